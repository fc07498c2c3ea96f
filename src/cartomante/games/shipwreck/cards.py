"""When a card accepts a fate, how its hours count, and when it is due (sections 4.2 to 4.7).

A table `t` is whatever has a row and visible fates: the record itself, or the past that a belief looks back at.
"""

from cartomante.core.rule import NONE, rule
from cartomante.games.shipwreck.content import (
    ALL_DISTINCT,
    AMPLIFY,
    AT_NOTHING,
    BETWEEN_ONE,
    BY_ASH,
    BY_FALL,
    BY_HOURS,
    DIFF_VISIBLE,
    DRAW_AND_REPLAY,
    NO_DOOM,
    NO_NEIGHBOUR,
    OTHER_ABOVE_OWN,
    OTHER_VISIBLE,
    SEVEN_IS_ONE_HOUR,
    SLOW,
    TAKE_AFTER_PLAY,
    TOTAL_MOD,
)
from cartomante.games.shipwreck.options import ANNOUNCED, IRON_CLOSED, TOKENS_BETWEEN
from cartomante.games.shipwreck.state import ATTACHMENTS, GROUP, HIGHEST, SLOTS, SPOT_BITS, VALUES

# visible fates


@rule
def slot_of(spot):
    return spot >> SPOT_BITS


@rule
def value_of(spot):
    return spot & HIGHEST


@rule
def visible_values(t):
    """A bit for each value that lies in front of some card."""
    values = 0
    for i in range(t.visible):
        values |= 1 << value_of(t.spots[i])
    return values


@rule
def is_in(values, value):
    return (values >> value) & 1


@rule
def total_visible(t):
    total = 0
    for i in range(t.visible):
        total += value_of(t.spots[i])
    return total


@rule
def copies_visible(t, value):
    copies = 0
    for i in range(t.visible):
        copies += value_of(t.spots[i]) == value
    return copies


@rule
def highest_on(t, slot):
    """The highest fate in front of a card, 0 if there is none."""
    highest = 0
    for i in range(t.visible):
        if slot_of(t.spots[i]) == slot:
            highest = max(highest, value_of(t.spots[i]))
    return highest


@rule
def lies_on(t, slot, value):
    found = False
    for i in range(t.visible):
        found |= t.spots[i] == slot * VALUES + value
    return found


@rule
def sum_on(t, slot):
    total = 0
    for i in range(t.visible):
        if slot_of(t.spots[i]) == slot:
            total += value_of(t.spots[i])
    return total


# conditions


@rule
def accepts(t, c, slot, v, u, plus_one):
    """Whether v may be played in front of a card while u stays in hand; `plus_one` raises what u counts (SW-82)."""
    card = t.row[slot]
    other = u + plus_one * (1 - c.printed[card])
    if not is_in(c.takes[card, v], other):
        return False
    if c.special[card] == DRAW_AND_REPLAY and t.feast_done:
        return False
    looks = c.looks[card]
    return looks == AT_NOTHING or meets(t, c, slot, looks, v, other)


@rule
def meets(t, c, slot, looks, v, other):
    """The part of a condition that looks at fates in the row, those on the card itself included (SW-25, SW-26)."""
    seen = visible_values(t)
    if looks == OTHER_VISIBLE:
        return is_in(seen, other) == 1
    if looks == ALL_DISTINCT:
        return not (is_in(seen, v) or is_in(seen, other))
    if looks == DIFF_VISIBLE:
        return is_in(seen, v - other) == 1
    if looks == OTHER_ABOVE_OWN:
        highest = highest_on(t, slot)
        return other > highest and not (highest == 0 and t.iron_empty == IRON_CLOSED)
    if looks == NO_NEIGHBOUR:
        return (seen & (neighbours(v) | neighbours(other))) == 0
    if looks == TOTAL_MOD:
        card = t.row[slot]
        return (v + other + total_visible(t)) % c.numbers[card, 0] == c.numbers[card, 1]
    if looks == BETWEEN_ONE:
        return count_between(t, seen, min(v, other), max(v, other)) == 1
    missing = c.numbers[t.row[slot], 0] - v - other
    return missing == 0 or (missing <= HIGHEST and is_in(seen, missing) == 1)


