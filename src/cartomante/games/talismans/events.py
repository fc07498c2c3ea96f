"""What the game tells, and to whom."""

from cartomante.core.event import Arg, EventKind
from cartomante.core.record import where
from cartomante.core.rule import NONE, emit, tells
from cartomante.games.talismans.cards import heads, suit_of
from cartomante.games.talismans.state import HAND, PENDING, TABLE

EVENTS = (
    EventKind("row_laid", (Arg("row", "suit*"),), "2"),
    EventKind("dealt", (Arg("cards", "card*", to="seat"),), "2"),
    EventKind("turn_began", (Arg("turn", "number"), Arg("suit", "suit")), "3.2 T0"),
    EventKind("sat_out", (), "3.2 T0"),
    EventKind("committed", (Arg("cards", "card*", to="seat"),), "3.2 T1"),
    EventKind("revealed", (Arg("plays", "play;"),), "3.2 T2"),
    EventKind("nobody_won", (Arg("cards", "card*"),), "3.2 T3"),
    EventKind("won", (Arg("card", "card"),), "3.2 T4"),
    EventKind("stake_chosen", (Arg("card", "card"),), "3.2 T5"),
    EventKind("annulled", (Arg("card", "card"),), "4.4"),
    EventKind("completed", (Arg("talismans", "card*;"),), "3.2 T6a"),
    EventKind("forged", (Arg("cards", "card*"),), "3.2 T6b"),
    EventKind("set_aside", (Arg("cards", "card*"), Arg("suit", "suit")), "3.2 T6b"),
    EventKind("declined", (), "3.2 T6b"),
    EventKind("inverted", (Arg("card", "card"), Arg("row", "suit*")), "4.4"),
    EventKind("reordered", (Arg("suit", "suit"), Arg("position", "number"), Arg("row", "suit*")), "4.4"),
    EventKind("weather_kept", (Arg("suit", "suit"),), "3.2 T9"),
    EventKind("weather_moved", (Arg("suit", "suit"), Arg("dominant", "suit")), "3.2 T9"),
    EventKind("took", (Arg("card", "card"),), "3.2 T8"),
    EventKind("nobody_shared", (Arg("cards", "card*"),), "3.2 T8"),
    EventKind("ended", (Arg("seats", "seat*"),), "5"),
    EventKind("pending_lost", (Arg("talismans", "card*;"),), "5"),
)
(
    ROW_LAID, DEALT_HAND, TURN_BEGAN, SAT_OUT, COMMITTED_PLAY, REVEALED, NOBODY_WON, WON, STAKE_CHOSEN, ANNULLED,
    COMPLETED, FORGED_AT_ONCE, SET_ASIDE, DECLINED, INVERTED, REORDERED, WEATHER_KEPT, WEATHER_MOVED, TOOK,
    NOBODY_SHARED, ENDED, PENDING_LOST,
) = range(len(EVENTS))  # fmt: skip
TABLEWIDE = NONE


def cards_at(s, place):
    """The cards of a zone, in ascending order."""
    return where(s.place, place)


def talismans_at(s, place):
    """The Talismans of a zone, each as its cards, the higher fairy first and a Joker last."""
    return [[card] if s.mate[card] == NONE else [card, s.mate[card]] for card in cards_at(s, place) if heads(s, card)]


def play_of(s, seat):
    """The cards a seat has laid this turn."""
    return [card for card in (s.lead[seat], s.partner[seat]) if card != NONE]


@tells
def tell_set_up(s):
    emit(s, ROW_LAID, TABLEWIDE, list(s.row))
    for seat in range(s.players):
        emit(s, DEALT_HAND, seat, cards_at(s, HAND + seat))


@tells
def tell_commitment(s, seat):
    emit(s, COMMITTED_PLAY, seat, play_of(s, seat))


@tells
def tell_reveal(s):
    """Nothing is turned up when everybody sits out."""
    plays = [[seat, play_of(s, seat)] for seat in range(s.players) if s.lead[seat] != NONE]
    if plays:
        emit(s, REVEALED, TABLEWIDE, plays)


@tells
def tell_table(s, kind):
    """The cards that lie on the table, of which nobody gets any."""
    emit(s, kind, TABLEWIDE, cards_at(s, TABLE))


@tells
def tell_completion(s, seat):
    waiting = [cards for cards in talismans_at(s, PENDING + seat) if suit_of(cards[0]) == s.row[0]]
    emit(s, COMPLETED, seat, waiting)


@tells
def tell_forging(s, seat, is_at_once):
    if is_at_once:
        emit(s, FORGED_AT_ONCE, seat, play_of(s, seat))
    else:
        emit(s, SET_ASIDE, seat, play_of(s, seat), suit_of(s.lead[seat]))


@tells
def tell_inversion(s, seat, card):
    emit(s, INVERTED, seat, card, list(s.row))


@tells
def tell_reordering(s, seat, suit, position):
    emit(s, REORDERED, seat, suit, position, list(s.row))


@tells
def tell_end(s):
    emit(s, ENDED, TABLEWIDE, [seat for seat in range(s.players) if not cards_at(s, HAND + seat)])
    for seat in range(s.players):
        if talismans_at(s, PENDING + seat):
            emit(s, PENDING_LOST, seat, talismans_at(s, PENDING + seat))
