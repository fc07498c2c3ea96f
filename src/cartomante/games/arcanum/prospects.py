"""What the Houses promise a seat at the next scoring, in victory points.

A sensible player knows the own hidden cards, how many the others have, and how prestige stands. Each hidden card of a
rival is taken to be of a House with a chance of one in four, or less where most cards of the suit are in sight.

Thoughts are noted in the array of weights, in the places of the Tower's actions: a single decision asks about those,
and it needs no notes.
"""

import math
from typing import Any

import numpy as np

from cartomante.core.rule import NONE, rule, small
from cartomante.games.arcanum.flow import last_turn, scoring_interval
from cartomante.games.arcanum.state import HAND, HIDDEN, HOUSES, MINOR_DISCARD, MINORS, PLACE_TOWER, SEATS, SUIT_SIZE

# Notes on each House.
(
    STEP,  # what a step up is worth
    HIDING,  # what hiding its 1 is worth
    POINT,  # what each further point on a hidden card is worth
    TOP,  # the value of its highest card in hand, 0 for none
    LEAD,  # the part of its pay that the seat will get, less that of a rival
    PAY,  # what its first player will get
    DROP,  # how much less that is in the next lower place
) = (PLACE_TOWER + HOUSES * note for note in range(7))
NEXT_NOTE = PLACE_TOWER + HOUSES * 7

HIDES_A_TURN = 2.1  # by a rival, the obligatory one among them
USUAL_VALUE = 11.0  # of a card that a rival has hidden: they choose high ones
RIVALRY = 0.6  # a point for all rivals together is as bad as this much of an own point is good
REACH = 3.0  # steps by which a House may gain on another in one play
DRIFT = 2.0  # the same, for the root of the number of plays to come
PAID_IN_ALL = 1.6  # what all players of a House get, in parts of what the first one gets
FREEDOM = 3.0  # the Fool is worth so many 1s, for it chooses its House when all can be seen

MOST_HIDDEN, MOST_CARDS = 16, 8  # in the table below: of a rival, and own ones of a House
PARTS = (1.0, 0.5, 0.25)  # of the first player's pay, for the first three; as on the printed board


def _part(rivals: int, ahead: float) -> float:
    """What part of the pay comes on average if each rival is ahead with that chance."""
    chances = [math.comb(rivals, n) * ahead**n * (1 - ahead) ** (rivals - n) for n in range(rivals + 1)]
    return sum(part * chance for part, chance in zip(PARTS, chances, strict=False))


def _parts() -> np.ndarray[Any, Any]:
    """The same by rivals, hidden cards of each, own cards of the House, and losing (0) or winning (1) ties."""
    parts = np.zeros((SEATS, MOST_HIDDEN, MOST_CARDS, 2))
    for hidden in range(MOST_HIDDEN):
        has = [math.comb(hidden, n) * 0.25**n * 0.75 ** (hidden - n) for n in range(hidden + 1)] + [0.0] * MOST_CARDS
        for cards in range(1, MOST_CARDS):
            for rivals in range(1, SEATS):
                parts[rivals, hidden, cards] = [_part(rivals, sum(has[cards:])), _part(rivals, sum(has[cards + 1 :]))]
    return parts


PART = _parts()
# How much a point more raises the chance to win a tie, by number of cards: sums of several cards spread more widely.
EDGE = np.array([0.0] + [min(1 / SUIT_SIZE, 0.1 / math.sqrt(cards)) for cards in range(1, MOST_CARDS)])


# time


@rule
def turns_to_scoring(s):
    """Whole game turns between this one and the next House scoring."""
    interval = scoring_interval(s)
    return interval - 1 - (s.turn - 1) % interval


@rule
def plays_this_turn(s):
    """Active turns still to come in this game turn, besides the present one."""
    if s.active == NONE:
        return s.players
    return s.players - 1 - (s.active - s.first + s.players) % s.players


@rule
def plays_to_scoring(s):
    return turns_to_scoring(s) * s.players + plays_this_turn(s)


@rule
def is_last_turn(s):
    return s.turn == last_turn(s)


# prestige


@rule
def reach(s):
    """How far Houses may still move against each other before the scoring."""
    return REACH + DRIFT * math.sqrt(plays_to_scoring(s))


@rule
def expected_place(s, house, far):
    """How many Houses will be ahead of this one: those out of reach surely, others with a chance."""
    place = 0.0
    for other in range(HOUSES):
        if other != house:
            lead = s.prestige[other] - s.prestige[house]
            place += min(max((lead + far) / (2.0 * far + 1.0), 0.0), 1.0)
    return place


