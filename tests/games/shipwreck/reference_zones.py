"""Where everything lies in the reference game, and the few moves that every rule is made of."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from .reference_cards import CARDS, COPIES, DEFAULTS, SLOTS, VALUES, Table, hours

STARTING_DOOM = {"easy": 0, "normal": 2, "hard": 4, "doomed": 6}
TRACK_END = 7

Draw = Callable[[list[int]], int]


def draws_of(values: Iterable[int]) -> Draw:
    """The chance that draws these values, one after the other."""
    coming = iter(values)
    return lambda bag: bag.index(next(coming))


@dataclass
class Fate:
    """A fate in a hand; old if it was there when the turn began."""

    value: int
    is_old: bool


@dataclass(eq=False)
class Token:
    """A visible fate and the moment it was put down."""

    value: int
    since: int


@dataclass(eq=False)
class Place:
    """A slot of the row; no card only after a loss that leaves it unfilled."""

    card: str | None
    fates: list[Token] = field(default_factory=list)
    attached: list[str] = field(default_factory=list)

    def values(self) -> list[int]:
        return [token.value for token in self.fates]


class Event(NamedTuple):
    """Something all could see, with the table as it was just before; `hand` is the number of the active hand."""

    kind: str
    hand: int
    facts: dict[str, Any]
    table: Table


class Zones:
    """The state between two actions, and what can be read from it."""

    def __init__(
        self, seats: int, deck: Sequence[str], start_seat: int, draw: Draw, options: dict[str, Any] | None = None
    ) -> None:
        self.options = DEFAULTS | (options or {})
        self.seats = seats
        self.draw = draw
        self.row = [Place(card) for card in deck[:4]]
        self.deck = list(deck[4:])  # the top first
        self.faded: list[str] = []  # the oldest first
        self.removed: list[str] = []
        self.aside: str | None = None  # The Fall between fading and lying under its replacement
        self.bag = [value for value in VALUES for _ in range(COPIES)]
        self.exile: list[int] = []
        self.hands_each = 2 if self.options["two_player_challenge"] else 1
        self.hands: list[list[list[Fate]]] = [[[] for _ in range(self.hands_each)] for _ in range(seats)]
        self.score = 0
        self.doom = STARTING_DOOM[self.options["difficulty"]]
        self.turn = 1
        self.seat = start_seat
        self.hand_number = 0  # of the active seat: 0 for hand A, 1 for hand B
        self.ending: str | None = None
        self.log: list[Event] = []
        self.clock = 0
        self.forget_the_turn()

    def forget_the_turn(self) -> None:
        self.power_used = False
        self.plus_one = False
        self.plays: list[tuple[int, int]] = []
        self.played_old = False  # the last fate played
        self.feast_done = False
        self.predictions_left = 1
        self.tried: set[int] = set()
        self.outcome = "none"
        self.hidden: int | None = None

    # --- reading ---

    @property
    def hand(self) -> list[Fate]:
        return self.hands[self.seat][self.hand_number]

    @property
    def u(self) -> int:
        """The printed value of the hidden fate, also after the token has gone."""
        assert self.hidden is not None
        return self.hidden

    @property
    def effective_u(self) -> int:
        return self.u + self.plus_one

    def table(self) -> Table:
        return Table(
            row=tuple(place.card for place in self.row),
            fates=tuple(tuple(sorted(place.values())) for place in self.row),
            exile=tuple(sorted(self.exile)),
            plus_one=self.plus_one,
            feast_done=self.feast_done,
            options=self.options,
        )

    def visible(self) -> list[int]:
        return [value for place in self.row for value in place.values()]

    def slot_of(self, card: str) -> int | None:
        return next((slot for slot, place in enumerate(self.row) if place.card == card), None)

    def faded_with(self, *powers: str) -> list[str]:
        return [card for card in self.faded if CARDS[card].power in powers]

    def hours_on(self, place: Place) -> int:
        def counted(value: int) -> int:
            if "north_wind" in place.attached or (place.card == "imago" and value == 7):
                return 1
            return hours(value)

        return sum(counted(value) for value in place.values())

    def is_due(self, place: Place) -> bool:
        assert place.card is not None
        if place.card == "ash":
            return any(value in (1, 2) for value, _ in self.plays)
        if place.card == "fall":
            return bool(place.fates) and self.hidden is not None and sum(place.values()) >= 2 * self.effective_u
        duration = CARDS[place.card].duration
        assert duration is not None
        return self.hours_on(place) >= duration

    def is_amplified(self) -> bool:
        return any("fall" in place.attached and self.is_due(place) for place in self.row)

    # --- moving ---

    def tell(self, kind: str, **facts: Any) -> None:
        number = self.seat * self.hands_each + self.hand_number
        self.log.append(Event(kind, number, facts, self.table()))

    def to_bag(self, value: int) -> None:
        self.bag = sorted([*self.bag, value])

    def draw_fate(self) -> None:
        if not self.bag:
            self.return_the_longest_visible()
        self.tell("drew")
        bag = list(self.bag)
        self.hand.append(Fate(self.bag.pop(self.draw(bag)), is_old=False))
        self.hand.sort(key=lambda fate: (not fate.is_old, fate.value))

    def return_the_longest_visible(self) -> None:
        oldest = min((token for place in self.row for token in place.fates), key=lambda token: token.since)
        place = next(place for place in self.row if oldest in place.fates)
        place.fates.remove(oldest)
        self.to_bag(oldest.value)

    def put_down(self, slot: int, value: int) -> None:
        self.clock += 1
        self.row[slot].fates.append(Token(value, self.clock))

    def pick_up(self, slot: int, value: int) -> Token:
        """Of equal fates on one card the one that has been visible longest."""
        fates = self.row[slot].fates
        token = min((token for token in fates if token.value == value), key=lambda token: token.since)
        fates.remove(token)
        return token

    def spend(self, card: str) -> None:
        """A used or paid power, or an attachment without host, leaves."""
        (self.removed if self.options["spent_cards"] == "removed" else self.deck).append(card)

    def finish_power(self, card: str) -> None:
        self.faded.remove(card)
        self.power_used = True
        if CARDS[card].power != "slow":
            self.spend(card)

    def pay(self, card: str) -> None:
        self.faded.remove(card)
        self.spend(card)

    def add_doom(self, steps: int) -> None:
        self.doom = min(TRACK_END, self.doom + steps)
        if self.doom == TRACK_END:
            self.ending = "doom"

    def add_score(self, steps: int) -> None:
        self.score = min(TRACK_END, self.score + steps)
        if self.score == TRACK_END:
            self.ending = "score"

    def visible_options(self, slots: Iterable[int] = SLOTS) -> list[tuple[int, int]]:
        return [(slot, value) for slot in slots for value in sorted(set(self.row[slot].values()))]

    # --- the whole of it, for comparing ---

    def state(self) -> dict[str, Any]:
        tokens = [(token.since, slot, token.value) for slot, place in enumerate(self.row) for token in place.fates]
        return {
            "row": [place.card for place in self.row],
            "fates": [sorted(place.values()) for place in self.row],
            "visible_since": [(slot, value) for _, slot, value in sorted(tokens)],
            "attached": [list(place.attached) for place in self.row],
            "faded": list(self.faded),
            "deck": list(self.deck),
            "removed": list(self.removed),
            "aside": self.aside,
            "bag": [self.bag.count(value) for value in VALUES],
            "exile": sorted(self.exile),
            "hands": [[[(fate.value, fate.is_old) for fate in hand] for hand in seat] for seat in self.hands],
            "score": self.score,
            "doom": self.doom,
            "turn": self.turn,
            "active": (self.seat, self.hand_number),
            "power_used": self.power_used,
            "plus_one": self.plus_one,
            "plays": list(self.plays),
            "feast_done": self.feast_done,
            "predictions_left": self.predictions_left,
            "tried": sorted(self.tried),
            "outcome": self.outcome,
            "hidden": self.hidden,
            "ending": self.ending,
        }
