"""Who sits where, whose turn comes next, and who speaks for the group (sections 2.3 and 3.4)."""

from cartomante.core.rule import NONE, rule
from cartomante.games.shipwreck.options import HOST, YES
from cartomante.games.shipwreck.state import HOST_SEAT, SEATS

CHALLENGERS = 2
FIRST_TIER, LAST_TIER = 0, 2


@rule
def owner(s, hand):
    return hand % CHALLENGERS if s.two_player_challenge else hand


@rule
def hand_of(seat, which):
    """Hand A (0) or B (1) of a seat; outside the challenge a seat has hand A only."""
    return seat + CHALLENGERS * which


@rule
def hands_of_each(s):
    return 2 if s.two_player_challenge else 1


@rule
def active_seat(s):
    return owner(s, s.active)


def is_hushed(s, c, seat):
    """The active player tells the others nothing but by playing (3.4)."""
    return s.mute_active == YES and active_seat(s) == seat


@rule
def seated(s):
    """How many sit at the table."""
    count = 0
    for i in range(SEATS):
        count += s.order[i] != NONE
    return count


@rule
def place_in_order(s, seat):
    """Where a seat comes in the order of turns, NONE if it is not at the table."""
    place = NONE
    for i in range(SEATS):
        if s.order[i] == seat:
            place = i
    return place


@rule
def next_challenger(s):
    """In the challenge the order is S-A, T-A, S-B, T-B, with S the starting seat (SW-99)."""
    which = s.active // CHALLENGERS
    if active_seat(s) == s.order[0]:
        return hand_of(s.order[1], which)
    return hand_of(s.order[0], 1 - which)


@rule
def is_ally(s, seat):
    return seat != active_seat(s) and place_in_order(s, seat) != NONE


@rule
def tier(s, seat):
    """Allies speak in clockwise order, but a deciding host before everybody and people before bots."""
    if s.consent == HOST and seat == HOST_SEAT:
        return FIRST_TIER
    return LAST_TIER if s.bot[seat] and s.human_first == YES else 1


@rule
def first_speaker(s, passed_over):
    """The first ally in speaker order whose bit is not among those passed over; NONE if there is none left."""
    count, start = seated(s), place_in_order(s, active_seat(s))
    first, best = NONE, LAST_TIER + 1
    for i in range(1, count):
        place = start + i
        seat = s.order[place if place < count else place - count]
        if not (passed_over >> seat) & 1 and tier(s, seat) < best:
            first, best = seat, tier(s, seat)
    return first


@rule
def leavers(s):
    """A bit for each seat that has asked to leave."""
    bits = 0
    for seat in range(SEATS):
        bits |= s.leaving[seat] << seat
    return bits
