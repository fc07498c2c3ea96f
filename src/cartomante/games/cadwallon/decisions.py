"""The 14 decisions of section 3.2: for each its options, then what follows."""

from cartomante.core.game import Decision
from cartomante.core.rule import NONE, rule
from cartomante.games.cadwallon.agents import is_militia, take_prize
from cartomante.games.cadwallon.city import controls, is_open, prize_of, zone_at
from cartomante.games.cadwallon.locations import (
    direct_at,
    finish_scouting,
    go_on_discarding,
    pick_opponent_agent,
    pick_own_agent,
    swap_in,
    take_resource,
    use_location,
)
from cartomante.games.cadwallon.plays import (
    bribe,
    call_militia,
    choose_card,
    discard,
    mark_plays,
    place_agent,
    place_militia,
)
from cartomante.games.cadwallon.resolution import announce
from cartomante.games.cadwallon.set_up import is_free, return_objective, take_guild
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
    CHOOSE_GUILD,
    CHOOSE_PLAY,
    DISCARD_OBJECTIVE,
    DRAW_DISCARD,
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
    PLACE_PRIZE,
    PLAY_LOCATION,
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
from cartomante.games.cadwallon.targets import (
    is_agent,
    is_opponent_target,
    is_own_target_zone,
    is_resource_target,
    is_zone_target,
)

# Those always asked never have fewer than two options, or must be answered all the same (3.5).
DECISIONS = (
    Decision(CHOOSE_GUILD, "choose_guild", "2.2"),
    Decision(DISCARD_OBJECTIVE, "discard_objective", "2.2", always_asked=True, secret=True),
    Decision(CHOOSE_CARD, "choose_card", "3.3", always_asked=True, secret=True),
    Decision(CHOOSE_PLAY, "choose_play", "3.4"),
    Decision(MILITIA_ZONE, "militia_zone", "4.5"),
    Decision(EFFECT_ZONE, "effect_zone", "4.7"),
    Decision(EFFECT_OWN_AGENT, "effect_own_agent", "4.7"),
    Decision(EFFECT_OPPONENT_AGENT, "effect_opponent_agent", "4.7"),
    Decision(EFFECT_RESOURCE_CARD, "effect_resource_card", "4.7"),
    Decision(EFFECT_HAND_CARD, "effect_hand_card", "4.7"),
    Decision(DRAW_DISCARD, "draw_discard", "4.7"),
    Decision(SCOUT_BOTTOM, "scout_bottom", "4.7", always_asked=True),
    Decision(ANNOUNCE_ARCANUM, "announce_arcanum", "4.9", always_asked=True),
    Decision(PLACE_PRIZE, "place_prize", "4.11", always_asked=True),
)


# options


@rule
def mark_all(s, place, mask):
    """Every card of a place."""
    card = first_at(s, place)
    while card < CARDS:
        mask[card] = 1
        card = s.after[card]


@rule
def mark_zones(s, c, seat, mask):
    location = first_at(s, IN_PLAY)
    for zone in range(ZONES):
        if is_zone_target(s, c, seat, location, zone):
            mask[TO_ZONE + zone] = 1


@rule
def mark_own_agents(s, c, seat, mask):
    location = first_at(s, IN_PLAY)
    for zone in range(ZONES):
        if s.present[zone, seat] > 0 and is_own_target_zone(s, c, location, zone):
            card = first_at(s, AT_PRIZE + zone)
            while card < CARDS:
                if s.owner[card] == seat and not is_militia(card):
                    mask[card] = 1
                card = s.after[card]


@rule
def mark_opponent_agents(s, c, seat, mask):
    location = first_at(s, IN_PLAY)
    for zone in range(ZONES):
        card = first_at(s, AT_PRIZE + zone)
        while card < CARDS:
            if is_opponent_target(s, c, seat, location, card):
                mask[card] = 1
            card = s.after[card]


@rule
def mark_resources(s, c, seat, mask):
    location = first_at(s, IN_PLAY)
    card = first_at(s, RESOURCES + seat)
    while card < CARDS:
        if is_resource_target(s, c, location, card):
            mask[card] = 1
        card = s.after[card]


