"""A table in the terminal: one person, bots on the other seats, and the match between them."""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cartomante.bots import LEVELS, Bot, bots_for, default_bot, make_bot, tell_bots
from cartomante.bots.greedy import GreedyBot
from cartomante.bots.random import RandomBot
from cartomante.core.compiled.target import WarmUp
from cartomante.core.content import Pack
from cartomante.core.errors import BadSave, CartomanteError, unknown, whole_number
from cartomante.core.event import Event
from cartomante.core.game import Game
from cartomante.core.match import Match
from cartomante.core.text import Texts

NAMES = ("Aurora", "Bruno", "Clara", "Dario", "Elena", "Felix", "Greta", "Hugo", "Irma", "Leo", "Mira", "Nino")


@dataclass(frozen=True)
class Setup:
    """What a table agrees on before the deal.

    `bots` names one bot for all seats, or one for each but the person's; nothing stands for the game's default.
    """

    game: Game
    players: int
    seat: int = 0
    bots: tuple[str, ...] = ()
    options: Mapping[str, object] = field(default_factory=dict)
    pack: str | Path | Pack | None = None
    seed: int | None = None
    hints: bool = True  # whether the person may ask what the master would do

    def __post_init__(self) -> None:
        object.__setattr__(self, "bots", self.bots or (default_bot(self.game),))

    def bot_names(self) -> dict[int, str]:
        """The bot on each seat but the person's."""
        seats = [seat for seat in range(self.players) if seat != self.seat]
        if len(self.bots) not in (1, len(seats)):
            wanted = f"one name or {len(seats)}, one for each other seat"
            raise CartomanteError(f"bots must be {wanted}, not {','.join(self.bots)!r}")
        for name in self.bots:
            if name not in (*LEVELS, *bots_for(self.game)):
                raise unknown(f"bot for {self.game.name}", name, [*LEVELS, *bots_for(self.game)])
        return dict(zip(seats, self.bots * len(seats) if len(self.bots) == 1 else self.bots, strict=True))


class Table:
    """Who sits where, and whose move it is. Bots never see the match, only one they could not tell from it."""

    def __init__(self, match: Match, setup: Setup) -> None:
        self.match, self.setup = match, setup
        self.game, self.seat = match.game, setup.seat
        self._luck = random.Random(f"{match.seed.number}+{len(match.history)}" if match.seed else None)
        self._bots = {
            seat: make_bot(name, self.game, seed=self._luck.getrandbits(32)) for seat, name in setup.bot_names().items()
        }
        stand_in = RandomBot if self.game.prefer is None else GreedyBot
        self._stand_in: Bot = stand_in(self._luck.getrandbits(32))
        self.warm_up: WarmUp | None = None

    @classmethod
    def deal(cls, setup: Setup) -> "Table":
        """A new game; everything about it is checked before anything happens."""
        setup.game.check_players(setup.players)
        whole_number(f"seat at a table of {setup.players}", setup.seat, 0, setup.players - 1)
        match = setup.game.new_match(setup.players, setup.seed, setup.options, setup.pack)
        tell_bots(match, setup.bot_names())
        return cls(match, setup)

    def save(self) -> dict[str, Any]:
        """The match as it stands, and who sits where."""
        return self.match.save() | {"table": self._seating()}

    def _seating(self) -> dict[str, Any]:
        return {"seat": self.seat, "bots": list(self.setup.bots), "hints": self.setup.hints}

    def rehearsals(self) -> dict[str, Callable[[], object]]:
        """What the bots at the table need compiled, each thing once."""
        return dict(rehearsal for bot in self._bots.values() for rehearsal in bot.rehearsals(self.game))

    def warm_up_bots(self) -> None:
        """Compile in the background what bots run on, if they run on compiled code; meanwhile a quick one stands in."""
        needed = self.rehearsals()
        if needed and not self.match.is_over:
            self.warm_up = WarmUp(list(needed.items()))
            self.warm_up.start()

    # --- whose move it is ----------------------------------------------------------------------------------------

    @property
    def is_mine(self) -> bool:
        """Whether the person is asked something."""
        return self.seat in self.match.deciders()

    def next_bot(self) -> int | None:
        """The first bot that is asked something."""
        return next((seat for seat in self.match.deciders() if seat != self.seat), None)

    def play(self, action: int) -> list[Event]:
        """What the person does, asked or not."""
        return self.match.apply(action, self.seat)

    def side_actions(self) -> list[int]:
        """What the person may do without being asked; the seats of this table are taken, and stay so."""
        seating = self.game.side.seating if self.game.side else ()
        return [action for action in self.match.side_actions(self.seat) if action not in seating]

    def question(self, seat: int) -> tuple[object, list[int]] | None:
        """What a seat is asked and may answer; None when it has nothing to decide."""
        if seat not in self.match.deciders():
            return None
        return self.match.decision(seat), self.match.legal_actions(seat)

    def think(self, seat: int) -> "Thought":
        """What a bot needs to make up its mind, all of it things that its seat may know."""
        return Thought(seat, self._bot(seat), self.match.determinize(seat, self._luck.getrandbits(62)))

    def _bot(self, seat: int) -> Bot:
        bot = self._bots[seat]
        if bot.rehearsals(self.game) and (self.warm_up is None or not self.warm_up.ready):
            return self._stand_in
        return bot

    def let_bots_play(self) -> None:
        """All bots that are asked something answer, until the person must or the game is over."""
        while (seat := self.next_bot()) is not None:
            self.match.apply(self.think(seat).choose(), seat)

    # --- what the person sees ------------------------------------------------------------------------------------

    def view(self) -> dict[str, Any]:
        return self.match.view(self.seat)

    def events(self) -> list[Event]:
        """The story so far, as the person has heard it."""
        return self.match.events_seen_by(self.seat)

    def names(self, texts: Texts) -> list[str]:
        return seat_names(texts, self.game.seats, self.seat)


