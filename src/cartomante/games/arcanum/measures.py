"""What an experienced player looks at to tell how a seat stands, in numbers (outlook.py judges by them).

Measured at quiet moments, in a world in which all cards are known: those who look ahead imagine many.
"""

from cartomante.core.rule import NONE, rule
from cartomante.games.arcanum.cards import suit_of, value_of
from cartomante.games.arcanum.flow import last_turn, scoring_interval
from cartomante.games.arcanum.prospects import HIDING, STEP, plays_this_turn, turns_to_scoring
from cartomante.games.arcanum.prospects import LEAD as NOTED_LEAD
from cartomante.games.arcanum.scoring import COUNTED, PAID, fool_owner, place_of_house
from cartomante.games.arcanum.state import (
    HAND,
    HIDDEN,
    HOUSES,
    MAJOR_DECK,
    MAJORS,
    MINORS,
    NUMERALS,
    ON_BOARD,
    SEATS,
    TOWER,
)
from cartomante.games.arcanum.worth import BEST_HIDE, SECOND_HIDE, major_worth, minor_worth, note_all

# What a seat has of a House: hidden cards and their sum, cards in hand, their highest value, and courts among them.
CARDS, SUM, HELD, TOP, COURTS = range(5)
HOLDINGS = 5

# The measures of a House for a seat. Those of the House with most prestige come first.
(
    PRESTIGE,
    OWN_CARDS,
    OWN_SUM,
    BEST_CARDS,  # of the strongest rival
    BEST_SUM,
    SECOND_CARDS,
    THIRD_CARDS,
    AHEAD,  # rivals stronger than the seat, if that has any card hidden
    PAY,  # what the seat would get now
    MARGIN,  # cards more than the strongest rival, if it would get anything
    OWN_HELD,
    TOP_HELD,
    COURTS_HELD,
    RIVALS_HELD,
    STEP_WORTH,  # what a sensible player thinks that a step up is worth,
    CARD_WORTH,  # that hiding a card is,
    PART,  # and what part of the pay the seat will get
) = range(17)
OF_A_HOUSE = 17

# The others.
(
    LEAD,  # points more than the average
    LEAD_OVER_BEST,  # points more than the best rival
    TURNS_LEFT,
    SCORINGS_LEFT,  # after the next
    SCORING_SOON,  # 1 if the next scoring closes the next game turn,
    SCORING_LATER,  # or a later one
    DRAWING,  # 1 before anybody has drawn
    ACTIVE,
    TO_PLAY,  # 1 if the active turn of the seat is still to come
    WAITING,  # active turns before it, round the table
    LATE,  # seats before it in this game turn
    PLAYS_LEFT,  # active turns of this game turn, the present one included
    PLAYERS,
    HIDDEN_CARDS,
    HIDDEN_BY_RIVAL,  # on average
    MOST_HIDDEN,  # by a rival
    MINORS_HELD,
    MAJORS_HELD,
    HELD_BY_RIVAL,  # on average
    MAJORS_HELD_BY_RIVAL,
    MAJORS_TO_DRAW,  # 1 if there are any
    FOOL_HIDDEN,  # 1 if the seat has hidden it
    FOOL_AGAINST,  # 1 if a rival has
    TOWER_STANDS,
    BEST_MINOR,  # what playing it is worth, as a sensible player thinks,
    SECOND_MINOR,  # and the next best, both at least 0
    ALL_MINORS,  # in hand
    BEST_MAJOR,
    SECOND_MAJOR,
    BEST_HIDING,
    SECOND_HIDING,
) = range(HOUSES * OF_A_HOUSE, HOUSES * OF_A_HOUSE + 31)
A_MAJOR = HOUSES * OF_A_HOUSE + 31  # + its number: 1 for each in hand
MEASURES = A_MAJOR + MAJORS


@rule
def survey_table(s, room):
    """What everybody has, and how the Houses stand: the same for the measures of all seats."""
    for house in range(HOUSES):
        for seat in range(s.players):
            for part in range(HOLDINGS):
                room.holdings[house, seat, part] = 0
    for card in range(MINORS):
        place, house, value = s.place[card], suit_of(card), value_of(card)
        if HIDDEN <= place < HIDDEN + SEATS:
            room.holdings[house, place - HIDDEN, CARDS] += 1
            room.holdings[house, place - HIDDEN, SUM] += value
        elif HAND <= place < HAND + SEATS:
            room.holdings[house, place - HAND, HELD] += 1
            room.holdings[house, place - HAND, TOP] = value  # they ascend
            room.holdings[house, place - HAND, COURTS] += value > NUMERALS
    for house in range(HOUSES):
        rank = 0
        for other in range(HOUSES):
            lead = s.prestige[other] - s.prestige[house]
            rank += lead > 0 or (lead == 0 and other < house)
        room.rank[rank] = house


@rule
def measure(s, c, seat, room):
    note_all(s, c, seat, room.notes)
    for rank in range(HOUSES):
        measure_claim(s, c, seat, room, room.rank[rank], rank * OF_A_HOUSE)
        measure_holdings(s, seat, room, room.rank[rank], rank * OF_A_HOUSE)
        measure_worth(room, room.rank[rank], rank * OF_A_HOUSE)
    measure_points(s, seat, room.measures)
    measure_time(s, room.measures)
    measure_turn(s, seat, room.measures)
    measure_cards(s, seat, room.measures)
    measure_majors(s, seat, room.measures)
    measure_plays(s, c, seat, room.measures, room.notes)


# Houses


@rule
def strength(room, house, seat):
    return room.holdings[house, seat, CARDS] * COUNTED + room.holdings[house, seat, SUM]


