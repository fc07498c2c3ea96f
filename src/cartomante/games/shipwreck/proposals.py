"""Which proposals could have been made: for whoever reads a position with a vote in progress."""

from cartomante.core.rule import NONE
from cartomante.games.shipwreck.content import EXILE, HELP, HIGHER_THAN, SAME, SLOW
from cartomante.games.shipwreck.decisions import can_group_use, spot_action
from cartomante.games.shipwreck.group import ACT, PARAMETER, PAYMENT
from cartomante.games.shipwreck.state import (
    CHOOSE_NUMBER,
    CHOOSE_SLOT,
    EXILE_OFFER,
    EXILE_TARGET,
    GROUP_ACTION,
    HIGHER_THAN_NUMBER,
    HIGHEST,
    PASS,
    PAY_POWER,
    POWER_PAYMENT,
    PREDICT,
    SAME_VALUE,
    SLOTS,
    SLOW_TARGET,
    USE_POWER,
    VALUES,
)

PARAMETER_ASKED = {HIGHER_THAN: HIGHER_THAN_NUMBER, SAME: SAME_VALUE, SLOW: SLOW_TARGET, EXILE: EXILE_TARGET}
PAID = (HELP, EXILE)


def is_faded(s, card):
    return card != NONE and card in [s.faded[i] for i in range(s.faded_size)]


def is_complete(s, c, proposal):
    """Whether a proposal names an act that is possible, with all that it needs and nothing more."""
    return (
        is_act(s, c, proposal[ACT])
        and proposal[PAYMENT] in payments(s, c, proposal[ACT])
        and proposal[PARAMETER] in parameters(s, c, proposal[ACT])
    )


def is_begun(s, c, proposal, decision):
    """Whether a proposal so far leads to the question that is open."""
    if decision == s.window:
        return all(part == NONE for part in proposal)
    if proposal[PARAMETER] != NONE or not is_power(s, c, proposal[ACT]):
        return False
    power = c.power[proposal[ACT] - USE_POWER]
    if decision == POWER_PAYMENT:
        return power in PAID and proposal[PAYMENT] == NONE
    return PARAMETER_ASKED.get(power) == decision and proposal[PAYMENT] in payments(s, c, proposal[ACT])


def is_act(s, c, act):
    if act == PASS:
        return True
    if PREDICT < act <= PREDICT + HIGHEST:
        return s.window != EXILE_OFFER and not s.tried >> (act - PREDICT) & 1
    return is_power(s, c, act)


def is_power(s, c, act):
    card = act - USE_POWER
    if s.power_used or not USE_POWER <= act < PAY_POWER or not is_faded(s, card):
        return False
    if s.window == EXILE_OFFER:
        return c.power[card] == EXILE
    return s.window == GROUP_ACTION and bool(can_group_use(s, c.power[card]))


def power_of(c, act):
    return c.power[act - USE_POWER] if USE_POWER <= act < PAY_POWER else NONE


def payments(s, c, act):
    if power_of(c, act) not in PAID:
        return [NONE]
    return [PAY_POWER + s.faded[i] for i in range(s.faded_size) if USE_POWER + s.faded[i] != act]


def parameters(s, c, act):
    power = power_of(c, act)
    if power == HIGHER_THAN:
        return [CHOOSE_NUMBER + number for number in range(1, HIGHEST)]
    if power == SAME:
        return [CHOOSE_NUMBER + s.spots[i] % VALUES for i in range(s.visible)]
    if power == SLOW:
        return [CHOOSE_SLOT + slot for slot in range(SLOTS)]
    if power == EXILE:
        return [spot_action(s.spots[i]) for i in range(s.visible)]
    return [NONE]
