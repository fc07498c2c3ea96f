"""What must hold of every record (section 10), in words for whoever breaks it."""

from cartomante.core.rule import NONE, RUNNING
from cartomante.games.shipwreck.cards import is_due, slot_of
from cartomante.games.shipwreck.content import AMPLIFY, BY_HOURS, CYCLE, DISCARD_LOWER, RELOCATE, SLOW
from cartomante.games.shipwreck.decisions import DECISIONS
from cartomante.games.shipwreck.deck import is_in_game
from cartomante.games.shipwreck.group import SUPPORT
from cartomante.games.shipwreck.options import REMOVED
from cartomante.games.shipwreck.proposals import is_begun, is_complete, is_faded
from cartomante.games.shipwreck.retrace import retrace
from cartomante.games.shipwreck.seats import active_seat, is_ally, owner, place_in_order
from cartomante.games.shipwreck.state import (
    AFTER_PLAY,
    AFTER_PLAY_POWER,
    AFTER_RESOLVE,
    ANNOUNCE,
    ATTACHMENTS,
    BEFORE_PLAY,
    BEFORE_PLAY_POWER,
    CARD_IDS,
    CARDS,
    COPIES,
    CYCLE_TARGET,
    DISCARD_LOWER_TARGET,
    DRAW_PHASE,
    EXILE_OFFER,
    EXILE_TARGET,
    GOAL,
    GROUP,
    GROUP_ACTION,
    GROUP_AGAIN,
    GROUP_VOTE,
    HANDS,
    HIGHER_THAN_NUMBER,
    MANDATORY,
    NO_OUTCOME,
    PHASES,
    PLAY_FATE,
    PLAYING,
    POWER_PAYMENT,
    RELOCATE_DESTINATION,
    RELOCATE_SOURCE,
    RESOLVE,
    SAME_VALUE,
    SEATS,
    SLOTS,
    SLOW_TARGET,
    THIEF_TAKE,
    VALUES,
)
from cartomante.games.shipwreck.story import Past, logic
from cartomante.games.shipwreck.trace import DESTINATION_STEP, PLAYED_FATE, keeps_fate
from cartomante.games.shipwreck.ways import DIGIT, weight_of, with_fate

ASKED_AT = {
    BEFORE_PLAY_POWER: (BEFORE_PLAY,),
    CYCLE_TARGET: (BEFORE_PLAY,),
    RELOCATE_SOURCE: (BEFORE_PLAY,),
    RELOCATE_DESTINATION: (BEFORE_PLAY,),
    PLAY_FATE: (PLAYING,),
    THIEF_TAKE: (MANDATORY,),
    AFTER_PLAY_POWER: (AFTER_PLAY,),
    DISCARD_LOWER_TARGET: (AFTER_PLAY,),
    GROUP_ACTION: (GROUP,),
    HIGHER_THAN_NUMBER: (GROUP,),
    SAME_VALUE: (GROUP,),
    SLOW_TARGET: (GROUP,),
    POWER_PAYMENT: (GROUP, AFTER_RESOLVE),
    GROUP_VOTE: (GROUP, AFTER_RESOLVE),
    GROUP_AGAIN: (GROUP,),
    EXILE_OFFER: (AFTER_RESOLVE,),
    EXILE_TARGET: (AFTER_RESOLVE,),
}
OF_ACTIVE = (
    BEFORE_PLAY_POWER, CYCLE_TARGET, RELOCATE_SOURCE, RELOCATE_DESTINATION, PLAY_FATE, THIEF_TAKE, AFTER_PLAY_POWER,
    DISCARD_LOWER_TARGET,
)  # fmt: skip
WINDOWS = {GROUP: (GROUP_ACTION, GROUP_AGAIN), AFTER_RESOLVE: (EXILE_OFFER,)}
USED_FOR = {  # the power that is being used while a choice for it is open
    CYCLE_TARGET: CYCLE,
    RELOCATE_SOURCE: RELOCATE,
    RELOCATE_DESTINATION: RELOCATE,
    DISCARD_LOWER_TARGET: DISCARD_LOWER,
}


def problems(s, c):
    """Every invariant the record breaks; those of the trace only if the table is sound, which they rest on."""
    found = [*card_problems(s, c), *fate_problems(s), *seat_problems(s)]
    if not found:
        found = [*turn_problems(s, c), *question_problems(s, c), *group_problems(s, c)]
    return found or list(trace_problems(s, c))


# the table


