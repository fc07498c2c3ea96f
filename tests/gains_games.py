"""Answers tried out from the real position, in compiled code: a template (see gains.py)."""

from typing import Any

import numpy as np
from numba import njit

from cartomante.core.compiled.registry import record_at
from cartomante.core.rule import rule, toss

rules: Any
engine: Any
playout: Any

State, Content, Room, Lore = rules.State, rules.Content, rules.Room, rules.Lore
KEY_WORDS, SEATS = engine.KEY_WORDS, rules.SEATS
WON, AHEAD = range(2)  # what is counted: the share of a win, and points more than the others have on average
TO_THE_END = 1 << 20  # decisions


@rule
def count_up(s, c, seat, scores, places, totals):
    rules.score(s, c, scores, places)
    winners, others = 0, 0.0
    for other in range(s.players):
        winners += places[other] == 1
        others += scores[other] if other != seat else 0
    totals[WON] += 1.0 / winners if places[seat] == 1 else 0.0
    totals[AHEAD] += scores[seat] - others / (s.players - 1)


@njit(cache=True, nogil=True)
def try_out(state, content, trial, room, lore, seat, answers, times, minds, mask, weights, luck, totals):
    """What comes of each answer of a seat if all play on by their minds: every time with the same luck for all."""
    s, c = record_at(trial, State), record_at(content, Content)
    workspace, learnt = record_at(room, Room), record_at(lore, Lore)
    keys, whims = np.zeros(KEY_WORDS, np.int64), np.zeros(SEATS, np.int64)
    scores, places = np.zeros(SEATS, np.int64), np.zeros(SEATS, np.int64)
    for _ in range(times):
        for i in range(KEY_WORDS):
            keys[i] = toss(luck, 1 << 31)
        start = luck[0]
        for i in range(answers.shape[0]):
            engine.copy_record(state, trial)
            for word in range(KEY_WORDS):
                s.key[word] = keys[word]
            luck[0] = start
            s.unsettled[seat] = 0
            engine.answer(s, c, seat, answers[i])
            playout.play_on(s, c, mask, weights, whims, minds, luck, TO_THE_END, workspace, learnt)
            count_up(s, c, seat, scores, places, totals[i])
        luck[0] = start
        toss(luck, 2)
