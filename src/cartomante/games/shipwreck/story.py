"""A belief in plain Python: the trace absorbed in any kind of number, by any policy, up to any point.

The rules of belief.py do the work; here they are given a room made of dictionaries, which holds fractions as well as
floats and only the weights that are not 0.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Any

from cartomante.games.shipwreck.belief import (
    absorb,
    absorb_next,
    adopt_weights,
    catch_up,
    clear_room,
    destination_of,
    is_refuted,
    value_played,
)
from cartomante.games.shipwreck.events import fates_on
from cartomante.games.shipwreck.evidence import begin_play, finish_play
from cartomante.games.shipwreck.likelihood import COUNT, GIVEN, LIKELIHOODS, allows, explains, weigh_by_logic
from cartomante.games.shipwreck.state import CARD_IDS, FATES, HANDS, SLOTS, VALUES
from cartomante.games.shipwreck.trace import PLAYED_FATE

Play = tuple[int, int]  # value, and destination: 0 for The Hours, 1 + slot for a card
Policy = Callable[["Scene", tuple[int, int]], Mapping[Play, Any]]
REMEMBERED = 64  # stories


class Numbers(dict[Any, Any]):
    """A table of any shape that is 0 wherever nothing was written."""

    def __missing__(self, key: Any) -> int:
        return 0


class Room:
    """Like the record of ways.py, with weights that are multiples of `one`."""

    def __init__(self, one: Any) -> None:
        self.one = one
        self.weights, self.trace, self.accepted = Numbers(), Numbers(), Numbers()
        self.like, self.others, self.left, self.pairs = Numbers(), Numbers(), Numbers(), Numbers()
        self.row, self.spots, self.exile = [0] * SLOTS, [0] * FATES, [0] * VALUES
        self.held, self.can = [0] * HANDS, [0] * HANDS
        self.combinations = self.likelihood = self.absorbed = self.visible = 0
        self.active = self.had_old = self.plus_one = self.feast_done = self.passage_counts = self.iron_empty = 0


@dataclass(frozen=True)
class Past:
    """The part of a record that beliefs follow from: everybody's."""

    entries: tuple[tuple[int, int, int], ...]
    passage_counts: int
    iron_empty: int

    @classmethod
    def of(cls, s: Any, length: int | None = None) -> "Past":
        traced = s.traced if length is None else length
        entries = tuple((s.trace[i, 0], s.trace[i, 1], s.trace[i, 2]) for i in range(traced))
        return cls(entries, s.passage_counts, s.iron_empty)

    @property
    def traced(self) -> int:
        return len(self.entries)

    @property
    def trace(self) -> Mapping[tuple[int, int], int]:
        return {(i, j): entry[j] for i, entry in enumerate(self.entries) for j in range(3)}

    def until(self, length: int) -> "Past":
        return Past(self.entries[:length], self.passage_counts, self.iron_empty)


@dataclass(frozen=True)
class Scene:
    """The table at the moment of a play, as everybody saw it: what a policy may go by."""

    row: tuple[str, ...]  # card ids
    fates: tuple[tuple[int, ...], ...]  # in front of each of them
    plus_one: bool
    legal: tuple[Play, ...]  # what a hand of the two fates in question may play


@lru_cache(maxsize=REMEMBERED, typed=True)  # 1.0 equals Fraction(1), but its weights are not exact
def absorbed(past: Past, c: Any, likelihood: int, one: Any) -> tuple[Room, Room]:
    """A room that has absorbed a past under one of the named likelihoods, and the room of counts beside it."""
    room = Room(one)
    counts = Room(one) if LIKELIHOODS[likelihood] in ("coop", "greedy", "people") else room
    catch_up(past, c, room, counts, likelihood)
    return room, counts


def logic(past: Past, c: Any) -> Room:
    """What follows by logic and the number of copies alone; its weights are floats."""
    return absorbed(past, c, COUNT, 1.0)[0]


def steps(past: Past, c: Any) -> Any:
    """The same room after each entry of the trace, one after the other."""
    room = Room(1.0)
    clear_room(past, room, COUNT)
    for _ in past.entries:
        absorb_next(past, c, room, room)
        yield room


def switched(past: Past, c: Any, length: int, likelihood: int) -> Room:
    """Absorbed under `count` up to a point, and under another likelihood from there on."""
    room, counts = Room(1.0), Room(1.0)
    clear_room(past, room, COUNT)
    clear_room(past, counts, COUNT)
    while room.absorbed < past.traced:
        if room.absorbed < length:
            absorb_next(past, c, counts, counts)
            absorb_next(past, c, room, room)
        else:
            room.likelihood = likelihood
            absorb_next(past, c, room, counts)
    return room


def under_policy(past: Past, c: Any, policy: Policy) -> Room:
    """Absorbed with the policy's own probabilities of plays; one that it rules out is taken as it is."""
    room, counts = Room(Fraction(1)), Room(Fraction(1))
    clear_room(past, room, GIVEN)
    clear_room(past, counts, COUNT)
    for fact, a, b in past.entries:
        if fact == PLAYED_FATE:
            begin_play(room, c, a, b)
            weigh_by_policy(room, policy, value_played(b), destination_of(b))
            finish_play(room, c, value_played(b), destination_of(b))
        else:
            absorb(room, room, c, fact, a, b)
        absorb(counts, counts, c, fact, a, b)
        if is_refuted(room):
            adopt_weights(room, counts)
    return room


def weigh_by_policy(room: Room, policy: Policy, value: int, destination: int) -> None:
    for u in range(1, VALUES):
        room.like[u] = 0
        if allows(room, value, u, destination):
            legal = legal_plays(room, value, u)
            chances = policy(scene_of(room, legal), (min(value, u), max(value, u)))
            total = sum(Fraction(chances.get(play, 0)) for play in legal)
            room.like[u] = Fraction(chances.get((value, destination), 0)) / total if total else 0
    if not explains(room, value):
        weigh_by_logic(room, value, destination)


def legal_plays(room: Room, v: int, u: int) -> tuple[Play, ...]:
    """What a hand of two fates may play, as values."""
    both = {(v, u), (u, v)}
    return tuple(sorted((x, d) for x, y in both for d in range(1 + SLOTS) if allows(room, x, y, d)))


def scene_of(room: Room, legal: tuple[Play, ...]) -> Scene:
    row = tuple(CARD_IDS[card] for card in room.row)
    fates = tuple(tuple(fates_on(room, slot)) for slot in range(SLOTS))
    return Scene(row, fates, bool(room.plus_one), legal)
