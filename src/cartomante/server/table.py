"""A table: everything that has happened there, folded into how it stands.

A table is its log: `add` folds an entry in; what entry a wish makes, judging.py says. Nothing here reads a clock, draws
a random number or touches a database, so that the same entries make the same table everywhere.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from cartomante.bots import tell_bots
from cartomante.core import fairness
from cartomante.core.content import Pack
from cartomante.core.errors import CartomanteError
from cartomante.core.event import Event
from cartomante.core.game import Game
from cartomante.core.match import Match
from cartomante.core.view import Viewer
from cartomante.games import load_game
from cartomante.server import protocol as p
from cartomante.server import undoing
from cartomante.server.clocks import Clocks
from cartomante.server.refusals import Code, Refusal

OPEN, PLAYING, OVER, ABANDONED, CLOSED = "open", "playing", "over", "abandoned", "closed"
LEASE = 4000  # milliseconds for which a bot's thinking is left alone; then another worker takes it up


class Person(NamedTuple):
    """Whoever asks: known by an id, called by a name."""

    id: str
    name: str

    def to_json(self) -> dict[str, str]:
        return {"id": self.id, "name": self.name}


class Draft(NamedTuple):
    """What a wish comes to: an entry that still lacks its number and its time."""

    kind: str
    data: Mapping[str, Any]


class Entry(NamedTuple):
    """One thing that happened. `person` is the id of whoever did it, None for a bot or the server."""

    number: int
    kind: str
    person: str | None
    wish: str | None
    data: Mapping[str, Any]
    at: int


class Told(NamedTuple):
    """An entry with what it meant in the game."""

    entry: Entry
    events: list[Event]


@dataclass
class Seat:
    """Who plays: a person, or a bot of some level; a bot plays for a person who is `away`."""

    person: Person | None = None
    bot: str | None = None
    away: bool = False

    @property
    def is_free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def is_played_by_bot(self) -> bool:
        return self.bot is not None or self.away

    @property
    def has_person_here(self) -> bool:
        return self.person is not None and not self.away


@dataclass
class Ballot:
    topic: str
    asked_by: int
    agreed: set[int]
    undo_to: int | None = None


class Beginning(NamedTuple):
    """Where a game begins that is not dealt anew: a position of another table, as it stood after an entry there."""

    table: str
    number: int
    deal: p.Deal
    position: Mapping[str, Any]

    def to_json(self) -> dict[str, Any]:
        """As `protocol.BranchedFrom`: the position itself stays secret."""
        return {"table": self.table, "number": self.number, "deal": self.deal}


@dataclass
class Origin:
    """What is known of a table before anything happens there."""

    id: str
    code: str
    setup: p.Setup
    host: Person
    secret: str
    created_at: int
    beginning: Beginning | None = None

    @property
    def is_dealt(self) -> bool:
        """Whether the game is dealt from the secret; from a given position nothing is, and it counts for nothing."""
        return self.beginning is None

    @property
    def commitment(self) -> str | None:
        return fairness.commitment(self.secret) if self.is_dealt else None


@dataclass
class Table:
    """How a table stands after its entries."""

    origin: Origin
    game: Game
    pack: Pack
    seats: list[Seat]
    clocks: Clocks
    status: str = OPEN
    match: Match | None = None
    story: list[Told] = field(default_factory=list)
    contributions: dict[int, str] = field(default_factory=dict)
    ballot: Ballot | None = None
    paused: bool = False
    rematch: str | None = None
    leader: Person | None = None
    led_to: int = 0
    wishes: dict[tuple[str, str], int] = field(default_factory=dict)
    movers: list[str | None] = field(default_factory=list)  # who made each move of the match; None for bots and us
    _asked: dict[int, str] = field(default_factory=dict)
    _questions: dict[int, int] = field(default_factory=dict)
    _showed: bool | None = None  # whether the last move showed anybody something, once somebody wanted to know

    @classmethod
    def opened(cls, origin: Origin) -> "Table":
        """A table at which nothing has happened yet; a setup that does not hold is refused."""
        setup = origin.setup
        try:
            game = load_game(setup.game)
            pack = game.packs.parse(setup.pack or "own", setup.pack_text) if setup.pack_text else own_pack(game, setup)
            players = game.check_players(game.comfortable_players if setup.players is None else setup.players)
            game.blank(players, setup.options)
        except CartomanteError as error:
            raise Refusal(Code.BAD_SETUP, problem=str(error)) from error
        return cls(origin, game, pack, [Seat() for _ in range(players)], Clocks(setup.clock, players))

    @property
    def version(self) -> int:
        return self.story[-1].entry.number if self.story else 0

    @property
    def is_running(self) -> bool:
        return self.status == PLAYING and not self.paused

    def seat_of(self, person: str | None) -> int | None:
        for number, seat in enumerate(self.seats):
            if seat.person is not None and seat.person.id == person:
                return number
        return None

    def viewer_of(self, person: Person | None) -> Viewer:
        """What somebody sees this table as: the seat where they sit, None for a spectator."""
        return None if person is None else self.seat_of(person.id)

    def people(self) -> list[int]:
        """Seats whose people are here."""
        return [i for i, seat in enumerate(self.seats) if seat.has_person_here]

    def bots_to_decide(self) -> list[int]:
        """Seats for which a bot must decide now."""
        if not self.is_running or self.match is None:
            return []
        return [seat for seat in self.match.deciders() if self.seats[seat].is_played_by_bot]

    def question(self, seat: int | None) -> int:
        """The number of the question that a seat faces: that of the entry since which it does."""
        return 0 if seat is None else self._questions.get(seat, 0)

    def next_due(self, now: int, lease: int) -> int | None:
        """When somebody must look at this table again; `lease` is how long a bot's thinking is left alone."""
        if self.bots_to_decide():
            return now + lease
        return self.clocks.next_flag() if self.is_running else None

    def own_side_actions(self, seat: int) -> list[int]:
        """What a seat may do without being asked, except what concerns who sits there: that is the table's business."""
        if self.match is None or self.game.side is None:
            return []
        return [action for action in self.match.side_actions(seat) if action not in self.game.side.seating]

    def must_look_back(self, person: Person) -> bool:
        """Whether it is not known yet if somebody's last move showed anybody something, and it matters."""
        is_last = bool(self.movers) and self.movers[-1] == person.id
        return is_last and self._showed is None and self.is_running and self.origin.setup.undo != "never"

    def last_move_showed_something(self) -> bool:
        """Whether anybody learned something from the last move; this takes a while, once for each move."""
        if self._showed is None:
            match = self.match
            assert match is not None
            self._showed = undoing.showed_something(match, self.rebuilt(len(match.history) - 1))
        return self._showed

    # --- what has happened ---------------------------------------------------------------------------------------

    def add(self, entry: Entry) -> Told:
        """Fold one more entry in; it was judged before it was written."""
        self.clocks.reckon(entry.at)
        told = Told(entry, self._fold(entry) or [])
        self.story.append(told)
        if entry.wish is not None and entry.person is not None:
            self.wishes[entry.person, entry.wish] = entry.number
        self._note_questions(entry)
        return told

    def _fold(self, entry: Entry) -> list[Event] | None:
        data = entry.data
        match entry.kind:
            case "sit":
                self.seats[data["seat"]].person = Person(str(entry.person), data["name"])
                self.contributions[data["seat"]] = data["contribution"]
            case "bot":
                self.seats[data["seat"]].bot = data["level"]
            case "clear":
                self.seats[data["seat"]] = Seat()
            case "leave" | "stand_in":
                return self._lose(data["seat"])
            case "come_back":
                return self._regain(data["seat"])
            case "start":
                self.match, self.status = self._begun(), PLAYING
                self.movers = [None] * len(self.match.history)
                return list(self.match.events)
            case "move":
                return self._move(data["seat"], data["action"], entry.person)
            case "vote":
                self._count_vote(data)
            case "rematch":
                self.rematch = data["table"]
            case "lead":
                self.leader, self.led_to = Person(str(entry.person), data["name"]), data["number"]
            case "hand_lead":
                self.leader = Person(data["to"], data["name"])
            case "close":
                self.status, self.ballot = CLOSED, None
        return None

    def _begun(self) -> Match:
        """The match as it was dealt, or as it stood where it was taken up."""
        beginning = self.origin.beginning
        if beginning is not None:
            return self.game.from_position(beginning.position, self.pack)
        strings = tuple(self.contributions[seat] for seat in sorted(self.contributions) if self.contributions[seat])
        seed = fairness.draw(strings, self.origin.secret)
        match = self.game.new_match(len(self.seats), seed, self.origin.setup.options, self.pack)
        tell_bots(match, [i for i, seat in enumerate(self.seats) if seat.bot is not None])
        return match

    def rebuilt(self, moves: int) -> Match:
        """The match as it was after so many moves."""
        assert self.match is not None
        match = self._begun()
        for seat, action in self.match.history[len(match.history) : moves]:
            match.apply(action, seat)
        return match

    def _move(self, seat: int, action: int, person: str | None) -> list[Event]:
        assert self.match is not None
        is_answer = self.game.side is None or action in self.match.legal_actions(seat)
        events = self._apply(seat, action, person)
        if is_answer:
            self.clocks.decided(seat)
            self._questions.pop(seat, None)
            self._asked.pop(seat, None)
        if self.match.is_over:
            self.status, self.ballot = OVER, None
        return events

    def _apply(self, seat: int, action: int, person: str | None) -> list[Event]:
        """Let the match go on; what was to be taken back is the last move no more."""
        assert self.match is not None
        self.movers.append(person)
        self._showed = None
        if self.ballot is not None and self.ballot.topic == "undo":
            self.ballot = None
        return self.match.apply(action, seat)

    def _lose(self, number: int) -> list[Event]:
        """Before the deal a seat becomes free; later a bot plays on for whoever left."""
        if self.status == OPEN:
            self.seats[number] = Seat()
            self.contributions.pop(number, None)
            return []
        self.seats[number].away = True
        self._recount()
        return self._tell_game(number, self.game.side.bot_action if self.game.side else None)

    def _regain(self, number: int) -> list[Event]:
        self.seats[number].away = False
        self.clocks.returned(number)
        return self._tell_game(number, self.game.side.person_action if self.game.side else None)

    def _tell_game(self, seat: int, action: int | None) -> list[Event]:
        """Some games want to know whether a person or a bot plays."""
        if self.match is None or action is None or action not in self.match.side_actions(seat):
            return []
        return self._apply(seat, action, None)

    def _count_vote(self, data: Mapping[str, Any]) -> None:
        if not data["yes"]:
            self.ballot = None
            return
        if self.ballot is None or self.ballot.topic != data["topic"]:
            self.ballot = Ballot(data["topic"], data["seat"], set(), data.get("undo_to"))
        self.ballot.agreed.add(data["seat"])
        self._recount()

    def _recount(self) -> None:
        """Whether all who are here agree; a free undo needs nobody else."""
        ballot = self.ballot
        if ballot is None:
            return
        is_free = ballot.topic == "undo" and self.origin.setup.undo == "free"
        if not is_free and not set(self.people()) <= ballot.agreed:
            return
        self.ballot = None
        if ballot.topic == "abandon":
            self.status = ABANDONED
        elif ballot.topic == "undo" and ballot.undo_to is not None:
            self._take_back(ballot.undo_to)
        else:
            self.paused = ballot.topic == "pause"

    def _take_back(self, moves: int) -> None:
        """Only so many moves are left; everybody is asked anew, and time gained by a move is lost with it."""
        assert self.match is not None
        (seat, action), self.match = self.match.history[moves], self.rebuilt(moves)
        if action in self.match.legal_actions(seat):
            self.clocks.took_back(seat)
        del self.movers[moves:]
        self._showed = None
        self._asked.clear()
        self._questions.clear()

    def _note_questions(self, entry: Entry) -> None:
        """Number what each seat is asked now by the entry since which it is, and let the right clocks run."""
        match = self.match
        if match is None:
            return
        deciders = match.deciders() if self.status == PLAYING else []
        for seat in deciders:
            asked = match.decision(seat)
            if asked is not None and self._asked.get(seat) != asked["id"]:
                self._asked[seat], self._questions[seat] = asked["id"], entry.number
        for seat in self._asked.keys() - set(deciders):
            del self._asked[seat]
            self._questions.pop(seat, None)
        if self.clocks.is_on:
            ticking = [seat for seat in deciders if self.seats[seat].has_person_here and self.is_running]
            self.clocks.tick(frozenset(ticking))

    def last_move(self) -> int:
        """The number of the last entry of the game itself."""
        return next((t.entry.number for t in reversed(self.story) if t.entry.kind in GAME_KINDS), 0)

    def as_of(self, number: int) -> "Table":
        """The table as it was after entry `number`; an independent copy."""
        copy = Table.opened(self.origin)
        for told in self.story:
            if told.entry.number > number:
                break
            copy.add(told.entry)
        return copy

    # --- telling -------------------------------------------------------------------------------------------------

    def info(self) -> dict[str, Any]:
        """As `protocol.TableInfo`: what everybody may know of the table itself."""
        origin = self.origin
        is_done = self.status in (OVER, ABANDONED)
        return {
            "id": origin.id,
            "code": origin.code,
            "setup": origin.setup.model_dump(mode="json") | {"players": len(self.seats)},
            "host": origin.host.to_json(),
            "status": self.status,
            "seats": [_seat_info(seat) for seat in self.seats],
            "number": self.version,
            "commitment": origin.commitment,
            "secret": origin.secret if is_done and origin.is_dealt else None,
            "contributions": [self.contributions.get(i, "") for i in range(len(self.seats))],
            "paused": self.paused,
            "ballot": self._ballot_info(),
            "rematch": self.rematch,
            "origin": origin.beginning.to_json() if origin.beginning is not None else None,
            "review": {"leader": self.leader.to_json(), "number": self.led_to} if self.leader else None,
            "created_at": origin.created_at,
            "changed_at": self.story[-1].entry.at if self.story else origin.created_at,
        }

    def _ballot_info(self) -> dict[str, Any] | None:
        ballot = self.ballot
        if ballot is None:
            return None
        return {"topic": ballot.topic, "asked_by": ballot.asked_by, "agreed": sorted(ballot.agreed)}


GAME_KINDS = frozenset({"start", "move", "vote", "leave", "stand_in", "come_back"})


def _seat_info(seat: Seat) -> dict[str, Any]:
    person = seat.person.to_json() if seat.person else None
    return {"person": person, "bot": seat.bot, "stand_in": seat.away}


def own_pack(game: Game, setup: p.Setup) -> Pack:
    """A pack that comes with the game; whoever is elsewhere cannot name files of ours."""
    if setup.pack is not None and setup.pack not in game.packs.builtin:
        raise CartomanteError(f"unknown pack {setup.pack!r}; allowed: {', '.join(game.packs.builtin)}")
    return game.pack(setup.pack)
