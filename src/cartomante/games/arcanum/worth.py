"""What visits, moves and cards are worth to a seat, in victory points (see prospects.py for the notes)."""

from cartomante.core.rule import rule
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

# More notes: what a Minor and a Major drawn now are worth, the best card to hide and the second best, each visit.
DRAWN_MINOR, DRAWN_MAJOR, BEST_HIDE, SECOND_HIDE = range(NEXT_NOTE, NEXT_NOTE + 4)
VISIT = NEXT_NOTE + 3  # + location from 1

MINOR = 0.8  # drawn into a hand with room
MAJOR_CARD = 3.0
CROWDED_MINOR = 0.5
FULL_HAND = 0.25  # is what is left of this in a full one
ROOMY_HAND = 5
LAST_MINOR, LAST_MAJOR = 0.1, 1.0
SPARED = 1.2  # the Vault hides a card without taking one from the hand
TRADE = 0.3
HARBOUR_DRAWS = 1.2
DISCARDS = 0.7  # when everybody else discards a card
ANY_MOVE = 4.0  # moving whichever figure one likes
OTHERS_HIDE = 0.5
EXCHANGES = 0.8
BLOCKED = 0.3
REVEALED = 0.4
REMOVED = 0.5
DOUBLED = 2.0
CARD_SWAP = 0.3
FORETASTE = 1.0
KEPT_HIDE = 0.3
KEPT_PLAY = 0.12
KEPT_MAJOR = 0.7


@rule
def note_draws(s, seat, weights):
    """Cards are for turns to come, or for this one if there is a play left; a full hand has little use for more."""
    if is_last_turn(s) and s.active >= 0:
        weights[DRAWN_MINOR] = LAST_MINOR
        weights[DRAWN_MAJOR] = LAST_MAJOR if s.active == seat and not s.major_played else LAST_MINOR
        return
    hand = hand_size(s, seat)
    room = 1.0
    if hand >= HAND_LIMIT:
        room = FULL_HAND
    weights[DRAWN_MAJOR] = MAJOR_CARD * room
    weights[DRAWN_MINOR] = MINOR * (CROWDED_MINOR if ROOMY_HAND <= hand < HAND_LIMIT else room)


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


@rule
def note_visits(s, seat, weights):
    """What the effect of each location is worth."""
    minor, times = weights[DRAWN_MINOR], multiplier(s)
    major = weights[DRAWN_MAJOR] if is_drawable(s, MAJOR) else 0.0
    can_hide = s.minor_played or minors_in_hand(s, seat) > 1 or s.asked[seat] != PLAY_CARD
    hide = weights[BEST_HIDE] if can_hide else 0.0
    average, adjustments = 0.0, 0.0
    for house in range(HOUSES):
        average += (weights[HIDING + house] + SUIT_SIZE / 2 * weights[POINT + house]) / HOUSES
        adjustments += abs(weights[STEP + house])
    weights[VISIT + MAGE_TOWER] = times + major
    weights[VISIT + ARTISAN_DISTRICT] = max(2 * minor, major)
    weights[VISIT + HARBOUR] = HARBOUR_DRAWS * minor
    weights[VISIT + THRONE_ROOM] = 2 * minor
    weights[VISIT + MARKET] = 2 * times + TRADE
    weights[VISIT + FIELDS] = times * (s.fields_vp + adjustments)
    weights[VISIT + TREASURE_VAULT] = average + SPARED
    weights[VISIT + CATHEDRAL] = max(hide, 2 * minor)
    weights[VISIT + BALLROOM] = hide
    weights[VISIT + CASTLE] = DISCARDS


@rule
def note_all(s, c, seat, weights):
    note_houses(s, c, seat, weights)
    note_draws(s, seat, weights)
    note_hand(weights)
    note_visits(s, seat, weights)


# moves and plays


@rule
def move_worth(s, c, weights, figure, location):
    """Its symbols raise the figure's own House; then the location has its effect."""
    steps = c.match[figure, location] * multiplier(s)
    return steps * weights[STEP + suit_of_figure(figure)] + weights[VISIT + location]


@rule
def best_move_worth(s, c, weights, figure):
    """Moving a figure to wherever it does most; 0 if it cannot be moved."""
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


# Majors


@rule
def major_worth(s, c, seat, weights, card):
    if card < LOVERS:
        return worth_of_fool_to_hierophant(weights, s, seat, card)
    if card < DEATH:
        return worth_of_lovers_to_hanged_man(weights, s, seat, card)
    return worth_of_death_to_world(weights, s, c, seat, card)


@rule
def worth_of_fool_to_hierophant(weights, s, seat, card):
    minor, hide, step = weights[DRAWN_MINOR], weights[BEST_HIDE], best_step(weights)
    if card == FOOL:
        return max(fool_worth(s, seat, weights), ANY_MOVE)
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
def worth_of_lovers_to_hanged_man(weights, s, seat, card):
    if card == LOVERS:
        return lovers_worth(s, seat)
    if card == CHARIOT:
        return 2 * best_step(weights) + DISCARDS
    if card == STRENGTH:
        return 2 + 3 * best_step(weights)
    if card == HERMIT:
        return weights[BEST_HIDE] + weights[SECOND_HIDE] - OTHERS_HIDE
    if card == WHEEL:
        return CARD_SWAP * weights[DRAWN_MINOR]
    if card == JUSTICE:
        held = hand_size(s, seat) if s.justice_target == HAND_TOTAL else minors_in_hand(s, seat)
        return weights[DRAWN_MINOR] * max(JUSTICE_HAND - held, 0)
    return 2 * weights[DRAWN_MAJOR] - min(2, s.vp[seat])


@rule
def worth_of_death_to_world(weights, s, c, seat, card):
    if card == DEATH:
        return min(2, minors_in_hand(s, seat)) * max(weights[DRAWN_MAJOR] - 2 * weights[DRAWN_MINOR], 0.0)
    if card == TEMPERANCE:
        return ANY_MOVE + EXCHANGES
    if card == DEVIL:
        return 0.0 if s.minor_played else DOUBLED
    if card == TOWER:
        return 2 + BLOCKED
    if card == STARS:
        return 2 * weights[DRAWN_MINOR] + 1 + s.stars_vp
    if card == MOON:
        return weights[DRAWN_MINOR] + weights[BEST_HIDE] + weights[SECOND_HIDE] - OTHERS_HIDE
    if card == SUN:
        return 2 + REVEALED
    if card == JUDGEMENT:
        return DISCARDS + REMOVED
    return weights[BEST_HIDE] + world_worth(s, seat, c, weights)


@rule
def lovers_worth(s, seat):
    """Two points, and two for everybody with the fewest."""
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
def world_worth(s, seat, c, weights):
    """A foretaste of the scoring: who is first in a House gets the pay of the second."""
    worth = 0.0
    for house in range(HOUSES):
        worth += c.house_vp[place_of_house(s, house) - 1, 1] * weights[LEAD + house]
    return FORETASTE * worth


@rule
def keep_worth(s, c, seat, weights, card):
    """What a card in hand is worth in turns to come."""
    if is_major(card):
        return KEPT_MAJOR * major_worth(s, c, seat, weights, card)
    return KEPT_HIDE * hide_worth(weights, card) + KEPT_PLAY * minor_worth(s, c, weights, card)
