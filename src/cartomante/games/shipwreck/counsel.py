"""What naming a value, asking first or keeping silent is worth to the group, by what is public alone (SW-84).

Everything is weighed by the chance to win that it leads to.
"""

import numpy as np

from cartomante.core.record import without_gaps
from cartomante.core.rule import rule
from cartomante.games.shipwreck.belief import catch_up
from cartomante.games.shipwreck.cards import costs_doom, is_amplified, is_due, is_in, slot_of, visible_values
from cartomante.games.shipwreck.content import BY_FALL, BY_HOURS, HELP, HIGHER_THAN, SAME, SLOW, TWICE
from cartomante.games.shipwreck.fading import DOOM_AMPLIFIED, DOOM_OF_FADING
from cartomante.games.shipwreck.likelihood import PEOPLE
from cartomante.games.shipwreck.options import ANNOUNCED, DOOM_EACH
from cartomante.games.shipwreck.outcome import count_tried
from cartomante.games.shipwreck.powers import values_asked
from cartomante.games.shipwreck.prospects import KNOWN, SURE, WORTH, chance, hands_held, log_odds_of, worth_of_powers
from cartomante.games.shipwreck.state import ACTIONS, EVERY_VALUE, HIGHEST, SLOTS, VALUES
from cartomante.games.shipwreck.ways import add_up

TIE = 1e-9  # what differs by less is worth the same
LEAST = 1e-300  # to divide by instead of 0

Counsel = without_gaps(
    [
        ("shares", np.float64, (VALUES,)),  # how likely each value of the hidden fate is
        ("values", np.float64, (ACTIONS,)),  # the chance to win after each proposal
        ("right", np.float64),  # the chance to win after a right prediction,
        ("wrong", np.float64),  # after a wrong one,
        ("silent", np.float64),  # and after none, in log-odds, the hidden fate being unknown
        ("worth", np.float64),  # of the powers at hand once this turn is over
        ("doom", np.int8),  # that fading will cost if no prediction is right
        ("price", np.int8),  # of each card that fades
        ("points", np.int8),
        ("held", np.int8),
        ("action", np.int16),  # the best option,
        ("number", np.int16),  # and the number to ask it with
    ]
)


# taking in the situation


@rule
def take_in(s, c, room, counts, counsel):
    """How likely each value is for somebody who takes the others for people (8.4), and what is at stake."""
    catch_up(s, c, room, counts, PEOPLE)
    add_up(room, s.active, counsel.shares)
    total = 0.0
    for value in range(1, VALUES):
        total += counsel.shares[value]
    for value in range(1, VALUES):
        counsel.shares[value] /= max(total, LEAST)  # a hand that has been predicted is empty
    look_at_table(s, c, counsel)


@rule
def look_at_table(s, c, counsel):
    amplified = is_amplified(s, c)
    counsel.points = 2 if amplified else 1
    counsel.price = DOOM_AMPLIFIED if amplified else DOOM_OF_FADING
    counsel.worth = worth_of_powers(s, c)
    counsel.held = hands_held(s)
    counsel.doom = 0
    for slot in range(SLOTS):
        if is_seen_due(s, c, slot):
            counsel.worth += WORTH[c.power[s.row[slot]]]
            counsel.doom += counsel.price * costs_doom(c, s.row[slot])


@rule
def is_seen_due(s, c, slot):
    """Whether everybody knows that a card will fade; what The Fall does may be a secret until then."""
    return is_due(s, c, slot) and (c.fade_rule[s.row[slot]] != BY_FALL or s.fall_check == ANNOUNCED)


@rule
def set_stakes(s, counsel, doom, worth, tries):
    counsel.right = chance(log_odds_of(s.score + counsel.points, s.doom, worth, counsel.held))
    counsel.wrong = chance(log_odds_of(s.score, s.doom + doom + doom_of_trying(s, tries), worth, counsel.held))
    counsel.silent = log_odds_of(s.score, s.doom + doom, worth, counsel.held + 1)


@rule
def doom_of_trying(s, tries):
    """What so many more wrong predictions make the turn cost (SW-33)."""
    return count_tried(s) + tries if s.multi_wrong_doom == DOOM_EACH else 1


# what to make of it


