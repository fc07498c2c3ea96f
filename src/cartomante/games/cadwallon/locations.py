"""Using a location: what each of the sixteen effects asks and does (section 4.7)."""

from cartomante.core.rule import NONE, ask, emit, rule, tells
from cartomante.games.cadwallon.agents import (
    come_to,
    dismiss,
    end_effects,
    leave,
    reveal,
    turn_up,
    zone_of,
)
from cartomante.games.cadwallon.city import controls, prize_of
from cartomante.games.cadwallon.drawing import draw_cards
from cartomante.games.cadwallon.events import (
    BOOSTED,
    DISMISSED,
    DIVERTED,
    FAVOURED,
    LOCATION_USED,
    MOVED_DOWN,
    MOVED_UP,
    RECALLED_DOWN,
    RECALLED_UP,
    RECOVERED,
    RENEWED,
    RETIRED,
    SCOUTED,
    SCOUTED_BOTTOM,
    SCOUTED_LEFT,
    SEALED,
    SHIFTED,
    SWAPPED_DOWN,
    SWAPPED_UP,
    TOOK_PRECEDENCE,
)
from cartomante.games.cadwallon.kinds import (
    BOOST,
    DISMISS,
    DIVERT,
    DRAW,
    EXPOSE,
    FAVOUR,
    MAIN,
    MOVE,
    PRECEDENCE,
    RECALL,
    RECOVER,
    RENEW,
    RETIRE,
    SCOUT,
    SEAL,
    SWAP,
)
from cartomante.games.cadwallon.memory import agent_leaves_hand, return_unseen, see, see_to_hand
from cartomante.games.cadwallon.state import (
    ARCANA,
    DRAW_DISCARD,
    EFFECT_HAND_CARD,
    EFFECT_OPPONENT_AGENT,
    EFFECT_OWN_AGENT,
    EFFECT_RESOURCE_CARD,
    EFFECT_ZONE,
    EVERYBODY,
    GUILD_PILE,
    HAND,
    IN_PLAY,
    PILE,
    RESOURCES,
    SCOUT_BOTTOM,
)
from cartomante.games.cadwallon.table import first_at, link, put, unlink

# using one


@rule
def use_location(s, c, seat, location):
    """The card is shown and set aside until its effect is done (G3)."""
    put(s, location, IN_PLAY)
    see(s, location)
    emit(s, LOCATION_USED, seat, location)
    effect = c.effect[location]
    if effect == FAVOUR:
        s.favour[seat] += c.amount[location]
        emit(s, FAVOURED, seat, c.amount[location])
        finish_location(s, c, seat)
    elif effect == DRAW:
        draw_cards(s, seat, c.amount[location])
        s.discards = c.discard[location]
        go_on_discarding(s, c, seat)
    elif effect == RECOVER or effect == RETIRE:
        ask(s, EFFECT_RESOURCE_CARD, seat)
    elif effect == RECALL or effect == MOVE or effect == SWAP:
        ask(s, EFFECT_OWN_AGENT, seat)
    elif effect == DIVERT or effect == DISMISS:
        ask(s, EFFECT_OPPONENT_AGENT, seat)
    else:
        ask(s, EFFECT_ZONE, seat)


@rule
def finish_location(s, c, seat):
    """Draw, if the card says so; then it goes to the resources."""
    location = first_at(s, IN_PLAY)
    if c.rider[location]:
        draw_cards(s, seat, c.rider[location])
    put(s, location, RESOURCES + seat)
    s.target = NONE
    s.zone = NONE


@rule
def go_on_discarding(s, c, seat):
    """One card at a time, as far as the hand goes."""
    if s.discards > 0 and s.size[HAND + seat] > 0:
        s.discards -= 1
        ask(s, DRAW_DISCARD, seat)
    else:
        s.discards = 0
        finish_location(s, c, seat)


# what becomes of a chosen card or agent


@rule
def take_resource(s, c, seat, card):
    """Recover it, or retire it under the guild card."""
    if c.effect[first_at(s, IN_PLAY)] == RECOVER:
        put(s, card, HAND + seat)
        see_to_hand(s, card)
        emit(s, RECOVERED, seat, card)
    else:
        put(s, card, GUILD_PILE + seat)
        emit(s, RETIRED, seat, card)
    finish_location(s, c, seat)


@rule
def pick_own_agent(s, c, seat, card):
    effect = c.effect[first_at(s, IN_PLAY)]
    s.target = card
    if effect == RECALL:
        tell_recall(s, seat, card)
        back_to_hand(s, seat, card)
        finish_location(s, c, seat)
    elif effect == MOVE:
        ask(s, EFFECT_ZONE, seat)
    else:
        ask(s, EFFECT_HAND_CARD, seat)


@tells
def tell_recall(s, seat, card):
    emit(s, RECALLED_DOWN if s.face_down[card] else RECALLED_UP, seat, card, zone_of(s, card))


