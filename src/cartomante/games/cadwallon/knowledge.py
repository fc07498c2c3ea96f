"""Worlds that a seat cannot tell from the real one (section 8).

Everybody can count which cards a player owns, so that hand, main deck and face-down agents of an opponent are a known
set: only how it is distributed is hidden. Those cards change places at random, but never so that something everybody
has seen would be contradicted. Piles and the box, objectives, and militia that lies face down are shuffled likewise.
"""

import numpy as np

from cartomante.core.record import without_gaps
from cartomante.core.rule import NONE, rule, toss
from cartomante.games.cadwallon.agents import is_militia, zone_of
from cartomante.games.cadwallon.city import is_open
from cartomante.games.cadwallon.kinds import LOCATION, SWAP
from cartomante.games.cadwallon.options import AS_AGENTS
from cartomante.games.cadwallon.plays import has_real_play
from cartomante.games.cadwallon.state import (
    AT_PRIZE,
    BOX,
    CARDS,
    CHOOSE_PLAY,
    DECK,
    EFFECT_HAND_CARD,
    EFFECT_OWN_AGENT,
    EFFECT_ZONE,
    FIRST_MILITIA,
    FIRST_OBJECTIVE,
    FIRST_PRIZE,
    FREE_ZONE,
    HAND,
    IN_PLAY,
    JUBILEE,
    MILITIA_COUNT,
    MILITIA_DECK,
    OBJECTIVES,
    PILE,
    PLAYABLE,
    RETURNED,
    SPECTATOR,
    UNUSED,
    ZONES,
)
from cartomante.games.cadwallon.table import change_places, first_at
from cartomante.games.cadwallon.targets import is_agent, is_opponent_target, is_own_target_zone

ROUNDS = 2  # of exchanging a player's cards, so that what stands in the way in the first may be gone in the second
Room = without_gaps([("pool", np.int16, (CARDS,))])  # the cards that may change places


@rule
def determinize(s, c, viewer, luck, room):
    for seat in range(s.players):
        if seat != viewer:
            redeal_cards(s, c, seat, luck, room)
    if s.turn != NONE and s.turn != viewer:
        choose_target_anew(s, c, luck)
    redeal_prizes(s, viewer, luck, room)
    redeal_objectives(s, viewer, luck, room)
    redeal_militia(s, viewer, luck, room)


@rule
def trade(s, a, b):
    """Two cards change places, with all that happened to those places."""
    if a == b:
        return
    change_places(s, a, b)
    s.face_down[a], s.face_down[b] = s.face_down[b], s.face_down[a]
    s.owner[a], s.owner[b] = s.owner[b], s.owner[a]
    if a < PLAYABLE:
        s.laid[a], s.laid[b] = s.laid[b], s.laid[a]
        s.scouted[a], s.scouted[b] = s.scouted[b], s.scouted[a]
    s.chosen = other_of(s.chosen, a, b)
    s.target = other_of(s.target, a, b)


@rule
def other_of(card, a, b):
    if card == a:
        return b
    return a if card == b else card


@rule
def shuffle_pool(s, luck, room, count):
    for i in range(count - 1, 0, -1):
        trade(s, room.pool[i], room.pool[toss(luck, i + 1)])


@rule
def add_all(s, room, count, place):
    """Add the cards of a place to the pool; returns how many there are then."""
    card = first_at(s, place)
    while card < CARDS:
        room.pool[count] = card
        count += 1
        card = s.after[card]
    return count


# a player's cards


@rule
def redeal_cards(s, c, seat, luck, room):
    """Each card changes places with any that it may, itself included."""
    count = gather_unseen(s, seat, room)
    for _ in range(ROUNDS):
        for i in range(count - 1, 0, -1):
            card = room.pool[i]
            partners, chosen = 0, card
            for j in range(i + 1):
                if may_trade(s, c, seat, card, room.pool[j]):
                    partners += 1
                    if toss(luck, partners) == 0:
                        chosen = room.pool[j]
            trade(s, card, chosen)
            if s.asked[seat] == CHOOSE_PLAY and not has_real_play(s, c, seat, s.chosen):
                trade(s, card, chosen)  # back again: nobody would be asked about a card that can only be discarded


@rule
def gather_unseen(s, seat, room):
    """The cards in a player's hand and main deck, and face-down agents."""
    count = add_all(s, room, add_all(s, room, 0, HAND + seat), DECK + seat)
    for zone in range(ZONES):
        if s.present[zone, seat] > 0:
            card = first_at(s, AT_PRIZE + zone)
            while card < CARDS:
                if s.face_down[card] and s.owner[card] == seat and not is_militia(card):
                    room.pool[count] = card
                    count += 1
                card = s.after[card]
    return count


@rule
def may_trade(s, c, seat, a, b):
    if a == b:
        return True
    return fits(s, c, seat, a, b) and fits(s, c, seat, b, a) and leaves_agents(s, c, seat, a, b)


@rule
def fits(s, c, seat, card, other):
    """Whether a card may lie where another one does, for all that everybody has seen of it."""
    if s.place[other] == DECK + seat:
        return s.seen[card] == NONE
    if s.place[other] == HAND + seat:
        return True
    return is_agent(c, card) and s.seen[card] <= s.laid[other]


