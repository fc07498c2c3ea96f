"""What everybody may think about the hidden fates: exact weights over all of them together (section 8.4).

A belief lives in a room: the table as the trace has told it so far, and a weight for every way the hands can be filled.
Such a way is a number with one octal digit to a hand, 0 for an empty one. Each weight comes in two parts: before a play
those in which the fate kept is new or old, after it those in which the fate played was. Nothing here looks at a hand:
all of it follows from the trace, which is public.
"""

import numpy as np

from cartomante.core.record import without_gaps
from cartomante.core.rule import NONE, rule
from cartomante.games.shipwreck.cards import accepting_slots, copies_visible, slot_of, thief_slot, value_of
from cartomante.games.shipwreck.content import DRAW_AND_REPLAY
from cartomante.games.shipwreck.state import COPIES, FATES, HANDS, SLOTS, TRACE, VALUES
from cartomante.games.shipwreck.tokens import move_fate, put_fate, shift_fates, strip_slot, take_fate
from cartomante.games.shipwreck.trace import (
    CAME_CARD,
    CAME_FATE,
    CLOSED_UP,
    DESTINATION_STEP,
    DISCARDED_FATE,
    EMPTIED,
    EXILED_FATE,
    HOLDS,
    PLAYED_FATE,
    PLUS_ONE_STEP,
    SHOWN,
    TOLD_AGE,
    TOLD_VALUES,
    TOOK_FATE,
    WENT_FATE,
    WENT_ROW,
)

# How likely a play is thought to be, given the two fates in hand.
COUNT, UNIFORM, COOP, GREEDY, PEOPLE, GIVEN = range(6)
LIKELIHOODS = ("count", "uniform", "coop", "greedy", "people", "given")
COOP_PERCENT, UNIFORM_PERCENT, PERCENT = 70, 30, 100  # of the mixture for people

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

# keeping up with the trace


@rule
def catch_up(s, c, room, counts, likelihood):
    """Absorb what has happened since the last time; begin anew if the room was used for something else.

    `counts` is a second room, in step with the first, for the likelihoods that ask what a play would have left open;
    for the others it is the same room.
    """
    if not is_same_story(s, room, likelihood) or not is_same_story(s, counts, counted(likelihood)):
        clear_room(s, counts, counted(likelihood))
        clear_room(s, room, likelihood)
    while room.absorbed < s.traced:
        absorb_next(s, c, room, counts)


@rule
def counted(likelihood):
    """The likelihood of the second room."""
    return COUNT if likelihood > UNIFORM else likelihood


@rule
def is_same_story(s, room, likelihood):
    if room.absorbed == 0 or room.absorbed > s.traced or room.likelihood != likelihood:
        return False
    if room.passage_counts != s.passage_counts or room.iron_empty != s.iron_empty:
        return False
    for i in range(room.absorbed):
        for j in range(3):
            if room.trace[i, j] != s.trace[i, j]:
                return False
    return True


@rule
def clear_room(s, room, likelihood):
    """All hands are empty, and nothing is known."""
    erase_weights(room)
    for hand in range(HANDS):
        room.held[hand] = 0
        room.can[hand] = 0
    for value in range(VALUES):
        room.exile[value] = 0
    room.one += 1 - room.one
    room.weights[NEW, 0], room.weights[OLD, 0] = room.one, 0 * room.one
    room.likelihood = likelihood
    room.absorbed = 0
    room.visible = 0
    room.active = NONE
    room.had_old = room.plus_one = room.feast_done = 0
    room.passage_counts, room.iron_empty = s.passage_counts, s.iron_empty


@rule
def erase_weights(room):
    """Only ways that are possible have a weight; all others have none at any time, however they come to be listed."""
    list_others(room, 0)
    for i in range(room.combinations):
        for value in range(VALUES):
            way = with_fate(room.others[i], 0, value)
            room.weights[NEW, way] = room.weights[OLD, way] = 0


@rule
def absorb_next(s, c, room, counts):
    """One more entry of the trace."""
    i = room.absorbed
    fact, a, b = s.trace[i, 0], s.trace[i, 1], s.trace[i, 2]
    if room.likelihood > UNIFORM:
        if fact == PLAYED_FATE:
            begin_play(counts, c, a, b)
            list_pairs(counts)
        absorb(room, counts, c, fact, a, b)
    absorb(counts, counts, c, fact, a, b)
    if room.likelihood == GREEDY and is_refuted(room):
        adopt_weights(room, counts)
    for j in range(3):
        room.trace[i, j] = counts.trace[i, j] = s.trace[i, j]
    room.absorbed = counts.absorbed = i + 1


