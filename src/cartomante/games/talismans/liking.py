"""What a sensible player likes: half-points now or soon, against what the cards laid for them are still worth.

Every half-point costs about a card, and whoever runs out of cards ends the game. So a play is worth what it wins or
forges, less the worth of its cards; losing costs little, since losers take cards back.
"""

from cartomante.core.rule import NONE, rule
from cartomante.games.talismans.cards import is_combination, is_fairy, joker_counts, position_of, suit_of, value_of
from cartomante.games.talismans.effects import stake_card
from cartomante.games.talismans.options import WHOLE
from cartomante.games.talismans.scoring import captured_points
from cartomante.games.talismans.state import (
    ALONE,
    CHANGE_ORDER_5,
    CHANGE_WEATHER_7,
    CHANGE_WEATHER_8,
    CHOOSE_STAKE,
    CHOOSE_STAKE_1,
    COMMIT_LEAD,
    COMMIT_PARTNER,
    DECLINE,
    FIRST_TALISMAN,
    FORGE,
    FORGE_CHOICE,
    INVERT_ORDER_3,
    JOKER_1,
    JOKER_2,
    KEEP,
    MOVE,
    MOVE_SUIT,
    REORDER_CARD,
    SHARE_PICK,
    STAKE,
    SUITS,
    TO_POSITION,
    VALUES,
    WEATHER_CHOICE,
)
from cartomante.games.talismans.worth import (
    A_JOKER,
    A_SPECIAL,
    card_worth,
    cards_held,
    count_bits,
    fading,
    fairy_worth,
    hand_size,
    leads_with,
    others_values,
    own_values,
    power_of,
    talisman_worth,
    weather_worth,
)

THE_CHOICE = 0.3  # of the next stake and of the weather, for the winner
A_PICK = 0.55  # some card taken in the sharing
A_SECOND_PICK = 0.15  # one more for a play of two, which only the first to take get
RISK = 8.0  # that somebody lays one particular card, against the number of cards in a hand
ENDING = 3.0  # to end the game while in the lead; as much is lost by ending it from behind

# What it is worth to play a special.
CHOOSING_THE_STAKE = 0.05
CHANGING_THE_ORDER = 0.03
CHANGING_THE_WEATHER = 0.2  # a share of what the change brings
INVERTING_THE_ORDER = 0.5

A_CHANGE = 0.06  # of weather, for its own sake: the old suit has served its turn
BREAKING_A_COMBINATION = 2.0  # where the stake may be taken out of one
WHOLE_ZERO = 1.0  # less for a stake that pays double


@rule
def as_weight(gain):
    """Gains as weights: what is better by half a point is liked several times as much."""
    level = max(0.1, 1.5 + gain)
    return level * level * level * level


# what plays are worth


@rule
def turns_left(s, size, others):
    """As the cards of a hand, one's own or the average of the others, whichever is shorter."""
    return min(1.0 * size, others / (s.players - 1))


@rule
def pressure(s, seat, others):
    """How much every stronger card in other hands takes from the chance to win; who sits out lays none."""
    rivals = 0
    for other in range(s.players):
        rivals += other != seat and (s.lead[other] != NONE or s.asked[other] != NONE)
    return RISK * rivals / others


@rule
def chance_of(total, theirs, above, press):
    """To win with a sum, when others hold these values of the suit and so many cards of stronger suits."""
    return 1.0 / (1.0 + press * (above + count_bits(theirs >> (total + 1))))


@rule
def prize(s):
    """What winning with one card brings."""
    points = 2 if s.place[FIRST_TALISMAN] == STAKE else 1
    if s.zero_stake == WHOLE:
        points = captured_points(s, stake_card(s))
    return points + THE_CHOICE


@rule
def prize_for_two(s, seat, size, won):
    """What winning with two cards brings: if they are the last of the hand, also the end of the game."""
    if size > 2:
        return won
    return won + (ENDING if leads_with(s, seat, 1) else -ENDING)


