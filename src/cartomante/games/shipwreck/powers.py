"""What the faded powers do (section 4.6). Their conditions are with the decisions; the cards go back in `finish`."""

from cartomante.core.rule import NONE, emit, rule
from cartomante.games.shipwreck.cards import slot_of, value_of
from cartomante.games.shipwreck.content import (
    ASK_123,
    ASK_147,
    ASK_345,
    HIGHER_THAN,
    LAST_QUESTION_OF_VALUES,
    SAME,
    SLOW,
    TWICE,
    WITHIN_2,
)
from cartomante.games.shipwreck.deck import attach, put_under, spend, spend_attachments, take_faded, take_top
from cartomante.games.shipwreck.events import (
    ASKED_HIGHER,
    ASKED_SAME,
    ASKED_WITHIN,
    CYCLED,
    DISCARDED,
    EXILED,
    EXTRA_PREDICTION,
    PAID,
    RELOCATED,
    SLOWED,
    SPENT,
    TOLD_OLD,
    USED_POWER,
    tell_question,
)
from cartomante.games.shipwreck.seats import active_seat
from cartomante.games.shipwreck.state import CHOOSE_NUMBER, CHOOSE_SLOT, CHOOSE_VISIBLE, EVERY_VALUE, HIGHEST, VALUES
from cartomante.games.shipwreck.tokens import move_fate, take_fate
from cartomante.games.shipwreck.trace import (
    BY_QUESTION,
    CAME_CARD,
    CAME_FATE,
    DISCARDED_FATE,
    EXILED_FATE,
    TOLD_AGE,
    WENT_FATE,
    note,
    note_values,
)

HELP_VALUES = 1 << 2 | 1 << 6


@rule
def chosen_spot(action):
    """The visible fate that an action names."""
    chosen = action - CHOOSE_VISIBLE
    return chosen // HIGHEST * VALUES + chosen % HIGHEST + 1


@rule
def begin_power(s, c, seat, card):
    """One power a turn for the whole table (SW-21)."""
    s.power_used = 1
    emit(s, USED_POWER, seat, card, c.power[card])


@rule
def finish(s, card):
    """A used power goes under the deck, below whatever its effect put there."""
    take_faded(s, card)
    spend(s, card)
    emit(s, SPENT, NONE, card)


@rule
def pay(s, seat, card):
    """A price paid without effect."""
    emit(s, PAID, seat, card)
    take_faded(s, card)
    spend(s, card)


# of the active player


@rule
def cycle(s, slot):
    """The top card of the deck replaces a card without fates; nothing fades and no power is gained (SW-80)."""
    replaced = s.row[slot]
    s.row[slot] = take_top(s)
    put_under(s, replaced)
    spend_attachments(s, slot)
    note(s, CAME_CARD, slot, s.row[slot])
    emit(s, CYCLED, active_seat(s), replaced, s.row[slot])
    finish(s, s.using)


@rule
def relocate(s, spot, slot):
    """One visible fate goes to another card, whatever that card's condition (SW-81)."""
    note(s, WENT_FATE, slot_of(spot), value_of(spot))
    note(s, CAME_FATE, slot, value_of(spot))
    emit(s, RELOCATED, active_seat(s), value_of(spot), s.row[slot_of(spot)], s.row[slot])
    move_fate(s, spot, slot)
    finish(s, s.using)


@rule
def raise_hidden(s, card):
    """For the rest of the turn the fate that is not played counts one higher (SW-82)."""
    s.plus_one = 1
    finish(s, card)


@rule
def tell_age(s, card):
    """Was the last fate played already in hand when the turn began? (SW-83)"""
    note(s, TOLD_AGE, s.played_old, 0)
    emit(s, TOLD_OLD, active_seat(s), s.played_old)
    finish(s, card)


@rule
def discard_lower(s, spot):
    """A visible fate lower than the hidden one goes to the bag."""
    note(s, DISCARDED_FATE, slot_of(spot), value_of(spot))
    emit(s, DISCARDED, active_seat(s), value_of(spot), s.row[slot_of(spot)])
    take_fate(s, spot)
    s.bag[value_of(spot)] += 1
    finish(s, s.using)


# of the group


@rule
def group_power(s, c, seat, card, payment, parameter):
    """A power of phase 7 with what it needs, as the actions of the proposal."""
    power = c.power[card]
    begin_power(s, c, seat, card)
    if payment != NONE:
        pay(s, seat, payment)
    if power == SLOW:
        slow(s, seat, card, parameter - CHOOSE_SLOT)
        return
    if power == TWICE:
        s.predictions_left += 1
        emit(s, EXTRA_PREDICTION, seat, s.predictions_left)
    else:
        ask_question(s, power, seat, parameter - CHOOSE_NUMBER)
    finish(s, card)


@rule
def slow(s, seat, card, slot):
    """Every fate on the host counts one hour as long as it stays in the row (SW-89)."""
    take_faded(s, card)
    attach(s, slot, card)
    emit(s, SLOWED, seat, s.row[slot])


@rule
def ask_question(s, power, seat, number):
    """The engine answers truthfully, to everybody (SW-23), about the printed value."""
    values = values_asked(s, power, number)
    answer = (values >> s.hidden) & 1
    note_values(s, BY_QUESTION, values if answer else EVERY_VALUE & ~values)
    if power == HIGHER_THAN:
        emit(s, ASKED_HIGHER, seat, number, answer)
    elif power == SAME:
        emit(s, ASKED_SAME, seat, number, answer)
    elif power == WITHIN_2:
        emit(s, ASKED_WITHIN, seat, s.plays[s.played - 1, 0], answer)
    else:
        tell_question(s, seat, values, answer)


@rule
def values_asked(s, power, number):
    """A bit for each value to which the answer would be yes."""
    if power <= LAST_QUESTION_OF_VALUES:
        if power == ASK_123:
            return 1 << 1 | 1 << 2 | 1 << 3
        if power == ASK_147:
            return 1 << 1 | 1 << 4 | 1 << 7
        if power == ASK_345:
            return 1 << 3 | 1 << 4 | 1 << 5
        return 1 << 5 | 1 << 6 | 1 << 7
    if power == HIGHER_THAN:
        return EVERY_VALUE & ~((2 << number) - 1)
    if power == SAME:
        return 1 << number
    if power == WITHIN_2:
        return values_within_2(s.plays[s.played - 1, 0])
    return HELP_VALUES


@rule
def values_within_2(played):
    values = 0
    for value in range(max(1, played - 2), min(HIGHEST, played + 2) + 1):
        values |= 1 << value
    return values


@rule
def exile(s, c, seat, card, payment, spot):
    """A visible fate leaves the game for good (SW-51)."""
    begin_power(s, c, seat, card)
    pay(s, seat, payment)
    note(s, EXILED_FATE, slot_of(spot), value_of(spot))
    emit(s, EXILED, seat, value_of(spot), s.row[slot_of(spot)])
    take_fate(s, spot)
    s.exile[value_of(spot)] += 1
    finish(s, card)
