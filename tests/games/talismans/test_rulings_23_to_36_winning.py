"""Rulings WT-23 to WT-36: winning a turn, and turns that nobody wins."""

from itertools import combinations

import pytest

from cartomante.core.rule import NONE
from cartomante.games.talismans.cards import strength, sum_of

from .helpers import CARDS, Table, lay, record

ROW = "SN FO CL RA SU ST"


def winner_of(*plays: str, joker_value: str = "next_lower", row: str = ROW) -> str | None:
    """Who captures the stake when these plays meet; everybody keeps two cards of no importance."""
    kept = ("RA10 RA11", "RA12 RA13", "SU12 SU13", "SU10 SU11")
    hands = {seat: f"{play} + {rest}" for seat, play, rest in zip("ABCD", plays, kept, strict=False)}
    won = lay(row, **hands, options={"joker_value": joker_value}).events("won")
    return won[0][0] if won else None


def test_wt_23_every_suit_beats_all_suits_after_it_whatever_the_sums() -> None:
    suits = ROW.split()
    for stronger, weaker in combinations(suits, 2):
        assert winner_of(f"{weaker}9 {weaker}8", f"{stronger}0") == "B"
        assert winner_of(f"{stronger}0", f"{weaker}9 {weaker}8") == "A"


def test_wt_24_equal_sums_of_different_suits_are_no_tie() -> None:
    assert winner_of("CL5", "FO5") == "B"
    assert winner_of("FO3 FO2", "CL5") == "A"


def test_wt_25_a_single_card_beats_a_pair_between_equal_sums_of_one_suit_only() -> None:
    assert winner_of("SN5 SN4", "SN9") == "B"
    assert winner_of("SN6 SN4", "SN9") == "A"
    assert winner_of("SN5 SN4", "FO9") == "A"


@pytest.mark.parametrize("joker_value", ["next_lower", "same"])
def test_wt_26_the_top_card_decides_before_the_joker_would(joker_value: str) -> None:
    """No two plays of one suit that can lie on one table are equally strong without the last criterion."""
    s, first = record(2, {"joker_value": joker_value}), CARDS.index("SN0")
    fairies = range(first, first + 15)
    plays = [(lead, NONE) for lead in fairies]
    plays += [(lead, partner) for lead in fairies for partner in range(first, lead)]
    plays += [(lead, CARDS.index("JK1")) for lead in fairies]
    by_strength: dict[int, list[set[int]]] = {}
    for play in plays:
        by_strength.setdefault(strength(s, *play), []).append(set(play) - {NONE, CARDS.index("JK1")})
    assert len(plays) == 135
    for equal in by_strength.values():
        assert all(a & b for a, b in combinations(equal, 2)), "equal plays share a fairy"


@pytest.mark.parametrize(("joker_value", "beaten", "unbeaten"), [("next_lower", "SN8", "SN9"), ("same", "SN9", "SN10")])
def test_wt_27_the_joker_counts_one_less_than_its_fairy_or_the_same(
    joker_value: str, beaten: str, unbeaten: str
) -> None:
    assert winner_of("SN5 JK1", beaten, joker_value=joker_value) == "A"
    assert winner_of("SN5 JK1", unbeaten, joker_value=joker_value) == "B"


@pytest.mark.parametrize("joker_value", ["next_lower", "same"])
def test_wt_28_a_joker_with_a_0_counts_0_and_is_a_combination(joker_value: str) -> None:
    table = lay(ROW, A="SN0 JK1 + RA1", B="SN1 + RA2", options={"joker_value": joker_value})
    table.expect(captured={"B": "FT"}).play("A forge_choice forge").expect(forged={"A": "SN0 JK1"})


def test_wt_28_nothing_is_below_0() -> None:
    assert sum_of(record(2), CARDS.index("SN0"), CARDS.index("JK1")) == 0
    assert winner_of("SN0 JK1", "FO14 FO13") == "A"


@pytest.mark.parametrize(("joker_value", "pair"), [("next_lower", "SN9 SN6"), ("same", "SN9 SN7")])
def test_wt_29_the_top_card_of_a_joker_pair_is_its_fairy(joker_value: str, pair: str) -> None:
    assert winner_of("SN8 JK1", pair, joker_value=joker_value) == "B"
    assert winner_of(pair, "SN8 JK1", joker_value=joker_value) == "A"


def test_wt_30_the_only_valued_play_wins_even_a_0_of_the_last_suit() -> None:
    assert winner_of("CS1", "CW7", "ST0", "JK1") == "C"


# --- turns without a winner ---


def only_specials() -> Table:
    return lay(
        "FO SN CL RA SU ST",
        A="CS1 + RA1 RA2",
        B="IO3 + RA3 RA4",
        C="CO5 + RA5 RA6",
        D="CW7 + RA7 RA8",
        E="JK1 + SU1 SU2",
    )


def test_wt_31_nobody_wins_when_no_play_contains_a_fairy() -> None:
    assert winner_of("CS1", "CW7", "JK1", "JK2") is None
    assert winner_of("JK1", "JK2") is None
    assert winner_of("CS1", "CW7", "JK1 ", "ST1") == "D"


def test_wt_31_nobody_wins_when_nobody_plays() -> None:
    table = lay("SU FO CL SN RA ST", A="CL1 CL2", B="CL3 CL4", pending={"A": "SU0", "B": "SU4 SU3"})
    assert table.events("nobody_won") == [(None, {"cards": []})]


def test_wt_32_specials_do_nothing_in_a_turn_that_nobody_wins() -> None:
    table = only_specials()
    table.next_turn("A B C D E").expect(row="FO SN CL RA SU ST", stake="FT", turn=2, captured={})
    told = {event.kind.name for event in table.match.events}
    assert told.isdisjoint({"inverted", "reordered", "weather_kept", "weather_moved", "stake_chosen", "took"})


def test_wt_33_cards_discarded_in_such_a_turn_never_return() -> None:
    table = only_specials().expect(discard="CS1 IO3 CO5 CW7 JK1")
    table.commit("A RA1, B RA3, C RA5, D RA7, E SU1")
    assert table.offered("D") == {"RA1", "RA3", "RA5", "RA7", "SU1"}
    table.play("D choose_stake RA7").expect(discard="CS1 IO3 CO5 CW7 JK1")


def test_wt_34_talismans_complete_in_a_turn_that_nobody_wins() -> None:
    table = lay("SU FO CL SN RA ST", A="CL1 CL2", B="CW7 + FO4 FO5", pending={"A": "SU4 SU3, ST0"})
    table.next_turn("A B").expect(forged={"A": "SU4 SU3"}, pending={"A": "ST0"}, discard="CW7")


def test_wt_35_when_everybody_sits_out_all_complete_and_nothing_else_changes() -> None:
    table = lay("SU FO CL SN RA ST", "CL9", A="CL1 CL2", B="CL3 CL4", pending={"A": "SU0", "B": "SU4 SU3"})
    table.next_turn("A B").expect(
        row="SU FO CL SN RA ST", stake="CL9", turn=2, forged={"A": "SU0", "B": "SU4 SU3"}, pending={}, captured={}
    )


def test_wt_36_the_first_talisman_is_whole_whenever_it_is_won() -> None:
    table = lay("RA FO CL SN SU ST", A="CW7 + SN1 SN4", B="CS1 + SN2 SN5")
    table.expect(turn=2, stake="FT").commit("A SN4, B SN5").expect(captured={"B": "FT"})
    assert table.match.scores == [0, 2]
