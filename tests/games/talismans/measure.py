# ruff: noqa: F821 - `rules` and `engine` are bound when the template is loaded
"""Random play measured beyond what `play_random` tells: a template of compiled code, like those of the package.

`load_template` loads it with `rules` and `engine` of the game bound.
"""

from typing import Any

import numpy as np
from numba import njit

from cartomante.games.talismans.cards import heads
from cartomante.games.talismans.state import CARDS, FORGED

rules: Any
engine: Any

State, Content = rules.State, rules.Content
TURNS, FEWEST_TURNS, MOST_TURNS, DECISIONS, FORGED_TALISMANS, WINNING_SCORE, SHARED_VICTORIES = range(7)
FIGURES = 7


@njit(cache=True, nogil=True)
def measure(blank, content, key, games, figures):
    """Play games of seeds key + 0 and up; fill in sums over all games, and the shortest and longest of them."""
    state = np.empty_like(blank)
    s, c = state.view(State)[0], content.view(Content)[0]
    mask, luck = np.zeros(rules.NUM_ACTIONS, np.uint8), np.zeros(1, np.uint64)
    scores, places = np.zeros(rules.SEATS, np.int64), np.zeros(rules.SEATS, np.int64)
    figures[FEWEST_TURNS] = 1 << 30
    for game in range(games):
        state[:] = blank
        figures[DECISIONS] += engine.play_random_game(s, c, mask, luck, key[0], key[1], key[2], key[3], game)
        figures[TURNS] += s.turn
        figures[FEWEST_TURNS] = min(figures[FEWEST_TURNS], s.turn)
        figures[MOST_TURNS] = max(figures[MOST_TURNS], s.turn)
        for card in range(CARDS):
            if FORGED <= s.place[card] < FORGED + rules.SEATS and heads(s, card):
                figures[FORGED_TALISMANS] += 1
        rules.score(s, c, scores, places)
        winners = 0
        for seat in range(s.players):
            winners += places[seat] == 1
        figures[WINNING_SCORE] += scores.max()
        figures[SHARED_VICTORIES] += winners > 1
