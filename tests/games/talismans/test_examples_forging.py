"""Section 9.4 of the rules page: forging and sitting out."""

from .helpers import Table, lay

RAIN_FIRST = "RA FO CL SN SU ST"
SUN_FIRST = "SU FO CL SN RA ST"


def test_x17_forging_at_once_in_the_dominant_suit() -> None:
    table = lay(RAIN_FIRST, "CL1", A="RA0 + SN1", B="RA3 RA2 + SN2", C="RA9 + SN3", D="FO4 + SN4")
    assert table.ranking == "D A B C"
    table.play(
        "C choose_stake FO4 of FO4 RA9",
        "A forge_choice forge",
        "B forge_choice forge",
        "C weather_choice keep",
    )
    table.next_turn("A B C D").expect(
        row=RAIN_FIRST,
        stake="FO4",
        discard="",
        hands={"A": "SN1", "B": "SN2", "C": "SN3", "D": "SN4 RA9"},
        pending={},
        forged={"A": "RA0", "B": "RA3 RA2"},
        captured={"C": "CL1"},
    )


def test_x18_a_winning_fairy_0_is_not_forged() -> None:
    table = lay(RAIN_FIRST, "CL1", A="RA0 + SN1", B="FO3 FO2 + SN2", C="CL9 + SN3", D="FO4 + SN4")
    assert table.ranking == "C D B A"
    table.play(
        "A choose_stake RA0 of RA0 CL9 FO4",
        "B forge_choice forge",
        "C share_pick FO4 of CL9 FO4",
        "A weather_choice move",
    )
    table.next_turn("A C D").expect(
        row="FO CL SN SU ST RA",
        stake="RA0",
        discard="",
        hands={"A": "SN1", "B": "SN2", "C": "SN3 FO4", "D": "SN4 CL9"},
        pending={"B": "FO3 FO2"},
        forged={},
        captured={"A": "CL1"},
    )


def test_x19_two_completions_at_once_a_sole_active_player_and_the_last_turn() -> None:
    table = lay(SUN_FIRST, "CL3", A="CL1 CL2", B="FO5 FO4 + SN1", pending={"A": "SU4 SU3, SU6 JK1, FO2 FO1"})
    table.play("B choose_stake FO4 of FO4 FO5")
    table.expect(pending={"A": "FO2 FO1"}, forged={"A": "SU4 SU3, SU6 JK1"}, discard="FO5", captured={"B": "CL3"})
    table.play("B weather_choice move")
    # Turn 2: B's only card commits itself, wins, and is the only card that can be the stake.
    table.expect(row="FO CL SN RA ST SU", stake="SN1", turn=2, captured={"B": "CL3 FO4"})
    table.play("B weather_choice move")
    table.expect(
        row="CL SN RA ST SU FO",
        stake="",
        discard="FO5 SN1",
        hands={"A": "CL1 CL2", "B": ""},
        pending={},
        forged={"A": "SU4 SU3, SU6 JK1, FO2 FO1"},
        captured={"B": "CL3 FO4"},
    )
    table.ends(scores=[6, 2], winners="A", places=[1, 2])
    assert [seat for seat, _ in table.events("sat_out")] == ["A", "A"]


def test_x20_a_sole_active_player_with_a_special() -> None:
    table = lay(SUN_FIRST, "CL3", A="CL1 CL2", B="CW7 + FO4", pending={"A": "SU4 SU3"})
    table.next_turn("A B").expect(
        row=SUN_FIRST,
        stake="CL3",
        discard="CW7",
        turn=2,
        hands={"A": "CL1 CL2", "B": "FO4"},
        pending={},
        forged={"A": "SU4 SU3"},
        captured={},
    )


def test_x21_everybody_sits_out() -> None:
    table = lay(SUN_FIRST, "CL3", A="CL1 CL2", B="FO5 FO4", pending={"A": "SU4 SU3", "B": "SU1 JK1"})
    table.next_turn("A B").expect(
        row=SUN_FIRST,
        stake="CL3",
        discard="",
        turn=2,
        hands={"A": "CL1 CL2", "B": "FO5 FO4"},
        pending={},
        forged={"A": "SU4 SU3", "B": "SU1 JK1"},
        captured={},
    )
    assert table.match.history == []


def test_x22_two_sit_out_and_the_third_plays_a_special() -> None:
    table = lay(SUN_FIRST, "CL3", A="CL1 CL2", B="CL4 RA2", C="CS1 + FO4", pending={"A": "SU4 SU3", "B": "SU6 SU5"})
    table.next_turn("A B C").expect(
        row=SUN_FIRST,
        stake="CL3",
        discard="CS1",
        turn=2,
        hands={"A": "CL1 CL2", "B": "CL4 RA2", "C": "FO4"},
        pending={},
        forged={"A": "SU4 SU3", "B": "SU6 SU5"},
        captured={},
    )


def test_x23_declining_to_forge() -> None:
    table = lay(SUN_FIRST, "CL3", A="SU4 + RA1", B="FO5 FO4 + RA2", C="CL8 + RA3")
    assert table.ranking == "C B A"
    table.play(
        "A choose_stake CL8 of CL8 SU4",
        "B forge_choice decline",
        "C share_pick SU4 of SU4 FO4 FO5",
        "B share_pick FO5 of FO4 FO5",
        "A weather_choice keep",
    )
    table.next_turn("A B C").expect(
        stake="CL8",
        discard="",
        hands={"A": "RA1", "B": "RA2 FO5", "C": "RA3 SU4 FO4"},
        pending={},
        forged={},
        captured={"A": "CL3"},
    )


