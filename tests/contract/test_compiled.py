"""The interpreter and compiled code are the same rules: equal states, byte for byte, after every decision."""

import random

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from cartomante.core.match import lucky
from cartomante.core.simulate import scratch_space
from contract.tables import each_game, each_table, moments, play_at_random


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
            table.game.compiled.entry.determinize(state, match.pack.buffer, seat, lucky(k), table.game.new_room())
            assert state.tobytes() == match.determinize(viewer, k).state_bytes()


@each_table
def test_whole_random_games_end_in_the_same_records(table):
    game, seed = table.game, 11
    blank, c = game.blank(table.players, table.options), game.pack().c
    for i in range(3):
        slow = blank.copy()
        mask, luck = bytearray(game.num_actions), np.zeros(1, np.uint64)
        decisions = game.engine.play_random_game(game.window(slow), c, mask, luck, seed, 0, 0, 0, i)
        fast, points = compiled_random_game(game, blank, seed, i)
        assert fast.tobytes() == slow.tobytes()
        expected = np.zeros(game.seats, np.int64)
        game.score(game.window(slow), c, expected, np.zeros(game.seats, np.int64))
        assert points.tolist() == expected.tolist()
        assert game.play_random(1, table.players, seed + i, table.options)["decisions"] == decisions


def compiled_random_game(game, blank, seed, index):
    """The record in which a game ends, and the points it brought."""
    state, mask, luck, scores, places = scratch_space(game)
    key, sums, wins = np.array([seed, 0, 0, 0]), np.zeros(game.seats, np.int64), np.zeros(game.seats, np.int64)
    play = game.compiled.entry.play_random
    play(state, blank, game.pack().buffer, key, index, 1, mask, luck, scores, places, sums, wins)
    return state, sums


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


@each_game
def test_every_byte_of_the_records_belongs_to_a_field(game):
    for record in (game.state, game.pack().record.dtype):
        assert record.itemsize == sum(field.itemsize for field, *_ in record.fields.values())
