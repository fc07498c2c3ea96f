"""The sensible player: how much each option is liked, decision by decision.

Options are weighed by what they are worth in victory points, seen from the seat's own cards and the open table; a point
more makes an option about three times as likeable.
"""

from cartomante.core.rule import rule
from cartomante.games.arcanum.cards import is_major, minors_in_hand, value_of
from cartomante.games.arcanum.liking_in_majors import prefer_in_majors
from cartomante.games.arcanum.prospects import STEP, hide_worth, is_last_turn, note_houses
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
    FORCED_DISCARD,
    HAND_LIMIT_DISCARD,
    HARBOUR_DRAW,
    HIEROPHANT,
    HOUSES,
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
    PLAY_CARD,
    RAISE,
    STARS,
    TO_FIGURE,
    TO_LOCATION,
    WHEEL_PASS,
    YES,
)
from cartomante.games.arcanum.worth import (
    DRAWN_MAJOR,
    DRAWN_MINOR,
    MOST,
    TRIFLE,
    best_move_worth,
    keep_worth,
    like,
    major_worth,
    minor_worth,
    move_worth,
    note_all,
    note_draws,
)

MINORS_WANTED = 4.5  # in hand; with more of them a Major is drawn
PLAYED_HIDE = 0.3  # of what hiding a Minor would be worth is lost by playing it, and
HIDDEN_PLAY = 0.12  # of what playing it would be worth by hiding it
HELD_MAJOR = 1.0  # what a Major must be worth to be played now rather than later
PRECEDENCE = 1.0  # so much better or worse than the best Minor is a Major that should come before or after it
RIVAL_DRAWS = 0.4  # what it costs that the active player draws too


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
