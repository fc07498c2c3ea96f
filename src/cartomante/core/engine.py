"""How any game runs from one real choice to the next.

This file is a template: `specialise` loads it once per game with `rules` bound to that game's functions and sizes, so
that the same few lines are plain Python in the interpreter and inline calls in compiled code.
"""

from typing import Any

import numpy as np

from cartomante.core.rule import EIGHT, NONE, RUNNING, WORD, marks, next_block, rule, toss

rules: Any  # bound before this file runs

SEATS = rules.SEATS
NUM_ACTIONS = rules.NUM_ACTIONS
ALWAYS_ASKED = rules.ALWAYS_ASKED
RECORD_SIZE = rules.State.itemsize
KEY_WORDS = 4
WHOLE_EIGHTS = NUM_ACTIONS - NUM_ACTIONS % EIGHT


@rule
def deal(s, c, k0, k1, k2, k3, index):
    """Set a blank record up from seed + index; the seed comes as four words of 32 bits, lowest first."""
    k0 += index
    k1 += k0 >> 32
    k2 += k1 >> 32
    k3 += k2 >> 32
    s.key[0], s.key[1], s.key[2], s.key[3] = k0 & WORD, k1 & WORD, k2 & WORD, k3 & WORD
    for seat in range(SEATS):
        s.asked[seat] = NONE
    rules.set_up(s, c)


@rule
def decider(s):
    """The lowest seat that has a decision to make, NONE when nobody has."""
    lowest = NONE
    for i in range(SEATS):  # all of them: compiled, a loop without an early way out has no branch to guess wrong
        seat = SEATS - 1 - i
        if s.asked[seat] != NONE:
            lowest = seat
    return lowest


@rule
def mark_options(s, c, seat, mask):
    """Mark what `seat` may choose."""
    for action in range(NUM_ACTIONS):
        mask[action] = 0
    rules.legal(s, c, seat, mask)


@rule
def options(s, c, seat, mask):
    """Mark what `seat` may choose; return how many options there are."""
    mark_options(s, c, seat, mask)
    return count_options(mask)


@rule
def count_options(mask):
    count = 0
    for first in range(0, WHOLE_EIGHTS, EIGHT):
        count += marks(mask, first)
    for action in range(WHOLE_EIGHTS, NUM_ACTIONS):
        count += mask[action]
    return count


@rule
def nth_option(mask, n):
    """The n-th marked action, counting from 0; eight at a time are passed over by their number of marks."""
    action = 0
    while action < WHOLE_EIGHTS:
        count = marks(mask, action)
        if n < count:
            break
        n -= count
        action += EIGHT
    passed = 0
    for i in range(action, min(action + EIGHT, NUM_ACTIONS)):
        passed += mask[i]
        action += passed <= n
    return action


@rule
def answer(s, c, seat, action):
    decision = s.asked[seat]
    s.asked[seat] = NONE
    rules.apply(s, c, seat, decision, action)


@rule
def advance(s, c, mask):
    """Carry on until somebody has a real choice or the game is over."""
    run_on(s, c)
    while resolve_forced(s, c, mask):
        run_on(s, c)


@rule
def run_on(s, c):
    """Carry on until somebody is asked something or the game is over."""
    while s.ending == RUNNING and decider(s) == NONE:
        if s.queued > 0:
            put_next_question(s)
        else:
            rules.proceed(s, c)


@rule
def resolve_forced(s, c, mask):
    """Answer one question that has a single option; False when every open question is a real choice."""
    for seat in range(SEATS):
        if s.unsettled[seat]:
            s.unsettled[seat] = 0
            if not ALWAYS_ASKED[s.asked[seat]]:
                mark_options(s, c, seat, mask)
                if count_options(mask) == 1:
                    answer(s, c, seat, nth_option(mask, 0))
                    return True
    return False


@rule
def put_next_question(s):
    decision, seat = s.queue[0, 0], s.queue[0, 1]
    s.about = s.queue[0, 2]
    s.queued -= 1
    for i in range(s.queued):
        for j in range(3):
            s.queue[i, j] = s.queue[i + 1, j]
    for j in range(3):
        s.queue[s.queued, j] = 0
    s.asked[seat] = decision
    s.unsettled[seat] = 1


@rule
def play_on_at_random(s, c, mask, luck):
    """Finish a game with uniformly random choices, lowest deciding seat first; return how many were made.

    Equals choosing after each `advance`; but a forced answer waits until its seat's turn comes, which saves looking at
    everybody's options twice and ends the same, because nobody's choice may depend on another's that is still hidden.
    """
    decisions = 0
    run_on(s, c)
    while s.ending == RUNNING:
        seat = decider(s)
        count = options(s, c, seat, mask)
        if count > 1 or ALWAYS_ASKED[s.asked[seat]]:
            decisions += 1
        s.unsettled[seat] = 0
        answer(s, c, seat, nth_option(mask, toss(luck, count) if count > 1 else 0))
        run_on(s, c)
    return decisions


@rule
def imagine(s, c, seat, luck, room):
    """Redraw all that a seat (NONE: a spectator) cannot know, and chance to come with it."""
    rules.determinize(s, c, seat, luck, room)
    for i in range(KEY_WORDS):
        s.key[i] = toss(luck, 1 << 31)
    s.draws = 0


@rule
def copy_record(source, target):
    """Like target[:] = source on bytes, but without the code that would explain why two arrays do not fit."""
    for i in range(RECORD_SIZE):
        target[i] = source[i]


LUCK_BLOCK = 1 << 31  # far beyond any block that a game draws


@rule
def start_luck(s, luck):
    """Seed the choices of random play from the game's own seed, without touching its chance."""
    draws = s.draws
    s.draws = LUCK_BLOCK
    luck[0] = np.uint64(next_block(s)) | np.uint64(1)
    s.draws = draws


@rule
def play_random_game(s, c, mask, luck, k0, k1, k2, k3, index):
    """Deal the game of seed + index into a blank record and play it out at random; return the number of decisions."""
    deal(s, c, k0, k1, k2, k3, index)
    start_luck(s, luck)
    return play_on_at_random(s, c, mask, luck)
