"""What follows when the active player plays a fate: the card's own effect, The Thief, announcements (section 4.4)."""

from cartomante.core.rule import NONE, emit, rule
from cartomante.games.shipwreck.cards import (
    ash_slot,
    fall_slot,
    has_played_low,
    is_fall_due,
    slot_of,
    sum_on,
    thief_slot,
    value_of,
)
from cartomante.games.shipwreck.content import DRAW_AND_REPLAY, EXTRA_PREDICTION, TELL_HIGHER
from cartomante.games.shipwreck.events import (
    ANNOUNCED,
    PLAYED,
    PLAYED_ON_HOURS,
    TABLEWIDE,
    THIEF_TOOK,
    THIEF_TOOK_NOTHING,
    TOLD_HIGHER,
)
from cartomante.games.shipwreck.events import EXTRA_PREDICTION as MORE_PREDICTIONS
from cartomante.games.shipwreck.options import ANNOUNCED as FALL_IS_ANNOUNCED
from cartomante.games.shipwreck.seats import active_seat
from cartomante.games.shipwreck.state import BEFORE_PLAY, EVERY_VALUE, MANDATORY, VALUES
from cartomante.games.shipwreck.tokens import fill_hand, give_fate, move_fate, put_fate
from cartomante.games.shipwreck.trace import BY_CHALICE, BY_FALL_CHECK, TOOK_FATE, note, note_play, note_values


@rule
def play_fate(s, c, index, destination):
    """Put a fate in front of a card; on The Hours it moves to slot 0 at once and does nothing there (SW-16, SW-17)."""
    s.played_old = s.has_old * (1 - index)
    s.has_old *= index
    value = give_fate(s, index)
    note_play(s, s.active, value, destination)
    s.plays[s.played, 0], s.plays[s.played, 1] = value, destination
    s.played += 1
    slot = max(destination - 1, 0)
    put_fate(s, slot, value)
    card = s.row[slot]
    emit(s, PLAYED if destination else PLAYED_ON_HOURS, active_seat(s), value, card, index)
    if destination and c.special[card] == DRAW_AND_REPLAY:
        feast(s)
    else:
        s.hidden = s.hand[s.active, 0]
        s.phase = MANDATORY
        if destination:
            do_what_card_says(s, c, card, value)


@rule
def feast(s):
    """Draw one fate and play again, elsewhere; the windows before a play open again (SW-67, SW-68)."""
    s.feast_done = 1
    fill_hand(s)
    s.phase = BEFORE_PLAY


@rule
def do_what_card_says(s, c, card, value):
    if c.special[card] == TELL_HIGHER:
        tell_whether_higher(s, value)
    elif c.special[card] == EXTRA_PREDICTION:
        s.predictions_left += 1
        emit(s, MORE_PREDICTIONS, active_seat(s), s.predictions_left)


@rule
def tell_whether_higher(s, value):
    """The Chalice: is what stays in hand higher than what was played? Equal is not higher (SW-65, SW-66)."""
    is_higher = s.hidden + s.plus_one > value
    higher_values = EVERY_VALUE & ~((2 << (value - s.plus_one)) - 1)
    note_values(s, BY_CHALICE, higher_values if is_higher else EVERY_VALUE & ~higher_values)
    emit(s, TOLD_HIGHER, active_seat(s), value, 1 if is_higher else 0)


@rule
def can_thief_look(s, c):
    """Whether The Thief lies in the row and some fate on another card (SW-77)."""
    thief = thief_slot(s, c)
    found = False
    for i in range(s.visible):
        found |= slot_of(s.spots[i]) != thief
    return thief != NONE and found


@rule
def can_thief_take(s, thief, spot):
    """A fate on another card, higher than what the hidden one counts (SW-76)."""
    return slot_of(spot) != thief and value_of(spot) > s.hidden + s.plus_one


@rule
def thief_takes(s, c, spot):
    note(s, TOOK_FATE, slot_of(spot), value_of(spot))
    emit(s, THIEF_TOOK, active_seat(s), value_of(spot), s.row[slot_of(spot)])
    move_fate(s, spot, thief_slot(s, c))


@rule
def thief_takes_nothing(s):
    note(s, TOOK_FATE, NONE, 0)
    emit(s, THIEF_TOOK_NOTHING, active_seat(s))


@rule
def announce(s, c):
    """Whether The Ash and The Fall are due now is said before the group acts (SW-73)."""
    ash, fall = ash_slot(s, c), fall_slot(s, c)
    if ash != NONE:
        emit(s, ANNOUNCED, TABLEWIDE, s.row[ash], 1 if has_played_low(s) else 0)
    if fall != NONE and s.fall_check == FALL_IS_ANNOUNCED:
        check_fall(s, fall)
        emit(s, ANNOUNCED, TABLEWIDE, s.row[fall], 1 if is_fall_due(s, fall) else 0)


@rule
def check_fall(s, fall):
    """Everybody sees whether The Fall is due, which tells something about the hidden fate."""
    total = sum_on(s, fall)
    if total > 0:
        due = 0
        for value in range(1, VALUES):
            if total >= 2 * (value + s.plus_one):
                due |= 1 << value
        note_values(s, BY_FALL_CHECK, due if is_fall_due(s, fall) else EVERY_VALUE & ~due)
