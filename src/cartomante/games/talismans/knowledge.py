"""What a seat can know about cards it does not see, and worlds it cannot tell apart (section 8)."""

import numpy as np

from cartomante.core.record import where, without_gaps
from cartomante.core.rule import NONE, rule, toss
from cartomante.games.talismans.cards import is_fairy
from cartomante.games.talismans.state import (
    COMMIT_LEAD,
    COMMITTED,
    DEALT,
    HAND,
    JOKER_1,
    JOKER_2,
    REORDER_POSITION,
    REVEAL,
    SEATS,
    SUITS,
    VALUES,
)

Room = without_gaps(
    [
        ("pool", np.int8, (DEALT,)),  # the cards that the viewer cannot place, those not yet dealt first
        ("size", np.int8, (SEATS,)),  # how many of them each seat holds
    ]
)


@rule
def holder(s, card):
    """The seat that has a card in hand or committed face down, NONE if nobody has."""
    place = s.place[card]
    if HAND <= place < HAND + SEATS:
        return place - HAND
    if COMMITTED <= place < COMMITTED + SEATS:
        return place - COMMITTED
    return NONE


@rule
def is_unknown(s, card, viewer):
    """Whether a card is held by somebody else and has never been revealed."""
    seat = holder(s, card)
    return seat != NONE and seat != viewer and not s.seen[card]


@rule
def determinize(s, c, viewer, luck, room):
    """Deal the cards unknown to the viewer anew among those who hold them, and redo the others' commitments."""
    if s.step == REVEAL:
        take_back_commitments(s, viewer)
    deal_unknown(s, gather_unknown(s, viewer, room), luck, room)
    if s.step == REVEAL:
        redo_commitments(s, viewer, luck)
    for seat in range(s.players):
        if seat != viewer and s.asked[seat] == REORDER_POSITION:
            s.moving = s.row[1 + toss(luck, SUITS - 1)]  # which card was taken shows when it is put back (WT-59)


@rule
def take_back_commitments(s, viewer):
    """The cards go back to the hand; `lead` keeps marking who had begun to commit."""
    for card in range(DEALT):
        seat = holder(s, card)
        if seat != viewer and seat != NONE:
            s.place[card] = HAND + seat


@rule
def gather_unknown(s, viewer, room):
    """The unknown cards in ascending order, so that the real deal tells no more than the sizes. Returns how many."""
    count = 0
    for seat in range(s.players):
        room.size[seat] = 0
    for card in range(DEALT):
        if is_unknown(s, card, viewer):
            room.size[holder(s, card)] += 1
            room.pool[count] = card
            count += 1
    return count


@rule
def deal_unknown(s, count, luck, room):
    """Every assignment that respects the sizes of the hands is equally likely."""
    for seat in range(s.players):
        for _ in range(room.size[seat]):
            i = toss(luck, count)
            s.place[room.pool[i]] = HAND + seat
            count -= 1
            room.pool[i] = room.pool[count]


@rule
def redo_commitments(s, viewer, luck):
    """Who had committed commits at random; who was between two cards begins again, which nobody can notice."""
    for seat in range(s.players):
        if seat != viewer and s.lead[seat] != NONE:
            s.lead[seat] = s.partner[seat] = NONE
            if s.asked[seat] == NONE:
                commit_at_random(s, seat, luck)
            else:
                s.asked[seat] = COMMIT_LEAD


@rule
def commit_at_random(s, seat, luck):
    lead = random_card(s, seat, 0, DEALT, luck)
    s.lead[seat] = lead
    s.place[lead] = COMMITTED + seat
    if is_fairy(lead):
        partner = random_partner(s, seat, lead, luck)
        if partner != NONE:
            s.partner[seat] = partner
            s.place[partner] = COMMITTED + seat


@rule
def random_card(s, seat, first, end, luck):
    """A random card of the hand with an id from `first` to `end` - 1; NONE if there is none."""
    found, count = NONE, 0
    for card in range(first, end):
        if s.place[card] == HAND + seat:
            count += 1
            if toss(luck, count) == 0:
                found = card
    return found


@rule
def random_partner(s, seat, lead, luck):
    """A lower fairy of the suit, a Joker, or NONE for a play of one card."""
    kind = toss(luck, 3)
    if kind == 0:
        return random_card(s, seat, lead - lead % VALUES, lead, luck)
    if kind == 1:
        return random_card(s, seat, JOKER_1, JOKER_2 + 1, luck)
    return NONE


# for people


def held_by(s, seat):
    """All that a seat has in hand or committed face down, in ascending order."""
    return sorted([*where(s.place, HAND + seat), *where(s.place, COMMITTED + seat)])


def has_secrets(s, seat):
    """Whether a seat holds a card that has never been revealed."""
    return any(not s.seen[card] for place in (HAND, COMMITTED) for card in where(s.place, place + seat))


def known_among(s, held, seat, viewer):
    """The cards that `viewer` (None: a spectator) knows of those held by `seat`, after closing the deduction (8.2)."""
    if seat == viewer or not may_lie_elsewhere(s, seat, viewer):
        return held
    return [card for card in held if s.seen[card]]


def may_lie_elsewhere(s, seat, viewer):
    """Whether a card that `viewer` has not seen may be with somebody else than `seat`."""
    return any(has_secrets(s, other) for other in range(s.players) if other not in (seat, viewer))


def unseen_cards(s, viewer):
    """The cards that `viewer` knows to be in some other hand without knowing whose."""
    others = [seat for seat in range(s.players) if seat != viewer and has_secrets(s, seat)]
    if len(others) < 2:
        return []
    places = {place + seat for place in (HAND, COMMITTED) for seat in others}
    return [card for card, place in enumerate(s.place) if place in places and not s.seen[card]]
