"""What a sensible player likes: a prize is worth its points, a card what it adds to the chance of winning one.

The player sees its own cards and the open table, and takes a face-down agent of somebody else for an average one.
"""

from cartomante.core.rule import NONE, rule
from cartomante.games.cadwallon.agents import is_militia, zone_of
from cartomante.games.cadwallon.chances import (
    FIFTHS,
    best_gain,
    bribe_gain,
    chance_at,
    chance_with,
    gain_at,
    prize_worth,
    rival_at,
    total_of,
    totals_at,
)
from cartomante.games.cadwallon.city import has_prize, is_open, prize_of, zone_at
from cartomante.games.cadwallon.kinds import (
    BOOST,
    DISMISS,
    DIVERT,
    DRAW,
    EXPOSE,
    FAVOUR,
    LOCATION,
    MOVE,
    PERSONALITY,
    PRECEDENCE,
    RECOVER,
    RELIC,
    RENEW,
    RETIRE,
    SEAL,
    SHIFT,
)
from cartomante.games.cadwallon.plays import can_bribe, can_call_militia
from cartomante.games.cadwallon.resolution import needed, standing
from cartomante.games.cadwallon.state import (
    AGENT_AT,
    AGENT_UP_AT,
    ANNOUNCE_ARCANUM,
    ARCANA,
    AT_PRIZE,
    BRIBE_AT,
    CALL_MILITIA,
    CARDS,
    CHOOSE_CARD,
    CHOOSE_PLAY,
    DECK,
    DISCARD,
    DISCARD_OBJECTIVE,
    DRAW_DISCARD,
    DUCATS,
    EFFECT_HAND_CARD,
    EFFECT_OPPONENT_AGENT,
    EFFECT_OWN_AGENT,
    EFFECT_RESOURCE_CARD,
    EFFECT_ZONE,
    GUILDS,
    HAND,
    IN_PLAY,
    MILITIA_ZONE,
    NO,
    OBJECTIVES,
    PILE,
    PLACE_PRIZE,
    PLAY_LOCATION,
    POWERS,
    RESOURCES,
    SCOUT_BOTTOM,
    TO_ARCANUM,
    TO_GUILD,
    TO_GUILD_PILE,
    TO_RESOURCES,
    TO_ZONE,
    YES,
    ZONES,
)
from cartomante.games.cadwallon.table import first_at
from cartomante.games.cadwallon.targets import can_use, is_agent

LEAST = 0.01  # of every weight: nothing that is legal is unthinkable
A_CARD = 0.45  # what one more card to play is worth, in points
MILITIA_POWER = 2


# cards


@rule
def power_of(c, card):
    total = 0
    for power in range(POWERS):
        total += c.value[card, power]
    return total


@rule
def location_gain(s, c, seat, card):
    """What the effect of a location is worth about now, and the card that some of them draw."""
    effect = c.effect[card]
    rider = A_CARD if c.rider[card] and s.size[DECK + seat] > 0 else 0.0
    if effect == DRAW:
        return A_CARD * (c.amount[card] - 0.5 * c.discard[card])
    if effect == BOOST or effect == SHIFT or effect == PRECEDENCE or effect == MOVE:
        return rider + 0.3
    if effect == RECOVER:
        return 0.9 * A_CARD
    if effect == FAVOUR:
        return rider + (0.3 if holds_relic(s, c, seat) else 0.05)
    if effect == DISMISS or effect == DIVERT:
        return rider + 0.45
    return rider + 0.15


@rule
def holds_relic(s, c, seat):
    card = first_at(s, HAND + seat)
    while card < CARDS:
        if c.kind[card] == RELIC:
            return True
        card = s.after[card]
    return False


@rule
def relic_gain(s, c, seat, card):
    best = 0.0
    for zone in range(ZONES):
        if can_bribe(s, c, seat, zone, card):
            best = max(best, bribe_gain(s, c, seat, zone, card))
    if can_call_militia(s):
        best = max(best, best_gain(s, c, seat, NONE, MILITIA_POWER))
    return best


@rule
def card_gain(s, c, seat, card):
    """What the best use of a card is worth now."""
    kind = c.kind[card]
    if kind == RELIC:
        return relic_gain(s, c, seat, card)
    if kind == LOCATION:
        return location_gain(s, c, seat, card) if can_use(s, c, seat, card) else 0.0
    return best_gain(s, c, seat, card, 0)


