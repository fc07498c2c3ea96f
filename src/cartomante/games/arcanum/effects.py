"""Playing a card, exchanging, passing on, and figures that the Tower and the Judgement touch (3.4, 4.5)."""

from cartomante.core.rule import NONE, ask, emit, rule
from cartomante.games.arcanum.agenda import left_of, then
from cartomante.games.arcanum.cards import (
    figure_of,
    hand_size,
    is_face_down,
    is_numeral,
    minors_in_hand,
    moves_figure,
    suit_of,
)
from cartomante.games.arcanum.events import (
    EXCHANGED,
    FIGURE_REMOVED,
    FIGURE_RETURNED,
    MOVED_NOTHING,
    PLAYED,
    TOWER_FELL,
    TOWER_PLACED,
    TURNED_UP,
    tell_passing,
    tell_tower,
)
from cartomante.games.arcanum.majors import resolve_major
from cartomante.games.arcanum.options import AVOID, MINORS_AND_FOOL
from cartomante.games.arcanum.prestige import gain_prestige
from cartomante.games.arcanum.state import (
    CARDS,
    DISCARD_RESOLVED,
    EVERYBODY,
    FIGURES,
    FOOL,
    HAND,
    HIDDEN,
    MINORS,
    MOVE_DESTINATION,
    MOVE_FIGURE,
    ON_BOARD,
    PASSING,
    RESOLVING,
    RETURN_FIGURES,
    TOWER,
    WHEEL_PASS,
)
from cartomante.games.arcanum.zones import put, put_together, show, to_pile

PASSED_ON = 2  # cards, with the Wheel

# playing


@rule
def may_end_turn(s, seat):
    """Only once a Minor was played, or with none in hand (AR-21)."""
    return s.minor_played == 1 or minors_in_hand(s, seat) == 0


@rule
def lay_out(s, seat, card):
    """The card rests aside while it is resolved; then the turn goes on."""
    put(s, card, RESOLVING)
    show(s, card, EVERYBODY)
    s.came[card] = NONE
    s.resolving = card
    emit(s, PLAYED, seat, card)


@rule
def play_minor(s, c, seat, card):
    """The House gains a step; then a figure is moved, if the card can move one (AR-24, AR-29)."""
    s.minor_played = 1
    lay_out(s, seat, card)
    gain_prestige(s, seat, suit_of(card), 1)
    if moves_figure(s, c, card):
        if is_numeral(card):
            ask(s, MOVE_FIGURE, seat)
        else:
            s.moving = figure_of(card)
            ask(s, MOVE_DESTINATION, seat)
    else:
        emit(s, MOVED_NOTHING, seat, card)
        if s.dead_minor == AVOID:  # everybody sees that no Minor in this hand could have moved a figure
            s.bare_until[seat] = s.clock
    then(s, DISCARD_RESOLVED, seat)


@rule
def play_major(s, seat, card):
    s.major_played = 1
    lay_out(s, seat, card)
    resolve_major(s, seat, card)
    then(s, DISCARD_RESOLVED, seat)


@rule
def discard_resolved(s):
    """To its pile, unless it stays: the Tower on the board, the Fool among hidden cards, the Devil in force."""
    if s.place[s.resolving] == RESOLVING:
        to_pile(s, s.resolving)
    s.resolving = NONE


# the Wheel


@rule
def pass_cards(s, seat):
    """Everybody chooses two cards before any of them moves (AR-70); who has no more than two gives them all."""
    s.clock += 1
    for player in range(s.players):
        if hand_size(s, player) <= PASSED_ON:
            for card in range(CARDS):
                if s.place[card] == HAND + player:
                    put_together(s, card, PASSING + player)
        else:
            ask(s, WHEEL_PASS, player)


@rule
def pass_on(s, seat, card):
    put_together(s, card, PASSING + seat)
    if s.size[PASSING + seat] < PASSED_ON:
        ask(s, WHEEL_PASS, seat)


@rule
def move_passed(s):
    """All cards chosen go to the left at the same time; giver and receiver know them."""
    for seat in range(s.players):
        tell_passing(s, seat, left_of(s, seat))
        if s.size[HAND + seat] > 0:
            lose_track(s, seat)
    s.clock += 1
    s.wheel_at = s.clock
    for card in range(CARDS):
        if PASSING <= s.place[card] < PASSING + s.players:
            receiver = left_of(s, s.place[card] - PASSING)
            put_together(s, card, HAND + receiver)
            s.came[card] = s.clock
            s.traced[card] |= 1 << receiver
            s.sure[card] |= 1 << receiver


