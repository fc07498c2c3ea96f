"""Section 9.2 of the rules page: plays, Jokers and ranking."""

import pytest

from cartomante.core.errors import IllegalAction

from .helpers import ACTIONS, CARDS, Table, lay

SNOW_FIRST = "SN FO CL RA SU ST"


def test_x1_legal_plays_of_a_hand() -> None:
    table = lay(A="SN3 SN4 SN9 RA0 CW7 JK1", B="FO1 FO2")
    partners = {}
    for lead in table.offered("A"):
        copy = Table(table.match.clone())
        copy.answer("A", lead)
        partners[lead] = copy.offered("A")
    assert partners == {
        "SN9": {"alone", "SN3", "SN4", "JK1"},
        "SN4": {"alone", "SN3", "JK1"},
        "SN3": {"alone", "JK1"},
        "RA0": {"alone", "JK1"},
        "CW7": set(),
        "JK1": set(),
    }
    assert sum(len(choices) or 1 for choices in partners.values()) == 13


@pytest.mark.parametrize(
    ("card", "number"),
    [
        ("FO0", 0), ("FO14", 14), ("SN0", 15), ("CL7", 37), ("RA0", 45), ("SU9", 69), ("ST14", 89), ("CS1", 90),
        ("IO3", 92), ("CO6", 95), ("CW8", 97), ("JK1", 98), ("JK2", 99),
    ],
)  # fmt: skip
def test_x2_ids(card: str, number: int) -> None:
    other = "SU1" if card != "SU1" else "SU2"
    match = lay(A=f"{card} {other}", B="CL1 CL2").match
    assert number in match.legal_actions(0)
    match.apply(number, 0)
    assert match.position()["plays"][0] == [card]


def test_x2_the_first_talisman_is_100() -> None:
    assert lay(A="CL1 CL2", B="CL3 CL4").match.view()["table"]["stake"] == [100]


def joker_pair_against_a_single(joker_value: str) -> Table:
    return lay(
        SNOW_FIRST,
        "CL1",
        A="SN5 JK1 + RA1",
        B="SN9 + RA2",
        C="FO1 + RA3",
        D="CL2 + RA4",
        options={"joker_value": joker_value},
    )


def test_x3_a_joker_pair_ties_a_single_and_loses() -> None:
    table = joker_pair_against_a_single("next_lower")
    assert table.ranking == "D C A B"
    table.play(
        "B choose_stake SN9 of SN9 FO1 CL2",
        "A forge_choice forge",
        "D share_pick FO1 of FO1 CL2",
        "B weather_choice keep",
    )
    table.next_turn("A B C D").expect(
        row=SNOW_FIRST,
        stake="SN9",
        discard="",
        hands={"A": "RA1", "B": "RA2", "C": "RA3 CL2", "D": "RA4 FO1"},
        pending={},
        forged={"A": "SN5 JK1"},
        captured={"B": "CL1"},
    )


def test_x4_the_same_with_a_joker_that_counts_the_same() -> None:
    table = joker_pair_against_a_single("same")
    assert table.ranking == "D C B A"
    table.play(
        "A choose_stake JK1 of SN5 JK1 SN9 FO1 CL2",
        "D share_pick SN9 of SN5 SN9 FO1 CL2",
        "C share_pick SN5 of SN5 FO1 CL2",
        "B share_pick FO1 of FO1 CL2",
        "A weather_choice keep",
    )
    table.next_turn("A B C D").expect(
        stake="JK1",
        hands={"A": "RA1", "B": "RA2 FO1", "C": "RA3 SN5", "D": "RA4 SN9 CL2"},
        pending={},
        forged={},
        captured={"A": "CL1"},
    )


def test_x5_top_card_and_joker_with_0() -> None:
    table = lay(SNOW_FIRST, "CL1", A="SN8 JK1 + RA1", B="SN9 SN6 + RA2", C="SN0 JK2 + RA3", D="SN1 + RA4")
    assert table.ranking == "C D A B"
    table.play(
        "B choose_stake SN1 of SN1 SN6 SN9",
        "C forge_choice forge",
        "A forge_choice forge",
        "B weather_choice move",
    )
    table.next_turn("A B C D").expect(
        row="FO CL RA SU ST SN",
        stake="SN1",
        discard="",
        hands={"A": "RA1", "B": "RA2", "C": "RA3", "D": "RA4 SN6 SN9"},
        pending={},
        forged={"A": "SN8 JK1", "C": "SN0 JK2"},
        captured={"B": "CL1"},
    )


