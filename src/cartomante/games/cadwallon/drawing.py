"""Drawing cards (section 4.2)."""

from cartomante.core.rule import emit, rule
from cartomante.games.cadwallon.events import RESHUFFLED, tell_draw
from cartomante.games.cadwallon.memory import see_to_hand
from cartomante.games.cadwallon.state import CARDS, DECK, HAND, HAND_SIZE, RESOURCES
from cartomante.games.cadwallon.table import first_at, put, random_at


@rule
def draw_hand(s, seat):
    """Four cards; when the deck is used up and another card is needed, the resources become the deck (AC-14, AC-15)."""
    drawn = 0
    for _ in range(HAND_SIZE):
        if s.size[DECK + seat] == 0:
            reshuffle(s, seat)
        drawn += draw_card(s, seat)
    tell_draw(s, seat, drawn)


@rule
def draw_cards(s, seat, count):
    """For an effect: only what the deck holds (AC-19)."""
    drawn = 0
    for _ in range(count):
        drawn += draw_card(s, seat)
    tell_draw(s, seat, drawn)


@rule
def draw_card(s, seat):
    """One card, if the deck has one; returns how many that makes."""
    if s.size[DECK + seat] == 0:
        return 0
    put(s, random_at(s, DECK + seat), HAND + seat)
    return 1


@rule
def reshuffle(s, seat):
    """Whoever has kept count knows that the cards drawn before are in the hand."""
    count = s.size[RESOURCES + seat]
    if count == 0:
        return
    card = first_at(s, HAND + seat)
    while card < CARDS:
        see_to_hand(s, card)
        card = s.after[card]
    for _ in range(count):
        put(s, first_at(s, RESOURCES + seat), DECK + seat)
    emit(s, RESHUFFLED, seat, count)
