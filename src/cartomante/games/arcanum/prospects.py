"""What the Houses promise a seat at the next scoring, in victory points.

A sensible player reckons with what the own hidden cards are, how many the others have, and how prestige stands. Cards
of others count as if they were any: a chance for each rival to have more cards of a House, or as many.

Thoughts are noted in the array of weights, in the places of the Tower's actions: those are asked about in a single
decision, which needs no notes.
"""

import math
from typing import Any

import numpy as np

from cartomante.core.rule import NONE, rule, small
from cartomante.games.arcanum.flow import last_turn, scoring_interval
from cartomante.games.arcanum.state import (
    HAND,
    HIDDEN,
    HOUSES,
    MINOR_DISCARD,
    MINORS,
    PLACE_TOWER,
    SEATS,
    SUIT_SIZE,
)

# Notes for each House: what a step up is worth, what hiding a card of it is worth (a one, and each further point of
# its value), the own part of what it pays less that of a rival, its pay for the first player, and how much that falls
# with the next place.
STEP, HIDING, POINT, TOP, LEAD, PAY, DROP = (PLACE_TOWER + HOUSES * note for note in range(7))
NEXT_NOTE = PLACE_TOWER + HOUSES * 7

EXTRA_HIDES = 2.1  # cards that a player hides in a game turn, the obligatory one among them
USUAL_VALUE = 11.0  # of a card that a rival has hidden: they choose the high ones
RIVALRY = 0.6  # a point for every rival hurts as much as so many own points please
REACH = 3.0  # steps that a House may make up in one play, and
DRIFT = 2.0  # with the root of the number of plays to come
SPREAD = 1.6  # what the players of a House get together, in parts of the first one's pay

MOST_CROWD, MOST_CARDS = 16, 8
PARTS = (1.0, 0.5, 0.25)  # of the first player's pay for the first three, as on the printed board


def _part(rivals: int, behind: float) -> float:
    """What part of the pay comes on average if each rival is ahead with that chance."""
    chances = [math.comb(rivals, n) * behind**n * (1 - behind) ** (rivals - n) for n in range(rivals + 1)]
    return sum(part * chance for part, chance in zip(PARTS, chances, strict=False))


def _parts() -> np.ndarray[Any, Any]:
    """The same by number of rivals, of each one's hidden cards, of own cards of the House, and losing or winning ties.

    Each hidden card of a rival is of the House with a chance of one in four.
    """
    parts = np.zeros((SEATS, MOST_CROWD, MOST_CARDS, 2))
    for crowd in range(MOST_CROWD):
        has = [math.comb(crowd, n) * 0.25**n * 0.75 ** (crowd - n) for n in range(crowd + 1)] + [0.0] * MOST_CARDS
        for cards in range(1, MOST_CARDS):
            for rivals in range(1, SEATS):
                parts[rivals, crowd, cards] = [_part(rivals, sum(has[cards:])), _part(rivals, sum(has[cards + 1 :]))]
    return parts


PART = _parts()
# How much a point of value moves the chance of winning a tie, by number of cards.
EDGE = np.array([0.0] + [min(1 / 14, 0.0995 / math.sqrt(cards)) for cards in range(1, MOST_CARDS)])


# time


@rule
def turns_to_scoring(s):
    """Whole game turns between this one and the next House scoring."""
    interval = scoring_interval(s)
    return interval - 1 - (s.turn - 1) % interval


@rule
def plays_to_scoring(s):
    """Active turns of anybody still to come before it."""
    waiting = s.players
    if s.active != NONE:
        waiting = s.players - 1 - (s.active - s.first + s.players) % s.players
    return turns_to_scoring(s) * s.players + waiting


@rule
def is_last_turn(s):
    return s.turn == last_turn(s)


# prestige


@rule
def reach(s, seat):
    """How far Houses may still move against each other before the scoring."""
    return REACH + DRIFT * math.sqrt(plays_to_scoring(s))


@rule
def note_pays(s, c, seat, weights):
    """What each House will pay its first player, between the rows of the places it may come to."""
    far = reach(s, seat)
    pace = 1.0 / (2.0 * far + 1.0)
    for house in range(HOUSES):
        place = 0.0
        for other in range(HOUSES):
            if other != house:
                lead = s.prestige[other] - s.prestige[house]
                place += min(max((lead + far) * pace, 0.0), 1.0)
        row = min(int(place), HOUSES - 2)
        weights[DROP + house] = c.house_vp[row, 0] - c.house_vp[row + 1, 0]
        weights[PAY + house] = c.house_vp[row, 0] - weights[DROP + house] * (place - row)


