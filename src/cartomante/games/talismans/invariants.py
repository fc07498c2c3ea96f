"""What must hold of every record (section 10.1), in words for whoever breaks it."""

from cartomante.core.rule import NONE, RUNNING
from cartomante.games.talismans.cards import is_combination, suit_of
from cartomante.games.talismans.effects import has_empty_hand
from cartomante.games.talismans.events import cards_at, talismans_at
from cartomante.games.talismans.knowledge import holder
from cartomante.games.talismans.state import (
    CAPTURED,
    CARD_CODES,
    CARDS,
    COMMITTED,
    DISCARD,
    FIRST_TALISMAN,
    FORGED,
    FORGING,
    HAND,
    NEW_STAKE,
    PENDING,
    REVEAL,
    SEATS,
    SPECIALS,
    STAKE,
    START_TURN,
)

SEAT_ZONES = (HAND, COMMITTED, PENDING, FORGED, CAPTURED)


def problems(s, c):
    """Every invariant the record breaks; conservation of cards cannot be broken, because a card has one place."""
    return [*zone_problems(s), *stake_problems(s), *talisman_problems(s), *turn_problems(s)]


def zone_problems(s):
    for card in range(CARDS):
        place = s.place[card]
        if place >= HAND and (place - HAND) % SEATS >= s.players:
            yield f"{CARD_CODES[card]} belongs to a seat that nobody has"
    if sorted(s.row) != list(range(len(s.row))):
        yield "the row is not a permutation of the six suits"


def stake_problems(s):
    stakes, first = cards_at(s, STAKE), s.place[FIRST_TALISMAN]
    waits = s.ending != RUNNING or s.step in (NEW_STAKE, FORGING)
    if len(stakes) != 1 and not (waits and not stakes):
        yield f"the stake must be one card, not {[CARD_CODES[card] for card in stakes]}"
    if first >= HAND and first < CAPTURED:
        yield "the First Talisman can only be the stake or a capture"
    if first == DISCARD and s.ending == RUNNING:
        yield "the First Talisman is discarded at the end of the game only"


def talisman_problems(s):
    for zone in (PENDING, FORGED):
        for seat in range(s.players):
            whole = talismans_at(s, zone + seat)
            if sum(map(len, whole)) != len(cards_at(s, zone + seat)):
                yield f"the Talismans of seat {seat} do not add up"
            for lead, partner in ((*cards, NONE)[:2] for cards in whole):
                if not is_combination(lead, partner):
                    yield f"{CARD_CODES[lead]} is not part of a forging combination of seat {seat}"
                if zone == PENDING and s.step == SPECIALS and not s.queued and suit_of(lead) == s.row[0]:
                    yield f"seat {seat} has a pending Talisman of the dominant suit after forging"


def turn_problems(s):
    for seat in range(s.players):
        if s.ending == RUNNING and s.step in (START_TURN, REVEAL) and has_empty_hand(s, seat) and s.lead[seat] == NONE:
            yield f"seat {seat} has no card and the game goes on"
        if s.step == REVEAL and s.lead[seat] != NONE and holder(s, s.lead[seat]) != seat:
            yield f"seat {seat} committed {CARD_CODES[s.lead[seat]]} without holding it"
    if s.ending == RUNNING and s.step > NEW_STAKE and s.winner == NONE and any(a != NONE for a in s.asked):
        yield "somebody is asked in a turn without a winner"
