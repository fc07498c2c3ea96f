"""What the game tells, and to whom."""

from cartomante.core.event import Arg, EventKind
from cartomante.core.rule import NONE, emit, tells
from cartomante.games.cadwallon.state import AT_PRIZE, CARDS, FIRST_MILITIA, HAND, OBJECTIVES

CARD, ZONE, NUMBER = Arg("card", "card"), Arg("zone", "zone"), Arg("count", "number")
PRIVATE_CARD = Arg("card", "card", to="seat")

EVENTS = (
    EventKind("first_player_drawn", (), "2.2"),
    EventKind("guild_taken", (Arg("guild", "guild"),), "2.2"),
    EventKind("objectives_dealt", (Arg("cards", "card*", to="seat"),), "2.2"),
    EventKind("objective_returned", (PRIVATE_CARD,), "2.2"),
    EventKind("prize_revealed", (CARD, ZONE), "4.10"),
    EventKind("jubilee_revealed", (), "4.10"),
    EventKind("round_began", (Arg("round", "number"), Arg("first", "seat")), "3.1"),
    EventKind("reshuffled", (NUMBER,), "4.2", forgets=True),
    EventKind("drew", (NUMBER, Arg("cards", "card*", to="seat")), "4.2"),
    EventKind("drew_nothing", (), "4.2"),
    EventKind("laid_down", (PRIVATE_CARD, ZONE), "4.3"),
    EventKind("laid_up", (CARD, ZONE), "4.3"),
    EventKind("discarded", (CARD,), "4.6"),
    EventKind("turned_up", (Arg("cards", "card*"), ZONE), "4.3"),
    EventKind(
        "bribe_offered", (CARD, Arg("prize", "card"), ZONE, Arg("total", "number"), Arg("price", "number")), "4.4"
    ),
    EventKind("bribe_failed", (Arg("prize", "card"),), "4.4"),
    EventKind("went_home", (Arg("cards", "card*"), ZONE), "4.4"),
    EventKind("militia_left", (Arg("cards", "card*"), ZONE), "4.5"),
    EventKind("militia_called", (CARD,), "4.5"),
    EventKind("militia_came", (Arg("militia", "card"),), "4.5"),
    EventKind("militia_came_unseen", (Arg("militia", "card", to="seat"),), "4.5"),
    EventKind("militia_laid_up", (Arg("militia", "card"), ZONE), "4.5"),
    EventKind("militia_laid_down", (Arg("militia", "card", to="seat"), ZONE), "4.5"),
    EventKind("militia_withdrew", (NUMBER,), "4.5", forgets=True),
    EventKind("location_used", (CARD,), "4.7"),
    EventKind("recovered", (CARD,), "4.7"),
    EventKind("recalled_up", (CARD, ZONE), "4.7"),
    EventKind("recalled_down", (PRIVATE_CARD, ZONE), "4.7"),
    EventKind("moved_up", (CARD, Arg("origin", "zone"), ZONE), "4.7"),
    EventKind("moved_down", (PRIVATE_CARD, Arg("origin", "zone"), ZONE), "4.7"),
    EventKind("swapped_up", (CARD, Arg("other", "card"), ZONE), "4.7"),
    EventKind("swapped_down", (PRIVATE_CARD, Arg("other", "card", to="seat"), ZONE), "4.7"),
    EventKind("diverted", (Arg("victim", "seat"), CARD, Arg("origin", "zone"), ZONE), "4.7"),
    EventKind("dismissed", (Arg("victim", "seat"), CARD, ZONE), "4.7"),
    EventKind("scouted", (PRIVATE_CARD, ZONE), "4.7"),
    EventKind("scouted_left", (ZONE,), "4.7"),
    EventKind("scouted_bottom", (ZONE,), "4.7"),
    EventKind("renewed", (CARD, ZONE), "4.7"),
    EventKind("boosted", (Arg("prize", "card"), ZONE, Arg("arcana", "arcanum*"), NUMBER), "4.7"),
    EventKind("took_precedence", (Arg("prize", "card"), ZONE), "4.7"),
    EventKind("sealed", (Arg("prize", "card"), ZONE), "4.7"),
    EventKind("shifted", (Arg("prize", "card"), ZONE, NUMBER), "4.7"),
    EventKind("favoured", (NUMBER,), "4.7"),
    EventKind("retired", (CARD,), "4.7"),
    EventKind("announced", (Arg("arcanum", "arcanum"), Arg("prize", "card")), "4.9"),
    EventKind("compared", (Arg("prize", "card"), ZONE, Arg("totals", "strength;")), "4.8"),
    EventKind("nobody_reached", (Arg("prize", "card"), ZONE), "4.8"),
    EventKind("tied", (Arg("prize", "card"), ZONE, Arg("seats", "seat*")), "4.8"),
    EventKind("won", (Arg("prize", "card"), ZONE), "4.8"),
    EventKind("won_by_precedence", (Arg("prize", "card"), ZONE), "4.8"),
    EventKind("kept_in_play", (CARD,), "4.11"),
    EventKind("removed", (CARD,), "4.11"),
    EventKind("pile_empty", (ZONE,), "4.10"),
    EventKind("first_player_passed", (Arg("to", "seat"),), "4.10"),
    EventKind("objectives_shown", (Arg("fulfilled", "card*"), Arg("missed", "card*")), "5.1"),
    EventKind("ended", (Arg("totals", "total;"),), "5.1"),
)
(
    FIRST_PLAYER_DRAWN, GUILD_TAKEN, OBJECTIVES_DEALT_OUT, OBJECTIVE_RETURNED, PRIZE_REVEALED, JUBILEE_REVEALED,
    ROUND_BEGAN, RESHUFFLED, DREW, DREW_NOTHING, LAID_DOWN, LAID_UP, DISCARDED, TURNED_UP, BRIBE_OFFERED, BRIBE_FAILED,
    WENT_HOME, MILITIA_LEFT, MILITIA_CALLED, MILITIA_CAME, MILITIA_CAME_UNSEEN, MILITIA_LAID_UP, MILITIA_LAID_DOWN,
    MILITIA_WITHDREW, LOCATION_USED, RECOVERED, RECALLED_UP, RECALLED_DOWN, MOVED_UP, MOVED_DOWN, SWAPPED_UP,
    SWAPPED_DOWN, DIVERTED, DISMISSED, SCOUTED, SCOUTED_LEFT, SCOUTED_BOTTOM, RENEWED, BOOSTED, TOOK_PRECEDENCE, SEALED,
    SHIFTED, FAVOURED, RETIRED, ANNOUNCED, COMPARED, NOBODY_REACHED, TIED, WON, WON_BY_PRECEDENCE, KEPT_IN_PLAY,
    REMOVED, PILE_EMPTY, FIRST_PLAYER_PASSED, OBJECTIVES_SHOWN, ENDED,
) = range(len(EVENTS))  # fmt: skip
TABLEWIDE = NONE


