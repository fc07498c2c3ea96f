"""Walking along a trace without believing anything: does each entry fit the table that the others have left?"""

from cartomante.core.rule import NONE
from cartomante.games.shipwreck.cards import thief_slot
from cartomante.games.shipwreck.state import CARDS, DESTINATIONS, HANDS, HIGHEST, SLOTS, VALUES
from cartomante.games.shipwreck.trace import (
    CAME_CARD,
    CAME_FATE,
    CLOSED_UP,
    DESTINATION_STEP,
    DISCARDED_FATE,
    EMPTIED,
    EXILED_FATE,
    HOLDS,
    PLAYED_FATE,
    SHOWN,
    TOLD_AGE,
    TOLD_VALUES,
    TOOK_FATE,
    WENT_FATE,
    WENT_ROW,
)


class Misfit(Exception):
    """An entry that cannot be."""


def retrace(past, c):
    """The row, the visible spots in ascending order, the exile and who holds a fate; None if some entry cannot be."""
    walk = Walk(c)
    try:
        for fact, a, b in past.entries:
            walk.step(fact, a, b)
    except Misfit:
        return None
    return walk.row, sorted(walk.spots), walk.exile, walk.held


class Walk:
    def __init__(self, c):
        self.c = c
        self.row, self.spots = [NONE] * SLOTS, []
        self.exile, self.held = [0] * VALUES, [0] * HANDS
        self.active = NONE

    def step(self, fact, a, b):
        if fact == CAME_CARD:
            need(is_slot(a) and 0 <= b < CARDS and not self.on_slot(a))
            self.row[a] = b
        elif fact in (PLAYED_FATE, TOLD_VALUES, TOLD_AGE, TOOK_FATE):
            self.step_of_turn(fact, a, b)
        elif fact in (HOLDS, SHOWN, EMPTIED):
            self.step_of_hand(fact, a, b)
        else:
            self.step_of_fates(fact, a, b)

    def step_of_fates(self, fact, a, b):
        need(is_slot(a) or (fact == EXILED_FATE and a == NONE))
        if fact == CAME_FATE:
            self.put(a, b)
        elif fact == WENT_ROW:
            self.spots = [spot for spot in self.spots if spot // VALUES != a]
        elif fact == CLOSED_UP:
            need(not self.on_slot(a))
            self.row = [*self.row[:a], *self.row[a + 1 :], NONE]
            self.spots = [spot - VALUES if spot // VALUES > a else spot for spot in self.spots]
        elif fact in (WENT_FATE, DISCARDED_FATE, EXILED_FATE):
            need(1 <= b <= HIGHEST)
            if a != NONE:
                self.take(a, b)
            self.exile[b] += fact == EXILED_FATE

    def step_of_hand(self, fact, a, b):
        need(0 <= a < HANDS and (fact != SHOWN or (self.held[a] and 1 <= b <= HIGHEST)))
        need(fact != HOLDS or not self.held[a])
        self.held[a] = int(fact == HOLDS)

    def step_of_turn(self, fact, a, b):
        if fact == PLAYED_FATE:
            value, destination = b % DESTINATION_STEP, b // DESTINATION_STEP % DESTINATION_STEP
            need(0 <= a < HANDS and b >= 0 and destination < DESTINATIONS and NONE not in self.row)
            self.put(max(destination - 1, 0), value)
            self.active, self.held[a] = a, 1
            return
        need(self.active != NONE and self.held[self.active])
        if fact == TOLD_VALUES:
            need(b >= 0 and 0 <= a < 4)
        elif fact == TOOK_FATE and b:
            thief = thief_slot(self, self.c)
            need(is_slot(a) and thief != NONE)
            self.take(a, b)
            self.put(thief, b)

    def on_slot(self, slot):
        return any(spot // VALUES == slot for spot in self.spots)

    def put(self, slot, value):
        need(1 <= value <= HIGHEST and self.row[slot] != NONE)
        self.spots.append(slot * VALUES + value)

    def take(self, slot, value):
        need(slot * VALUES + value in self.spots)
        self.spots.remove(slot * VALUES + value)


def is_slot(a):
    return 0 <= a < SLOTS


def need(condition):
    if not condition:
        raise Misfit
