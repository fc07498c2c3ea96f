"""Rulings SW-13 to SW-27: drawing and playing."""

import pytest

from cartomante.core.errors import IllegalAction

from .helpers import EVERY_PREDICTION, lay, takes

CLOSED_TO_46 = "beast engine leviathan servant"


# --- SW-13, SW-14: every turn has its fates and its play ---


def test_sw_13_an_empty_bag_gets_the_fate_that_has_been_visible_longest() -> None:
    table = lay("fall ash dawn shore", fates=[[1, 5], [0, 6], [2, 3]], A="", B="", bag="")
    assert table.told("bag_empty") == ["5 ash", "6 fall"]
    assert table.hand("A") == [5, 6]
    table.expect(row="fall ash dawn=3 shore", bag=0)


def test_sw_13_moving_a_fate_does_not_make_it_younger() -> None:
    table = lay("imago ash dawn shore", fates=[[1, 5], [0, 6]], faded="lantern", A="1 7", B="4", bag="")
    table.play("A before_play_power use:lantern", "A relocate_source 5@ash", "A relocate_destination dawn")
    table.play("A play_fate 7@shore", "B group_action pass")
    assert table.told("bag_empty") == ["5 dawn"]
    assert table.hand("B") == [4, 5]


def test_sw_13_a_bag_that_is_not_empty_needs_no_help() -> None:
    table = lay("fall=6 ash=5 dawn shore", A="", bag="1 2")
    assert table.hand("A") == [1, 2]
    assert table.told("bag_empty") == []


@pytest.mark.parametrize("row", ["dawn key judge shore", CLOSED_TO_46])
def test_sw_14_nobody_may_decline_to_play(row: str) -> None:
    table = lay(row, A="4 6")
    assert "pass" not in table.offered("A")
    with pytest.raises(IllegalAction):
        table.match.apply(0, 0)


# --- SW-15 to SW-18: The Hours ---


def test_sw_15_the_hours_are_open_only_if_no_card_takes_either_fate() -> None:
    lay(CLOSED_TO_46, A="4 6").play("A play_fate 6@hours of 4@hours 6@hours")
    lay(CLOSED_TO_46, A="4 4").play("A play_fate 4@hours of 4@hours")
    lay(CLOSED_TO_46, A="3 5").play("A play_fate 3@servant of 3@servant")  # one card for one of the fates is enough


def test_sw_16_a_fate_on_the_hours_moves_to_slot_0_at_once() -> None:
    table = lay(CLOSED_TO_46, A="4 6", faded="asunder").play("A play_fate 4@hours")
    table.expect(row="beast=4 engine leviathan servant", plays=[[4, -1]])
    assert table.told("played_on_hours") == ["A 4 beast ?"]
    table.play("B group_action use:asunder", "B group_action pass")  # the 4 is visible: Same? asks about it by itself
    assert table.told("asked_same") == ["B 4 no"]
    assert table.told("faded") == ["beast 4"]


def test_sw_17_the_card_in_slot_0_need_not_accept_what_comes_from_the_hours() -> None:
    assert takes("beast", "4 6") == ""
    lay(CLOSED_TO_46, A="4 6").play("A play_fate 6@hours").expect(row="beast=6 engine leviathan servant")


def test_sw_17_the_card_in_slot_0_does_nothing_with_what_comes_from_the_hours() -> None:
    """The second play of the turn reaches The Feast by The Hours: nothing is drawn, nothing is played again."""
    table = lay("feast engine leviathan mirror", A="4 6", bag="4").play("A play_fate 4@feast")
    table.play("A play_fate 6@hours of 4@hours 6@hours")
    assert table.asked() == "B group_action"
    assert table.told("drew") == ["A 1 ?"]
    table.expect(row="feast=4,6 engine leviathan mirror")


def test_sw_18_a_power_may_take_the_last_play_away() -> None:
    table = lay("beast engine judge servant", faded="rider", deck="leviathan", A="4 6")
    table.play("A before_play_power use:rider", "A cycle_target judge")
    table.play("A play_fate 4@hours of 4@hours 6@hours")


def test_sw_18_a_power_may_open_a_play_and_need_not_be_used() -> None:
    """With +1 a 4 and a 6 add up to eleven for Leviathan; without, nothing is open to them."""
    table = lay(CLOSED_TO_46, faded="iron", A="4 6")
    table.play("A before_play_power use:iron", "A play_fate 6@leviathan of 4@leviathan 6@leviathan 6@beast")
    table = lay(CLOSED_TO_46, faded="iron", A="4 6")
    table.play("A before_play_power pass of pass use:iron", "A play_fate 4@hours of 4@hours 6@hours")


# --- SW-19 to SW-24: who knows, who acts, who answers ---


def test_sw_19_others_are_not_told_which_fate_was_played() -> None:
    table = lay("dawn mirror judge shore", A="2+6").play("A play_fate 6@dawn")
    assert table.told("played", "A") == ["A 6 dawn 1"]
    assert table.told("played", "B") == table.told("played") == ["A 6 dawn ?"]


def test_sw_19_old_and_new_fates_of_one_value_are_two_choices() -> None:
    old = lay("dawn mirror beast shore", A="4+4").play("A play_fate old4@mirror of old4@mirror new4@mirror")
    new = lay("dawn mirror beast shore", A="4+4").play("A play_fate new4@mirror")
    assert old.match.view(1) == new.match.view(1)
    assert old.told("played", "B") == new.told("played", "B")