def cards_at(s, place):
    """The cards of a place, in their order."""
    cards, card = [], s.after[CARDS + place]
    while card < CARDS:
        cards.append(card)
        card = s.after[card]
    return cards


@tells
def tell_objectives(s, seat):
    emit(s, OBJECTIVES_DEALT_OUT, seat, sorted(cards_at(s, OBJECTIVES + seat)))


@tells
def tell_draw(s, seat, count):
    """The newest cards are the last of a hand."""
    if count:
        emit(s, DREW, seat, count, cards_at(s, HAND + seat)[-count:])
    else:
        emit(s, DREW_NOTHING, seat)


@tells
def tell_turning_up(s, seat, zone, includes_militia):
    """Before they are turned up."""
    lying = [card for card in cards_at(s, AT_PRIZE + zone) if s.owner[card] == seat and s.face_down[card]]
    cards = [card for card in lying if includes_militia or card < FIRST_MILITIA]
    if cards:
        emit(s, TURNED_UP, seat, cards, zone)


@tells
def tell_leaving(s, seat, zone, is_militia):
    """Before they leave."""
    kind = MILITIA_LEFT if is_militia else WENT_HOME
    cards = [
        card for card in cards_at(s, AT_PRIZE + zone) if s.owner[card] == seat and (card >= FIRST_MILITIA) == is_militia
    ]
    if cards:
        emit(s, kind, seat, cards, zone)
