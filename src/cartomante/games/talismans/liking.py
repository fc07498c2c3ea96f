"""What a sensible player likes: half-points now or soon, against what the cards laid for them would still bring.

Every half-point costs about a card, and whoever runs out of cards ends the game. So a play is worth what it wins or
forges, less the worth of its cards; losing costs little, since losers take cards back. The player sees its own hand,
the table and who holds how many cards; of a fairy that lies in no open zone and is not its own it knows only that
somebody has it.
"""

from cartomante.core.rule import NONE, rule, small
from cartomante.games.talismans.cards import (
    is_combination,
    is_fairy,
    is_joker,
    joker_counts,
    position_of,
    suit_of,
    value_of,
)
from cartomante.games.talismans.effects import stake_card
from cartomante.games.talismans.options import WHILE_PENDING, WHOLE
from cartomante.games.talismans.scoring import captured_points, forged_points
from cartomante.games.talismans.state import (
    ALONE,
    CAPTURED,
    CARDS,
    CHANGE_ORDER_5,
    CHANGE_WEATHER_7,
    CHANGE_WEATHER_8,
    CHOOSE_STAKE,
    CHOOSE_STAKE_1,
    COMMIT_LEAD,
    COMMIT_PARTNER,
    COMMITTED,
    DEALT,
    DECLINE,
    FIRST_TALISMAN,
    FORGE,
    FORGE_CHOICE,
    FORGED,
    HAND,
    INVERT_ORDER_3,
    JOKER_1,
    JOKER_2,
    KEEP,
    MOVE,
    MOVE_SUIT,
    PENDING,
    REORDER_CARD,
    SHARE_PICK,
    STAKE,
    SUITS,
    TO_POSITION,
    VALUES,
    WEATHER_CHOICE,
)

# In half-points.
A_TALISMAN = 2.0
SITTING_OUT = 0.45  # what the turn costs in which a pending Talisman is completed
NOT_SHARING = 0.85  # where a pending Talisman bars from the sharing, for every place its suit has to climb
THE_CHOICE = 0.3  # of the next stake and of the weather, for the winner
ENDING = 3.0  # to end the game while in the lead; as much is lost by ending it from behind

# What a card is worth to who keeps it, early in the game.
A_FAIRY = 0.6
POWER = 0.5  # more for the highest fairy of the dominant suit, less for lower ones and other suits
A_ZERO = 0.7  # more, since it forges alone
A_NEIGHBOUR = 0.45  # more, if it forges with another card of the hand
A_JOKER = 0.4
A_SPECIAL = 0.15
A_PICK = 0.55  # some card taken in the sharing
A_SECOND_PICK = 0.15  # one more for a play of two, which only the first to take get

# What it is worth to play a special.
CHOOSING_THE_STAKE = 0.05
CHANGING_THE_ORDER = 0.03
CHANGING_THE_WEATHER = 0.2  # a share of what the change brings
INVERTING_THE_ORDER = 0.5

# What a dominant suit brings.
A_STRONG_FAIRY = 0.36  # for one that nobody can beat; less, the more can
MY_PENDING = 1.5
THEIR_PENDING = 1.4
A_CHANGE = 0.06  # of weather: the old suit has served its turn

NEARLY_OVER = 3.3  # cards in the shortest hand at which a card is worth half of what it was
DELAY = 0.85  # of a suit for each place and player, in cards of the shortest hand
RISK = 2.5  # that a rival plays one stronger card, against the number of all his cards

BREAKING_A_COMBINATION = 2.0  # where the stake may be taken out of one
WHOLE_ZERO = 1.0  # less for a stake that pays double


@rule
def as_weight(gain):
    """Gains as weights: what is better by half a point is liked several times as much."""
    level = max(0.1, 1.5 + gain)
    return level * level * level * level


# what everybody sees


@rule
def count_bits(bits):
    bits = (bits & 0x5555) + ((bits >> 1) & 0x5555)
    bits = (bits & 0x3333) + ((bits >> 2) & 0x3333)
    bits = (bits & 0x0F0F) + ((bits >> 4) & 0x0F0F)
    return (bits & 0xFF) + (bits >> 8)


@rule
def own_values(s, seat, suit):
    """The values of a suit that a seat holds, a bit for each."""
    hand, committed, bits = small(HAND + seat), small(COMMITTED + seat), 0
    for value in range(VALUES):
        place = s.place[suit * VALUES + value]
        bits |= (1 if (place == hand) | (place == committed) else 0) << value
    return bits


@rule
def held_values(s, suit):
    """The values of a suit that anybody holds."""
    first, end, bits = small(HAND), small(PENDING), 0
    for value in range(VALUES):
        place = s.place[suit * VALUES + value]
        bits |= (1 if (place >= first) & (place < end) else 0) << value
    return bits


@rule
def hand_size(s, seat):
    """Committed cards still count, as for everybody else (WT-22)."""
    hand, committed, count = small(HAND + seat), small(COMMITTED + seat), 0
    for card in range(DEALT):
        count += (s.place[card] == hand) | (s.place[card] == committed)
    return count


