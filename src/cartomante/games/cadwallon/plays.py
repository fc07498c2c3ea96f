"""What a card from the hand can do: serve as an agent, bribe, call militia, be a location, be discarded (3.4)."""

from cartomante.core.rule import NONE, ask, emit, rule
from cartomante.games.cadwallon.agents import clear_prize, come_to, turn_up
from cartomante.games.cadwallon.city import controls, is_open, open_zones, prize_of
from cartomante.games.cadwallon.events import (
    BRIBE_FAILED,
    BRIBE_OFFERED,
    DISCARDED,
    LAID_DOWN,
    LAID_UP,
    MILITIA_CALLED,
    MILITIA_CAME,
    MILITIA_CAME_UNSEEN,
    MILITIA_LAID_DOWN,
    MILITIA_LAID_UP,
    WON,
)
from cartomante.games.cadwallon.kinds import LOCATION, PERSONALITY, RELIC
from cartomante.games.cadwallon.memory import agent_leaves_hand, see
from cartomante.games.cadwallon.options import AS_AGENTS, COUNTED, FACING_CHOICE, ILLEGAL_FAILURE, PLAYED
from cartomante.games.cadwallon.resolution import agents_strength, win
from cartomante.games.cadwallon.state import (
    AGENT_AT,
    AGENT_UP_AT,
    ARCANA,
    AT_PRIZE,
    BRIBE_AT,
    CALL_MILITIA,
    CARDS,
    CHOOSE_PLAY,
    DISCARD,
    DUCATS,
    FIRST_MILITIA,
    IN_PLAY,
    MILITIA_COUNT,
    MILITIA_DECK,
    MILITIA_ZONE,
    PLAY_LOCATION,
    RESOURCES,
    ZONES,
)
from cartomante.games.cadwallon.table import first_at, put, random_at
from cartomante.games.cadwallon.targets import can_use, is_agent


@rule
def choose_card(s, seat, card):
    """Committed, but seen by nobody else before it is played."""
    s.chosen = card
    ask(s, CHOOSE_PLAY, seat)


@rule
def mark_plays(s, c, seat, card, mask):
    """Everything that a card can do now; discarding is always possible."""
    mask[DISCARD] = 1
    kind = c.kind[card]
    if kind == LOCATION:
        mask[PLAY_LOCATION] = 1 if can_use(s, c, seat, card) else 0
    elif kind == RELIC:
        mask[CALL_MILITIA] = 1 if can_call_militia(s) else 0
        for zone in range(ZONES):
            mask[BRIBE_AT + zone] = 1 if can_bribe(s, c, seat, zone, card) else 0
    else:
        for zone in range(ZONES):
            if is_open(s, zone):
                mask[AGENT_AT + zone] = 1
                if s.own_zone_facing == FACING_CHOICE and controls(s, seat, zone):
                    mask[AGENT_UP_AT + zone] = 1


@rule
def has_real_play(s, c, seat, card):
    """Whether a card can do anything but be discarded."""
    kind = c.kind[card]
    if kind == LOCATION:
        return can_use(s, c, seat, card)
    if kind != RELIC:
        return open_zones(s) != 0
    for zone in range(ZONES):
        if can_bribe(s, c, seat, zone, card):
            return True
    return can_call_militia(s)


# agents


@rule
def place_agent(s, seat, card, zone, is_down):
    """Face down in a zone that its owner controls, face up elsewhere (AC-23)."""
    agent_leaves_hand(s, seat, card, not is_down)
    come_to(s, card, zone, is_down)
    emit(s, LAID_DOWN if is_down else LAID_UP, seat, card, zone)


# bribery (4.4)


@rule
def has_part_in_bribe(s, seat, zone):
    """An own agent, of any value; militia does not count unless the table wants it (AC-37, AC-47)."""
    if s.present[zone, seat] > 0:
        return True
    if s.militia_in_bribe == COUNTED:
        card = first_at(s, AT_PRIZE + zone)
        while card < CARDS:
            if s.owner[card] == seat:
                return True
            card = s.after[card]
    return False