@rule
def mark_hand_agents(s, c, seat, mask):
    card = first_at(s, HAND + seat)
    while card < CARDS:
        if is_agent(c, card):
            mask[card] = 1
        card = s.after[card]


@rule
def mark_arcana(s, c, mask):
    """The gold ones of the prize that is being resolved."""
    prize = prize_of(s, zone_at(s, s.stage))
    for arcanum in range(ARCANA):
        if c.threshold[prize, arcanum] > 0:
            mask[TO_ARCANUM + arcanum] = 1


@rule
def legal(s, c, seat, mask):
    decision = s.asked[seat]
    if decision == CHOOSE_CARD or decision == DRAW_DISCARD:
        mark_all(s, HAND + seat, mask)
    elif decision == CHOOSE_PLAY:
        mark_plays(s, c, seat, s.chosen, mask)
    elif decision == PLACE_PRIZE:
        mask[TO_RESOURCES] = mask[TO_GUILD_PILE] = 1
    elif decision == EFFECT_ZONE:
        mark_zones(s, c, seat, mask)
    elif decision == EFFECT_OWN_AGENT:
        mark_own_agents(s, c, seat, mask)
    elif decision == EFFECT_OPPONENT_AGENT:
        mark_opponent_agents(s, c, seat, mask)
    elif decision == EFFECT_RESOURCE_CARD:
        mark_resources(s, c, seat, mask)
    elif decision == EFFECT_HAND_CARD:
        mark_hand_agents(s, c, seat, mask)
    elif decision == MILITIA_ZONE:
        for zone in range(ZONES):
            mask[TO_ZONE + zone] = 1 if is_open(s, zone) else 0
    elif decision == ANNOUNCE_ARCANUM:
        mark_arcana(s, c, mask)
    elif decision == SCOUT_BOTTOM:
        mask[YES] = mask[NO] = 1
    elif decision == DISCARD_OBJECTIVE:
        mark_all(s, OBJECTIVES + seat, mask)
    else:
        for guild in range(GUILDS):
            mask[TO_GUILD + guild] = 1 if is_free(s, guild) else 0


# what follows


@rule
def play_chosen(s, c, seat, action):
    """What becomes of the chosen card."""
    card = s.chosen
    s.chosen = NONE
    if action < AGENT_UP_AT:
        zone = action - AGENT_AT
        place_agent(s, seat, card, zone, controls(s, seat, zone))
    elif action < BRIBE_AT:
        place_agent(s, seat, card, action - AGENT_UP_AT, False)
    elif action < PLAY_LOCATION:
        bribe(s, c, seat, card, action - BRIBE_AT)
    elif action == PLAY_LOCATION:
        use_location(s, c, seat, card)
    elif action == CALL_MILITIA:
        call_militia(s, seat, card)
    else:
        discard(s, c, seat, card)


@rule
def apply(s, c, seat, decision, action):
    if decision == CHOOSE_CARD:
        choose_card(s, seat, action)
    elif decision == CHOOSE_PLAY:
        play_chosen(s, c, seat, action)
    elif decision == PLACE_PRIZE:
        take_prize(s, seat, s.zone, action == TO_GUILD_PILE)
    elif decision == EFFECT_ZONE:
        direct_at(s, c, seat, action - TO_ZONE)
    elif decision == EFFECT_OWN_AGENT:
        pick_own_agent(s, c, seat, action)
    elif decision == EFFECT_OPPONENT_AGENT:
        pick_opponent_agent(s, c, seat, action)
    elif decision == EFFECT_RESOURCE_CARD:
        take_resource(s, c, seat, action)
    elif decision == EFFECT_HAND_CARD:
        swap_in(s, c, seat, action)
    elif decision == DRAW_DISCARD:
        discard(s, c, seat, action)
        go_on_discarding(s, c, seat)
    elif decision == MILITIA_ZONE:
        place_militia(s, seat, action - TO_ZONE)
    elif decision == ANNOUNCE_ARCANUM:
        announce(s, seat, action - TO_ARCANUM)
    elif decision == SCOUT_BOTTOM:
        finish_scouting(s, c, seat, action == YES)
    elif decision == DISCARD_OBJECTIVE:
        return_objective(s, seat, action)
    else:
        take_guild(s, seat, action - TO_GUILD)