@rule
def lose_track(s, giver):
    """Others cannot tell any more which of the cards they have seen in a hand were kept and which were passed on."""
    insiders = 1 << giver | 1 << left_of(s, giver)
    for card in range(CARDS):
        if s.place[card] == HAND + giver or s.place[card] == PASSING + giver:
            s.sure[card] &= insiders


# Temperance


@rule
def is_exchangeable(s, card):
    return card < MINORS or (card == FOOL and s.temperance_cards == MINORS_AND_FOOL)


@rule
def may_take(s, seat, card):
    """An own hidden card that this exchange has not put there (AR-84)."""
    return s.place[card] == HIDDEN + seat and is_exchangeable(s, card) and card != s.given[0]


@rule
def may_give(s, seat, card):
    return s.place[card] == HAND + seat and is_exchangeable(s, card) and card != s.taken[0]


@rule
def can_exchange(s, seat):
    """Up to twice, with a card to take and another to give."""
    takes, gives = False, False
    for card in range(FOOL + 1):
        takes |= may_take(s, seat, card)
        gives |= may_give(s, seat, card)
    return takes and gives and s.exchanges < 2


@rule
def begin_exchange(s, card):
    s.taken[s.exchanges] = card


@rule
def finish_exchange(s, seat, given):
    """A card that lay face up is known to be in that hand; its replacement lies face down (AR-85)."""
    taken = s.taken[s.exchanges]
    s.given[s.exchanges] = given
    if s.exchanges == 0:  # both exchanges happen at one moment, since what is given cannot be taken and vice versa
        s.clock += 1
    s.exchanges += 1
    emit(s, EXCHANGED, seat, taken if s.face_up[taken] else NONE, taken, given)
    put_together(s, given, HIDDEN + seat)
    put_together(s, taken, HAND + seat)
    if s.face_up[taken]:  # then everybody sees it come into the hand
        s.came[taken] = s.clock
    s.face_up[taken] = 0
    s.face_up[given] = 0


@rule
def clear_exchange(s):
    s.exchanges = 0
    for i in range(2):
        s.taken[i] = s.given[i] = NONE


# the Sun


@rule
def reveal_hidden(s, seat, count):
    """So many of the own face-down cards; all of them, if there are no more (AR-86)."""
    cards = 0
    for card in range(FOOL + 1):
        cards += is_face_down(s, seat, card)
    if cards <= count:
        for card in range(FOOL + 1):
            if is_face_down(s, seat, card):
                turn_up_cards(s, seat, card)
        return False
    return True


@rule
def turn_up_cards(s, seat, card):
    s.face_up[card] = 1
    show(s, card, EVERYBODY)
    emit(s, TURNED_UP, seat, card)


# the Tower


@rule
def place_tower(s, c, seat, index):
    put(s, TOWER, ON_BOARD)
    s.tower = index
    s.tower_owner = seat
    tell_tower(s, TOWER_PLACED, seat, c.placements[index])


@rule
def remove_tower(s, c, seat):
    """At the start of its owner's next active turn (AR-77, AR-82)."""
    if s.tower != NONE and s.tower_owner == seat:
        tell_tower(s, TOWER_FELL, seat, c.placements[s.tower])
        s.tower = s.tower_owner = NONE
        to_pile(s, TOWER)


# the Judgement


@rule
def remove_figure(s, seat, figure):
    emit(s, FIGURE_REMOVED, seat, figure, s.figure[figure])
    s.figure[figure] = 0
    s.remover[figure] = seat


@rule
def removed_by(s, seat):
    """The first figure that waits for its return, NONE if there is none."""
    for figure in range(FIGURES):
        if s.remover[figure] == seat:
            return figure
    return NONE


@rule
def put_back_figure(s, seat, location):
    """Without symbols and without effect (AR-91)."""
    figure = s.moving
    s.moving = NONE
    s.figure[figure] = location
    s.remover[figure] = NONE
    s.returned |= 1 << location
    emit(s, FIGURE_RETURNED, seat, figure, location)
    then(s, RETURN_FIGURES, seat)
