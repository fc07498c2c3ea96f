"""Rulings SW-78 to SW-94: powers, mistakes, and what allies may show."""

from typing import Any

import pytest

from cartomante.bots import make_bot
from cartomante.core.errors import IllegalAction

from .helpers import EVERY_PREDICTION, Table, lay

QUESTIONS = ("asked_values", "asked_higher", "asked_same", "asked_within")


# --- SW-78: illegal plays cannot happen; a turn can only be forfeited by leaving ---


def test_sw_78_an_illegal_play_is_refused_and_changes_nothing() -> None:
    table = lay("deep key judge shore", A="2 3")
    before = table.match.fingerprint()
    for action in set(range(1, 11)) - set(table.match.legal_actions(0)):
        with pytest.raises(IllegalAction):
            table.match.apply(action, 0)
    assert table.match.fingerprint() == before


def test_sw_78_who_leaves_after_the_play_forfeits_the_turn() -> None:
    table = lay("deep key=4 judge shore", A="2 3", B="", C="").play("A play_fate 2@deep").aside("A leave")
    assert table.told("forfeited") == ["A"]
    assert table.told("returned_unseen") == ["A 1"]
    assert table.told("showed") == table.told("predicted") == table.told("doom_grew") == []
    table.expect(row="deep=2 key=4 judge shore", order=[1, 2], doom=2)
    assert table.asked() == "B play_fate"
    assert table.hand("A") == []


def test_sw_78_cards_fade_at_the_end_of_a_forfeited_turn() -> None:
    table = lay("deep beast judge shore", A="2 3", B="", C="").play("A play_fate 2@beast").aside("A leave")
    table.expect(faded="beast", doom=4)


def test_sw_78_who_leaves_before_the_play_takes_both_fates_along() -> None:
    table = lay("deep key judge shore", A="2 3", B="", C="").aside("A leave")
    assert table.told("returned_unseen") == ["A 2"]
    table.expect(row="deep key judge shore", bag=19)  # and B has drawn two


# --- SW-79: throwing one's own fate away ---


def with_fives(visible: int, **scene: Any) -> Table:
    """A hides a 6; B holds a 5, of which so many other copies lie in the row."""
    row = "key judge=5 dawn=5 stranger=2" if visible == 2 else "key judge=5 dawn stranger=2"
    return lay(row, **{"A": "3 6", "B": "5", "C": ""} | scene).play("A play_fate 3@key")


def test_sw_79_the_last_copy_may_be_thrown_away_to_prove_it() -> None:
    table = with_fives(2)
    assert table.possible("A") == {4, 5, 6}
    table.play("B group_action reveal:A")
    assert table.told("revealed") == ["B 5"]
    assert table.hand("B") == []
    assert table.copies(5) == 1
    assert table.possible("A") == {4, 6}


def test_sw_79_only_who_can_account_for_all_three_copies_may() -> None:
    assert "reveal:A" not in with_fives(1).offered("B")
    assert "reveal:A" in with_fives(1, exile=[5]).offered("B")
    assert "reveal:A" not in with_fives(2, B="7").offered("B")


def test_sw_79_never_the_active_player() -> None:
    table = lay("key judge=6 dawn=6 stranger=2", A="3 6", B="").play("A play_fate 3@key")
    assert "reveal:A" not in table.asides("A")


def test_sw_79_it_costs_nothing_and_is_no_proposal() -> None:
    table = with_fives(2, faded="noble").play("B group_action reveal:A").expect(power_used=False, doom=2)
    assert table.asked() == "B group_action"
    assert {"use:noble", *EVERY_PREDICTION.split()} <= table.offered("B")


def test_sw_79_a_proposal_that_is_being_voted_on_is_dropped_without_being_rejected() -> None:
    table = with_fives(2, B="", C="5").play("B group_action predict:4", "C group_vote reveal:A")
    assert table.told("rejected") == []
    assert table.asked() == "B group_action"
    table.expect(proposal=None, offers=[])
    table.play("B group_action predict:6", "C group_vote agree").expect(score=1)


def test_sw_79_a_new_proposal_is_private_until_it_is_complete() -> None:
    table = with_fives(2, B="", C="5", faded="midnight").play("B group_action predict:4", "C group_vote reveal:A")
    table.play("B group_action use:midnight")
    assert table.asked() == "B higher_than_number"
    table.expect(proposal=None)


def test_sw_79_any_ally_may_at_any_moment_of_the_group_phase() -> None:
    table = with_fives(2, B="", C="5")
    assert "reveal:A" in table.asides("C")
    table.aside("C reveal:A")
    assert table.asked() == "B group_action"
    assert table.hand("C") == []
    assert "reveal:A" not in lay("key judge=5 dawn=5 shore", A="3 6", B="5").asides("B")  # before the play


