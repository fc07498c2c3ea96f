"""The quick bot: tries every option in many imagined worlds, plays each out at random, and takes the best."""

from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from cartomante.core.compiled.target import Rehearsal, load_template
from cartomante.core.errors import whole_number
from cartomante.core.game import Game
from cartomante.core.match import Match, lucky

PLAYOUTS = Path(__file__).parent / "playouts.py"
MOST_WORLDS = 1_000_000


class RolloutBot:
    """Flat Monte Carlo. `worlds`: how many deals it imagines for a decision; the same seed chooses the same."""

    def __init__(self, seed: int | None = None, worlds: int = 100) -> None:
        self.worlds = whole_number("worlds", worlds, 1, MOST_WORLDS)
        self._luck = lucky(int.from_bytes(np.random.default_rng(seed).bytes(8), "big"))

    def choose(self, match: Match, seat: int) -> int:
        values = self.judge(match, seat)
        return max(values, key=lambda action: values[action])

    def judge(self, match: Match, seat: int) -> dict[int, float]:
        """What each legal action is worth: 1 for a sure win, 0 for a sure last place."""
        game = match.game
        options, values = np.zeros(game.num_actions, np.uint8), np.zeros(game.num_actions)
        options[match.legal_actions(seat)] = 1
        state = np.frombuffer(bytearray(match.state_bytes()), np.uint8)
        world, trial, mask, scores, places = _scratch(game)
        playouts(game).judge(
            state, match.pack.buffer, seat, self.worlds, game.new_room(),
            world, trial, options, mask, self._luck, scores, places, values,
        )  # fmt: skip
        return {int(action): float(values[action] / self.worlds) for action in np.flatnonzero(options)}

    def rehearsals(self, game: Game) -> list[Rehearsal]:
        def choose_once() -> None:
            match = game.new_match(game.min_players, seed=0)
            RolloutBot(seed=0, worlds=1).choose(match, match.deciders()[0])

        return [("playouts", choose_once)]


def playouts(game: Game) -> ModuleType:
    return load_template(game, PLAYOUTS)


def _scratch(game: Game) -> tuple[Any, ...]:
    record, places = game.state.itemsize, game.seats
    return (
        np.zeros(record, np.uint8),
        np.zeros(record, np.uint8),
        np.zeros(game.num_actions, np.uint8),
        np.zeros(places, np.int64),
        np.zeros(places, np.int64),
    )
