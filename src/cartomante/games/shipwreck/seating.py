"""Joining and leaving between turns (section 3.5)."""

from cartomante.core.rule import NONE, emit, end_game, rule
from cartomante.games.shipwreck.events import BOT_SAT_DOWN, GAME_ABANDONED, JOINED, LEFT, RETURNED_UNSEEN, TABLEWIDE
from cartomante.games.shipwreck.options import REMOVE_SEAT
from cartomante.games.shipwreck.seats import place_in_order, seated
from cartomante.games.shipwreck.state import ABANDONED, SEATS
from cartomante.games.shipwreck.tokens import empty_hand
from cartomante.games.shipwreck.trace import EMPTIED, note

FEWEST_SEATS = 2


@rule
def seat_newcomers(s, place):
    """Newcomers sit down where they asked to, with empty hands (SW-96). Returns the place of who has just played."""
    for seat in range(SEATS):
        neighbour = s.joining[seat]
        if neighbour != NONE:
            s.joining[seat] = NONE
            last = seated(s)
            before = place_in_order(s, neighbour)
            index = last if before == NONE else before + 1
            for i in range(last, index, -1):
                s.order[i] = s.order[i - 1]
            s.order[index] = seat
            s.players = max(s.players, seat + 1)
            place += index <= place
            emit(s, JOINED, seat, neighbour)
    return place


@rule
def unseat_leavers(s, place):
    """Who leaves takes the seat away, or hands it to a bot (SW-98). Returns the place of who has just played."""
    has_left = False
    for seat in range(SEATS):
        if s.leaving[seat]:
            has_left = True
            s.leaving[seat] = 0
            if must_stay(s):
                seat_bot(s, seat)
            else:
                place -= place_in_order(s, seat) <= place
                remove_seat(s, seat)
    if has_left and not has_people(s):
        abandon(s)
    return place


@rule
def seat_bot(s, seat):
    s.bot[seat] = 1
    emit(s, BOT_SAT_DOWN, seat)


@rule
def abandon(s):
    """A game that all people have left has no result."""
    emit(s, GAME_ABANDONED, TABLEWIDE)
    end_game(s, ABANDONED)


@rule
def must_stay(s):
    """Whether a seat cannot be taken away, so that a bot has to play it."""
    return s.on_leave != REMOVE_SEAT or s.two_player_challenge or seated(s) <= FEWEST_SEATS


@rule
def has_people(s):
    found = False
    for i in range(SEATS):
        found |= s.order[i] != NONE and not s.bot[s.order[i]]
    return found


@rule
def remove_seat(s, seat):
    """Its fates go to the bag unseen (SW-97), and the order of turns closes up."""
    emit(s, LEFT, seat)
    if s.hand[seat, 0]:
        emit(s, RETURNED_UNSEEN, seat, 1)
        note(s, EMPTIED, seat, 0)
        empty_hand(s, seat)
    for i in range(place_in_order(s, seat), SEATS - 1):
        s.order[i] = s.order[i + 1]
    s.order[SEATS - 1] = NONE
    s.bot[seat] = s.follows[seat] = s.passes[seat] = 0
