"""The interpreter and compiled code are the same rules: equal states, byte for byte, after every decision."""

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cartomante.core.match import lucky
from contract.tables import each_table, moments, play_at_random


@each_table
@settings(max_examples=3)
@given(seed=st.integers(0, (1 << 128) - 1), luck=st.integers())
def test_every_step_is_the_same_interpreted_and_compiled(table, seed, luck):
    slow, fast = table.deal(seed=seed), table.deal(seed=seed, events=False)
    rng = random.Random(luck)
    assert slow.state_bytes() == fast.state_bytes()
    while not slow.is_over:
        assert slow.deciders() == fast.deciders()
        seat = rng.choice(slow.deciders())
        actions = slow.legal_actions(seat)
        assert actions == fast.legal_actions(seat)
        action = rng.choice(actions)
        slow.apply(action, seat)
        assert fast.apply(action, seat) == []
        assert slow.state_bytes() == fast.state_bytes()
    assert fast.is_over
    assert (slow.scores, slow.places, slow.history) == (fast.scores, fast.places, fast.history)


@each_table
def test_a_batch_steps_like_matches_do(table):
    size, seed = 3, (1 << 96) - 2
    batch = table.game.new_batch(size, table.players, seed, table.options)
    matches, dealt = [table.deal(seed=seed + i) for i in range(size)], size
    for _ in range(table.game.max_decisions(table.players, table.game.pack())):
        compare(batch, matches)
        actions = batch.random_actions().copy()
        for match, seat, action in zip(matches, batch.seats, actions, strict=True):
            match.apply(int(action), int(seat))
        batch.step(actions)
        for i, match in enumerate(matches):
            assert bool(batch.done[i]) == match.is_over
            if match.is_over:
                assert batch.scores[i, : table.players].tolist() == match.scores
                assert batch.places[i, : table.players].tolist() == match.places
                matches[i], dealt = table.deal(seed=seed + dealt), dealt + 1
        if dealt > size + 1:
            break
    assert dealt > size


def compare(batch, matches):
    for i, match in enumerate(matches):
        assert batch.states[i].tobytes() == match.state_bytes()
        assert int(batch.seats[i]) == match.deciders()[0]
        assert np.flatnonzero(batch.masks[i]).tolist() == match.legal_actions(match.deciders()[0])


@each_table
def test_worlds_are_redrawn_the_same(table):
    for k, match in enumerate(moments(table, every=100)):
        for viewer in (None, 0, table.players - 1):
            state = match._state.copy()
            seat = -1 if viewer is None else viewer
            table.game.compiled.entry.determinize(state, match.pack.buffer, seat, lucky(k))
            assert state.tobytes() == match.determinize(viewer, k).state_bytes()


@each_table
def test_whole_random_games_are_the_same(table):
    game, seed, count = table.game, 11, 3
    scores, decisions = np.zeros((count, game.seats), np.int64), 0
    for i in range(count):
        s = game.window(game.blank(table.players, table.options))
        mask, luck = bytearray(game.num_actions), np.zeros(1, np.uint64)
        decisions += game.engine.play_random_game(s, game.pack().c, mask, luck, seed, 0, 0, 0, i)
        game.score(s, game.pack().c, scores[i], np.zeros(game.seats, np.int64))
    result = game.play_random(count, table.players, seed, table.options)
    assert result["decisions"] == decisions
    assert result["mean_scores"] == pytest.approx(scores.mean(axis=0)[: table.players].tolist())


@each_table
def test_a_redrawn_compiled_match_plays_on_like_an_interpreted_one(table):
    start = play_at_random(table.deal(), random.Random(1), steps=10)
    fast = table.deal(events=False)
    for seat, action in start.history:
        fast.apply(action, seat)
    slow_world, fast_world = start.determinize(0, 3), fast.determinize(0, 3)
    play_at_random(slow_world, random.Random(2))
    for seat, action in slow_world.history:
        fast_world.apply(action, seat)
    assert slow_world.state_bytes() == fast_world.state_bytes()
