"""What must hold of every record (section 10), in words for whoever breaks it."""

from cartomante.core.rule import NONE, RUNNING
from cartomante.games.cadwallon.agents import is_militia
from cartomante.games.cadwallon.city import border_zones, controls, has_prize, prize_of, zone_at
from cartomante.games.cadwallon.decisions import DECISIONS
from cartomante.games.cadwallon.events import cards_at
from cartomante.games.cadwallon.kinds import (
    BOOST,
    DISMISS,
    DIVERT,
    DRAW,
    EXPOSE,
    LOCATION,
    MOVE,
    PRECEDENCE,
    RECALL,
    RECOVER,
    RENEW,
    RETIRE,
    SCOUT,
    SEAL,
    SHIFT,
    SWAP,
)
from cartomante.games.cadwallon.options import PLAYED
from cartomante.games.cadwallon.resolution import is_involved
from cartomante.games.cadwallon.state import (
    ANNOUNCE_ARCANUM,
    ANNOUNCE_STEP,
    ARCANA,
    AT_PRIZE,
    BOX,
    CARD_CODES,
    CARDS,
    CHOOSE_CARD,
    CHOOSE_GUILD,
    CHOOSE_PLAY,
    DEAL_STEP,
    DECK,
    DISCARD_OBJECTIVE,
    DRAW_DISCARD,
    EFFECT_HAND_CARD,
    EFFECT_OPPONENT_AGENT,
    EFFECT_OWN_AGENT,
    EFFECT_RESOURCE_CARD,
    EFFECT_ZONE,
    FIRST_GUILD_CARD,
    FIRST_MILITIA,
    FIRST_OBJECTIVE,
    FIRST_PRIZE,
    FREE_ZONE,
    GUILD_DECK,
    GUILD_PILE,
    GUILD_STEP,
    HAND,
    IN_PLAY,
    JUBILEE,
    JUBILEE_HIDDEN,
    JUBILEE_SHOWN,
    MILITIA_ASIDE,
    MILITIA_DECK,
    MILITIA_ZONE,
    OBJECTIVES,
    OBJECTIVES_DEALT,
    OBJECTIVES_KEPT,
    PILE,
    PLACE_PRIZE,
    PLACES,
    PLAY_STEP,
    PLAYABLE,
    PRIZE,
    RESOLVE_STEP,
    RESOURCES,
    RETURNED,
    ROUND_STEP,
    SCOUT_BOTTOM,
    SEATS,
    UNUSED,
    ZONES,
)
from cartomante.games.cadwallon.targets import can_use, is_agent, is_own_target_zone

# The effects in the middle of which each question is asked.
EFFECTS_OF = {
    EFFECT_ZONE: (MOVE, DIVERT, EXPOSE, SCOUT, RENEW, BOOST, PRECEDENCE, SEAL, SHIFT),
    EFFECT_OWN_AGENT: (RECALL, MOVE, SWAP),
    EFFECT_OPPONENT_AGENT: (DIVERT, DISMISS),
    EFFECT_RESOURCE_CARD: (RECOVER, RETIRE),
    EFFECT_HAND_CARD: (SWAP,),
    DRAW_DISCARD: (DRAW,),
    SCOUT_BOTTOM: (SCOUT,),
}
OF_TURN = (CHOOSE_CARD, CHOOSE_PLAY, MILITIA_ZONE, *EFFECTS_OF)
STEP_OF = {
    CHOOSE_GUILD: (GUILD_STEP,),
    DISCARD_OBJECTIVE: (ROUND_STEP,),
    ANNOUNCE_ARCANUM: (ANNOUNCE_STEP,),
    PLACE_PRIZE: (PLAY_STEP, RESOLVE_STEP),
    **dict.fromkeys(OF_TURN, (PLAY_STEP,)),
}


def problems(s, c):
    """Every invariant the record breaks; what is asked is looked at only on a sound table."""
    found = [*card_problems(s, c), *zone_problems(s), *seat_problems(s)]
    if not found and s.ending == RUNNING:
        found = [*step_problems(s), *question_problems(s, c)]
    return found


