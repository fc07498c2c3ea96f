"""One game in progress: who may act, what follows, what everybody saw."""

import hashlib
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from itertools import compress
from typing import TYPE_CHECKING, Any

import numpy as np

from cartomante.core.content import Pack
from cartomante.core.errors import CartomanteError, IllegalAction, whole_number
from cartomante.core.event import Event, from_record
from cartomante.core.fairness import Seed, check_seed, key_words
from cartomante.core.options import Value, chosen_in
from cartomante.core.rule import NONE, RUNNING
from cartomante.core.text import Meaning, Texts
from cartomante.core.view import OMNISCIENT, Look, different

if TYPE_CHECKING:
    from cartomante.core.game import Game

Buffer = np.ndarray[Any, np.dtype[np.uint8]]


UNDECIDED: dict[str, Any] = {
    "over": False,
    "ending": None,
    "scores": None,
    "places": [],
    "winners": [],
}  # while a game goes on


class Match:
    """A match is a record of bytes, the pack it is played with, and the story so far.

    It starts from a seed, or from a position (then `seed` is None). `start` is the record it began with: the position,
    or a blank one that knows its players and options.
    """

    def __init__(self, game: "Game", state: Buffer, pack: Pack, seed: Seed | None) -> None:
        self.game, self.pack, self.seed = game, pack, seed
        self.start = state.tobytes()
        self.history: list[tuple[int, int]] = []
        self.events: list[Event] = []
        self._state = state
        self._mask = bytearray(game.num_actions)
        # Who may act and what they may choose, once somebody has asked, until something happens.
        self._deciders: list[int] | None = None
        self._legal: dict[int, list[int]] = {}
        self._room: Buffer | None = None  # made when needed

    @cached_property
    def _s(self) -> Any:
        """The record as plain Python sees it."""
        return self.game.window(self._state, [])

    def begin(self) -> None:
        """Deal from the seed into the blank record, and run on to the first real choice."""
        assert self.seed is not None
        self.game.engine.deal(self._s, self.pack.c, *self.seed.words(), 0)
        self.run_on()

    def run_on(self) -> list[Event]:
        """Run on to the next real choice; returns what happened."""
        self._legal.clear()
        self._deciders = None
        self.game.engine.advance(self._s, self.pack.c, self._mask)
        return self._collect()

    # --- who may act, and how ------------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        players: int = self._s.players
        return players

    @property
    def options(self) -> dict[str, Value]:
        return dict(self._options)

    @cached_property
    def _options(self) -> dict[str, Value]:
        """What the table chose; it stays so during the whole match."""
        return chosen_in(self.game.options, self._s)

    def deciders(self) -> list[int]:
        """Seats that may act now, in any order; empty when the game is over."""
        if self._deciders is None:
            asked = enumerate(self._s.asked) if self._s.ending == RUNNING else ()
            self._deciders = [seat for seat, decision in asked if decision != NONE]
        return self._deciders.copy()

    def decision(self, seat: int) -> dict[str, Any] | None:
        """What `seat` is asked now; None when it has nothing to decide."""
        seat = self._check_seat(seat)
        number = self._s.asked[seat]
        if number == NONE or self.is_over:
            return None
        decision = self.game.decisions[number]
        return {"id": decision.name, "seat": seat, "section": decision.section}

    def legal_actions(self, seat: int) -> list[int]:
        """What `seat` may choose, in ascending order; empty when it is not asked anything."""
        seat = self._check_seat(seat)
        if seat not in self._legal:
            self._legal[seat] = self._read_legal(seat)
        return self._legal[seat].copy()

    def _read_legal(self, seat: int) -> list[int]:
        if self._s.asked[seat] == NONE or self._s.ending != RUNNING:
            return []
        mask = bytearray(self.game.num_actions)
        self.game.legal(self._s, self.pack.c, seat, mask)
        return list(compress(range(len(mask)), mask))

    def side_actions(self, seat: int) -> list[int]:
        """What `seat` may do without being asked, in ascending order; a seat that is still free may have some too."""
        seat = whole_number("seat", seat, 0, self.game.seats - 1)
        if self.game.side is None or self.is_over:
            return []
        return sorted(self.game.side.legal(self._s, self.pack.c, seat))

    def apply(self, action: int, seat: int) -> list[Event]:
        """Answer the question `seat` faces or, if it is no answer to that, take a side action.

        Returns what happened; an illegal action raises and changes nothing.
        """
        carry_out = self._find_rule(action, seat)
        action, seat = int(action), int(seat)
        self.history.append((seat, action))
        carry_out(self._s, self.pack.c, seat, action)
        return self.run_on()

    def _find_rule(self, action: object, seat: int) -> Callable[[Any, Any, int, int], None]:
        """What carries out an action that is open to `seat` now: answering comes before doing something aside."""
        if self._is_answer(action, seat):
            answer: Callable[[Any, Any, int, int], None] = self.game.engine.answer
            return answer
        if self.game.side is not None and _is_among(action, self.side_actions(seat)):
            return self.game.side.apply
        raise self._illegal(action, seat)

    def _is_answer(self, action: object, seat: int) -> bool:
        return self._check_actor(seat) < self.players and _is_among(action, self.legal_actions(seat))

    def _illegal(self, action: object, seat: int) -> CartomanteError:
        if self.is_over:
            return IllegalAction(f"action {action!r} of seat {seat!r}: the game is over")
        asked = self.decision(seat) if self._check_actor(seat) < self.players else None
        if asked is None:
            refusal = f"seat {seat} has nothing to decide now; deciding: {_listing(self.deciders())}"
        else:
            allowed = _listing(self.legal_actions(seat))
            refusal = f"action {action!r} is not legal for seat {seat} at {asked['id']}; allowed: {allowed}"
        if self.game.side is not None:
            refusal += f"; side actions: {_listing(self.side_actions(seat)) or 'none'}"
        return IllegalAction(refusal)

    def _check_actor(self, seat: object) -> int:
        """A seat that may act: one of the players or, where there are side actions, a newcomer."""
        if self.game.side is None:
            return self._check_seat(seat)
        return whole_number("seat", seat, 0, self.game.seats - 1)

    def _check_seat(self, seat: object) -> int:
        if type(seat) is int and 0 <= seat < self._s.players:
            return seat
        return whole_number("seat", seat, 0, self._s.players - 1)

    def _check_viewer(self, seat: object) -> int | None:
        return None if seat is None else self._check_seat(seat)

    def _collect(self) -> list[Event]:
        """Name what the rules emitted since the last time."""
        fresh = [from_record(self.game.events, record) for record in self._s.events]
        self._s.events.clear()
        self.events += fresh
        return fresh

    # --- how it stands -------------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return bool(self._s.ending != RUNNING)

    @property
    def ending(self) -> str | None:
        """Why the game is over."""
        return self.game.endings[self._s.ending - RUNNING - 1] if self.is_over else None

    @property
    def scores(self) -> list[int]:
        """Points of each seat as things stand."""
        return self._standing()[0]

    @property
    def places(self) -> list[int]:
        """Place of each seat once the game is over, 1 for the winners; all 0 when the table lost together."""
        return self._standing()[1] if self.is_over else []

    @property
    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def _standing(self) -> tuple[list[int], list[int]]:
        scores, places = [0] * self.game.seats, [0] * self.game.seats
        self.game.score(self._s, self.pack.c, scores, places)
        return scores[: self.players], places[: self.players]

    # --- what people see -----------------------------------------------------------------------------------------

    def view(self, seat: int | None = None, everything: bool = False) -> dict[str, Any]:
        """All that `seat` may know (None: a spectator), JSON-safe. `everything` is for replays of finished games."""
        return self.views([seat], everything)[0]

    def views(self, viewers: Sequence[int | None], everything: bool = False) -> list[dict[str, Any]]:
        """The view of each viewer, for little more than the price of one: what they have in common is read once.

        Their views share whatever is the same for several of them: who wants to change one must copy it before.
        """
        look = self.look(viewers, everything)
        return [look.view(viewer) for viewer in viewers]

    def look(self, viewers: Iterable[int | None], everything: bool = False) -> Look:
        """How the match stands for all of these viewers: to be shown to each, and to be told `news` from then on."""
        eyes = {self._check_viewer(viewer): OMNISCIENT if everything else viewer for viewer in viewers}
        middle, seats = self.game.zone_plan.look(self._s, self.pack.c, eyes)
        own = {viewer: self._own_view(viewer) for viewer in eyes}
        return Look(self._setting() | self._standing_view(), own, middle, seats, eyes, self._state.tobytes())

    def news(self, known: Look) -> Look:
        """What is not as it was when somebody looked; zones that no change can have touched are not even read."""
        plan, record = self.game.zone_plan, self._state.tobytes()
        zones = plan.touched(known.record, record)
        middle, seats = plan.news(self._s, self.pack.c, known.eyes, zones, known.middle, known.seats)
        own = {viewer: self._own_news(viewer, before) for viewer, before in known.own.items()}
        return Look(different(known.common, self._standing_view()), own, middle, seats, known.eyes, record)

    def _setting(self) -> dict[str, Any]:
        """What a view tells everybody, and what stays so during the whole match."""
        return {
            "game": self.game.name,
            "version": self.game.version,
            "players": self.players,
            "options": self._options,
            "pack": self.pack.name,
        }

    def _standing_view(self) -> dict[str, Any]:
        """What else a view tells everybody besides the zones."""
        if not self.is_over:
            return {"deciders": self.deciders(), **UNDECIDED}
        return {
            "deciders": self.deciders(),
            "over": True,
            "ending": self.ending,
            "scores": self.scores,
            "places": self.places,
            "winners": self.winners,
        }

    def _own_view(self, seat: int | None) -> dict[str, Any]:
        """What a view tells about the viewer: who that is, what is asked, and what may be done."""
        if seat is None or self._may_do_nothing(seat):
            return {"seat": seat, "decision": None, "legal": [], "side": [], "meanings": {}}
        legal, side = self.legal_actions(seat), self.side_actions(seat)
        return {
            "seat": seat,
            "decision": self.decision(seat),
            "legal": legal,
            "side": side,
            "meanings": self._meanings(seat, sorted({*legal, *side})),
        }

    def _own_news(self, seat: int | None, before: dict[str, Any]) -> dict[str, Any]:
        if before["decision"] is None and (seat is None or self._may_do_nothing(seat)):
            return {}
        return different(before, self._own_view(seat))

    def _may_do_nothing(self, seat: int) -> bool:
        """Whether it is certain that a seat has nothing to decide or to do now."""
        return self.game.side is None and (self.is_over or self._s.asked[seat] == NONE)

    def is_hushed(self, seat: int) -> bool:
        """Whether the rules forbid `seat` to talk to the others now."""
        hushed = self.game.hushed
        return hushed is not None and not self.is_over and hushed(self._s, self.pack.c, self._check_seat(seat))

    def facts(self) -> dict[str, Any]:
        """What is printed on things and open to all: the same for everybody and during the whole match, JSON-safe."""
        return self.game.facts(self._s, self.pack.c)

    def _meanings(self, seat: int, actions: Sequence[int]) -> dict[str, Any]:
        """What each of these actions of a seat stands for, by its number."""
        return {str(a): list(self.game.meaning(self._s, self.pack.c, seat, a)) for a in actions}

    def events_seen_by(self, seat: int | None) -> list[Event]:
        """The story so far as `seat` (None: a spectator) has heard it."""
        viewer = self._check_viewer(seat)
        arrivals = [i for i, event in enumerate(self.events) if event.kind.arrival and event.seat == viewer]
        first = arrivals[-1] if arrivals else 0
        return [event.seen_by(viewer if i >= first else None) for i, event in enumerate(self.events)]

    def text(self, language: str) -> Texts:
        """What the game says in a language, with the names of this match's pack."""
        return self.game.text(language, self.pack)

    def meaning(self, action: int, seat: int) -> Meaning:
        """What `action`, which must be open to `seat` now, stands for: a sort of thing and which, JSON-safe."""
        self._find_rule(action, seat)
        return self.game.meaning(self._s, self.pack.c, int(seat), int(action))

    def describe(self, action: int, seat: int, lang: str = "en") -> str:
        """What `action`, which must be open to `seat` now, means in words; seats are told as numbers from 1."""
        texts, meaning = self.text(lang), self.meaning(action, seat)
        numbers = [str(number) for number in range(1, self.game.seats + 1)]
        if not self._is_answer(action, seat):
            return texts.side_action(meaning, numbers)
        return texts.action(self.game.decisions[self._s.asked[seat]].name, meaning, numbers)

    def beliefs(self, viewer: int | None, about: int, policy: Any = "uniform") -> Any:
        """What `viewer` (None: everybody) can conclude about something hidden, in games that are about that.

        `about` and `policy` are the game's own: in The Shipwreck Arcana a hand, and how plays are thought to be chosen.
        """
        if self.game.beliefs is None:
            raise CartomanteError(f"{self.game.name} has no beliefs to tell")
        return self.game.beliefs(self, self._check_viewer(viewer), about, policy)

    # --- copies --------------------------------------------------------------------------------------------------

    def clone(self) -> "Match":
        """An independent copy."""
        copy = self._copy(self._state.copy(), self.seed, self.history, self.events)
        copy.start = self.start
        return copy

    def determinize(self, seat: int | None, seed: int) -> "Match":
        """A match that `seat` cannot tell from this one: all that it does not know is drawn anew.

        It starts from its own position, remembers no move that the seat has not seen, and its chance is fresh. It
        follows from what the seat knows and from `seed` alone: of all matches that the seat cannot tell apart, the same
        seed makes the same.
        """
        viewer, luck = self._check_viewer(seat), lucky(check_seed(seed))
        state = self._state.copy()
        self._imagine(state, NONE if viewer is None else viewer, luck)
        return self._copy(state, None, [], self.events_seen_by(viewer))

    def _imagine(self, state: Buffer, viewer: int, luck: Any) -> None:
        self._room = self.game.new_room() if self._room is None else self._room
        room = self.game.room_window(self._room)
        self.game.engine.imagine(self.game.window(state), self.pack.c, viewer, luck, room)

    def _copy(
        self, state: Buffer, seed: Seed | None, history: Sequence[tuple[int, int]], events: list[Event]
    ) -> "Match":
        copy = type(self)(self.game, state, self.pack, seed)
        copy.history, copy.events = list(history), list(events)
        copy._room = None if self._room is None else self._room.copy()
        copy.run_on()
        return copy

    def fingerprint(self) -> str:
        """A digest of the record: equal if and only if two matches of a game stand the same."""
        return hashlib.sha256(self._state.tobytes()).hexdigest()[:32]

    def state_bytes(self) -> bytes:
        """The record as it is, for tests and for compiled code of your own."""
        return self._state.tobytes()

    # --- keeping -------------------------------------------------------------------------------------------------

    def save(self) -> dict[str, Any]:
        """The whole match, JSON-safe: where it started and what was chosen."""
        from cartomante.core.save import save

        return save(self)

    def position(self) -> dict[str, Any]:
        """The whole position in readable form, JSON-safe: the secret one, with everybody's cards."""
        from cartomante.core.save import position

        return position(self)


def lucky(seed: int) -> np.ndarray[Any, np.dtype[np.uint64]]:
    """A quick generator outside the game, spread out from any whole number (see `toss`)."""
    a, b, c, d = key_words(seed)
    mixed = hashlib.sha256(f"{a} {b} {c} {d}".encode()).digest()[:8]
    return np.array([int.from_bytes(mixed, "big") | 1], np.uint64)


def _is_among(action: object, actions: Sequence[int]) -> bool:
    """Whether it is a number (1.0 and True are not) and one of these."""
    return hasattr(action, "__index__") and not isinstance(action, bool) and action in actions


def _listing(items: Sequence[object]) -> str:
    return ", ".join(map(str, items))