@rule
def is_refuted(room):
    """Whether nothing that was thought possible agrees with what has happened."""
    list_others(room, 0)
    for i in range(room.combinations):
        for value in range(VALUES):
            if weight_of(room, with_fate(room.others[i], 0, value)) > 0:
                return False
    return True


@rule
def adopt_weights(room, counts):
    """What a likelihood has ruled out can happen, though: then only logic and the number of copies count (8.4)."""
    list_others(counts, 0)
    for i in range(counts.combinations):
        for value in range(VALUES):
            for part in range(2):
                way = with_fate(counts.others[i], 0, value)
                room.weights[part, way] = counts.weights[part, way]
    for hand in range(HANDS):
        room.can[hand] = counts.can[hand]


@rule
def absorb(room, counts, c, fact, a, b):
    if fact == PLAYED_FATE:
        begin_play(room, c, a, b)
        weigh_play(room, counts, value_played(b), destination_of(b))
        finish_play(room, c, value_played(b), destination_of(b))
    elif fact == TOLD_VALUES:
        keep_values(room, room.active, b << 1)
    elif fact == SHOWN:
        keep_values(room, a, 1 << b)
        empty_unseen(room, a)
    elif fact == EMPTIED:
        empty_unseen(room, a)
    elif fact == TOOK_FATE:
        observe_theft(room, thief_slot(room, c), a, b)
    elif fact == DISCARDED_FATE:
        observe_discard(room, a, b)
    elif fact == TOLD_AGE:
        keep_part(room, OLD if a else NEW)
    elif fact == HOLDS:
        hold_unknown(room, a)
    else:
        change_table(room, fact, a, b)


@rule
def change_table(room, fact, a, b):
    if fact == CAME_CARD:
        room.row[a] = b
    elif fact == CAME_FATE:
        put_fate(room, a, b)
    elif fact == WENT_FATE:
        take_fate(room, a * VALUES + b)
    elif fact == WENT_ROW:
        strip_slot(room, a)
    elif fact == CLOSED_UP:
        shift_fates(room, a)
        for slot in range(a, SLOTS - 1):
            room.row[slot] = room.row[slot + 1]
    elif fact == EXILED_FATE:
        room.exile[b] += 1
        if a != NONE:
            take_fate(room, a * VALUES + b)


@rule
def value_played(play):
    return play % DESTINATION_STEP


@rule
def destination_of(play):
    return play // DESTINATION_STEP % DESTINATION_STEP


# ways to fill the hands


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


# draws and plays


@rule
def begin_play(room, c, hand, play):
    """The hand has drawn. At the first play of a turn a fate that it kept is old; at the second, after The Feast, the
    parts tell already."""
    if hand != room.active or not room.feast_done:
        list_others(room, hand)
        merge_parts(room, hand, OLD if room.held[hand] else NEW)
        room.active = hand
        room.had_old = room.held[hand]
        room.feast_done = 0
    room.plus_one = play // PLUS_ONE_STEP
    list_others(room, hand)
    for v in range(1, VALUES):
        for u in range(1, VALUES):
            room.accepted[v, u] = accepting_slots(room, c, v, u, room.plus_one)


@rule
def merge_parts(room, hand, part):
    """The turn before is over: what was played then no longer matters."""
    for i in range(room.combinations):
        for value in range(VALUES):
            if (value == 0) == (room.held[hand] == 0):
                way = with_fate(room.others[i], hand, value)
                room.weights[part, way] += room.weights[1 - part, way]
                room.weights[1 - part, way] = 0


@rule
def finish_play(room, c, value, destination):
    """Weigh every pair that the hand may have held by how likely it made the play; then lay the fate down."""
    hand = room.active
    for i in range(room.combinations):
        if room.held[hand]:
            play_with_kept(room, room.others[i], room.left[i], value)
        else:
            play_two_new(room, room.others[i], room.left[i], value)
    room.held[hand] = 1
    room.can[hand] = values_possible(room, hand)
    slot = max(destination - 1, 0)
    put_fate(room, slot, value)
    if destination > 0 and c.special[room.row[slot]] == DRAW_AND_REPLAY:
        room.feast_done = 1
        if room.had_old:
            swap_parts(room)


@rule
def play_two_new(room, way, left, v):
    """Both fates were drawn just now, in either order."""
    for u in range(1, VALUES):
        pairs = copies(left, v) * (copies(left, v) - 1) if u == v else 2 * copies(left, v) * copies(left, u)
        room.weights[NEW, with_fate(way, room.active, u)] = room.weights[NEW, way] * room.like[u] * pairs
    room.weights[NEW, way] = 0


