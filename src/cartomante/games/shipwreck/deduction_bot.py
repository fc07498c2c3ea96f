"""The bot that reasons about hidden fates: exact beliefs, and every option weighed by the chance to win."""

import random
from functools import cached_property
from pathlib import Path
from types import ModuleType

import numpy as np

from cartomante.core.compiled.target import Rehearsal, load_template
from cartomante.core.errors import CartomanteError
from cartomante.core.game import Game
from cartomante.core.match import Match
from cartomante.core.opinion import Opinion
from cartomante.games.shipwreck.counsel import Counsel
from cartomante.games.shipwreck.state import ACTIONS, HIGHEST, PLAY_FATE, PREDICT, VALUES

FORESIGHT = Path(__file__).parent / "foresight.py"
DEPTH = 9  # how things stand, and after each of at most seven decisions of the active player
WORTH_TELLING = 0.005  # shares below this are left out of an explanation


class DeductionBot:
    """Takes the others for people who prefer plays that tell more (8.4), and thinks what they must then think.

    `slips`: the chance to decide in haste: to make any of the better half of its plays, or to name a value that is
    likely but need not be the likeliest. Without them the seed changes nothing. Not for several threads at once.
    """

    def __init__(self, seed: int | None = None, slips: float = 0.0) -> None:
        if isinstance(slips, bool) or not isinstance(slips, int | float) or not 0 <= slips <= 1:
            raise CartomanteError(f"slips must be a number from 0 to 1, not {slips!r}")
        self.slips, self._random = slips, random.Random(seed)
        self._desk: Desk | None = None

    def choose(self, match: Match, seat: int) -> int:
        desk = self._weigh(match, seat)
        if self._random.random() < self.slips:
            return self._choose_in_haste(match, seat, desk)
        return desk.best

    def explain(self, match: Match, seat: int) -> list[Opinion]:
        """Every option with the chance to win, best first.

        The reason of a play is how likely everybody would think each value of the fate that stays in hand; that of a
        proposal, how likely they think it now.
        """
        desk = self._weigh(match, seat)
        options = sorted(match.legal_actions(seat), key=lambda action: (-desk.values[action], action != desk.best))
        return [Opinion(action, max(float(desk.values[action]), 0.0), 0, desk.reason(action)) for action in options]

    def rehearsals(self, game: Game) -> list[Rehearsal]:
        def choose_once() -> None:
            match = game.new_match(game.min_players, seed=0)
            DeductionBot().choose(match, match.deciders()[0])

        return [("foresight", choose_once)]

    def _weigh(self, match: Match, seat: int) -> "Desk":
        if self._desk is None or self._desk.game is not match.game:
            self._desk = Desk(match.game)
        self._desk.weigh(match, seat)
        return self._desk

    def _choose_in_haste(self, match: Match, seat: int, desk: "Desk") -> int:
        if match._s.asked[seat] == PLAY_FATE:
            plays = sorted(match.legal_actions(seat), key=lambda action: -desk.values[action])
            return self._random.choice(plays[: (len(plays) + 1) // 2])
        if PREDICT < desk.best <= PREDICT + HIGHEST:
            values = range(1, VALUES)
            return PREDICT + self._random.choices(values, [desk.thoughts[0, value] for value in values])[0]
        return desk.best


class Desk:
    """The arrays in which a bot thinks; made once, used for every decision."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._room, self._counts = game.new_room(), game.new_room()
        self._counsel = np.zeros(Counsel.itemsize, np.uint8)
        self._states = np.zeros((DEPTH, game.state.itemsize), np.uint8)
        self._masks, self._tried = np.zeros((DEPTH, ACTIONS), np.uint8), np.zeros(DEPTH, np.int64)
        self.values = np.zeros(ACTIONS)  # the chance to win after each option, below 0 where it was not weighed
        self.thoughts = np.zeros((ACTIONS, VALUES))  # how likely everybody would think each value then
        self.best = 0

    @cached_property
    def _foresight(self) -> ModuleType:
        return load_template(self.game, FORESIGHT)

    def weigh(self, match: Match, seat: int) -> None:
        self._states[0] = match._state
        self.best = self._foresight.weigh(
            self._states, match.pack.buffer, seat, self._room, self._counts, self._counsel,
            self._masks, self._tried, self.values, self.thoughts,
        )  # fmt: skip

    def reason(self, action: int) -> str:
        """The likeliest values of the hidden fate in everybody's eyes: "5: 83 %, 3: 17 %"."""
        shares = {value: float(self.thoughts[action, value]) for value in range(1, VALUES)}
        told = sorted((value for value in shares if shares[value] >= WORTH_TELLING), key=lambda value: -shares[value])
        return ", ".join(f"{value}: {100 * shares[value]:.0f} %" for value in told)
