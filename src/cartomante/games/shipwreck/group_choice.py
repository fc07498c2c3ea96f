"""What to propose and how to vote as one of the group: every option with the chance to win that it leads to."""

from cartomante.core.rule import rule
from cartomante.games.shipwreck.cards import is_in
from cartomante.games.shipwreck.content import LAST_GROUP_POWER
from cartomante.games.shipwreck.counsel import (
    TIE,
    best_number,
    chance_if_silent,
    doom_of_trying,
    least_worth,
    set_stakes,
    settle,
    value_of_power,
    value_of_prediction,
)
from cartomante.games.shipwreck.decisions import can_group_use
from cartomante.games.shipwreck.group import ACT, PARAMETER
from cartomante.games.shipwreck.prospects import WORTH, chance, log_odds_of
from cartomante.games.shipwreck.state import (
    AGREE,
    CHOOSE_NUMBER,
    CHOOSE_SLOT,
    EVERY_VALUE,
    EXILE_OFFER,
    EXILE_TARGET,
    GROUP_ACTION,
    GROUP_AGAIN,
    GROUP_VOTE,
    OBJECT,
    PASS,
    PAY_POWER,
    POWER_PAYMENT,
    PREDICT,
    REVEAL_DISCARD,
    SLOW_TARGET,
    USE_POWER,
    VALUES,
)

PATIENCE = 0.05  # how much worse than the best the proposal of somebody else may be


# proposals


@rule
def advise(s, c, counsel):
    """Weigh every proposal; the best, and how to ask it, is in `action` and `number`."""
    set_stakes(s, counsel, counsel.doom, counsel.worth, s.predictions_left)
    counsel.values[PASS] = chance_if_silent(counsel, EVERY_VALUE)
    counsel.action, counsel.number = PASS, 0
    for value in range(1, VALUES):
        counsel.values[PREDICT + value] = value_of_prediction(counsel, value, s.predictions_left)
        prefer_if_better(counsel, PREDICT + value)
    if not s.power_used:
        for i in range(s.faded_size):
            power = c.power[s.faded[i]]
            if power <= LAST_GROUP_POWER and can_group_use(s, power):
                weigh_power(s, c, counsel, s.faded[i])


@rule
def weigh_power(s, c, counsel, card):
    number = best_number(s, c, counsel, card)
    counsel.values[USE_POWER + card] = value_of_power(s, c, counsel, card, number, 0)
    if prefer_if_better(counsel, USE_POWER + card):
        counsel.number = number


@rule
def prefer_if_better(counsel, action):
    is_better = counsel.values[action] > counsel.values[counsel.action] + TIE
    if is_better:
        counsel.action = action
    return is_better


@rule
def value_in_truth(s, c, counsel, truth):
    """What following the advice turns out to be worth, for the active player who knows the hidden fate."""
    if counsel.action != PASS and counsel.action < PREDICT:
        return value_of_power(s, c, counsel, counsel.action - USE_POWER, counsel.number, truth)
    set_stakes(s, counsel, counsel.doom, counsel.worth, s.predictions_left)
    return settle(counsel, EVERY_VALUE, s.predictions_left, truth)


@rule
def advise_again(s, counsel):
    """After a wrong prediction: name another value, or leave it at that."""
    set_stakes(s, counsel, counsel.doom, counsel.worth, s.predictions_left)
    doom = s.doom + counsel.doom + doom_of_trying(s, 0)
    counsel.values[PASS] = chance(log_odds_of(s.score, doom, counsel.worth, counsel.held))
    counsel.action = PASS
    for value in range(1, VALUES):
        if not is_in(s.tried, value):
            counsel.values[PREDICT + value] = value_of_prediction(counsel, value, s.predictions_left)
            prefer_if_better(counsel, PREDICT + value)


# every decision of the group


@rule
def weigh_in_group(s, c, counsel, decision, mask, values):
    """Fill in what each marked option is worth; `counsel` has taken in the situation."""
    if decision == GROUP_ACTION:
        advise(s, c, counsel)
        copy_values(counsel, mask, values)
    elif decision == GROUP_AGAIN:
        advise_again(s, counsel)
        copy_values(counsel, mask, values)
    elif decision == GROUP_VOTE:
        weigh_votes(s, c, counsel, values)
    elif decision == EXILE_OFFER or decision == POWER_PAYMENT:
        weigh_payments(s, c, counsel, mask, values)
    elif decision != EXILE_TARGET:
        weigh_numbers(s, c, counsel, CHOOSE_SLOT if decision == SLOW_TARGET else CHOOSE_NUMBER, mask, values)


@rule
def copy_values(counsel, mask, values):
    """Showing one's own fate is left out: that would be choosing by what one holds (SW-84)."""
    for action in range(REVEAL_DISCARD):
        if mask[action]:
            values[action] = counsel.values[action]


@rule
def weigh_numbers(s, c, counsel, first, mask, values):
    """The number, or the slot, to use a power with."""
    for number in range(VALUES):
        if mask[first + number]:
            values[first + number] = value_of_power(s, c, counsel, s.proposal[ACT] - USE_POWER, number, 0)


@rule
def weigh_payments(s, c, counsel, mask, values):
    """How the table stands with what is left of its powers; no use of exiling a fate is known."""
    for action in range(REVEAL_DISCARD):
        if mask[action]:
            spent = 0.0
            if action >= PAY_POWER:
                spent = WORTH[c.power[action - PAY_POWER]]
            elif action != PASS:
                spent = WORTH[c.power[action - USE_POWER]] + least_worth(s, c, action - USE_POWER)
            values[action] = chance(log_odds_of(s.score, s.doom, counsel.worth - spent, counsel.held))


@rule
def weigh_votes(s, c, counsel, values):
    """Agree to whatever is not clearly worse than one's own proposal; to `exile`, whatever it is."""
    if s.window == EXILE_OFFER:
        values[AGREE], values[OBJECT] = 1.0, 0.0
        return
    if s.window == GROUP_AGAIN:
        advise_again(s, counsel)
    else:
        advise(s, c, counsel)
    values[OBJECT] = max(counsel.values[counsel.action] - PATIENCE, 0.0)
    values[AGREE] = value_of_proposal(s, c, counsel)


@rule
def value_of_proposal(s, c, counsel):
    act, parameter = s.proposal[ACT], s.proposal[PARAMETER]
    if act == PASS or act > PREDICT:
        return counsel.values[act]
    number = 0
    if parameter >= CHOOSE_NUMBER:
        number = parameter - CHOOSE_NUMBER
    elif parameter >= CHOOSE_SLOT:
        number = parameter - CHOOSE_SLOT
    return value_of_power(s, c, counsel, act - USE_POWER, number, 0)
