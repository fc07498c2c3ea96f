"""What a seat can see, in small whole numbers: what instinct.py goes by.

Only what the rules let the seat know. Seats are told apart by how far they sit to the left of the one that looks.
"""

from cartomante.core.rule import NONE, rule
from cartomante.games.arcanum.cards import is_blocked, suit_of, value_of
from cartomante.games.arcanum.decisions import DECISIONS
from cartomante.games.arcanum.flow import last_turn, scoring_interval
from cartomante.games.arcanum.prospects import STEP, turns_to_scoring
from cartomante.games.arcanum.scoring import place_of_house
from cartomante.games.arcanum.state import (
    CARDS,
    FIGURES,
    HAND,
    HIDDEN,
    HOUSES,
    LOCATIONS,
    MAJOR_DECK,
    MAJOR_DISCARD,
    MINOR_DECK,
    MINOR_DISCARD,
    MINORS,
    PASSING,
    SCORINGS,
    SEATS,
    STEPS,
)
from cartomante.games.arcanum.worth import VISIT, note_all

RIVALS = SEATS - 1
TURNS = 10
FAR = 4  # further than this is all the same
MOST_ABOUT = 8
NOTES = VISIT + 1 + LOCATIONS - STEP  # what a sensible player thinks, see prospects.py
FINENESS = 16.0  # of these in whole numbers
LARGEST = 127

# Where each thing stands. One number of several is 1 where something can be one of several; others are counts.
DECISION = 0
PLAYERS = DECISION + len(DECISIONS)
TURN = PLAYERS + SEATS + 1
SCORING_IN = TURN + TURNS  # game turns
SCORINGS_LEFT = SCORING_IN + FAR  # after the next
FIRST = SCORINGS_LEFT + FAR  # how far to the left the first player sits,
ACTIVE = FIRST + SEATS  # and the active one; the last: there is none
PRESTIGE = ACTIVE + SEATS + 1
PLACE = PRESTIGE + HOUSES  # of each House
LEAD = PLACE + HOUSES * HOUSES  # over each rival; the first: over the average
FIGURE = LEAD + SEATS  # where each is
CLOSED = FIGURE + FIGURES * (LOCATIONS + 1)  # by the Tower
TOWER_OWNER = CLOSED + LOCATIONS + 1
MINORS_HELD = TOWER_OWNER + SEATS
MAJORS_HELD = MINORS_HELD + SEATS
STASHED = MAJORS_HELD + SEATS  # hidden cards of each seat
PILES = STASHED + SEATS
OWN_CARDS = PILES + 4  # hidden in each House,
OWN_SUM = OWN_CARDS + HOUSES
KNOWN_CARDS = OWN_SUM + HOUSES  # and those of rivals that are known
KNOWN_SUM = KNOWN_CARDS + RIVALS * HOUSES
HELD = KNOWN_SUM + RIVALS * HOUSES  # where each card is: in hand,
LAID = HELD + CARDS  # hidden by oneself,
DISCARDED = LAID + CARDS
ELSEWHERE = DISCARDED + CARDS  # for all to see,
SEEN_LAID = ELSEWHERE + CARDS  # or known to be hidden by a rival
SEEN_HELD = SEEN_LAID + RIVALS * CARDS  # or in a rival's hand
PLAYED = SEEN_HELD + RIVALS * CARDS
RESOLVING = PLAYED + 2
MOVING = RESOLVING + CARDS
GAINED = MOVING + FIGURES
ADJUSTED = GAINED + HOUSES
RETURNED = ADJUSTED + HOUSES
COUNTS = RETURNED + LOCATIONS + 1  # of what goes on: exchanges, discards, draws in the Harbour
SCORING = COUNTS + 3
SHOWN = SCORING + len(SCORINGS)
FOOL_HOUSE = SHOWN + HOUSES + 1
PAID = FOOL_HOUSE + HOUSES
ABOUT = PAID + HOUSES
AHEAD = ABOUT + MOST_ABOUT  # steps on the agenda
THOUGHTS = AHEAD + len(STEPS)
SIGHTS = THOUGHTS + NOTES


@rule
def whole(x):
    """As near as a small number comes."""
    return int(min(max(x, -LARGEST), LARGEST))


@rule
def look(s, c, me, sight, notes):
    """Fill `sight`, which must be all 0. `notes` has room for the thoughts of a sensible player."""
    look_at_time(s, me, sight)
    look_at_board(s, c, me, sight)
    look_at_cards(s, me, sight)
    look_at_turn(s, sight)
    note_all(s, c, me, notes)
    for i in range(NOTES):
        sight[THOUGHTS + i] = whole(notes[STEP + i] * FINENESS)


@rule
def away(s, me, seat):
    """How far to the left a seat is."""
    return (seat - me + s.players) % s.players


