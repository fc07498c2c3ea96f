"""What visits, moves and cards are worth to a seat, in victory points; prospects.py tells about the notes."""

import math

from cartomante.core.rule import NONE, rule
from cartomante.games.arcanum.cards import (
    MAJOR,
    can_go,
    figure_of,
    hand_size,
    is_blocked,
    is_drawable,
    is_major,
    is_movable,
    is_numeral,
    minors_in_hand,
    suit_of,
    suit_of_figure,
    value_of,
)
from cartomante.games.arcanum.majors import JUSTICE_HAND
from cartomante.games.arcanum.options import HAND_TOTAL, STRICT
from cartomante.games.arcanum.prestige import multiplier
from cartomante.games.arcanum.prospects import (
    HIDING,
    LEAD,
    NEXT_NOTE,
    POINT,
    STEP,
    TOP,
    best_step,
    fool_worth,
    hide_worth,
    is_last_turn,
    note_houses,
)
from cartomante.games.arcanum.scoring import place_of_house
from cartomante.games.arcanum.state import (
    ARTISAN_DISTRICT,
    BALLROOM,
    CASTLE,
    CATHEDRAL,
    CHARIOT,
    DEATH,
    DEVIL,
    EMPEROR,
    EMPRESS,
    FIELDS,
    FOOL,
    HAND_LIMIT,
    HARBOUR,
    HERMIT,
    HIGH_PRIESTESS,
    HOUSES,
    JUDGEMENT,
    JUSTICE,
    LOCATIONS,
    LOVERS,
    MAGE_TOWER,
    MAGICIAN,
    MARKET,
    MOON,
    PLAY_CARD,
    RANKS,
    STARS,
    STRENGTH,
    SUIT_SIZE,
    SUN,
    TEMPERANCE,
    THRONE_ROOM,
    TOWER,
    TREASURE_VAULT,
    WHEEL,
)

# More notes.
DRAWN_MINOR, DRAWN_MAJOR = NEXT_NOTE, NEXT_NOTE + 1  # what one drawn now is worth
BEST_HIDE, SECOND_HIDE = NEXT_NOTE + 2, NEXT_NOTE + 3  # what hiding the best card in hand is worth, and the next
VISIT = NEXT_NOTE + 3  # + location from 1: what its effect is worth

# What cards are worth in turns to come.
USUAL_MINOR, USUAL_MAJOR = 0.8, 3.0
LARGE_HAND = 5  # in one of these a further Minor is worth
SPARE_MINOR = 0.4
FULL_HAND = 0.25  # of its worth is left of a card that drives out another
LAST_CARD = 0.1  # what a card is worth that will never be played, if only to win a tie
LAST_MAJOR = 1.0  # what one is worth that can only be played at once
KEPT_HIDE, KEPT_PLAY = 0.3, 0.12  # of what hiding or playing a Minor is worth is left for later: there will be others

# What parts of effects are worth.
HARBOUR_DRAWS = 1.2  # Minors, as others draw too
TRADE = 0.3
SPARED_CARD = 1.2  # the Vault hides a card without taking one from the hand
OTHERS_DISCARD = 0.7
ANY_MOVE = 4.0  # of the figure and to the location one likes
DOUBLING = 2.0
OTHERS_HIDE = 0.5  # what it costs that they do
SWAPPED_CARDS = 0.3  # of a Minor
EXCHANGED_CARDS = 0.8
CLOSED_LOCATIONS = 0.3
OTHERS_REVEAL = 0.4
FIGURES_AWAY = 0.5

TRIFLE = 0.05  # what anything must be worth to be done at all
MOST = 40.0  # beyond which nothing is liked any better


@rule
def like(points):
    """How much an option is liked that is worth so many points."""
    return math.exp(min(max(points, -MOST), MOST))


# cards to draw and to hide