@rule
def cards_held(s):
    """How many cards all hands have together."""
    first, end, count = small(HAND), small(PENDING), 0
    for card in range(DEALT):
        count += (s.place[card] >= first) & (s.place[card] < end)
    return count


@rule
def sits_out(s, seat):
    """While others commit: whether a seat has nothing to commit this turn."""
    return s.lead[seat] == NONE and s.asked[seat] == NONE


@rule
def points_of(s, seat):
    points = 0
    for card in range(CARDS):
        if s.place[card] == FORGED + seat:
            points += forged_points(s, card)
        elif s.place[card] == CAPTURED + seat:
            points += captured_points(s, card)
    return points


@rule
def leads_with(s, seat, more):
    """Whether nobody would have as many half-points as a seat with so many more."""
    own = points_of(s, seat) + more
    for other in range(s.players):
        if other != seat and points_of(s, other) >= own:
            return False
    return True


@rule
def pending_of(s, seat, suit):
    """How many Talismans of a seat wait for a suit."""
    halves, pending = 0, small(PENDING + seat)
    for fairy in range(suit * VALUES, (suit + 1) * VALUES):
        if s.place[fairy] == pending:
            halves += 1 if is_fairy(s.mate[fairy]) else 2
    return 0.5 * halves


# what cards are worth


@rule
def fading(left):
    """How much of the worth of a card is left when the shortest hand has so many cards."""
    return left / (left + NEARLY_OVER)


@rule
def power_of(s, c, position):
    """What each point of value is worth in a suit: most before it becomes dominant."""
    power = POWER / (c.highest_fairy[s.players] + 1)
    if position == 0:
        return power
    if position == 1:
        return 1.9 * power
    return 0.45 * power if position == 2 else 0.2 * power


@rule
def fairy_worth(value, own, power):
    """In a hand with these values of its suit."""
    worth = A_FAIRY + power * (value + 1)
    if value == 0:
        worth += A_ZERO
    if (own << 1 | own >> 1) >> value & 1:
        worth += A_NEIGHBOUR
    return worth


@rule
def card_worth(s, c, card, own):
    if is_fairy(card):
        return fairy_worth(value_of(card), own, power_of(s, c, position_of(s, suit_of(card))))
    return A_JOKER if is_joker(card) else A_SPECIAL


@rule
def talisman_worth(s, position, left):
    """Of a combination that did not win: its suit may become dominant too late."""
    if position == 0:
        return A_TALISMAN
    late = DELAY * s.players * position / (1 + left)
    worth = A_TALISMAN / (1.0 + late * late) - SITTING_OUT
    return worth - NOT_SHARING * position if s.share_exclusion == WHILE_PENDING else worth


# what plays are worth


@rule
def pressure(s, seat, cards):
    """How much every stronger card in other hands takes from the chance to win."""
    rivals = 0
    for other in range(s.players):
        rivals += other != seat and not sits_out(s, other)
    return RISK * s.players * rivals / cards


@rule
def prize(s):
    """What the winner gets."""
    points = 2 if s.place[FIRST_TALISMAN] == STAKE else 1
    if s.zero_stake == WHOLE:
        points = captured_points(s, stake_card(s))
    return points + THE_CHOICE


@rule
def prize_for_two(s, seat, size, won):
    """Whoever wins with the last two cards of the hand ends the game."""
    if size > 2:
        return won
    return won + (ENDING if leads_with(s, seat, 1) else -ENDING)


@rule
def chance_of(total, theirs, above, press):
    """To win with a sum, when others hold these values of the suit and so many cards of stronger suits."""
    return 1.0 / (1.0 + press * (above + count_bits(theirs >> (total + 1))))


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


@rule
def like_leads(s, c, seat, mask, weights):
    """Every card for the best play it can lead; two fairies that are no neighbours are better laid one by one."""
    size = hand_size(s, seat)
    cards, above = cards_held(s) - size, 0
    left, press = min(1.0 * size, cards / (s.players - 1)), pressure(s, seat, cards)
    won, fade, has_joker = prize(s), fading(left), mask[JOKER_1] or mask[JOKER_2]
    won_by_two = prize_for_two(s, seat, size, won)
    for position in range(SUITS):
        suit = s.row[position]
        own = own_values(s, seat, suit)
        theirs = held_values(s, suit) & ~own
        power, talisman = power_of(s, c, position), talisman_worth(s, position, left)
        for value in range(VALUES):
            if own >> value & 1:
                chance = chance_of(value, theirs, above, press)
                gain = gain_alone(value, own, power, chance, won, talisman, fade)
                if value > 0 and own >> (value - 1) & 1:
                    chance = chance_of(2 * value - 1, theirs, above, press)
                    gain = max(gain, gain_with(value, value - 1, own, power, chance, won_by_two, talisman, fade))
                if has_joker:
                    chance = chance_of(value + joker_counts(s, value), theirs, above, press)
                    gain = max(gain, gain_with_joker(value, own, power, chance, won_by_two, talisman, fade))
                weights[suit * VALUES + value] = as_weight(gain)
        above += count_bits(theirs)
    like_specials(s, seat, mask, weights, fade)


