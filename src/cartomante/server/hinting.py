"""Help for people at a table, from what their seat may know: what to do, and what can be concluded."""

import asyncio
from dataclasses import dataclass
from typing import Any

from cartomante.bots.hints import judge, quick_adviser
from cartomante.core.errors import CartomanteError
from cartomante.core.match import Match
from cartomante.server.refusals import Code, Refusal
from cartomante.server.table import PLAYING, Person, Table
from cartomante.server.thinking import Thinkers

ADVISER = "master"
SEED = 0  # the same question gets the same answer
PEOPLE = "people"  # how plays are thought to be chosen, as in the hints that everybody sees
WARM_UP_SECONDS = 10.0


@dataclass(frozen=True)
class Asking:
    """Somebody who asks for help: the seat, and a match that it cannot tell from the real one, for any thread."""

    seat: int
    world: Match
    names: list[str]

    @classmethod
    def of(cls, table: Table, person: Person) -> "Asking":
        """Whoever plays here and may ask; others are refused."""
        seat = table.seat_of(person.id)
        if seat is None:
            raise Refusal(Code.NOT_SEATED)
        if not table.origin.setup.hints:
            raise Refusal(Code.HINTS_OFF)
        if table.match is None:
            raise Refusal(Code.NOT_STARTED)
        if table.status != PLAYING:
            raise Refusal(Code.GAME_OVER)
        if table.seats[seat].away:
            raise Refusal(Code.STAND_IN_PLAYS)
        return cls(seat, table.match.determinize(seat, SEED), names_of(table))

    async def advice(self, thinkers: Thinkers, language: str) -> dict[str, Any]:
        """As `protocol.Hint`: what the master would do or, until its compiled code is ready, a quicker bot."""
        game = self.world.game
        if self.seat not in self.world.deciders():
            raise Refusal(Code.NOT_YOUR_TURN)
        level = ADVISER if thinkers.is_ready(game, ADVISER) else quick_adviser(game)
        if level is None:
            raise Refusal(Code.UNAVAILABLE, wait=WARM_UP_SECONDS)
        judgement = await asyncio.to_thread(judge, self.world, self.seat, level, SEED)
        return judgement.in_words(language, self.names).to_json()

    async def conclusions(self, about: int, in_public: bool) -> dict[str, Any]:
        """As `protocol.Conclusions`: what the seat, or everybody, can conclude about something hidden."""
        if self.world.game.beliefs is None:
            raise Refusal(Code.NOT_FOUND)
        viewer = None if in_public else self.seat
        try:
            beliefs = await asyncio.to_thread(self.world.beliefs, viewer, about, PEOPLE)
        except CartomanteError as error:
            raise Refusal(Code.BAD_MESSAGE, problem=str(error)) from error
        shown = beliefs.shown(self.world.options)
        if shown is None:
            raise Refusal(Code.HINTS_OFF)
        return {"about": about, "public": in_public, "beliefs": shown}


def names_of(table: Table) -> list[str]:
    """How the seats are called, those that nobody has included: the game may speak of them."""
    people = [seat.person.name if seat.person is not None else None for seat in table.seats]
    people += [None] * (table.game.seats - len(people))
    return [name or str(number) for number, name in enumerate(people, start=1)]
