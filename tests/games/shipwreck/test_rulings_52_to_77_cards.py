"""Rulings SW-52 to SW-77: single cards."""

from typing import Any

import pytest

from .helpers import Table, lay, takes

PAIRS = [f"{low} {high}" for low in range(1, 8) for high in range(low, 8)]
RAISED: dict[str, Any] = {"plus_one": True, "power_used": True}  # the power +1 has been used


def pairs_taken(card: str, **scene: Any) -> str:
    """All pairs of which a card takes at least one fate, as in section 9.1: "12 13 24"."""
    return " ".join(pair.replace(" ", "") for pair in PAIRS if takes(card, pair, **scene))


# --- SW-52 to SW-64: conditions ---


@pytest.mark.parametrize(("card", "taken"), [("dawn", "5"), ("midnight", "4")])
def test_sw_52_dawn_and_midnight_need_different_fates(card: str, taken: str) -> None:
    assert takes(card, "4 4") == ""
    assert takes(card, "4 5") == taken


def test_sw_53_the_engine_knows_the_factors_2_and_3_only() -> None:
    assert pairs_taken("engine") == "12 13 24 26 36"
    assert takes("engine", "2 6") == "2 6"


@pytest.mark.parametrize(
    ("pair", "visible", "taken"),
    [("2 5", "5 6", "2"), ("5 6", "5 6", "5 6"), ("2 2", "5 6", ""), ("5 5", "5", "5"), ("2 5", "", "")],
)
def test_sw_54_the_prophet_takes_a_fate_whose_partner_is_visible(pair: str, visible: str, taken: str) -> None:
    assert takes("prophet", pair, visible) == taken


@pytest.mark.parametrize(
    ("pair", "visible", "taken"),
    [("2 5", "5", ""), ("2 3", "5", "2 3"), ("2 2", "", ""), ("2 5", "2 5", "")],
)
def test_sw_55_the_rider_takes_two_values_that_are_new(pair: str, visible: str, taken: str) -> None:
    assert takes("rider", pair, visible) == taken


def test_sw_56_asunder_takes_no_equal_fates() -> None:
    assert takes("asunder", "4 4", "1") == ""
    assert takes("asunder", "2 5", "3") == "5"


@pytest.mark.parametrize(("pair", "taken"), [("3 7", "7"), ("3 3", ""), ("3 6", "3"), ("2 5", "2"), ("2 4", "")])
def test_sw_57_fortune_takes_neither_equal_odd_fates_nor_even_ones(pair: str, taken: str) -> None:
    assert takes("fortune", pair) == taken


def test_sw_58_iron_without_fates_takes_either_or_by_option_nothing() -> None:
    assert takes("iron", "1 1") == "1"
    assert takes("iron", "3 6") == "3 6"
    closed = {"iron_empty": "closed"}
    assert takes("iron", "3 6", options=closed) == ""
    assert takes("iron", "3 6", own="2", options=closed) == "3 6"


def test_sw_59_iron_with_a_7_takes_nothing_but_beside_a_raised_7() -> None:
    assert pairs_taken("iron", own="7") == ""
    assert takes("iron", "2 7", own="7", **RAISED) == "2"


def test_sw_60_the_ghost_takes_everything_while_nothing_is_visible() -> None:
    assert all(takes("ghost", pair) == " ".join(sorted(set(pair.split()))) for pair in PAIRS)
    assert takes("ghost", "2 7", "3") == ""
    assert takes("ghost", "3 3", "3") == "3"


@pytest.mark.parametrize(
    ("pair", "visible", "taken"),
    [("1 3", "3 5", "1 3"), ("2 2", "3 5", "2"), ("3 7", "1 1 4", "3 7"), ("4 7", "1 1 4", ""), ("1 3", "", "1 3")],
)
def test_sw_61_the_lantern_counts_every_visible_fate(pair: str, visible: str, taken: str) -> None:
    assert takes("lantern", pair, visible) == taken


@pytest.mark.parametrize(
    ("pair", "visible", "by_values", "by_tokens"),
    [
        ("3 5", "4 4", "3 5", ""),
        ("3 5", "4", "3 5", "3 5"),
        ("2 6", "3 5", "", ""),
        ("2 6", "2", "", ""),
        ("2 6", "6", "", ""),
        ("2 6", "2 4 6", "2 6", "2 6"),
    ],
)
def test_sw_62_the_passage_counts_values_strictly_between_or_by_option_fates(
    pair: str, visible: str, by_values: str, by_tokens: str
) -> None:
    by_token = {"passage_counts": "tokens"}
    assert takes("passage", pair, visible) == by_values
    assert takes("passage", pair, visible, options=by_token) == by_tokens