@rule
def note_steps(s, seat, weights):
    """With a step up a House is more likely to pass each one within reach: it pays more then, and the other less."""
    far = reach(s, seat)
    pace = 1.0 / (2.0 * far + 1.0)
    for house in range(HOUSES):
        weights[STEP + house] = 0.0
        for other in range(house):
            if abs(s.prestige[house] - s.prestige[other]) <= far:
                gain = weights[LEAD + house] * weights[DROP + house] + weights[LEAD + other] * weights[DROP + other]
                gain = pace * (
                    weights[LEAD + house] * weights[DROP + house] - weights[LEAD + other] * weights[DROP + other]
                )
                weights[STEP + house] += gain
                weights[STEP + other] -= gain


@rule
def best_step(weights):
    best = weights[STEP]
    for house in range(1, HOUSES):
        best = max(best, weights[STEP + house])
    return best


# claims


@rule
def crowd(s, seat):
    """How many hidden cards a rival will have at the scoring."""
    hidden = 0
    for other in range(s.players):
        if other != seat:
            hidden += s.size[HIDDEN + other]
    turns = turns_to_scoring(s) + (1 if s.active == NONE else 0)
    return hidden / (s.players - 1) + EXTRA_HIDES * turns


@rule
def part_of_pay(s, seat, crowded, cards, total):
    """What part of a House's pay so many own cards of it with so many points will bring, against so many of a rival."""
    cards = min(cards, MOST_CARDS - 1)
    wins_tie = min(max(0.5 + (total - USUAL_VALUE * cards) * EDGE[cards], 0.0), 1.0)
    part = PART[s.players - 1, crowded, cards, 0]
    return part + (PART[s.players - 1, crowded, cards, 1] - part) * wins_tie


@rule
def note_claims(s, seat, weights, without):
    """How the seat stands in each House, and what one more card would bring; as if a hidden card were not there."""
    crowded = crowd(s, seat)
    unseen = MINORS - s.size[MINOR_DISCARD] - s.minors[seat] - s.size[HIDDEN + seat]
    rivals = s.players - 1
    mine, hand, pile = small(HIDDEN + seat), small(HAND + seat), small(MINOR_DISCARD)
    for house in range(HOUSES):
        cards, total, seen, top = 0, 0, 0, 0
        for value in range(1, SUIT_SIZE + 1):
            place = s.place[house * SUIT_SIZE + value - 1]
            cards += place == mine
            total += value * (place == mine)
            top = max(top, value * (place == hand))
            seen += (place == mine) + (place == hand) + (place == pile)
        if without // SUIT_SIZE == house:
            cards -= 1
            total -= without % SUIT_SIZE + 1
        # a rival can have fewer of a suit that is mostly in sight
        scarce = HOUSES * (SUIT_SIZE - seen) / max(unseen, 1)
        theirs = min(int(crowded * scarce + 0.5), MOST_CROWD - 1)
        now = part_of_pay(s, seat, theirs, cards, total)
        lowest = part_of_pay(s, seat, theirs, cards + 1, total + 1)
        highest = part_of_pay(s, seat, theirs, cards + 1, total + SUIT_SIZE)
        worth = weights[PAY + house] * (1.0 + RIVALRY / rivals)
        weights[TOP + house] = top
        weights[LEAD + house] = now - RIVALRY * (SPREAD - now) / rivals
        weights[HIDING + house] = worth * (lowest - now)
        weights[POINT + house] = worth * (highest - lowest) / (SUIT_SIZE - 1)


@rule
def hide_worth(weights, card):
    """What hiding a Minor is worth."""
    return weights[HIDING + card // SUIT_SIZE] + weights[POINT + card // SUIT_SIZE] * (card % SUIT_SIZE)


@rule
def fool_worth(s, seat, weights):
    """The Fool joins a House when all can be seen, but adds no points."""
    best = 0.0
    for house in range(HOUSES):
        best = max(best, weights[HIDING + house])
    return FOOL_FREEDOM * best


FOOL_FREEDOM = 1.2


@rule
def note_houses(s, c, seat, weights):
    note_pays(s, c, seat, weights)
    note_claims(s, seat, weights, NONE)
    note_steps(s, seat, weights)
