"""The record of The Weather Talismans and its constants; no logic. Numbering as in section 0 of the rules page."""

import numpy as np

from cartomante.core.record import state_record
from cartomante.games.talismans.options import OPTIONS

SEATS = 10

FOG, SNOW, CLOUDS, RAIN, SUN, STORM = range(6)
SUITS = 6
SUIT_CODES = ("FO", "SN", "CL", "RA", "SU", "ST")

# Cards 0 to 89 are fairies, fifteen values to a suit; then the specials in the order of their numbers 1 to 8.
VALUES = 15
FAIRIES = SUITS * VALUES
CHOOSE_STAKE_1, CHOOSE_STAKE_2 = 90, 91
INVERT_ORDER_3, INVERT_ORDER_4 = 92, 93
CHANGE_ORDER_5, CHANGE_ORDER_6 = 94, 95
CHANGE_WEATHER_7, CHANGE_WEATHER_8 = 96, 97
JOKER_1, JOKER_2 = 98, 99
FIRST_TALISMAN = 100
CARDS = 101
DEALT = 100  # the First Talisman is never dealt (WT-5)
BEFORE_SPECIALS = 89  # special number k has card id 89 + k

CARD_CODES = (
    *(f"{suit}{value}" for suit in SUIT_CODES for value in range(VALUES)),
    *("CS1", "CS2", "IO3", "IO4", "CO5", "CO6", "CW7", "CW8", "JK1", "JK2", "FT"),
)

# Where a card is; zones from HAND on have one place per seat.
BOX, STAKE, TABLE, DISCARD = range(4)
HAND, COMMITTED, PENDING, FORGED, CAPTURED = range(4, 4 + 5 * SEATS, SEATS)

# The decisions, ordered as in section 3.3.
COMMIT_LEAD, COMMIT_PARTNER, CHOOSE_STAKE, FORGE_CHOICE = range(4)
REORDER_CARD, REORDER_POSITION, WEATHER_CHOICE, SHARE_PICK = range(4, 8)

# The actions of section 3.6; 0 to 99 are cards.
ALONE, FORGE, DECLINE, KEEP, MOVE = range(100, 105)
MOVE_SUIT = 105  # + suit
TO_POSITION = 109  # + position 2 to 6
ACTIONS = 116

# The steps of a turn: what happens once nobody has anything left to answer.
START_TURN, REVEAL, NEW_STAKE, FORGING, SPECIALS, SHARING, WEATHER, END_TURN = range(8)
STEPS = ("start_turn", "reveal", "new_stake", "forging", "specials", "sharing", "weather", "end_turn")

HAND_EMPTY = 0  # the one way the game ends

State = state_record(
    SEATS,
    [
        ("turn", np.int8),  # from 1
        ("step", np.int8),
        ("row", np.int8, (SUITS,)),  # the suit at each position, the dominant one first
        ("place", np.int8, (CARDS,)),  # the zone each card is in, BOX for those out of the game
        ("seen", np.int8, (CARDS,)),  # 1 once a card has been revealed: its place is public from then on
        ("mate", np.int8, (CARDS,)),  # the other card of a two-card Talisman, NONE otherwise
        ("lead", np.int8, (SEATS,)),  # the play of each seat this turn, NONE for who sits out
        ("partner", np.int8, (SEATS,)),  # the second card of the play, NONE for a play of one
        ("winner", np.int8),  # of this turn, NONE before the reveal
        ("ranking", np.int8, (SEATS,)),  # the seats that played, lowest play first; fixed at the reveal (WT-64)
        ("sharer", np.int8),  # index in the ranking of who picked last, NONE before the first pick
        ("moving", np.int8),  # the Weather card taken out of the row by Change order
    ],
    OPTIONS,
    queue=12,
)
