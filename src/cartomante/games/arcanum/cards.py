"""What a card and a figure are, and where they can be (sections 1 and 3.4)."""

from cartomante.core.rule import NONE, rule
from cartomante.games.arcanum.state import (
    FIGURES,
    HAND,
    HIDDEN,
    LOCATIONS,
    MAJOR_DECK,
    MAJOR_DISCARD,
    MINOR_DECK,
    MINOR_DISCARD,
    MINORS,
    NUMERALS,
    RANKS,
    SUIT_SIZE,
)

MINOR, MAJOR = range(2)


@rule
def is_major(card):
    return card >= MINORS


@rule
def kind_of(card):
    return MAJOR if card >= MINORS else MINOR


@rule
def suit_of(card):
    return card // SUIT_SIZE


@rule
def value_of(card):
    """1 to 10 for numerals, 11 to 14 for the court."""
    return card % SUIT_SIZE + 1


@rule
def is_numeral(card):
    return value_of(card) <= NUMERALS


@rule
def figure_of(card):
    """The figure of a court card."""
    return suit_of(card) * RANKS + value_of(card) - NUMERALS - 1


@rule
def suit_of_figure(figure):
    return figure // RANKS


@rule
def deck_of(kind):
    return MAJOR_DECK if kind == MAJOR else MINOR_DECK


@rule
def discard_of(card):
    return MAJOR_DISCARD if is_major(card) else MINOR_DISCARD


# counting


@rule
def hand_size(s, seat):
    return s.size[HAND + seat]


@rule
def minors_in_hand(s, seat):
    return s.minors[seat]


@rule
def is_drawable(s, kind):
    """Whether the deck or the discard pile of a kind has a card."""
    if kind == MAJOR:
        return s.size[MAJOR_DECK] + s.size[MAJOR_DISCARD] > 0
    return s.size[MINOR_DECK] + s.size[MINOR_DISCARD] > 0


@rule
def is_face_down(s, seat, card):
    return s.place[card] == HIDDEN + seat and not s.face_up[card]


# the board


@rule
def blocked(s, c):
    """Bits of the locations that the Tower covers."""
    return 0 if s.tower == NONE else c.placements[s.tower]


@rule
def is_blocked(s, c, location):
    return (blocked(s, c) >> location) & 1 == 1


@rule
def is_movable(s, c, figure):
    """On the board, and not under the Tower (4.7)."""
    return s.figure[figure] != 0 and not is_blocked(s, c, s.figure[figure])


@rule
def count_movable(s, c):
    count = 0
    for figure in range(FIGURES):
        count += is_movable(s, c, figure)
    return count


@rule
def can_go(s, c, figure, location):
    """Whether a figure may be moved to a location: not where it is, not under the Tower (AR-27)."""
    return s.figure[figure] != location and not is_blocked(s, c, location)


@rule
def moves_figure(s, c, card):
    """Whether playing this Minor now could move some figure (AR-24)."""
    if not is_numeral(card):
        return is_movable(s, c, figure_of(card)) and has_destination(s, c, figure_of(card))
    found = False
    for rank in range(RANKS):
        figure = suit_of(card) * RANKS + rank
        found |= is_movable(s, c, figure) and can_go(s, c, figure, value_of(card))
    return found


@rule
def has_destination(s, c, figure):
    found = False
    for location in range(1, LOCATIONS + 1):
        found |= can_go(s, c, figure, location)
    return found
