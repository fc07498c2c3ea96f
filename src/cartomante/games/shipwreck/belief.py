"""What everybody may think about the hidden fates: exact weights over all of them together (section 8.4).

A belief lives in a room (ways.py): the table as the trace has told it so far, and a weight for every way the hands can
be filled. Nothing here looks at a hand: all of it follows from the trace, which is public.
"""

from cartomante.core.rule import NONE, rule
from cartomante.games.shipwreck.cards import thief_slot
from cartomante.games.shipwreck.evidence import (
    begin_play,
    empty_unseen,
    finish_play,
    hold_unknown,
    keep_part,
    keep_values,
    observe_discard,
    observe_theft,
)
from cartomante.games.shipwreck.likelihood import COUNT, GREEDY, UNIFORM, list_pairs, weigh_play
from cartomante.games.shipwreck.state import HANDS, SLOTS, VALUES
from cartomante.games.shipwreck.tokens import put_fate, shift_fates, strip_slot, take_fate
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
    SHOWN,
    TOLD_AGE,
    TOLD_VALUES,
    TOOK_FATE,
    WENT_FATE,
    WENT_ROW,
)
from cartomante.games.shipwreck.ways import NEW, OLD, list_others, weight_of, with_fate


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
