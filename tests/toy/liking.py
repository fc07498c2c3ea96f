"""What a sensible player likes, and how a seat stands; bots play by it and look ahead with it."""

from cartomante.core.rule import rule
from toy.effects import house_of
from toy.state import BANNERS, CARDS, CONTEST, HAND, HOUSES, PICK, SILENT

HERALD = 2.0  # worth of playing one, in prestige


@rule
def best_left(s, seat, spent):
    """The prestige of the proudest house whose banner stays in the hand when a card is spent."""
    best = 0
    for card in range(BANNERS):
        if s.place[card] == HAND + seat and card != spent:
            best = max(best, s.prestige[house_of(card)])
    return best


@rule
def prefer(s, c, seat, mask, weights):
    """Play or pass on what the rest of the hand can do without; pick houses of the own banners; seldom contest."""
    for card in range(CARDS):
        if mask[card]:
            kept = best_left(s, seat, card)
            weights[card] = 1.0 + kept + (HERALD if card >= BANNERS else 0.0)
    for house in range(HOUSES):
        if mask[PICK + house]:
            weights[PICK + house] = 1.0 + banners_of(s, seat, house)
    if s.asked[seat] == CONTEST:
        weights[SILENT] = 2.0 + best_left(s, seat, -1)


@rule
def banners_of(s, seat, house):
    count = 0
    for card in range(BANNERS):
        count += 1 if s.place[card] == HAND + seat and house_of(card) == house else 0
    return count


@rule
def outlook(s, c, standing, room):
    """What the hand would score now, in units of two."""
    for seat in range(s.players):
        standing[seat] = best_left(s, seat, -1) / 2.0
