"""Section 9.1 of the rules page: the examples of the rulebook."""

from .helpers import Table, lay


def example_of_five_players() -> Table:
    return lay(
        "CL SU RA SN FO ST",
        "RA3",
        A="ST0 + FO1 FO2",
        B="ST7 ST6 + FO3",
        C="CL4 + FO4 FO5",
        D="SN5 + FO6 FO7",
        E="CW7 + FO8 FO9",
    )


def test_e1_the_five_player_example() -> None:
    table = example_of_five_players()
    assert table.ranking == "A B D C E"
    table.expect(captured={"C": "RA3"})
    table.play(
        "C choose_stake CW7 of SN5 CL4 CW7",
        "A forge_choice forge",
        "B forge_choice forge",
        "E weather_choice move",
        "D share_pick CL4 of SN5 CL4",
    )
    table.next_turn("A B C D E").expect(
        row="SU RA SN FO ST CL",
        stake="CW7",
        discard="",
        turn=2,
        hands={"A": "FO1 FO2", "B": "FO3", "C": "FO4 FO5", "D": "CL4 FO6 FO7", "E": "SN5 FO8 FO9"},
        pending={"A": "ST0", "B": "ST7 ST6"},
        forged={},
        captured={"C": "RA3"},
    )


def test_e2_same_with_change_weather_kept() -> None:
    table = example_of_five_players().play(
        "C choose_stake CW7 of SN5 CL4 CW7",
        "A forge_choice forge",
        "B forge_choice forge",
        "E weather_choice keep",
        "D share_pick CL4 of SN5 CL4",
    )
    table.next_turn("A B C D E").expect(row="CL SU RA SN FO ST", stake="CW7", pending={"A": "ST0", "B": "ST7 ST6"})


def test_e3_a_low_card_of_the_dominant_suit_beats_everything() -> None:
    table = lay("FO SN CL RA SU ST", "FT", A="FO0 + RA1", B="SN9 SN7 + RA2", C="SN8 + RA3", D="ST9 ST7 + RA4")
    assert table.ranking == "D C B A"
    table.expect(captured={"A": "FT"})
    assert table.match.scores == [2, 0, 0, 0]
    table.play(
        "A choose_stake SN9 of FO0 SN7 SN8 SN9 ST7 ST9",
        "D share_pick SN8 of FO0 SN7 SN8 ST7 ST9",
        "C share_pick ST9 of FO0 SN7 ST7 ST9",
        "B share_pick ST7 of FO0 SN7 ST7",
        "D share_pick SN7 of FO0 SN7",
        "A weather_choice keep",
    )
    table.next_turn("A B C D").expect(
        row="FO SN CL RA SU ST",
        stake="SN9",
        discard="",
        hands={"A": "RA1", "B": "ST7 RA2", "C": "ST9 FO0 RA3", "D": "SN8 SN7 RA4"},
        pending={},
        forged={},
        captured={"A": "FT"},
    )


def test_e4_a_fairy_0_wins_with_a_suit_that_is_not_dominant() -> None:
    table = lay("FO SN CL RA SU ST", "FT", A="SN0 + RA1", B="CL9 CL7 + RA2", C="RA9 + RA3", D="CS1 + RA4")
    assert table.ranking == "C B A D"
    table.play(
        "D choose_stake SN0 of SN0 CL7 CL9 RA9 CS1",
        "C share_pick CL9 of CL7 CL9 RA9 CS1",
        "B share_pick RA9 of CL7 RA9 CS1",
        "D share_pick CS1 of CL7 CS1",
        "A weather_choice move",
    )
    table.next_turn("A B C D").expect(
        row="SN CL RA SU ST FO",
        stake="SN0",
        discard="",
        hands={"A": "RA1", "B": "RA2 RA9", "C": "RA3 CL9 CL7", "D": "RA4 CS1"},
        captured={"A": "FT"},
    )


def test_e5_equal_sums() -> None:
    table = lay("SN FO CL RA SU ST", "FT", A="SN9 + RA1", B="SN5 SN4 + RA2", C="SN6 SN3 + RA3", D="FO9 FO8 + RA4")
    assert table.ranking == "D B C A"
    table.play(
        "A choose_stake SN9 of SN3 SN6 SN9",
        "D forge_choice decline",
        "B forge_choice decline",
        "D share_pick SN6 of FO8 FO9 SN3 SN4 SN5 SN6",
        "B share_pick SN5 of FO8 FO9 SN3 SN4 SN5",
        "C share_pick SN4 of FO8 FO9 SN3 SN4",
        "D share_pick FO9 of FO8 FO9 SN3",
        "B share_pick FO8 of FO8 SN3",
        "A weather_choice move",
    )
    table.next_turn("A B C D").expect(
        row="FO CL RA SU ST SN",
        stake="SN9",
        discard="",
        hands={"A": "RA1", "B": "RA2 SN5 FO8", "C": "RA3 SN4 SN3", "D": "RA4 SN6 FO9"},
        pending={},
        forged={},
        captured={"A": "FT"},
    )


def test_e6_both_choose_stakes() -> None:
    table = lay("SN FO CL RA SU ST", "CL1", A="CS2 + RA1", B="CS1 + RA2", C="SN2 + RA3", D="FO7 + RA4", E="ST10 + RA5")
    assert table.ranking == "E D C A B"
    table.play(
        "B choose_stake CS1 of SN2 FO7 ST10 CS1 CS2",
        "E share_pick SN2 of SN2 FO7 ST10 CS2",
        "D share_pick ST10 of FO7 ST10 CS2",
        "A share_pick CS2 of FO7 CS2",
        "C weather_choice keep",
    )
    table.next_turn("A B C D E").expect(
        row="SN FO CL RA SU ST",
        stake="CS1",
        discard="",
        hands={"A": "RA1 CS2", "B": "RA2 FO7", "C": "RA3", "D": "RA4 ST10", "E": "RA5 SN2"},
        captured={"C": "CL1"},
    )


def test_e7_a_forging_combination_that_wins_is_not_forged() -> None:
    table = lay("RA FO CL SN SU ST", "CL1", A="RA5 RA4 + SN1", B="RA7 + SN2", C="FO3 + SN3")
    assert table.ranking == "C B A"
    table.play(
        "A choose_stake RA4 of RA4 RA5 RA7 FO3",
        "C share_pick RA7 of RA5 RA7 FO3",
        "B share_pick RA5 of RA5 FO3",
        "A weather_choice move",
    )
    table.next_turn("A B C").expect(
        row="FO CL SN SU ST RA",
        stake="RA4",
        discard="",
        hands={"A": "SN1", "B": "SN2 RA5", "C": "SN3 RA7 FO3"},
        pending={},
        forged={},
        captured={"A": "CL1"},
    )


def test_e8_only_specials() -> None:
    table = lay("RA FO CL SN SU ST", "FT", A="CW7 + SN1", B="CS1 + SN2", C="JK1 + SN3")
    assert table.events("nobody_won") == [(None, {"cards": [90, 96, 98]})]
    # Everybody has one card left, so that turn 2 runs by itself up to the new stake.
    table.expect(row="RA FO CL SN SU ST", discard="CW7 CS1 JK1", turn=2, captured={"C": "FT"})
    assert table.events("won") == [("C", {"card": 100})]
    assert table.match.scores == [0, 0, 2]
    assert table.asked() == "C choose_stake"
    assert table.offered("C") == {"SN1", "SN2", "SN3"}