def test_sw_79_until_the_outcome_is_settled() -> None:
    table = with_fives(2, B="5", C="7", faded="mirror musicians noble").play("B group_action use:mirror")
    table.play("C group_vote agree", "B group_action predict:4", "C group_vote agree")
    assert table.asked() == "B group_again"
    assert "reveal:A" in table.offered("B")
    table = with_fives(2, B="5", C="7", faded="musicians noble").play("B group_action predict:6", "C group_vote agree")
    table.play("B exile_offer use:musicians of pass use:musicians")
    assert "reveal:A" not in table.asides("B")


@pytest.mark.parametrize(("option", "may"), [("any", True), ("off", False)])
def test_sw_79_by_option_any_fate_may_be_thrown_away_or_none(option: str, may: bool) -> None:
    for visible in (1, 2):
        assert ("reveal:A" in with_fives(visible, options={"reveal_discard": option}).offered("B")) == may


# --- SW-80 to SW-83: powers of the active player ---


def test_sw_80_a_cycled_card_goes_under_the_deck_and_gives_no_power() -> None:
    table = lay("dawn key mirror shore=2", faded="rider", deck="noble", A="1 7")
    table.play("A before_play_power use:rider", "A cycle_target mirror of dawn key mirror")
    table.expect(row="dawn key noble shore=2", bottom="mirror rider", faded="", doom=2)
    assert table.asked() == "A play_fate"


def test_sw_80_it_needs_a_card_without_fates() -> None:
    table = lay("dawn=3 key=1 imago=2 shore=2", faded="rider", A="1 7")
    assert table.asked() == "A play_fate"


def test_sw_81_a_fate_is_relocated_whatever_the_condition() -> None:
    table = lay("thief dawn=3 key shore", faded="feast", A="1 7").play("A before_play_power use:feast")
    table.play("A relocate_destination thief of thief key shore").expect(row="thief=3 dawn key shore")


def test_sw_81_it_may_make_the_new_card_due() -> None:
    table = lay("dawn=3 key beast shore", faded="feast", A="1 7").play("A before_play_power use:feast")
    table.play("A relocate_destination beast", "A play_fate 7@shore", "B group_action pass")
    table.expect(faded="beast", doom=4)


def test_sw_81_equal_fates_on_one_card_are_one_option() -> None:
    table = lay("dawn=3,3 key=1 judge shore", faded="feast", A="1 7").play("A before_play_power use:feast")
    table.play("A relocate_source 3@dawn of 3@dawn 1@key", "A relocate_destination key of key judge shore")
    table.expect(row="dawn=3 key=1,3 judge shore")


def test_sw_82_cards_use_the_raised_value_and_predictions_the_printed_one() -> None:
    table = lay("key dawn judge shore", faded="iron", A="2 4")
    table.play("A before_play_power use:iron", "A play_fate 4@key of 2@key 4@key 4@dawn")
    assert table.possible("A") == {2, 3, 4}
    table.play("B group_action predict:2").expect(score=1)


def test_sw_82_it_lasts_for_the_turn() -> None:
    table = (
        lay("key dawn judge shore", faded="iron", A="2 4").play("A before_play_power use:iron").expect(plus_one=True)
    )
    table.play("A play_fate 4@key", "B group_action pass").expect(plus_one=False)


@pytest.mark.parametrize(("hidden", "answer"), [(2, "yes"), (3, "no")])
def test_sw_82_the_fall_uses_the_raised_value(hidden: int, answer: str) -> None:
    table = lay("fall=3 dawn judge shore", faded="iron", A=f"{hidden}+4").play("A before_play_power use:iron")
    table.play("A play_fate 4@fall")
    assert table.told("announced") == [f"fall {answer}"]


@pytest.mark.parametrize(("fates", "played", "answer"), [("2+6", 2, "yes"), ("2+6", 6, "no"), ("2 6", 2, "no")])
def test_sw_83_old_tells_whether_the_last_fate_played_was_held_before(fates: str, played: int, answer: str) -> None:
    table = lay("imago dawn judge shore", faded="key", A=fates).play(f"A play_fate {played}@imago")
    table.play("A after_play_power use:key of pass use:key")
    assert table.told("told_old") == [f"A {answer}"]


def test_sw_83_a_fate_kept_from_the_own_turn_before_is_old() -> None:
    table = lay("imago dawn judge shore", faded="key", A="1 7", B="2", bag="6 6")
    table.play("A play_fate 7@shore", "A after_play_power pass", "B group_action pass")
    table.play("B play_fate 2@imago", "B after_play_power pass", "A group_action pass")
    table.play("A play_fate 1@imago", "A after_play_power use:key")
    assert table.told("told_old") == ["A yes"]


