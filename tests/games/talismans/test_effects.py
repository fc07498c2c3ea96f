"""Effects one by one, on bare records."""

import pytest

from cartomante.core.rule import NONE
from cartomante.games.talismans import effects, flow, scoring
from cartomante.games.talismans.cards import (
    heads,
    is_combination,
    is_fairy,
    is_joker,
    is_special,
    joker_counts,
    position_of,
    rank_of,
    strength,
    suit_of,
    sum_of,
    value_of,
)
from cartomante.games.talismans.state import CAPTURED, DISCARD, FORGED, HAND, PENDING, STAKE, TABLE

from .helpers import CARDS, GAME, ROW, SUITS, record


def card(code: str) -> int:
    return CARDS.index(code)


def row_of(s: object) -> str:
    return " ".join(SUITS[suit] for suit in s.row)


def cards_at(s: object, place: int) -> set[str]:
    return {code for code in CARDS if s.place[card(code)] == place}


def lay_plays(s: object, *plays: str) -> None:
    """Put plays on the table, "" for who sits out."""
    for seat, cards in enumerate(play.split() for play in plays):
        s.lead[seat], s.partner[seat] = (*map(card, cards), NONE, NONE)[:2]
        for code in cards:
            s.place[card(code)] = TABLE


def test_cards_know_their_suit_and_value() -> None:
    assert [(suit_of(card(code)), value_of(card(code))) for code in ("FO0", "SN9", "ST14")] == [(0, 0), (1, 9), (5, 14)]
    kinds = [(is_fairy(i), is_special(i), is_joker(i)) for i in range(101)]
    assert kinds == [(i < 90, 90 <= i < 98, i in (98, 99)) for i in range(101)]
    assert not is_fairy(NONE)


def test_position_of_counts_from_the_dominant_suit() -> None:
    s = record(row="ST FO SN CL RA SU")
    assert [position_of(s, suit) for suit in range(6)] == [1, 2, 3, 4, 5, 0]


@pytest.mark.parametrize(("joker_value", "worth"), [("next_lower", [0, 0, 4, 13]), ("same", [0, 1, 5, 14])])
def test_joker_counts(joker_value: str, worth: list[int]) -> None:
    s = record(2, {"joker_value": joker_value})
    assert [joker_counts(s, card(code)) for code in ("RA0", "RA1", "RA5", "RA14")] == worth


def test_sums() -> None:
    s = record()
    assert sum_of(s, card("SN9"), NONE) == 9
    assert sum_of(s, card("SN9"), card("SN3")) == 12
    assert sum_of(s, card("SN14"), card("JK2")) == 27
    assert sum_of(record(2, {"joker_value": "same"}), card("SN14"), card("JK2")) == 28


def test_strength_compares_suit_then_sum_then_one_card_then_the_top_card() -> None:
    s = record(row="SN FO CL RA SU ST")
    weakest_first = ["ST14 ST13", "FO0", "FO14 FO13", "SN0", "SN5 SN4", "SN6 SN3", "SN9", "SN10"]
    strengths = [strength(s, *(*map(card, play.split()), NONE)[:2]) for play in weakest_first]
    assert strengths == sorted(strengths)
    assert len(set(strengths)) == len(strengths)


def test_combinations() -> None:
    assert is_combination(card("SN0"), NONE)
    assert is_combination(card("SN1"), card("SN0"))
    assert is_combination(card("SN14"), card("SN13"))
    assert is_combination(card("SN14"), card("JK1"))
    assert not is_combination(card("SN1"), NONE)
    assert not is_combination(card("SN14"), card("SN0"))
    assert not is_combination(card("JK1"), NONE)
    assert not is_combination(card("CW7"), NONE)
    assert not is_combination(NONE, NONE)


def test_one_card_stands_for_each_talisman() -> None:
    s = record(forged={"A": "SN2 SN1, SU0, RA5 JK1"})
    assert [code for code in ("SN2", "SN1", "SU0", "RA5", "JK1") if heads(s, card(code))] == ["SN2", "SU0", "RA5"]


def test_rank_of_puts_jokers_below_fairies_below_specials() -> None:
    s = record(5)
    lay_plays(s, "JK1", "CW8", "FO9", "CS1", "ST0")
    s.winner = 2
    assert sorted(range(5), key=lambda seat: rank_of(s, seat)) == [0, 4, 2, 1, 3]


def test_rank_plays_leaves_out_who_sits_out() -> None:
    s = record(4)
    lay_plays(s, "SN5", "", "ST1", "FO1")
    s.winner = effects.find_winner(s)
    effects.rank_plays(s)
    assert s.winner == 3
    assert list(s.ranking)[:4] == [2, 0, 3, NONE]


def test_find_winner_needs_a_fairy() -> None:
    s = record(3)
    lay_plays(s, "JK1", "CW7", "")
    assert effects.find_winner(s) == NONE


def test_lay_row_lays_a_permutation() -> None:
    s = record()
    effects.lay_row(s)
    assert sorted(s.row) == list(range(6))
    assert s.draws == 5


def test_deal_gives_everybody_the_same_number() -> None:
    s, c = record(5), GAME.pack().c
    effects.deal(s, c)
    assert [len(cards_at(s, HAND + seat)) for seat in range(5)] == [15] * 5


