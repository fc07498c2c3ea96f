"""What a location can be used on: a card, an agent, a zone; and whether it can be used at all (section 4.7, G2)."""

from cartomante.core.rule import rule
from cartomante.games.cadwallon.agents import is_militia, zone_of
from cartomante.games.cadwallon.city import has_prize, is_open, open_zones, prize_of
from cartomante.games.cadwallon.kinds import (
    AGENT,
    BOOST,
    DISMISS,
    DIVERT,
    DRAW,
    EXPOSE,
    FAVOUR,
    LOCATION,
    MAIN,
    MOVE,
    PERSONALITY,
    PRECEDENCE,
    RECALL,
    RECOVER,
    RENEW,
    RETIRE,
    SCOUT,
    SHIFT,
    SWAP,
)
from cartomante.games.cadwallon.state import (
    AT_PRIZE,
    CARDS,
    DECK,
    FREE_ZONE,
    HAND,
    IN_PLAY,
    PILE,
    POWERS,
    RESOURCES,
    ZONES,
)
from cartomante.games.cadwallon.table import first_at


@rule
def is_agent(c, card):
    return c.kind[card] == AGENT or c.kind[card] == PERSONALITY


@rule
def can_use(s, c, seat, location):
    """Whether every choice of the effect can be made."""
    effect = c.effect[location]
    if effect == FAVOUR:
        return True
    if effect == DRAW:
        return s.size[DECK + seat] > 0
    if effect == RECOVER or effect == RETIRE:
        return has_resource_target(s, c, seat, location)
    if effect == RECALL or effect == MOVE or effect == SWAP:
        return has_own_target(s, c, seat, location)
    if effect == DIVERT or effect == DISMISS:
        return has_opponent_target(s, c, seat, location)
    for zone in range(ZONES):
        if is_zone_target(s, c, seat, location, zone):
            return True
    return False


@rule
def is_resource_target(s, c, location, card):
    """To be taken back: anything but a location. To be retired: a guild agent (AC-97)."""
    return c.kind[card] != LOCATION if c.effect[location] == RECOVER else c.kind[card] == AGENT


@rule
def has_resource_target(s, c, seat, location):
    if c.effect[location] == RETIRE and circulation(s, seat) <= c.amount[location]:
        return False
    card = first_at(s, RESOURCES + seat)
    while card < CARDS:
        if is_resource_target(s, c, location, card):
            return True
        card = s.after[card]
    return False


@rule
def circulation(s, seat):
    """The cards of whose turn it is but for those under the guild card; the one in use counts too (AC-117)."""
    count = s.size[HAND + seat] + s.size[DECK + seat] + s.size[RESOURCES + seat] + s.size[IN_PLAY]
    for zone in range(ZONES):
        count += s.present[zone, seat]
    return count


@rule
def is_own_target_zone(s, c, location, zone):
    """Whether an own agent of this zone can be recalled, moved to another prize, or swapped (AC-116)."""
    effect = c.effect[location]
    if effect == RECALL:
        return True
    return is_open(s, zone) if effect == SWAP else open_zones(s) & ~(1 << zone) != 0


@rule
def has_own_target(s, c, seat, location):
    if c.effect[location] == SWAP and agents_in_hand(s, c, seat) == 0:
        return False
    for zone in range(ZONES):
        if s.present[zone, seat] > 0 and is_own_target_zone(s, c, location, zone):
            return True
    return False


@rule
def agents_in_hand(s, c, seat):
    count = 0
    card = first_at(s, HAND + seat)
    while card < CARDS:
        count += 1 if is_agent(c, card) else 0
        card = s.after[card]
    return count


@rule
def is_opponent_target(s, c, seat, location, card):
    """An opponent's face-up agent without a value above the limit (G9)."""
    if s.owner[card] == seat or s.face_down[card] or is_militia(card):
        return False
    for power in range(POWERS):
        if c.value[card, power] > c.amount[location]:
            return False
    return c.effect[location] == DISMISS or open_zones(s) & ~(1 << zone_of(s, card)) != 0


@rule
def has_opponent_target(s, c, seat, location):
    for zone in range(ZONES):
        card = first_at(s, AT_PRIZE + zone)
        while card < CARDS:
            if is_opponent_target(s, c, seat, location, card):
                return True
            card = s.after[card]
    return False


@rule
def is_zone_target(s, c, seat, location, zone):
    """Whether the effect can be directed at a zone; for a moved or diverted agent, whether it can go there."""
    effect = c.effect[location]
    if not has_prize(s, zone):
        return False
    if effect == MOVE or effect == DIVERT:
        return is_open(s, zone) and zone != zone_of(s, s.target)
    if effect == EXPOSE:
        return has_hidden_opponent(s, seat, zone)
    if effect == SCOUT:
        return zone != FREE_ZONE and s.size[PILE + zone] > 0
    if effect == RENEW:
        is_bare = s.size[AT_PRIZE + zone] == 0 and s.size[PILE + zone] > 0
        return zone != FREE_ZONE and is_open(s, zone) and is_bare
    if effect == BOOST:
        return s.present[zone, seat] > 0 and can_boost(c, location, prize_of(s, zone))
    if effect == PRECEDENCE:
        return s.precedence[zone] >> seat & 1 == 0
    return effect == SHIFT or is_open(s, zone)


@rule
def can_boost(c, location, prize):
    """An arcanum that is not gold there could never count (AC-109)."""
    arcanum = c.arcanum[location]
    return arcanum == MAIN or c.threshold[prize, arcanum] > 0


@rule
def has_hidden_opponent(s, seat, zone):
    card = first_at(s, AT_PRIZE + zone)
    while card < CARDS:
        if s.face_down[card] and s.owner[card] != seat and not is_militia(card):
            return True
        card = s.after[card]
    return False