# the cards


def card_problems(s, c):
    """Every card is in one place, which suits it (10.1, 10.2)."""
    if sum(len(cards_at(s, place)) for place in range(PLACES)) != CARDS:
        yield "a card is missing or lies in two places"
    for place in range(PLACES):
        if s.size[place] != len(cards_at(s, place)):
            yield f"place {place} has {len(cards_at(s, place))} cards, not {s.size[place]}"
    for card in range(CARDS):
        if not may_lie(s, c, card, s.place[card]):
            yield f"{CARD_CODES[card]} cannot be where it is"
        if s.face_down[card] and not lies_face_down(s, card):
            yield f"{CARD_CODES[card]} cannot lie face down"
    for card in range(PLAYABLE):
        if s.owner[card] == NONE and (s.seen[card] != NONE or s.laid[card]):
            yield f"seen or laid: {CARD_CODES[card]} belongs to nobody"
        if s.seen[card] != NONE and not (s.place[card] == HAND + s.owner[card] or s.face_down[card]):
            yield f"seen: {CARD_CODES[card]} is not in a hand or face down"
        if s.scouted[card] and not PILE <= s.place[card] < PILE + ZONES:
            yield f"scouted: {CARD_CODES[card]} is in no pile"


def may_lie(s, c, card, place):
    """Whether a card can ever be in a place, given whose it is."""
    if place == UNUSED:
        return is_unused(s, card)
    if card >= FIRST_GUILD_CARD:
        return card == JUBILEE and place in (PILE + FREE_ZONE, JUBILEE_SHOWN)
    if card >= FIRST_MILITIA:
        return s.militia == PLAYED and may_militia_lie(s, card, place)
    if card >= FIRST_OBJECTIVE:
        is_held = OBJECTIVES <= place < OBJECTIVES + s.players or RETURNED <= place < RETURNED + s.players
        return s.objectives == PLAYED and (place == BOX or is_held)
    seat = s.owner[card]
    if seat == NONE:
        return card >= FIRST_PRIZE and (place == BOX or PILE <= place < AT_PRIZE or PRIZE <= place < HAND)
    if card < FIRST_PRIZE and s.guild[seat] != card // GUILD_DECK:
        return False
    if AT_PRIZE <= place < PRIZE:
        return is_agent(c, card)
    if place == IN_PLAY:
        return seat == s.turn and c.kind[card] == LOCATION
    return place in (HAND + seat, DECK + seat, RESOURCES + seat, GUILD_PILE + seat)


def is_unused(s, card):
    """Guild cards themselves, guilds that nobody has, and what the options leave out."""
    if card < FIRST_PRIZE:
        return card // GUILD_DECK not in list(s.guild)[: s.players]
    if FIRST_OBJECTIVE <= card < FIRST_MILITIA:
        return s.objectives != PLAYED or s.step in (GUILD_STEP, DEAL_STEP)
    if FIRST_MILITIA <= card < FIRST_GUILD_CARD:
        return s.militia != PLAYED or s.step in (GUILD_STEP, DEAL_STEP)
    return FIRST_GUILD_CARD <= card < JUBILEE or s.step in (GUILD_STEP, DEAL_STEP)


def may_militia_lie(s, card, place):
    if place in (MILITIA_DECK, MILITIA_ASIDE):
        return s.owner[card] == NONE
    return s.owner[card] != NONE and (AT_PRIZE <= place < PRIZE or place == IN_PLAY)


def lies_face_down(s, card):
    """Only in zones that the owner controls (10.5)."""
    return AT_PRIZE <= s.place[card] < PRIZE and controls(s, s.owner[card], s.place[card] - AT_PRIZE)


# the zones


