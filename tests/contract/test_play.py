"""Random games: some action open until the end, the bound on their length, the invariants of the rules."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cartomante.core.errors import IllegalAction
from contract.tables import each_table, moments, open_to, play_at_random, step_at_random, story

seeds = st.integers(0, (1 << 128) - 1)


def is_always_asked(game, name):
    return any(decision.always_asked for decision in game.decisions if decision.name == name)


@each_table
def test_the_invariants_hold_after_every_decision(table):
    match, rng = table.deal(), random.Random(1)
    while True:
        assert table.game.problems(match._s, match.pack.c) == []
        if match.is_over:
            break
        step_at_random(match, rng)


@each_table
@given(seed=seeds, luck=st.integers())
def test_every_game_ends_within_the_bound_of_its_rules(table, seed, luck):
    match = play_at_random(table.deal(seed=seed, events=False), random.Random(luck))
    assert match.is_over
    assert len(match.history) <= table.game.max_decisions(table.players, match.pack)


@each_table
def test_until_the_end_somebody_has_a_real_choice(table):
    match, rng = table.deal(), random.Random(2)
    while not match.is_over:
        assert match.deciders()
        for seat in match.deciders():
            actions = match.legal_actions(seat)
            assert actions == sorted(set(actions))
            assert all(0 <= action < table.game.num_actions for action in actions)
            assert len(actions) >= 2 or (actions and is_always_asked(table.game, match.decision(seat)["id"]))
        step_at_random(match, rng)


@each_table
def test_every_legal_action_is_accepted_and_every_other_refused(table):
    for match in moments(table, every=100):
        for seat in match.deciders():
            allowed = open_to(match, seat)
            before = story(match)
            for action in range(-1, table.game.num_actions + 1):
                if action in allowed:
                    match.clone().apply(action, seat)
                else:
                    with pytest.raises(IllegalAction, match=f"action {action} "):
                        match.apply(action, seat)
            assert story(match) == before
