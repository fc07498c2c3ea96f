"""A seed and the list of actions rebuild any game, bit for bit."""

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from contract.tables import each_table, play_at_random, story

seeds = st.integers(0, (1 << 128) - 1)


@each_table
@given(seed=seeds, luck=st.integers())
def test_the_same_seed_and_actions_give_the_same_game(table, seed, luck):
    first = play_at_random(table.deal(seed=seed), random.Random(luck), steps=60)
    again = table.deal(seed=seed)
    for seat, action in first.history:
        again.apply(action, seat)
    assert story(again) == story(first)


@each_table
@given(seed=seeds)
def test_another_seed_gives_another_game(table, seed):
    assert table.deal(seed=seed).fingerprint() != table.deal(seed=seed ^ 1).fingerprint()
    assert table.deal(seed=seed).fingerprint() != table.deal(seed=seed ^ 1 << 127).fingerprint()


def play_as_simulations_do(match):
    """The slow, obvious definition of a simulated game: uniform choices from its own seed, lowest seat first."""
    engine, luck = match.game.engine, np.zeros(1, np.uint64)
    engine.start_luck(match._s, luck)
    while not match.is_over:
        seat = match.deciders()[0]
        actions = match.legal_actions(seat)
        match.apply(actions[engine.toss(luck, len(actions)) if len(actions) > 1 else 0], seat)
    return match


@each_table
def test_simulated_game_i_is_the_match_of_seed_plus_i(table):
    seed, count = (1 << 64) - 2, 4  # the sum carries from one word of the seed to the next
    matches = [play_as_simulations_do(table.deal(seed=seed + i)) for i in range(count)]
    result = table.game.play_random(count, table.players, seed, table.options)
    scores = [match.scores for match in matches]
    assert result["decisions"] == sum(len(match.history) for match in matches)
    assert result["mean_scores"] == pytest.approx([sum(column) / count for column in zip(*scores, strict=True)])
    assert result["wins_by_seat"] == [sum(seat in match.winners for match in matches) for seat in range(table.players)]


@each_table
def test_simulations_do_not_depend_on_the_number_of_threads(table):
    def outcome(threads):
        result = table.game.play_random(600, table.players, 9, table.options, threads=threads)
        return result["decisions"], result["mean_scores"], result["wins_by_seat"]

    assert outcome(1) == outcome(2) == outcome(3)
