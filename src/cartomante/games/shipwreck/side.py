"""What a seat may do without being asked: notes, switches, joining and leaving, running out of time (3.3 to 3.6)."""

from cartomante.core.game import SideActions
from cartomante.core.rule import NONE, emit
from cartomante.games.shipwreck.decisions import apply, legal, may_reveal, reveal_discard
from cartomante.games.shipwreck.events import (
    BOT_SAT_DOWN,
    FORFEITED,
    NOTED,
    PERSON_SAT_DOWN,
    RAN_OUT_OF_TIME,
    RETURNED_UNSEEN,
    SWITCHED,
    UNNOTED,
    WILL_JOIN,
    WILL_LEAVE,
    hand_told,
)
from cartomante.games.shipwreck.group import ask_next_vote, ask_proposer, close_window
from cartomante.games.shipwreck.house_bot import best_play
from cartomante.games.shipwreck.notes import line_shown
from cartomante.games.shipwreck.options import YES
from cartomante.games.shipwreck.seating import abandon, has_people, must_stay, seat_bot
from cartomante.games.shipwreck.seats import active_seat, hand_of, hands_of_each, is_ally, place_in_order, seated
from cartomante.games.shipwreck.state import (
    ACTIONS,
    ALWAYS_PASS,
    EXILE_OFFER,
    EXILE_TARGET,
    FADE,
    FOLLOW_SPEAKER,
    GROUP,
    GROUP_ACTION,
    GROUP_AGAIN,
    GROUP_VOTE,
    HIGHER_THAN_NUMBER,
    JOIN,
    LEAVE,
    NO_OUTCOME,
    NOTE_TOGGLE,
    OUT_OF_TIME,
    PLAY_FATE,
    POWER_PAYMENT,
    RESOLVE,
    REVEAL_DISCARD,
    SAME_VALUE,
    SEAT_BOT,
    SEAT_PERSON,
    SEATS,
    SLOW_TARGET,
    VALUES,
)
from cartomante.games.shipwreck.tokens import empty_hand
from cartomante.games.shipwreck.trace import EMPTIED, note

# What a proposer is asked while building a proposal.
PROPOSING = (
    GROUP_ACTION, GROUP_AGAIN, EXILE_OFFER, HIGHER_THAN_NUMBER, SAME_VALUE, SLOW_TARGET, POWER_PAYMENT, EXILE_TARGET,
)  # fmt: skip


def legal_side(s, c, seat):
    if place_in_order(s, seat) == NONE:
        return joining_options(s, seat)
    actions = [SEAT_PERSON if s.bot[seat] else SEAT_BOT, FOLLOW_SPEAKER]
    if not s.leaving[seat]:
        actions.append(LEAVE)
    if seat != active_seat(s):  # so that the switch cannot depend on the fates just drawn
        actions.append(ALWAYS_PASS)
    if s.asked[seat] != NONE:
        actions.append(OUT_OF_TIME)
    if s.phase == GROUP and is_ally(s, seat):
        actions += [NOTE_TOGGLE + value for value in range(1, VALUES)]
        actions += revealing_options(s, seat)
    return actions


def joining_options(s, seat):
    """A free seat may be taken between any two players, unless the table is full or plays the challenge."""
    coming = sum(after != NONE for after in s.joining)
    is_next = seat == next((free for free in range(SEATS) if is_free(s, free)), NONE)
    if s.allow_join != YES or s.two_player_challenge or not is_next or seated(s) + coming >= SEATS:
        return []
    return [JOIN + after for after in range(SEATS) if place_in_order(s, after) != NONE]


def is_free(s, seat):
    return place_in_order(s, seat) == NONE and s.joining[seat] == NONE


def revealing_options(s, seat):
    """Any ally may prove a last copy at any moment of the group's phase, not only the one who is asked."""
    return [
        REVEAL_DISCARD + which
        for which in range(hands_of_each(s))
        if may_reveal(s, seat, s.hand[hand_of(seat, which), 0])
    ]