def card_problems(s, c):
    """Every card is in one place (10.1)."""
    places = [*s.row, *(s.deck[i] for i in range(s.deck_size)), *(s.faded[i] for i in range(s.faded_size))]
    places += [s.attached[slot, i] for slot in range(SLOTS) for i in range(ATTACHMENTS)]
    for card in range(CARDS):
        count, wanted = places.count(card), int(is_in_game(s, c, card))
        is_gone = count == 0 and wanted and (s.spent_cards == REMOVED or s.ending != RUNNING)
        if count != wanted and not is_gone:
            yield f"{CARD_IDS[card]} is in {count} places; allowed: {wanted}"
    if s.ending == RUNNING and NONE in list(s.row):
        yield f"the row must have {SLOTS} cards"
    if s.known > s.deck_size:
        yield f"known must not exceed the {s.deck_size} cards of the deck"
    for slot in range(SLOTS):
        for card in (s.attached[slot, i] for i in range(ATTACHMENTS)):
            if card != NONE and c.power[card] not in (SLOW, AMPLIFY):
                yield f"{CARD_IDS[card]} cannot be attached"


def fate_problems(s):
    for value in range(1, VALUES):
        copies = max(s.bag[value], 0) + s.exile[value] + sum(s.spots[i] % VALUES == value for i in range(s.visible))
        copies += sum(s.hand[hand, i] == value for hand in range(HANDS) for i in range(2))
        if copies != COPIES:
            yield f"there are {copies} fates of value {value}; allowed: {COPIES}"
    for i in range(s.visible):
        if s.row[slot_of(s.spots[i])] == NONE:
            yield "a fate lies where no card is"
    for hand in range(HANDS):
        if s.hand[hand, 1] and (hand != s.active or s.phase not in (BEFORE_PLAY, PLAYING)):
            yield f"hand {hand} cannot hold two fates at {PHASES[s.phase]}"
        if s.hand[hand, 0] and place_in_order(s, owner(s, hand)) == NONE:
            yield f"hand {hand} belongs to nobody at the table"


def seat_problems(s):
    present = [seat for seat in s.order if seat != NONE]
    if len(set(present)) != len(present) or len(present) < 2 or any(seat >= s.players for seat in present):
        yield f"order must list at least two of the {s.players} seats, each once, not {present}"
    elif place_in_order(s, active_seat(s)) == NONE or s.active >= (4 if s.two_player_challenge else SEATS):
        yield f"the active hand {s.active} belongs to nobody at the table"
    for seat in range(SEATS):
        is_there = place_in_order(s, seat) != NONE
        if not is_there and (s.bot[seat] or s.follows[seat] or s.passes[seat] or s.leaving[seat]):
            yield f"seat {seat} is not at the table, so it cannot be a bot, follow, pass or leave"
        if s.joining[seat] != NONE and (is_there or s.two_player_challenge):
            yield f"seat {seat} cannot join"
    if len(present) + sum(after != NONE for after in s.joining) > SEATS:
        yield f"more than {SEATS} seats would be taken"


# the turn


def turn_problems(s, c):
    if s.ending == RUNNING and (s.score == GOAL or s.doom == GOAL):
        yield "score or doom has reached its end and the game goes on"
    if s.score == GOAL and s.doom == GOAL:
        yield "score and doom cannot both be at their end"
    if s.turn > s.max_turns:
        yield f"turn must be at most {s.max_turns}"
    if s.ending != RUNNING:
        return
    yield from hand_problems(s)
    for slot in range(SLOTS):
        if s.phase == DRAW_PHASE and c.fade_rule[s.row[slot]] == BY_HOURS and is_due(s, c, slot):
            yield f"{CARD_IDS[s.row[slot]]} is due at the start of a turn"
    if s.plus_one and not s.power_used:
        yield "plus_one needs a power that was used"
    if s.hidden and s.tried >> s.hidden & 1:
        yield "the hidden fate was predicted and not found"
    if s.outcome != NO_OUTCOME and s.phase < RESOLVE:
        yield f"outcome cannot be settled at {PHASES[s.phase]}"
    if s.phase == GROUP and s.predictions_left == 0:
        yield "no prediction is left to the group"


def hand_problems(s):
    """What the active hand holds depends on the phase."""
    held = sum(s.hand[s.active, i] != 0 for i in range(2))
    if s.phase in (BEFORE_PLAY, PLAYING) and held != 2:
        yield f"the active hand must hold 2 fates at {PHASES[s.phase]}"
    if s.phase in (MANDATORY, AFTER_PLAY, ANNOUNCE, GROUP) and (held != 1 or s.hidden != s.hand[s.active, 0]):
        yield f"the active hand must hold 1 fate, the hidden one, at {PHASES[s.phase]}"
    if s.phase < MANDATORY and s.hidden:
        yield f"there is no hidden fate at {PHASES[s.phase]}"
    if MANDATORY <= s.phase <= GROUP and s.played == 0:
        yield f"plays must tell what was played before {PHASES[s.phase]}"
    if s.phase == DRAW_PHASE and (s.played or bool(s.has_old) != bool(s.hand[s.active, 0])):
        yield "a turn begins without plays, and with an old fate if the hand holds one"
    if s.phase in (BEFORE_PLAY, PLAYING) and s.played != s.feast_done:
        yield "there was a play before this one if and only if The Feast was used"