@rule
def neighbours(value):
    """Bits for the values one below and one above."""
    return (1 << (value - 1)) | (1 << (value + 1))


@rule
def count_between(t, seen, low, high):
    """How many visible values, or with the option visible fates, lie strictly between two (SW-62)."""
    count = 0
    for value in range(low + 1, high):
        count += copies_visible(t, value) if t.passage_counts == TOKENS_BETWEEN else is_in(seen, value)
    return count


@rule
def accepting_slots(t, c, v, u, plus_one):
    """A bit for each slot that accepts v while u stays in hand."""
    slots = 0
    for slot in range(SLOTS):
        if accepts(t, c, slot, v, u, plus_one):
            slots |= 1 << slot
    return slots


@rule
def slot_with(t, c, special):
    """The slot of the row card with a certain speciality, NONE if it is not there."""
    found = NONE
    for slot in range(SLOTS):
        if t.row[slot] != NONE and c.special[t.row[slot]] == special:
            found = slot
    return found


@rule
def thief_slot(t, c):
    return slot_with(t, c, TAKE_AFTER_PLAY)


# hours and fading


@rule
def hours_of(value):
    """1 for the values 1 to 3, 2 for 4 to 6, 3 for a 7."""
    return (value + 2) // 3


@rule
def is_attached(s, c, slot, power):
    found = False
    for i in range(ATTACHMENTS):
        card = s.attached[slot, i]
        found |= card != NONE and c.power[card] == power
    return found


@rule
def hours_on(s, c, slot):
    is_slow = is_attached(s, c, slot, SLOW)
    seven_is_one = c.special[s.row[slot]] == SEVEN_IS_ONE_HOUR
    hours = 0
    for i in range(s.visible):
        if slot_of(s.spots[i]) == slot:
            value = value_of(s.spots[i])
            hours += 1 if is_slow or (seven_is_one and value == HIGHEST) else hours_of(value)
    return hours


@rule
def is_due(s, c, slot):
    """Whether the card in a slot meets its fade condition at this moment (4.7)."""
    card = s.row[slot]
    if card == NONE:
        return False
    if c.fade_rule[card] == BY_HOURS:
        return hours_on(s, c, slot) >= c.duration[card]
    if c.fade_rule[card] == BY_ASH:
        return has_played_low(s)
    return is_fall_due(s, slot)


@rule
def is_known_due(s, c, slot):
    """Whether everybody knows that a card is due: of The Fall only the group does, if it is announced (SW-73)."""
    is_secret = c.fade_rule[s.row[slot]] == BY_FALL and (s.fall_check != ANNOUNCED or s.phase < GROUP)
    return is_due(s, c, slot) and not is_secret


@rule
def has_played_low(s):
    """Whether a 1 or a 2 was played this turn (SW-71)."""
    found = False
    for i in range(s.played):
        found |= s.plays[i, 0] <= 2
    return found


@rule
def is_fall_due(s, slot):
    """Its fates add up to at least twice what the hidden one counts (SW-74, SW-75); never in a forfeited turn."""
    total = sum_on(s, slot)
    return s.hidden != 0 and total > 0 and total >= 2 * (s.hidden + s.plus_one)


@rule
def is_amplified(s, c):
    """Whether the card that carries `amplify` is due now (SW-93)."""
    found = False
    for slot in range(SLOTS):
        found |= is_attached(s, c, slot, AMPLIFY) and is_due(s, c, slot)
    return found


@rule
def costs_doom(c, card):
    return c.special[card] != NO_DOOM


@rule
def fading_slot(t, c, fade_rule):
    """The slot of the row card that fades by a rule of its own, NONE if it is not there."""
    found = NONE
    for slot in range(SLOTS):
        if t.row[slot] != NONE and c.fade_rule[t.row[slot]] == fade_rule:
            found = slot
    return found


@rule
def fall_slot(t, c):
    return fading_slot(t, c, BY_FALL)


@rule
def ash_slot(t, c):
    return fading_slot(t, c, BY_ASH)