def test_invert_row() -> None:
    s = record(row=ROW)
    effects.invert_row(s, 0, card("IO3"))
    assert row_of(s) == "ST SU RA CL SN FO"


@pytest.mark.parametrize("position", range(2, 7))
@pytest.mark.parametrize("suit", range(1, 6))
def test_reorder_is_taking_out_and_inserting(suit: int, position: int) -> None:
    s = record(row=ROW)
    effects.reorder(s, 0, suit, position)
    expected = [i for i in range(6) if i != suit]
    expected.insert(position - 1, suit)
    assert list(s.row) == expected


def test_move_and_keep_weather() -> None:
    s = record(row=ROW)
    effects.keep_weather(s, 0)
    assert row_of(s) == ROW
    effects.move_weather(s, 0)
    assert row_of(s) == "SN CL RA SU ST FO"


def test_capture_and_new_stake() -> None:
    s = record(stake="RA3")
    effects.capture_stake(s, 1)
    assert s.place[card("RA3")] == CAPTURED + 1
    effects.set_stake(s, 1, card("CW7"))
    assert effects.stake_card(s) == card("CW7")
    assert s.place[card("CW7")] == STAKE


def test_forge_at_once_or_set_aside() -> None:
    s = record(2, row="RA FO CL SN SU ST")
    lay_plays(s, "RA3 RA2", "FO5 JK1")
    effects.forge(s, 0)
    effects.forge(s, 1)
    assert s.place[card("RA3")] == s.place[card("RA2")] == FORGED + 0
    assert s.place[card("FO5")] == s.place[card("JK1")] == PENDING + 1
    assert s.mate[card("FO5")] == card("JK1")
    assert effects.has_forged(s, 0)
    assert effects.has_forged(s, 1)


def test_a_broken_combination_cannot_be_forged() -> None:
    s = record(2)
    lay_plays(s, "FO9", "SN5 SN4")
    s.winner = 0
    assert effects.can_forge(s, 1)
    s.place[card("SN4")] = STAKE
    assert not effects.can_forge(s, 1)


def test_complete_forges_one_suit_only() -> None:
    s = record(row="SU FO CL SN RA ST", pending={"A": "SU4 SU3, SU6 JK1, FO2 FO1", "B": "SU0"})
    effects.complete(s, 0)
    assert cards_at(s, FORGED + 0) == {"SU4", "SU3", "SU6", "JK1"}
    assert effects.has_pending(s, 0, SUITS.index("FO"))
    assert not effects.has_pending(s, 0, SUITS.index("SU"))
    assert s.place[card("SU0")] == PENDING + 1


def test_drafters_are_the_losers_who_did_not_forge() -> None:
    s = record(5, pending={"D": "ST3 ST2"})
    lay_plays(s, "FO9", "SN5 SN4", "CL3", "RA7", "")
    s.winner = 0
    effects.forge(s, 1)
    assert [effects.is_drafter(s, seat) for seat in range(5)] == [False, False, True, True, False]
    s.share_exclusion = 1
    assert [effects.is_drafter(s, seat) for seat in range(5)] == [False, False, True, False, False]


def test_next_drafter_goes_round_and_round() -> None:
    s = record(4)
    lay_plays(s, "FO9", "SN5", "CL3", "RA7")
    s.winner = 0
    effects.rank_plays(s)
    assert [effects.next_drafter(s) for _ in range(5)] == [3, 2, 1, 3, 2]


def test_the_lower_copy_of_a_special_acts_and_the_other_is_annulled() -> None:
    s = record(3)
    lay_plays(s, "CS2", "CS1", "FO1")
    s.winner = 2
    assert effects.stake_chooser(s) == 1
    assert [(GAME.events[kind].name, seat) for kind, seat, _ in s.events] == [("annulled", 0)]


def test_a_single_drafter_takes_the_whole_pool() -> None:
    s = record(2)
    lay_plays(s, "FO9 FO8", "SN5 SN3")
    assert not effects.is_pool_empty(s)
    effects.take_pool(s, 1)
    assert effects.is_pool_empty(s)
    assert cards_at(s, HAND + 1) == {"FO9", "FO8", "SN5", "SN3"}
    assert not effects.has_empty_hand(s, 1)
    assert effects.has_empty_hand(s, 0)


def test_finish_discards_the_stake_and_what_is_pending() -> None:
    s = record(2, stake="RA3", pending={"A": "SU4 SU3"}, forged={"B": "SN0"})
    flow.finish(s)
    assert cards_at(s, DISCARD) == {"RA3", "SU4", "SU3"}
    assert s.mate[card("SU4")] == NONE
    assert s.place[card("SN0")] == FORGED + 1
    assert s.ending == 1


def test_score_adds_halves_and_ranks_seats() -> None:
    s = record(3, stake="", forged={"A": "SU4 SU3, RA0"}, captured={"B": "FT CL3", "C": "CL1 CL2 CL4 CL5"})
    scores, places = [0] * 10, [0] * 10
    scoring.score(s, GAME.pack().c, scores, places)
    assert scores[:3] == [4, 3, 4]
    assert places[:3] == [1, 3, 2]


def test_taking_a_card_puts_it_in_the_hand() -> None:
    s = record(2)
    lay_plays(s, "FO9", "SN5")
    effects.take(s, 1, card("FO9"))
    assert s.place[card("FO9")] == HAND + 1
