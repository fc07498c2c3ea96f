"""Choices that others have made in secret, made anew: what they hid and what they took back (section 8).

Whatever a player holds or has hidden came into the hand at a moment that everybody knows, and was hidden at another. So
any card that was there already may be the one that was hidden then. Moments and numbers are public and stay; which card
goes with which is drawn by lot. Cards that the viewer cannot tell apart are listed by what is known of them, never by
what they are (see `label_of`), because a redrawn world must not depend on it.
"""

from cartomante.core.rule import NONE, rule, toss
from cartomante.games.arcanum.agenda import left_of
from cartomante.games.arcanum.effects import may_take
from cartomante.games.arcanum.state import (
    CARDS,
    FOOL,
    HAND,
    HIDDEN,
    MINORS,
    SEATS,
    SPECTATOR,
    TEMPERANCE_GIVE,
)

MOMENTS = 1 << 15  # more than any moment
CARD_BITS = 7
EVER = MOMENTS  # later than any moment

IN_HAND, AMONG_HIDDEN, KEPT_APART = -1, -2, -3


@rule
def eye(viewer):
    """The bit of a viewer in `traced`."""
    return SPECTATOR if viewer == NONE else 1 << viewer


@rule
def holder(s, card):
    """The seat that has a card in hand, hidden or chosen to be passed on; NONE if nobody has."""
    return (s.place[card] - HAND) % SEATS if s.place[card] >= HAND else NONE


@rule
def is_bound(s, card):
    """Whether it was in hand when its owner showed that no Minor there could move a figure (AR-24)."""
    seat = holder(s, card)
    return card < MINORS and s.bare_until[seat] > 0 and NONE < s.came[card] <= s.bare_until[seat]


# lists


@rule
def label_of(s, viewer, card):
    """What a viewer can tell a card by: itself, if seen since it was drawn, otherwise the deck it comes from."""
    return card if s.traced[card] & eye(viewer) else CARDS + s.pack[card]


@rule
def add_card(room, count, key):
    while count > 0 and room.cards[count - 1] > key:
        room.cards[count] = room.cards[count - 1]
        count -= 1
    room.cards[count] = key


@rule
def add_slot(room, count, key):
    while count > 0 and room.slots[count - 1] > key:
        room.slots[count] = room.slots[count - 1]
        count -= 1
    room.slots[count] = key


@rule
def card_at(room, i):
    return room.cards[i] & ((1 << CARD_BITS) - 1)


# what is free to be chosen anew


@rule
def settled_at(s, viewer, giver):
    """Since when hiding is a secret: everybody was shown all hidden cards, or cards were passed on.

    The Wheel makes others unsure of the cards in the giver's hand, not of those that lay hidden: so they can tell which
    cards lay there by then.
    """
    return s.shown_at if giver == viewer or left_of(s, giver) == viewer else max(s.shown_at, s.wheel_at)


@rule
def was_taken_back(s, card, settled):
    """Whether a card in hand was taken from among the hidden ones, unseen, since hiding is a secret."""
    return s.since[card] > s.came[card] and s.since[card] > settled


@rule
def last_taken(s, seat, settled):
    """When Temperance last took a card that is still in hand, others that were hidden then being so still; or NONE.

    From then on nobody can tell which of the cards hidden before lie there and which are back.
    """
    moment, earliest = NONE, EVER
    for card in range(MINORS):
        if s.place[card] == HAND + seat and was_taken_back(s, card, settled) and not is_bound(s, card):
            moment = max(moment, s.since[card])
        elif is_secret(s, seat, card):
            earliest = min(earliest, s.since[card])
    return moment if earliest < moment else NONE


@rule
def is_secret(s, seat, card):
    """Whether it lies hidden and nobody else sees it, now or as a scoring goes on."""
    return s.place[card] == HIDDEN + seat and not s.face_up[card] and not s.shown and not is_bound(s, card)


@rule
def is_free(s, seat, card, room):
    """Whether a card of a seat may be where another of its cards is."""
    if s.place[card] == HAND + seat:
        if card < MINORS and was_taken_back(s, card, room.settled[seat]):
            return room.taken_at[seat] != NONE and not is_bound(s, card)
        return s.came[card] != NONE and not is_bound(s, card)
    if card >= MINORS or not is_secret(s, seat, card):
        return False
    return s.since[card] < room.taken_at[seat] or (s.came[card] != NONE and s.since[card] > room.settled[seat])


@rule
def forget_arrivals(s, seat, room):
    """When a card came is forgotten where nobody can tell which it was.

    So of what lay hidden before the Wheel; and of a card that came to a hand only by Temperance, once that is over.
    """
    for card in range(FOOL + 1):
        if s.place[card] == HAND + seat and s.came[card] == NONE:
            is_mixed_up = card < MINORS and room.taken_at[seat] != NONE and s.since[card] != NONE
            if s.exchanges == 0 and not is_mixed_up:
                s.came[card] = s.since[card] = 0
        elif s.place[card] == HIDDEN + seat and s.shown_at < s.since[card] <= room.settled[seat]:
            if s.came[card] != NONE and not is_bound(s, card):
                s.came[card] = s.since[card] - 1


