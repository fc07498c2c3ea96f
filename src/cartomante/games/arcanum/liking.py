"""The sensible player: how much each option is liked, decision by decision.

Options are weighed by what they are worth in victory points, seen from the seat's own cards and the open table; a point
more makes an option about three times as likeable.
"""

import math

from cartomante.core.rule import rule
from cartomante.games.arcanum.cards import is_major, minors_in_hand, suit_of, suit_of_figure, value_of
from cartomante.games.arcanum.prospects import (
    STEP,
    fool_worth,
    hide_worth,
    is_last_turn,
    note_claims,
    note_houses,
    note_pays,
)
from cartomante.games.arcanum.scoring import COUNTED, claim, place_of_house, share
from cartomante.games.arcanum.state import (
    ARTISAN_DRAW,
    CARDS,
    CATHEDRAL_CHOICE,
    DEATH_DISCARD,
    DEVIL,
    DRAW_CHOICE,
    DRAW_MAJOR,
    DRAW_MINORS,
    FIELDS_ADJUST,
    FIGURES,
    FOOL,
    FOOL_ASSIGN,
    FOOL_COMMIT,
    FOOL_HIDE,
    FOOL_MODE,
    FOOL_MOVE,
    FORCED_DISCARD,
    HAND_LIMIT_DISCARD,
    HARBOUR_DRAW,
    HIDDEN,
    HIEROPHANT,
    HOUSE_GAIN,
    HOUSE_LOSS,
    HOUSES,
    JUDGEMENT_REMOVE,
    JUDGEMENT_RETURN,
    LOCATIONS,
    LOWER,
    MAGICIAN,
    MANDATORY_HIDE,
    MARKET_TRADE,
    MINORS,
    MOON,
    MOVE_DESTINATION,
    MOVE_FIGURE,
    OPTIONAL_HIDE,
    PASS,
    PLACE_TOWER,
    PLAY_CARD,
    RAISE,
    STARS,
    SUIT_SIZE,
    SUN_REVEAL,
    TEMPERANCE_GIVE,
    TEMPERANCE_TAKE,
    TO_FIGURE,
    TO_LOCATION,
    TOWER_PLACE,
    WHEEL_PASS,
    YES,
)
from cartomante.games.arcanum.worth import (
    BEST_HIDE,
    DRAWN_MAJOR,
    DRAWN_MINOR,
    best_move_worth,
    keep_worth,
    major_worth,
    minor_worth,
    move_worth,
    note_all,
    note_draws,
    note_hand,
)

MINORS_WANTED = 4.5  # in hand; with more of them a Major is drawn
PLAYED_HIDE = 0.3  # of what hiding a Minor would be worth is lost by playing it, and
HIDDEN_PLAY = 0.12  # of what playing it would be worth by hiding it
HELD_MAJOR = 1.0  # what a Major must be worth to be played now rather than later
TRIFLE = 0.05  # what anything must be worth to be done at all
PRECEDENCE = 1.0  # so much better or worse than the best Minor is a Major that should come before or after it
RIVAL_DRAWS = 0.4  # what it costs that the active player draws too
BUSY = (0.0, 0.6, 0.4, 0.2, 0.4, 0.4, 0.2, 0.8, 0.8, 0.8, 0.2)  # what it is worth to close a location to others
MOST = 40.0  # points, beyond which nothing is liked any better


@rule
def like(points):
    return math.exp(min(max(points, -MOST), MOST))


@rule
def prefer(s, c, seat, mask, weights):
    decision = s.asked[seat]
    if decision == PLAY_CARD:
        like_plays(s, c, seat, mask, weights)
    elif decision == MANDATORY_HIDE or decision == OPTIONAL_HIDE or decision == CATHEDRAL_CHOICE:
        like_hides(s, c, seat, mask, weights)
    elif decision == MOVE_DESTINATION:
        like_destinations(s, c, seat, mask, weights)
    elif decision == MOVE_FIGURE:
        like_figures(s, c, seat, mask, weights)
    elif decision == DRAW_CHOICE:
        like_draw(s, seat, weights)
    elif decision == ARTISAN_DRAW:
        like_artisans(s, seat, weights)
    elif decision == HARBOUR_DRAW:
        like_harbour(s, seat, weights)
    elif decision == FIELDS_ADJUST:
        like_adjustments(s, c, seat, weights)
    elif decision == HAND_LIMIT_DISCARD or decision == FORCED_DISCARD or decision == WHEEL_PASS:
        like_losses(s, c, seat, mask, weights)
    elif decision == MARKET_TRADE or decision == DEATH_DISCARD:
        like_trades(s, c, seat, mask, weights, decision == DEATH_DISCARD)
    else:
        prefer_in_majors(s, c, seat, decision, mask, weights)


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


# playing