@rule
def like_specials(s, seat, mask, weights, fade):
    """They cannot win, but they act, and bring a card back."""
    for card in range(CHOOSE_STAKE_1, CHANGE_WEATHER_8 + 1):
        if mask[card]:
            weights[card] = as_weight(fade * (A_PICK - A_SPECIAL) + special_gain(s, seat, card))
    for card in range(JOKER_1, JOKER_2 + 1):
        weights[card] = as_weight(-fade * A_JOKER)


@rule
def special_gain(s, seat, card):
    if card >= CHANGE_WEATHER_7:
        return CHANGING_THE_WEATHER * max(0.0, weather_gain(s, seat, s.row[1]) - weather_gain(s, seat, s.row[0]))
    if card >= CHANGE_ORDER_5:
        return CHANGING_THE_ORDER
    if card >= INVERT_ORDER_3:
        return INVERTING_THE_ORDER * (weather_gain(s, seat, s.row[SUITS - 1]) - weather_gain(s, seat, s.row[1]))
    return CHOOSING_THE_STAKE


@rule
def like_partners(s, c, seat, weights):
    suit, value = suit_of(s.lead[seat]), value_of(s.lead[seat])
    size = hand_size(s, seat)
    cards, above, position = cards_held(s) - size, 0, 0
    left, press = min(1.0 * size, cards / (s.players - 1)), pressure(s, seat, cards)
    while s.row[position] != suit:
        above += count_bits(held_values(s, s.row[position]) & ~own_values(s, seat, s.row[position]))
        position += 1
    own = own_values(s, seat, suit)
    theirs = held_values(s, suit) & ~own
    power, talisman, fade = power_of(s, c, position), talisman_worth(s, position, left), fading(left)
    won, chance = prize(s), chance_of(value, theirs, above, press)
    weights[ALONE] = as_weight(gain_alone(value, own, power, chance, won, talisman, fade))
    won = prize_for_two(s, seat, size, won)
    for low in range(value):
        chance = chance_of(value + low, theirs, above, press)
        weights[suit * VALUES + low] = as_weight(gain_with(value, low, own, power, chance, won, talisman, fade))
    chance = chance_of(value + joker_counts(s, value), theirs, above, press)
    weights[JOKER_1] = as_weight(gain_with_joker(value, own, power, chance, won, talisman, fade))
    weights[JOKER_2] = weights[JOKER_1]


# the other decisions


@rule
def like_stakes(s, c, seat, mask, weights):
    """Out of the game goes the card that would be worth most to whoever took it."""
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
    """Forge what will be completed; but without a card in hand that ends the game."""
    size, position = hand_size(s, seat), position_of(s, suit_of(s.lead[seat]))
    left = min(1.0 * size, (cards_held(s) - size) / (s.players - 1))
    gain = talisman_worth(s, position, left)
    if size == 0:
        points = 2 if position == 0 else 0
        gain = points + (ENDING if leads_with(s, seat, points) else -ENDING)
    weights[FORGE] = as_weight(gain)
    weights[DECLINE] = as_weight(A_PICK * fading(left) * (1 if s.partner[seat] == NONE else 2))


@rule
def weather_gain(s, seat, suit):
    """How welcome a suit is to a seat as the dominant one."""
    own, gain = own_values(s, seat, suit), MY_PENDING * pending_of(s, seat, suit)
    theirs = held_values(s, suit) & ~own
    for value in range(VALUES):
        if own >> value & 1:
            gain += A_STRONG_FAIRY / (1 + count_bits(theirs >> value))
    for other in range(s.players):
        if other != seat:
            gain -= THEIR_PENDING * pending_of(s, other, suit)
    return gain


@rule
def like_weather(s, seat, weights):
    weights[KEEP] = as_weight(weather_gain(s, seat, s.row[0]))
    weights[MOVE] = as_weight(weather_gain(s, seat, s.row[1]) + A_CHANGE)


@rule
def like_suits(s, seat, weights):
    """To move: one that is welcome and far behind, or unwelcome and close to the front."""
    for position in range(1, SUITS):
        gain = weather_gain(s, seat, s.row[position])
        places = position - 1 if gain > 0 else position - (SUITS - 1)
        weights[MOVE_SUIT + s.row[position]] = as_weight(gain * places)


@rule
def like_positions(s, seat, weights):
    """To the front with what is welcome, to the end with what is not."""
    gain = weather_gain(s, seat, s.moving)
    for position in range(2, SUITS + 1):
        weights[TO_POSITION + position] = as_weight(gain * (SUITS - position) if gain > 0 else -gain * (position - 2))


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
