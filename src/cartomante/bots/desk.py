"""Where a bot plays games in its head: arrays that compiled code works in, made once and used for every decision."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from cartomante.core.game import Game
from cartomante.core.match import Match

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


def desk_for(game: Game, desk: Desk | None) -> Desk:
    """The desk at hand, unless it was made for another game."""
    return desk if desk is not None and desk.game is game else Desk.of(game)


def bytes_of(match: Match) -> Array:
    """A match as compiled code takes it, to be changed at will."""
    return np.frombuffer(bytearray(match.state_bytes()), np.uint8)
