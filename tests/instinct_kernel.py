"""The step of instinct_games.py on a GPU, one thread a game: a template."""

from typing import Any

import numpy as np
from numba import cuda

rules: Any
games: Any

NUM_ACTIONS, SEATS = rules.NUM_ACTIONS, rules.SEATS


@cuda.jit
def step(
    states, blanks, kinds, content, key, dealt, greedy, seats, actions, luck, done, rewards, wins, sights, likings, sway
):
    i = cuda.grid(1)
    if i < states.shape[0]:
        mask, weights = cuda.local.array(NUM_ACTIONS, np.uint8), cuda.local.array(NUM_ACTIONS, np.float64)
        scores, places = cuda.local.array(SEATS, np.int64), cuda.local.array(SEATS, np.int64)
        games.step_one(
            i, states, blanks, kinds, content, key, dealt, greedy, seats, actions, luck, done, rewards, wins, sights,
            likings, mask, weights, scores, places, sway,
        )  # fmt: skip