def two_lone_jokers() -> Table:
    return lay("SU FO CL RA SN ST", "CL1", A="JK1 + RA1", B="CS1 + RA2", C="SU3 + RA3", D="JK2 + RA4").play(
        "B choose_stake SU3 of SU3 CS1 JK1 JK2",
        "D share_pick JK1 of CS1 JK1 JK2",
        "A share_pick CS1 of CS1 JK2",
        "C weather_choice keep",
    )


def test_x6_two_lone_jokers_draft_first_by_distance_from_the_winner() -> None:
    two_lone_jokers().next_turn("A B C D").expect(
        stake="SU3",
        discard="",
        hands={"A": "RA1 CS1", "B": "RA2 JK2", "C": "RA3", "D": "RA4 JK1"},
        captured={"C": "CL1"},
    )


def test_x6_ranking_of_two_lone_jokers() -> None:
    table = lay("SU FO CL RA SN ST", "CL1", A="JK1 + RA1", B="CS1 + RA2", C="SU3 + RA3", D="JK2 + RA4")
    assert table.ranking == "D A C B"


def test_x7_0_and_1_are_one_pair_and_0_and_7_are_none() -> None:
    table = lay("RA FO CL SN SU ST", "ST1", A="SN1 SN0 + CL1", B="SU7 SU0 + CL2", C="RA9 + CL3", D="FO4 + CL4")
    assert table.ranking == "B A D C"
    table.play(
        "C choose_stake SU0 of FO4 RA9 SU0 SU7",
        "A forge_choice forge",
        "B share_pick RA9 of FO4 RA9 SU7",
        "D share_pick SU7 of FO4 SU7",
        "C weather_choice keep",
    )
    table.next_turn("A B C D").expect(
        stake="SU0",
        discard="",
        hands={"A": "CL1", "B": "CL2 RA9 FO4", "C": "CL3", "D": "CL4 SU7"},
        pending={"A": "SN1 SN0"},
        forged={},
        captured={"C": "ST1"},
    )


def test_x7_the_stake_su0_is_worth_one_half_point_when_won() -> None:
    table = lay("RA FO CL SN SU ST", "SU0", A="RA2 + CL1", B="RA1 + CL2")
    table.expect(captured={"A": "SU0"})
    assert table.match.scores == [1, 0]


@pytest.mark.parametrize(
    ("lead", "partner"),
    [("SN3", "RA4"), ("JK1", "JK2"), ("JK1", "CW7"), ("CS1", "CS2"), ("CW7", "SN3"), ("SN3", "SN4"), ("SN3", "CW7")],
)
def test_x8_illegal_plays(lead: str, partner: str) -> None:
    match = lay(A="SN2 SN3 SN4 RA4 JK1 JK2 CW7 CS1 CS2", B="FO1 FO2").match
    match.apply(CARDS.index(lead), 0)
    before = match.fingerprint()
    with pytest.raises(IllegalAction):
        match.apply(CARDS.index(partner), 0)
    assert match.fingerprint() == before


def test_x8_no_card_is_no_play() -> None:
    match = lay(A="SN3 SN4 RA4 JK1 JK2 CW7 CS1 CS2", B="FO1 FO2").match
    before = match.fingerprint()
    for word in ("alone", "decline", "keep"):
        with pytest.raises(IllegalAction):
            match.apply(ACTIONS.index(word), 0)
    assert match.fingerprint() == before


def test_x9_14_and_0_are_a_pair_of_14() -> None:
    table = lay(SNOW_FIRST, "CL1", A="SN14 SN0 + RA1", B="SN13 + RA2")
    assert table.ranking == "B A"
    table.play("A choose_stake SN13 of SN0 SN13 SN14").expect(captured={"A": "CL1"})


def test_x9_14_and_0_are_no_combination() -> None:
    table = lay(SNOW_FIRST, "CL1", A="SN14 SN0 + RA1", B="SN12 SN10 + RA2", C="RA9 + RA3")
    assert table.ranking == "C A B"
    table.play("B choose_stake SN0 of SN0 SN10 SN12 SN14 RA9", "C share_pick SN14 of SN10 SN12 SN14 RA9")
