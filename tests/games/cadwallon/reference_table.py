"""The table of the reference game: its zones, and the procedures that plays and effects are made of."""

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from .reference_rules import (
    AGENT_TYPES,
    ARCANA,
    FREE_ZONE,
    JUBILEE,
    MILITIA,
    TO_GUILD_PILE,
    TO_RESOURCES,
    Card,
    controlled_zones,
    options_of,
    zones_of,
)

Pending = dict[int, "Question"]
Asking = Generator[Pending, tuple[int, int], Any]  # yields who is asked what, is sent a seat and its answer


class Question(NamedTuple):
    decision: str
    options: frozenset[int]


@dataclass
class Piece:
    """An agent or a militia card at a prize."""

    card: int
    owner: int
    face_up: bool


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
    """Lists have one entry by seat or one by zone; the fourth zone stays empty with three players."""

    def __init__(
        self,
        players: int,
        cards: list[Card],
        draw: Callable[[int, list[int]], int],
        militia: Callable[[list[int]], int],
        options: dict[str, Any],
    ) -> None:
        self.players = players
        self.cards = cards
        self.pick = draw
        self.pick_militia = militia
        self.options = options_of(**options)
        self.zones = zones_of(players)
        self.seats = range(players)

        self.round = 1
        self.first_player = 0
        self.guilds: list[str | None] = [None for _ in self.seats]
        self.hand: list[set[int]] = [set() for _ in self.seats]
        self.deck: list[set[int]] = [set() for _ in self.seats]
        self.resources: list[list[int]] = [[] for _ in self.seats]
        self.guild_pile: list[list[int]] = [[] for _ in self.seats]
        self.objectives: list[set[int]] = [set() for _ in self.seats]
        self.returned: list[list[int]] = [[] for _ in self.seats]
        self.favour = [0 for _ in self.seats]
        self.seen_to_hand: list[set[int]] = [set() for _ in self.seats]

        self.prize: list[int | None] = [None] * 5
        self.pile: list[list[int]] = [[] for _ in range(5)]
        self.agents: list[list[Piece]] = [[] for _ in range(5)]
        self.militia: list[list[Piece]] = [[] for _ in range(5)]
        self.sealed = [False] * 5
        self.shift = [0] * 5
        self.boosts = [[dict.fromkeys(ARCANA, 0) for _ in self.seats] for _ in range(5)]
        self.precedence = [[False for _ in self.seats] for _ in range(5)]

        self.militia_deck: set[int] = set(MILITIA) if self.options["militia"] else set()
        self.militia_set_aside: list[int] = []
        self.militia_drawn: int | None = None  # turned up, not yet placed
        self.chosen: int | None = None  # still in the hand
        self.in_play: int | None = None  # a location being resolved
        self.won: int | None = None  # a prize whose winner still has to place it
        self.jubilee_revealed = False
        self.prizes_won = [0]  # in each round, the present one last

    # --- looking ---

    def clockwise(self) -> list[int]:
        """Turn order."""
        return [(self.first_player + step) % self.players for step in self.seats]

    def controls(self, p: int, zone: int) -> bool:
        return zone in controlled_zones(p, self.players)

    def type_of(self, card: int) -> str:
        return self.cards[card].type

    def is_agent(self, card: int) -> bool:
        return self.type_of(card) in AGENT_TYPES

    def zones_with_prize(self) -> list[int]:
        return [zone for zone in self.zones if self.prize[zone] is not None]

    def open_zones(self) -> list[int]:
        return [zone for zone in self.zones_with_prize() if not self.sealed[zone]]

    def prize_at(self, zone: int) -> Card:
        prize = self.prize[zone]
        assert prize is not None
        return self.cards[prize]

    def own(self, p: int, pieces: Iterable[Piece]) -> list[Piece]:
        return [piece for piece in pieces if piece.owner == p]

    def strength(self, pieces: Iterable[Piece], arcanum: str) -> int:
        return sum(self.cards[piece.card].values[arcanum] for piece in pieces)

    def place_of(self, card: int) -> tuple[int, Piece]:
        """The zone in which an agent lies."""
        ((zone, piece),) = [(z, piece) for z in self.zones for piece in self.agents[z] if piece.card == card]
        return zone, piece

    # --- asking ---

    def ask(self, p: int, decision: str, options: Iterable[int]) -> Asking:
        choices = frozenset(options)
        assert choices
        if len(choices) == 1:
            (action,) = choices
            return action
        seat, action = yield {p: Question(decision, choices)}
        assert seat == p
        return action

    # --- moving cards ---

    def draw_from_deck(self, p: int) -> None:
        """Nothing happens when the deck is empty."""
        if self.deck[p]:
            card = self.pick(p, sorted(self.deck[p]))
            self.deck[p].remove(card)
            self.hand[p].add(card)

    def to_resources(self, p: int, card: int) -> None:
        self.seen(p, card)
        self.resources[p].append(card)

    def seen(self, p: int, card: int) -> None:
        self.seen_to_hand[p].discard(card)

    def turn_up(self, piece: Piece) -> None:
        piece.face_up = True
        self.seen(piece.owner, piece.card)

    def lay_agent(self, zone: int, piece: Piece) -> None:
        """As the last arrival."""
        self.agents[zone].append(piece)
        if piece.face_up:
            self.seen(piece.owner, piece.card)

    # --- prizes come and go ---

    def clear_prize(self, zone: int) -> int:
        """The prize leaves with all that lies at it or is attached to it."""
        for p in self.clockwise():
            for piece in self.own(p, self.agents[zone]):
                self.to_resources(p, piece.card)
        self.agents[zone].clear()
        self.militia_set_aside += [piece.card for piece in self.militia[zone]]
        self.militia[zone].clear()
        self.end_effects_on(zone)
        prize = self.prize[zone]
        assert prize is not None
        self.prize[zone] = None
        return prize

    def end_effects_on(self, zone: int) -> None:
        self.sealed[zone] = False
        self.shift[zone] = 0
        self.boosts[zone] = [dict.fromkeys(ARCANA, 0) for _ in self.seats]
        self.precedence[zone] = [False for _ in self.seats]

    def place_prize(self, p: int, prize: int) -> Asking:
        self.prizes_won[-1] += 1
        action = TO_RESOURCES
        if self.options["tactical_removal"]:
            self.won = prize
            action = yield from self.ask(p, "place_prize", [TO_RESOURCES, TO_GUILD_PILE])
            self.won = None
        (self.guild_pile if action == TO_GUILD_PILE else self.resources)[p].append(prize)

    def reveal(self, zone: int) -> None:
        """The top card of the pile becomes the prize, unless it is the Jubilee or there is none."""
        if not self.pile[zone]:
            return
        card = self.pile[zone].pop(0)
        if card != JUBILEE:
            self.prize[zone] = card
            return
        assert zone == FREE_ZONE
        self.jubilee_revealed = True
        if self.options["jubilee_zone"] == "next_prize":
            self.reveal(zone)
