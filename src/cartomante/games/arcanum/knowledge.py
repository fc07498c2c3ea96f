"""Worlds that a seat cannot tell from the real one (section 8).

A card that nobody else has seen since it was drawn could be any other unseen card of the same deck: cards are redealt
among all places that drew from that deck. Whoever chooses in secret, which card to hide, to give or to pass on, could
have chosen another: such choices are made anew among the cards that were there at the moment. Both keep every number,
every kind of card and everything that was ever shown, so that no world contradicts what the seat has learnt.
"""

from cartomante.core.rule import NONE, rule, toss
from cartomante.games.arcanum.agenda import left_of
from cartomante.games.arcanum.cards import kind_of, suit_of
from cartomante.games.arcanum.state import (
    CARDS,
    HAND,
    HIDDEN,
    MAJOR_DECK,
    MINOR_DECK,
    MINORS,
    PASSING,
    SEATS,
    SPECTATOR,
)

ROUNDS = 2  # of choosing anew; each card is looked at in each of them


@rule
def determinize(s, c, viewer, luck, room):
    redeal_unseen(s, viewer, luck)
    for _ in range(ROUNDS):
        for card in range(CARDS):
            if HAND <= s.place[card] < HAND + SEATS:
                choose_anew(s, viewer, luck, card)


@rule
def eye(viewer):
    """The bit of a viewer in `traced`."""
    return SPECTATOR if viewer == NONE else 1 << viewer


# cards that nobody has seen


@rule
def holder(s, card):
    """The seat that has a card in hand, hidden or chosen to be passed on; NONE if nobody has."""
    return (s.place[card] - HAND) % SEATS if s.place[card] >= HAND else NONE


@rule
def is_unseen(s, viewer, card):
    """In a deck, or with another player since it was drawn, and bound by nothing that its owner has shown."""
    place = s.place[card]
    if place == MINOR_DECK or place == MAJOR_DECK:
        return True
    if place < HAND or s.traced[card] & eye(viewer):
        return False
    return not is_bound(s, card)


@rule
def is_bound(s, card):
    """Whether it was in hand when its owner showed that no Minor there could move a figure (AR-24)."""
    seat = holder(s, card)
    return card < MINORS and s.bare_until[seat] > 0 and NONE < s.came[card] <= s.bare_until[seat]


@rule
def redeal_unseen(s, viewer, luck):
    """Shuffle the cards among their places, each deck by itself."""
    for i in range(CARDS - 1, 0, -1):
        if is_unseen(s, viewer, i):
            count, chosen = 0, i
            for j in range(i + 1):
                if s.pack[j] == s.pack[i] and is_unseen(s, viewer, j) and may_change_places(s, i, j):
                    count += 1
                    if toss(luck, count) == 0:
                        chosen = j
            swap_cards(s, i, chosen)


@rule
def may_change_places(s, a, b):
    """Cards of one kind; and where a scoring has shown all hidden cards of a suit, no other can turn up there."""
    return kind_of(a) == kind_of(b) and fits(s, a, s.place[b]) and fits(s, b, s.place[a])


@rule
def fits(s, card, place):
    return not (HIDDEN <= place < HIDDEN + SEATS and card < MINORS and (s.shown >> suit_of(card)) & 1)


@rule
def swap_cards(s, a, b):
    """Two cards change places, with all that happened to those places."""
    s.place[a], s.place[b] = s.place[b], s.place[a]
    s.face_up[a], s.face_up[b] = s.face_up[b], s.face_up[a]
    s.since[a], s.since[b] = s.since[b], s.since[a]
    s.came[a], s.came[b] = s.came[b], s.came[a]
    s.traced[a], s.traced[b] = s.traced[b], s.traced[a]
    s.sure[a], s.sure[b] = s.sure[b], s.sure[a]
    rename(s, a, b)


