"""Options that race each other in imagined worlds, in compiled code: a template, loaded once per game.

In each heat all of them start in the same world, which the seat cannot tell from the real one, and meet the same luck.
So most of what chance adds to one it adds to all, and their differences show after far fewer trials.
"""

from typing import Any

from numba import njit

from cartomante.bots.layout import DEPTH, ROOT, SWAY
from cartomante.core.compiled.registry import record_at
from cartomante.core.rule import rule, toss

rules: Any
engine: Any
playout: Any

State, Content, Room, Lore = rules.State, rules.Content, rules.Room, rules.Lore


@rule
def try_out(s, c, action, mask, weights, whims, minds, luck, told, sway, scores, places, rewards, room, lore):
    """Take an action, play on, and judge what comes of it; returns the decisions made."""
    s.unsettled[told[ROOT]] = 0
    engine.answer(s, c, told[ROOT], action)
    decisions = playout.play_on(s, c, mask, weights, whims, minds, luck, told[DEPTH], room, lore)
    playout.judge(minds[told[ROOT]], s, c, scores, places, rewards, room, lore, sway)
    return decisions


@njit(cache=True, nogil=True)
def run_heats(
    state, content, world, trial, room, lore, entrants, gains, chances, mask, weights, whims, minds, tastes, told, luck,
    scores, places, rewards,
):  # fmt: skip
    """As many heats as `gains` has rows for what each entrant brings, `chances` for how likely it wins the game.

    Returns the decisions made.
    """
    imagined, c, workspace = record_at(world, State), record_at(content, Content), record_at(room, Room)
    s, learnt, decisions = record_at(trial, State), record_at(lore, Lore), 0
    for heat in range(gains.shape[0]):
        engine.copy_record(state, world)
        engine.imagine(imagined, c, told[ROOT], luck, workspace)
        start = luck[0]
        for i in range(entrants.shape[0]):
            engine.copy_record(world, trial)
            luck[0] = start
            decisions += try_out(
                s, c, entrants[i], mask, weights, whims, minds, luck, told, tastes[SWAY], scores, places, rewards,
                workspace, learnt,
            )  # fmt: skip
            gains[heat, i] = rewards[told[ROOT]]
            chances[heat, i] = playout.chance_of(s, c, told[ROOT], places, rewards)
        luck[0] = start
        toss(luck, 2)  # so that the next world is another one
    return decisions
