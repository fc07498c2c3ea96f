"""Laying cards anew: what comes out depends on which cards and how many slots there are, not on how they lay."""

import numpy as np

from cartomante.core.record import without_gaps
from cartomante.core.rule import rule, toss
from cartomante.games.cadwallon.state import CARDS, PLAYABLE
from cartomante.games.cadwallon.table import change_places, first_at, link, unlink

Room = without_gaps(
    [
        ("pool", np.int16, (CARDS,)),  # cards to be laid anew
        ("slots", np.int16, (CARDS,)),  # the cards that lie where they will come to lie
        ("real", np.int16, (CARDS,)),  # the same, as it was at first
        ("index", np.int16, (CARDS,)),  # where among the slots a card lies
    ]
)


@rule
def add_slot(room, count, card):
    """One more slot, where this card lies now; returns how many there are then."""
    room.slots[count] = room.real[count] = card
    room.index[card] = count
    return count + 1


@rule
def gather_pool(s, room, first, end, count):
    """The cards of all slots, in ascending order."""
    filled = 0
    for card in range(first, end):
        i = room.index[card]
        if 0 <= i < count and room.slots[i] == card:
            room.pool[filled] = card
            filled += 1


@rule
def shuffle(room, first, end, luck):
    """A part of the pool."""
    for i in range(end - 1, first, -1):
        j = first + toss(luck, i + 1 - first)
        room.pool[i], room.pool[j] = room.pool[j], room.pool[i]


@rule
def lay_pool(s, room, count):
    """The i-th card of the pool comes into the i-th slot."""
    for i in range(count):
        card, there = room.pool[i], room.slots[i]
        if card != there:
            j = room.index[card]
            trade(s, card, there)
            room.slots[j], room.slots[i] = there, card
            room.index[there], room.index[card] = j, i


@rule
def trade(s, a, b):
    """Two cards change places, with all that happened to those places."""
    change_places(s, a, b)
    s.face_down[a], s.face_down[b] = s.face_down[b], s.face_down[a]
    s.owner[a], s.owner[b] = s.owner[b], s.owner[a]
    if a < PLAYABLE:
        s.laid[a], s.laid[b] = s.laid[b], s.laid[a]
        s.scouted[a], s.scouted[b] = s.scouted[b], s.scouted[a]
    s.chosen = other_of(s.chosen, a, b)
    s.target = other_of(s.target, a, b)


@rule
def other_of(card, a, b):
    if card == a:
        return b
    return a if card == b else card


@rule
def add_ring(s, room, count, place):
    """All cards of a place, in their order."""
    card = first_at(s, place)
    while card < CARDS:
        count = add_slot(room, count, card)
        card = s.after[card]
    return count


@rule
def add_part(s, room, count, place, first, end):
    """Those cards of a place whose numbers are within limits."""
    card = first_at(s, place)
    while card < CARDS:
        if first <= card < end:
            count = add_slot(room, count, card)
        card = s.after[card]
    return count


@rule
def lay_anew(s, room, first, end, count, luck):
    gather_pool(s, room, first, end, count)
    shuffle(room, 0, count, luck)
    lay_pool(s, room, count)


@rule
def slide(s, card, there):
    """Take a card out of its pile and put it in where another one lies, so that the others keep their order."""
    node = card
    while node < CARDS and node != there:
        node = s.after[node]
    is_above = node == there
    unlink(s, card)
    link(s, card, there if is_above else s.before[there])