def zone_problems(s):
    """One prize at most; without a prize no agents and no effects (10.3, 10.4)."""
    for zone in range(ZONES):
        if s.size[PRIZE + zone] > 1:
            yield f"zone {zone} has more than one prize"
        if zone == 3 and s.players == 3 and (s.size[PRIZE + zone] or s.size[PILE + zone]):
            yield "with three players there is no zone 3"
        if not has_prize(s, zone) and (s.size[AT_PRIZE + zone] or has_effects(s, zone)):
            yield f"zone {zone} has agents or effects but no prize"
        if s.size[PILE + zone] > s.pile_size:
            yield f"the pile of zone {zone} is too large"
        for seat in range(SEATS):
            if s.present[zone, seat] != agents_of(s, seat, zone):
                yield f"zone {zone} has another number of agents of seat {seat}"


def has_effects(s, zone):
    boosts = any(s.boost[zone, seat, arcanum] for seat in range(SEATS) for arcanum in range(ARCANA))
    return boosts or s.sealed[zone] or s.shift[zone] or s.precedence[zone]


def agents_of(s, seat, zone):
    return sum(s.owner[card] == seat and not is_militia(card) for card in cards_at(s, AT_PRIZE + zone))


# the players


def seat_problems(s):
    guilds = [s.guild[seat] for seat in range(s.players) if s.guild[seat] != NONE]
    if len(set(guilds)) != len(guilds):
        yield "guilds: two players have the same"
    if len(guilds) < s.players and s.step != GUILD_STEP:
        yield "guilds: somebody has none"
    if s.jubilee != JUBILEE_HIDDEN and s.place[JUBILEE] != JUBILEE_SHOWN:
        yield "jubilee: it has not been shown"
    if s.jubilee == JUBILEE_HIDDEN and s.place[JUBILEE] == JUBILEE_SHOWN:
        yield "jubilee: it has been shown"
    for seat in range(s.players):
        held = s.size[OBJECTIVES + seat], s.size[RETURNED + seat]
        dealt = s.objectives == PLAYED and s.step not in (GUILD_STEP, DEAL_STEP)
        if sum(held) != (OBJECTIVES_DEALT if dealt else 0) or (dealt and held[0] < OBJECTIVES_KEPT):
            yield f"objectives: seat {seat} holds {held[0]} and has returned {held[1]}"
        if s.returns[seat] > s.size[HAND + seat]:
            yield f"returns: seat {seat} has fewer cards"


# where the game stands


def step_problems(s):
    """Hands, militia and the card in play belong to turns (10.5 to 10.8)."""
    in_turns = s.step == PLAY_STEP
    if (s.turn != NONE) != in_turns:
        yield "turn: somebody has it during play and nobody otherwise"
    if s.step in (GUILD_STEP, DEAL_STEP) and s.place[JUBILEE] != UNUSED:
        yield "step: the table is laid already"
    if s.step not in (GUILD_STEP, DEAL_STEP) and s.place[JUBILEE] == UNUSED:
        yield "step: the table is not laid yet"
    if not in_turns and any(s.size[HAND + seat] for seat in range(s.players)):
        yield "hands: nobody holds cards outside of play"
    if not in_turns and (s.size[IN_PLAY] or s.chosen != NONE or s.target != NONE or s.discards):
        yield "in_play: nothing is used outside of play"
    if s.step == ROUND_STEP and militia_out(s):
        yield "militia: none is left at the start of a round"
    if s.step == ROUND_STEP and any(s.face_down):
        yield "agents: none lies face down at the start of a round"
    if s.step in (RESOLVE_STEP, ANNOUNCE_STEP) and s.stage > border_zones(s) + 1:
        yield "stage: there are fewer zones"
    if s.step == ANNOUNCE_STEP and (s.stage > border_zones(s) or not s.size[AT_PRIZE + zone_at(s, s.stage)]):
        yield "stage: nobody is at that zone"


def militia_out(s):
    return s.militia == PLAYED and any(s.place[card] != MILITIA_DECK for card in range(FIRST_MILITIA, FIRST_GUILD_CARD))


