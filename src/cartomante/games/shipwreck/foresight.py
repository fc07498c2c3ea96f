# ruff: noqa: F821 (`rules` and `engine` are bound when a template is loaded)
"""Looking ahead in compiled code, for the `deduction` bot: a template like core/compiled/cpu.py.

The active player tries out every way to finish its part of the turn, and asks what the others would then think and do;
they, what each proposal leads to (see counsel.py).
"""

from typing import Any

from numba import njit

from cartomante.core.compiled.registry import record_at
from cartomante.core.rule import NONE, RUNNING, rule
from cartomante.games.shipwreck.content import DRAW_AND_REPLAY
from cartomante.games.shipwreck.counsel import Counsel, chance_if_silent, look_at_table, set_stakes, take_in
from cartomante.games.shipwreck.group_choice import advise, value_in_truth, weigh_in_group
from cartomante.games.shipwreck.prospects import chance, hands_held, log_odds_of, worth_of_powers
from cartomante.games.shipwreck.state import (
    ACTIONS,
    DESTINATIONS,
    DISCARD_LOWER_TARGET,
    EVERY_VALUE,
    GROUP_ACTION,
    GROUP_AGAIN,
    HIGHEST,
    PLAY,
    PLAY_FATE,
    VALUES,
)

rules: Any
engine: Any

State, Content, Room = rules.State, rules.Content, rules.Room

MOST_TRIED = 1000  # ways to finish a turn; only rare powers offer more
HOPE_OF_FEAST = 0.6  # of a right prediction after drawing and playing again
NOT_WEIGHED = -1.0


@njit(cache=True, nogil=True)
def weigh(states, content, seat, room, counts, counsel, masks, tried, values, thoughts):
    """Fill in the chance to win after each option of a seat, and what everybody would think then; returns the best.

    `states` begins with how things stand and has room for what is tried out, like `masks` and `tried`.
    """
    s, c, talk = record_at(states[0], State), record_at(content, Content), record_at(counsel, Counsel)
    believed, counted = record_at(room, Room), record_at(counts, Room)
    return choose(s, c, seat, believed, counted, talk, states, masks, tried, values, thoughts)


@rule
def choose(s, c, seat, room, counts, talk, states, masks, tried, values, thoughts):
    decision = s.asked[seat]
    engine.mark_options(s, c, seat, masks[0])
    for action in range(ACTIONS):
        values[action] = NOT_WEIGHED
    if is_own_decision(s, seat, s.turn):
        look_ahead(states, c, seat, room, counts, talk, masks, tried, values, thoughts)
    else:
        take_in(s, c, room, counts, talk)
        weigh_in_group(s, c, talk, decision, masks[0], values)
        for action in range(ACTIONS):
            keep_thought(talk, action, thoughts)
    if decision == GROUP_ACTION or decision == GROUP_AGAIN:
        return talk.action
    return best_of(masks[0], values)


@rule
def best_of(mask, values):
    """The option worth most, the first of several; one that was not weighed only if there is no other."""
    best = NONE
    for action in range(ACTIONS):
        if mask[action] and (best == NONE or values[action] > values[best]):
            best = action
    return best


# the active player


@rule
def look_ahead(states, c, seat, room, counts, talk, masks, tried, values, thoughts):
    """Try out everything that the active seat can do before the group is asked."""
    turn, depth, left, first = record_at(states[0], State).turn, 0, MOST_TRIED, NONE
    tried[0] = NONE
    while depth >= 0 and left > 0:
        action = next_option(masks[depth], tried[depth])
        tried[depth] = action
        if depth == 0:
            first = action
        if action == NONE:
            depth -= 1
        elif is_feast(record_at(states[depth], State), c, seat, action):
            value = value_of_feast(record_at(states[depth], State), c, talk)
            keep_best(talk, first, value, values, thoughts)
        else:
            s = try_out(states, c, seat, action, depth, masks[depth + 1])
            if is_own_decision(s, seat, turn):
                depth += 1
                engine.mark_options(s, c, seat, masks[depth])
                tried[depth] = NONE
            else:
                left -= 1
                keep_best(talk, first, value_of_turn(s, c, room, counts, talk, turn), values, thoughts)


@rule
def next_option(mask, before):
    """The first marked action after one (NONE: of all), NONE if there is none."""
    for action in range(before + 1, ACTIONS):
        if mask[action]:
            return action
    return NONE


@rule
def try_out(states, c, seat, action, depth, mask):
    """How things stand after an action, one level deeper."""
    engine.copy_record(states[depth], states[depth + 1])
    s = record_at(states[depth + 1], State)
    engine.answer(s, c, seat, action)
    engine.advance(s, c, mask)
    return s


@rule
def is_own_decision(s, seat, turn):
    """Whether the active player is asked, not the group."""
    return s.turn == turn and s.asked[seat] != NONE and s.asked[seat] <= DISCARD_LOWER_TARGET


@rule
def value_of_turn(s, c, room, counts, talk, turn):
    """What the group will make of it; if all who could speak are leaving, the turn is over already."""
    if s.ending != RUNNING or s.turn != turn:
        return chance(log_odds_of(s.score, s.doom, worth_of_powers(s, c), hands_held(s)))
    take_in(s, c, room, counts, talk)
    advise(s, c, talk)
    return value_in_truth(s, c, talk, s.hidden)


@rule
def keep_best(talk, first, value, values, thoughts):
    """Of all that can follow an option only the best counts."""
    if value > values[first]:
        values[first] = value
        keep_thought(talk, first, thoughts)


@rule
def keep_thought(talk, action, thoughts):
    for value in range(VALUES):
        thoughts[action, value] = talk.shares[value]


# The Feast


@rule
def is_feast(s, c, seat, action):
    """Whether a fate would be drawn before the play that tells something."""
    if s.asked[seat] != PLAY_FATE:
        return False
    destination = (action - PLAY) % DESTINATIONS
    return destination > 0 and c.special[s.row[destination - 1]] == DRAW_AND_REPLAY


@rule
def value_of_feast(s, c, talk):
    """Nobody can know what will be drawn: a prediction is as likely to be right as in other turns."""
    look_at_table(s, c, talk)
    set_stakes(s, talk, talk.doom, talk.worth, s.predictions_left)
    for value in range(VALUES):
        talk.shares[value] = 1.0 / HIGHEST
    return HOPE_OF_FEAST * talk.right + (1 - HOPE_OF_FEAST) * chance_if_silent(talk, EVERY_VALUE)