@rule
def note_draws(s, seat, weights):
    """Cards are for turns to come, or for this one if there is a play left; a full hand has little use for more."""
    if is_last_turn(s) and s.active != NONE:
        weights[DRAWN_MINOR] = LAST_CARD
        weights[DRAWN_MAJOR] = LAST_MAJOR if s.active == seat and not s.major_played else LAST_CARD
        return
    hand = hand_size(s, seat)
    room = FULL_HAND if hand >= HAND_LIMIT else 1.0
    weights[DRAWN_MINOR] = room * (SPARE_MINOR if LARGE_HAND <= hand < HAND_LIMIT else USUAL_MINOR)
    weights[DRAWN_MAJOR] = room * USUAL_MAJOR


@rule
def note_hand(weights):
    """The card in hand that is best hidden, and the best one of another suit."""
    best, second = 0.0, 0.0
    for house in range(HOUSES):
        if weights[TOP + house] > 0:
            worth = weights[HIDING + house] + weights[POINT + house] * (weights[TOP + house] - 1)
            second = max(second, min(best, worth))
            best = max(best, worth)
    weights[BEST_HIDE], weights[SECOND_HIDE] = best, second


# visits, moves and Minors


@rule
def note_visits(s, seat, weights):
    minor, times = weights[DRAWN_MINOR], multiplier(s)
    major = weights[DRAWN_MAJOR] if is_drawable(s, MAJOR) else 0.0
    is_last_minor = s.asked[seat] == PLAY_CARD and minors_in_hand(s, seat) == 1
    hide = 0.0 if is_last_minor else weights[BEST_HIDE]
    any_card, adjustments = 0.0, 0.0
    for house in range(HOUSES):
        any_card += (weights[HIDING + house] + SUIT_SIZE / 2 * weights[POINT + house]) / HOUSES
        adjustments += abs(weights[STEP + house])
    weights[VISIT + MAGE_TOWER] = times + major
    weights[VISIT + ARTISAN_DISTRICT] = max(2 * minor, major)
    weights[VISIT + HARBOUR] = HARBOUR_DRAWS * minor
    weights[VISIT + THRONE_ROOM] = 2 * minor
    weights[VISIT + MARKET] = 2 * times + TRADE
    weights[VISIT + FIELDS] = times * (s.fields_vp + adjustments)
    weights[VISIT + TREASURE_VAULT] = any_card + SPARED_CARD
    weights[VISIT + CATHEDRAL] = max(hide, 2 * minor)
    weights[VISIT + BALLROOM] = hide
    weights[VISIT + CASTLE] = OTHERS_DISCARD


@rule
def note_all(s, c, seat, weights):
    note_houses(s, c, seat, weights)
    note_draws(s, seat, weights)
    note_hand(weights)
    note_visits(s, seat, weights)


@rule
def move_worth(s, c, weights, figure, location):
    """Its symbols raise the figure's own House; then the location has its effect."""
    steps = c.match[figure, location] * multiplier(s)
    return steps * weights[STEP + suit_of_figure(figure)] + weights[VISIT + location]


@rule
def best_move_worth(s, c, weights, figure):
    """Moving a figure to wherever that does most; 0 if it cannot be moved."""
    best, found = 0.0, False
    if is_movable(s, c, figure):
        for location in range(1, LOCATIONS + 1):
            if can_go(s, c, figure, location):
                worth = move_worth(s, c, weights, figure, location)
                if worth > best or not found:
                    best, found = worth, True
    return best


@rule
def minor_worth(s, c, weights, card):
    """What playing a Minor does at its best."""
    step = weights[STEP + suit_of(card)] * multiplier(s)
    if not is_numeral(card):
        return step + best_move_worth(s, c, weights, figure_of(card))
    best, found, location = 0.0, False, value_of(card)
    if not is_blocked(s, c, location):
        for figure in range(suit_of(card) * RANKS, suit_of(card) * RANKS + RANKS):
            if is_movable(s, c, figure) and s.figure[figure] != location:
                worth = move_worth(s, c, weights, figure, location)
                if worth > best or not found:
                    best, found = worth, True
    return step + best