def joker_pair_that_loses(stake_pool: str) -> Table:
    return lay(SUN_FIRST, "CL3", A="SU4 + RA1", B="FO5 JK1 + RA2", C="CL8 + RA3", options={"stake_pool": stake_pool})


def test_x24_the_stake_may_break_a_combination_when_all_cards_are_open() -> None:
    table = joker_pair_that_loses("all_played")
    assert table.ranking == "C B A"
    table.play(
        "A choose_stake JK1 of SU4 FO5 JK1 CL8",
        "C share_pick SU4 of SU4 FO5 CL8",
        "B share_pick FO5 of FO5 CL8",
        "A weather_choice keep",
    )
    table.next_turn("A B C").expect(
        stake="JK1", discard="", hands={"A": "RA1", "B": "RA2 FO5", "C": "RA3 SU4 CL8"}, pending={}, forged={}
    )


def test_x24_the_combination_is_safe_when_protected() -> None:
    joker_pair_that_loses("protected").play("A choose_stake CL8 of CL8 SU4", "B forge_choice forge")


def pending_elsewhere(share_exclusion: str) -> Table:
    return lay(
        SUN_FIRST,
        "CL3",
        A="SU4 + RA1",
        B="FO5 + RA2 RA4",
        C="CL8 + RA3",
        pending={"B": "ST3 ST2"},
        options={"share_exclusion": share_exclusion},
    ).play("A choose_stake CL8 of CL8 SU4 FO5")


def test_x25_no_share_while_a_talisman_is_pending() -> None:
    table = pending_elsewhere("while_pending").play("A weather_choice keep")
    table.next_turn("A B C").expect(
        stake="CL8",
        discard="",
        hands={"A": "RA1", "B": "RA2 RA4", "C": "RA3 SU4 FO5"},
        pending={"B": "ST3 ST2"},
    )


def test_x25_a_share_in_spite_of_an_older_pending_talisman() -> None:
    table = pending_elsewhere("this_turn").play("C share_pick FO5 of SU4 FO5", "A weather_choice keep")
    table.next_turn("A B C").expect(hands={"A": "RA1", "B": "RA2 RA4 SU4", "C": "RA3 FO5"})


def test_x26_no_drafters_with_two_players() -> None:
    table = lay(SUN_FIRST, "CL3", A="SU4 SU2 + RA1", B="FO5 FO4 + RA2")
    table.play("A choose_stake SU2 of SU2 SU4", "B forge_choice forge", "A weather_choice move")
    # B sits out and A has one card: turn 2 runs by itself up to A's weather.
    table.expect(row="FO CL SN RA ST SU", discard="SU4", turn=2, forged={"B": "FO5 FO4"}, pending={})
    assert [seat for seat, _ in table.events("sat_out")] == ["B"]
    assert [seat for seat, _ in table.events("set_aside")] == ["B"]
    assert [args for _, args in table.events("nobody_shared")] == [{"cards": [64]}]


def test_x26_a_single_winning_card_is_the_stake_and_nothing_is_discarded() -> None:
    table = lay(SUN_FIRST, "CL3", A="SU4 + RA1 RA3", B="FO5 FO4 + RA2")
    table.play("B forge_choice forge", "A weather_choice move")
    table.next_turn("A").expect(
        row="FO CL SN RA ST SU", stake="SU4", discard="", hands={"A": "RA1 RA3", "B": "RA2"}, pending={"B": "FO5 FO4"}
    )


def last_cards_in_a_combination() -> Table:
    return lay(SUN_FIRST, "CL3", A="SU4 + RA1", B="FO5 FO4 +")


def test_x27_forging_with_the_last_cards_ends_the_game() -> None:
    table = last_cards_in_a_combination().play("B forge_choice forge", "A weather_choice move")
    table.expect(row="FO CL SN RA ST SU", stake="", discard="FO5 FO4 SU4", pending={}, forged={}, captured={"A": "CL3"})
    table.ends(scores=[1, 0], winners="A", places=[1, 2])


def test_x27_declining_keeps_the_game_going() -> None:
    table = last_cards_in_a_combination().play("B forge_choice decline", "A weather_choice move")
    table.goes_on().next_turn("A B").expect(
        row="FO CL SN RA ST SU", stake="SU4", discard="", hands={"A": "RA1", "B": "FO4 FO5"}, turn=2
    )


def test_x28_two_rounds_of_picks() -> None:
    table = lay(SUN_FIRST, "CL3", A="SU9 SU7 + RA1", B="FO5 FO2 + RA2", C="CL9 CL5 + RA3", D="SN0 + RA4")
    assert table.ranking == "D C B A"
    table.play(
        "A choose_stake SU7 of SU7 SU9 FO2 FO5 CL5 CL9",
        "D forge_choice forge",
        "C share_pick SU9 of SU9 FO2 FO5 CL5 CL9",
        "B share_pick FO5 of FO2 FO5 CL5 CL9",
        "C share_pick CL9 of FO2 CL5 CL9",
        "B share_pick FO2 of FO2 CL5",
        "A weather_choice keep",
    )
    table.next_turn("A B C D").expect(
        row=SUN_FIRST,
        stake="SU7",
        discard="",
        hands={"A": "RA1", "B": "RA2 FO5 FO2", "C": "RA3 SU9 CL9 CL5", "D": "RA4"},
        pending={"D": "SN0"},
        captured={"A": "CL3"},
    )