def apply_side(s, c, seat, action):
    if NOTE_TOGGLE < action < ACTIONS:
        toggle_note(s, c, seat, action - NOTE_TOGGLE)
    elif action >= JOIN:
        s.joining[seat] = action - JOIN
        emit(s, WILL_JOIN, seat, action - JOIN)
    elif action == LEAVE:
        leave(s, seat)
    elif action in (FOLLOW_SPEAKER, ALWAYS_PASS):
        switch(s, seat, action)
    elif action in (SEAT_BOT, SEAT_PERSON):
        s.bot[seat] = action == SEAT_BOT
        emit(s, BOT_SAT_DOWN if action == SEAT_BOT else PERSON_SAT_DOWN, seat)
    elif action == OUT_OF_TIME:
        run_out_of_time(s, c, seat)
    else:
        reveal_discard(s, seat, action - REVEAL_DISCARD)


def toggle_note(s, c, seat, value):
    """Flip a value on the number line of the active hand; notes have no effect on the rules (SW-37, SW-38)."""
    s.line[s.active] ^= 1 << value
    is_out = line_shown(s, c, s.active) >> value & 1
    emit(s, NOTED if is_out else UNNOTED, seat, value, hand_told(s, s.active))


def switch(s, seat, action):
    switches = s.follows if action == FOLLOW_SPEAKER else s.passes
    switches[seat] = 1 - switches[seat]
    emit(s, SWITCHED, seat, action, switches[seat])


# leaving


def leave(s, seat):
    """Carried out at the end of the turn; a proposal or vote that waits for the leaver goes on without."""
    s.leaving[seat] = 1
    emit(s, WILL_LEAVE, seat)
    if seat != active_seat(s):
        pass_over(s, seat)
    elif must_stay(s):
        s.leaving[seat] = 0
        hand_over(s, seat)
    elif s.phase < RESOLVE:
        forfeit_turn(s)


def hand_over(s, seat):
    """A bot goes on with the turn, unless nobody is left to play with."""
    seat_bot(s, seat)
    if not has_people(s):
        withdraw_questions(s)
        abandon(s)


def withdraw_questions(s):
    for seat in range(SEATS):
        s.asked[seat], s.unsettled[seat] = NONE, 0


def pass_over(s, seat):
    """Whoever leaves agrees with everything and proposes nothing."""
    asked = s.asked[seat]
    s.asked[seat], s.unsettled[seat] = NONE, 0
    if asked == GROUP_VOTE:
        ask_next_vote(s)
    elif asked in PROPOSING:
        ask_proposer(s)


def forfeit_turn(s):
    """The hand goes to the bag unseen, nothing is predicted, and the turn goes on with fading (SW-78)."""
    emit(s, FORFEITED, active_seat(s))
    withdraw_questions(s)
    emit(s, RETURNED_UNSEEN, active_seat(s), sum(s.hand[s.active, i] != 0 for i in range(2)))
    note(s, EMPTIED, s.active, 0)
    empty_hand(s, s.active)
    close_window(s)
    s.hidden, s.outcome, s.using, s.source, s.has_old = 0, NO_OUTCOME, NONE, NONE, 0
    s.phase = FADE


# time


def run_out_of_time(s, c, seat):
    """The engine acts for the seat: a proposal is forgone, a vote is agreement, a power is not used."""
    emit(s, RAN_OUT_OF_TIME, seat)
    decision = s.asked[seat]
    action = NONE if decision in PROPOSING else answer_when_late(s, c, seat, decision)
    s.asked[seat], s.unsettled[seat] = NONE, 0
    if decision in PROPOSING:
        s.spoken |= 1 << seat
        ask_proposer(s)
    else:
        apply(s, c, seat, decision, action)


def answer_when_late(s, c, seat, decision):
    if decision == PLAY_FATE:
        return best_play(s, c)
    mask = bytearray(ACTIONS)
    legal(s, c, seat, mask)
    return mask.index(1)  # which is to pass, or to agree, where there is such a choice


SIDE = SideActions(
    legal=legal_side,
    apply=apply_side,
    seating=(LEAVE, SEAT_BOT, SEAT_PERSON, OUT_OF_TIME, *range(JOIN, JOIN + SEATS)),
    bot_action=SEAT_BOT,
    person_action=SEAT_PERSON,
)