@rule
def bribe_total(s, c, seat, zone, relic):
    """The best sum of the own agents in a gold arcanum, the ducats of the relic, and favours (AC-33, AC-41)."""
    prize, best = prize_of(s, zone), 0
    for arcanum in range(ARCANA):
        if c.threshold[prize, arcanum] > 0:
            total = agents_strength(s, c, seat, zone, arcanum, s.militia_in_bribe == COUNTED, True)
            best = max(best, total)
    return best + c.value[relic, DUCATS] + s.favour[seat]


@rule
def can_bribe(s, c, seat, zone, relic):
    if not is_open(s, zone) or not has_part_in_bribe(s, seat, zone):
        return False
    prize = prize_of(s, zone)
    if c.kind[prize] != PERSONALITY:
        return False
    return s.failing_bribe != ILLEGAL_FAILURE or bribe_total(s, c, seat, zone, relic) >= c.value[prize, DUCATS]


@rule
def bribe(s, c, seat, relic, zone):
    """The threshold and the opponents do not matter (AC-35, AC-48); failing costs the relic's use (AC-42)."""
    prize = prize_of(s, zone)
    total, price = bribe_total(s, c, seat, zone, relic), c.value[prize, DUCATS]
    put(s, relic, IN_PLAY)
    see(s, relic)
    emit(s, BRIBE_OFFERED, seat, relic, prize, zone, total, price)
    turn_up(s, seat, zone, s.militia_in_bribe == COUNTED)
    if total >= price:
        clear_prize(s, zone)
        put(s, relic, RESOURCES + seat)
        emit(s, WON, seat, prize, zone)
        win(s, seat, zone)
    else:
        put(s, relic, RESOURCES + seat)
        emit(s, BRIBE_FAILED, seat, prize)


# militia (4.5)


@rule
def can_call_militia(s):
    return s.militia == PLAYED and s.size[MILITIA_DECK] > 0 and open_zones(s) != 0


@rule
def call_militia(s, seat, relic):
    """The relic brings the next militia card, which must be placed (AC-85, AC-86)."""
    discard_to_resources(s, seat, relic)
    emit(s, MILITIA_CALLED, seat, relic)
    card = random_at(s, MILITIA_DECK)
    put(s, card, IN_PLAY)
    s.owner[card] = seat
    emit(s, MILITIA_CAME_UNSEEN if s.militia_facing == AS_AGENTS else MILITIA_CAME, seat, card)
    ask(s, MILITIA_ZONE, seat)


@rule
def place_militia(s, seat, zone):
    card = first_at(s, IN_PLAY)
    is_down = s.militia_facing == AS_AGENTS and controls(s, seat, zone)
    come_to(s, card, zone, is_down)
    emit(s, MILITIA_LAID_DOWN if is_down else MILITIA_LAID_UP, seat, card, zone)


@rule
def withdraw_militia(s):
    """At the end of a round all of it goes back, prize or no prize (AC-91). Returns how many cards that makes."""
    count = 0
    if s.militia != PLAYED:
        return count
    for card in range(FIRST_MILITIA, FIRST_MILITIA + MILITIA_COUNT):
        if s.place[card] != MILITIA_DECK:
            put(s, card, MILITIA_DECK)
            s.owner[card] = NONE
            s.face_down[card] = 0
            count += 1
    return count


# discarding


@rule
def discard_to_resources(s, seat, card):
    put(s, card, RESOURCES + seat)
    see(s, card)


@rule
def discard(s, c, seat, card):
    """Face up, without effect (AC-30)."""
    if is_agent(c, card):
        agent_leaves_hand(s, seat, card, True)
    discard_to_resources(s, seat, card)
    emit(s, DISCARDED, seat, card)