@pytest.mark.parametrize(
    ("pair", "visible", "taken"),
    [("4 7", "", "4 7"), ("2 5", "4", "2 5"), ("3 3", "4", ""), ("1 1", "4 5", ""), ("4 7", "1", "4 7")],
)
def test_sw_63_the_musicians_add_one_visible_fate_at_most(pair: str, visible: str, taken: str) -> None:
    assert takes("musicians", pair, visible) == taken


@pytest.mark.parametrize(("pair", "taken"), [("3 4", "3 4"), ("4 7", "4 7"), ("1 7", ""), ("1 2", ""), ("3 3", "")])
def test_sw_64_the_north_wind_goes_by_the_printed_hours(pair: str, taken: str) -> None:
    assert takes("north_wind", pair) == taken
    assert takes("north_wind", pair, **RAISED) == taken  # the raised fate keeps its printed hours


def test_sw_64_hours_that_count_less_on_other_cards_change_nothing() -> None:
    table = lay("north_wind imago=7 dawn shore", A="4 7")
    assert {"4@north_wind", "7@north_wind"} <= table.offered("A")


# --- SW-65 to SW-70: cards that do something when played on ---


@pytest.mark.parametrize(("pair", "answer"), [("4 5", "yes"), ("4 4", "no"), ("3 4", "no")])
def test_sw_65_the_chalice_calls_an_equal_fate_not_higher(pair: str, answer: str) -> None:
    table = lay("chalice dawn key shore", A=pair).play("A play_fate 4@chalice")
    assert table.told("told_higher") == [f"A 4 {answer}"]
    assert table.possible("A") == ({5, 6, 7} if answer == "yes" else {1, 2, 3, 4})


def test_sw_66_the_chalice_compares_the_raised_fate() -> None:
    table = lay("chalice dawn key shore", faded="iron", A="4 4")
    table.play("A before_play_power use:iron", "A play_fate 4@chalice")
    assert table.told("told_higher") == ["A 4 yes"]
    assert table.possible("A") == {4, 5, 6, 7}  # everybody knows that +1 was used
    assert table.view["plus_one"] is True


def test_sw_67_the_feast_takes_no_second_fate_in_a_turn() -> None:
    table = lay("feast dawn judge shore", A="2 5", bag="6").play("A play_fate 2@feast")
    table.play("A play_fate 6@dawn of 6@dawn").expect(row="feast=2 dawn=6 judge shore")
    assert table.asked() == "B group_action"


def test_sw_67_the_feast_is_open_again_in_a_later_turn() -> None:
    table = lay("feast dawn judge shore", A="2 5", B="3", bag="6 6").play("A play_fate 2@feast", "A play_fate 6@dawn")
    table.play("B group_action pass", "B play_fate 3@feast of 3@feast 6@feast 6@dawn")


def test_sw_67_fates_may_still_be_moved_to_the_feast() -> None:
    table = lay("feast dawn=4 judge shore", faded="lantern", A="2 5", bag="6")
    table.play("A before_play_power pass", "A play_fate 2@feast", "A before_play_power use:lantern")
    table.play("A relocate_source 4@dawn", "A relocate_destination feast of feast judge shore")
    table.expect(row="feast=2,4 dawn judge shore")


def test_sw_68_powers_before_a_play_are_offered_before_each_play() -> None:
    table = lay("feast dawn judge shore", faded="iron key", A="2 5", bag="6")
    table.play("A before_play_power pass of pass use:iron", "A play_fate 2@feast")
    table.play("A before_play_power pass of pass use:iron", "A play_fate 6@dawn")
    table.play("A after_play_power pass of pass use:key")
    assert table.asked() == "B group_action"


def test_sw_68_but_only_one_is_used_in_the_turn() -> None:
    table = lay("feast dawn judge shore", faded="iron ghost key", A="2 5", bag="6")
    table.play("A before_play_power use:ghost of pass use:iron use:ghost", "A play_fate 2@feast", "A play_fate 6@judge")
    assert table.asked() == "B group_action"


@pytest.mark.parametrize(("multi_wrong_doom", "doom"), [("once", 3), ("each", 5)])
def test_sw_69_the_wish_and_twice_make_three_predictions_that_are_one_for_the_doom(
    multi_wrong_doom: str, doom: int
) -> None:
    options = {"multi_wrong_doom": multi_wrong_doom}
    table = lay("wish dawn judge shore", faded="mirror", A="1 7", options=options)
    table.play("A play_fate 1@wish").expect(predictions_left=2)
    table.play("B group_action use:mirror").expect(predictions_left=3)
    table.play("B group_action predict:1", "B group_again predict:2", "B group_again predict:3").expect(doom=doom)