@rule
def card_worth(c, card):
    """What a card is good for in rounds to come."""
    if c.kind[card] == RELIC:
        return 1.0 + 0.3 * c.value[card, DUCATS]
    return 2.0 if c.kind[card] == LOCATION else 0.5 + 0.4 * power_of(c, card)


# the decisions of a turn


@rule
def like_cards(s, c, seat, weights):
    """Each for its best use; agents are looked at together, prize by prize, because most cards are agents."""
    card = first_at(s, HAND + seat)
    while card < CARDS:
        weights[card] = LEAST
        if not is_agent(c, card):
            weights[card] += max(0.0, card_gain(s, c, seat, card))
        card = s.after[card]
    for zone in range(ZONES):
        if is_open(s, zone):
            like_agents_for(s, c, seat, zone, weights)


@rule
def like_agents_for(s, c, seat, zone, weights):
    prize, rival = prize_of(s, zone), rival_at(s, c, seat, zone)
    before, worth = chance_at(s, c, seat, zone, NONE, 0, rival), prize_worth(c, prize_of(s, zone))
    for arcanum in range(ARCANA):
        if c.threshold[prize, arcanum] > 0:
            own = total_of(totals_at(s, c, seat, zone, arcanum), seat)
            wanted = FIFTHS * needed(s, c, zone, arcanum)
            card = first_at(s, HAND + seat)
            while card < CARDS:
                if is_agent(c, card):
                    chance = chance_with(own + FIFTHS * c.value[card, arcanum], wanted, rival)
                    weights[card] = max(weights[card], LEAST + (chance - before) * worth)
                card = s.after[card]


@rule
def like_plays(s, c, seat, mask, weights):
    card = s.chosen
    weights[DISCARD] = LEAST
    if mask[PLAY_LOCATION]:
        weights[PLAY_LOCATION] = 2 * LEAST + location_gain(s, c, seat, card)
    if mask[CALL_MILITIA]:
        weights[CALL_MILITIA] = 2 * LEAST + max(0.0, best_gain(s, c, seat, NONE, MILITIA_POWER))
    for zone in range(ZONES):
        if mask[AGENT_AT + zone]:
            weights[AGENT_AT + zone] = 2 * LEAST + max(0.0, gain_at(s, c, seat, zone, card, 0))
            if mask[AGENT_UP_AT + zone]:
                weights[AGENT_UP_AT + zone] = 0.9 * weights[AGENT_AT + zone]
        if mask[BRIBE_AT + zone]:
            weights[BRIBE_AT + zone] = 0.5 * LEAST + bribe_gain(s, c, seat, zone, card)


@rule
def like_militia_zones(s, c, seat, mask, weights):
    card = first_at(s, IN_PLAY)
    for zone in range(ZONES):
        if mask[TO_ZONE + zone]:
            weights[TO_ZONE + zone] = LEAST + max(0.0, gain_at(s, c, seat, zone, card, 0))


# the decisions of an effect


@rule
def like_zones(s, c, seat, mask, weights):
    location = first_at(s, IN_PLAY)
    for zone in range(ZONES):
        if mask[TO_ZONE + zone]:
            weights[TO_ZONE + zone] = LEAST + max(0.0, zone_gain(s, c, seat, zone, location))


@rule
def zone_gain(s, c, seat, zone, location):
    """What it is worth to direct an effect at a zone."""
    effect, worth = c.effect[location], 0.0
    if has_prize(s, zone):
        worth = prize_worth(c, prize_of(s, zone))
    rival = rival_at(s, c, seat, zone)
    chance = chance_at(s, c, seat, zone, NONE, 0, rival)
    if effect == MOVE:
        return gain_at(s, c, seat, zone, s.target, 0)
    if effect == BOOST:
        return gain_at(s, c, seat, zone, NONE, c.amount[location])
    if effect == PRECEDENCE:
        return worth * (chance if s.present[zone, seat] > 0 else 0.1)
    if effect == SEAL:
        return worth * max(0.0, chance - 0.3)
    if effect == SHIFT:
        return worth * (1.0 - chance if c.amount[location] > 0 else chance)
    if effect == DIVERT:
        return 10.0 - worth
    if effect == EXPOSE:
        return 1.0 * s.size[AT_PRIZE + zone]
    return 10.0 - worth if effect == RENEW else 1.0


@rule
def part_of(s, c, card):
    """What an agent adds where it lies: its best gold value there, weighed with the prize."""
    zone = zone_of(s, card)
    prize, best = prize_of(s, zone), 0
    for arcanum in range(ARCANA):
        if c.threshold[prize, arcanum] > 0:
            best = max(best, c.value[card, arcanum])
    return best * prize_worth(c, prize)