@rule
def like_plays(s, c, seat, mask, weights):
    """The Minor that does most; the best Major after it, or before it where that helps, or later if it does little."""
    note_all(s, c, seat, weights)
    weights[PASS] = like(0.0)
    best_minor = 0.0
    if not s.minor_played:
        best_minor = like_minors(s, c, seat, mask, weights)
    if not s.major_played:
        like_majors(s, c, seat, mask, weights, best_minor)


@rule
def like_minors(s, c, seat, mask, weights):
    """What would be good to hide is played less gladly. Returns what the best is worth."""
    best = -MOST
    for card in range(MINORS):
        if mask[card]:
            worth = minor_worth(s, c, weights, card) - PLAYED_HIDE * hide_worth(weights, card)
            weights[card] = like(worth)
            best = max(best, worth)
    return best


@rule
def like_majors(s, c, seat, mask, weights, best_minor):
    """The best one, if it is worth it; as long as no Minor was played, before or after the best of those."""
    best = TRIFLE if is_last_turn(s) else HELD_MAJOR
    threshold = best
    for card in range(MINORS, CARDS):
        if mask[card]:
            weights[card] = major_worth(s, c, seat, weights, card)
            best = max(best, weights[card])
    for card in range(MINORS, CARDS):
        if mask[card]:
            worth = weights[card] - threshold
            if not s.minor_played:
                worth = best_minor + (PRECEDENCE if comes_first(card) and weights[card] == best else -PRECEDENCE)
            weights[card] = like(worth)


@rule
def comes_first(card):
    """Whether a Major is best played before the Minor: it brings cards to choose from, or doubles."""
    return card == MAGICIAN or card == HIEROPHANT or card == DEVIL or card == STARS or card == MOON


# hiding


@rule
def like_hides(s, c, seat, mask, weights):
    """What brings most in the Houses; a card that does much on the board is hidden less gladly."""
    note_all(s, c, seat, weights)
    for card in range(MINORS):
        if mask[card]:
            weights[card] = like(hide_worth(weights, card) - HIDDEN_PLAY * minor_worth(s, c, weights, card))
    weights[PASS] = like(0.0)
    weights[DRAW_MINORS] = like(2 * weights[DRAWN_MINOR])


# moving


@rule
def like_destinations(s, c, seat, mask, weights):
    """Where its symbols and the effect do most."""
    note_all(s, c, seat, weights)
    for location in range(1, LOCATIONS + 1):
        if mask[TO_LOCATION + location]:
            weights[TO_LOCATION + location] = like(move_worth(s, c, weights, s.moving, location))


@rule
def like_figures(s, c, seat, mask, weights):
    """A numeral names the location; a Major leaves it open."""
    note_all(s, c, seat, weights)
    for figure in range(FIGURES):
        if mask[TO_FIGURE + figure]:
            if is_major(s.resolving):
                worth = best_move_worth(s, c, weights, figure)
            else:
                worth = move_worth(s, c, weights, figure, value_of(s.resolving))
            weights[TO_FIGURE + figure] = like(worth)
    weights[PASS] = like(0.0)


# drawing and discarding


@rule
def like_draw(s, seat, weights):
    """Minors to choose from first: most points come from what is hidden."""
    weights[DRAW_MINORS] = like(MINORS_WANTED - minors_in_hand(s, seat))
    weights[DRAW_MAJOR] = like(0.0)


@rule
def like_artisans(s, seat, weights):
    note_draws(s, seat, weights)
    weights[DRAW_MINORS] = like(2 * weights[DRAWN_MINOR])
    weights[DRAW_MAJOR] = like(weights[DRAWN_MAJOR])


@rule
def like_harbour(s, seat, weights):
    """A card for oneself is one for the active player too."""
    note_draws(s, seat, weights)
    weights[YES] = like(weights[DRAWN_MINOR] - RIVAL_DRAWS)
    weights[PASS] = like(0.0)


@rule
def like_losses(s, c, seat, mask, weights):
    """The card that will be missed least goes."""
    note_all(s, c, seat, weights)
    for card in range(CARDS):
        if mask[card]:
            weights[card] = like(-keep_worth(s, c, seat, weights, card))


@rule
def like_trades(s, c, seat, mask, weights, for_majors):
    """The Market gives two Minors for a Minor and a Major for a Major; Death a Major for a Minor."""
    note_all(s, c, seat, weights)
    for card in range(CARDS):
        if mask[card]:
            gain = weights[DRAWN_MAJOR] if for_majors or is_major(card) else 2 * weights[DRAWN_MINOR]
            weights[card] = like(gain - keep_worth(s, c, seat, weights, card))
    weights[PASS] = like(0.0)


# Houses


@rule
def like_adjustments(s, c, seat, weights):
    note_houses(s, c, seat, weights)
    for house in range(HOUSES):
        weights[RAISE + house] = like(weights[STEP + house])
        weights[LOWER + house] = like(-weights[STEP + house])
    weights[PASS] = like(0.0)


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