@pytest.mark.parametrize(
    ("fates", "hours", "stays"), [("7,7", 2, True), ("7,7,7", 3, False), ("4,7", 3, False), ("4", 2, True)]
)
def test_sw_70_a_7_counts_one_hour_on_the_imago(fates: str, hours: int, stays: bool) -> None:
    table = lay(f"imago={fates} dawn judge shore", A="1 5").expect(hours=[hours, 0, 0, 0])
    table.play("A play_fate 1@judge", "B group_action pass")
    assert ("imago" in table.position["row"]) == stays


def test_sw_70_elsewhere_a_7_counts_three() -> None:
    lay("imago dawn=7 judge shore", A="1 5").expect(hours=[0, 3, 0, 0])


# --- SW-71 to SW-75: The Ash and The Fall ---


def test_sw_71_the_ash_takes_every_7_and_nothing_else() -> None:
    assert pairs_taken("ash") == "17 27 37 47 57 67 77"
    assert {takes("ash", f"{value} 7") for value in range(1, 8)} == {"7"}


@pytest.mark.parametrize(("value", "stays"), [(1, False), (2, False), (3, True)])
def test_sw_71_the_ash_is_due_when_a_1_or_2_was_played(value: int, stays: bool) -> None:
    table = lay("imago ash dawn shore", A=f"{value}+5").play(f"A play_fate {value}@imago")
    assert table.told("announced") == [f"ash {'no' if stays else 'yes'}"]
    table.play("B group_action pass")
    assert ("ash" in table.position["row"]) == stays


def test_sw_71_a_play_on_the_hours_counts() -> None:
    table = lay("noble mirror ash leviathan", A="2 6").play("A play_fate 2@hours", "B group_action pass")
    table.expect(faded="ash", doom=4)


def test_sw_71_both_plays_of_a_turn_with_the_feast_count() -> None:
    table = lay("feast beast ash shore", A="2 5", bag="6", doom=0).play("A play_fate 2@feast", "A play_fate 6@beast")
    table.play("B group_action pass").expect(faded="beast ash", doom=4)


def test_sw_71_fates_that_are_merely_moved_do_not_count() -> None:
    table = lay("imago=1 ash dawn shore", faded="lantern", A="3 7").play("A before_play_power use:lantern")
    table.play("A relocate_destination shore", "A play_fate 3@imago", "B group_action pass")
    assert "ash" in table.position["row"]
    table = lay("imago=2 ash thief judge", A="1 3").play("A play_fate 3@judge", "A thief_take 2@imago")
    table.play("B group_action pass")
    assert "ash" in table.position["row"]


def test_sw_72_an_ash_that_comes_late_waits_for_the_plays_of_the_next_turn() -> None:
    table = lay("beast dawn imago shore", deck="ash", A="1 2", B="3", bag="6 1").play("A play_fate 1@beast")
    table.play("B group_action pass").expect(row="ash dawn imago shore")
    table.play("B play_fate 3@imago", "A group_action pass").expect(row="ash dawn imago=3 shore")


def test_sw_73_the_fall_is_due_from_twice_the_hidden_fate_on() -> None:
    table = lay("fall=1 key dawn shore", A="3 5").play("A play_fate 5@fall")
    assert table.told("announced") == ["fall yes"]


@pytest.mark.parametrize(("hidden", "answer"), [(3, "yes"), (4, "no")])
def test_sw_73_whether_the_fall_is_due_is_told_before_the_group_acts(hidden: int, answer: str) -> None:
    table = lay("fall=3 key dawn shore", A=f"{hidden}+4")
    table.play(f"A play_fate {'new' if hidden == 4 else ''}4@fall")
    assert table.told("announced") == [f"fall {answer}"]
    assert table.asked() == "B group_action"
    assert table.possible("A") == ({1, 2, 3} if answer == "yes" else {4, 5, 6, 7})


def test_sw_73_it_is_tested_again_at_the_end_of_the_turn() -> None:
    table = lay("fall=3 judge dawn shore", faded="musicians noble", A="3 4").play("A play_fate 4@fall")
    assert table.told("announced") == ["fall yes"]
    table.play("B group_action predict:3", "B exile_offer use:musicians", "B exile_target 4@fall")
    table.expect(row="fall=3 judge dawn shore", faded="")


