"""Games from which the outlook of Arcanum learns, in compiled code: a template (see experience.py)."""

from typing import Any

from numba import njit

from cartomante.core.compiled.registry import record_at
from cartomante.core.rule import RUNNING, toss
from cartomante.games.arcanum.measures import MEASURES, measure, survey_table

rules: Any
engine: Any
playout: Any

State, Content, Room, Lore = rules.State, rules.Content, rules.Room, rules.Lore


@njit(cache=True, nogil=True)
def watch(
    state, blank, content, room, lore, key, first, games, whims, minds, mask, weights, luck, one_in, seen, points
):
    """Watch games of seats with their whims and minds; note some of their quiet moments and how they ended.

    `seen` is filled with the measures of all seats, `points` with what these had in the end; returns how many moments.
    """
    s, c, workspace = record_at(state, State), record_at(content, Content), record_at(room, Room)
    learnt = record_at(lore, Lore)
    moments = 0
    for i in range(first, first + games):
        engine.copy_record(blank, state)
        engine.deal(s, c, key[0], key[1], key[2], key[3], i)
        engine.start_luck(s, luck)
        begun = moments
        while s.ending == RUNNING:
            playout.play_on(s, c, mask, weights, whims, minds, luck, 1, workspace, learnt)
            if s.ending == RUNNING and moments < seen.shape[0] and toss(luck, one_in) == 0:
                survey_table(s, workspace)
                for seat in range(s.players):
                    measure(s, c, seat, workspace)
                    for part in range(MEASURES):
                        seen[moments, seat, part] = workspace.measures[part]
                moments += 1
        for moment in range(begun, moments):
            for seat in range(s.players):
                points[moment, seat] = s.vp[seat]
    return moments
