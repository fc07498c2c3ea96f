"""Playing on in one's head: by liking or by instinct, to a moment that can be judged. In compiled code: a template.

Whoever plays so looks only at what the seat may know, so that nobody reacts to what is hidden. Bots that try options
out (tree.py, heat.py) play on from there; whole games are played so too.
"""

import math
from typing import Any

from numba import njit

from cartomante.bots.layout import FINE, INSTINCT
from cartomante.core.compiled.registry import record_at
from cartomante.core.rule import RUNNING, rule, toss

rules: Any
engine: Any

State, Content, Room, Lore = rules.State, rules.Content, rules.Room, rules.Lore
NUM_ACTIONS = rules.NUM_ACTIONS
WIN = 0.8  # of a result is winning; the rest is not being last

# what a seat likes and how it stands


if rules.prefer is not None:
    weigh = rules.prefer
else:

    @rule
    def weigh(s, c, seat, mask, weights):
        """Without a liking of its own a game leaves it to chance."""
        for action in range(NUM_ACTIONS):
            weights[action] = mask[action]


if rules.instinct is not None:

    @rule
    def weigh_by(mind, s, c, seat, mask, weights, room, lore):
        """How much a seat of this mind likes each option."""
        if mind == INSTINCT:
            rules.instinct(s, c, seat, mask, weights, room, lore)
        else:
            weigh(s, c, seat, mask, weights)
else:

    @rule
    def weigh_by(mind, s, c, seat, mask, weights, room, lore):
        """Who has no instinct goes by liking."""
        weigh(s, c, seat, mask, weights)


@njit(cache=True, nogil=True)
def first_thoughts(state, content, room, lore, seat, mind, mask, weights):
    """How much a seat likes its options before it has tried any."""
    s, c = record_at(state, State), record_at(content, Content)
    engine.mark_options(s, c, seat, mask)
    weigh_by(mind, s, c, seat, mask, weights, record_at(room, Room), record_at(lore, Lore))


@rule
def result(s, c, seat, places):
    """What the places are worth: 1 for winning alone, shares for winning together, a little for not being last."""
    if places[seat] == 0:
        return 0.0
    level, behind = 0, 0
    for other in range(s.players):
        level += 1 if places[other] == places[seat] else 0
        behind += 1 if places[other] > places[seat] else 0
    if level == s.players:
        return 1.0 if places[seat] == 1 and rules.IS_COOPERATIVE else 1.0 / level
    win = 1.0 / level if places[seat] == 1 else 0.0
    return WIN * win + (1.0 - WIN) * (behind + 0.5 * (level - 1)) / (s.players - 1)


@rule
def share_out(s, rewards):
    """From how well the seats stand to their chances, which add up to one: a lead of one makes e times as much."""
    best, total = rewards[0], 0.0
    for seat in range(1, s.players):
        best = max(best, rewards[seat])
    for seat in range(s.players):
        rewards[seat] = math.exp(rewards[seat] - best)
        total += rewards[seat]
    for seat in range(s.players):
        rewards[seat] /= total


@rule
def judge(mind, s, c, scores, places, rewards, room, lore, sway):
    """What each seat has of a game that is over, how clearly it was won or lost, or may expect of one that is not."""
    is_over = s.ending != RUNNING or rules.outlook is None
    if is_over:
        rules.score(s, c, scores, places)
        for seat in range(s.players):
            rewards[seat] = scores[seat] / sway if sway > 0 else result(s, c, seat, places)
    else:
        expect_by(mind, s, c, rewards, room, lore)
    if not is_over or sway > 0:
        share_out(s, rewards)


@rule
def chance_of(s, c, seat, places, rewards):
    """What a seat may expect of a game, however clearly it would be won."""
    return result(s, c, seat, places) if s.ending != RUNNING or rules.outlook is None else rewards[seat]


if rules.outlook is not None:
    expect = rules.outlook
else:

    @rule
    def expect(s, c, standing, room):
        """Without an outlook games are played to the end."""


if rules.insight is not None:

    @rule
    def expect_by(mind, s, c, standing, room, lore):
        if mind == INSTINCT:
            rules.insight(s, c, standing, room, lore)
        else:
            expect(s, c, standing, room)
else:

    @rule
    def expect_by(mind, s, c, standing, room, lore):
        expect(s, c, standing, room)


if rules.is_quiet is not None:
    is_quiet = rules.is_quiet
else:

    @rule
    def is_quiet(s, c):
        return True


# playing on


@rule
def best_liked(mask, weights, luck):
    """The option with the highest weight; among equals, any."""
    best, count, chosen = -1.0, 0, 0
    for action in range(NUM_ACTIONS):
        if mask[action]:
            if weights[action] > best:
                best, count, chosen = weights[action], 1, action
            elif weights[action] == best:
                count += 1
                if toss(luck, count) == 0:
                    chosen = action
    return chosen


@rule
def pick(s, c, seat, mask, weights, count, whim, mind, luck, room, lore):
    """One of several options: at a whim any, otherwise what the seat likes best. `whim` counts in parts of FINE."""
    if whim > 0 and toss(luck, FINE) < whim:
        return engine.nth_option(mask, toss(luck, count))
    weigh_by(mind, s, c, seat, mask, weights, room, lore)
    return best_liked(mask, weights, luck)


@rule
def play_on(s, c, mask, weights, whims, minds, luck, most, room, lore):
    """So many decisions, each seat by its whim and mind, and on to a quiet moment; returns how many were made."""
    decisions = 0
    engine.run_on(s, c)
    while s.ending == RUNNING and (decisions < most or not is_quiet(s, c)):
        seat = engine.decider(s)
        count = engine.options(s, c, seat, mask)
        s.unsettled[seat] = 0
        if count > 1:
            decisions += 1
            action = pick(s, c, seat, mask, weights, count, whims[seat], minds[seat], luck, room, lore)
        else:
            action = engine.nth_option(mask, 0)
        engine.answer(s, c, seat, action)
        engine.run_on(s, c)
    return decisions


# whole games


@njit(cache=True, nogil=True)
def contest(
    state, blank, content, room, lore, key, first, games, whims, minds, mask, weights, luck, scores, places, totals,
    wins,
):  # fmt: skip
    """Whole games of seats with their whims and minds; game i is dealt from the seed + i. Returns the decisions."""
    s, c = record_at(state, State), record_at(content, Content)
    workspace, learnt = record_at(room, Room), record_at(lore, Lore)
    decisions = 0
    for i in range(first, first + games):
        engine.copy_record(blank, state)
        engine.deal(s, c, key[0], key[1], key[2], key[3], i)
        engine.start_luck(s, luck)
        decisions += play_on(s, c, mask, weights, whims, minds, luck, FINE, workspace, learnt)
        rules.score(s, c, scores, places)
        winners = 0
        for seat in range(s.players):
            winners += 1 if places[seat] == 1 else 0
        for seat in range(s.players):
            totals[seat] += scores[seat]
            if places[seat] == 1:
                wins[seat] += 1.0 / winners
    return decisions