@rule
def back_to_hand(s, seat, card):
    """What lay face down is not shown."""
    was_down = s.face_down[card]
    leave(s, card, HAND + seat)
    if was_down:
        return_unseen(s, seat)
    else:
        see_to_hand(s, card)


@rule
def swap_in(s, c, seat, card):
    """A card from the hand takes the agent's very place; neither is shown if that is face down."""
    agent = s.target
    zone, is_down, neighbour = zone_of(s, agent), s.face_down[agent], s.before[agent]
    agent_leaves_hand(s, seat, card, not is_down)
    back_to_hand(s, seat, agent)
    come_to(s, card, zone, is_down)
    unlink(s, card)
    link(s, card, neighbour)
    emit(s, SWAPPED_DOWN if is_down else SWAPPED_UP, seat, agent, card, zone)
    finish_location(s, c, seat)


@rule
def pick_opponent_agent(s, c, seat, card):
    if c.effect[first_at(s, IN_PLAY)] == DIVERT:
        s.target = card
        ask(s, EFFECT_ZONE, seat)
        return
    emit(s, DISMISSED, seat, s.owner[card], card, zone_of(s, card))
    dismiss(s, card)
    finish_location(s, c, seat)


# what becomes of a chosen zone


@rule
def direct_at(s, c, seat, zone):
    location = first_at(s, IN_PLAY)
    effect = c.effect[location]
    if effect == SCOUT:
        look_at_top(s, seat, zone)
        return
    if effect == MOVE:
        move_agent(s, seat, zone)
    elif effect == DIVERT:
        divert_agent(s, seat, zone)
    elif effect == EXPOSE:
        for other in range(s.players):
            if other != seat:
                turn_up(s, other, zone, False)
    elif effect == RENEW:
        renew(s, seat, zone)
    elif effect == BOOST:
        boost(s, c, seat, zone, location)
    elif effect == PRECEDENCE:
        s.precedence[zone] |= 1 << seat
        emit(s, TOOK_PRECEDENCE, seat, prize_of(s, zone), zone)
    elif effect == SEAL:
        s.sealed[zone] = 1
        emit(s, SEALED, seat, prize_of(s, zone), zone)
    else:
        s.shift[zone] += c.amount[location]
        emit(s, SHIFTED, seat, prize_of(s, zone), zone, c.amount[location])
    finish_location(s, c, seat)


@rule
def move_agent(s, seat, zone):
    """It stays face down only if it was, and its owner controls the new zone (AC-108)."""
    agent = s.target
    origin, laid = zone_of(s, agent), s.laid[agent]
    stays_down = s.face_down[agent] == 1 and controls(s, seat, zone)
    s.present[origin, seat] -= 1
    come_to(s, agent, zone, stays_down)
    s.laid[agent] = laid
    emit(s, MOVED_DOWN if stays_down else MOVED_UP, seat, agent, origin, zone)


@rule
def divert_agent(s, seat, zone):
    agent = s.target
    origin = zone_of(s, agent)
    s.present[origin, s.owner[agent]] -= 1
    come_to(s, agent, zone, False)
    emit(s, DIVERTED, seat, s.owner[agent], agent, origin, zone)


@rule
def look_at_top(s, seat, zone):
    """Always followed by the question whether it should go to the bottom (3.5)."""
    card = first_at(s, PILE + zone)
    s.scouted[card] |= 1 << seat
    s.zone = zone
    emit(s, SCOUTED, seat, card, zone)
    ask(s, SCOUT_BOTTOM, seat)


@rule
def finish_scouting(s, c, seat, goes_to_bottom):
    if goes_to_bottom:
        put(s, first_at(s, PILE + s.zone), PILE + s.zone)
    emit(s, SCOUTED_BOTTOM if goes_to_bottom else SCOUTED_LEFT, seat, s.zone)
    finish_location(s, c, seat)


@rule
def renew(s, seat, zone):
    """The prize goes under its pile, where everybody knows it to be; its effects end (AC-114)."""
    prize = prize_of(s, zone)
    put(s, prize, PILE + zone)
    s.scouted[prize] = EVERYBODY
    end_effects(s, zone)
    emit(s, RENEWED, seat, prize, zone)
    reveal(s, zone)


@rule
def boost(s, c, seat, zone, location):
    prize = prize_of(s, zone)
    for arcanum in range(ARCANA):
        is_meant = c.arcanum[location] == MAIN or c.arcanum[location] == arcanum
        if is_meant and c.threshold[prize, arcanum] > 0:
            s.boost[zone, seat, arcanum] += c.amount[location]
    tell_boost(s, c, seat, zone, location)


@tells
def tell_boost(s, c, seat, zone, location):
    prize = prize_of(s, zone)
    gold = [arcanum for arcanum in range(ARCANA) if c.threshold[prize, arcanum]]
    arcana = gold if c.arcanum[location] == MAIN else [c.arcanum[location]]
    emit(s, BOOSTED, seat, prize, zone, arcana, c.amount[location])
