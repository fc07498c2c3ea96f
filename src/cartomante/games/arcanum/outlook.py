"""How well a seat stands: points now, what the Houses and the cards promise, and how much may still change.

The numbers were fitted to some hundred thousand positions of games between sensible players.
"""

import math

from cartomante.core.rule import NONE, RUNNING, rule
from cartomante.games.arcanum.cards import hand_size, minors_in_hand
from cartomante.games.arcanum.flow import last_turn
from cartomante.games.arcanum.prospects import expected_place, plays_this_turn, plays_to_scoring, reach
from cartomante.games.arcanum.scoring import PAID, claim, fool_owner
from cartomante.games.arcanum.state import HIDDEN, HOUSES, REGULAR_SCORING

# Points.
MINOR, MAJOR = 0.7, 1.6  # in hand
HIDDEN_CARD = 2.2  # while the scoring is far and what it will bring is open
HIDDEN_FOOL = 10.0  # which chooses its House when all can be seen
TO_PLAY = 1.2  # for those who are still to play in this game turn

DOUBT = 1.2  # for each game turn to the scoring; see `trust`
LEAST_SWAY, SWAY = 2.7, 1.7  # points that make the difference: at the end, and for the root of the turns left
DECIDED = 0.2  # points when it is over
MOST = 40.0  # beyond which no lead is safer

CLAIM_BITS = 14  # room for one claim


@rule
def outlook(s, c, seat):
    """The chance to win, about; all seats together have one."""
    claims = (claims_of(s, 0), claims_of(s, 1), claims_of(s, 2), claims_of(s, 3), claims_of(s, 4))
    far = 0.0 if is_settling(s) else reach(s)
    places = (
        expected_place(s, 0, far),
        expected_place(s, 1, far),
        expected_place(s, 2, far),
        expected_place(s, 3, far),
    )
    left = turns_left(s)
    sway = LEAST_SWAY + SWAY * math.sqrt(left) if s.ending == RUNNING else DECIDED
    own = prospect(s, c, seat, claims, places, left)
    odds = 0.0
    for other in range(s.players):
        lead = (prospect(s, c, other, claims, places, left) - own) / sway
        odds += math.exp(min(max(lead, -MOST), MOST))
    return 1.0 / odds


@rule
def is_settling(s):
    """Whether the Houses are being paid, or all is over."""
    return s.ending != RUNNING or s.scoring == REGULAR_SCORING


@rule
def turns_left(s):
    """Game turns to the end, the rest of the present one as a fraction."""
    waiting = 0 if is_settling(s) else plays_this_turn(s)
    return last_turn(s) - s.turn + waiting / s.players


@rule
def trust(s):
    """What part of what the Houses promise now will be kept: all of it at the scoring, less the further it is."""
    if is_settling(s):
        return 1.0
    return 1.0 / (1.0 + DOUBT * plays_to_scoring(s) / s.players)


@rule
def prospect(s, c, seat, claims, places, left):
    """The points of a seat, and what its cards promise in points."""
    trusted = trust(s)
    minors = minors_in_hand(s, seat)
    cards = MINOR * minors + MAJOR * (hand_size(s, seat) - minors)
    points = s.vp[seat] + trusted * promise(s, c, seat, claims, places) + min(left, 1.0) * cards
    points += (1.0 - trusted) * HIDDEN_CARD * s.size[HIDDEN + seat]
    if fool_owner(s) == seat and s.fool_house == NONE:
        points += trusted * HIDDEN_FOOL
    if is_to_play(s, seat):
        points += TO_PLAY
    return points


@rule
def is_to_play(s, seat):
    if is_settling(s):
        return False
    first, active = s.first, s.active
    return active == NONE or (seat - first + s.players) % s.players > (active - first + s.players) % s.players


# what the Houses promise


@rule
def claims_of(s, seat):
    """The claims of a seat in the four Houses, packed into one number: compiled code has no lists at hand."""
    packed = 0
    for house in range(HOUSES):
        packed |= claim(s, seat, house) << (CLAIM_BITS * house)
    return packed


@rule
def claim_in(claims, seat, house):
    return (claims[seat] >> (CLAIM_BITS * house)) & ((1 << CLAIM_BITS) - 1)


@rule
def promise(s, c, seat, claims, places):
    """What the Houses that are still to be paid would pay for the cards hidden now."""
    paid = s.paid if s.scoring == REGULAR_SCORING else 0
    total = 0.0
    for house in range(HOUSES):
        mine = claim_in(claims, seat, house)
        if mine > 0 and not (paid >> house) & 1:
            ahead, level = 0, 0
            for other in range(s.players):
                ahead += claim_in(claims, other, house) > mine
                level += claim_in(claims, other, house) == mine
            for position in range(ahead, min(ahead + level, PAID)):
                total += pay_between(c, places[house], position) / level
    return total


@rule
def pay_between(c, place, position):
    """What a position earns in a House somewhere between two places."""
    row = min(int(place), HOUSES - 2)
    upper, lower = c.house_vp[row, position], c.house_vp[row + 1, position]
    return upper + (lower - upper) * (place - row)
