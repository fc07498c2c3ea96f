"""The House scorings of the reference game, regular and of the World, and who has won."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from .reference_rules import HOUSES, PASS, YES, Major, house_chosen, is_minor, raise_house, suit_of, value_of
from .reference_table import Asking, Table


class Scoring(NamedTuple):
    """A House scoring in progress; the Houses are listed in the order in which they come up."""

    kind: str  # "regular" or "world"
    places: list[int]  # of the Houses
    shown: list[int]  # the suits of which all hidden cards have been turned up
    paid: list[int]


class Payment(NamedTuple):
    kind: str
    house: int
    place: int
    standings: list[tuple[int, int]]  # of each player: how many cards, and their sum
    points: list[int]


def places_of(keys: Sequence[Any]) -> list[int]:
    """The greatest is first; equals share the better place and leave the next ones empty."""
    return [1 + sum(other > key for other in keys) for key in keys]


def shares(standings: Sequence[tuple[int, int]], row: Sequence[int], split: str, rounding: str) -> list[int]:
    """What a House pays to each player, if it pays `row` to the first, the second and so on."""
    points = [0] * len(standings)
    present = sorted({standing for standing in standings if standing[0] > 0}, reverse=True)
    position = 0
    for standing in present:
        group = [q for q, other in enumerate(standings) if other == standing]
        covered = 1 if split == "position_only" else len(group)
        total = sum(row[position : position + covered])
        for q in group:
            points[q] = -(-total // len(group)) if rounding == "up" else total // len(group)
        position += len(group)
    return points


def square_of(points: int, track_length: int) -> int | None:
    """Where a score stands on the printed track; a score of 0 stands beside it."""
    return (points - 1) % track_length + 1 if points else None


class Houses(Table):
    """Prestige decides what a House pays, hidden cards whom."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.scoring: Scoring | None = None
        self.payments: list[Payment] = []

    def regular_scoring(self) -> Asking:
        yield from self.score_houses("regular")
        for card in sorted(card for cards in self.hidden for card in cards):
            self.discard(card)
        for cards in self.hidden:
            cards.clear()
        self.prestige = [0 for _ in HOUSES]

    def score_houses(self, kind: str) -> Asking:
        places = places_of(self.prestige)
        order = sorted(HOUSES, key=lambda house: (places[house], house))
        owner = next((p for p in range(self.players) if Major.FOOL in self.hidden[p]), None)
        is_in_steps = owner is not None and self.options["fool_timing"] == "house_by_house"
        self.scoring = Scoring(kind, places, [] if is_in_steps else list(order), [])
        fool_house = None
        if owner is not None and not is_in_steps:
            fool_house = house_chosen((yield from self.ask(owner, "fool_assign", map(raise_house, HOUSES))))
        for house in order:
            if is_in_steps:
                self.scoring.shown.append(house)
            if owner is not None and fool_house is None:
                answer = yield from self.ask(owner, "fool_commit", [YES, PASS])
                fool_house = house if answer == YES else None
            self.pay(house, owner if fool_house == house else None)
            self.scoring.paid.append(house)
        self.scoring = None

    def pay(self, house: int, fool_owner: int | None) -> None:
        assert self.scoring is not None
        place = self.scoring.places[house]
        row = self.board["house_vp"][place - 1]
        if self.scoring.kind == "world":
            row = row[1:]
        standings = [self.standing(q, house, q == fool_owner) for q in range(self.players)]
        points = shares(standings, row, self.options["tie_split"], self.options["tie_rounding"])
        self.payments.append(Payment(self.scoring.kind, house, place, standings, points))
        for q, won in enumerate(points):
            self.score(q, won)

    def standing(self, q: int, house: int, with_fool: bool) -> tuple[int, int]:
        values = [value_of(card) for card in self.hidden[q] if is_minor(card) and suit_of(card) == house]
        return len(values) + with_fool, sum(values)

    def final_places(self) -> list[int]:
        if self.options["final_tie_break"] == "shared":
            return places_of(self.vp)
        return places_of([(self.vp[q], len(self.hand[q])) for q in range(self.players)])
