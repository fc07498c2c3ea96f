"""What every game declares, and what every game can do once it has."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from cartomante.core import options as opts
from cartomante.core.content import Pack, PackFormat
from cartomante.core.errors import CartomanteError, whole_number
from cartomante.core.event import EventKind
from cartomante.core.fairness import Seed, as_seed
from cartomante.core.options import Presets, Value, Variant
from cartomante.core.position import Reader
from cartomante.core.record import window
from cartomante.core.specialise import specialise
from cartomante.core.text import TEXTS, Meaning, Naming, Texts
from cartomante.core.tutorial import Script
from cartomante.core.view import Plan, Zone

if TYPE_CHECKING:
    from cartomante.core.batch import Batch
    from cartomante.core.compiled.target import Compiled
    from cartomante.core.match import Match

Rule = Callable[..., Any]
ENGINE = Path(__file__).parent / "engine.py"
COMFORTABLE = 4  # players, where nobody says how many
COMPILED = (
    "set_up", "proceed", "legal", "apply", "score", "determinize", "prefer", "instinct", "insight", "outlook",
    "is_quiet",
)  # fmt: skip
NO_ROOM = np.dtype([("unused", np.uint8)])


@dataclass(frozen=True)
class Decision:
    """One kind of question.

    `always_asked`: put even when there is a single option, because skipping it would tell. `secret`: nobody else sees
    the answer when it is given, so that players who search must not let others react to it.
    """

    number: int
    name: str
    section: str = ""
    always_asked: bool = False
    secret: bool = False


@dataclass(frozen=True)
class Level:
    """A strength that people can choose: a bot by name with its parameters."""

    bot: str
    params: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class SideActions:
    """What a seat may do without being asked, for example flip a reminder or ask to leave.

    These are plain Python on the record, never compiled: random play and batches do not know them. Their ids share one
    space with the actions; an id beyond `num_actions` can never be an answer. A seat that does not exist yet may join.
    """

    legal: Callable[[Any, Any, int], list[int]]  # (s, c, seat): the ids open to the seat now
    apply: Callable[[Any, Any, int, int], None]  # (s, c, seat, action): what follows from one
    seating: Collection[int] = ()  # for whoever hosts the table: those about who sits there, and clocks that ran out
    bot_action: int | None = None  # the one by which a seat makes known that a bot plays it, where that matters,
    person_action: int | None = None  # and that a person plays it again


@dataclass(frozen=True)
class Workload:
    """Something of a game's own that `cartomante bench` measures: `ours` does it and returns how much, like `peer`."""

    name: str
    unit: str
    goal: float
    ours: Callable[[], int]
    peer_name: str
    peer: Callable[[], int]


