"""What the game tells, and to whom (section 8.3). Fates are told as numbers: equal ones cannot be told apart."""

from cartomante.core.event import Arg, EventKind
from cartomante.core.rule import NONE, emit, tells
from cartomante.games.shipwreck.cards import slot_of, value_of
from cartomante.games.shipwreck.names import meaning
from cartomante.games.shipwreck.seats import active_seat, owner
from cartomante.games.shipwreck.state import NO_VOTE, SEATS, SLOTS, VALUES

TABLEWIDE = NONE

EVENTS = (
    EventKind("row_laid", (Arg("cards", "card*"), Arg("doom", "number")), "2.1"),
    EventKind("turn_began", (Arg("turn", "number"), Arg("hand", "hand")), "3.1"),
    EventKind("drew", (Arg("count", "number"), Arg("fates", "number*", to="seat")), "3.1"),
    EventKind("bag_empty", (Arg("fate", "number"), Arg("card", "card")), "4.8"),
    EventKind("used_power", (Arg("card", "card"), Arg("power", "power")), "4.6"),
    EventKind("paid", (Arg("card", "card"),), "4.6"),
    EventKind("cycled", (Arg("card", "card"), Arg("newcomer", "card")), "4.6"),
    EventKind("relocated", (Arg("fate", "number"), Arg("source", "card"), Arg("target", "card")), "4.6"),
    EventKind("played", (Arg("fate", "number"), Arg("card", "card"), Arg("index", "number", to="seat")), "4.2"),
    EventKind(
        "played_on_hours", (Arg("fate", "number"), Arg("card", "card"), Arg("index", "number", to="seat")), "4.5"
    ),
    EventKind("told_higher", (Arg("fate", "number"), Arg("answer", "answer")), "4.4"),
    EventKind("extra_prediction", (Arg("count", "number"),), "4.4"),
    EventKind("thief_took", (Arg("fate", "number"), Arg("card", "card")), "4.4"),
    EventKind("thief_took_nothing", (), "4.4"),
    EventKind("told_old", (Arg("answer", "answer"),), "4.6"),
    EventKind("discarded", (Arg("fate", "number"), Arg("card", "card")), "4.6"),
    EventKind("announced", (Arg("card", "card"), Arg("answer", "answer")), "4.4"),
    EventKind("proposed", (Arg("proposal", "proposal"),), "3.4"),
    EventKind("voted", (Arg("votes", "vote;"),), "3.4"),
    EventKind("rejected", (Arg("proposal", "proposal"),), "3.4"),
    EventKind("no_agreement", (Arg("proposal", "proposal"),), "3.4"),
    EventKind("asked_values", (Arg("values", "number*"), Arg("answer", "answer")), "4.6"),
    EventKind("asked_higher", (Arg("number", "number"), Arg("answer", "answer")), "4.6"),
    EventKind("asked_same", (Arg("number", "number"), Arg("answer", "answer")), "4.6"),
    EventKind("asked_within", (Arg("fate", "number"), Arg("answer", "answer")), "4.6"),
    EventKind("slowed", (Arg("card", "card"),), "4.6"),
    EventKind("predicted", (Arg("number", "number"), Arg("answer", "answer")), "3.2"),
    EventKind("no_prediction", (), "5.1"),
    EventKind("showed", (Arg("fate", "number"),), "5.1"),
    EventKind("returned_unseen", (Arg("count", "number"),), "5.1"),
    EventKind("scored", (Arg("points", "number"), Arg("score", "number")), "5.1"),
    EventKind("doom_grew", (Arg("amount", "number"), Arg("doom", "number")), "5.2"),
    EventKind("exiled", (Arg("fate", "number"), Arg("card", "card")), "4.6"),
    EventKind("faded", (Arg("card", "card"), Arg("fates", "number*")), "4.7"),
    EventKind("spent", (Arg("card", "card"),), "4.6"),
    EventKind("refilled", (Arg("card", "card"), Arg("slot", "slot")), "4.7"),
    EventKind("recycled", (Arg("card", "card"), Arg("slot", "slot")), "4.7"),
    EventKind("amplified", (Arg("card", "card"),), "4.6"),
    EventKind("revealed", (Arg("fate", "number"),), "3.5"),
    EventKind("noted", (Arg("number", "number"), Arg("hand", "hand")), "3.5"),
    EventKind("unnoted", (Arg("number", "number"), Arg("hand", "hand")), "3.5"),
    EventKind("switched", (Arg("switch", "switch"), Arg("answer", "answer")), "3.3"),
    EventKind("will_join", (Arg("after", "seat"),), "3.5"),
    EventKind("joined", (Arg("after", "seat"),), "3.5", arrival=True),
    EventKind("will_leave", (), "3.5"),
    EventKind("left", (), "3.5"),
    EventKind("forfeited", (), "3.5"),
    EventKind("bot_sat_down", (), "3.5"),
    EventKind("person_sat_down", (), "3.5"),
    EventKind("ran_out_of_time", (), "3.6"),
    EventKind("won", (Arg("score", "number"),), "5.3"),
    EventKind("lost", (Arg("ending", "ending"),), "5.3"),
    EventKind("abandoned", (), "5.3"),
)
(
    ROW_LAID, TURN_BEGAN, DREW, BAG_EMPTY, USED_POWER, PAID, CYCLED, RELOCATED, PLAYED, PLAYED_ON_HOURS, TOLD_HIGHER,
    EXTRA_PREDICTION, THIEF_TOOK, THIEF_TOOK_NOTHING, TOLD_OLD, DISCARDED, ANNOUNCED, PROPOSED, VOTED, REJECTED,
    NO_AGREEMENT, ASKED_VALUES, ASKED_HIGHER, ASKED_SAME, ASKED_WITHIN, SLOWED, PREDICTED, NO_PREDICTION, SHOWED,
    RETURNED_UNSEEN, SCORED, DOOM_GREW, EXILED, FADED, SPENT, REFILLED, RECYCLED, AMPLIFIED, REVEALED, NOTED, UNNOTED,
    SWITCHED, WILL_JOIN, JOINED, WILL_LEAVE, LEFT, FORFEITED, BOT_SAT_DOWN, PERSON_SAT_DOWN, RAN_OUT_OF_TIME, GAME_WON,
    GAME_LOST, GAME_ABANDONED,
) = range(len(EVENTS))  # fmt: skip