# Majors, each in the order of its text


@rule
def major_worth(s, c, seat, weights, card):
    if card < LOVERS:
        return worth_of_fool_to_hierophant(weights, card)
    if card < DEATH:
        return worth_of_lovers_to_hanged_man(s, seat, weights, card)
    return worth_of_death_to_world(s, c, seat, weights, card)


@rule
def worth_of_fool_to_hierophant(weights, card):
    minor, hide, step = weights[DRAWN_MINOR], weights[BEST_HIDE], best_step(weights)
    if card == FOOL:
        return max(ANY_MOVE, fool_worth(weights))
    if card == MAGICIAN:
        return 2 * minor + hide
    if card == HIGH_PRIESTESS:
        return 3.0
    if card == EMPRESS:
        return ANY_MOVE + 2 * step
    if card == EMPEROR:
        return hide + 3 * step
    return minor + weights[DRAWN_MAJOR]


@rule
def worth_of_lovers_to_hanged_man(s, seat, weights, card):
    if card == LOVERS:
        return lovers_worth(s, seat)
    if card == CHARIOT:
        return 2 * best_step(weights) + OTHERS_DISCARD
    if card == STRENGTH:
        return 2 + 3 * best_step(weights)
    if card == HERMIT:
        return weights[BEST_HIDE] + weights[SECOND_HIDE] - OTHERS_HIDE
    if card == WHEEL:
        return SWAPPED_CARDS * weights[DRAWN_MINOR]
    if card == JUSTICE:
        held = hand_size(s, seat) if s.justice_target == HAND_TOTAL else minors_in_hand(s, seat)
        return max(JUSTICE_HAND - held, 0) * weights[DRAWN_MINOR]
    return 2 * weights[DRAWN_MAJOR] - min(2, s.vp[seat])


@rule
def worth_of_death_to_world(s, c, seat, weights, card):
    if card == DEATH:
        return min(2, minors_in_hand(s, seat)) * max(weights[DRAWN_MAJOR] - 2 * weights[DRAWN_MINOR], 0.0)
    if card == TEMPERANCE:
        return ANY_MOVE + EXCHANGED_CARDS
    if card == DEVIL:
        is_late = s.asked[seat] == PLAY_CARD and s.minor_played
        return 0.0 if is_late else DOUBLING
    if card == TOWER:
        return 2 + CLOSED_LOCATIONS
    if card == STARS:
        return 2 * weights[DRAWN_MINOR] + 1 + s.stars_vp
    if card == MOON:
        return weights[DRAWN_MINOR] + weights[BEST_HIDE] + weights[SECOND_HIDE] - OTHERS_HIDE
    if card == SUN:
        return 2 + OTHERS_REVEAL
    if card == JUDGEMENT:
        return OTHERS_DISCARD + FIGURES_AWAY
    return weights[BEST_HIDE] + foretaste(s, c, weights)


@rule
def lovers_worth(s, seat):
    """Two points, and two for everybody with the fewest; what rivals get counts against it."""
    lowest, count = s.vp[seat], 0
    for player in range(s.players):
        lowest = min(lowest, s.vp[player])
    for player in range(s.players):
        count += s.vp[player] == lowest
    if s.vp[seat] > lowest:
        return 2 - 2 * count / (s.players - 1)
    own = 4 if count == 1 or s.lovers_tie != STRICT else 2
    return own - 2 * (count - 1) / (s.players - 1)


@rule
def foretaste(s, c, weights):
    """The World's scoring: in each House the first gets what the second would get."""
    worth = 0.0
    for house in range(HOUSES):
        worth += c.house_vp[place_of_house(s, house) - 1, 1] * weights[LEAD + house]
    return worth


@rule
def keep_worth(s, c, seat, weights, card):
    """What a card in hand is worth in turns to come."""
    if is_major(card):
        return major_worth(s, c, seat, weights, card)
    return KEPT_HIDE * hide_worth(weights, card) + KEPT_PLAY * minor_worth(s, c, weights, card)
