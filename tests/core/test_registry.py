"""What Numba makes of rules, of telling, and of bytes."""

import numpy as np
from numba import njit

from cartomante.core.compiled.registry import record_at, register_rules
from cartomante.core.rule import NONE, emit, rule, small, tells
from toy import GAME

State = GAME.state
told = []


@tells
def tell_everything(s):
    told.append(list(s.prestige))


@rule
def climb(s, house):
    s.prestige[house] += 1
    emit(s, 0, NONE, house)
    tell_everything(s)
    return small(s.prestige[house]) == 1


@njit
def climb_in(state, house):
    return climb(record_at(state, State), house)


def test_a_rule_runs_interpreted_and_compiled_but_tells_only_interpreted():
    register_rules()
    slow, fast = GAME.blank(2, None), GAME.blank(2, None)
    s = GAME.window(slow, [])
    assert climb(s, 2)
    assert told == [[0, 0, 1, 0]]
    assert s.events == [(0, NONE, (2,))]
    assert climb_in(fast, 2)
    assert told == [[0, 0, 1, 0]]
    assert slow.tobytes() == fast.tobytes()


def test_small_numbers_are_the_same_numbers():
    assert [small(number) for number in (-128, -1, 0, 127)] == [-128, -1, 0, 127]
    assert np.int8(small(-128)) == -128