@rule
def gain_alone(value, own, power, chance, won, talisman, fade):
    """A fairy wins, or forges if it is a 0, or goes back to the pool."""
    lost = talisman if value == 0 else A_PICK * fade
    return chance * won + (1.0 - chance) * lost - fade * fairy_worth(value, own, power)


@rule
def gain_with(value, low, own, power, chance, won, talisman, fade):
    """A fairy and a lower one win, or forge if they are neighbours, or go back to the pool."""
    lost = talisman if low == value - 1 else (A_PICK + A_SECOND_PICK) * fade
    worth = fairy_worth(value, own, power) + fairy_worth(low, own, power)
    return chance * won + (1.0 - chance) * lost - fade * worth


@rule
def gain_with_joker(value, own, power, chance, won, talisman, fade):
    worth = fairy_worth(value, own, power) + A_JOKER
    return chance * won + (1.0 - chance) * talisman - fade * worth


# the commitment


@rule
def like_leads(s, c, seat, mask, weights):
    """Every card for the best play it can lead; two fairies that are no neighbours are better laid one by one."""
    size, above, has_joker = hand_size(s, seat), 0, mask[JOKER_1] or mask[JOKER_2]
    others = cards_held(s) - size
    left, press, won = turns_left(s, size, others), pressure(s, seat, others), prize(s)
    fade, won_by_two = fading(left), prize_for_two(s, seat, size, won)
    for position in range(SUITS):
        suit = s.row[position]
        own = own_values(s, seat, suit)
        theirs = others_values(s, suit, own)
        power, talisman = power_of(s, c, position), talisman_worth(s, position, left)
        for value in range(VALUES):
            if own >> value & 1:
                fairy, chance = suit * VALUES + value, chance_of(value, theirs, above, press)
                gain = gain_alone(value, own, power, chance, won, talisman, fade)
                if value > 0 and own >> (value - 1) & 1:
                    chance = chance_of(2 * value - 1, theirs, above, press)
                    gain = max(gain, gain_with(value, value - 1, own, power, chance, won_by_two, talisman, fade))
                if has_joker:
                    chance = chance_of(value + joker_counts(s, fairy), theirs, above, press)
                    gain = max(gain, gain_with_joker(value, own, power, chance, won_by_two, talisman, fade))
                weights[fairy] = as_weight(gain)
        above += count_bits(theirs)
    like_specials(s, seat, mask, weights, fade)


@rule
def like_specials(s, seat, mask, weights, fade):
    """They cannot win, but they act and bring a card back; a Joker alone is wasted."""
    for card in range(CHOOSE_STAKE_1, CHANGE_WEATHER_8 + 1):
        if mask[card]:
            weights[card] = as_weight(special_gain(s, seat, card) + fade * (A_PICK - A_SPECIAL))
    for card in range(JOKER_1, JOKER_2 + 1):
        weights[card] = as_weight(-fade * A_JOKER)


@rule
def special_gain(s, seat, card):
    if card >= CHANGE_WEATHER_7:
        return CHANGING_THE_WEATHER * max(0.0, weather_worth(s, seat, s.row[1]) - weather_worth(s, seat, s.row[0]))
    if card >= CHANGE_ORDER_5:
        return CHANGING_THE_ORDER
    if card >= INVERT_ORDER_3:
        return INVERTING_THE_ORDER * (weather_worth(s, seat, s.row[SUITS - 1]) - weather_worth(s, seat, s.row[1]))
    return CHOOSING_THE_STAKE


@rule
def like_partners(s, c, seat, weights):
    lead, size, above, position = s.lead[seat], hand_size(s, seat), 0, 0
    suit, value, others = suit_of(lead), value_of(lead), cards_held(s) - size
    while s.row[position] != suit:
        above += count_bits(others_values(s, s.row[position], own_values(s, seat, s.row[position])))
        position += 1
    own = own_values(s, seat, suit)
    theirs = others_values(s, suit, own)
    left, press, won = turns_left(s, size, others), pressure(s, seat, others), prize(s)
    power, talisman, fade = power_of(s, c, position), talisman_worth(s, position, left), fading(left)
    chance = chance_of(value, theirs, above, press)
    weights[ALONE] = as_weight(gain_alone(value, own, power, chance, won, talisman, fade))
    won = prize_for_two(s, seat, size, won)
    for low in range(value):
        chance = chance_of(value + low, theirs, above, press)
        weights[suit * VALUES + low] = as_weight(gain_with(value, low, own, power, chance, won, talisman, fade))
    chance = chance_of(value + joker_counts(s, lead), theirs, above, press)
    weights[JOKER_1] = as_weight(gain_with_joker(value, own, power, chance, won, talisman, fade))
    weights[JOKER_2] = weights[JOKER_1]