@rule
def measure_claim(s, c, seat, room, house, at):
    """How the hidden cards stand in a House."""
    mine, best, second, third, ahead, level = strength(room, house, seat), 0, 0, 0, 0, 1
    for other in range(s.players):
        if other != seat:
            theirs = strength(room, house, other)
            ahead += theirs > mine
            level += theirs == mine
            third = max(third, min(second, theirs))
            second = max(second, min(best, theirs))
            best = max(best, theirs)
    pay = 0.0
    if mine > 0:
        for position in range(ahead, min(ahead + level, PAID)):
            pay += c.house_vp[place_of_house(s, house) - 1, position] / level
    room.measures[at + PRESTIGE] = s.prestige[house]
    room.measures[at + OWN_CARDS] = mine // COUNTED
    room.measures[at + OWN_SUM] = mine % COUNTED
    room.measures[at + BEST_CARDS] = best // COUNTED
    room.measures[at + BEST_SUM] = best % COUNTED
    room.measures[at + SECOND_CARDS] = second // COUNTED
    room.measures[at + THIRD_CARDS] = third // COUNTED
    room.measures[at + AHEAD] = ahead if mine > 0 else 0
    room.measures[at + PAY] = pay
    room.measures[at + MARGIN] = mine // COUNTED - best // COUNTED if pay > 0 else 0


@rule
def measure_holdings(s, seat, room, house, at):
    """What is in hand of its suit."""
    theirs = 0
    for other in range(s.players):
        theirs += room.holdings[house, other, HELD] if other != seat else 0
    room.measures[at + OWN_HELD] = room.holdings[house, seat, HELD]
    room.measures[at + TOP_HELD] = room.holdings[house, seat, TOP]
    room.measures[at + COURTS_HELD] = room.holdings[house, seat, COURTS]
    room.measures[at + RIVALS_HELD] = theirs


@rule
def measure_worth(room, house, at):
    room.measures[at + STEP_WORTH] = room.notes[STEP + house]
    room.measures[at + CARD_WORTH] = room.notes[HIDING + house]
    room.measures[at + PART] = room.notes[NOTED_LEAD + house]


# points and time


@rule
def measure_points(s, seat, measures):
    everybody, best = 0, 0
    for other in range(s.players):
        everybody += s.vp[other]
        best = max(best, s.vp[other] if other != seat else 0)
    measures[LEAD] = s.vp[seat] - everybody / s.players
    measures[LEAD_OVER_BEST] = s.vp[seat] - best


@rule
def measure_time(s, measures):
    left, far = last_turn(s) - s.turn, turns_to_scoring(s)
    measures[TURNS_LEFT] = left
    measures[SCORINGS_LEFT] = (left - far) // scoring_interval(s)
    measures[SCORING_SOON] = far == 1
    measures[SCORING_LATER] = far > 1


@rule
def measure_turn(s, seat, measures):
    """Whose turn it is, and when that of the seat will be."""
    active = s.first if s.active == NONE else s.active
    played, late = (active - s.first + s.players) % s.players, (seat - s.first + s.players) % s.players
    measures[DRAWING] = s.active == NONE
    measures[ACTIVE] = s.active == seat
    measures[TO_PLAY] = s.active == NONE or late > played
    measures[WAITING] = (seat - active + s.players) % s.players
    measures[LATE] = late
    measures[PLAYS_LEFT] = plays_this_turn(s) + (s.active != NONE)
    measures[PLAYERS] = s.players


# cards


@rule
def measure_cards(s, seat, measures):
    hidden, most, held, majors = 0, 0, 0, 0
    for other in range(s.players):
        if other != seat:
            hidden += s.size[HIDDEN + other]
            most = max(most, s.size[HIDDEN + other])
            held += s.size[HAND + other]
            majors += s.size[HAND + other] - s.minors[other]
    rivals = s.players - 1
    measures[HIDDEN_CARDS] = s.size[HIDDEN + seat]
    measures[HIDDEN_BY_RIVAL] = hidden / rivals
    measures[MOST_HIDDEN] = most
    measures[MINORS_HELD] = s.minors[seat]
    measures[MAJORS_HELD] = s.size[HAND + seat] - s.minors[seat]
    measures[HELD_BY_RIVAL] = held / rivals
    measures[MAJORS_HELD_BY_RIVAL] = majors / rivals


@rule
def measure_majors(s, seat, measures):
    owner = fool_owner(s)
    measures[MAJORS_TO_DRAW] = s.size[MAJOR_DECK] > 0
    measures[FOOL_HIDDEN] = owner == seat
    measures[FOOL_AGAINST] = owner != seat and owner != NONE
    measures[TOWER_STANDS] = s.place[TOWER] == ON_BOARD
    for major in range(MAJORS):
        measures[A_MAJOR + major] = s.place[MINORS + major] == HAND + seat


@rule
def measure_plays(s, c, seat, measures, notes):
    """What the cards in hand could do if they were played now."""
    best, second, total = 0.0, 0.0, 0.0
    for card in range(MINORS):
        if s.place[card] == HAND + seat:
            worth = minor_worth(s, c, notes, card)
            total += worth
            second = max(second, min(best, worth))
            best = max(best, worth)
    measures[BEST_MINOR], measures[SECOND_MINOR], measures[ALL_MINORS] = best, second, total
    best, second = 0.0, 0.0
    for card in range(MINORS, MINORS + MAJORS):
        if s.place[card] == HAND + seat:
            worth = major_worth(s, c, seat, notes, card)
            second = max(second, min(best, worth))
            best = max(best, worth)
    measures[BEST_MAJOR], measures[SECOND_MAJOR] = best, second
    measures[BEST_HIDING], measures[SECOND_HIDING] = notes[BEST_HIDE], notes[SECOND_HIDE]
