"""Rulings SW-28 to SW-39: predicting and resolving."""

from typing import Any

import pytest

from .helpers import EVERY_PREDICTION, Table, lay

ROW = "dawn key judge shore"


def played(players: str = "AB", **scene: Any) -> Table:
    """A has played a 7 on The Shore and hides a 1."""
    hands = dict.fromkeys(players, "") | {"A": "1 7"}
    return lay(ROW, **hands, **scene).play("A play_fate 7@shore")


def without(*tried: int) -> str:
    return " ".join(["pass", *(f"predict:{value}" for value in range(1, 8) if value not in tried)])


# --- SW-28: agreement ---


def test_sw_28_every_ally_must_agree() -> None:
    table = played("ABCD").play("B group_action predict:1", "C group_vote agree of agree object", "D group_vote agree")
    assert table.told("voted") == ["C:agree,D:agree"]
    table.expect(score=1)


def test_sw_28_after_an_objection_the_next_ally_proposes() -> None:
    table = played("ABC").play("B group_action predict:2", "C group_vote object").expect(score=0, doom=2)
    assert table.told("rejected") == ["B predict:2"]
    table.play("C group_action predict:1", "B group_vote agree").expect(score=1)


def disagreement(**options: Any) -> Table:
    """Vector T-39: 5 and passing have two allies of three, 6 has one."""
    table = played("ABCD", options=options)
    table.play("B group_action predict:5", "C group_vote agree", "D group_vote object")
    table.play("C group_action pass", "B group_vote object", "D group_vote agree")
    return table.play("D group_action predict:6", "B group_vote object", "C group_vote object")


def test_sw_28_without_agreement_the_earliest_of_the_best_supported_proposals_counts() -> None:
    table = disagreement()
    assert table.told("no_agreement") == ["predict:5"]
    assert table.told("predicted") == ["5 no"]


def test_sw_28_without_agreement_nothing_is_done_by_option() -> None:
    table = disagreement(consent_fallback="pass")
    assert table.told("no_agreement") == ["pass"]
    assert table.told("predicted") == []


def test_sw_28_one_of_two_allies_is_no_majority() -> None:
    table = played("ABC").play("B group_action predict:5", "C group_vote object")
    table.play("C group_action predict:1", "B group_vote object").expect(score=0, doom=2)
    assert table.told("no_agreement") == ["pass"]


def test_sw_28_votes_stay_secret_until_the_last_is_in() -> None:
    table = played("ABCD").play("B group_action predict:1", "C group_vote object")
    votes = [table.match.view(viewer)["seats"][2]["vote"] for viewer in (0, 1, 2, 3)]
    hidden = {"done": True, "vote": None}
    assert votes == [hidden, hidden, {"done": True, "vote": 2}, hidden]
    assert table.told("voted") == []


def test_sw_28_silence_is_agreement() -> None:
    table = played("ABC").play("B group_action predict:1").aside("C late").expect(score=1)
    assert table.told("voted") == ["C:agree"]


def test_sw_28_a_proposer_who_says_nothing_is_passed_over() -> None:
    played("ABC").aside("B late").play("C group_action predict:1", "B group_vote agree").expect(score=1)


def test_sw_28_two_of_three_are_enough_with_majority() -> None:
    table = played("ABCD", options={"consent": "majority"})
    table.play("B group_action predict:1", "C group_vote object", "D group_vote agree").expect(score=1)


def test_sw_28_the_speaker_may_decide_alone() -> None:
    played("ABCD", options={"consent": "speaker"}).play("B group_action predict:1").expect(score=1)


@pytest.mark.parametrize(("active", "proposer"), [(0, "B"), (1, "A"), (2, "A")])
def test_sw_28_the_host_decides_as_an_ally(active: int, proposer: str) -> None:
    hands = [[1, 7] if hand == active else [] for hand in range(4)]
    table = lay(ROW, players=4, hands=hands, phase="before_play", active=active, options={"consent": "host"})
    table.play(f"{'ABCD'[active]} play_fate 7@shore", f"{proposer} group_action predict:1").expect(score=1)


# --- SW-29 to SW-34: predictions ---


def test_sw_29_a_prediction_names_one_value() -> None:
    table = played().play(f"B group_action predict:2 of pass {EVERY_PREDICTION}").expect(score=0, doom=3)
    assert table.told("predicted") == ["B 2 no"]
    assert table.asked() == "B play_fate"


def test_sw_30_impossible_values_may_be_named() -> None:
    table = lay("mirror=4,4 key judge shore", A="1 1", B="").play("A play_fate 1@mirror")
    assert table.possible("A") == {1}
    table.play(f"B group_action predict:4 of pass {EVERY_PREDICTION}").expect(doom=5)  # 1, and The Mirror fades


def test_sw_31_predictions_are_made_one_after_the_other() -> None:
    table = played(faded="mirror").play("B group_action use:mirror", "B group_action predict:2")
    assert table.told("predicted") == ["B 2 no"]
    table.expect(doom=2, tried=[2]).play(f"B group_again predict:1 of {without(2)}").expect(score=1, doom=2)


def test_sw_31_a_right_answer_ends_the_phase() -> None:
    table = played(faded="mirror").play("B group_action use:mirror", "B group_action predict:1").expect(score=1)
    assert table.asked() == "B play_fate"


def test_sw_32_the_group_may_stop_after_a_wrong_prediction() -> None:
    table = played(faded="mirror").play("B group_action use:mirror", "B group_action predict:2", "B group_again pass")
    table.expect(score=0, doom=3)
    assert table.told("showed") == ["A 1"]
    assert table.hand("A") == []


