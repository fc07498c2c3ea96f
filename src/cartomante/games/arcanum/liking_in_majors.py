"""What the sensible player likes in decisions that Majors and scorings ask for."""

from cartomante.core.rule import rule
from cartomante.games.arcanum.cards import suit_of, suit_of_figure, value_of
from cartomante.games.arcanum.prospects import STEP, fool_worth, hide_worth, note_claims, note_houses, note_pays
from cartomante.games.arcanum.scoring import COUNTED, claim, place_of_house, share
from cartomante.games.arcanum.state import (
    FIGURES,
    FOOL,
    FOOL_ASSIGN,
    FOOL_COMMIT,
    FOOL_HIDE,
    FOOL_MODE,
    FOOL_MOVE,
    HIDDEN,
    HOUSE_GAIN,
    HOUSE_LOSS,
    HOUSES,
    JUDGEMENT_REMOVE,
    JUDGEMENT_RETURN,
    LOCATIONS,
    MINORS,
    PASS,
    PLACE_TOWER,
    RAISE,
    SUIT_SIZE,
    SUN_REVEAL,
    TEMPERANCE_GIVE,
    TEMPERANCE_TAKE,
    TO_FIGURE,
    TO_LOCATION,
    TOWER_PLACE,
    YES,
)
from cartomante.games.arcanum.worth import BEST_HIDE, TRIFLE, best_move_worth, like, note_all, note_hand

BUSY = (0.0, 0.6, 0.4, 0.2, 0.4, 0.4, 0.2, 0.8, 0.8, 0.8, 0.2)  # what it is worth to close a location to others


@rule
def prefer_in_majors(s, c, seat, decision, mask, weights):
    if decision == HOUSE_GAIN:
        like_houses(s, c, seat, weights, 1.0)
    elif decision == HOUSE_LOSS:
        like_houses(s, c, seat, weights, -1.0)
    elif decision == FOOL_MODE:
        like_fool_modes(s, c, seat, weights)
    elif decision == TEMPERANCE_TAKE:
        like_taking(s, c, seat, mask, weights)
    elif decision == TEMPERANCE_GIVE:
        like_giving(s, c, seat, mask, weights)
    elif decision == TOWER_PLACE:
        like_towers(c, weights)
    elif decision == SUN_REVEAL:
        like_revealing(s, seat, mask, weights)
    elif decision == JUDGEMENT_REMOVE:
        like_removals(s, c, seat, weights)
    elif decision == JUDGEMENT_RETURN:
        like_returns(s, c, seat, weights)
    elif decision == FOOL_ASSIGN:
        like_assigning(s, c, seat, weights)
    elif decision == FOOL_COMMIT:
        like_committing(s, c, seat, weights)


@rule
def like_houses(s, c, seat, weights, direction):
    note_houses(s, c, seat, weights)
    for house in range(HOUSES):
        weights[RAISE + house] = like(direction * s.about * weights[STEP + house])


# the Fool


@rule
def like_fool_modes(s, c, seat, weights):
    note_all(s, c, seat, weights)
    best = 0.0
    for figure in range(FIGURES):
        best = max(best, best_move_worth(s, c, weights, figure))
    weights[FOOL_MOVE] = like(best)
    weights[FOOL_HIDE] = like(fool_worth(weights))


@rule
def like_assigning(s, c, seat, weights):
    for house in range(HOUSES):
        weights[RAISE + house] = like(fool_gain(s, c, seat, house))


@rule
def fool_gain(s, c, seat, house):
    """What the Fool adds to the own pay in a House whose cards all lie open."""
    mine = claim(s, seat, house)
    return pay_for(s, c, seat, house, mine + COUNTED) - pay_for(s, c, seat, house, mine)


@rule
def pay_for(s, c, seat, house, mine):
    ahead, level = 0, 1
    for other in range(s.players):
        if other != seat:
            theirs = claim(s, other, house)
            ahead += theirs > mine
            level += theirs == mine
    return share(s, c, place_of_house(s, house), ahead, level) if mine > 0 else 0


@rule
def like_committing(s, c, seat, weights):
    """Now, or in one of the Houses that are still to be paid."""
    note_houses(s, c, seat, weights)
    later = 0.0
    for house in range(HOUSES):
        if house != s.about and not (s.paid >> house) & 1:
            later = max(later, hide_worth(weights, house * SUIT_SIZE))
    weights[YES] = like(fool_gain(s, c, seat, s.about))
    weights[PASS] = like(later)


# Temperance


@rule
def like_taking(s, c, seat, mask, weights):
    """Back goes what a card in hand would do better in its place."""
    note_pays(s, c, weights)
    for card in range(FOOL + 1):
        if mask[card]:
            note_claims(s, seat, weights, card)
            note_hand(weights)
            there = fool_worth(weights) if card == FOOL else hide_worth(weights, card)
            weights[card] = like(weights[BEST_HIDE] - there)
    weights[PASS] = like(TRIFLE)


@rule
def like_giving(s, c, seat, mask, weights):
    """What is best hidden, now that the card just taken is gone."""
    note_pays(s, c, weights)
    note_claims(s, seat, weights, s.taken[s.exchanges])
    for card in range(FOOL + 1):
        if mask[card]:
            weights[card] = like(fool_worth(weights) if card == FOOL else hide_worth(weights, card))


# other Majors


@rule
def like_towers(c, weights):
    """It closes the locations that others would like to go to; before its owner plays again it is gone."""
    for index in range(c.placement_count):
        worth = 0.0
        for location in range(1, LOCATIONS + 1):
            if (c.placements[index] >> location) & 1:
                worth += BUSY[location]
        weights[PLACE_TOWER + index] = like(worth)


@rule
def like_revealing(s, seat, mask, weights):
    """Suits of which the seat has many are worth keeping secret, and among those the high cards."""
    for card in range(MINORS):
        if mask[card]:
            same = 0
            for other in range(suit_of(card) * SUIT_SIZE, suit_of(card) * SUIT_SIZE + SUIT_SIZE):
                same += s.place[other] == HIDDEN + seat
            weights[card] = like(-same - value_of(card) / SUIT_SIZE)
    weights[FOOL] = like(0.0)  # everybody knows where it lies


@rule
def like_removals(s, c, seat, weights):
    """Figures whose House had better not rise."""
    note_houses(s, c, seat, weights)
    for figure in range(FIGURES):
        weights[TO_FIGURE + figure] = like(-weights[STEP + suit_of_figure(figure)])


@rule
def like_returns(s, c, seat, weights):
    """Where it has no symbols if its House should rise: it can still be moved to where it has."""
    note_houses(s, c, seat, weights)
    step = weights[STEP + suit_of_figure(s.moving)]
    for location in range(1, LOCATIONS + 1):
        weights[TO_LOCATION + location] = like(-step * c.match[s.moving, location])