@rule
def like_agents(s, c, seat, mask, weights):
    """Own agents that do little where they are may go; of the others' the one that does most."""
    for zone in range(ZONES):
        card = first_at(s, AT_PRIZE + zone)
        while card < CARDS:
            if not is_militia(card) and mask[card]:
                part = part_of(s, c, card)
                weights[card] = 1.0 / (1.0 + part) if s.owner[card] == seat else LEAST + part
            card = s.after[card]


@rule
def like_resources(s, c, seat, mask, weights):
    """The best to recover; the worst to retire."""
    retires = c.effect[first_at(s, IN_PLAY)] == RETIRE
    card = first_at(s, RESOURCES + seat)
    while card < CARDS:
        if mask[card]:
            worth = card_worth(c, card)
            weights[card] = 1.0 / worth if retires else worth + card_gain(s, c, seat, card)
        card = s.after[card]


@rule
def like_hand(s, c, seat, mask, weights, gives_away):
    """The strongest where it is needed, or the least useful to be thrown away."""
    zone = NONE if gives_away else zone_of(s, s.target)
    card = first_at(s, HAND + seat)
    while card < CARDS:
        if mask[card]:
            if gives_away:
                weights[card] = 1.0 / (0.1 + max(0.0, card_gain(s, c, seat, card)))
            else:
                weights[card] = LEAST + max(0.0, gain_at(s, c, seat, zone, card, 0))
        card = s.after[card]


# the decisions between turns


@rule
def like_places(c, prize, weights):
    """What makes a deck stronger stays in play; the rest counts as well under the guild card."""
    kind = c.kind[prize]
    if kind == PERSONALITY:
        stays = power_of(c, prize) >= 5
    elif kind == RELIC:
        stays = c.value[prize, DUCATS] >= 5
    else:
        stays = c.rider[prize] > 0 or c.effect[prize] == DRAW
    weights[TO_RESOURCES] = 1.0 if stays else 0.3
    weights[TO_GUILD_PILE] = 0.3 if stays else 1.0


@rule
def like_scouted(s, c, seat, weights):
    """A rich prize may come up where one has a say; a poor one goes down."""
    vp = c.vp[first_at(s, PILE + s.zone)]
    weights[NO] = 0.5 + vp
    weights[YES] = 2.5


@rule
def like_objectives(s, c, seat, weights):
    """Give back those that pay least."""
    card = first_at(s, OBJECTIVES + seat)
    while card < CARDS:
        weights[card] = 1.0 / (1 + c.vp[card])
        card = s.after[card]


@rule
def like_arcana(s, c, seat, mask, weights):
    zone = zone_at(s, s.stage)
    for arcanum in range(ARCANA):
        if mask[TO_ARCANUM + arcanum]:
            weights[TO_ARCANUM + arcanum] = 1.0 + standing(s, c, seat, zone, arcanum)


@rule
def prefer(s, c, seat, mask, weights):
    decision = s.asked[seat]
    if decision == CHOOSE_CARD:
        like_cards(s, c, seat, weights)
    elif decision == CHOOSE_PLAY:
        like_plays(s, c, seat, mask, weights)
    elif decision == PLACE_PRIZE:
        like_places(c, prize_of(s, s.zone), weights)
    elif decision == EFFECT_ZONE:
        like_zones(s, c, seat, mask, weights)
    elif decision == EFFECT_OWN_AGENT or decision == EFFECT_OPPONENT_AGENT:
        like_agents(s, c, seat, mask, weights)
    elif decision == EFFECT_RESOURCE_CARD:
        like_resources(s, c, seat, mask, weights)
    elif decision == EFFECT_HAND_CARD or decision == DRAW_DISCARD:
        like_hand(s, c, seat, mask, weights, decision == DRAW_DISCARD)
    elif decision == MILITIA_ZONE:
        like_militia_zones(s, c, seat, mask, weights)
    elif decision == ANNOUNCE_ARCANUM:
        like_arcana(s, c, seat, mask, weights)
    elif decision == SCOUT_BOTTOM:
        like_scouted(s, c, seat, weights)
    elif decision == DISCARD_OBJECTIVE:
        like_objectives(s, c, seat, weights)
    else:
        for guild in range(GUILDS):
            weights[TO_GUILD + guild] = 1.0