@rule
def play_with_kept(room, way, left, v):
    """One fate was kept and one drawn. Either the kept one was played, or the new one and the hand is as before."""
    kept = with_fate(way, room.active, v)
    kept_new, kept_old = room.weights[NEW, kept], room.weights[OLD, kept]
    half = room.one / 2
    for u in range(1, VALUES):
        result = with_fate(way, room.active, u)
        if u == v:  # nobody knows which of two equal fates was played
            draws = room.like[u] * max(copies(left, v) - 1, 0)
            room.weights[NEW, result] = draws * (kept_new + kept_old * half)
            room.weights[OLD, result] = draws * kept_old * half
        else:
            stayed = room.weights[NEW, result] + room.weights[OLD, result]
            room.weights[NEW, result] = room.like[u] * (stayed * copies(left, v) + kept_new * copies(left, u))
            room.weights[OLD, result] = room.like[u] * kept_old * copies(left, u)


@rule
def swap_parts(room):
    """Before a second play the parts tell whether the fate kept is old: it is if the one played was not."""
    for i in range(room.combinations):
        for value in range(1, VALUES):
            way = with_fate(room.others[i], room.active, value)
            room.weights[NEW, way], room.weights[OLD, way] = room.weights[OLD, way], room.weights[NEW, way]


# how likely a play is


@rule
def allows(room, v, u, destination):
    """Whether a hand of these two could make this play."""
    if destination == 0:
        return room.accepted[v, u] == 0 and room.accepted[u, v] == 0
    return (room.accepted[v, u] >> (destination - 1)) & 1 == 1


@rule
def count_plays(room, v, u):
    """How many plays a hand of these two could make; equal fates count once (8.4)."""
    plays = bits_in(room.accepted[v, u])
    if u != v:
        plays += bits_in(room.accepted[u, v])
    if plays == 0:
        return 1 if u == v else 2
    return plays


@rule
def bits_in(number):
    count = 0
    while number:
        number &= number - 1
        count += 1
    return count


@rule
def weigh_play(room, counts, value, destination):
    """Fill in how likely the play is for every fate that may have stayed in hand."""
    for u in range(1, VALUES):
        room.like[u] = 0
        if allows(room, value, u, destination):
            room.like[u] = likelihood_of(room, counts, value, u, destination)
    if room.likelihood == GREEDY and not explains(room, value):
        weigh_by_logic(room, value, destination)


@rule
def weigh_by_logic(room, value, destination):
    """A play that the likelihood rules out is taken as it is (8.4)."""
    for u in range(1, VALUES):
        room.like[u] = room.one if allows(room, value, u, destination) else 0


@rule
def likelihood_of(room, counts, v, u, destination):
    if room.likelihood == COUNT:
        return room.one
    uniform = room.one / count_plays(room, v, u)
    if room.likelihood == UNIFORM:
        return uniform
    if room.likelihood == GREEDY:
        return greedy_likelihood(room, counts, v, u, destination)
    coop = coop_likelihood(room, counts, v, u, destination)
    return coop if room.likelihood == COOP else (coop * COOP_PERCENT + uniform * UNIFORM_PERCENT) / PERCENT


@rule
def coop_likelihood(room, counts, v, u, destination):
    """A player who prefers plays that tell more: each value left open halves the chance."""
    total = 0 * room.one
    for d in range(1 + SLOTS):
        if allows(room, v, u, d):
            total += room.one / (1 << count_open(room, counts, v, d))
        if u != v and allows(room, u, v, d):
            total += room.one / (1 << count_open(room, counts, u, d))
    return room.one / (1 << count_open(room, counts, v, destination)) / total


@rule
def greedy_likelihood(room, counts, v, u, destination):
    """A player who always makes a play that tells the most."""
    fewest, plays = VALUES, 0
    for d in range(1 + SLOTS):
        for fate in range(2):
            x, y = (v, u) if fate == 0 else (u, v)
            if allows(room, x, y, d) and (fate == 0 or u != v):
                count = count_open(room, counts, x, d)
                if count < fewest:
                    fewest, plays = count, 0
                plays += count == fewest
    return room.one / plays if count_open(room, counts, v, destination) == fewest else 0 * room.one


@rule
def count_open(room, counts, v, destination):
    return bits_in(open_values(room, counts, v, destination))


@rule
def open_values(room, counts, v, destination):
    """C(v, d): the values that the fate in hand might have after this play, by logic and the count of copies."""
    values = 0
    for u in range(1, VALUES):
        if (counts.pairs[v] >> u) & 1 and allows(room, v, u, destination):
            values |= 1 << u
    return values


@rule
def list_pairs(counts):
    """Which two fates the active hand may hold, before it plays; counts must have begun the play."""
    for v in range(VALUES):
        counts.pairs[v] = 0
    for i in range(counts.combinations):
        way, left = counts.others[i], counts.left[i]
        for a in range(1, VALUES):
            if counts.held[counts.active]:
                first = weight_of(counts, with_fate(way, counts.active, a)) > 0
            else:
                first = weight_of(counts, way) > 0 and copies(left, a) > 0
            if first:
                for b in range(1, VALUES):
                    if copies(left, b) > (a == b):
                        counts.pairs[a] |= 1 << b
                        counts.pairs[b] |= 1 << a


