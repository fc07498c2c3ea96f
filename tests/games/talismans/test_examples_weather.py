"""Section 9.3 of the rules page: weather and specials."""

import pytest

from .helpers import Table, lay

CANONICAL = "FO SN CL RA SU ST"


def invert_over_a_storm_pair() -> Table:
    table = lay(CANONICAL, "CL1", A="ST5 ST4 + RA1 RA2", B="IO3 + RA3 RA4", C="FO2 + RA5 RA6")
    assert table.ranking == "A C B"
    return table.play("C choose_stake FO2 of FO2 IO3", "A forge_choice forge")


def test_x10_invert_order_starts_a_completion_next_turn() -> None:
    table = invert_over_a_storm_pair().play("C weather_choice keep")
    table.next_turn("B C").expect(
        row="ST SU RA CL SN FO",
        stake="FO2",
        turn=2,
        hands={"A": "RA1 RA2", "B": "IO3 RA3 RA4", "C": "RA5 RA6"},
        pending={"A": "ST5 ST4"},
        forged={},
        captured={"C": "CL1"},
    )
    table.commit("B RA3, C RA5")
    assert table.ranking == "B C"
    table.play("C choose_stake RA3 of RA3 RA5", "C weather_choice keep")
    table.next_turn("A B C").expect(
        row="ST SU RA CL SN FO",
        stake="RA3",
        discard="",
        turn=3,
        hands={"A": "RA1 RA2", "B": "IO3 RA4 RA5", "C": "RA6"},
        pending={},
        forged={"A": "ST5 ST4"},
        captured={"C": "CL1 FO2"},
    )


def test_x11_dominant_only_in_passing() -> None:
    table = invert_over_a_storm_pair().play("C weather_choice move")
    table.next_turn("A B C").expect(row="SU RA CL SN FO ST", turn=2, pending={"A": "ST5 ST4"}, forged={})


def test_x12_invert_then_two_change_orders_then_the_winners_move() -> None:
    table = lay(
        CANONICAL,
        "CL1",
        A="CO6 + RA1 RA2",
        B="IO3 + RA3 RA4",
        C="CO5 + RA5 RA6",
        D="FO2 + RA7",
        E="SN9 + RA8",
    )
    assert table.ranking == "E D A C B"
    table.play("D choose_stake SN9 of SN9 FO2 CO6 IO3 CO5").expect(row="ST SU RA CL SN FO")
    table.play("C reorder_card FO of FO SN CL RA SU", "C reorder_position 2").expect(row="ST FO SU RA CL SN")
    table.play("A reorder_card SU of FO SN CL RA SU", "A reorder_position 6").expect(row="ST FO RA CL SN SU")
    table.play(
        "E share_pick IO3 of FO2 IO3 CO5 CO6",
        "A share_pick FO2 of FO2 CO5 CO6",
        "C share_pick CO5 of CO5 CO6",
        "D weather_choice move",
    )
    table.next_turn("A B C D E").expect(
        row="FO RA CL SN SU ST",
        stake="SN9",
        discard="",
        hands={"A": "RA1 RA2 FO2", "B": "RA3 RA4 CO6", "C": "RA5 RA6 CO5", "D": "RA7", "E": "RA8 IO3"},
        captured={"D": "CL1"},
    )


@pytest.mark.parametrize(
    ("position", "row"),
    [("4", CANONICAL), ("2", "FO RA SN CL SU ST"), ("6", "FO SN CL SU ST RA")],
)
def test_x13_change_order_may_change_nothing(position: str, row: str) -> None:
    table = lay(CANONICAL, "CL1", A="FO1 + SN1 SN2", B="CO5 + SN3 SN4")
    table.play("A choose_stake FO1 of FO1 CO5", "B reorder_card RA of SN CL RA SU ST", f"B reorder_position {position}")
    table.expect(row=row)


def test_x14_both_change_weathers_one_of_them_chosen_as_stake() -> None:
    table = lay(
        CANONICAL,
        "CL1",
        A="CW8 + RA1 RA2",
        B="CW7 + RA3 RA4",
        C="SN5 + RA5 RA6",
        D="FO2 + RA7",
        E="SN9 + RA8",
    )
    assert table.ranking == "C E D A B"
    table.play(
        "D choose_stake CW8 of CW7 CW8 SN5 FO2 SN9",
        "B weather_choice keep",
        "C share_pick SN9 of CW7 SN5 FO2 SN9",
        "E share_pick CW7 of CW7 SN5 FO2",
        "A share_pick SN5 of SN5 FO2",
    )
    table.next_turn("A B C D E").expect(
        row=CANONICAL,
        stake="CW8",
        discard="",
        hands={"A": "RA1 RA2 SN5", "B": "RA3 RA4 FO2", "C": "RA5 RA6 SN9", "D": "RA7", "E": "RA8 CW7"},
        captured={"D": "CL1"},
    )


def test_x15_two_invert_orders() -> None:
    cards = ["IO3", "IO4", "FO14", "SN1", "SN2", "SN3", "CL1", "CL2", "CL3", "ST0"]
    hands = {seat: f"{card} + RA{i}" for i, (seat, card) in enumerate(zip("ABCDEFGHIJ", cards, strict=True), 1)}
    table = lay(CANONICAL, "ST1", **hands)
    assert table.ranking == "J G H I D E F C B A"
    table.play("C choose_stake FO14 of IO3 IO4 FO14 SN1 SN2 SN3 CL1 CL2 CL3", "J forge_choice decline")
    assert [args["row"] for _, args in table.events("inverted")] == [[5, 4, 3, 2, 1, 0], [0, 1, 2, 3, 4, 5]]
    table.play(
        "J share_pick SN3 of SN1 SN2 SN3 CL1 CL2 CL3 ST0 IO3 IO4",
        "G share_pick SN2",
        "H share_pick SN1",
        "I share_pick CL3",
        "D share_pick CL2",
        "E share_pick CL1",
        "F share_pick IO4 of IO3 IO4 ST0",
        "B share_pick ST0 of IO3 ST0",
        "C weather_choice keep",
    )
    table.next_turn("A B C D E F G H I J").expect(
        row=CANONICAL,
        stake="FO14",
        discard="",
        pending={},
        hands={"A": "RA1 IO3", "B": "RA2 ST0", "C": "RA3", "F": "RA6 IO4", "J": "RA10 SN3"},
        captured={"C": "ST1"},
    )


def test_x16_choose_stake_cannot_raid_a_combination() -> None:
    table = lay("SU FO CL SN RA ST", "CL3", A="CS1 + CL2", B="SU4 SU3 + RA2", C="SU8 + FO4")
    assert table.ranking == "B C A"
    table.play("A choose_stake SU8 of SU8 CS1", "B forge_choice forge", "C weather_choice keep")
    table.next_turn("A B C").expect(
        row="SU FO CL SN RA ST",
        stake="SU8",
        discard="",
        hands={"A": "CL2 CS1", "B": "RA2", "C": "FO4"},
        pending={},
        forged={"B": "SU4 SU3"},
        captured={"C": "CL3"},
    )
