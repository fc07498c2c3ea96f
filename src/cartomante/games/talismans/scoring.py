"""Half-points, whole Talismans and places (section 5)."""

from cartomante.core.rule import NONE, rule
from cartomante.games.talismans.cards import STRENGTHS, heads, is_fairy, strength, value_of
from cartomante.games.talismans.options import SINGLE_CARD, WHOLE
from cartomante.games.talismans.state import CAPTURED, CARDS, FIRST_TALISMAN, FORGED, SEATS

RANK_BITS = 4  # room for a place from 1 to 10
BEST_BITS = 13  # room for the strength of a Talisman
WHOLES_BITS = 7


@rule
def captured_points(s, card):
    """The First Talisman counts two halves, any other stake one (WT-36, WT-42, WT-43)."""
    if card == FIRST_TALISMAN or (s.zero_stake == WHOLE and is_fairy(card) and value_of(card) == 0):
        return 2
    return 1


@rule
def forged_points(s, card):
    """Two for a Talisman: its only card has both, each of two cards one."""
    return 2 if s.mate[card] == NONE else 1


@rule
def whole_worth(s, card, is_forged):
    """How high a whole Talisman ranks in the tie-break, 0 for a card that is none (WT-75, WT-76)."""
    if card == FIRST_TALISMAN:
        return 1
    if not is_forged:
        is_whole = captured_points(s, card) == 2
    elif s.whole_talismans == SINGLE_CARD:
        is_whole = s.mate[card] == NONE
    else:
        is_whole = heads(s, card)
    return 2 + strength(s, card, s.mate[card]) if is_whole else 0


@rule
def score(s, c, scores, places):
    """Half-points of each seat, and its place: by half-points, then whole Talismans, then the best of those."""
    for seat in range(SEATS):
        scores[seat] = places[seat] = 0
    for card in range(CARDS):
        place = s.place[card]
        if FORGED <= place < FORGED + SEATS:
            seat = place - FORGED
            scores[seat] += forged_points(s, card)
            count_whole(places, seat, whole_worth(s, card, True))
        elif CAPTURED <= place < CAPTURED + SEATS:
            seat = place - CAPTURED
            scores[seat] += captured_points(s, card)
            count_whole(places, seat, whole_worth(s, card, False))
    for seat in range(s.players):
        places[seat] = ((scores[seat] << (WHOLES_BITS + BEST_BITS)) + places[seat]) << RANK_BITS
    rank_seats(s, places)


@rule
def count_whole(keys, seat, worth):
    """One more whole Talisman in the upper bits of a key, the best one in the lower."""
    if worth > 0:
        best = keys[seat] & ((1 << BEST_BITS) - 1)
        keys[seat] += (1 << BEST_BITS) + max(worth - best, 0)


@rule
def rank_seats(s, places):
    """Turn keys (shifted to make room) into places in situ; equal keys share a place (WT-77)."""
    for seat in range(s.players):
        better = 0
        for other in range(s.players):
            better += (places[other] >> RANK_BITS) > (places[seat] >> RANK_BITS)
        places[seat] += 1 + better
    for seat in range(s.players):
        places[seat] &= (1 << RANK_BITS) - 1


assert STRENGTHS + 2 < 1 << BEST_BITS
