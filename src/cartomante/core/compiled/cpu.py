"""The entry points of compiled code on the CPU: a template, loaded once per game with `rules` and `engine` bound.

From Python they take records as bytes and view them inside: a record as an argument costs twenty times the call.
"""

from typing import Any

from numba import njit

from cartomante.core.compiled.registry import record_at
from cartomante.core.rule import NONE, RUNNING, rule, toss

rules: Any
engine: Any

State, Content = rules.State, rules.Content
SEATS, NUM_ACTIONS = rules.SEATS, rules.NUM_ACTIONS
FIRST_ACTION = SEATS + 2  # where a report lists actions, after the number of deciders, those, and the number of actions


@rule
def tell(s, c, mask, report):
    """Write down how many seats decide and which, then how many actions the first of them may choose and which."""
    deciders, actions = 0, 0
    if s.ending == RUNNING:
        for seat in range(SEATS):
            if s.asked[seat] != NONE:
                deciders += 1
                report[deciders] = seat
    if deciders > 0:
        engine.mark_options(s, c, report[1], mask)
        for action in range(NUM_ACTIONS):
            report[FIRST_ACTION + actions] = action
            actions += mask[action]
    report[0] = deciders
    report[FIRST_ACTION - 1] = actions


@njit(cache=True, nogil=True)
def look(state, content, mask, report):
    tell(record_at(state, State), record_at(content, Content), mask, report)


@njit(cache=True, nogil=True)
def begin(state, content, mask, report, key):
    """Set a blank record up from a seed."""
    s, c = record_at(state, State), record_at(content, Content)
    engine.begin(s, c, mask, key[0], key[1], key[2], key[3], 0)
    tell(s, c, mask, report)


@njit(cache=True, nogil=True)
def step(state, content, mask, report, seat, action):
    """Take an action and run on to the next real choice; False, with nothing changed, when it is not legal."""
    s, c = record_at(state, State), record_at(content, Content)
    if seat < 0 or seat >= SEATS or action < 0 or action >= NUM_ACTIONS:
        return False
    if s.ending != RUNNING or s.asked[seat] == NONE:
        return False
    engine.mark_options(s, c, seat, mask)
    if not mask[action]:
        return False
    engine.answer(s, c, seat, action)
    engine.advance(s, c, mask)
    tell(s, c, mask, report)
    return True


@njit(cache=True, nogil=True)
def play_random(state, blank, content, key, first, games, mask, luck, scores, places, sums, wins):
    """Whole random games of seeds key + first and up; add up points and wins by seat, return the decisions."""
    s, c = record_at(state, State), record_at(content, Content)
    decisions = 0
    for game in range(first, first + games):
        engine.copy_record(blank, state)
        decisions += engine.play_random_game(s, c, mask, luck, key[0], key[1], key[2], key[3], game)
        rules.score(s, c, scores, places)
        for seat in range(s.players):
            sums[seat] += scores[seat]
            wins[seat] += places[seat] == 1
    return decisions


@njit(cache=True, nogil=True)
def determinize(state, content, seat, luck):
    """Redraw all that a seat cannot know, chance to come included."""
    engine.imagine(record_at(state, State), record_at(content, Content), seat, luck)


@njit(cache=True, nogil=True)
def copy_many(source, target, times):
    """Copy a record over and over, for measuring."""
    for _ in range(times):
        engine.copy_record(source, target)


@njit(cache=True, nogil=True)
def begin_batch(states, blank, content, key, masks, seats):
    """Deal match i from seed key + i and mark what its first decider may choose."""
    c = record_at(content, Content)
    for i in range(states.shape[0]):
        engine.copy_record(blank, states[i])
        s = record_at(states[i], State)
        engine.begin(s, c, masks[i], key[0], key[1], key[2], key[3], i)
        seats[i] = engine.decider(s)
        engine.mark_options(s, c, seats[i], masks[i])


@njit(cache=True, nogil=True)
def step_batch(states, blank, content, key, dealt, actions, masks, seats, done, scores, places):
    """One legal action in every match; one that ends is scored and dealt anew. Returns the number of deals so far."""
    c = record_at(content, Content)
    for i in range(states.shape[0]):
        s = record_at(states[i], State)
        engine.answer(s, c, seats[i], actions[i])
        engine.advance(s, c, masks[i])
        done[i] = s.ending != RUNNING
        if done[i]:
            rules.score(s, c, scores[i], places[i])
            engine.copy_record(blank, states[i])
            engine.begin(s, c, masks[i], key[0], key[1], key[2], key[3], dealt)
            dealt += 1
        seats[i] = engine.decider(s)
        engine.mark_options(s, c, seats[i], masks[i])
    return dealt


@njit(cache=True, nogil=True)
def first_illegal(masks, actions):
    """The first match whose action its mask does not allow; NONE when all are legal."""
    for i in range(masks.shape[0]):
        if actions[i] < 0 or actions[i] >= NUM_ACTIONS or not masks[i, actions[i]]:
            return i
    return NONE


@njit(cache=True, nogil=True)
def choose_at_random(masks, luck, actions):
    """A uniformly random legal action for every match."""
    for i in range(masks.shape[0]):
        actions[i] = engine.nth_option(masks[i], toss(luck, engine.count_options(masks[i])))
