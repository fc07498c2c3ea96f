"""The table of the reference game: its zones, and the procedures that every effect is made of."""

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import Any, NamedTuple

from .reference_rules import (
    DECISIONS,
    HAND_LIMIT,
    HOUSES,
    LOCATIONS,
    MAJORS,
    MINORS,
    PASS,
    Board,
    is_minor,
    kind_of,
    options_of,
)

Draw = Callable[[str, list[int]], int]
Pending = dict[int, "Question"]
Asking = Generator[Pending, tuple[int, int], Any]  # yields who is asked what, is sent a seat and its answer


class Question(NamedTuple):
    decision: str
    options: frozenset[int]


def next_questions(asking: Asking, answer: Any) -> Pending:
    """What is asked after an answer; nothing at the end."""
    try:
        return asking.send(answer)
    except StopIteration:
        return {}


def together(askings: dict[int, Asking]) -> Asking:
    """Every seat answers its own questions in its own time."""
    waiting: Pending = {}
    for asking in askings.values():
        waiting.update(next_questions(asking, None))
    while waiting:
        seat, action = yield dict(waiting)
        del waiting[seat]
        waiting.update(next_questions(askings[seat], (seat, action)))


class Table:
    """Zones are sets and lists; `hidden` says of each card whether it lies face up."""

    def __init__(self, players: int, board: Board, draw: Draw, options: dict[str, Any]) -> None:
        self.players = players
        self.board = board
        self.pick = draw
        self.options = options_of(**options)
        self.phase = "draw"
        self.turn = 1
        self.first_player = 0
        self.active: int | None = None
        self.minor_played = self.major_played = False
        self.deck = {"minor": set(MINORS), "major": set(MAJORS)}
        self.discarded: dict[str, list[int]] = {"minor": [], "major": []}
        self.set_aside: set[int] = set()
        if self.options["majors"] != "all":
            self.set_aside, self.deck["major"] = self.deck["major"], set()
        self.hand: list[set[int]] = [set() for _ in range(players)]
        self.hidden: list[dict[int, bool]] = [{} for _ in range(players)]
        self.committed: list[list[int]] = [[] for _ in range(players)]  # still in hand until everybody has chosen
        self.taken: int | None = None  # with Temperance, until a card is given for it
        self.resolving: int | None = None
        self.devil_in_force = False
        self.tower: tuple[int, int] | None = None  # its owner and the index of its placement
        self.figures: list[int | None] = [None] * 16
        self.removed: list[set[int]] = [set() for _ in range(players)]
        self.prestige = [0 for _ in HOUSES]
        self.vp = [0] * players

    # --- looking ---

    def clockwise(self, start: int) -> list[int]:
        return [(start + step) % self.players for step in range(self.players)]

    def others(self, p: int) -> list[int]:
        return self.clockwise(p)[1:]

    def minors(self, p: int) -> set[int]:
        return {card for card in self.hand[p] if is_minor(card)}

    def is_drawable(self, kind: str) -> bool:
        return bool(self.deck[kind] or self.discarded[kind])

    @property
    def multiplier(self) -> int:
        return 2 if self.devil_in_force else 1

    @property
    def blocked(self) -> set[int]:
        return set(self.board["tower_placements"][self.tower[1]]) if self.tower else set()

    def open_locations(self) -> list[int]:
        return [location for location in LOCATIONS if location not in self.blocked]

    def movable(self) -> list[int]:
        return [figure for figure, location in enumerate(self.figures) if location in self.open_locations()]

    # --- asking ---

    def ask(self, seat: int, decision: str, options: Iterable[int]) -> Asking:
        """A single option is taken silently, except for a card to play and for hiding the Fool."""
        assert decision in DECISIONS
        legal = frozenset(options)
        assert legal
        is_presented = decision == "fool_mode" or (decision == "play_card" and legal != {PASS})
        if len(legal) == 1 and not is_presented:
            return min(legal)
        _, action = yield {seat: Question(decision, legal)}
        return action

    def ask_several(
        self, seat: int, decision: str, count: int, options: Iterable[int], take: Callable[[int], None]
    ) -> Asking:
        """Take so many of the options one by one, or all of them without asking if there are no more."""
        left = sorted(options)
        if len(left) <= count:
            for option in left:
                take(option)
            return
        for _ in range(count):
            option = yield from self.ask(seat, decision, left)
            left.remove(option)
            take(option)

    # --- cards ---

    def top_card(self, kind: str) -> int | None:
        if not self.deck[kind]:
            self.deck[kind], self.discarded[kind] = set(self.discarded[kind]), []
        if not self.deck[kind]:
            return None
        card = self.pick(kind, sorted(self.deck[kind]))
        self.deck[kind].remove(card)
        return card

    def take_batch(self, p: int, minors: int, majors: int) -> list[int]:
        batch = []
        for kind in ["minor"] * minors + ["major"] * majors:
            card = self.top_card(kind)
            if card is not None:
                self.hand[p].add(card)
                batch.append(card)
        return batch

    def draw(self, p: int, minors: int, majors: int) -> Asking:
        """How many cards were really drawn, even if some of them had to go again."""
        batch = self.take_batch(p, minors, majors)
        yield from self.limit(p)
        return len(batch)

    def limit(self, p: int, kept: Sequence[int] = ()) -> Asking:
        while len(self.hand[p]) > HAND_LIMIT:
            card = yield from self.ask(p, "hand_limit_discard", self.hand[p].difference(kept))
            self.discard_from_hand(p, card)

    def discard(self, card: int) -> None:
        self.discarded[kind_of(card)].append(card)

    def discard_from_hand(self, p: int, card: int) -> None:
        self.hand[p].remove(card)
        self.discard(card)

    def hide(self, p: int, card: int) -> None:
        self.hand[p].remove(card)
        self.hidden[p][card] = False

    def optional_hide(self, p: int) -> Asking:
        """Whether a card was hidden."""
        card = yield from self.ask(p, "optional_hide", [*self.minors(p), PASS])
        if card == PASS:
            return False
        self.hide(p, card)
        return True

    def forced_discards(self, p: int) -> Asking:
        for other in self.others(p):
            if self.hand[other]:
                card = yield from self.ask(other, "forced_discard", self.hand[other])
                self.discard_from_hand(other, card)

    # --- points ---

    def gain(self, house: int, steps: int) -> None:
        top = self.board["prestige_max"]
        reached = self.prestige[house] + steps * self.multiplier
        self.prestige[house] = min(top, reached)
        excess = max(0, reached - top)
        back = min(1, excess) if self.options["overflow"] == "once" else excess
        for other in HOUSES:
            if other != house:
                self.prestige[other] = max(0, self.prestige[other] - back)

    def lose(self, house: int, steps: int) -> None:
        self.prestige[house] = max(0, self.prestige[house] - steps * self.multiplier)

    def score(self, p: int, points: int) -> None:
        self.vp[p] = max(0, self.vp[p] + points * self.multiplier)