@rule
def rename(s, a, b):
    """What the turn remembers of one card it remembers of the other."""
    s.spared = other_of(s.spared, a, b)
    for i in range(2):
        s.taken[i] = other_of(s.taken[i], a, b)
        s.given[i] = other_of(s.given[i], a, b)


@rule
def other_of(card, a, b):
    if card == a:
        return b
    return a if card == b else card


# choices that nobody has seen


@rule
def choose_anew(s, viewer, luck, card):
    """Any of the cards that may have been chosen instead, or none of them, all equally likely."""
    count, chosen = 1, card
    for other in range(CARDS):
        if could_swap(s, viewer, card, other):
            count += 1
            if toss(luck, count) == 0:
                chosen = other
    if chosen != card:
        swap_choices(s, card, chosen)


@rule
def could_swap(s, viewer, a, b):
    """Whether somebody else may have chosen card a, now in hand, instead of card b, without the viewer noticing."""
    if a == b or kind_of(a) != kind_of(b) or not HAND <= s.place[a] < HAND + SEATS:
        return False
    seat = s.place[a] - HAND
    if seat == viewer or is_bound(s, a) or is_bound(s, b):
        return False
    if s.place[b] == PASSING + seat:
        return True
    if s.place[b] == HAND + left_of(s, seat):
        return could_be_passed_instead(s, viewer, a, b)
    if s.place[b] != HIDDEN + seat or s.face_up[b] or s.shown:
        return False
    return could_be_taken_instead(s, a, b) if was_taken_back(s, a) else could_be_hidden_instead(s, a, b)


@rule
def could_be_passed_instead(s, viewer, a, b):
    """The Wheel brought card b from the hand in which card a was and is; only giver and receiver know which it was."""
    is_insider = holder(s, b) == viewer or (s.sure[a] | s.sure[b]) & eye(viewer)
    return not is_insider and s.came[b] == s.since[b] == s.wheel_at > s.came[a] == s.since[a]


@rule
def was_taken_back(s, card):
    """Whether a card in hand was taken from among the hidden ones, unseen: it came to its place, not into the hand."""
    return s.since[card] != s.came[card]


@rule
def could_be_taken_instead(s, a, b):
    """Temperance took card a back when card b was hidden too, and all have not been shown since."""
    return s.since[b] < s.since[a] and s.since[a] > s.shown_at


@rule
def could_be_hidden_instead(s, a, b):
    """Card b was hidden when card a was in hand already, and all have not been shown since."""
    return s.came[b] != NONE and s.since[b] > s.shown_at and s.came[a] < s.since[b]


@rule
def swap_choices(s, a, b):
    """The one stays as if it had never been chosen, the other went where the first one did."""
    is_passing = HAND <= s.place[b] < HAND + SEATS
    is_taking = HIDDEN <= s.place[b] < HIDDEN + SEATS and was_taken_back(s, a)
    moment = s.since[a] if is_taking else s.came[b]
    if is_passing:  # just before cards were passed on, so that it cannot have been hidden earlier
        moment = s.wheel_at - 1
    s.place[a], s.place[b] = s.place[b], s.place[a]
    s.since[a] = s.since[b]
    s.since[b] = moment
    if is_passing:
        s.came[a], s.came[b] = s.since[a], s.since[b]
        show_to(s, a, holder(s, a))
        forget_by(s, b, holder(s, a))
    rename(s, a, b)


@rule
def show_to(s, card, seat):
    s.traced[card] |= 1 << seat
    s.sure[card] |= 1 << seat


@rule
def forget_by(s, card, seat):
    s.traced[card] &= ~(1 << seat)
    s.sure[card] &= ~(1 << seat)


def known_cards(s, seat, viewer):
    """The cards that a viewer knows to be with a seat, in hand or face down."""
    bit = SPECTATOR if viewer is None else 1 << viewer
    return [
        card
        for card in range(CARDS)
        if s.place[card] >= HAND and holder(s, card) == seat and s.sure[card] & bit and not s.face_up[card]
    ]