@rule
def note_pays(s, c, weights):
    """What each House will pay its first player: something between the rows of two places."""
    far = reach(s)
    for house in range(HOUSES):
        place = expected_place(s, house, far)
        row = min(int(place), HOUSES - 2)
        weights[DROP + house] = c.house_vp[row, 0] - c.house_vp[row + 1, 0]
        weights[PAY + house] = c.house_vp[row, 0] - weights[DROP + house] * (place - row)


@rule
def note_steps(s, weights):
    """A step up makes a House likelier to pass each one within reach: then it pays more, and the other one less."""
    far = reach(s)
    for house in range(HOUSES):
        weights[STEP + house] = 0.0
        for other in range(house):
            if abs(s.prestige[house] - s.prestige[other]) <= far:
                rise = weights[LEAD + house] * weights[DROP + house]
                fall = weights[LEAD + other] * weights[DROP + other]
                weights[STEP + house] += (rise - fall) / (2.0 * far + 1.0)
                weights[STEP + other] -= (rise - fall) / (2.0 * far + 1.0)


@rule
def best_step(weights):
    best = weights[STEP]
    for house in range(1, HOUSES):
        best = max(best, weights[STEP + house])
    return best


# claims


@rule
def rival_cards(s, seat):
    """How many hidden cards a rival will have at the scoring."""
    hidden = 0
    for other in range(s.players):
        if other != seat:
            hidden += s.size[HIDDEN + other]
    turns = turns_to_scoring(s) + (1 if s.active == NONE else 0)
    return hidden / (s.players - 1) + HIDES_A_TURN * turns


@rule
def part_of_pay(s, theirs, cards, total):
    """What part of a House's pay so many own cards with that sum will bring, if a rival has so many hidden cards."""
    cards = min(cards, MOST_CARDS - 1)
    wins_tie = min(max(0.5 + (total - USUAL_VALUE * cards) * EDGE[cards], 0.0), 1.0)
    part = PART[s.players - 1, theirs, cards, 0]
    return part + (PART[s.players - 1, theirs, cards, 1] - part) * wins_tie


@rule
def survey(s, seat, house):
    """Of a suit: how many cards the seat has hidden, their sum, its highest in hand, and how many it knows of."""
    mine, hand, pile = small(HIDDEN + seat), small(HAND + seat), small(MINOR_DISCARD)
    cards, total, top, seen = 0, 0, 0, 0
    for value in range(1, SUIT_SIZE + 1):  # without branches, which would often be guessed wrong
        place = s.place[house * SUIT_SIZE + value - 1]
        cards += place == mine
        total += value * (place == mine)
        top = max(top, value * (place == hand))
        seen += (place == mine) + (place == hand) + (place == pile)
    return cards, total, top, seen


@rule
def note_claims(s, seat, weights, without):
    """How the seat stands in each House, and what one more card would bring; as if one of the hidden were not there."""
    hidden, rivals = rival_cards(s, seat), s.players - 1
    unseen = MINORS - s.size[MINOR_DISCARD] - s.minors[seat] - s.size[HIDDEN + seat]
    for house in range(HOUSES):
        cards, total, top, seen = survey(s, seat, house)
        if without // SUIT_SIZE == house:
            cards, total = cards - 1, total - without % SUIT_SIZE - 1
        scarcity = HOUSES * (SUIT_SIZE - seen) / max(unseen, 1)
        theirs = min(int(hidden * scarcity + 0.5), MOST_HIDDEN - 1)
        now = part_of_pay(s, theirs, cards, total)
        lowest = part_of_pay(s, theirs, cards + 1, total + 1)
        highest = part_of_pay(s, theirs, cards + 1, total + SUIT_SIZE)
        worth = weights[PAY + house] * (1.0 + RIVALRY / rivals)
        weights[TOP + house] = top
        weights[LEAD + house] = now - RIVALRY * (PAID_IN_ALL - now) / rivals
        weights[HIDING + house] = worth * (lowest - now)
        weights[POINT + house] = worth * (highest - lowest) / (SUIT_SIZE - 1)


@rule
def note_houses(s, c, seat, weights):
    note_pays(s, c, weights)
    note_claims(s, seat, weights, NONE)
    note_steps(s, weights)


@rule
def hide_worth(weights, card):
    """What hiding a Minor is worth."""
    return weights[HIDING + card // SUIT_SIZE] + weights[POINT + card // SUIT_SIZE] * (card % SUIT_SIZE)


@rule
def fool_worth(weights):
    """What hiding the Fool is worth."""
    best = 0.0
    for house in range(HOUSES):
        best = max(best, weights[HIDING + house])
    return FREEDOM * best
