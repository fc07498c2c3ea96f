"""Where cards and powers meet: the table of section 4.9, row by row."""

import pytest

from .helpers import GAME, Table, lay, takes


def draw(table: Table, *fates: int) -> Table:
    """The same moment, with other fates in the hand of A than chance has given it."""
    position = table.position
    position["hands"][0] = list(fates)
    return Table(GAME.from_position(position))


def test_a_second_play_after_the_feast_may_have_to_go_to_the_hours() -> None:
    table = draw(lay("beast feast mirror huntress", A="1 2").play("A play_fate 1@feast"), 2, 6)
    table.play("A play_fate 6@hours of 2@hours 6@hours").expect(row="beast=6 feast=1 mirror huntress")


def test_the_feast_does_nothing_for_a_fate_from_the_hours() -> None:
    table = draw(lay("feast beast mirror huntress", A="1 2").play("A play_fate 1@feast"), 2, 6)
    table.play("A play_fate 2@hours").expect(row="feast=1,2 beast mirror huntress")
    assert (table.asked(), table.hand("A"), table.told("drew")) == ("B group_action", [6], [])


def test_the_wish_and_twice_give_three_predictions() -> None:
    table = lay("wish dawn key noble", A="4 5", faded="mirror", options={"multi_wrong_doom": "each"})
    table.play("A play_fate 4@wish").expect(predictions_left=2)
    table.play("B group_action use:mirror").expect(predictions_left=3)
    table.play("B group_action predict:1", "B group_again predict:2", "B group_again predict:5").expect(score=1, doom=2)


def test_nothing_is_higher_than_an_eight() -> None:
    table = lay("wish thief judge=7 prophet=7", A="1 7", faded="iron").play("A before_play_power use:iron")
    assert "1@prophet" not in table.offered("A")
    table.play("A play_fate 1@wish", "A thief_take pass of pass")
    assert takes("prophet", "1 7", visible="7") == "1"


@pytest.mark.parametrize(("pair", "accepted"), [("3 4", "3 4"), ("3 3", ""), ("6 6", ""), ("6 7", "6 7")])
def test_the_north_wind_reads_printed_hours_whatever_a_fate_counts(pair: str, accepted: str) -> None:
    assert takes("north_wind", pair) == accepted
    table = lay("north_wind blind_man chalice wish", A=pair, faded="iron").play("A before_play_power use:iron")
    found = {word[0] for word in table.offered("A") if word.endswith("@north_wind")}
    assert " ".join(sorted(found)) == accepted


@pytest.mark.parametrize(("pair", "accepted"), [("6 7", {"7@mirror"}), ("6 6", set()), ("5 7", set())])
def test_plus_1_and_the_mirror(pair: str, accepted: set[str]) -> None:
    table = lay("mirror blind_man chalice wish", A=pair, faded="iron").play("A before_play_power use:iron")
    assert {word for word in table.offered("A") if word.endswith("@mirror")} == accepted


@pytest.mark.parametrize("card", ["ash", "fall"])
def test_slow_does_nothing_for_cards_that_do_not_count_hours(card: str) -> None:
    """A 2 is played, which The Ash does not bear, and 7 is as much as The Fall bears above a 3."""
    table = lay(f"{card}=7 wish judge noble", A="2 3", faded="north_wind", doom=0).play("A play_fate 2@wish")
    table.play("B group_action use:north_wind", f"B slow_target {card}", "B group_action pass")
    table.expect(doom=2, bottom="north_wind")
    assert [line.split()[0] for line in table.told("faded")] == [card]


def test_slow_saves_its_host_in_the_turn_it_comes() -> None:
    table = lay("lord=1 dawn key noble", A="3 7", faded="north_wind").play("A play_fate 7@lord")
    table.play("B group_action use:north_wind", "B slow_target lord", "B group_action pass")
    table.expect(row="lord=1,7 dawn key noble", hours=[2, 0, 0, 0], faded="", doom=2)


@pytest.mark.parametrize("card", ["thief", "ash", "fall"])
def test_relocating_onto_a_card_that_does_not_accept(card: str) -> None:
    table = lay(f"noble=1 {card} judge lord", A="3 6", faded="feast").play("A before_play_power use:feast")
    table.play(f"A relocate_destination {card} of {card} judge lord").expect(row=f"noble {card}=1 judge lord")


def test_cycling_away_the_host_of_amplify() -> None:
    table = lay("judge beast=1 key=1 noble=1", A="2 3", faded="rider", under={"judge": "fall"}, deck="deep", doom=0)
    table.play("A before_play_power use:rider").expect(
        row="deep beast=1 key=1 noble=1", bottom="judge fall rider", doom=0, faded="", attached=[[], [], [], []]
    )


