"""How a seat stands: half-points so far, and those that its cards and pending Talismans may still bring."""

from cartomante.core.rule import rule, small
from cartomante.games.talismans.state import DEALT, HAND, PENDING, SUITS, VALUES
from cartomante.games.talismans.worth import A_TALISMAN, cards_held, hand_size, pending_of, points_of

# Fitted to how games between greedy players go on.
A_CARD = 0.65
A_ZERO = 0.9  # more
NEIGHBOURS = 0.33  # more, for every two fairies of a hand that would forge
NEARLY_OVER = 2.4  # cards in a hand at which a card is worth half of that
DELAY = 0.45  # of a suit, for each place and each player, in cards of a hand
SPREAD = 1.2  # half-points that make a seat nearly three times as likely to win


@rule
def hand_promise(s, seat):
    """What a hand may bring in a long game."""
    hand, zeros, neighbours = small(HAND + seat), 0, 0
    for suit in range(SUITS):
        zeros += s.place[suit * VALUES] == hand
        for fairy in range(suit * VALUES, (suit + 1) * VALUES - 1):
            neighbours += (s.place[fairy] == hand) & (s.place[fairy + 1] == hand)
    return A_CARD * hand_size(s, seat) + A_ZERO * zeros + NEIGHBOURS * neighbours


@rule
def owns_pending(s, seat):
    pending, count = small(PENDING + seat), 0
    for card in range(DEALT):
        count += s.place[card] == pending
    return count > 0


@rule
def pending_promise(s, seat, left):
    """What comes of pending Talismans; of those far behind less, the shorter the hands."""
    total = 0.0
    if owns_pending(s, seat):
        for position in range(SUITS):
            late = DELAY * s.players * position / (1 + left)
            total += A_TALISMAN * pending_of(s, seat, s.row[position]) / (1.0 + late * late)
    return total


@rule
def expected_points(s, seat, left):
    fade = left / (left + NEARLY_OVER)
    return points_of(s, seat) + pending_promise(s, seat, left) + fade * hand_promise(s, seat)


@rule
def outlook(s, c, standing, room):
    left = cards_held(s) / s.players
    for seat in range(s.players):
        standing[seat] = expected_points(s, seat, left) / SPREAD
