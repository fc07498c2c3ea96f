"""The four decisions: for each its options, then what follows."""

from cartomante.core.game import Decision
from cartomante.core.rule import emit, rule
from toy.effects import contest, count_at, house_of, is_heard, pick
from toy.events import COMMITTED, KEPT_SILENT
from toy.state import BANNERS, CARDS, CHOOSE_HOUSE, CONTEST, HAND, HOUSES, PASS_CARD, PICK, PLAY_CARD, SILENT

DECISIONS = (
    Decision(PLAY_CARD, "play_card", "2", secret=True),
    Decision(CHOOSE_HOUSE, "choose_house", "2"),
    Decision(CONTEST, "contest", "2", always_asked=True),  # who is passed over has no banner of the house (TY-9)
    Decision(PASS_CARD, "pass_card", "4", secret=True),
)


# play_card, pass_card


@rule
def commit_options(s, seat, mask):
    """Any card of the hand (TY-4, TY-15)."""
    for card in range(CARDS):
        mask[card] = s.place[card] == HAND + seat


@rule
def commit(s, seat, card):
    """Lay a card face down; what becomes of it waits until everybody has (TY-4, TY-15)."""
    s.committed[seat] = card
    emit(s, COMMITTED, seat, card)


# choose_house


@rule
def choose_house_options(s, c, mask):
    """Any house that has reached the bar printed beside its track (TY-7)."""
    for house in range(HOUSES):
        mask[PICK + house] = is_heard(s, c, house)


# contest


@rule
def contest_options(s, seat, mask):
    """Keep silent, or spend a banner of the house; the last card of a hand stays (TY-10)."""
    mask[SILENT] = 1
    if count_at(s, HAND + seat) > 1:
        for card in range(BANNERS):
            mask[card] = s.place[card] == HAND + seat and house_of(card) == s.about


@rule
def answer_herald(s, seat, action):
    if action == SILENT:
        emit(s, KEPT_SILENT, seat, s.about)
    else:
        contest(s, seat, action)


# dispatch


@rule
def legal(s, c, seat, mask):
    decision = s.asked[seat]
    if decision == CHOOSE_HOUSE:
        choose_house_options(s, c, mask)
    elif decision == CONTEST:
        contest_options(s, seat, mask)
    else:
        commit_options(s, seat, mask)


@rule
def apply(s, c, seat, decision, action):
    if decision == CHOOSE_HOUSE:
        pick(s, seat, action - PICK)
    elif decision == CONTEST:
        answer_herald(s, seat, action)
    else:
        commit(s, seat, action)