@pytest.mark.parametrize("pair", ["2 5", "5 6"])
def test_the_fate_just_played_may_be_discarded_if_it_is_lower(pair: str) -> None:
    low = pair.split()[0]
    table = lay("chalice beast judge noble", A=pair, faded="shore").play(f"A play_fate {low}@chalice")
    table.play(
        "A after_play_power use:shore of pass use:shore", f"A discard_lower_target {low}@chalice of {low}@chalice"
    )


def test_a_fate_just_played_that_is_not_lower_stays() -> None:
    table = lay("chalice beast judge noble", A="2 5", faded="shore").play("A play_fate 5@chalice")
    table.play("A after_play_power pass of pass").expect(row="chalice=5 beast judge noble")


def test_help_cannot_be_used_alone() -> None:
    assert "use:ash" not in lay("noble key judge lord", A="3 6", faded="ash").play("A play_fate 3@noble").offered("B")
    two = lay("noble key judge lord", A="3 6", faded="ash thief").play("A play_fate 3@noble")
    assert {"use:ash", "use:thief"} <= two.offered("B")


def test_the_thief_in_slot_0_gets_what_goes_to_the_hours_and_still_takes() -> None:
    table = lay("thief beast=5 mirror huntress", A="2 6", deck="deep").play("A play_fate 6@hours of 2@hours 6@hours")
    table.expect(row="thief=6 beast=5 mirror huntress")
    table.play("A thief_take 5@beast of 5@beast").expect(row="thief=5,6 beast mirror huntress")


def test_the_ash_stays_in_the_turn_it_comes() -> None:
    table = lay("beast judge key noble", A="1 2", deck="ash").play("A play_fate 1@beast", "B group_action pass")
    table.expect(row="ash judge key noble", faded="beast")


def test_exile_saves_the_host_of_amplify_after_its_points() -> None:
    table = lay("judge=6 beast key noble", A="1 3", faded="musicians dawn", under={"judge": "fall"}, doom=0)
    table.play("A play_fate 1@judge", "B group_action predict:3", "B exile_offer use:musicians")
    table.play("B exile_target 6@judge of 1@judge 6@judge")
    table.expect(score=2, doom=0, row="judge=1 beast key noble", exile=[6])
    assert table.position["attached"] == [["fall"], [], [], []]


# --- and some more ---


def test_within_2_speaks_of_the_last_fate_played() -> None:
    table = draw(lay("feast blind_man wish noble", A="1 5", faded="pallbearers").play("A play_fate 1@feast"), 5, 6)
    table.play("A play_fate 6@wish", "B group_action use:pallbearers")
    assert (table.told("asked_within"), table.possible("A")) == (["B 6 yes"], {4, 5, 6, 7})


def test_an_equal_fate_is_not_higher_for_the_chalice() -> None:
    table = lay("chalice dawn judge noble", A="4 4").play("A play_fate 4@chalice")
    assert (table.told("told_higher"), table.possible("A")) == (["A 4 no"], {1, 2, 3, 4})


@pytest.mark.parametrize(("hidden", "answer", "left"), [(4, "yes", {4, 5, 6, 7}), (3, "no", {1, 2, 3})])
def test_the_chalice_counts_one_higher_with_plus_1(hidden: int, answer: str, left: set[int]) -> None:
    table = lay("chalice blind_man wish imago", A=" ".join(map(str, sorted([4, hidden]))), faded="iron")
    table.play("A before_play_power use:iron", "A play_fate 4@chalice")
    assert (table.told("told_higher"), table.possible("A")) == ([f"A 4 {answer}"], left)


def test_the_thief_counts_one_higher_with_plus_1() -> None:
    table = lay("wish thief judge=6 noble=7", A="2 5", faded="iron").play("A before_play_power use:iron")
    table.play("A play_fate 2@wish", "A thief_take 7@noble of 7@noble")
    assert table.possible("A") == {1, 2, 3, 4, 5}


@pytest.mark.parametrize(("hidden", "answer", "left"), [(3, "yes", {1, 2, 3}), (4, "no", {4, 5, 6, 7})])
def test_the_fall_counts_one_higher_with_plus_1(hidden: int, answer: str, left: set[int]) -> None:
    """Eight is twice what a 3 counts then, and exactly enough."""
    table = lay("fall=3,5 blind_man wish imago", A=f"1 {hidden}", faded="iron").play("A before_play_power use:iron")
    table.play("A play_fate 1@wish")
    assert (table.told("announced"), table.possible("A")) == ([f"fall {answer}"], left)


@pytest.mark.parametrize(("shown", "told"), [(True, ["A 1"]), (False, [])])
def test_a_fate_that_was_not_found_may_go_back_unseen(shown: bool, told: list[str]) -> None:
    table = lay("wish key judge noble", A="1 7", options={"wrong_reveal": shown}).play("A play_fate 7@wish")
    table.play("B group_action predict:2", "B group_again pass")
    assert (table.told("showed"), table.hand("A")) == (told, [])
