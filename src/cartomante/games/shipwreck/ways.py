"""Where a belief lives: every way that the hands can be filled, and its weight.

Such a way is a number with one octal digit to a hand, 0 for an empty one. Each weight comes in two parts: before a play
those in which the fate kept is new or old, after it those in which the fate played was.
"""

import numpy as np

from cartomante.core.record import without_gaps
from cartomante.core.rule import rule
from cartomante.games.shipwreck.cards import copies_visible
from cartomante.games.shipwreck.state import COPIES, FATES, HANDS, SLOTS, TRACE, VALUES

NEW, OLD = range(2)  # the parts of a weight
DIGIT = 3  # bits
WAYS = 1 << DIGIT * HANDS
OTHERS = 1 << DIGIT * (HANDS - 1)

# How many copies of each value are left, four bits to a value, each raised by eight so that none is negative.
COUNT_BITS, RAISE = 4, 8
COUNT_MASK = (1 << COUNT_BITS) - 1

Room = without_gaps(
    [
        ("weights", np.float64, (2, WAYS)),
        ("like", np.float64, (VALUES,)),  # how likely the play observed is, by the fate that stayed in hand
        ("one", np.float64),  # 1, in the kind of number that weights are
        ("others", np.int32, (OTHERS,)),  # ways to fill all hands but one, and
        ("left", np.int64, (OTHERS,)),  # how many copies each of them leaves
        ("combinations", np.int32),  # how many
        ("likelihood", np.int8),
        ("trace", np.int8, (TRACE, 3)),  # what has been absorbed
        ("absorbed", np.int16),
        ("held", np.int8, (HANDS,)),  # 1 for a hand that holds a fate
        ("can", np.int16, (HANDS,)),  # bits of the values that a hand may hold, 0 standing for none; never too few
        ("active", np.int8),
        ("had_old", np.int8),  # 1 if the active hand held a fate when its turn began
        ("plus_one", np.int8),
        ("accepted", np.int8, (VALUES, VALUES)),  # bits of the slots that accept one fate while another stays
        ("pairs", np.int16, (VALUES,)),  # bits of the values that may be in hand together with each value
        ("row", np.int8, (SLOTS,)),
        ("spots", np.int8, (FATES,)),
        ("visible", np.int8),
        ("exile", np.int8, (VALUES,)),
        ("feast_done", np.int8),
        ("passage_counts", np.int8),
        ("iron_empty", np.int8),
    ]
)


@rule
def with_fate(way, hand, value):
    """A way to fill the other hands, and this value in this one."""
    return way | value << DIGIT * hand


@rule
def list_others(room, hand):
    """Every way to fill the other hands, with the copies it leaves of each value."""
    left = 0
    for value in range(1, VALUES):
        left += (RAISE + COPIES - copies_visible(room, value) - room.exile[value]) << COUNT_BITS * value
    room.others[0], room.left[0] = 0, left
    room.combinations = 1
    for other in range(HANDS):
        if other != hand and room.held[other]:
            combine(room, other)


@rule
def combine(room, hand):
    """Each way so far, with each value that one more hand may hold."""
    before, found = room.combinations, 0
    for i in range(before):  # moved to the end of the list, so that writing from the front never meets reading
        end = OTHERS - 1 - i
        room.others[end], room.left[end] = room.others[before - 1 - i], room.left[before - 1 - i]
    for i in range(OTHERS - before, OTHERS):
        way, left = room.others[i], room.left[i]
        for value in range(1, VALUES):
            if (room.can[hand] >> value) & 1 and copies(left, value) > 0:
                room.others[found] = with_fate(way, hand, value)
                room.left[found] = left - (1 << COUNT_BITS * value)
                found += 1
    room.combinations = found


@rule
def copies(left, value):
    """How many copies of a value may still be drawn; never fewer than none."""
    return max(((left >> COUNT_BITS * value) & COUNT_MASK) - RAISE, 0)


@rule
def weight_of(room, way):
    return room.weights[NEW, way] + room.weights[OLD, way]


@rule
def values_possible(room, hand):
    """Bits of the values that a hand may hold; the other ways must be listed."""
    values = 0
    for i in range(room.combinations):
        for value in range(1, VALUES):
            if weight_of(room, with_fate(room.others[i], hand, value)) > 0:
                values |= 1 << value
    return values


@rule
def add_up(room, hand, totals):
    """The weight of each value that a hand may hold, entry 0 for an empty hand."""
    list_others(room, hand)
    for value in range(VALUES):
        totals[value] = 0 * room.one
        for i in range(room.combinations):
            totals[value] += weight_of(room, with_fate(room.others[i], hand, value))
