"""Where a bot plays games in its head: arrays that compiled code works in, made once and used for every decision."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from cartomante.core.game import Game

Array = np.ndarray[Any, Any]


@dataclass
class Desk:
    game: Game
    world: Array  # an imagined match, as bytes,
    trial: Array  # and what becomes of it
    room: Array
    lore: Array
    mask: Array
    weights: Array
    scores: Array
    places: Array
    rewards: Array

    @classmethod
    def of(cls, game: Game) -> "Desk":
        size, n = game.state.itemsize, game.seats
        return cls(
            game, np.zeros(size, np.uint8), np.zeros(size, np.uint8), game.new_room(), game.lore_bytes,
            np.zeros(game.num_actions, np.uint8), np.zeros(game.num_actions),
            np.zeros(n, np.int64), np.zeros(n, np.int64), np.zeros(n),
        )  # fmt: skip