@rule
def is_marked(s, card):
    """Whether everybody can tell if it was hidden when Temperance came: shown before, or never in a hand at all."""
    return s.came[card] < s.shown_at and (s.came[card] == NONE or s.traced[card] & SPECTATOR != 0)


# hiding and taking back


@rule
def hide_anew(s, viewer, seat, luck, room):
    """Draw lots for what a seat has hidden, at every moment from what was in its hand; nothing if that fits nowhere."""
    taken_at = room.taken_at[seat]
    cards, slots, early = list_hideable(s, viewer, seat, room)
    if slots == 0:
        return
    for i in range(cards):
        room.goes[i] = IN_HAND
    if taken_at != NONE and not mix_taken(s, seat, cards, early, luck, room):
        return
    for i in range(early, slots):
        if not send(s, room, cards, IN_HAND, room.slots[i], room.slots[i], luck):
            return
    for i in range(cards):
        lay_hidden(s, seat, card_at(room, i), room.goes[i], taken_at)


@rule
def list_hideable(s, viewer, seat, room):
    """The Minors that may lie hidden, by when they came, and the moments at which some were hidden.

    Returns how many cards and moments there are, and how many moments are before Temperance.
    """
    cards, slots, early, taken_at = 0, 0, 0, room.taken_at[seat]
    for card in range(MINORS):
        if holder(s, card) == seat and is_free(s, seat, card, room):
            known = (s.came[card] + 1) << CARD_BITS + 1 | label_of(s, viewer, card)
            known = (known << SEATS + 1 | s.traced[card]) << SEATS + 1 | s.sure[card]
            add_card(room, cards, known << CARD_BITS | card)
            cards += 1
            if s.place[card] == HIDDEN + seat:
                add_slot(room, slots, s.since[card])
                slots += 1
                early += s.since[card] < taken_at
    return cards, slots, early


@rule
def mix_taken(s, seat, cards, early, luck, room):
    """Who lies hidden since before Temperance and who is back in hand: all of them together, drawn by lot.

    The card that was taken has lost the moment it was hidden at, so that the others must not keep theirs: all pass for
    hidden just before. A card drawn in between may be among them, which a perfect memory would rule out.
    """
    taken_at, others = room.taken_at[seat], 0
    for i in range(cards):
        card = card_at(room, i)
        is_hidden = s.place[card] == HIDDEN + seat
        is_in = s.since[card] < taken_at if is_hidden else was_taken_back(s, card, room.settled[seat])
        others += is_in and not is_marked(s, card)
        if is_marked(s, card):
            room.goes[i] = AMONG_HIDDEN if is_in else KEPT_APART
    for _ in range(others):
        if not send(s, room, cards, IN_HAND, taken_at, AMONG_HIDDEN, luck):
            return False
    for _ in range(early):
        send(s, room, cards, AMONG_HIDDEN, EVER, taken_at - 1, luck)
    for i in range(cards):
        if room.goes[i] == KEPT_APART:
            room.goes[i] = IN_HAND
    return True


@rule
def send(s, room, cards, stage, before, goal, luck):
    """One of the cards at a stage that came before a moment, each with the same chance; False if there is none."""
    candidates, chosen = 0, NONE
    for i in range(cards):
        if room.goes[i] == stage and s.came[card_at(room, i)] < before:
            candidates += 1
            if toss(luck, candidates) == 0:
                chosen = i
    if chosen == NONE:
        return False
    room.goes[chosen] = goal
    return True


@rule
def lay_hidden(s, seat, card, goal, taken_at):
    if goal >= 0:
        s.place[card], s.since[card] = HIDDEN + seat, goal
    else:
        s.place[card] = HAND + seat
        s.since[card] = s.came[card] if goal == IN_HAND else taken_at


# an exchange under way


@rule
def forget_exchange(s):
    """Returns the moment of Temperance, NONE without it. A card that lay face up was seen, the others are forgotten."""
    if s.exchanges == 0 or s.given[0] == NONE:
        return NONE
    for i in range(s.exchanges):
        if s.taken[i] != NONE and s.since[s.taken[i]] != s.came[s.taken[i]]:
            s.taken[i] = NONE
    return s.since[s.given[0]]


@rule
def recall_exchange(s, moment):
    """The cards that the turn remembers are those that moved at that moment."""
    given, taken = 0, 0
    for card in range(FOOL + 1):
        if s.since[card] == moment and given < s.exchanges and s.place[card] == HIDDEN + s.active:
            s.given[given] = card
            given += 1
        elif s.since[card] == moment and s.came[card] != moment and s.place[card] == HAND + s.active:
            while taken < s.exchanges and s.taken[taken] != NONE:
                taken += 1
            if taken < s.exchanges:
                s.taken[taken] = card


@rule
def take_anew(s, luck):
    """Which card is about to be taken shows only when another is given for it."""
    if s.asked[s.active] != TEMPERANCE_GIVE:
        return
    candidates = 0
    for card in range(FOOL + 1):
        if may_take(s, s.active, card):
            candidates += 1
            if toss(luck, candidates) == 0:
                s.taken[s.exchanges] = card
