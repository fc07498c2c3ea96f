"""What the game tells, and to whom."""

from cartomante.core.event import Arg, EventKind
from cartomante.core.record import where
from cartomante.core.rule import NONE, emit, tells
from cartomante.games.arcanum.state import FIGURES, HAND, HIDDEN, LOCATIONS, PASSING, SUIT_SIZE

EVENTS = (
    EventKind("city_laid", (Arg("figures", "standing;"),), "2"),
    EventKind("turn_began", (Arg("turn", "number"), Arg("first", "seat")), "3.1"),
    EventKind("drew", (Arg("minors", "number"), Arg("majors", "number"), Arg("cards", "card*", to="seat")), "4.1"),
    EventKind("reshuffled", (Arg("kind", "kind"), Arg("count", "number")), "4.1", forgets=True),
    EventKind("nothing_to_draw", (Arg("kind", "kind"),), "4.1"),
    EventKind("discarded", (Arg("card", "card"),), "4.1"),
    EventKind("hid", (Arg("card", "card", to="seat"),), "4.1"),
    EventKind("hid_nothing", (), "3.6"),
    EventKind("hid_fool", (Arg("card", "card"),), "4.5"),
    EventKind("became_active", (), "3.3"),
    EventKind("tower_fell", (Arg("locations", "location*"),), "4.7"),
    EventKind("figure_returned", (Arg("figure", "figure"), Arg("location", "location")), "4.8"),
    EventKind("played", (Arg("card", "card"),), "3.3"),
    EventKind("moved", (Arg("figure", "figure"), Arg("location", "location")), "3.4"),
    EventKind("moved_nothing", (Arg("card", "card"),), "3.4"),
    EventKind("rose", (Arg("house", "house"), Arg("steps", "number"), Arg("prestige", "number")), "4.1"),
    EventKind("fell", (Arg("house", "house"), Arg("steps", "number"), Arg("prestige", "number")), "4.1"),
    EventKind("gained_vp", (Arg("points", "number"), Arg("total", "number")), "4.1"),
    EventKind("lost_vp", (Arg("points", "number"), Arg("total", "number")), "4.1"),
    EventKind("declined", (), "3.5"),
    EventKind("vault_opened", (Arg("card", "card", to="seat"),), "4.2"),
    EventKind("doubling_began", (), "4.6"),
    EventKind("doubling_ended", (), "4.6"),
    EventKind(
        "passed_cards", (Arg("count", "number"), Arg("to", "seat"), Arg("cards", "card*", to=("seat", "to"))), "4.5"
    ),
    EventKind(
        "exchanged", (Arg("open", "card"), Arg("taken", "card", to="seat"), Arg("given", "card", to="seat")), "4.5"
    ),
    EventKind("tower_placed", (Arg("locations", "location*"),), "4.7"),
    EventKind("turned_up", (Arg("card", "card"),), "4.5"),
    EventKind("figure_removed", (Arg("figure", "figure"), Arg("location", "location")), "4.8"),
    EventKind("turn_ended", (), "3.3"),
    EventKind("scoring_began", (Arg("scoring", "scoring"),), "5.3"),
    EventKind("revealed", (Arg("cards", "card*"),), "5.3"),
    EventKind("fool_joined", (Arg("house", "house"),), "5.3"),
    EventKind("fool_waits", (Arg("house", "house"),), "5.3"),
    EventKind("house_paid", (Arg("house", "house"), Arg("place", "number"), Arg("payments", "payment;")), "5.3"),
    EventKind("scoring_ended", (Arg("scoring", "scoring"),), "5.3"),
    EventKind("ended", (Arg("totals", "total;"),), "5.5"),
)
(
    CITY_LAID, TURN_BEGAN, DREW, RESHUFFLED, NOTHING_TO_DRAW, DISCARDED, HID, HID_NOTHING, HID_FOOL, BECAME_ACTIVE,
    TOWER_FELL, FIGURE_RETURNED, PLAYED, MOVED, MOVED_NOTHING, ROSE, FELL, GAINED_VP, LOST_VP, DECLINED, VAULT_OPENED,
    DOUBLING_BEGAN, DOUBLING_ENDED, PASSED_CARDS, EXCHANGED, TOWER_PLACED, TURNED_UP, FIGURE_REMOVED, TURN_ENDED,
    SCORING_BEGAN, REVEALED, FOOL_JOINED, FOOL_WAITS, HOUSE_PAID, SCORING_ENDED, ENDED,
) = range(len(EVENTS))  # fmt: skip
TABLEWIDE = NONE


def cards_at(s, place):
    """The cards of a zone, in ascending order."""
    return where(s.place, place)


def pile(s, place):
    """The cards of a face-up pile, the lowest first: in the order in which they came."""
    return sorted(cards_at(s, place), key=lambda card: s.since[card])


def locations_in(bits):
    return [location for location in range(1, LOCATIONS + 1) if bits >> location & 1]


@tells
def tell_city(s):
    emit(s, CITY_LAID, TABLEWIDE, [[figure, s.figure[figure]] for figure in range(FIGURES)])


@tells
def tell_draw(s, seat, minors, majors, start):
    """Everybody hears how many were drawn of each kind, the player which."""
    cards = [card for card in cards_at(s, HAND + seat) if s.since[card] > start]
    emit(s, DREW, seat, minors, majors, sorted(cards, key=lambda card: s.since[card]))


@tells
def tell_tower(s, kind, seat, bits):
    emit(s, kind, seat, locations_in(bits))


@tells
def tell_passing(s, seat, neighbour):
    cards = cards_at(s, PASSING + seat)
    if cards:
        emit(s, PASSED_CARDS, seat, len(cards), neighbour, cards)


@tells
def tell_reveal(s, suits):
    """The hidden cards of some suits, player by player; the Fool counts as a fifth."""
    for seat in range(s.players):
        cards = [card for card in cards_at(s, HIDDEN + seat) if suits >> card // SUIT_SIZE & 1]
        if cards:
            emit(s, REVEALED, seat, cards)


@tells
def tell_end(s):
    emit(s, ENDED, TABLEWIDE, [[seat, s.vp[seat]] for seat in range(s.players)])
