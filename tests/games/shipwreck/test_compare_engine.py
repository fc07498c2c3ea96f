"""The game and the reference, decision by decision through whole random games."""

import random

import pytest

from .reference_cards import COPIES, VALUES
from .side_by_side import CUSTOM_DECKS, GAME, Pair, choose, random_pair

GAMES = 300
BATCHES = 10


def play_side_by_side(pair: Pair, seed: int) -> None:
    rng = random.Random(f"answers {seed}")
    pair.check()
    while not pair.match.is_over:
        pair.act(choose(pair, rng))
        pair.check()


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_games_equal_the_reference(batch: int) -> None:
    for seed in range(batch, GAMES, BATCHES):
        play_side_by_side(random_pair(seed), seed)


def crowded_pair(seed: int) -> Pair:
    """Most fates lie on The Ash, which does not count hours, so that the bag runs out (SW-13)."""
    rng = random.Random(seed)
    everything = [value for value in VALUES for _ in range(COPIES)]
    fates = [(0, value) for value in rng.sample(everything, rng.randrange(16, 22))]
    deck = ["ash", *(card for card in CUSTOM_DECKS[1] if card != "ash")]
    position = {
        "players": rng.randrange(2, 6),
        "options": {"difficulty": "easy", "custom_deck": deck},
        "row": deck[:4],
        "deck": deck[4:],
        "fates": [list(fate) for fate in fates],
        "chance": {"key": [seed, 0, 0, 0]},
    }
    return Pair(GAME.from_position(position), fates=fates)


def test_games_with_an_empty_bag_equal_the_reference() -> None:
    emptied = 0
    for seed in range(40):
        pair = crowded_pair(seed)
        play_side_by_side(pair, seed)
        emptied += sum(event.kind.name == "bag_empty" for event in pair.match.events)
    assert emptied > 40