@dataclass(frozen=True, eq=False)
class Game:
    """The whole declaration of a game. Rules first: the functions named here are all that the engine calls."""

    name: str
    version: int  # raised when the same seed and actions would end differently
    min_players: int
    max_players: int
    num_actions: int
    state: np.dtype[Any]

    set_up: Rule  # (s, c): deal; players, options and seed are in the record already
    proceed: Rule  # (s, c): the next step of the game, called while nobody is asked anything
    legal: Rule  # (s, c, seat, mask): mark what the seat may answer to the question it faces
    apply: Rule  # (s, c, seat, decision, action): what follows from an answer
    score: Rule  # (s, c, scores, places): fill in each seat's points and place (1 is first; 0: the table lost)
    # (s, c, seat, luck, room): redraw all that the seat cannot know. The same luck makes the same world of every record
    # that the seat cannot tell apart: nothing of what is really hidden may show in it, not even in the order of a deck.
    determinize: Rule

    decisions: tuple[Decision, ...]
    events: tuple[EventKind, ...]
    endings: tuple[str, ...]
    zones: tuple[Zone, ...]
    packs: PackFormat
    names: Mapping[str, Naming]  # sort of thing -> how to say it
    meaning: Callable[[Any, Any, int, int], Meaning]  # (s, c, seat, action): what it stands for as things lie
    write_position: Callable[[Any, Any], dict[str, Any]]  # the game's own part of a position
    read_position: Callable[[Any, Any, Reader], None]
    problems: Callable[[Any, Any], list[str]]  # which invariants a record breaks, in words

    max_decisions: Callable[[int, Pack], int]  # no game takes more, by the rules page
    options: tuple[Variant, ...] = ()
    presets: Presets | None = None
    objection: Callable[[int, Mapping[str, Value]], str | None] | None = None  # what does not fit together, in words
    side: SideActions | None = None
    # a record in which `determinize` and players may keep what they have worked out (see new_room)
    room: np.dtype[Any] | None = None
    # (s, c): what a client needs for drawing and never changes, such as the numbers printed on cards; see Match.facts
    facts: Callable[[Any, Any], dict[str, Any]] = lambda s, c: {}
    prefer: Rule | None = None  # (s, c, seat, mask, weights): how much a sensible player likes each marked option
    # (s, c, seat, mask, weights, room, lore): how likely a practised player is to choose each marked option
    instinct: Rule | None = None
    insight: Rule | None = None  # (s, c, standing, room, lore): the `outlook` of that player
    recall: Callable[[], np.ndarray[Any, Any]] | None = None  # what is `lore`: all learnt, a record
    # (s, c, standing, room): how well each seat stands before the end; better by one is e times as likely to win
    outlook: Rule | None = None
    # (s, c): whether that can be told now; in the middle of things those who look ahead rather look a little further
    is_quiet: Rule | None = None
    # Points of a lead that make e times as good a result for those who look ahead: a clear win is worth more than a
    # close one, which luck could have turned. 0: winning is all that counts.
    sway: float = 0.0
    levels: Mapping[str, Level] | None = None  # how strong bots are in this game; see bots/levels.py
    bots: Mapping[str, Callable[..., Any]] | None = None  # of its own, by name; made with `seed` and their parameters
    house_bot: "Callable[[Match, int], int] | None" = None  # the player that the rules page describes; the same always
    beliefs: "Callable[..., Any] | None" = (
        None  # (match, viewer, about, policy): what can be concluded; see Match.beliefs
    )
    hushed: Callable[[Any, Any, int], bool] | None = (
        None  # (s, c, seat): whether a seat must not talk to the others now
    )
    is_cooperative: bool = False  # the players win or lose together
    workloads: Callable[[int], list[Workload]] | None = None  # (players): what else is worth measuring
    points_per_unit: int = 1  # scores are counted in whole points; people may speak of larger units
    tutorial: Script | None = None  # a first game that teaches
    aliases: tuple[str, ...] = ()
    texts: Path = TEXTS

    @property
    def seats(self) -> int:
        """How many seats the record has room for."""
        return int(self.state["asked"].shape[0])

    @cached_property
    def window(self) -> type:
        return window(self.state)

    @cached_property
    def zone_plan(self) -> Plan:
        return Plan(self.zones, self.state, self.seats)

    @property
    def room_record(self) -> np.dtype[Any]:
        """What lies in a room; nothing for a game that needs none, though a record must have a byte."""
        return NO_ROOM if self.room is None else self.room

    @cached_property
    def room_window(self) -> type:
        return window(self.room_record)

    def new_room(self) -> np.ndarray[Any, Any]:
        """Empty space for `determinize` and players, as bytes.

        What is kept there says itself which record it belongs to, so that a room serves any number of worlds one after
        the other; but it must not be shared between threads.
        """
        return np.zeros(self.room_record.itemsize, np.uint8)

    @cached_property
    def lore(self) -> np.ndarray[Any, Any]:
        """What `instinct` goes by; an empty record for a game without."""
        return np.zeros((), NO_ROOM) if self.recall is None else self.recall()

    @cached_property
    def lore_bytes(self) -> np.ndarray[Any, Any]:
        """The same, as compiled code takes it."""
        return self.lore.reshape(1).view(np.uint8)

    @cached_property
    def rules(self) -> ModuleType:
        """The rules as the engine and compiled code see them: a module, because Numba resolves those when compiling."""
        module = ModuleType(f"cartomante.rules.{self.name}")
        for name in COMPILED:
            setattr(module, name, getattr(self, name))
        vars(module).update(
            SEATS=self.seats,
            NUM_ACTIONS=self.num_actions,
            ALWAYS_ASKED=tuple(decision.always_asked for decision in self.decisions),
            SECRET=tuple(decision.secret for decision in self.decisions),
            IS_COOPERATIVE=self.is_cooperative,
            State=self.state,
            Content=self.pack().record.dtype,
            Room=self.room_record,
            Lore=self.lore.dtype,
        )
        return module

    @cached_property
    def engine(self) -> ModuleType:
        return specialise(ENGINE, f"cartomante.engines.{self.name}", rules=self.rules)

    def pack(self, choice: str | Path | Pack | None = None) -> Pack:
        """A content pack by name or path; None for the one that comes with the game."""
        if isinstance(choice, Pack):
            if choice.record.dtype != self._default_pack.record.dtype:
                raise self.packs.unknown(f"{choice.name} of another game")
            return choice
        if choice is None:
            return self._default_pack
        return self.packs.load(choice)

    @cached_property
    def _default_pack(self) -> Pack:
        return self.packs.load(None)

    @property
    def comfortable_players(self) -> int:
        """Four, or as near as the game allows."""
        return max(self.min_players, min(COMFORTABLE, self.max_players))

    def check_players(self, players: object) -> int:
        return whole_number(f"players of {self.name}", players, self.min_players, self.max_players)

    def resolve_options(self, options: Mapping[str, object] | None) -> dict[str, Value]:
        return opts.resolve(self.options, self.presets or {}, options)

    def _check_fit(self, players: int, options: Mapping[str, Value]) -> None:
        complaint = self.objection and self.objection(players, options)
        if complaint:
            raise CartomanteError(f"options: {complaint}")

    def blank(self, players: object, options: Mapping[str, object] | None) -> np.ndarray[Any, Any]:
        """An empty record that knows its players and options, as bytes."""
        count = self.check_players(players)
        if options:
            return self._blank(count, options)
        if count not in self._usual_blanks:
            self._usual_blanks[count] = self._blank(count, options)
        return self._usual_blanks[count].copy()

    @cached_property
    def _usual_blanks(self) -> dict[int, np.ndarray[Any, Any]]:
        """Records without any choice of options, by number of players: programs deal them by the million."""
        return {}

    def _blank(self, count: int, options: Mapping[str, object] | None) -> np.ndarray[Any, Any]:
        values = self.resolve_options(options)
        self._check_fit(count, values)
        buffer = np.zeros(self.state.itemsize, np.uint8)
        s = self.window(buffer)
        s.players = count
        for option in self.options:
            setattr(s, option.name, option.encode(values[option.name]))
        for seat in range(self.seats):
            s.asked[seat] = -1
        return buffer

    def new_match(
        self,
        players: int,
        seed: int | Seed | None = None,
        options: Mapping[str, object] | None = None,
        pack: str | Path | Pack | None = None,
        events: bool = True,
    ) -> "Match":
        """Deal a new match. Without `events` it runs compiled and tells nothing: for research, not for people."""
        match = self.match_class(events)(self, self.blank(players, options), self.pack(pack), as_seed(seed))
        match.begin()
        return match

    def match_class(self, events: bool) -> "type[Match]":
        """Matches for people tell what happens; those for programs are silent and quick."""
        if events:
            from cartomante.core.match import Match

            return Match
        from cartomante.core.compiled.silent import SilentMatch

        return SilentMatch

    def load_match(self, data: object) -> "Match":
        """Rebuild a saved match by replaying it, and check that it ends where the save says."""
        from cartomante.core.save import load

        return load(self, data)

    def from_position(
        self, position: Mapping[str, Any], pack: str | Path | Pack | None = None, events: bool = True
    ) -> "Match":
        """A match that starts from a position, as `match.position()` writes it; absent fields take their defaults."""
        from cartomante.core.save import at_position

        return at_position(self, position, self.pack(pack), events)

    def text(self, language: str, pack: Pack | None = None) -> Texts:
        """What the game says in a language; things that a pack names go by its names."""
        return Texts(self, language, pack)

    @cached_property
    def compiled(self) -> "Compiled":
        """The rules as machine code. The first use on a machine compiles for some seconds; see `WarmUp`."""
        from cartomante.core.compiled.target import Compiled

        return Compiled(self)

    def new_batch(
        self,
        size: int,
        players: int,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        pack: str | Path | Pack | None = None,
    ) -> "Batch":
        """Many matches stepped together in compiled code."""
        from cartomante.core.batch import Batch

        return Batch(self, size, self.blank(players, options), seed, self.pack(pack))

    def play_random(
        self,
        games: int = 1000,
        players: int | None = None,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        pack: str | Path | Pack | None = None,
        threads: int = 1,
    ) -> dict[str, Any]:
        """Play whole games of uniformly random choices in compiled code; game i is dealt from seed + i."""
        from cartomante.core.simulate import play_random

        blank = self.blank(self.min_players if players is None else players, options)
        return play_random(self, games, blank, seed, self.pack(pack), threads)
