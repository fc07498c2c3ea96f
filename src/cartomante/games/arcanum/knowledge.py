"""Worlds that a seat cannot tell from the real one (section 8).

A card that nobody else has seen since it was drawn could be any other unseen card of the same deck: cards are redealt
among all places that drew from that deck. Whoever chooses in secret, which card to hide, to give or to pass on, could
have chosen another: such choices are made anew among the cards that were there at the moment (see choices.py and
passing.py). Both keep every number, every kind of card and everything that was ever shown, so that no world contradicts
what the seat has learnt; and both begin from lists in which nothing shows of who really has what, so that luck alone
decides.

Two things stay as they are: cards bound by what their owner has shown of them (see `is_bound`); and how many of the
cards that the Wheel passed on were Majors, though nobody else saw it (AR-100), because questions that came later may
have told it.
"""

from functools import lru_cache

from cartomante.core.rule import NONE, rule, toss
from cartomante.games.arcanum.agenda import left_of
from cartomante.games.arcanum.cards import deck_of, suit_of
from cartomante.games.arcanum.choices import (
    MOMENTS,
    add_slot,
    eye,
    forget_arrivals,
    forget_exchange,
    hide_anew,
    is_bound,
    last_taken,
    recall_exchange,
    settled_at,
    take_anew,
)
from cartomante.games.arcanum.passing import choose_passing, pass_anew, take_back_passing
from cartomante.games.arcanum.state import (
    FOOL,
    HAND,
    HIDDEN,
    MAJOR_DECK,
    MINOR_DECK,
    MINORS,
    PASSING,
    PLACES,
    SEATS,
    SPECTATOR,
)
from cartomante.games.arcanum.zones import end_of, first_of

KINDS = 2
SEAT_BITS = SEATS + 1


@rule
def determinize(s, c, viewer, luck, room):
    moment = forget_exchange(s) if s.active != viewer else NONE
    choose_anew(s, viewer, luck, room)
    for kind in range(KINDS):
        for pack in range(s.packs[kind] + 1):
            redeal_unseen(s, viewer, kind, pack, luck, room)
    for seat in range(s.players):
        if seat != viewer:
            choose_passing(s, seat, room.passed[seat], luck)
    if s.spared != NONE and s.active != viewer:
        s.spared = only_minor(s, s.active)
    if moment != NONE:
        recall_exchange(s, moment)
    if s.active != NONE and s.active != viewer:
        take_anew(s, luck)


@rule
def choose_anew(s, viewer, luck, room):
    """What was passed on, then what was hidden; what is to be passed on waits until the cards are dealt."""
    for seat in range(s.players):
        if seat != viewer:
            room.passed[seat] = take_back_passing(s, seat)
            room.settled[seat] = settled_at(s, viewer, seat)
            room.taken_at[seat] = last_taken(s, seat, room.settled[seat])
            forget_arrivals(s, seat, room)
    for giver in range(s.players):
        if s.wheel_at > 0 and giver != viewer and left_of(s, giver) != viewer:
            for kind in range(KINDS):
                pass_anew(s, viewer, giver, kind, luck, room)
    for seat in range(s.players):
        if seat != viewer:
            hide_anew(s, viewer, seat, luck, room)


@rule
def only_minor(s, seat):
    """The Minor of an emergency draw is the only one in its owner's hand."""
    found = NONE
    for card in range(MINORS):
        if s.place[card] == HAND + seat:
            found = card
    return found


# cards that nobody has seen


@rule
def is_unseen(s, viewer, card):
    """In a deck, or with another player since it was drawn, and bound by nothing that its owner has shown.

    A Major that lies hidden can only be the Fool.
    """
    place = s.place[card]
    if place == MINOR_DECK or place == MAJOR_DECK:
        return True
    if place < HAND or s.traced[card] & eye(viewer) or (card == FOOL and HIDDEN <= place < HIDDEN + SEATS):
        return False
    return not is_bound(s, card)


@rule
def redeal_unseen(s, viewer, kind, pack, luck, room):
    """Deal the unseen cards of one deck out to their places, all equally likely; the rest is in the deck."""
    cards, places = list_unseen(s, viewer, kind, pack, room)
    for i in range(places):
        place = place_of(room.slots[i])
        chosen = random_fit(s, room, cards, place, luck)
        lay(s, room.cards[chosen], room.slots[i])
        cards -= 1
        room.cards[chosen] = room.cards[cards]
    for i in range(cards):
        lay_in_deck(s, room.cards[i], kind)


@rule
def list_unseen(s, viewer, kind, pack, room):
    """The cards in ascending order, and their places outside the deck, hidden ones first; returns how many of each."""
    cards, places = 0, 0
    for card in range(first_of(kind), end_of(kind)):
        if s.pack[card] == pack and is_unseen(s, viewer, card):
            room.cards[cards] = card
            cards += 1
            if s.place[card] >= HAND:
                add_slot(room, places, slot_of(s, card))
                places += 1
    return cards, places


@rule
def slot_of(s, card):
    """A place with all that happened to it, as one number."""
    slot = 0 if HIDDEN <= s.place[card] < HIDDEN + SEATS else 1
    slot = slot * PLACES + s.place[card]
    slot = slot * MOMENTS + s.since[card]
    slot = slot * 2 * MOMENTS + s.came[card] + 1
    return ((slot << SEAT_BITS) + s.traced[card] << SEAT_BITS) + s.sure[card]


@rule
def place_of(slot):
    return (slot >> 2 * SEAT_BITS) // (2 * MOMENTS) // MOMENTS % PLACES


@rule
def lay(s, card, slot):
    """Put a card into a place, with all that happened to it."""
    bits = (1 << SEAT_BITS) - 1
    s.place[card] = place_of(slot)
    s.sure[card] = slot & bits
    s.traced[card] = (slot >> SEAT_BITS) & bits
    slot >>= 2 * SEAT_BITS
    s.came[card] = slot % (2 * MOMENTS) - 1
    s.since[card] = slot // (2 * MOMENTS) % MOMENTS


@rule
def lay_in_deck(s, card, kind):
    """When it came there is forgotten: nobody knows the order of a deck."""
    s.place[card] = deck_of(kind)
    s.since[card], s.came[card] = 0, NONE
    s.traced[card] = s.sure[card] = 0


@rule
def random_fit(s, room, cards, place, luck):
    """Any card that can be there: where a scoring has shown all hidden cards of a suit, no other can turn up."""
    if not (s.shown and HIDDEN <= place < HIDDEN + SEATS):
        return toss(luck, cards)
    candidates, chosen = 0, 0
    for i in range(cards):
        if not (s.shown >> suit_of(room.cards[i])) & 1:
            candidates += 1
            if toss(luck, candidates) == 0:
                chosen = i
    return chosen


# for people


def known_cards(s, seat, viewer):
    """The cards that a viewer knows to be with a seat, in hand or face down."""
    bit, sure, face_up = SPECTATOR if viewer is None else 1 << viewer, s.sure, s.face_up
    return [card for card in held_cards(s.place.tobytes(), seat) if sure[card] & bit and not face_up[card]]


@lru_cache(maxsize=256)
def held_cards(places, seat):
    """The cards that a seat has in hand or face down; kept, because every viewer asks."""
    own = (HAND + seat, HIDDEN + seat, PASSING + seat)
    return [card for card, place in enumerate(places) if place in own]
