"""The deck, the faded zone and what lies under cards (sections 4.6 and 4.7)."""

from cartomante.core.rule import NONE, next_block, rule
from cartomante.games.shipwreck.options import BOTTOM
from cartomante.games.shipwreck.state import ATTACHMENTS, CARDS, SLOTS
from cartomante.games.shipwreck.tokens import shift_fates

CARDS_PER_BLOCK = 4


@rule
def is_in_game(s, c, card):
    """Base cards and those of the chosen sets; or just the cards of a custom deck."""
    if s.custom_deck:
        return (s.custom_deck >> card) & 1 == 1
    return c.set[card] == 0 or (s.sets >> (c.set[card] - 1)) & 1 == 1


@rule
def shuffle_deck(s, c):
    """Each card goes to a random place among those before it.

    A block of chance serves four cards: it has 63 bits, and four places take fewer than 21 of them, so that none of
    them is favoured by more than one part in a million million.
    """
    for place in range(CARDS):
        s.deck[place] = s.faded[place] = NONE
    size, luck = 0, 0
    for card in range(CARDS):
        if is_in_game(s, c, card):
            if size % CARDS_PER_BLOCK == 0:
                luck = next_block(s)
            place = luck % (size + 1)
            luck //= size + 1
            s.deck[size] = s.deck[place]
            s.deck[place] = card
            size += 1
    s.deck_size = size


@rule
def take_top(s):
    """Everybody knows what lies on top; the next card is turned up with it."""
    card = s.deck[0]
    s.deck_size -= 1
    for i in range(s.deck_size):
        s.deck[i] = s.deck[i + 1]
    s.deck[s.deck_size] = NONE
    s.known = min(s.known, s.deck_size)
    return card


@rule
def put_under(s, card):
    """Face up to the bottom of the deck, where everybody saw it go (SW-49)."""
    s.deck[s.deck_size] = card
    s.deck_size += 1
    s.known += 1


@rule
def spend(s, card):
    """What becomes of a used power, or of an attachment whose host has left."""
    if s.spent_cards == BOTTOM:
        put_under(s, card)


@rule
def put_faded(s, card):
    s.faded[s.faded_size] = card
    s.faded_size += 1


@rule
def take_faded(s, card):
    """Out of the faded zone; those that came later close up."""
    i = 0
    while s.faded[i] != card:
        i += 1
    s.faded_size -= 1
    for j in range(i, s.faded_size):
        s.faded[j] = s.faded[j + 1]
    s.faded[s.faded_size] = NONE


@rule
def has_faded(s, c, power):
    found = False
    for i in range(s.faded_size):
        found |= c.power[s.faded[i]] == power
    return found


@rule
def attach(s, slot, card):
    """Under a row card, below what lies there already."""
    place = 0 if s.attached[slot, 0] == NONE else 1
    s.attached[slot, place] = card


@rule
def spend_attachments(s, slot):
    for i in range(ATTACHMENTS):
        if s.attached[slot, i] != NONE:
            spend(s, s.attached[slot, i])
            s.attached[slot, i] = NONE


@rule
def close_up(s, slot):
    """The cards to the right of a gap move one slot to the left, with all that lies on and under them."""
    shift_fates(s, slot)
    for i in range(slot, SLOTS - 1):
        s.row[i] = s.row[i + 1]
        for j in range(ATTACHMENTS):
            s.attached[i, j] = s.attached[i + 1, j]
    s.row[SLOTS - 1] = NONE
    for j in range(ATTACHMENTS):
        s.attached[SLOTS - 1, j] = NONE
