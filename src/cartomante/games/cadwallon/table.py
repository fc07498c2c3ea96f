"""Cards and the places they lie in: putting, taking, drawing, shuffling."""

from cartomante.core.rule import NONE, chance, rule
from cartomante.games.cadwallon.state import CARDS, PLACES


@rule
def first_at(s, place):
    """The first card of a place; a number from CARDS on if there is none. The next one is `s.after[card]`."""
    return s.after[CARDS + place]


@rule
def last_at(s, place):
    return s.before[CARDS + place]


@rule
def link(s, card, node):
    """Put a loose card right behind a card, or behind a place itself: first in it."""
    behind = s.after[node]
    s.after[node] = card
    s.before[card] = node
    s.after[card] = behind
    s.before[behind] = card


@rule
def unlink(s, card):
    s.after[s.before[card]] = s.after[card]
    s.before[s.after[card]] = s.before[card]


@rule
def put(s, card, place):
    """Take a card from where it lies and put it last in another place."""
    unlink(s, card)
    s.size[s.place[card]] -= 1
    s.place[card] = place
    s.size[place] += 1
    link(s, card, s.before[CARDS + place])


@rule
def put_first(s, card, place):
    put(s, card, place)
    unlink(s, card)
    link(s, card, CARDS + place)


@rule
def clear_table(s):
    """Nothing lies anywhere."""
    for place in range(PLACES):
        s.after[CARDS + place] = s.before[CARDS + place] = CARDS + place


@rule
def lay_out(s, card, place):
    """Put a card that lay nowhere last in a place."""
    s.place[card] = place
    s.size[place] += 1
    s.owner[card] = NONE
    link(s, card, s.before[CARDS + place])


@rule
def nth_at(s, place, n):
    card = first_at(s, place)
    for _ in range(n):
        card = s.after[card]
    return card


@rule
def random_at(s, place):
    """Any card of a place that is not empty. Nobody knows the order of a shuffled deck, so none is made before."""
    return nth_at(s, place, chance(s, s.size[place]))


@rule
def change_places(s, a, b):
    """Two cards lie where the other one lay."""
    s.place[a], s.place[b] = s.place[b], s.place[a]
    if s.before[a] == b:  # then the one in front is named first
        a, b = b, a
    in_front = s.before[a]
    unlink(s, a)
    link(s, a, b)
    if s.before[b] != in_front:
        unlink(s, b)
        link(s, b, in_front)