@pytest.mark.parametrize(("multi_wrong_doom", "doom"), [("once", 3), ("each", 4)])
def test_sw_33_wrong_predictions_of_one_turn_cost_one_doom_or_by_option_one_each(
    multi_wrong_doom: str, doom: int
) -> None:
    table = played(faded="mirror", options={"multi_wrong_doom": multi_wrong_doom}).play("B group_action use:mirror")
    table.play("B group_action predict:2", "B group_again predict:3").expect(doom=doom)


@pytest.mark.parametrize("multi_wrong_doom", ["once", "each"])
def test_sw_33_a_right_answer_among_them_cancels_all_doom(multi_wrong_doom: str) -> None:
    table = played(faded="mirror", options={"multi_wrong_doom": multi_wrong_doom}).play("B group_action use:mirror")
    table.play("B group_action predict:2", "B group_again predict:1").expect(score=1, doom=2)


def test_sw_34_no_question_after_the_first_prediction() -> None:
    table = lay("wish key judge shore", faded="noble", A="1 7").play("A play_fate 7@wish")
    assert "use:noble" in table.offered("B")
    table.play("B group_action predict:2", f"B group_again pass of {without(2)}")


# --- SW-35 to SW-38: the fate and the number line ---


@pytest.mark.parametrize("value", [1, 2])
def test_sw_35_the_fate_is_shown_after_any_prediction(value: int) -> None:
    table = played().play(f"B group_action predict:{value}")
    assert table.told("showed") == ["A 1"]
    assert table.hand("A") == []


def test_sw_35_a_wrong_prediction_may_by_option_leave_it_unseen() -> None:
    table = played(options={"wrong_reveal": False}).play("B group_action predict:2")
    assert table.told("showed") == []
    assert table.told("returned_unseen") == ["A 1"]  # how many, not which
    assert table.hand("A") == []


def test_sw_35_a_correct_prediction_shows_it_whatever_the_option() -> None:
    table = played(options={"wrong_reveal": False}).play("B group_action predict:1")
    assert table.told("showed") == ["A 1"]


def test_sw_35_the_fates_of_a_leaver_are_not_shown() -> None:
    table = played("ABC").aside("A leave")
    assert table.told("showed") == []
    assert table.told("returned_unseen") == ["A 1"]


@pytest.mark.parametrize("action", ["predict:1", "predict:2"])
def test_sw_36_a_prediction_resets_the_line(action: str) -> None:
    table = played().aside("B note:6").play(f"B group_action {action}")
    assert table.line("A") == []


def test_sw_36_the_line_is_kept_with_the_fate() -> None:
    table = played().aside("B note:6").play("B group_action pass")
    assert table.line("A") == [6]
    assert table.hand("A") == [1]


def test_sw_36_throwing_a_fate_away_resets_its_line() -> None:
    table = lay("dawn=5 key judge=5 shore", A="1 7", B="5", lines=[[2], [3, 4]]).play("A play_fate 7@shore")
    assert table.line("B") == [3, 4]
    table.play("B group_action reveal:A")
    assert (table.line("A"), table.line("B")) == ([2], [])


def test_sw_36_a_forfeited_turn_resets_the_line() -> None:
    table = played("ABC").aside("B note:6", "A leave")
    assert table.line("A") == []


NOTES = {f"note:{value}" for value in range(1, 8)}


def test_sw_37_allies_flip_values_on_the_line_of_the_active_hand() -> None:
    table = played("ABC").aside("B note:6", "C note:7", "B note:7")
    assert [table.line(seat) for seat in "ABC"] == [[6], [], []]
    assert table.told("noted") == ["B 6 A", "C 7 A"]
    assert table.told("unnoted") == ["B 7 A"]


def test_sw_37_the_active_player_flips_nothing() -> None:
    table = played("ABC")
    assert not NOTES & table.asides("A")
    assert table.asides("B") >= NOTES


def test_sw_37_lines_rest_outside_the_group_phase() -> None:
    table = lay(ROW, A="1 7", B="", C="")
    assert not any(NOTES & table.asides(seat) for seat in "ABC")


def test_sw_38_marks_stay_when_the_fate_they_were_about_is_played() -> None:
    table = lay(ROW, A="4 5", B="1", bag="7 7").play("A play_fate 4@key")
    table.aside(*(f"B note:{value}" for value in (1, 2, 6, 7))).play("B group_action pass")
    table.play("B play_fate 7@shore", "A group_action pass", "A play_fate 5@judge")
    assert table.hand("A") == [7]
    assert table.line("A") == [1, 2, 6, 7]
    assert 7 in table.possible("A")  # the belief knows that the old fate may be gone
    table.aside("B note:7")
    assert table.line("A") == [1, 2, 6]


# --- SW-39: doom adds up ---


def test_sw_39_a_wrong_prediction_and_a_fading_card_add_up() -> None:
    table = lay("beast key dawn shore", A="4 5", doom=1).play("A play_fate 4@beast", "B group_action predict:6")
    assert table.told("doom_grew") == ["1 2", "2 4"]
    table.expect(doom=4)


def test_sw_39_each_fading_card_counts() -> None:
    table = lay("shore beast=1 dawn mirror=1", A="1 7", doom=0).play("A play_fate 7@shore", "B group_action predict:6")
    assert table.told("doom_grew") == ["1 1", "2 3", "2 5"]