def question_problems(s, c):
    """Questions come when their moment is there, to whom it is (10.8)."""
    asked = {seat: s.asked[seat] for seat in range(s.players) if s.asked[seat] != NONE}
    if len(asked) > 1 and set(asked.values()) != {DISCARD_OBJECTIVE}:
        yield "asked: only objectives are returned by several at the same time"
    for seat, decision in asked.items():
        name = DECISIONS[decision].name
        if s.step not in STEP_OF[decision]:
            yield f"asked: {name} does not belong to this step"
        elif decision in OF_TURN and seat != s.turn:
            yield f"asked: {name} is for whose turn it is"
        elif not is_ready(s, c, seat, decision):
            yield f"asked: nothing is there to be answered with {name}"
    if s.step == ROUND_STEP and not asked and any(s.size[OBJECTIVES + n] > OBJECTIVES_KEPT for n in range(s.players)):
        yield "asked: somebody holds too many objectives"
    if s.step == PLAY_STEP and not asked and (s.size[IN_PLAY] or s.zone != NONE):
        yield "in_play: a card is being used, so somebody is asked"
    if s.chosen != NONE and CHOOSE_PLAY not in asked.values():
        yield "chosen: nobody is asked what to do with it"
    if s.discards and DRAW_DISCARD not in asked.values():
        yield "discards: nobody is asked to throw cards away"
    if s.queued:
        yield "queue: nothing ever waits in this game"


def is_ready(s, c, seat, decision):
    """Whether all is there that the question is about."""
    if decision == CHOOSE_GUILD:
        return s.guild[seat] == NONE
    if decision == DISCARD_OBJECTIVE:
        return s.size[OBJECTIVES + seat] > OBJECTIVES_KEPT
    if decision == ANNOUNCE_ARCANUM:
        return is_involved(s, seat, zone_at(s, s.stage)) and c.golds[prize_of(s, zone_at(s, s.stage))] > 1
    if decision == PLACE_PRIZE:
        return s.zone != NONE and is_cleared(s, s.zone) and not s.size[IN_PLAY]
    return is_turn_ready(s, c, seat, decision)


def is_cleared(s, zone):
    """Whether a prize waits to be taken, all else having left it."""
    return has_prize(s, zone) and not s.size[AT_PRIZE + zone] and not has_effects(s, zone)


def is_turn_ready(s, c, seat, decision):
    used = cards_at(s, IN_PLAY)
    if decision == CHOOSE_CARD:
        return s.size[HAND + seat] > 1 and not used and s.chosen == NONE
    if decision == CHOOSE_PLAY:
        return not used and s.chosen != NONE and s.place[s.chosen] == HAND + seat
    if decision == MILITIA_ZONE:
        return len(used) == 1 and is_militia(used[0]) and s.owner[used[0]] == seat
    if len(used) != 1 or is_militia(used[0]) or c.effect[used[0]] not in EFFECTS_OF[decision]:
        return False
    return is_effect_ready(s, c, seat, decision, used[0])


def is_effect_ready(s, c, seat, decision, location):
    """Whether the effect has come to this question."""
    effect = c.effect[location]
    needs_target = decision == EFFECT_HAND_CARD or (decision == EFFECT_ZONE and effect in (MOVE, DIVERT))
    if (s.target != NONE) != needs_target or (s.zone != NONE) != (decision == SCOUT_BOTTOM):
        return False
    if needs_target and not AT_PRIZE <= s.place[s.target] < PRIZE:
        return False
    if decision == SCOUT_BOTTOM:
        return s.zone != FREE_ZONE and s.size[PILE + s.zone] > 0
    if needs_target and effect != DIVERT:
        return s.owner[s.target] == seat and is_own_target_zone(s, c, location, s.place[s.target] - AT_PRIZE)
    if needs_target:
        return s.owner[s.target] != seat and not s.face_down[s.target]
    return decision == DRAW_DISCARD or can_use(s, c, seat, location)
