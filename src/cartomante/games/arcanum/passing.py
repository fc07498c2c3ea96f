"""What others have chosen in secret when the Wheel turns, chosen anew (section 8)."""

from cartomante.core.rule import NONE, rule, toss
from cartomante.games.arcanum.agenda import left_of
from cartomante.games.arcanum.choices import (
    CARD_BITS,
    MOMENTS,
    add_card,
    add_slot,
    card_at,
    eye,
    holder,
    is_free,
    is_marked,
    label_of,
)
from cartomante.games.arcanum.state import (
    CARDS,
    HAND,
    HIDDEN,
    PASSING,
    PLACES,
    SPECTATOR,
)
from cartomante.games.arcanum.zones import end_of, first_of, put_together

# cards to be passed on


@rule
def take_back_passing(s, seat):
    """Cards chosen to be passed on go back to the hand; returns how many."""
    count = 0
    if s.size[PASSING + seat] > 0:
        for card in range(CARDS):
            if s.place[card] == PASSING + seat:
                put_together(s, card, HAND + seat)
                s.since[card] = s.came[card]
                count += 1
    return count


@rule
def choose_passing(s, seat, count, luck):
    """So many cards of the hand, any of them; those that Temperance brought stay, since when is kept with them."""
    for _ in range(count):
        candidates, chosen = 0, NONE
        for card in range(CARDS):
            if s.place[card] == HAND + seat and s.since[card] == s.came[card]:
                candidates += 1
                if toss(luck, candidates) == 0:
                    chosen = card
        put_together(s, chosen, PASSING + seat)


# cards that were passed on


@rule
def pass_anew(s, viewer, giver, kind, luck, room):
    """Only giver and receiver know which of the cards in the one hand came into the other."""
    count = list_passable(s, viewer, giver, kind, room)
    for i in range(count):
        j = i + toss(luck, count - i)
        label = room.cards[j]
        room.cards[j] = room.cards[i]
        room.cards[i] = label
    for i in range(count):
        lay_passed(s, viewer, giver, card_at(room, i), room.slots[i])


@rule
def list_passable(s, viewer, giver, kind, room):
    """The cards that may have been passed, and their places; returns how many, none if nothing came through."""
    receiver, count, received = left_of(s, giver), 0, 0
    for card in range(first_of(kind), end_of(kind)):
        seat = holder(s, card)
        if (seat == giver or seat == receiver) and is_passable(s, viewer, giver, seat, card, room):
            add_card(room, count, label_of(s, viewer, card) << CARD_BITS | card)
            add_slot(room, count, passing_slot(s, card, seat == giver))
            count += 1
            received += seat == receiver
    return count if received > 0 else 0


@rule
def passing_slot(s, card, is_kept):
    """With whom a card is, where, since when, and when it came there, as one number.

    When the cards that were passed had come to the giver is forgotten, so that it must not tell them from those kept.
    """
    came = s.wheel_at - 1 if is_kept else s.wheel_at
    is_as_it_came = s.place[card] < HIDDEN and s.since[card] <= s.wheel_at
    since = came if is_as_it_came else s.since[card]
    return (((0 if is_kept else PLACES) + s.place[card]) * MOMENTS + since) * MOMENTS + came


@rule
def is_passable(s, viewer, giver, seat, card, room):
    """In the giver's hand when cards were passed on, or with the receiver since, and the viewer is not sure of it."""
    if s.sure[card] & eye(viewer) or not is_free(s, seat, card, room):
        return False
    is_mixed_up = room.taken_at[giver] != NONE or room.taken_at[left_of(s, giver)] != NONE
    if s.came[card] == NONE or (is_mixed_up and is_marked(s, card)):
        return False
    return s.came[card] < s.wheel_at if seat == giver else s.came[card] == s.wheel_at


@rule
def lay_passed(s, viewer, giver, card, slot):
    """A card comes to a place; giver and receiver know it as the place demands, others as they did."""
    s.place[card] = slot // MOMENTS // MOMENTS % PLACES
    s.since[card] = slot // MOMENTS % MOMENTS
    s.came[card] = slot % MOMENTS
    insiders = 1 << giver | 1 << left_of(s, giver)
    knowing = insiders if holder(s, card) != giver or s.traced[card] & SPECTATOR else 1 << giver
    if not s.traced[card] & eye(viewer):
        s.traced[card] = s.sure[card] = 0
    s.traced[card] = s.traced[card] & ~insiders | knowing
    s.sure[card] = s.sure[card] & ~insiders | knowing