@rule
def is_swap(c, card):
    return c.kind[card] == LOCATION and c.effect[card] == SWAP


@rule
def leaves_agents(s, c, seat, a, b):
    """Whether the hand keeps all agents that everybody knows must be in it when two cards change places."""
    if is_agent(c, a) == is_agent(c, b) and s.seen[a] == s.seen[b]:
        return True
    if s.place[a] == s.place[b] or (s.place[a] != HAND + seat and s.place[b] != HAND + seat):
        return True
    agents, returned = 0, 0
    card = first_at(s, HAND + seat)
    while card < CARDS:
        held = other_of(card, a, b)
        if is_agent(c, held):
            agents += 1
            returned += 1 if s.seen[held] <= s.returned[seat] else 0
        card = s.after[card]
    return agents >= agents_needed(s, c, seat) and returned >= s.returns[seat]


@rule
def agents_needed(s, c, seat):
    """As many as the question shows that a player is asked."""
    if s.asked[seat] == EFFECT_HAND_CARD:
        return 2
    return 1 if s.asked[seat] == EFFECT_OWN_AGENT and is_swap(c, first_at(s, IN_PLAY)) else 0


# a choice under way


@rule
def choose_target_anew(s, c, luck):
    """Which agent an effect is about shows only when the effect happens."""
    if s.target == NONE or s.asked[s.turn] == NONE:
        return
    location, count, chosen = first_at(s, IN_PLAY), 0, s.target
    for zone in range(ZONES):
        card = first_at(s, AT_PRIZE + zone)
        while card < CARDS:
            if could_be_target(s, c, location, card):
                count += 1
                if toss(luck, count) == 0:
                    chosen = card
            card = s.after[card]
    s.target = chosen


@rule
def could_be_target(s, c, location, card):
    if is_militia(card) or (s.asked[s.turn] == EFFECT_ZONE and open_elsewhere(s, zone_of(s, card)) < 2):
        return False
    if s.owner[s.target] == s.turn:
        return s.owner[card] == s.turn and is_own_target_zone(s, c, location, zone_of(s, card))
    return is_opponent_target(s, c, s.turn, location, card)


@rule
def open_elsewhere(s, zone):
    count = 0
    for other in range(ZONES):
        count += 1 if other != zone and is_open(s, other) else 0
    return count


# prizes to come


@rule
def eye(viewer):
    """The bit of a viewer in `scouted`."""
    return SPECTATOR if viewer == NONE else 1 << viewer


@rule
def redeal_prizes(s, viewer, luck, room):
    """Whatever the viewer does not know in the piles, and the box; then the Jubilee, among the last of its pile."""
    count = 0
    for card in range(FIRST_PRIZE, PLAYABLE):
        is_in_pile = PILE <= s.place[card] < PILE + ZONES
        if s.place[card] == BOX or (is_in_pile and not s.scouted[card] & eye(viewer)):
            room.pool[count] = card
            count += 1
    shuffle_pool(s, luck, room, count)
    if s.place[JUBILEE] == PILE + FREE_ZONE:
        depth, card = min(s.jubilee_last + 1, s.size[PILE + FREE_ZONE]), CARDS + PILE + FREE_ZONE
        for _ in range(1 + toss(luck, depth)):
            card = s.before[card]
        if card != JUBILEE:
            change_places(s, JUBILEE, card)


# objectives and militia


@rule
def redeal_objectives(s, viewer, luck, room):
    """Those of others, kept or returned, and those in the box; at the end everybody shows the ones they kept."""
    count = 0
    for card in range(FIRST_OBJECTIVE, FIRST_MILITIA):
        place = s.place[card]
        is_own = place == OBJECTIVES + viewer or place == RETURNED + viewer
        is_shown = s.ending and OBJECTIVES <= place < RETURNED
        if place != UNUSED and not (viewer != NONE and is_own) and not is_shown:
            room.pool[count] = card
            count += 1
    shuffle_pool(s, luck, room, count)


@rule
def redeal_militia(s, viewer, luck, room):
    """What lies face down, or has just been drawn unseen, and the deck."""
    count = 0
    for card in range(FIRST_MILITIA, FIRST_MILITIA + MILITIA_COUNT):
        is_strange = s.owner[card] != viewer or viewer == NONE
        is_unseen = s.face_down[card] or (s.place[card] == IN_PLAY and s.militia_facing == AS_AGENTS)
        if s.place[card] == MILITIA_DECK or (is_unseen and is_strange):
            room.pool[count] = card
            count += 1
    shuffle_pool(s, luck, room, count)


# for people


def knows_place(s, card, viewer):
    """Whether a viewer knows which card lies at this place of a pile."""
    return card < PLAYABLE and bool(s.scouted[card] & (SPECTATOR if viewer is None else 1 << viewer))


def unseen_cards(s, seat):
    """All that a player has in hand, in the main deck or face down: everybody can work out this much."""
    return sorted(
        card
        for card in range(PLAYABLE)
        if s.owner[card] == seat and (s.place[card] in (HAND + seat, DECK + seat) or s.face_down[card])
    )


def cards_seen_to_hand(s, seat):
    """Cards that everybody knows to be in a player's hand, or face down at a prize."""
    return [card for card in range(PLAYABLE) if s.owner[card] == seat and s.seen[card] != NONE]
