"""How well a seat stands: the points that it may expect at the end, in units of those that make the difference.

What things promise is experience: numbers for each moment of a game, fitted to how games between sensible players went
on (see experience.py).
"""

import math

from cartomante.core.rule import NONE, RUNNING, rule
from cartomante.games.arcanum.cards import minors_in_hand
from cartomante.games.arcanum.experience import (
    A_MAJOR,
    ACTIVE,
    ANYWAY,
    COURTS,
    EXPERIENCE,
    FOOL_HIDDEN,
    HELD,
    HIDDEN_CARDS,
    HOUSES_HELD,
    LEAD,
    LONGEST,
    MAJOR_PLAYED,
    MARGIN,
    MINOR_PLAYED,
    MINORS_HELD,
    MORE_HIDDEN,
    OUTDONE,
    PROMISED,
    SETTLING,
    TOPS_HELD,
    VALUES,
    WIDEST,
)
from cartomante.games.arcanum.flow import last_turn
from cartomante.games.arcanum.prospects import expected_place, plays_this_turn, reach, turns_to_scoring
from cartomante.games.arcanum.scoring import COUNTED, PAID, claim, fool_owner
from cartomante.games.arcanum.state import (
    HAND,
    HIDDEN,
    HOUSES,
    MAJORS,
    MINORS,
    NUMERALS,
    REGULAR_SCORING,
    SUIT_SIZE,
)

LEAST_SWAY, SWAY = 2.7, 1.7  # points that make the difference: at the end, and for the root of the turns left
DECIDED = 0.2  # points when it is over


@rule
def outlook(s, c, seat):
    sway = LEAST_SWAY + SWAY * math.sqrt(turns_left(s)) if s.ending == RUNNING else DECIDED
    return prospect(s, c, seat) / sway


@rule
def prospect(s, c, seat):
    """The points of a seat, and those that it may expect."""
    if s.ending != RUNNING:
        return s.vp[seat] + 0.0
    when = moment(s, seat)
    points = s.vp[seat] + EXPERIENCE[when, ANYWAY]
    return points + of_houses(s, c, seat, when) + of_cards(s, seat, when) + of_the_turn(s, seat, when)


# time


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
def is_to_play(s, seat):
    """Whether the seat's active turn of this game turn is still to come."""
    first, active = s.first, s.active
    return active == NONE or (seat - first + s.players) % s.players > (active - first + s.players) % s.players


@rule
def moment(s, seat):
    """How far the scoring is, whether another will follow, and whether the seat is still to play in this game turn."""
    if is_settling(s):
        return SETTLING
    turns = turns_to_scoring(s)
    is_last = last_turn(s) - s.turn <= turns
    return 4 * min(turns, 2) + 2 * (not is_last) + is_to_play(s, seat)


# what the Houses promise


@rule
def of_houses(s, c, seat, when):
    """Those that are still to be paid at this scoring."""
    far, paid = 0.0 if is_settling(s) else reach(s), s.paid if s.scoring == REGULAR_SCORING else 0
    points = 0.0
    for house in range(HOUSES):
        if not (paid >> house) & 1:
            place = expected_place(s, house, far)
            points += of_claim(s, c, seat, house, place, when)
            points += of_hand(s, seat, house, pay_between(c, place, 0), when)
    return points


@rule
def of_claim(s, c, seat, house, place, when):
    """What the cards hidden for a House would be paid now; it is surer with more cards than any rival has."""
    mine, ahead, level, rival = claim(s, seat, house), 0, 1, 0
    for other in range(s.players):
        if other != seat:
            theirs = claim(s, other, house)
            ahead += theirs > mine
            level += theirs == mine
            rival = max(rival, theirs // COUNTED)
    pay = pay_between(c, place, 0)
    margin = min(max(mine // COUNTED - rival, -WIDEST), WIDEST)
    points = EXPERIENCE[when, MARGIN + WIDEST + margin] * pay
    if mine > 0:
        points += EXPERIENCE[when, OUTDONE + min(ahead, PAID)] * pay
        for position in range(ahead, min(ahead + level, PAID)):
            points += EXPERIENCE[when, PROMISED] * pay_between(c, place, position) / level
    return points


@rule
def pay_between(c, place, position):
    """What a position earns in a House somewhere between two places."""
    row = min(int(place), HOUSES - 2)
    upper, lower = c.house_vp[row, position], c.house_vp[row + 1, position]
    return upper + (lower - upper) * (place - row)


@rule
def of_hand(s, seat, house, pay, when):
    """The Minors in hand, by what their House pays."""
    cards, top, courts = 0, 0, 0
    for value in range(1, SUIT_SIZE + 1):
        if s.place[house * SUIT_SIZE + value - 1] == HAND + seat:
            cards, top = cards + 1, value
            courts += value > NUMERALS
    points = EXPERIENCE[when, COURTS] * courts
    if cards > 0:
        points += pay * (EXPERIENCE[when, HOUSES_HELD] + EXPERIENCE[when, HELD] * min(cards, 3))
        points += pay * EXPERIENCE[when, TOPS_HELD] * top / SUIT_SIZE
    return points


# what else there is


@rule
def of_cards(s, seat, when):
    """The cards in hand and the hidden ones, whatever their Houses pay."""
    longest, values, others = 0, 0, 0
    for house in range(HOUSES):
        cards = claim(s, seat, house)
        longest, values = max(longest, cards // COUNTED), values + cards % COUNTED
    for other in range(s.players):
        others += s.size[HIDDEN + other] if other != seat else 0
    hidden = s.size[HIDDEN + seat]
    points = EXPERIENCE[when, HIDDEN_CARDS] * hidden + EXPERIENCE[when, LONGEST] * longest
    points += EXPERIENCE[when, VALUES] * values / SUIT_SIZE
    points += EXPERIENCE[when, MORE_HIDDEN] * (hidden - others / (s.players - 1))
    points += EXPERIENCE[when, MINORS_HELD] * minors_in_hand(s, seat)
    for major in range(MAJORS):
        if s.place[MINORS + major] == HAND + seat:
            points += EXPERIENCE[when, A_MAJOR + major]
    if fool_owner(s) == seat and s.fool_house == NONE:
        points += EXPERIENCE[when, FOOL_HIDDEN]
    return points


@rule
def of_the_turn(s, seat, when):
    """A lead, against which the others will play, and what is left of an active turn."""
    everybody = 0
    for other in range(s.players):
        everybody += s.vp[other]
    points = EXPERIENCE[when, LEAD] * (s.vp[seat] - everybody / s.players)
    if s.active == seat:
        points += EXPERIENCE[when, ACTIVE]
        points += EXPERIENCE[when, MINOR_PLAYED] * s.minor_played + EXPERIENCE[when, MAJOR_PLAYED] * s.major_played
    return points
