"""The entry points of compiled code on a GPU, one thread a game: a template, loaded once per game.

Besides `rules` and `engine` it is bound to `element(records, i)`, which finds a record on the device in use.
"""

from typing import Any

import numpy as np
from numba import cuda

rules: Any
engine: Any
element: Any

NUM_ACTIONS = rules.NUM_ACTIONS


@cuda.jit
def play_random(states, content, key, first, decisions, scores, places):
    """Game i of seed key + first + i, from a blank record to the end."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        mask, luck = cuda.local.array(NUM_ACTIONS, np.uint8), cuda.local.array(1, np.uint64)
        s, c = element(states, i), element(content, 0)
        decisions[i] = engine.play_random_game(s, c, mask, luck, key[0], key[1], key[2], key[3], first + i)
        rules.score(s, c, scores[i], places[i])