def test_sw_19_two_new_fates_of_one_value_are_one_choice() -> None:
    lay("dawn mirror beast shore", A="4 4").play("A play_fate 4@mirror of 4@mirror")


def test_sw_20_the_active_player_is_no_part_of_the_group() -> None:
    table = lay("dawn key judge shore", A="1 7", B="", C="").play("A play_fate 7@shore")
    with pytest.raises(IllegalAction):
        table.match.apply(121 + 1, 0)
    table.play("B group_action predict:1", "C group_vote agree")
    assert table.told("voted") == ["C:agree"]
    assert table.match.scores == [1, 1, 1]  # points belong to everybody


NO_POWER = f"pass {EVERY_PREDICTION}"


def test_sw_21_a_power_before_the_play_is_the_only_one_of_the_turn() -> None:
    table = lay("dawn judge=3 imago shore", faded="lantern key noble musicians", A="1 7")
    table.play("A before_play_power use:lantern", "A relocate_destination imago", "A play_fate 7@shore")
    table.play(f"B group_action predict:1 of {NO_POWER}")
    assert table.asked() == "B play_fate"  # no exile after the correct prediction either


def test_sw_21_a_power_after_the_play_is_the_only_one_of_the_turn() -> None:
    table = lay("dawn judge imago shore", faded="key noble", A="1 7").play("A play_fate 7@shore")
    table.play("A after_play_power use:key", f"B group_action pass of {NO_POWER}")


def test_sw_21_a_power_of_the_group_is_the_only_one_of_the_turn() -> None:
    table = lay("dawn judge imago shore", faded="noble lord musicians", A="1 7").play("A play_fate 7@shore")
    table.play("B group_action use:noble", f"B group_action predict:1 of {NO_POWER}")
    assert table.asked() == "B play_fate"


def test_sw_21_what_is_paid_is_a_cost_and_not_a_use() -> None:
    table = lay("key judge imago shore", faded="ash dawn noble", A="1 7").play("A play_fate 7@shore")
    table.play("B group_action use:ash", "B power_payment pay:noble of pay:dawn pay:noble")
    assert table.told("used_power") == ["B ash help"]
    assert table.told("asked_values") == ["B 2,6 no"]  # the question of The Ash, not of The Noble


def test_sw_21_amplify_works_by_itself_beside_another_power() -> None:
    table = lay("key judge=1,3 imago shore", under={"judge": "fall"}, faded="noble", A="1 7")
    table.play("A play_fate 7@judge", "B group_action use:noble", "B group_action predict:1").expect(score=2)


def test_sw_22_a_power_does_not_force_a_prediction() -> None:
    table = lay("dawn key judge shore", faded="noble", A="1 7").play("A play_fate 7@shore")
    table.play("B group_action use:noble", f"B group_action pass of pass {EVERY_PREDICTION}")
    assert table.told("no_prediction") == [""]
    assert table.hand("A") == [1]


@pytest.mark.parametrize("hidden", range(1, 8))
def test_sw_23_the_engine_answers_truthfully_and_at_once(hidden: int) -> None:
    answers = {"servant": (1, 2, 3), "captain": (1, 4, 7), "noble": (3, 4, 5), "lord": (5, 6, 7)}
    for card, values in answers.items():
        table = lay("chalice imago dawn shore", faded=card, A=f"{hidden}+2")
        table.play("A play_fate new2@imago" if hidden == 2 else "A play_fate 2@imago", f"B group_action use:{card}")
        answer = "yes" if hidden in values else "no"
        assert table.told("asked_values") == [f"B {','.join(map(str, values))} {answer}"]
        assert table.asked() == "B group_action"  # nobody else was asked anything


def test_sw_24_higher_than_takes_1_to_6_and_equal_is_no() -> None:
    for number, answer in (3, "yes"), (4, "no"), (5, "no"):
        table = lay("judge key imago shore", faded="dawn", A="2 4").play("A play_fate 2@imago")
        table.play("B group_action use:dawn", f"B higher_than_number {number} of 1 2 3 4 5 6")
        assert table.told("asked_higher") == [f"B {number} {answer}"]


# --- SW-25 to SW-27: what a condition looks at ---


def test_sw_25_the_fate_being_played_is_not_yet_visible() -> None:
    assert takes("rider", "2 3") == "2 3"
    assert takes("prophet", "5 5") == ""
    assert takes("asunder", "2 4") == ""
    assert takes("iron", "2 6", own="5") == "2"


def test_sw_26_fates_on_the_card_itself_are_visible() -> None:
    assert takes("prophet", "2 5", own="5") == takes("prophet", "2 5", visible="5") == "2"
    assert takes("rider", "2 5", own="5") == takes("rider", "2 5", visible="5") == ""
    assert takes("lantern", "1 3", own="3 5") == "1 3"


@pytest.mark.parametrize(
    ("card", "both", "one", "taken", "neither"),
    [
        ("lord", "5 7", "4 7", "7", "3 4"),
        ("noble", "3 5", "5 6", "5", "2 6"),
        ("servant", "1 2", "2 4", "2", "4 5"),
        ("captain", "1 4", "4 5", "4", "5 6"),
    ],
)
def test_sw_27_exactly_one_is_not_both(card: str, both: str, one: str, taken: str, neither: str) -> None:
    assert takes(card, both) == ""
    assert takes(card, one) == taken
    assert takes(card, neither) == ""