@pytest.mark.parametrize(
    ("fates", "first", "last", "answer"),
    [("2+5", 5, 2, "yes"), ("2+5", 5, 6, "no"), ("2+5", 2, 5, "no"), ("2 5", 2, 5, "no")],
)
def test_sw_83_a_fate_drawn_earlier_in_the_turn_is_new(fates: str, first: int, last: int, answer: str) -> None:
    table = lay("feast imago dawn shore", faded="key", A=fates, bag="6").play(f"A play_fate {first}@feast")
    table.play(f"A play_fate {last}@imago", "A after_play_power use:key")
    assert table.told("told_old") == [f"A {answer}"]


# --- SW-84: what allies may show ---


def before_the_group(own: int, **scene: Any) -> Table:
    table = lay("key dawn=6 mirror shore", faded="judge midnight", A="3 5", B=str(own), **scene)
    return table.play("A play_fate 3@key")


def test_sw_84_a_bot_does_not_use_its_own_fate_in_the_group() -> None:
    """What the rules describe as the reference bot, whatever it holds itself."""
    choices = {make_bot("reference").choose(before_the_group(own).match, 1) for own in range(1, 8)}
    assert len(choices) == 1


@pytest.mark.parametrize("hints", ["logical", "cooperative", "bayes"])
def test_sw_84_hint_panels_use_what_is_public_only(hints: str) -> None:
    shown = [before_the_group(own, options={"hints": hints}).match.view(1)["table"]["hints"] for own in range(1, 8)]
    assert all(panel == shown[0] for panel in shown)
    assert shown[0]["possible"] == [4, 5, 6]


def test_sw_84_a_private_belief_uses_the_own_fate() -> None:
    table = lay("key judge=5 dawn=5 stranger=2", A="3 6", B="5").play("A play_fate 3@key")
    assert table.possible("A") == {4, 5, 6}
    assert table.possible("A", "B") == {4, 6}


# --- SW-85 to SW-90: what single powers do ---


def test_sw_85_the_fate_just_played_may_be_discarded() -> None:
    table = lay("belltower=2 key dawn shore=6", faded="leviathan", A="1 5").play("A play_fate 1@belltower")
    table.play("A after_play_power use:leviathan", "A discard_lower_target 1@belltower of 1@belltower 2@belltower")
    table.expect(row="belltower=2 key dawn shore=6", bottom="leviathan")
    assert table.copies(1) == 3
    assert table.possible("A") == {2, 5}  # Belltower: a sum of 3, 6, 9 or 12; and higher than the 1


@pytest.mark.parametrize(("hidden", "answer"), [(2, "yes"), (6, "yes"), (1, "no"), (7, "no")])
def test_sw_86_within_2_compares_the_hidden_fate_with_the_one_played(hidden: int, answer: str) -> None:
    table = lay("imago dawn key shore", faded="pallbearers", A=f"{hidden}+4").play("A play_fate 4@imago")
    table.play("B group_action use:pallbearers")
    assert table.told("asked_within") == [f"B 4 {answer}"]


def test_sw_86_the_last_fate_played_counts() -> None:
    table = lay("feast imago dawn shore", faded="pallbearers", A="1 5", bag="6").play("A play_fate 1@feast")
    table.play("A play_fate 6@imago", "B group_action use:pallbearers")
    assert table.told("asked_within") == ["B 6 yes"]


def test_sw_87_same_names_a_visible_value() -> None:
    table = lay("dawn=5 key=3,3 judge shore", faded="asunder", A="1 7").play("A play_fate 7@shore")
    table.play("B group_action use:asunder", "B same_value 3 of 3 5 7")
    assert table.told("asked_same") == ["B 3 no"]
    table = lay("dawn=3 key mirror=1 shore", faded="passage", A="1 7").play("A play_fate 7@shore")
    table.play("B group_action use:passage", "B same_value 1")
    assert table.told("asked_same") == ["B 1 yes"]


@pytest.mark.parametrize("hidden", range(1, 8))
def test_sw_88_help_gives_one_answer_for_2_and_6(hidden: int) -> None:
    table = lay("imago dawn key shore", faded="ash noble", A=f"{hidden}+4")
    table.play(f"A play_fate {'new' if hidden == 4 else ''}4@imago", "B group_action use:ash")
    assert [answer for kind in QUESTIONS for answer in table.told(kind)] == [
        f"B 2,6 {'yes' if hidden in (2, 6) else 'no'}"
    ]


