"""Predictions, what the group's decision leads to, points and doom, victory and defeat (sections 3.2 and 5)."""

from cartomante.core.rule import NONE, emit, end_game, rule
from cartomante.games.shipwreck.cards import is_amplified
from cartomante.games.shipwreck.events import (
    DOOM_GREW,
    GAME_LOST,
    GAME_WON,
    NO_PREDICTION,
    PREDICTED,
    RETURNED_UNSEEN,
    SCORED,
    SHOWED,
    TABLEWIDE,
)
from cartomante.games.shipwreck.group import ACT, PARAMETER, PAYMENT, close_window
from cartomante.games.shipwreck.options import DOOM_EACH, YES
from cartomante.games.shipwreck.powers import chosen_spot, exile, group_power
from cartomante.games.shipwreck.seats import active_seat
from cartomante.games.shipwreck.state import (
    AFTER_RESOLVE,
    CORRECT,
    DOOMED_ENDING,
    EVERY_VALUE,
    EXILE_OFFER,
    FADE,
    GOAL,
    GROUP_AGAIN,
    PASS,
    PAY_POWER,
    PREDICT,
    RESOLVE,
    USE_POWER,
    VALUES,
    WON,
    WRONG,
)
from cartomante.games.shipwreck.tokens import empty_hand
from cartomante.games.shipwreck.trace import BY_PREDICTION, SHOWN, note, note_values


@rule
def carry_out(s, c):
    """Do what the group has agreed on."""
    window, seat = s.window, s.proposer
    act, payment, parameter = s.proposal[ACT], s.proposal[PAYMENT], s.proposal[PARAMETER]
    close_window(s)
    if act == PASS:
        do_nothing(s, window)
    elif act > PREDICT:
        predict(s, seat, act - PREDICT)
    elif window == EXILE_OFFER:
        exile(s, c, seat, act - USE_POWER, card_paid(payment), chosen_spot(parameter))
        s.phase = FADE
    else:
        group_power(s, c, seat, act - USE_POWER, card_paid(payment), parameter)


@rule
def do_nothing(s, window):
    """No prediction; after a wrong one, no further one (SW-32)."""
    if window == EXILE_OFFER:
        s.phase = FADE
        return
    if window == GROUP_AGAIN:
        s.outcome = WRONG
    else:
        emit(s, NO_PREDICTION, TABLEWIDE)
    s.phase = RESOLVE


@rule
def predict(s, seat, value):
    """The group hears yes or no; with predictions left it may go on (SW-31)."""
    s.predictions_left -= 1
    is_right = value == s.hidden
    emit(s, PREDICTED, seat, value, 1 if is_right else 0)
    if is_right:
        note_values(s, BY_PREDICTION, 1 << value)
        s.outcome = CORRECT
        s.phase = RESOLVE
        return
    s.tried |= 1 << value
    note_values(s, BY_PREDICTION, EVERY_VALUE & ~(1 << value))
    if s.predictions_left == 0:
        s.outcome = WRONG
        s.phase = RESOLVE


@rule
def resolve(s, c):
    """The tracks move first; the game may end here, before anything fades (SW-44, SW-45)."""
    s.phase = AFTER_RESOLVE if s.outcome == CORRECT else FADE
    if s.outcome == CORRECT:
        add_points(s, 2 if is_amplified(s, c) else 1)
        if s.score < GOAL:
            show_hidden(s)
    elif s.outcome == WRONG:
        add_doom(s, count_tried(s) if s.multi_wrong_doom == DOOM_EACH else 1)
        if s.doom < GOAL:
            give_back_hidden(s)


@rule
def count_tried(s):
    count = 0
    for value in range(1, VALUES):
        count += (s.tried >> value) & 1
    return count


@rule
def show_hidden(s):
    emit(s, SHOWED, active_seat(s), s.hidden)
    note(s, SHOWN, s.active, s.hidden)
    empty_hand(s, s.active)


@rule
def give_back_hidden(s):
    """After a wrong prediction the fate is shown too, unless the option hides it (SW-35)."""
    if s.wrong_reveal == YES:
        show_hidden(s)
    else:
        emit(s, RETURNED_UNSEEN, active_seat(s), 1)
        empty_hand(s, s.active)


@rule
def add_points(s, points):
    s.score = min(s.score + points, GOAL)
    emit(s, SCORED, TABLEWIDE, points, s.score)
    if s.score == GOAL:
        emit(s, GAME_WON, TABLEWIDE, s.score)
        end_game(s, WON)


@rule
def add_doom(s, amount):
    s.doom = min(s.doom + amount, GOAL)
    emit(s, DOOM_GREW, TABLEWIDE, amount, s.doom)
    if s.doom == GOAL:
        lose(s, DOOMED_ENDING)


@rule
def lose(s, reason):
    emit(s, GAME_LOST, TABLEWIDE, reason)
    end_game(s, reason)


@rule
def card_paid(payment):
    """The card that an action pays with, NONE for a power that costs nothing more."""
    return NONE if payment == NONE else payment - PAY_POWER
