"""Judging actions by random playouts in compiled code: a template, loaded once per game."""

from typing import Any

from numba import njit

from cartomante.core.compiled.registry import record_at
from cartomante.core.rule import rule

rules: Any
engine: Any

State, Content, Room = rules.State, rules.Content, rules.Room
NUM_ACTIONS = rules.NUM_ACTIONS


@rule
def reward(s, c, seat, scores, places):
    """1 for winning alone, shares of it for winning together, and less for each place behind; 0 for the last."""
    rules.score(s, c, scores, places)
    if places[seat] == 0:
        return 0.0
    level, behind = 0, 0
    for other in range(s.players):
        level += places[other] == places[seat]
        behind += places[other] > places[seat]
    if behind == 0 and level == s.players:
        return 1.0 if places[seat] == 1 else 0.0
    return (behind + 0.5 * (level - 1)) / (s.players - 1)


@njit(cache=True, nogil=True)
def judge(state, content, seat, worlds, room, world, trial, options, mask, luck, scores, places, values):
    """Add to `values` what each of the seat's options brought in random playouts, one in every imagined world.

    All options are tried in the same worlds, so that a lucky deal favours none of them.
    """
    s, c = record_at(trial, State), record_at(content, Content)
    imagined, workspace = record_at(world, State), record_at(room, Room)
    for _ in range(worlds):
        engine.copy_record(state, world)
        engine.imagine(imagined, c, seat, luck, workspace)
        for action in range(NUM_ACTIONS):
            if options[action]:
                engine.copy_record(world, trial)
                engine.answer(s, c, seat, action)
                engine.play_on_at_random(s, c, mask, luck)
                values[action] += reward(s, c, seat, scores, places)
