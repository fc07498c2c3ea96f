"""How likely a table is to win, as tables of bots that play well have fared from such a moment on.

The numbers are log-odds: 0.5 raises an even chance to 62 %. They were fitted to the turns of some thirty thousand games
of three `deduction` bots, begun at any score and doom, and smoothed by hand; the powers of the optional sets are known
less well than the others.
"""

from math import exp

from cartomante.core.rule import rule
from cartomante.games.shipwreck.state import GOAL, HANDS

SURE = 40.0  # in log-odds: as good as certain

LOG_ODDS = (  # at the beginning of a turn, by score and doom, nobody holding a fate and without powers
    (5.9, 4.4, 3.7, 3.6, 2.2, 1.1, 1.0),
    (6.1, 4.7, 3.9, 3.7, 2.4, 1.3, 1.2),
    (6.4, 5.1, 4.1, 4.0, 2.6, 1.5, 1.4),
    (6.7, 5.6, 4.3, 4.3, 3.0, 1.7, 1.6),
    (7.1, 6.1, 4.8, 4.7, 3.4, 2.0, 1.9),
    (7.6, 6.7, 5.4, 5.2, 4.0, 2.4, 2.2),
    (8.3, 7.3, 6.2, 5.9, 4.8, 2.9, 2.7),
)
WORTH = (0.3, 0.5, 0.4, 0.5, 0.6, 0.5, 0.7, 0.2, 0.5, 0.4, 0.7, 0.5, 0.9, 0.1, 0.6, 0.1, 0.0)  # of each power at hand
HELD = -0.3  # a hand that keeps a fate nobody could name,
KNOWN = 0.7  # made up for as far as it is known: times the share of its likeliest value


@rule
def chance(log_odds):
    return 1.0 / (1.0 + exp(-log_odds))


@rule
def log_odds_of(score, doom, worth, held):
    """How a table stands that has these powers and so many hands with a fate of which nothing is known."""
    if score >= GOAL:
        return SURE
    if doom >= GOAL:
        return -SURE
    return LOG_ODDS[score][doom] + worth + HELD * held


@rule
def worth_of_powers(s, c):
    worth = 0.0
    for i in range(s.faded_size):
        worth += WORTH[c.power[s.faded[i]]]
    return worth


@rule
def hands_held(s):
    """How many hands other than the active one keep a fate."""
    held = 0
    for hand in range(HANDS):
        held += hand != s.active and s.hand[hand, 0] != 0
    return held
