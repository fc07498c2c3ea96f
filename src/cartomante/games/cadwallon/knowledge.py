"""Worlds that a seat cannot tell from the real one (section 8).

Everybody can count which cards a player owns, so that hand, main deck and face-down agents of an opponent are a known
set: only how it is distributed is hidden. Those cards are dealt anew, but never so that something everybody has seen
would be contradicted. Piles and the box, objectives, and militia that lies face down are dealt anew likewise.
"""

from cartomante.core.record import where
from cartomante.core.rule import NONE, RUNNING, rule, toss
from cartomante.games.cadwallon.agents import is_militia, zone_of
from cartomante.games.cadwallon.city import is_open
from cartomante.games.cadwallon.kinds import LOCATION, SWAP
from cartomante.games.cadwallon.laying import (
    add_part,
    add_ring,
    add_slot,
    gather_pool,
    lay_anew,
    lay_pool,
    shuffle,
    slide,
)
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
    ZONES,
)
from cartomante.games.cadwallon.table import first_at
from cartomante.games.cadwallon.targets import is_agent, is_opponent_target, is_own_target_zone

ATTEMPTS = 30  # to deal a player's cards so that nothing seen is contradicted


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


# a player's cards


@rule
def redeal_cards(s, c, seat, luck, room):
    """Face-down agents first, then the hand, and the rest is the deck; again if that contradicts what was seen.

    Only if luck fails so often that it must be impossible, which no game has shown, the cards stay as they are.
    """
    face_down = add_face_down(s, seat, room)
    hand = add_ring(s, room, face_down, HAND + seat)
    count = add_ring(s, room, hand, DECK + seat)
    gather_pool(s, room, 0, PLAYABLE, count)
    for attempt in range(ATTEMPTS):
        shuffle(room, 0, count, luck)
        if attempt & 1:  # where the hand is too small for all that was seen to come to it, some of that lies face down
            bring_seen_forward(s, room, 0, count)
        if fill_slots(s, c, room, face_down, hand, count, luck):
            lay_pool(s, room, count)
            if agrees(s, c, seat) and choose_card_anew(s, c, seat, luck):
                forget_when_laid(s, room, face_down, count)
                return
    for i in range(count):
        room.pool[i] = room.real[i]
    lay_pool(s, room, count)


@rule
def add_face_down(s, seat, room):
    """Face-down agents, zone by zone in order of arrival."""
    count = 0
    for zone in range(ZONES):
        if s.present[zone, seat] > 0:
            card = first_at(s, AT_PRIZE + zone)
            while card < CARDS:
                if s.face_down[card] and s.owner[card] == seat and not is_militia(card):
                    count = add_slot(room, count, card)
                card = s.after[card]
    return count


@rule
def fill_slots(s, c, room, face_down, hand, count, luck):
    """Order a shuffled pool so that every card may lie in its slot; False if that is not possible this time."""
    for i in range(face_down):
        k = i
        while k < count and not may_lie_down(s, c, room.pool[k], room.slots[i]):
            k += 1
        if k == count:
            return False
        room.pool[i], room.pool[k] = room.pool[k], room.pool[i]
    if bring_seen_forward(s, room, face_down, count) > hand - face_down:
        return False  # what has come to the hand is no longer in the deck
    shuffle(room, face_down, hand, luck)
    return True


@rule
def bring_seen_forward(s, room, first, count):
    """Cards that everybody saw come to the hand go first in a part of the pool; returns how many there are."""
    filled = first
    for k in range(first, count):
        if s.seen[room.pool[k]] != NONE:
            room.pool[filled], room.pool[k] = room.pool[k], room.pool[filled]
            filled += 1
    return filled - first


@rule
def may_lie_down(s, c, card, there):
    """Only agents lie face down, and only such as were in the hand when one was laid there."""
    return is_agent(c, card) and s.seen[card] <= s.laid[there]


@rule
def agrees(s, c, seat):
    """Whether the hand has the agents that must be in it."""
    agents, returned = 0, 0
    card = first_at(s, HAND + seat)
    while card < CARDS:
        if is_agent(c, card):
            agents += 1
            returned += 1 if s.seen[card] <= s.returned[seat] else 0
        card = s.after[card]
    return agents >= agents_needed(s, c, seat) and returned >= s.returns[seat]


