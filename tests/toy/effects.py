"""One function per thing the rules do to cards and houses."""

from cartomante.core.rule import NONE, ask_later, chance, emit, rule
from toy.events import CONTESTED, DREW, FELL, PASSED, PICKED, ROSE, TABLEWIDE, UNHEARD
from toy.knowledge import show, show_everybody
from toy.state import (
    BANNERS,
    CARDS,
    CHOOSE_HOUSE,
    CONTEST,
    DECK,
    DISCARD,
    HAND,
    HERALD_STEPS,
    HOUSES,
    STRENGTHS,
    TOP,
)

# --- cards -------------------------------------------------------------------------------------------------------


@rule
def is_banner(card):
    return card < BANNERS


@rule
def house_of(banner):
    return banner // STRENGTHS


@rule
def strength_of(banner):
    return banner % STRENGTHS + 1


@rule
def count_at(s, place):
    """How many cards lie somewhere."""
    count = 0
    for card in range(CARDS):
        count += s.place[card] == place
    return count


@rule
def take_from_deck(s, seat):
    """Any card of the deck: nobody knows its order, so it has none."""
    n = chance(s, count_at(s, DECK))
    for card in range(CARDS):
        if s.place[card] == DECK:
            if n == 0:
                s.place[card] = HAND + seat
                show(s, card, seat)
                return card
            n -= 1
    return NONE


@rule
def draw(s, seat):
    """Everybody sees that a card is drawn, only the player which (TY-11)."""
    card = take_from_deck(s, seat)
    emit(s, DREW, seat, card)


@rule
def discard(s, card):
    s.place[card] = DISCARD
    show_everybody(s, card)


@rule
def hand_over(s, seat):
    """The committed card goes to the player on the left; both know it from now on (TY-15)."""
    card, receiver = s.committed[seat], (seat + 1) % s.players
    s.committed[seat] = NONE
    s.place[card] = HAND + receiver
    show(s, card, receiver)
    emit(s, PASSED, seat, receiver, card)


# --- houses ------------------------------------------------------------------------------------------------------


@rule
def raise_house(s, house, steps):
    """Each step a house cannot climb lowers every other house instead (TY-3)."""
    for _ in range(steps):
        if s.prestige[house] < TOP:
            s.prestige[house] += 1
        else:
            lower_rivals(s, house)
    emit(s, ROSE, TABLEWIDE, house, s.prestige[house])


@rule
def lower_rivals(s, house):
    for rival in range(HOUSES):
        if rival != house:
            lower_house(s, rival, 1)


@rule
def lower_house(s, house, steps):
    """No house falls below nothing (TY-3)."""
    s.prestige[house] = max(s.prestige[house] - steps, 0)
    emit(s, FELL, TABLEWIDE, house, s.prestige[house])


@rule
def is_heard(s, c, house):
    """A house listens to Heralds once it has reached the bar printed beside its track (TY-7)."""
    return s.prestige[house] >= c.bar[house]


# --- what cards do -----------------------------------------------------------------------------------------------


@rule
def banner(s, card):
    """A banner raises its house by its strength (TY-5)."""
    raise_house(s, house_of(card), strength_of(card))


@rule
def herald(s, c, seat):
    """Whoever plays the Herald picks the house that rises, if there is one that listens (TY-6, TY-8)."""
    for house in range(HOUSES):
        if is_heard(s, c, house):
            ask_later(s, CHOOSE_HOUSE, seat, NONE)
            return
    emit(s, UNHEARD, seat)


@rule
def pick(s, seat, house):
    """The house rises, and every rival may contest it in turn, from the left of the Herald's player (TY-9)."""
    emit(s, PICKED, seat, house)
    raise_house(s, house, HERALD_STEPS)
    for step in range(1, s.players):
        ask_later(s, CONTEST, (seat + step) % s.players, house)


@rule
def contest(s, seat, card):
    """The banner is spent and its house falls by its strength."""
    discard(s, card)
    emit(s, CONTESTED, seat, card)
    lower_house(s, house_of(card), strength_of(card))
