"""A match in compiled code, for programs: it does all that a match does, several times as fast, but tells no events."""

from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from cartomante.core.content import Pack
from cartomante.core.event import Event
from cartomante.core.fairness import Seed
from cartomante.core.match import Buffer, Match
from cartomante.core.rule import NONE

if TYPE_CHECKING:
    from cartomante.core.game import Game


class SilentMatch(Match):
    """After every step compiled code writes down who decides and what the first of them may choose (see cpu.tell)."""

    def __init__(self, game: "Game", state: Buffer, pack: Pack, seed: Seed | None) -> None:
        super().__init__(game, state, pack, seed)
        self._step, self._content = game.compiled.step, pack.buffer
        self._scratch, self._report = game.compiled.desk()
        self._told: memoryview[int] = self._report.data  # a memoryview reads twice as fast as the array
        self._first_action = game.seats + 2

    @cached_property
    def _s(self) -> Any:
        """The record as plain Python sees it, for what is seldom asked: nothing that happens is told."""
        return self.game.window(self._state)

    def begin(self) -> None:
        assert self.seed is not None
        key = np.array(self.seed.words(), np.int64)
        self.game.compiled.entry.deal(self._state, self._content, key, 0)
        self.run_on()

    def run_on(self) -> list[Event]:
        self._step(self._state, self._content, self._scratch, self._report, NONE, NONE)
        return []

    def deciders(self) -> list[int]:
        return self._told[1 : 1 + self._told[0]].tolist()

    def legal_actions(self, seat: int) -> list[int]:
        first = self._first_action
        if type(seat) is int and self._told[0] and seat == self._told[1]:
            return self._told[first : first + self._told[first - 1]].tolist()
        return self._read_legal(self._check_seat(seat))

    def apply(self, action: int, seat: int) -> list[Event]:
        if type(action) is not int or type(seat) is not int or action < 0:  # other types would compile everything again
            self._find_rule(action, seat)
            action, seat = int(action), int(seat)
        try:
            is_legal = self._step(self._state, self._content, self._scratch, self._report, seat, action)
        except OverflowError:  # more than 64 bits
            is_legal = False
        if not is_legal:
            self._step_aside(action, seat)
        self.history.append((seat, action))
        return []

    def _step_aside(self, action: int, seat: int) -> None:
        """What is no answer may be a side action: those run interpreted, on the same record."""
        self._find_rule(action, seat)(self._s, self.pack.c, seat, action)
        self.run_on()

    def _imagine(self, state: Buffer, viewer: int, luck: Any) -> None:
        self._room = self.game.new_room() if self._room is None else self._room
        self.game.compiled.entry.determinize(state, self._content, viewer, luck, self._room)
