"""Set-up, the phases of a turn, and the score (sections 2, 3.1 and 5.3)."""

from cartomante.core.rule import NONE, RUNNING, ask, chance, rule
from cartomante.games.shipwreck.content import CYCLE, DISCARD_LOWER, EXILE, OLD, PLUS_1, RELOCATE
from cartomante.games.shipwreck.deck import has_faded, shuffle_deck, take_top
from cartomante.games.shipwreck.events import tell_set_up, tell_turn
from cartomante.games.shipwreck.fading import fade
from cartomante.games.shipwreck.group import close_window, open_window
from cartomante.games.shipwreck.options import DOOMED, EASY, HARD, LINE_BY_LOGIC, RANDOM_SEAT
from cartomante.games.shipwreck.outcome import carry_out, lose, resolve
from cartomante.games.shipwreck.playing import announce, can_thief_look
from cartomante.games.shipwreck.seating import seat_newcomers, unseat_leavers
from cartomante.games.shipwreck.seats import active_seat, next_challenger, place_in_order, seated
from cartomante.games.shipwreck.state import (
    AFTER_PLAY,
    AFTER_PLAY_POWER,
    AFTER_RESOLVE,
    ANNOUNCE,
    ATTACHMENTS,
    BEFORE_PLAY,
    BEFORE_PLAY_POWER,
    COPIES,
    DRAW_PHASE,
    EXILE_OFFER,
    FADE,
    GROUP,
    GROUP_ACTION,
    GROUP_AGAIN,
    MANDATORY,
    NO_OUTCOME,
    PLAY_FATE,
    PLAYING,
    RESOLVE,
    SEATS,
    SLOTS,
    THIEF_TAKE,
    TURN_LIMIT,
    VALUES,
    WON,
)
from cartomante.games.shipwreck.tokens import fill_hand
from cartomante.games.shipwreck.trace import begin_trace, tidy_trace

# set-up


@rule
def set_up(s, c):
    s.doom = starting_doom(s)
    shuffle_deck(s, c)
    for slot in range(SLOTS):
        s.row[slot] = take_top(s)
        for i in range(ATTACHMENTS):
            s.attached[slot, i] = NONE
    for value in range(1, VALUES):
        s.bag[value] = COPIES
    seat_players(s)
    s.turn = 1
    close_window(s)
    clear_turn(s)
    begin_trace(s)
    tell_set_up(s)


@rule
def starting_doom(s):
    if s.difficulty == EASY:
        return 0
    if s.difficulty == HARD:
        return 4
    if s.difficulty == DOOMED:
        return 6
    return 2


@rule
def seat_players(s):
    """The order of turns begins with the starting seat."""
    start = chance(s, s.players) if s.start_seat == RANDOM_SEAT else s.start_seat - 1
    for i in range(SEATS):
        s.order[i] = (start + i) % s.players if i < s.players else NONE
        s.joining[i] = NONE
    s.active = start


@rule
def clear_turn(s):
    s.phase = DRAW_PHASE
    s.has_old = 1 if s.hand[s.active, 0] else 0
    s.played_old = 0
    s.power_used = 0
    s.plus_one = 0
    s.feast_done = 0
    for i in range(s.played):
        s.plays[i, 0] = s.plays[i, 1] = 0
    s.played = 0
    s.predictions_left = 1
    s.tried = 0
    s.outcome = NO_OUTCOME
    s.hidden = 0
    s.using = NONE
    s.source = NONE


# the phases


@rule
def proceed(s, c):
    """What the present phase still has to do, or the next phase."""
    if s.phase == DRAW_PHASE:
        tell_turn(s)
        fill_hand(s)
        s.phase = BEFORE_PLAY
    elif s.phase == BEFORE_PLAY:
        before_play(s, c)
    elif s.phase == PLAYING:
        ask(s, PLAY_FATE, active_seat(s))
    elif s.phase == MANDATORY:
        mandatory(s, c)
    elif s.phase == AFTER_PLAY:
        after_play(s, c)
    elif s.phase == ANNOUNCE:
        announce(s, c)
        begin_group(s)
    elif s.phase == GROUP:
        group(s, c)
    elif s.phase == RESOLVE:
        resolve(s, c)
    elif s.phase == AFTER_RESOLVE:
        after_resolve(s, c)
    elif s.phase == FADE:
        fade(s, c)
    else:
        end_turn(s)


@rule
def before_play(s, c):
    """The window opens when some power could be used (SW-106), whoever would want to."""
    can_use = can_cycle(s, c) or (has_faded(s, c, RELOCATE) and s.visible > 0) or has_faded(s, c, PLUS_1)
    if can_use and not s.power_used and not s.passes[active_seat(s)]:
        ask(s, BEFORE_PLAY_POWER, active_seat(s))
    else:
        s.phase = PLAYING


@rule
def can_cycle(s, c):
    return has_faded(s, c, CYCLE) and s.deck_size > 0 and has_bare_card(s)


@rule
def has_bare_card(s):
    found = False
    for slot in range(SLOTS):
        found |= is_bare(s, slot)
    return found


@rule
def is_bare(s, slot):
    """Whether no fate lies in front of a card."""
    bare = True
    for i in range(s.visible):
        bare &= s.spots[i] // VALUES != slot
    return bare


@rule
def mandatory(s, c):
    if can_thief_look(s, c):
        ask(s, THIEF_TAKE, active_seat(s))
    else:
        s.phase = AFTER_PLAY


@rule
def after_play(s, c):
    """The window opens on public facts alone, even if nothing but passing turns out to be possible (SW-94)."""
    can_use = has_faded(s, c, OLD) or (has_faded(s, c, DISCARD_LOWER) and s.visible > 0)
    if can_use and not s.power_used and not s.passes[active_seat(s)]:
        ask(s, AFTER_PLAY_POWER, active_seat(s))
    else:
        s.phase = ANNOUNCE


@rule
def begin_group(s):
    """The engine may set the number line by logic; the view works it out from the trace as it stands now."""
    if s.auto_number_line == LINE_BY_LOGIC:
        s.line[s.active] = 0
        s.lined[s.active] = s.traced
    s.phase = GROUP


@rule
def group(s, c):
    """Carry out what was agreed on, or open the next round of proposals."""
    if s.window != NONE:
        carry_out(s, c)
    else:
        open_window(s, GROUP_AGAIN if s.tried else GROUP_ACTION)


@rule
def after_resolve(s, c):
    """After a correct prediction: `exile`, with something to pay it and something to exile."""
    if s.window != NONE:
        carry_out(s, c)
    elif not s.power_used and has_faded(s, c, EXILE) and s.faded_size > 1 and s.visible > 0:
        open_window(s, EXILE_OFFER)
    else:
        s.phase = FADE


# the end of a turn


@rule
def end_turn(s):
    """Who wanted to join or leave does so now; then the next hand becomes active (3.5)."""
    if s.turn >= s.max_turns:
        lose(s, TURN_LIMIT)
        return
    if s.two_player_challenge:
        unseat_leavers(s, 0)
        s.active = next_challenger(s)
    else:
        place = seat_newcomers(s, place_in_order(s, s.active))
        place = unseat_leavers(s, place)
        s.active = s.order[(place + 1) % seated(s)]
    s.turn += 1
    clear_turn(s)
    tidy_trace(s)


# the score


@rule
def score(s, c, scores, places):
    """All win together or lose together; who has left has no part in it."""
    for seat in range(SEATS):
        is_there = place_in_order(s, seat) != NONE
        scores[seat] = s.score if is_there else 0
        places[seat] = 1 if is_there and s.ending == RUNNING + 1 + WON else 0
