"""The entry points of compiled code on the CPU: a template, loaded once per game with `rules` and `engine` bound.

From Python they take records as bytes and view them inside: a record as an argument costs twenty times the call.
"""

from typing import Any

from numba import njit

from cartomante.core.compiled.registry import record_at
from cartomante.core.rule import NONE, RUNNING, rule, toss

rules: Any
engine: Any

State, Content, Room = rules.State, rules.Content, rules.Room
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
def deal(state, content, key, index):
    """Set a blank record up from seed key + index."""
    engine.deal(record_at(state, State), record_at(content, Content), key[0], key[1], key[2], key[3], index)


@njit(cache=True, nogil=True)
def step(state, content, mask, report, seat, action):
    """Take an action (NONE: take none) and run on to the next real choice; False, and no change, if it is not legal."""
    s, c = record_at(state, State), record_at(content, Content)
    if action != NONE:
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
def determinize(state, content, seat, luck, room):
    """Redraw all that a seat cannot know, chance to come included."""
    engine.imagine(record_at(state, State), record_at(content, Content), seat, luck, record_at(room, Room))


@njit(cache=True, nogil=True)
def copy_many(source, target, times):
    """Copy a record over and over, for measuring."""
    for _ in range(times):
        engine.copy_record(source, target)


@njit(cache=True, nogil=True)
def step_batch(states, blank, content, key, dealt, actions, masks, seats, done, scores, places):
    """One legal action (NONE: none) in every match; one that ends is scored and dealt anew. Returns deals so far."""
    c = record_at(content, Content)
    for i in range(states.shape[0]):
        s = record_at(states[i], State)
        if actions[i] != NONE:
            engine.answer(s, c, seats[i], actions[i])
        engine.advance(s, c, masks[i])
        done[i] = s.ending != RUNNING
        if done[i]:
            rules.score(s, c, scores[i], places[i])
            engine.copy_record(blank, states[i])
            engine.deal(s, c, key[0], key[1], key[2], key[3], dealt)
            engine.advance(s, c, masks[i])
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