def fates_on(s, slot):
    """The fates in front of a card, lowest first."""
    return sorted(value_of(s.spots[i]) for i in range(s.visible) if slot_of(s.spots[i]) == slot)


def hand_told(s, hand):
    """A hand as texts name it: its seat, and 1 or 2 for the hands A and B of the challenge."""
    return [owner(s, hand), hand // 2 + 1 if s.two_player_challenge else 0]


def proposal_told(s, actions):
    """A proposal as the meaning of its act, and those of what goes with it."""
    act, *details = [list(meaning(s, None, NONE, action)) for action in actions if action != NONE]
    return [act, details]


@tells
def tell_set_up(s):
    emit(s, ROW_LAID, TABLEWIDE, [s.row[slot] for slot in range(SLOTS)], s.doom)


@tells
def tell_turn(s):
    emit(s, TURN_BEGAN, active_seat(s), s.turn, hand_told(s, s.active))


@tells
def tell_draw(s, drawn):
    """Others hear how many fates were drawn, the owner which."""
    fates = [s.hand[s.active, 0], s.hand[s.active, 1]]
    emit(s, DREW, active_seat(s), drawn, fates[-drawn:])


@tells
def tell_question(s, seat, values, answer):
    emit(s, ASKED_VALUES, seat, [value for value in range(1, VALUES) if values >> value & 1], answer)


@tells
def tell_proposal(s, kind, seat):
    emit(s, kind, seat, proposal_told(s, s.proposal))


@tells
def tell_votes(s):
    emit(s, VOTED, TABLEWIDE, [[seat, s.ballot[seat]] for seat in range(SEATS) if s.ballot[seat] != NO_VOTE])


@tells
def tell_fading(s, slot):
    emit(s, FADED, TABLEWIDE, s.row[slot], fates_on(s, slot))