@rule
def likeliest(counsel, values):
    """Of some values the likeliest, the lowest of several; 0 if there is none."""
    best = 0
    for value in range(1, VALUES):
        if is_in(values, value) and (best == 0 or counsel.shares[value] > counsel.shares[best]):
            best = value
    return best


@rule
def naming(counsel, values, tries):
    """Bits of the values to name, the likeliest of these."""
    named = 0
    for _ in range(tries):
        value = likeliest(counsel, values & ~named)
        if value:
            named |= 1 << value
    return named


@rule
def share_of(counsel, values):
    share = 0.0
    for value in range(1, VALUES):
        if is_in(values, value):
            share += counsel.shares[value]
    return share


@rule
def chance_if_silent(counsel, values):
    """The fate stays in hand; the better it is known, the easier its owner can be understood next time."""
    if counsel.silent <= -SURE:
        return 0.0
    known = counsel.shares[likeliest(counsel, values)] / max(share_of(counsel, values), LEAST)
    return chance(counsel.silent + KNOWN * known)


@rule
def settle(counsel, values, tries, truth):
    """What it is worth, times how likely it is, that the fate is known to be one of these: naming some or none.

    With the `truth` (otherwise 0) what it would turn out to be worth.
    """
    named, share = naming(counsel, values, tries), share_of(counsel, values)
    hope, silence = share_of(counsel, named), chance_if_silent(counsel, values)
    speaking = hope * counsel.right + (share - hope) * counsel.wrong
    if truth == 0:
        return max(speaking, share * silence)
    if speaking <= share * silence:
        return silence
    return counsel.right if is_in(named, truth) else counsel.wrong


@rule
def value_of_prediction(counsel, value, tries):
    """What naming a value first is worth, the likeliest others coming after it if there are tries left."""
    named = 1 << value | naming(counsel, EVERY_VALUE & ~(1 << value), tries - 1)
    hope = share_of(counsel, named)
    return hope * counsel.right + (1 - hope) * counsel.wrong


# powers


@rule
def value_of_power(s, c, counsel, card, number, truth):
    """What using a power and then doing the best is worth; with the `truth` (otherwise 0) what it turns out to be."""
    power, tries = c.power[card], s.predictions_left + (c.power[card] == TWICE)
    doom = counsel.doom - (doom_saved(s, c, counsel, number) if power == SLOW else 0)
    set_stakes(s, counsel, doom, counsel.worth - worth_spent(s, c, card), tries)
    if power == TWICE or power == SLOW:
        return settle(counsel, EVERY_VALUE, tries, truth)
    yes = values_asked(s, power, number)
    if truth:
        return settle(counsel, yes if is_in(yes, truth) else EVERY_VALUE & ~yes, tries, truth)
    return settle(counsel, yes, tries, 0) + settle(counsel, EVERY_VALUE & ~yes, tries, 0)


@rule
def worth_spent(s, c, card):
    """What is lost with a power, and for `help` with the one that pays for it."""
    worth = WORTH[c.power[card]]
    return worth + least_worth(s, c, card) if c.power[card] == HELP else worth


@rule
def least_worth(s, c, card):
    """The worth of the cheapest other power."""
    least = SURE
    for i in range(s.faded_size):
        if s.faded[i] != card:
            least = min(least, WORTH[c.power[s.faded[i]]])
    return least


@rule
def doom_saved(s, c, counsel, slot):
    """What it saves if every fate on a card that is due counts one hour."""
    card, fates = s.row[slot], 0
    for i in range(s.visible):
        fates += slot_of(s.spots[i]) == slot
    is_saved = c.fade_rule[card] == BY_HOURS and is_due(s, c, slot) and fates < c.duration[card]
    return counsel.price if is_saved and costs_doom(c, card) else 0


@rule
def takes_number(s, power, number):
    """Whether a power can be used with this number: one to compare with, or the slot of `slow`; 0 if it needs none."""
    if power == HIGHER_THAN:
        return 1 <= number < HIGHEST
    if power == SAME:
        return is_in(visible_values(s), number) == 1
    if power == SLOW:
        return number < SLOTS
    return number == 0


@rule
def best_number(s, c, counsel, card):
    best, chosen = -1.0, 0
    for number in range(VALUES):
        if takes_number(s, c.power[card], number):
            value = value_of_power(s, c, counsel, card, number, 0)
            if value > best + TIE:
                best, chosen = value, number
    return chosen
