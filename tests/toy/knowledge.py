"""Who knows where a card is, and worlds that a seat cannot tell apart (section 5)."""

from cartomante.core.rule import NONE, RUNNING, rule, toss
from toy.state import CARDS, DISCARD, EVERYBODY, HAND


@rule
def knows(s, viewer, card):
    """Whether a seat, or with NONE a spectator, knows where a card is."""
    return s.seen[card] >> (viewer + 1) & 1


@rule
def show(s, card, seat):
    """A seat gets to see a card, and remembers it (TY-16)."""
    s.seen[card] |= 1 << (seat + 1)


@rule
def show_everybody(s, card):
    s.seen[card] = EVERYBODY


@rule
def lies_open(s, card):
    """The discard pile always does, the hands do once the game is over."""
    return s.place[card] == DISCARD or (s.place[card] >= HAND and s.ending != RUNNING)


@rule
def determinize(s, c, viewer, luck, room):
    """Deal the cards unknown to the viewer anew, and redo what the others have committed."""
    sort_unknown(s, viewer)
    shuffle_unknown(s, viewer, luck)
    for seat in range(s.players):
        if seat != viewer and s.committed[seat] != NONE:
            s.committed[seat] = random_card(s, seat, luck)


@rule
def sort_unknown(s, viewer):
    """Begin from one and the same deal, whatever the real one is: what follows is luck alone."""
    for i in range(CARDS):
        if not knows(s, viewer, i):
            for j in range(i):
                if not knows(s, viewer, j) and rank(s, j) > rank(s, i):
                    trade_places(s, i, j)


@rule
def rank(s, card):
    """Orders places, and those in one place by who else knows the card there."""
    return s.place[card] * (EVERYBODY + 1) + s.seen[card]


@rule
def shuffle_unknown(s, viewer, luck):
    """Every deal that fits the hands is equally likely."""
    for i in range(CARDS - 1, 0, -1):
        if not knows(s, viewer, i):
            j = toss(luck, i + 1)
            while knows(s, viewer, j):
                j = toss(luck, i + 1)
            trade_places(s, i, j)


@rule
def trade_places(s, a, b):
    """Who else knows the card goes with the place."""
    s.place[a], s.place[b] = s.place[b], s.place[a]
    s.seen[a], s.seen[b] = s.seen[b], s.seen[a]


@rule
def random_card(s, seat, luck):
    """Any card of a hand, each with the same chance."""
    found, count = NONE, 0
    for card in range(CARDS):
        if s.place[card] == HAND + seat:
            count += 1
            if toss(luck, count) == 0:
                found = card
    return found
