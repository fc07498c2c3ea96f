"""The game and the reference, decision by decision through whole random games."""

import random

import pytest

from .side_by_side import choose, random_pair

GAMES = 300
BATCHES = 10


def play_side_by_side(seed: int) -> None:
    pair, rng = random_pair(seed), random.Random(f"answers {seed}")
    pair.check()
    while not pair.match.is_over:
        pair.act(choose(pair, rng))
        pair.check()


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_games_equal_the_reference(batch: int) -> None:
    for seed in range(batch, GAMES, BATCHES):
        play_side_by_side(seed)
