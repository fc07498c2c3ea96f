"""Games against itself from which the instinct of Arcanum is taught, in compiled code: a template (see instinct.py)."""

import math
from typing import Any

import numpy as np
from numba import njit

from cartomante.core.compiled.registry import record_at
from cartomante.core.rule import NONE, RUNNING, rule
from cartomante.games.arcanum.cards import suit_of, value_of
from cartomante.games.arcanum.sight import RIVALS, SIGHTS, away, look
from cartomante.games.arcanum.state import CARDS, HAND, HIDDEN, HOUSES, MINORS, PASSING

rules: Any
engine: Any
playout: Any

State, Content = rules.State, rules.Content
NUM_ACTIONS, SEATS = rules.NUM_ACTIONS, rules.SEATS
# What only the critic is told, behind the sights: where all cards of rivals are, and what they have in each House.
RIVAL_CARDS = SIGHTS
RIVAL_CLAIMS = RIVAL_CARDS + RIVALS * 2 * CARDS
WIDTH = RIVAL_CLAIMS + RIVALS * HOUSES * 2
NEVER = -1e9  # how much what is not legal is liked


@rule
def look_behind(s, me, sight):
    for card in range(CARDS):
        place = s.place[card]
        if HAND <= place < PASSING:
            is_hidden = place >= HIDDEN
            seat = place - HIDDEN if is_hidden else place - HAND
            if seat != me:
                rival = away(s, me, seat) - 1
                sight[RIVAL_CARDS + (rival * 2 + is_hidden) * CARDS + card] = 1
                if is_hidden and card < MINORS:
                    claim = RIVAL_CLAIMS + (rival * HOUSES + suit_of(card)) * 2
                    sight[claim] += 1
                    sight[claim + 1] += value_of(card)


@rule
def go_to_choice(s, c, greedy, mask, weights, luck):
    """Play on to a choice of a learner, whose seat is returned; NONE at the end of the game."""
    engine.run_on(s, c)
    while s.ending == RUNNING:
        seat = engine.decider(s)
        count = engine.options(s, c, seat, mask)
        s.unsettled[seat] = 0
        if count == 1:
            engine.answer(s, c, seat, engine.nth_option(mask, 0))
        elif (greedy >> seat) & 1:
            playout.weigh(s, c, seat, mask, weights)
            engine.answer(s, c, seat, playout.best_liked(mask, weights, luck))
        else:
            return seat
        engine.run_on(s, c)
    return NONE


@rule
def reward(s, c, scores, places, sway, rewards, wins):
    """Half for winning, half for how clearly."""
    rules.score(s, c, scores, places)
    winners = 0
    for seat in range(s.players):
        rewards[seat] = scores[seat] / sway
        winners += places[seat] == 1
    playout.share_out(s, rewards)
    for seat in range(s.players):
        wins[seat] = 1.0 / winners if places[seat] == 1 else 0.0
        rewards[seat] = (wins[seat] + rewards[seat]) / 2.0


@rule
def show(s, c, seat, mask, weights, sight, liking):
    for action in range(NUM_ACTIONS):
        weights[action] = 0.0
    look(s, c, seat, sight, weights)
    look_behind(s, seat, sight)
    engine.mark_options(s, c, seat, mask)
    playout.weigh(s, c, seat, mask, weights)
    for action in range(NUM_ACTIONS):
        liking[action] = math.log(max(weights[action], 1e-18)) if mask[action] else NEVER


@rule
def step_one(
    i, states, blanks, kinds, content, key, dealt, greedy, seats, actions, luck, done, rewards, wins, sights, likings,
    mask, weights, scores, places, sway,
):  # fmt: skip
    """One action in game i, and on to the next choice of a learner; a game that ends is dealt anew."""
    s, c = record_at(states[i], State), record_at(content, Content)
    if actions[i] != NONE:
        engine.answer(s, c, seats[i], actions[i])
    seat = go_to_choice(s, c, greedy[i], mask, weights, luck[i : i + 1])
    done[i] = seat == NONE
    if seat == NONE:
        reward(s, c, scores, places, sway, rewards[:, i], wins[:, i])
        engine.copy_record(blanks[kinds[i]], states[i])
        engine.deal(s, c, key[0], key[1], key[2], key[3], dealt + i)
        seat = go_to_choice(s, c, greedy[i], mask, weights, luck[i : i + 1])
    seats[i] = seat
    show(s, c, seat, mask, weights, sights[:, i], likings[:, i])


@njit(cache=True, nogil=True)
def step(
    states, blanks, kinds, content, key, dealt, greedy, seats, actions, luck, done, rewards, wins, sights, likings, sway
):
    """One step of every game; `sights` and `likings`, a column for each game, must be all 0."""
    mask, weights = np.zeros(NUM_ACTIONS, np.uint8), np.zeros(NUM_ACTIONS, np.float64)
    scores, places = np.zeros(SEATS, np.int64), np.zeros(SEATS, np.int64)
    for i in range(states.shape[0]):
        step_one(
            i, states, blanks, kinds, content, key, dealt, greedy, seats, actions, luck, done, rewards, wins, sights,
            likings, mask, weights, scores, places, sway,
        )  # fmt: skip
