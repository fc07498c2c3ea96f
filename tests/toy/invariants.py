"""What must hold of every record, in words for whoever breaks it."""

from cartomante.core.rule import NONE, RUNNING
from toy.events import cards_at
from toy.knowledge import knows, lies_open
from toy.state import CARD_CODES, CARDS, CONTEST, EVERYBODY, HAND, HAND_OVER, HOUSES, REVEAL


def problems(s, c):
    """Every invariant the record breaks; no card can be lost, because each has one place."""
    return [*card_problems(s), *seat_problems(s), *question_problems(s)]


def card_problems(s):
    for card in range(CARDS):
        code, place = CARD_CODES[card], s.place[card]
        if place >= HAND + s.players:
            yield f"{code} belongs to a seat that nobody has"
        elif place >= HAND and not knows(s, place - HAND, card):
            yield f"{code} is unknown to the seat that holds it"
        if lies_open(s, card) and s.seen[card] != EVERYBODY:
            yield f"{code} lies open and somebody does not know it"


def seat_problems(s):
    for seat in range(s.players):
        hand, card = cards_at(s, HAND + seat), s.committed[seat]
        if s.ending == RUNNING and not hand:
            yield f"seat {seat} has no card and the game goes on"
        if card != NONE and card not in hand:
            yield f"seat {seat} committed {CARD_CODES[card]} without holding it"
        must_commit = s.ending == RUNNING and s.step in (HAND_OVER, REVEAL) and s.asked[seat] == NONE
        if must_commit != (card != NONE):
            yield f"seat {seat} must {'' if must_commit else 'not '}have committed a card now"


def question_problems(s):
    about = [s.queue[i, 2] for i in range(s.queued) if s.queue[i, 0] == CONTEST]
    if CONTEST in s.asked:
        about.append(s.about)
    if not all(0 <= house < HOUSES for house in about):
        yield "a contest is about a house that does not exist"