@rule
def look_at_time(s, me, sight):
    sight[DECISION + s.asked[me]] = 1
    sight[PLAYERS + s.players] = 1
    sight[TURN + min(s.turn, TURNS - 1)] = 1
    far = turns_to_scoring(s)
    sight[SCORING_IN + min(far, FAR - 1)] = 1
    sight[SCORINGS_LEFT + min((last_turn(s) - s.turn - far) // scoring_interval(s), FAR - 1)] = 1
    sight[FIRST + away(s, me, s.first)] = 1
    sight[ACTIVE + (SEATS if s.active == NONE else away(s, me, s.active))] = 1


@rule
def look_at_board(s, c, me, sight):
    total = 0
    for house in range(HOUSES):
        sight[PRESTIGE + house] = s.prestige[house]
        sight[PLACE + house * HOUSES + place_of_house(s, house) - 1] = 1
    for seat in range(s.players):
        total += s.vp[seat]
        far = away(s, me, seat)
        sight[LEAD + far] = whole(s.vp[me] - s.vp[seat])
        minors = s.minors[seat] + (minors_passed(s, seat) if seat != me else 0)
        sight[MINORS_HELD + far] = minors
        sight[MAJORS_HELD + far] = s.size[HAND + seat] + (s.size[PASSING + seat] if seat != me else 0) - minors
        sight[STASHED + far] = s.size[HIDDEN + seat]
    sight[LEAD] = whole(s.vp[me] - total / s.players)
    for figure in range(FIGURES):
        sight[FIGURE + figure * (LOCATIONS + 1) + s.figure[figure]] = 1
    if s.tower != NONE:
        for location in range(1, LOCATIONS + 1):
            sight[CLOSED + location] = is_blocked(s, c, location)
        sight[TOWER_OWNER + away(s, me, s.tower_owner)] = 1
    sight[PILES] = s.size[MINOR_DECK]
    sight[PILES + 1] = s.size[MAJOR_DECK]
    sight[PILES + 2] = s.size[MINOR_DISCARD]
    sight[PILES + 3] = s.size[MAJOR_DISCARD]


@rule
def minors_passed(s, seat):
    """Minors that a seat has chosen to pass on: to others they are still in its hand."""
    count = 0
    if s.size[PASSING + seat] > 0:
        for card in range(MINORS):
            count += s.place[card] == PASSING + seat
    return count


@rule
def look_at_cards(s, me, sight):
    for card in range(CARDS):
        place = s.place[card]
        if place == HAND + me:
            sight[HELD + card] = 1
        elif place == HIDDEN + me:
            sight[LAID + card] = 1
            if card < MINORS:
                sight[OWN_CARDS + suit_of(card)] += 1
                sight[OWN_SUM + suit_of(card)] += value_of(card)
        elif place == MINOR_DISCARD or place == MAJOR_DISCARD:
            sight[DISCARDED + card] = 1
        elif MAJOR_DISCARD < place < HAND or place == PASSING + me:
            sight[ELSEWHERE + card] = 1
        elif HAND <= place < PASSING and (s.sure[card] & (1 << me) or s.face_up[card]):
            look_at_known(s, me, sight, card, place)


@rule
def look_at_known(s, me, sight, card, place):
    """A card of a rival that the seat knows."""
    if place < HIDDEN:
        sight[SEEN_HELD + (away(s, me, place - HAND) - 1) * CARDS + card] = 1
        return
    rival = away(s, me, place - HIDDEN) - 1
    sight[SEEN_LAID + rival * CARDS + card] = 1
    if card < MINORS:
        sight[KNOWN_CARDS + rival * HOUSES + suit_of(card)] += 1
        sight[KNOWN_SUM + rival * HOUSES + suit_of(card)] += value_of(card)


@rule
def look_at_turn(s, sight):
    sight[PLAYED] = s.minor_played
    sight[PLAYED + 1] = s.major_played
    if s.resolving != NONE:
        sight[RESOLVING + s.resolving] = 1
    if s.moving != NONE:
        sight[MOVING + s.moving] = 1
    if s.gained != NONE:
        sight[GAINED + s.gained] = 1
    if s.fool_house != NONE:
        sight[FOOL_HOUSE + s.fool_house] = 1
    for house in range(HOUSES):
        sight[ADJUSTED + house] = (s.adjusted >> house) & 1
        sight[PAID + house] = (s.paid >> house) & 1
    for suit in range(HOUSES + 1):
        sight[SHOWN + suit] = (s.shown >> suit) & 1
    for location in range(1, LOCATIONS + 1):
        sight[RETURNED + location] = (s.returned >> location) & 1
    sight[COUNTS] = s.exchanges
    sight[COUNTS + 1] = s.death_discards
    sight[COUNTS + 2] = s.harbour_drawn
    sight[SCORING + s.scoring] = 1
    sight[ABOUT + min(max(s.about, 0), MOST_ABOUT - 1)] = 1
    for i in range(s.steps):
        sight[AHEAD + s.agenda[i, 0]] = 1