@rule
def choose_card_anew(s, c, seat, luck):
    """Nobody is asked how to play a card that can only be discarded; False if the hand has no other."""
    if s.asked[seat] != CHOOSE_PLAY:
        return True
    count = 0
    card = first_at(s, HAND + seat)
    while card < CARDS:
        if has_real_play(s, c, seat, card):
            count += 1
            if toss(luck, count) == 0:
                s.chosen = card
        card = s.after[card]
    return count > 0


@rule
def forget_when_laid(s, room, first, count):
    """Which cards of a hand lay face down before tells nobody anything any more."""
    for i in range(first, count):
        s.laid[room.slots[i]] = 0


@rule
def is_swap(c, card):
    return c.kind[card] == LOCATION and c.effect[card] == SWAP


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
    for zone in range(ZONES):
        card = first_at(s, PILE + zone)
        while card < CARDS:
            if card != JUBILEE and not s.scouted[card] & eye(viewer):
                count = add_slot(room, count, card)
            card = s.after[card]
    count = add_part(s, room, count, BOX, FIRST_PRIZE, PLAYABLE)
    lay_anew(s, room, FIRST_PRIZE, PLAYABLE, count, luck)
    if s.place[JUBILEE] == PILE + FREE_ZONE:
        depth, card = min(s.jubilee_last + 1, s.size[PILE + FREE_ZONE]), CARDS + PILE + FREE_ZONE
        for _ in range(1 + toss(luck, depth)):
            card = s.before[card]
        if card != JUBILEE:
            slide(s, JUBILEE, card)


# objectives and militia


@rule
def redeal_objectives(s, viewer, luck, room):
    """Those of others, kept or returned, and those in the box; at the end everybody shows the ones they kept."""
    count = 0
    for seat in range(s.players):
        if seat != viewer:
            if s.ending == RUNNING:
                count = add_ring(s, room, count, OBJECTIVES + seat)
            count = add_ring(s, room, count, RETURNED + seat)
    count = add_part(s, room, count, BOX, FIRST_OBJECTIVE, FIRST_MILITIA)
    lay_anew(s, room, FIRST_OBJECTIVE, FIRST_MILITIA, count, luck)


@rule
def redeal_militia(s, viewer, luck, room):
    """What lies face down, or has just been drawn unseen, and the deck."""
    count = add_ring(s, room, 0, MILITIA_DECK)
    for place in range(AT_PRIZE, AT_PRIZE + ZONES):
        count = add_unseen_militia(s, room, count, place, viewer)
    if s.militia_facing == AS_AGENTS:
        count = add_unseen_militia(s, room, count, IN_PLAY, viewer)
    lay_anew(s, room, FIRST_MILITIA, FIRST_MILITIA + MILITIA_COUNT, count, luck)


@rule
def add_unseen_militia(s, room, count, place, viewer):
    card = first_at(s, place)
    while card < CARDS:
        is_unseen = s.face_down[card] or place == IN_PLAY
        if is_militia(card) and is_unseen and (s.owner[card] != viewer or viewer == NONE):
            count = add_slot(room, count, card)
        card = s.after[card]
    return count


# for people


def cards_of(s, seat):
    """The agents and prizes that a player owns, wherever they are, in ascending order."""
    return where(s.owner[:PLAYABLE], seat)


def known_in_pile(s, cards, viewer):
    """The cards of a pile that a viewer knows the place of, None for the others."""
    eye_bit = SPECTATOR if viewer is None else 1 << viewer
    return [card if card < PLAYABLE and s.scouted[card] & eye_bit else None for card in cards]


def unseen_cards(s, seat):
    """All that a player has in hand, in the main deck or face down: everybody can work out this much."""
    hidden = (HAND + seat, DECK + seat)
    return [card for card in cards_of(s, seat) if s.place[card] in hidden or s.face_down[card]]


def has_all_unseen(s, seat, cards):
    """Whether these cards of a hand or a deck, in ascending order, are all unseen cards of a player."""
    # the sizes nearly always tell already that they are not
    return s.size[HAND + seat] + s.size[DECK + seat] == len(cards) and cards == unseen_cards(s, seat)


def cards_seen_to_hand(s, seat):
    """Cards that everybody knows to be in a player's hand, or face down at a prize."""
    return [card for card in cards_of(s, seat) if s.seen[card] != NONE]