@dataclass(frozen=True)
class Thought:
    """A bot before its decision. Choosing may take a while and touches nothing else, so that any thread may do it."""

    seat: int
    bot: Bot
    match: Match

    def choose(self) -> int:
        return self.bot.choose(self.match, self.seat)


def saved_setup(match: Match, data: Mapping[str, Any]) -> Setup:
    """Who sat where when a match was saved; one that was saved elsewhere seats the person first."""
    seating = data.get("table", {})
    try:
        seat = whole_number("seat", seating.get("seat", 0), 0, match.players - 1)
        names = tuple(map(str, seating.get("bots", ())))
        hints = seating.get("hints", True)
        if not isinstance(hints, bool):
            raise TypeError(f"hints are {hints!r}")
        setup = Setup(match.game, match.players, seat, names, match.options, match.pack, hints=hints)
        setup.bot_names()
        return setup
    except (CartomanteError, AttributeError, TypeError) as error:
        raise BadSave(f"this save is damaged: its table is {seating!r}") from error


def seat_names(texts: Texts, seats: int, you: int | None) -> list[str]:
    """What whoever sits on a seat is called, free ones included; the person is "You" in the reader's language."""
    others = iter(NAMES)
    return [texts.say("you") if seat == you else next(others) for seat in range(seats)]


def ranking(texts: Texts, match: Match, names: list[str]) -> list[tuple[int, str]]:
    """The seats of a finished game from the first place to the last, each with a line that says so."""
    seats = sorted(range(match.players), key=lambda seat: (match.places[seat], seat))
    lines = [
        texts.say("place", place=match.places[seat], name=names[seat], score=texts.score(match.scores[seat]))
        for seat in seats
    ]
    return list(zip(seats, lines, strict=True))


def standing(texts: Texts, match: Match, names: list[str]) -> list[str]:
    """How a finished game stands, in a line for each player or, where all win or lose together, in one for all."""
    if match.game.is_cooperative:
        return [texts.say("table-won" if match.winners else "table-lost", score=texts.score(match.scores[0]))]
    return [line for _, line in ranking(texts, match, names)]
