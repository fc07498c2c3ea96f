"""Agents and militia at a prize: coming, going, being turned up, and the prize itself (sections 4.3 and 4.10)."""

from cartomante.core.rule import NONE, emit, rule
from cartomante.games.cadwallon.city import nth_in_turn, prize_of
from cartomante.games.cadwallon.events import (
    JUBILEE_REVEALED,
    KEPT_IN_PLAY,
    PILE_EMPTY,
    PRIZE_REVEALED,
    REMOVED,
    TABLEWIDE,
    tell_leaving,
    tell_turning_up,
)
from cartomante.games.cadwallon.memory import see
from cartomante.games.cadwallon.options import NEXT_PRIZE
from cartomante.games.cadwallon.state import (
    ARCANA,
    AT_PRIZE,
    CARDS,
    FIRST_MILITIA,
    GUILD_PILE,
    JUBILEE,
    JUBILEE_IN_PLAY,
    JUBILEE_SHOWN,
    LAST_ROUND,
    MILITIA_ASIDE,
    PILE,
    PLAY_STEP,
    PRIZE,
    RESOURCES,
    SEATS,
)
from cartomante.games.cadwallon.table import first_at, put


@rule
def is_militia(card):
    return card >= FIRST_MILITIA


@rule
def zone_of(s, card):
    """The zone at whose prize an agent lies."""
    return s.place[card] - AT_PRIZE


@rule
def come_to(s, card, zone, is_down):
    """An agent or militia is the last to arrive at a prize."""
    put(s, card, AT_PRIZE + zone)
    s.face_down[card] = 1 if is_down else 0
    if not is_militia(card):
        s.present[zone, s.owner[card]] += 1
        if is_down:
            s.laid[card] = s.clock
        else:
            see(s, card)


@rule
def leave(s, card, place):
    """An agent goes from its prize to some place of its owner."""
    s.present[zone_of(s, card), s.owner[card]] -= 1
    s.face_down[card] = 0
    put(s, card, place)


@rule
def dismiss(s, card):
    """An agent goes to its owner's resources, where everybody sees it."""
    leave(s, card, RESOURCES + s.owner[card])
    see(s, card)


@rule
def turn_up(s, seat, zone, includes_militia):
    """All agents, and perhaps militia, that a seat has face down at a prize."""
    tell_turning_up(s, seat, zone, includes_militia)
    card = first_at(s, AT_PRIZE + zone)
    while card < CARDS:
        if s.owner[card] == seat and s.face_down[card]:
            if not is_militia(card):
                s.face_down[card] = 0
                see(s, card)
            elif includes_militia:
                s.face_down[card] = 0
        card = s.after[card]


@rule
def clear_prize(s, zone):
    """A prize is won: agents go home, owner by owner in turn order, militia is set aside, effects end."""
    for n in range(s.players):
        send_home(s, nth_in_turn(s, n), zone)
    end_effects(s, zone)


@rule
def send_home(s, seat, zone):
    tell_leaving(s, seat, zone, False)
    tell_leaving(s, seat, zone, True)
    card = first_at(s, AT_PRIZE + zone)
    while card < CARDS:
        following = s.after[card]
        if s.owner[card] == seat:
            if is_militia(card):
                s.face_down[card] = 0
                s.owner[card] = NONE
                put(s, card, MILITIA_ASIDE)
            else:
                dismiss(s, card)
        card = following


@rule
def end_effects(s, zone):
    """Round effects are attached to the prize (G6)."""
    s.sealed[zone] = 0
    s.shift[zone] = 0
    s.precedence[zone] = 0
    for seat in range(SEATS):
        for arcanum in range(ARCANA):
            s.boost[zone, seat, arcanum] = 0


@rule
def reveal(s, zone):
    """Turn up the next card of a pile; where the Jubilee lies, there is no prize any more (AC-75)."""
    if first_at(s, PILE + zone) == JUBILEE:
        put(s, JUBILEE, JUBILEE_SHOWN)
        s.jubilee = JUBILEE_IN_PLAY if s.step == PLAY_STEP else LAST_ROUND
        emit(s, JUBILEE_REVEALED, TABLEWIDE)
        if s.jubilee_zone != NEXT_PRIZE:
            return
    if s.size[PILE + zone] > 0:
        prize = first_at(s, PILE + zone)
        put(s, prize, PRIZE + zone)
        s.scouted[prize] = 0
        emit(s, PRIZE_REVEALED, TABLEWIDE, prize, zone)
        if s.size[PILE + zone] == 0:
            emit(s, PILE_EMPTY, TABLEWIDE, zone)


@rule
def take_prize(s, seat, zone, is_removed):
    """The winner puts the prize among the resources or, out of play for good, under the guild card (4.11)."""
    prize = prize_of(s, zone)
    s.owner[prize] = seat
    put(s, prize, GUILD_PILE + seat if is_removed else RESOURCES + seat)
    emit(s, REMOVED if is_removed else KEPT_IN_PLAY, seat, prize)
    s.zone = NONE
    if s.step == PLAY_STEP:  # after a bribe the next one comes at once (AC-45)
        reveal(s, zone)
