"""The steps of a round, and the end (sections 3.1, 3.3 and 4.10)."""

from cartomante.core.rule import NONE, ask, emit, end_game, rule
from cartomante.games.cadwallon.agents import dismiss, end_effects, is_militia, reveal
from cartomante.games.cadwallon.city import (
    border_zones,
    has_prize,
    left_of,
    nth_in_turn,
    right_of,
    zone_at,
)
from cartomante.games.cadwallon.drawing import draw_hand
from cartomante.games.cadwallon.events import (
    FIRST_PLAYER_PASSED,
    MILITIA_WITHDREW,
    ROUND_BEGAN,
    TABLEWIDE,
    tell_leaving,
)
from cartomante.games.cadwallon.memory import forget_round, tick
from cartomante.games.cadwallon.options import END_NOW, SCORED, TO_THE_LEFT
from cartomante.games.cadwallon.plays import choose_card, withdraw_militia
from cartomante.games.cadwallon.resolution import hear_next, resolve_next
from cartomante.games.cadwallon.scoring import tell_end
from cartomante.games.cadwallon.set_up import give_guilds, lay_table
from cartomante.games.cadwallon.state import (
    ANNOUNCE_STEP,
    AT_PRIZE,
    BY_JUBILEE,
    BY_ROUND_CAP,
    CARDS,
    CHOOSE_CARD,
    DEAL_STEP,
    GUILD_STEP,
    HAND,
    JUBILEE_HIDDEN,
    NO_PRIZES,
    PLAY_STEP,
    RESOLVE_STEP,
    ROUND_STEP,
    STALLED,
    ZONES,
)
from cartomante.games.cadwallon.table import first_at


@rule
def proceed(s, c):
    """Whatever comes next while nobody is asked anything."""
    if s.step == PLAY_STEP:
        next_turn(s)
    elif s.step == RESOLVE_STEP:
        resolve_next(s, c)
    elif s.step == ANNOUNCE_STEP:
        hear_next(s, c)
    elif s.step == ROUND_STEP:
        begin_round(s)
    elif s.step == GUILD_STEP:
        give_guilds(s)
    elif s.step == DEAL_STEP:
        lay_table(s)
    else:
        end_round(s, c)


@rule
def begin_round(s):
    """Everybody draws, in turn order (AC-18)."""
    s.round += 1
    emit(s, ROUND_BEGAN, TABLEWIDE, s.round, s.first)
    for n in range(s.players):
        draw_hand(s, nth_in_turn(s, n))
    s.turn = right_of(s, s.first)
    s.step = PLAY_STEP


@rule
def next_turn(s):
    """Clockwise; who has no cards left is skipped, and when nobody has any, the zones are resolved (AC-21, AC-22)."""
    for _ in range(s.players):
        s.turn = left_of(s, s.turn)
        hand = HAND + s.turn
        if s.size[hand] > 0:
            tick(s)
            if s.size[hand] == 1:
                choose_card(s, s.turn, first_at(s, hand))
            else:
                ask(s, CHOOSE_CARD, s.turn)
            return
    s.turn = NONE
    s.stage = 0
    s.step = RESOLVE_STEP


# the end of a round


@rule
def end_round(s, c):
    """In the order of 4.10; after the last round the first-player card stays where it is (AC-82)."""
    count = withdraw_militia(s)
    if count > 0:
        emit(s, MILITIA_WITHDREW, TABLEWIDE, count)
    for zone in range(ZONES):
        end_effects(s, zone)
    for seat in range(s.players):
        s.favour[seat] = 0
    forget_round(s)
    if s.jubilee != JUBILEE_HIDDEN:
        finish(s, c, BY_JUBILEE)
        return
    for stage in range(border_zones(s) + 1):
        zone = zone_at(s, stage)
        if not has_prize(s, zone):
            reveal(s, zone)
    s.dry = 0 if s.won > 0 else s.dry + 1
    s.won = 0
    reason = reason_to_stop(s)
    if reason != NONE:
        finish(s, c, reason)
        return
    pass_first_player_card(s)
    s.step = ROUND_STEP


@rule
def reason_to_stop(s):
    """The Jubilee, or one of the ends that keep a game from going on for ever (AC-73, AC-78). NONE to go on."""
    if s.jubilee != JUBILEE_HIDDEN and s.jubilee_timing == END_NOW:
        return BY_JUBILEE
    if s.stall_rounds > 0 and s.dry >= s.stall_rounds:
        return STALLED
    if s.round >= s.round_cap:
        return BY_ROUND_CAP
    for zone in range(ZONES):
        if has_prize(s, zone):
            return NONE
    return NO_PRIZES


@rule
def pass_first_player_card(s):
    """To the right, though turns go to the left (AC-72)."""
    holder = s.first
    s.first = left_of(s, holder) if s.first_player_pass == TO_THE_LEFT else right_of(s, holder)
    emit(s, FIRST_PLAYER_PASSED, holder, s.first)


@rule
def finish(s, c, reason):
    """Agents still at a prize come home first, where they count (AC-79)."""
    if s.table_agents_score == SCORED:
        for stage in range(border_zones(s) + 1):
            bring_home(s, zone_at(s, stage))
    end_game(s, reason)
    tell_end(s, c)


@rule
def bring_home(s, zone):
    for n in range(s.players):
        tell_leaving(s, nth_in_turn(s, n), zone, False)
    card = first_at(s, AT_PRIZE + zone)
    while card < CARDS:
        following = s.after[card]
        if not is_militia(card):
            dismiss(s, card)
        card = following
