"""Cards that fade and cards that come after them (section 4.7)."""

from cartomante.core.rule import NONE, RUNNING, emit, rule
from cartomante.games.shipwreck.cards import costs_doom, fall_slot, is_amplified, is_due
from cartomante.games.shipwreck.content import AMPLIFY
from cartomante.games.shipwreck.deck import attach, close_up, put_faded, spend_attachments, take_faded, take_top
from cartomante.games.shipwreck.events import AMPLIFIED, RECYCLED, REFILLED, TABLEWIDE, tell_fading
from cartomante.games.shipwreck.options import ANNOUNCED, APPEND_RIGHT, LOSS, YES
from cartomante.games.shipwreck.outcome import add_doom, lose
from cartomante.games.shipwreck.playing import check_fall
from cartomante.games.shipwreck.state import CORRECT, DECK_OUT, NO_OUTCOME, SLOTS, TURN_END, WRONG
from cartomante.games.shipwreck.tokens import clear_slot
from cartomante.games.shipwreck.trace import CAME_CARD, CLOSED_UP, EMPTIED, WENT_ROW, note

DOOM_OF_FADING, DOOM_AMPLIFIED = 2, 3


@rule
def fade(s, c):
    """Every card that is due now fades, left to right; newcomers are not looked at (SW-41)."""
    tell_by_fading(s, c)
    price = DOOM_AMPLIFIED if is_amplified(s, c) else DOOM_OF_FADING
    due = 0
    for slot in range(SLOTS):
        if is_due(s, c, slot):
            due |= 1 << slot
    gone = 0
    for slot in range(SLOTS):
        if (due >> slot) & 1 and s.ending == RUNNING:
            fade_card(s, c, slot - gone, price)
            gone += s.refill_position == APPEND_RIGHT
    s.phase = TURN_END


@rule
def tell_by_fading(s, c):
    """The Fall fades or stays before everybody's eyes; only then the trace forgets a fate that went back unseen."""
    fall = fall_slot(s, c)
    went_unseen = s.outcome == WRONG and s.wrong_reveal != YES
    if fall != NONE and s.fall_check != ANNOUNCED and s.hidden and (s.outcome == NO_OUTCOME or went_unseen):
        check_fall(s, fall)
    if went_unseen:
        note(s, EMPTIED, s.active, 0)


@rule
def fade_card(s, c, slot, price):
    card = s.row[slot]
    tell_fading(s, slot)
    clear_slot(s, slot)
    note(s, WENT_ROW, slot, 0)
    spend_attachments(s, slot)
    s.row[slot] = NONE
    if c.power[card] != AMPLIFY:
        put_faded(s, card)
    if s.outcome != CORRECT and costs_doom(c, card):
        add_doom(s, price)
    if s.ending == RUNNING:
        refill(s, c, slot, card)


@rule
def refill(s, c, slot, faded):
    """The top card of the deck takes the empty place, or the place at the end of the row (SW-6)."""
    if s.deck_size == 0 and s.deck_empty == LOSS:
        lose(s, DECK_OUT)
        return
    if s.refill_position == APPEND_RIGHT:
        close_up(s, slot)
        note(s, CLOSED_UP, slot, 0)
        slot = SLOTS - 1
    if s.deck_size > 0:
        s.row[slot] = take_top(s)
        emit(s, REFILLED, TABLEWIDE, s.row[slot], slot)
    else:
        s.row[slot] = bring_back(s, faded)
        emit(s, RECYCLED, TABLEWIDE, s.row[slot], slot)
    note(s, CAME_CARD, slot, s.row[slot])
    if c.power[faded] == AMPLIFY and s.row[slot] != faded:
        attach(s, slot, faded)
        emit(s, AMPLIFIED, TABLEWIDE, s.row[slot])


@rule
def bring_back(s, faded):
    """Without a deck the oldest power comes back as a card (SW-48); without powers the card itself (SW-103)."""
    if s.faded_size == 0:
        return faded
    oldest = s.faded[0]
    take_faded(s, oldest)
    return oldest
