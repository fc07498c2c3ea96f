"""The player that the rules page describes (section 8.6): used when time runs out, to fill seats, and for comparison.

It always chooses the same in the same situation, and in the group goes by what is public alone (SW-84).
"""

from typing import TYPE_CHECKING, Any

from cartomante.core.rule import NONE
from cartomante.games.shipwreck.cards import (
    costs_doom,
    hours_of,
    hours_on,
    is_attached,
    is_known_due,
    sum_on,
    visible_values,
)
from cartomante.games.shipwreck.content import (
    BY_ASH,
    BY_FALL,
    HIGHER_THAN,
    LAST_GROUP_POWER,
    SAME,
    SEVEN_IS_ONE_HOUR,
    SLOW,
    TWICE,
)
from cartomante.games.shipwreck.decisions import can_group_use
from cartomante.games.shipwreck.hints import plays_open
from cartomante.games.shipwreck.likelihood import COOP
from cartomante.games.shipwreck.powers import values_asked
from cartomante.games.shipwreck.state import (
    AGREE,
    CHOOSE_NUMBER,
    DESTINATIONS,
    GOAL,
    GROUP_ACTION,
    GROUP_AGAIN,
    GROUP_VOTE,
    HIGHER_THAN_NUMBER,
    HIGHEST,
    PASS,
    PLAY,
    PLAY_FATE,
    PREDICT,
    SAME_VALUE,
    SLOTS,
    USE_POWER,
    VALUES,
)
from cartomante.games.shipwreck.story import Past, absorbed
from cartomante.games.shipwreck.ways import add_up

if TYPE_CHECKING:
    from cartomante.core.match import Match

DIGITS = 9  # shares that agree this far are equal
PRICE_OF_DOOM = 1.5  # of a play that makes a card due, in values left open
CERTAIN_ENOUGH = 0.7
LAST_CHANCE = 0.8
WORTH_ASKING, WORTH_ASKING_WHEN_DUE = 0.75, 0.6
GAIN_OF_ASKING = 0.15


def choose(match: "Match", seat: int) -> int:
    s, c = match._s, match.pack.c
    decision = s.asked[seat]
    if decision == PLAY_FATE:
        return best_play(s, c)
    if decision == GROUP_ACTION:
        return act_in_group(s, c)
    if decision == GROUP_AGAIN:
        return PREDICT + next(value for value in by_likelihood(chances(s, c)) if not s.tried >> value & 1)
    if decision == GROUP_VOTE:
        return AGREE
    if decision in (HIGHER_THAN_NUMBER, SAME_VALUE):
        card = s.proposal[0] - USE_POWER
        return CHOOSE_NUMBER + best_number(s, c.power[card], chances(s, c))[1]
    return match.legal_actions(seat)[0]  # passing, where that is possible


# playing


def best_play(s: Any, c: Any) -> int:
    """The play that leaves the fewest values open, with a price on making a card due that costs doom."""
    return min(plays_open(s, c), key=lambda play: cost_of_play(s, c, play["action"], len(play["values"])))["action"]


def cost_of_play(s: Any, c: Any, action: int, values: int) -> tuple[Any, ...]:
    index, destination = divmod(action - PLAY, DESTINATIONS)
    value, other = s.hand[s.active, index], s.hand[s.active, 1 - index]
    slot = max(destination - 1, 0)
    dooms = costs_doom(c, s.row[slot]) and would_be_due(s, c, slot, value, other)
    cost = values + (PRICE_OF_DOOM if dooms and values > 1 else 0)
    return cost, dooms, hours_of(value), slot, value


def would_be_due(s: Any, c: Any, slot: int, value: int, other: int) -> bool:
    """Whether a card would be due with one more fate in front of it."""
    card = s.row[slot]
    if c.fade_rule[card] == BY_ASH:
        return value <= 2
    if c.fade_rule[card] == BY_FALL:
        return bool(sum_on(s, slot) + value >= 2 * (other + s.plus_one))
    is_one_hour = is_attached(s, c, slot, SLOW) or (c.special[card] == SEVEN_IS_ONE_HOUR and value == HIGHEST)
    return bool(hours_on(s, c, slot) + (1 if is_one_hour else hours_of(value)) >= c.duration[card])


# in the group


def chances(s: Any, c: Any) -> dict[int, float]:
    """How likely each value of the hidden fate is, for somebody who thinks that the active player meant to tell."""
    room, _ = absorbed(Past.of(s), c, COOP, 1.0)
    totals = [0.0] * VALUES
    add_up(room, s.active, totals)
    whole = sum(totals[1:])
    return {value: round(totals[value] / whole, DIGITS) for value in range(1, VALUES)}


def by_likelihood(shares: dict[int, float]) -> list[int]:
    return sorted(shares, key=lambda value: (-shares[value], value))


def act_in_group(s: Any, c: Any) -> int:
    """Ask something if that helps, predict if it is worth the risk, otherwise pass."""
    shares, due = chances(s, c), count_due(s, c)
    risk = threshold(s, due)
    likeliest = by_likelihood(shares)
    if shares[likeliest[0]] < max(risk, CERTAIN_ENOUGH) and not s.power_used:
        card = best_question(s, c, shares, due)
        if card != NONE:
            return USE_POWER + card
    hope = sum(shares[value] for value in likeliest[: s.predictions_left])
    return PREDICT + likeliest[0] if hope >= risk else PASS


def threshold(s: Any, due: int) -> float:
    """How likely a value must be: a point against the doom of being wrong, and of what fades without a point."""
    if s.doom + 2 * due >= GOAL:
        return 0
    level = 1.25 / (2 + 2 * due)
    return max(level, LAST_CHANCE) if s.doom + 1 + 2 * due >= GOAL else level


def count_due(s: Any, c: Any) -> int:
    """Cards that will fade at a price, as far as everybody knows."""
    return sum(is_known_due(s, c, slot) and costs_doom(c, s.row[slot]) for slot in range(SLOTS))


def best_question(s: Any, c: Any, shares: dict[int, float], due: int) -> int:
    """The faded card whose answer helps most, the first of several; NONE if none is worth its use."""
    best, best_card = 0.0, NONE
    for i in range(s.faded_size):
        power = c.power[s.faded[i]]
        if power <= LAST_GROUP_POWER and power != SLOW and can_group_use(s, power):
            hope = best_number(s, power, shares)[0]
            if hope > best:
                best, best_card = hope, s.faded[i]
    enough = WORTH_ASKING_WHEN_DUE if due else WORTH_ASKING
    return best_card if best >= enough and best > max(shares.values()) + GAIN_OF_ASKING else NONE


def best_number(s: Any, power: int, shares: dict[int, float]) -> tuple[float, int]:
    """How likely the right value can be named after using a power, and the number to ask with, the smaller if equal."""
    if power == TWICE:
        return round(sum(sorted(shares.values())[-2:]), DIGITS), 0
    if power == HIGHER_THAN:
        numbers = list(range(1, HIGHEST))
    elif power == SAME:
        numbers = [value for value in range(1, VALUES) if visible_values(s) >> value & 1]
    else:
        numbers = [0]
    return max(((hope_of(values_asked(s, power, number), shares), number) for number in numbers), key=by_hope)


def by_hope(option: tuple[float, int]) -> tuple[float, int]:
    hope, number = option
    return hope, -number


def hope_of(values: int, shares: dict[int, float]) -> float:
    """The chance to be right after hearing whether the fate is among these values."""
    yes = max((share for value, share in shares.items() if values >> value & 1), default=0)
    no = max((share for value, share in shares.items() if not values >> value & 1), default=0)
    return round(yes + no, DIGITS)
