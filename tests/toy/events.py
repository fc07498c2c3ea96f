"""What the game tells, and to whom."""

from cartomante.core.event import Arg, EventKind
from cartomante.core.rule import NONE, emit, tells
from toy.state import CARDS, HAND

EVENTS = (
    EventKind("dealt", (Arg("cards", "card*", to="seat"),), "1"),
    EventKind("committed", (Arg("card", "card", to="seat"),), "2"),
    EventKind("passed", (Arg("receiver", "seat"), Arg("card", "card", to=("seat", "receiver"))), "4"),
    EventKind("played", (Arg("card", "card"),), "2"),
    EventKind("rose", (Arg("house", "house"), Arg("prestige", "number")), "2"),
    EventKind("fell", (Arg("house", "house"), Arg("prestige", "number")), "2"),
    EventKind("unheard", (), "2"),
    EventKind("picked", (Arg("house", "house"),), "2"),
    EventKind("contested", (Arg("card", "card"),), "2"),
    EventKind("silent", (Arg("house", "house"),), "2"),
    EventKind("drew", (Arg("card", "card", to="seat"),), "2"),
    EventKind("showed", (Arg("cards", "card*"),), "3"),
    EventKind("waved", (), "6"),
)
(
    DEALT, COMMITTED, PASSED, PLAYED, ROSE, FELL, UNHEARD, PICKED, CONTESTED, KEPT_SILENT, DREW, SHOWED, WAVED
) = range(len(EVENTS))  # fmt: skip
TABLEWIDE = NONE


def cards_at(s, place):
    """The cards of a zone, in ascending order."""
    return [card for card in range(CARDS) if s.place[card] == place]


@tells
def tell_hands(s, kind):
    for seat in range(s.players):
        emit(s, kind, seat, cards_at(s, HAND + seat))