def question_problems(s, c):
    asked = [seat for seat in range(SEATS) if s.asked[seat] != NONE]
    if len(asked) > 1 or s.queued:
        yield "only one seat can be asked at a time"
    for seat in asked:
        yield from problems_of_question(s, c, seat, s.asked[seat])


def problems_of_question(s, c, seat, decision):
    name = DECISIONS[decision].name
    if s.ending != RUNNING:
        yield f"{name} cannot be asked after the end"
    elif s.phase not in ASKED_AT[decision]:
        yield f"{name} cannot be asked at {PHASES[s.phase]}"
    elif (seat == active_seat(s)) != (decision in OF_ACTIVE) or place_in_order(s, seat) == NONE:
        yield f"seat {seat} cannot be asked {name}"
    elif decision in USED_FOR and (not is_faded(s, s.using) or c.power[s.using] != USED_FOR[decision]):
        yield f"{name} needs the faded card that is being used"
    elif decision == RELOCATE_DESTINATION and s.source not in [s.spots[i] for i in range(s.visible)]:
        yield "there is no such fate to relocate"


# the group


def group_problems(s, c):
    if s.window == NONE:
        if s.proposer != NONE or s.offered or s.spoken or any(s.ballot) or any(part != NONE for part in s.proposal):
            yield "there are proposals or votes outside a window"
    elif s.ending == RUNNING and s.window not in WINDOWS.get(s.phase, ()):
        yield f"{DECISIONS[s.window].name} cannot be open at {PHASES[s.phase]}"
    elif s.window != EXILE_OFFER and (s.window == GROUP_AGAIN) != (s.tried != 0):
        yield "group_again is open if and only if a prediction was wrong"
    elif s.ending == RUNNING:
        yield from window_problems(s, c)


def window_problems(s, c):
    asked = next((decision for decision in s.asked if decision != NONE), NONE)
    if s.proposer != NONE and not is_ally(s, s.proposer):
        yield f"seat {s.proposer} cannot be the proposer"
    if asked != NONE and (s.proposer == NONE or (asked != GROUP_VOTE and s.asked[s.proposer] != asked)):
        yield "a proposal needs a proposer, who is asked about it"
    for i in range(s.offered):
        if not is_complete(s, c, [s.offers[i, j] for j in range(SUPPORT)]):
            yield f"offer {i} is no proposal that could be made"
    if asked in (NONE, GROUP_VOTE):
        if not is_complete(s, c, list(s.proposal)):
            yield "the proposal is none that could be made"
    elif not is_begun(s, c, list(s.proposal), asked):
        yield f"the proposal does not lead to {DECISIONS[asked].name}"


# the trace


def trace_problems(s, c):
    """The trace must lead to the table as it lies, and allow for the fates as they are held (10.3)."""
    if s.ending != RUNNING:
        return
    past = Past.of(s)
    table = retrace(past, c)
    if table is None:
        yield "trace: it does not hang together"
    elif table != (list(s.row), sorted(s.spots[i] for i in range(s.visible)), list(s.exile), held_by(s)):
        yield "trace: it does not lead to the table as it lies"
    elif any(s.lined[hand] > s.traced for hand in range(HANDS)):
        yield "lined: it goes beyond the trace"
    elif s.played and last_plays(past, s.played) != [[s.active, s.plays[i, 0]] for i in range(s.played)]:
        yield "trace: it does not tell the plays of this turn"
    elif weight_of_truth(s, logic(past, c)) == 0:
        yield "trace: the fates in hands contradict what it tells"


def held_by(s):
    return [int(keeps_fate(s, hand)) for hand in range(HANDS)]


def last_plays(past, count):
    plays = [[a, b % DESTINATION_STEP] for fact, a, b in past.entries if fact == PLAYED_FATE]
    return plays[-count:]


def weight_of_truth(s, room):
    """How much the belief has for the hands as they are."""
    way = sum(s.hand[hand, 0] << DIGIT * hand for hand in range(HANDS) if hand != s.active)
    kept = [s.hand[s.active, i] for i in range(2) if s.hand[s.active, 1] or i == 0] if room.held[s.active] else [0]
    return sum(weight_of(room, with_fate(way, s.active, fate)) for fate in kept)
