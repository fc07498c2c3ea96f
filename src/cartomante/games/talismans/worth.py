"""What a player reads off the table, and what cards are worth to who keeps them; in half-points.

Only what every seat may know is read here, besides its own hand: of a fairy that is neither its own nor lies open it
knows that somebody holds it.
"""

from cartomante.core.rule import NONE, rule, small
from cartomante.games.talismans.cards import is_fairy, is_joker, position_of, suit_of, value_of
from cartomante.games.talismans.options import WHILE_PENDING, WHOLE
from cartomante.games.talismans.state import (
    CAPTURED,
    CARDS,
    COMMITTED,
    DEALT,
    FIRST_TALISMAN,
    FORGED,
    HAND,
    PENDING,
    SUITS,
    VALUES,
)

# What a card is worth early in the game.
A_FAIRY = 0.6
POWER = 0.5  # more for the highest fairy of the dominant suit, less for lower ones and other suits
NEXT_DOMINANT, THIRD, BEHIND = 1.9, 0.45, 0.2  # shares of that power further down the row
A_ZERO = 0.7  # more, since it forges alone
A_NEIGHBOUR = 0.45  # more, if it forges with another card of the hand
A_JOKER = 0.4
A_SPECIAL = 0.15
NEARLY_OVER = 3.3  # cards in a hand at which a card is worth half of that

A_TALISMAN = 2.0
DELAY = 0.85  # of a suit, for each place and each player, in cards of a hand
SITTING_OUT = 0.45  # what the turn costs in which a pending Talisman is completed
NOT_SHARING = 0.85  # where a pending Talisman bars from the sharing, for every place its suit has to climb

# What a dominant suit brings.
A_STRONG_FAIRY = 0.36  # for one that nobody can beat; less, the more can
MY_PENDING = 1.5
THEIR_PENDING = 1.4

# what lies where


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
def others_values(s, suit, own):
    """The values of a suit that the others hold, when these are one's own."""
    first, end, bits = small(HAND), small(PENDING), 0
    for value in range(VALUES):
        place = s.place[suit * VALUES + value]
        bits |= (1 if (place >= first) & (place < end) else 0) << value
    return bits & ~own


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
def points_of(s, seat):
    """Half-points as `score` counts them: one for every card, one more for a card that is a Talisman by itself."""
    forged, captured, points = small(FORGED + seat), small(CAPTURED + seat), 0
    for card in range(CARDS):
        points += (s.place[card] == forged) | (s.place[card] == captured)
    for zero in range(0, SUITS * VALUES, VALUES):
        if s.place[zero] == forged:
            points += s.mate[zero] == NONE
        elif s.place[zero] == captured:
            points += s.zero_stake == WHOLE
    return points + (s.place[FIRST_TALISMAN] == captured)


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


# what it is worth


@rule
def fading(left):
    """How much of the worth of a card is still to come when hands have so many cards."""
    return left / (left + NEARLY_OVER)


@rule
def power_of(s, c, position):
    """What each point of value is worth in a suit: most just before it becomes dominant."""
    power = POWER / (c.highest_fairy[s.players] + 1)
    if position == 0:
        return power
    if position == 1:
        return NEXT_DOMINANT * power
    return THIRD * power if position == 2 else BEHIND * power


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
    """Of a combination that does not win: its suit may become dominant too late."""
    if position == 0:
        return A_TALISMAN
    late = DELAY * s.players * position / (1 + left)
    worth = A_TALISMAN / (1.0 + late * late) - SITTING_OUT
    return worth - NOT_SHARING * position if s.share_exclusion == WHILE_PENDING else worth


@rule
def weather_worth(s, seat, suit):
    """How welcome a suit is to a seat as the dominant one."""
    own = own_values(s, seat, suit)
    theirs, worth = others_values(s, suit, own), MY_PENDING * pending_of(s, seat, suit)
    for value in range(VALUES):
        if own >> value & 1:
            worth += A_STRONG_FAIRY / (1 + count_bits(theirs >> value))
    for other in range(s.players):
        if other != seat:
            worth -= THEIR_PENDING * pending_of(s, other, suit)
    return worth