def test_sw_73_by_option_nothing_is_told_before() -> None:
    options = {"fall_check": "fade_only"}
    table = lay("fall=3 key dawn shore", A="3 4", options=options).play("A play_fate 4@fall")
    assert table.told("announced") == []
    assert table.possible("A") == {1, 2, 3, 4, 5, 6, 7}
    table.play("B group_action pass")
    assert "fall" not in table.position["row"]
    assert table.possible("A") == {1, 2, 3}


@pytest.mark.parametrize(("hidden", "stays"), [(3, False), (4, True)])
@pytest.mark.parametrize("prediction", ["predict:3", "predict:4", "predict:7"])
def test_sw_74_the_value_is_remembered_after_a_prediction(hidden: int, stays: bool, prediction: str) -> None:
    table = lay("fall=3 key dawn shore", A=f"{hidden}+4")
    table.play(f"A play_fate {'new' if hidden == 4 else ''}4@fall", f"B group_action {prediction}")
    assert ("fall" in table.position["row"]) == stays


def test_sw_75_the_fall_without_fates_is_never_due() -> None:
    table = lay("fall key dawn shore", A="1 7").play("A play_fate 7@shore")
    assert table.told("announced") == ["fall no"]
    table.play("B group_action pass")
    assert "fall" in table.position["row"]


# --- SW-76, SW-77: The Thief ---


def thieving(hidden: int, **scene: Any) -> Table:
    """Vector T-27: a 3, a 5 and the 4 just played lie on other cards."""
    table = lay("imago=3 judge=5 thief captain", A=f"{hidden}+4", **scene)
    return table.play(f"A play_fate {'new' if hidden == 4 else ''}4@imago")


@pytest.mark.parametrize(
    ("hidden", "options"),
    [(2, "3@imago 4@imago 5@judge"), (3, "4@imago 5@judge"), (4, "5@judge"), (5, "pass"), (7, "pass")],
)
def test_sw_76_the_thief_must_take_a_fate_higher_than_the_hidden_one(hidden: int, options: str) -> None:
    table = thieving(hidden)
    assert table.offered("A") == set(options.split())


def test_sw_76_the_fate_lies_on_the_thief_from_then_on() -> None:
    table = thieving(3).play("A thief_take 4@imago").expect(row="imago=3 judge=5 thief=4 captain")
    assert table.told("thief_took") == ["A 4 imago"]
    table.play("B group_action pass").expect(faded="thief")  # two hours, its duration


def test_sw_76_it_takes_nothing_from_itself() -> None:
    table = lay("imago=5 judge thief=7 captain", A="3+4").play("A play_fate 4@imago")
    assert table.offered("A") == {"4@imago", "5@imago"}


def test_sw_76_a_raised_fate_counts_one_higher() -> None:
    assert thieving(2, **RAISED).offered("A") == {"4@imago", "5@judge"}
    assert thieving(7, **RAISED).offered("A") == {"pass"}


def test_sw_76_it_takes_once_after_the_last_play() -> None:
    table = lay("feast dawn thief judge", A="2 5", bag="6").play("A play_fate 2@feast", "A play_fate 6@dawn")
    table.play("A thief_take 6@dawn of 6@dawn").expect(row="feast=2 dawn thief=6 judge")
    assert table.asked() == "B group_action"


def test_sw_76_it_takes_also_when_the_play_came_to_it_from_the_hours() -> None:
    table = lay("thief beast=7 leviathan mirror", A="4 6").play("A play_fate 4@hours")
    table.play("A thief_take 7@beast of 7@beast").expect(row="thief=4,7 beast leviathan mirror")


def test_sw_77_the_question_is_put_even_if_nothing_can_be_taken() -> None:
    table = thieving(7)
    assert table.asked() == "A thief_take"
    assert table.match.view(1)["deciders"] == table.match.view()["deciders"] == [0]
    table.play("A thief_take pass of pass").expect(row="imago=3,4 judge=5 thief captain")
    assert table.told("thief_took_nothing") == ["A"]


def test_sw_77_others_see_the_same_question_whatever_can_be_taken() -> None:
    views = [thieving(hidden).match.view(1) for hidden in (2, 4, 7)]
    assert views[0] == views[1] == views[2]


def test_sw_77_without_a_fate_on_another_card_nothing_is_asked() -> None:
    table = lay("thief beast leviathan mirror", A="4 6").play("A play_fate 4@hours")
    assert table.asked() == "B group_action"
