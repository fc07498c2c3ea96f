"""Many matches stepped together."""

import numpy as np
import pytest

from cartomante.core.errors import IllegalAction
from toy import GAME


def test_a_batch_shows_who_decides_and_what_they_may_choose():
    batch = GAME.new_batch(5, players=3, seed=1)
    assert len(batch) == 5
    assert batch.seats.tolist() == [0] * 5
    assert batch.masks.sum(axis=1).tolist() == [4] * 5  # four cards in every hand
    assert len({state.tobytes() for state in batch.states}) == 5


def test_the_buffers_stay_where_they_are():
    batch = GAME.new_batch(4, players=2, seed=1)
    states, masks, seats, done = batch.states, batch.masks, batch.seats, batch.done
    batch.step(batch.random_actions())
    assert batch.states is states
    assert batch.masks is masks
    assert batch.seats is seats
    assert batch.done is done


def test_a_match_that_ends_is_scored_and_dealt_anew():
    batch, ended = GAME.new_batch(8, players=2, seed=1), 0
    for _ in range(100):
        batch.step(batch.random_actions())
        for i in np.flatnonzero(batch.done):
            assert batch.places[i].min() == 0  # seats that nobody has
            assert 1 in batch.places[i, :2]
            assert batch.scores[i, 2:].tolist() == [0, 0]
            assert batch.masks[i].sum() == 4
            ended += 1
    assert ended > 16


def test_random_actions_are_legal_and_vary():
    batch = GAME.new_batch(200, players=4, seed=2)
    actions = batch.random_actions()
    assert all(batch.masks[i, action] for i, action in enumerate(actions))
    choices = [np.flatnonzero(batch.masks[i]).tolist().index(action) for i, action in enumerate(actions)]
    assert min(np.bincount(choices, minlength=4)) > 25


def test_the_same_seed_gives_the_same_batch():
    one, other = GAME.new_batch(3, 2, seed=9), GAME.new_batch(3, 2, seed=9)
    for _ in range(60):
        one.step(one.random_actions())
        other.step(other.random_actions())
    assert (one.states == other.states).all()


@pytest.mark.parametrize("kind", [list, tuple, lambda actions: np.array(actions, np.int8)])
def test_actions_may_come_as_any_numbers(kind):
    one, other = GAME.new_batch(3, 2, seed=9), GAME.new_batch(3, 2, seed=9)
    actions = one.random_actions().tolist()
    one.step(np.array(actions))
    other.step(kind(actions))
    assert (one.states == other.states).all()


def test_an_illegal_action_names_its_match_and_changes_nothing():
    batch = GAME.new_batch(3, players=2, seed=1)
    before, actions = batch.states.copy(), batch.random_actions().copy()
    actions[2] = 28
    with pytest.raises(IllegalAction) as refused:
        batch.step(actions)
    for part in ("action 28", "seat 0", "match 2", f"allowed: {np.flatnonzero(batch.masks[2]).tolist()}"):
        assert part in str(refused.value)
    assert (batch.states == before).all()
