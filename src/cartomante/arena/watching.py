"""What designers want to know of a game: who opened how, had or used which card, and whether that went with winning.

Everything is read off decisions and events, so that a game needs no line of its own here:

- The opening choice of a seat is the first action it takes.
- A seat has a card when one of its events names it, be it only to that seat (it drew it). It uses it when one of its
  events names it openly, or names one that it had before (it lays it face down).
- Events and arguments that speak of waste (`discarded`, `objective_returned`, `missed`) are no use of a card.
- What each seat is told exactly once in every game, such as the guild it leads, is a mark of that seat.
- An argument called `turn` or `round` counts turns.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from cartomante.core.event import ALL, Arg, Event
from cartomante.core.game import Game
from cartomante.core.match import Match
from cartomante.core.rule import NONE

WASTE = {"discarded", "returned", "missed"}
TURNS = ("turn", "round")
HAD, USED, WASTED = "had", "used", "wasted"


class Tally(dict[str, list[float]]):
    """By key: how often, and how many wins (parts of one where several win together)."""

    def note(self, key: str, wins: float) -> None:
        entry = self.setdefault(key, [0, 0.0])
        entry[0] += 1
        entry[1] += wins

    def add(self, other: "Tally") -> None:
        for key, (count, wins) in other.items():
            entry = self.setdefault(key, [0, 0.0])
            entry[0] += count
            entry[1] += wins


@dataclass
class Sightings:
    """What was seen in some games. A side is a seat or, in a game that is won together, the whole table.

    Keys are JSON lists: in `openings` a decision, a sort and a value; in `choices` a decision and a card; in `cards`
    HAD, USED or WASTED and a card; in `marks` an event, an argument, a sort and a value; in `marked`, which counts the
    sides that were told exactly one value, an event and an argument.
    """

    games: int = 0
    sides: int = 0
    openings: Tally = field(default_factory=Tally)
    choices: Tally = field(default_factory=Tally)
    cards: Tally = field(default_factory=Tally)
    marks: Tally = field(default_factory=Tally)
    marked: Counter[str] = field(default_factory=Counter)
    turned_up: Counter[str] = field(default_factory=Counter)  # cards: games in which anything named them
    turns: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Sightings") -> None:
        self.games += other.games
        self.sides += other.sides
        for name in ("openings", "choices", "cards", "marks"):
            getattr(self, name).add(getattr(other, name))
        for name in ("marked", "turned_up", "turns", "endings"):
            getattr(self, name).update(getattr(other, name))

    def to_json(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if value}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Sightings":
        seen = cls(data.get("games", 0), data.get("sides", 0))
        for name in ("openings", "choices", "cards", "marks"):
            getattr(seen, name).update({key: list(entry) for key, entry in data.get(name, {}).items()})
        for name in ("marked", "turned_up", "endings"):
            getattr(seen, name).update(data.get(name, {}))
        seen.turns.update({int(turns): count for turns, count in data.get("turns", {}).items()})
        return seen


@dataclass
class Side:
    """What one side did in one game."""

    wins: float
    opening: str | None = None
    choices: set[str] = field(default_factory=set)
    cards: set[str] = field(default_factory=set)
    marks: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))


def watch(match: Match, moves: Iterable[tuple[int, int]], seen: Sightings) -> None:
    """Tell a game again, from where `match` stands to its end, and note what is worth knowing."""
    notes = Notes(match.players, match.game.is_cooperative)
    notes.hear(match.game, match.events)
    for seat, action in moves:
        notes.see_choice(match, seat, action)
        notes.hear(match.game, match.apply(action, seat))
    notes.settle(match.winners)
    notes.put_into(seen)
    seen.endings[str(match.ending)] += 1


class Notes:
    """What somebody who watches a game writes down."""

    def __init__(self, players: int, is_cooperative: bool) -> None:
        self.is_cooperative = is_cooperative
        self.sides = [Side(wins=0.0) for _ in range(1 if is_cooperative else players)]
        self.turned_up: set[str] = set()
        self.turns = 0
        self._hands: list[set[int]] = [set() for _ in range(players)]  # the cards that a seat has heard of as its own

    def side_of(self, seat: int) -> Side:
        return self.sides[0 if self.is_cooperative else seat]

    def see_choice(self, match: Match, seat: int, action: int) -> None:
        asked = match.decision(seat)
        if asked is None:
            return
        side, (sort, value) = self.side_of(seat), match.meaning(action, seat)
        if side.opening is None:
            side.opening = key(asked["id"], sort, value)
        if sort == "card":
            side.choices.add(key(asked["id"], value))

    def hear(self, game: Game, events: Sequence[Event]) -> None:
        for event in events:
            for arg in event.kind.args:
                if arg.sort == "number" and arg.name in TURNS:
                    self.turns = max(self.turns, int(event.args[arg.name]))
                if arg.sort.rstrip("*;") == "card":
                    self._hear_cards(event, arg)
                elif arg.sort in game.names and arg.to == ALL and event.seat is not None:
                    mark = key(event.kind.name, arg.name, arg.sort, event.args[arg.name])
                    self.side_of(event.seat).marks[key(event.kind.name, arg.name)].append(mark)

    def _hear_cards(self, event: Event, arg: Arg) -> None:
        cards = [card for card in flat(event.args[arg.name]) if card != NONE]
        self.turned_up.update(key(card) for card in cards)
        if event.seat is None or any(other.sort == "seat" for other in event.kind.args):
            return  # nobody's card, or there is no telling which of two seats it belongs to
        side, hand = self.side_of(event.seat), self._hands[event.seat]
        is_waste = bool(WASTE & {*event.kind.name.split("_"), arg.name})
        for card in cards:
            side.cards.add(key(HAD, card))
            if is_waste:
                side.cards.add(key(WASTED, card))
            elif arg.to == ALL or card in hand:
                side.cards.add(key(USED, card))
        hand.update(cards)

    def settle(self, winners: Sequence[int]) -> None:
        for seat in winners:
            self.side_of(seat).wins = 1.0 if self.is_cooperative else 1 / len(winners)

    def put_into(self, seen: Sightings) -> None:
        seen.games += 1
        seen.sides += len(self.sides)
        seen.turns[self.turns] += 1
        seen.turned_up.update(self.turned_up)
        for side in self.sides:
            if side.opening is not None:
                seen.openings.note(side.opening, side.wins)
            for tally, keys in ((seen.choices, side.choices), (seen.cards, side.cards)):
                for entry in keys:
                    tally.note(entry, side.wins)
            for event_and_argument, marks in side.marks.items():
                if len(marks) == 1:
                    seen.marked[event_and_argument] += 1
                    seen.marks.note(marks[0], side.wins)


def key(*parts: Any) -> str:
    return json.dumps(parts, default=int)


def flat(value: Any) -> Iterator[int]:
    """The cards in an argument: one, several, or lists of several."""
    if isinstance(value, list | tuple):
        for item in value:
            yield from flat(item)
    else:
        yield int(value)