def test_sw_89_slow_counts_at_once() -> None:
    table = lay("stranger dawn key shore", faded="north_wind", A="2 7").play("A play_fate 7@stranger")
    table.expect(hours=[3, 0, 0, 0]).play("B group_action use:north_wind", "B slow_target stranger")
    table.expect(hours=[1, 0, 0, 0]).play("B group_action pass").expect(row="stranger=7 dawn key shore", doom=2)
    assert table.position["attached"][0] == ["north_wind"]


def test_sw_89_slow_stays_until_its_host_leaves_the_row() -> None:
    table = lay("stranger=7,7 dawn key shore", under={"stranger": "north_wind"}, A="2 7", B="", deck="noble")
    table.play("A play_fate 7@stranger", "B group_action pass")
    table.expect(row="noble dawn key shore", faded="stranger", bottom="north_wind")
    assert table.position["attached"] == [[], [], [], []]


@pytest.mark.parametrize(("score", "next_question"), [(5, "B exile_offer"), (6, "")])
def test_sw_90_exile_is_not_offered_at_the_seventh_point(score: int, next_question: str) -> None:
    table = lay("dawn judge key shore", faded="musicians noble", A="1 7", score=score).play("A play_fate 7@shore")
    table.play("B group_action predict:1").expect(score=score + 1)
    assert table.asked() == next_question


# --- SW-91 to SW-93: amplify ---


def amplified(**scene: Any) -> Table:
    """The Judge carries `amplify` and is due after the play; The Beast is due as well."""
    table = lay("judge=1,2 beast=1 dawn shore", under={"judge": "fall"}, A="3 5", **scene)
    return table.play("A play_fate 3@judge")


def test_sw_91_each_fading_that_costs_doom_costs_three() -> None:
    table = amplified(doom=0).play("B group_action pass").expect(doom=6, faded="judge beast", bottom="fall")
    assert table.told("doom_grew") == ["3 3", "3 6"]


def test_sw_91_fadings_that_cost_nothing_still_cost_nothing() -> None:
    amplified(doom=4).play("B group_action predict:5").expect(doom=4, score=2, faded="judge beast")


def test_sw_92_a_wrong_prediction_still_costs_one() -> None:
    table = amplified(doom=0).play("B group_action predict:6")
    assert table.told("doom_grew") == ["1 1", "3 4", "3 7"]


def test_sw_93_points_are_doubled_if_the_host_is_due_when_they_are_given() -> None:
    amplified(doom=0).play("B group_action predict:5").expect(score=2)
    table = lay("judge=1 beast dawn shore", under={"judge": "fall"}, A="3 5").play("A play_fate 3@judge")
    table.play("B group_action predict:5").expect(score=1)


def test_sw_93_the_points_stay_if_exile_saves_the_host() -> None:
    table = amplified(doom=0, faded="musicians noble").play("B group_action predict:5")
    table.play("B exile_offer use:musicians", "B exile_target 3@judge").expect(score=2, doom=0, faded="beast")
    assert table.position["attached"][0] == ["fall"]


def test_sw_93_doom_is_raised_only_if_the_host_is_due_at_the_end() -> None:
    """`slow` keeps The Judge from being due: The Beast costs two."""
    table = lay("judge=4 beast=1 dawn shore", under={"judge": "fall"}, faded="north_wind", A="3 5", doom=0)
    table.play("A play_fate 3@judge", "B group_action use:north_wind", "B slow_target judge", "B group_action pass")
    table.expect(doom=2, faded="beast")


# --- SW-94: powers without a target ---


def test_sw_94_the_window_opens_on_public_facts_and_the_list_is_private() -> None:
    table = lay("key dawn=5 judge imago", faded="shore", A="3 7").play("A play_fate 7@imago")
    assert table.offered("A") == {"pass"}
    other = lay("key dawn=5 judge imago", faded="shore", A="6 7").play("A play_fate 7@imago")
    assert other.offered("A") == {"pass", "use:shore"}
    assert table.match.view(1) == other.match.view(1)


def test_sw_94_a_power_that_nothing_public_allows_is_offered_to_nobody() -> None:
    table = lay("key dawn judge shore", faded="thief", A="1 7").play("A play_fate 7@shore")
    assert table.offered("B") == {"pass", *EVERY_PREDICTION.split()}  # help has nothing to be paid with
    table = lay("dawn key judge shore", faded="feast", A="1 7")
    assert table.asked() == "A play_fate"  # there is no fate to relocate


def test_sw_94_exile_needs_something_to_pay_with() -> None:
    table = lay("dawn judge key shore", faded="musicians", A="1 7").play("A play_fate 7@shore")
    table.play("B group_action predict:1")
    assert table.asked() == "B play_fate"
