"""Rulings WT-57 to WT-70: numbered specials, and the sharing of the cards played."""

import pytest

from .helpers import Table, lay

ROW = "FO SN CL RA SU ST"


def test_wt_57_invert_order_acts_by_itself() -> None:
    table = lay(ROW, A="FO9 + RA1", B="IO3 + RA2 RA3").play("A choose_stake FO9 of FO9 IO3")
    assert table.asked() == "A weather_choice"
    table.expect(row="ST SU RA CL SN FO")


def change_order(*script: str, **more: str) -> Table:
    return lay(ROW, A="FO9 + RA1", B="CO5 + RA2 RA3", **more).play("A choose_stake FO9 of FO9 CO5", *script)


@pytest.mark.parametrize(
    ("suit", "position", "row"),
    [
        ("ST", "2", "FO ST SN CL RA SU"),
        ("SN", "6", "FO CL RA SU ST SN"),
        ("CL", "5", "FO SN RA SU CL ST"),
        ("SU", "3", "FO SN SU CL RA ST"),
        ("RA", "4", ROW),
    ],
)
def test_wt_58_change_order_takes_a_card_out_and_inserts_it(suit: str, position: str, row: str) -> None:
    change_order(f"B reorder_card {suit} of SN CL RA SU ST", f"B reorder_position {position}").expect(row=row)


def test_wt_59_the_dominant_card_is_the_one_after_any_invert_order() -> None:
    table = lay(ROW, A="FO9 + RA1", B="CO5 + RA2", C="IO3 + RA3").play("A choose_stake FO9")
    table.play("B reorder_card FO of FO SN CL RA SU", "B reorder_position 3").expect(row="ST SU FO RA CL SN")


def test_wt_60_change_weather_acts_before_the_sharing_and_replaces_the_winners_choice() -> None:
    table = lay(ROW, A="FO9 + RA1 RA4", B="CW7 + RA2", C="SN3 + RA3")
    table.play("A choose_stake SN3", "B weather_choice move").expect(row="SN CL RA SU ST FO")
    table.play("C share_pick CW7 of FO9 CW7").next_turn("A B C").expect(row="SN CL RA SU ST FO")


def test_wt_60_it_acts_on_the_row_that_the_lower_numbers_left() -> None:
    table = lay(ROW, A="FO9 + RA1", B="CW7 + RA2", C="IO3 + RA3").play("A choose_stake FO9")
    table.expect(row="ST SU RA CL SN FO").play("B weather_choice move").expect(row="SU RA CL SN FO ST")


def test_wt_61_after_keep_the_winner_does_not_choose() -> None:
    table = lay(ROW, A="FO9 + RA1 RA3", B="CW7 + RA2").play("A choose_stake FO9", "B weather_choice keep")
    table.next_turn("A B").expect(row=ROW)


def test_wt_62_of_two_change_weathers_number_7_acts() -> None:
    table = lay(ROW, A="FO9 + RA1", B="CW8 + RA2", C="CW7 + RA3").play("A choose_stake FO9", "C weather_choice move")
    table.play("B share_pick CW7 of CW7 CW8").next_turn("A B C").expect(row="SN CL RA SU ST FO")


def test_wt_63_the_weather_decision_is_keep_or_move() -> None:
    by_winner = lay(ROW, A="FO9 + RA1", B="SN3 + RA2 RA3").play("A choose_stake FO9")
    assert by_winner.asked() == "A weather_choice"
    assert by_winner.offered("A") == {"keep", "move"}
    by_card = lay(ROW, A="FO9 + RA1", B="CW7 + RA2").play("A choose_stake FO9")
    assert by_card.asked() == "B weather_choice"
    assert by_card.offered("B") == {"keep", "move"}


# --- sharing ---


def test_wt_64_the_ranking_of_the_reveal_stays_when_the_row_changes() -> None:
    table = lay(ROW, A="FO9 + RA1", B="SN3 + RA2", C="ST5 + RA3", D="IO3 + RA4").play("A choose_stake FO9")
    table.expect(row="ST SU RA CL SN FO")
    table.play("C share_pick SN3 of SN3 ST5 IO3", "B share_pick ST5 of ST5 IO3", "A weather_choice keep")


@pytest.mark.parametrize(("winner", "order"), [("A", "C E"), ("B", "C E"), ("D", "E C")])
def test_wt_65_lone_jokers_draft_first_the_one_nearest_clockwise_after_the_winner(winner: str, order: str) -> None:
    plays = {"A": "SN1", "B": "SN2", "C": "JK2", "D": "SN4", "E": "JK1"} | {winner: "FO9"}
    hands = {seat: f"{card} + RA{i}" for i, (seat, card) in enumerate(plays.items(), 1)}
    table = lay(ROW, **hands)
    assert table.ranking.startswith(order)
    table.play(f"{winner} choose_stake FO9")
    assert table.asked() == f"{order[0]} share_pick"


def test_wt_66_specials_draft_last_from_8_to_1() -> None:
    table = lay(
        ROW, A="CS1 + RA1", B="CW8 + RA2", C="CO6 + RA3", D="IO3 + RA4", E="CS2 + RA5", F="CW7 + RA6",
        G="IO4 + RA7", H="CO5 + RA8", I="FO9 + RA9", J="ST1 + RA10",
    )  # fmt: skip
    assert table.ranking == "J I B F C H G D E A"


def test_wt_67_the_same_order_again_when_cards_are_left() -> None:
    table = lay(ROW, A="FO9 FO7 + RA1", B="SN5 SN3 + RA2", C="CL6 CL4 + RA3")
    table.play(
        "A choose_stake FO7",
        "C share_pick FO9 of FO9 SN5 SN3 CL6 CL4",
        "B share_pick SN5",
        "C share_pick CL6",
        "B share_pick SN3 of SN3 CL4",
        "A weather_choice keep",
    )
    table.expect(hands={"B": "RA2 SN5 SN3", "C": "RA3 FO9 CL6 CL4"})


def test_wt_68_a_drafter_must_take_a_card_and_may_take_back_his_own() -> None:
    table = lay(ROW, A="FO9 + RA1", B="SN3 + RA2", C="CL6 + RA3").play("A choose_stake FO9")
    assert table.offered("C") == {"SN3", "CL6"}
    table.play("C share_pick CL6", "A weather_choice keep").expect(hands={"B": "RA2 SN3", "C": "RA3 CL6"})


def test_wt_69_cards_that_nobody_may_take_are_discarded() -> None:
    table = lay(ROW, A="FO9 FO7 + RA1 RA3", B="SN5 SN4 + RA2").play("A choose_stake FO9", "B forge_choice forge")
    table.expect(discard="FO7", hands={"A": "RA1 RA3", "B": "RA2"}, pending={"B": "SN5 SN4"})
    assert table.asked() == "A weather_choice"


def test_wt_70_there_is_no_hand_limit() -> None:
    """With 2 players everybody is dealt 20 cards; the loser of the first turn already has more."""
    many = " ".join(f"{suit}{value}" for suit in ("CL", "RA", "SU") for value in range(15))
    table = lay(ROW, A="FO9 FO7 + FO1", B=f"SN3 + {many}").play("A choose_stake FO7", "A weather_choice keep")
    assert table.hand("B") == {*many.split(), "SN3", "FO9"}