# the other decisions


@rule
def like_stakes(s, c, seat, mask, weights):
    """The card that would be worth most to whoever took it goes out of the game."""
    for player in range(s.players):
        for card in (s.lead[player], s.partner[player]):
            if card != NONE and mask[card]:
                weights[card] = as_weight(stake_gain(s, c, seat, player, card))


@rule
def stake_gain(s, c, seat, player, card):
    gain = card_worth(s, c, card, 0)
    if s.zero_stake == WHOLE and is_fairy(card) and value_of(card) == 0:
        gain -= WHOLE_ZERO
    if player != s.winner and is_combination(s.lead[player], s.partner[player]):
        gain += -BREAKING_A_COMBINATION if player == seat else BREAKING_A_COMBINATION
    return gain


@rule
def like_forging(s, seat, weights):
    """Forge what will be completed in time; but without a card in hand it ends the game."""
    size, position = hand_size(s, seat), position_of(s, suit_of(s.lead[seat]))
    left = turns_left(s, size, cards_held(s) - size)
    gain = talisman_worth(s, position, left)
    if size == 0:
        points = 2 if position == 0 else 0
        gain = points + (ENDING if leads_with(s, seat, points) else -ENDING)
    weights[FORGE] = as_weight(gain)
    weights[DECLINE] = as_weight(A_PICK * fading(left) * (1 if s.partner[seat] == NONE else 2))


@rule
def like_suits(s, seat, weights):
    """To be moved: what is welcome and far behind, or unwelcome and close to the front."""
    for position in range(1, SUITS):
        worth = weather_worth(s, seat, s.row[position])
        places = position - 1 if worth > 0 else position - (SUITS - 1)
        weights[MOVE_SUIT + s.row[position]] = as_weight(worth * places)


@rule
def like_positions(s, seat, weights):
    """To the front with what is welcome, to the end with what is not."""
    worth = weather_worth(s, seat, s.moving)
    for position in range(2, SUITS + 1):
        places = SUITS - position if worth > 0 else 2 - position
        weights[TO_POSITION + position] = as_weight(worth * places)


@rule
def like_weather(s, seat, weights):
    weights[KEEP] = as_weight(weather_worth(s, seat, s.row[0]))
    weights[MOVE] = as_weight(weather_worth(s, seat, s.row[1]) + A_CHANGE)


@rule
def like_picks(s, c, seat, mask, weights):
    for player in range(s.players):
        for card in (s.lead[player], s.partner[player]):
            if card != NONE and mask[card]:
                own = own_values(s, seat, suit_of(card)) if is_fairy(card) else 0
                weights[card] = as_weight(card_worth(s, c, card, own))


@rule
def prefer(s, c, seat, mask, weights):
    decision = s.asked[seat]
    if decision == COMMIT_LEAD:
        like_leads(s, c, seat, mask, weights)
    elif decision == COMMIT_PARTNER:
        like_partners(s, c, seat, weights)
    elif decision == CHOOSE_STAKE:
        like_stakes(s, c, seat, mask, weights)
    elif decision == FORGE_CHOICE:
        like_forging(s, seat, weights)
    elif decision == REORDER_CARD:
        like_suits(s, seat, weights)
    elif decision == WEATHER_CHOICE:
        like_weather(s, seat, weights)
    elif decision == SHARE_PICK:
        like_picks(s, c, seat, mask, weights)
    else:
        like_positions(s, seat, weights)