@rule
def explains(room, value):
    """Whether any hand could have made the play as the likelihood has it."""
    for i in range(room.combinations):
        way, left = room.others[i], room.left[i]
        for u in range(1, VALUES):
            if room.like[u] > 0 and has_pair(room, way, left, value, u):
                return True
    return False


@rule
def has_pair(room, way, left, v, u):
    if not room.held[room.active]:
        return weight_of(room, way) > 0 and copies(left, v) > (u == v) and copies(left, u) > 0
    kept_v = weight_of(room, with_fate(way, room.active, v)) > 0
    kept_u = weight_of(room, with_fate(way, room.active, u)) > 0
    return (kept_v and copies(left, u) > (u == v)) or (kept_u and copies(left, v) > (u == v))


# other evidence


@rule
def weight_of(room, way):
    return room.weights[NEW, way] + room.weights[OLD, way]


@rule
def scale_value(room, hand, value, factor):
    """Multiply the weight of a hand holding a value."""
    for i in range(room.combinations):
        way = with_fate(room.others[i], hand, value)
        room.weights[NEW, way] *= factor
        room.weights[OLD, way] *= factor


@rule
def keep_values(room, hand, values):
    """The fate of a hand is one of these."""
    list_others(room, hand)
    for value in range(1, VALUES):
        if not (values >> value) & 1:
            scale_value(room, hand, value, 0)
    room.can[hand] &= values


@rule
def observe_theft(room, thief, slot, value):
    """The Thief must take a fate higher than the hidden one, if there is any."""
    list_others(room, room.active)
    for u in range(1, VALUES):
        choices = 0
        for i in range(room.visible):
            spot = room.spots[i]
            higher = slot_of(spot) != thief and value_of(spot) > u + room.plus_one
            choices += higher and is_first(room, i)
        agrees = choices == 0 if value == 0 else value > u + room.plus_one
        scale_value(room, room.active, u, chance_of_choice(room, choices) if agrees else 0)
    if value > 0:
        move_fate(room, slot * VALUES + value, thief)


@rule
def observe_discard(room, slot, value):
    """Only a fate lower than the hidden one can be discarded."""
    list_others(room, room.active)
    for u in range(1, VALUES):
        choices = 0
        for i in range(room.visible):
            choices += value_of(room.spots[i]) < u and is_first(room, i)
        scale_value(room, room.active, u, chance_of_choice(room, choices) if value < u else 0)
    take_fate(room, slot * VALUES + value)


@rule
def is_first(room, i):
    """Whether no equal fate on the same card comes before: several of them are one choice."""
    for j in range(i):
        if room.spots[j] == room.spots[i]:
            return False
    return True


@rule
def chance_of_choice(room, choices):
    """Somebody who plays uniformly also chooses uniformly among fates to take; other likelihoods do not say."""
    if choices > 1 and room.likelihood == UNIFORM:
        return room.one / choices
    if choices > 1 and room.likelihood == PEOPLE:
        return room.one * (COOP_PERCENT * choices + UNIFORM_PERCENT) / (PERCENT * choices)
    return room.one


@rule
def keep_part(room, part):
    """The last fate played was old, or it was not."""
    list_others(room, room.active)
    for i in range(room.combinations):
        for value in range(1, VALUES):
            room.weights[1 - part, with_fate(room.others[i], room.active, value)] = 0


@rule
def empty_unseen(room, hand):
    """A hand is empty now, whatever it held."""
    if not room.held[hand]:
        return
    list_others(room, hand)
    for i in range(room.combinations):
        empty = room.others[i]
        for value in range(1, VALUES):
            way = with_fate(empty, hand, value)
            room.weights[NEW, empty] += room.weights[NEW, way]
            room.weights[OLD, empty] += room.weights[OLD, way]
            room.weights[NEW, way] = room.weights[OLD, way] = 0
    room.held[hand] = 0
    room.can[hand] = 0


@rule
def hold_unknown(room, hand):
    """A hand has drawn a fate about which nothing more is known."""
    list_others(room, hand)
    for i in range(room.combinations):
        way, left = room.others[i], room.left[i]
        for value in range(1, VALUES):
            for part in range(2):
                room.weights[part, with_fate(way, hand, value)] = room.weights[part, way] * copies(left, value)
        room.weights[NEW, way] = room.weights[OLD, way] = 0
    room.held[hand] = 1
    room.can[hand] = values_possible(room, hand)


# what follows from the weights


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
