"""Moving cards: draws with their reshuffles, discards, hiding, and who has seen what (section 4.1)."""

from cartomante.core.rule import NONE, chance, emit, rule
from cartomante.games.arcanum.agenda import then
from cartomante.games.arcanum.cards import MAJOR, MINOR, deck_of, discard_of
from cartomante.games.arcanum.events import DISCARDED, HID, NOTHING_TO_DRAW, RESHUFFLED, TABLEWIDE, tell_draw
from cartomante.games.arcanum.state import (
    CARDS,
    EVERYBODY,
    HAND,
    HIDDEN,
    LIMIT,
    MAJOR_DISCARD,
    MINOR_DISCARD,
    MINORS,
    SEATS,
)


@rule
def put(s, card, place):
    """A card comes to another zone; the moment is kept, for it tells which cards somebody could have chosen."""
    s.clock += 1
    put_together(s, card, place)


@rule
def put_together(s, card, place):
    """The same at the present moment: what all do together happens at one, in whatever order they answer."""
    count(s, card, -1)
    s.place[card] = place
    count(s, card, 1)
    s.since[card] = s.clock


@rule
def count(s, card, change):
    """Keep the sizes of zones up to date; a test compares them with the cards that are there."""
    place = s.place[card]
    s.size[place] += change
    if card < MINORS and HAND <= place < HAND + SEATS:
        s.minors[place - HAND] += change


@rule
def show(s, card, seats):
    """These seats, and no others, know the card and where it is."""
    s.traced[card] = seats
    s.sure[card] = seats


@rule
def first_of(kind):
    return MINORS if kind == MAJOR else 0


@rule
def end_of(kind):
    return CARDS if kind == MAJOR else MINORS


@rule
def draw_card(s, kind):
    """The top card of a deck: any of its cards, since nobody knows their order. NONE if there is none (AR-95)."""
    deck, first, end = deck_of(kind), first_of(kind), end_of(kind)
    if s.size[deck] == 0 and reshuffle(s, kind) == 0:
        return NONE
    n = chance(s, s.size[deck])
    for card in range(first, end):
        n -= s.place[card] == deck
        if n < 0:
            return card
    return NONE


@rule
def reshuffle(s, kind):
    """The discard pile becomes the deck, and nobody can tell its cards apart any more. Returns how many there are."""
    discard = MAJOR_DISCARD if kind == MAJOR else MINOR_DISCARD
    size = s.size[discard]
    if size > 0:
        s.packs[kind] += 1
        for card in range(first_of(kind), end_of(kind)):
            if s.place[card] == discard:
                put(s, card, deck_of(kind))
                s.pack[card] = s.packs[kind]
                show(s, card, EVERYBODY if size == 1 else 0)  # a single card is known to all when it is drawn
                s.came[card] = NONE
        emit(s, RESHUFFLED, TABLEWIDE, kind, size)
    return size


@rule
def draw_to_hand(s, seat, kind):
    """Draw one card; 1 if there was one."""
    card = draw_card(s, kind)
    if card == NONE:
        return 0
    put(s, card, HAND + seat)
    s.came[card] = s.clock
    show(s, card, 1 << seat | s.traced[card])
    return 1


@rule
def draw_batch(s, seat, minors, majors):
    """One instruction to draw: Minors, then Majors, then the hand limit (AR-15). Returns how many were drawn."""
    start = s.clock
    drawn_minors, drawn_majors = 0, 0
    for _ in range(minors):
        drawn_minors += draw_to_hand(s, seat, MINOR)
    for _ in range(majors):
        drawn_majors += draw_to_hand(s, seat, MAJOR)
    if drawn_minors + drawn_majors > 0:
        tell_draw(s, seat, drawn_minors, drawn_majors, start)
    if drawn_minors < minors:
        emit(s, NOTHING_TO_DRAW, seat, MINOR)
    if drawn_majors < majors:
        emit(s, NOTHING_TO_DRAW, seat, MAJOR)
    then(s, LIMIT, seat)
    return drawn_minors + drawn_majors


@rule
def discard(s, seat, card):
    """Face up to the pile of its kind."""
    to_pile(s, card)
    emit(s, DISCARDED, seat, card)


@rule
def to_pile(s, card):
    put(s, card, discard_of(card))
    show(s, card, EVERYBODY)
    s.came[card] = NONE
    s.face_up[card] = 0


@rule
def hide(s, seat, card):
    """Face down in front of its owner."""
    s.clock += 1
    hide_together(s, seat, card)


@rule
def hide_together(s, seat, card):
    put_together(s, card, HIDDEN + seat)
    s.face_up[card] = 0
    emit(s, HID, seat, card)
