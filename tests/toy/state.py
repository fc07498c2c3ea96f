"""The record of The Four Houses and its constants; no logic."""

import numpy as np

from cartomante.core.record import state_record
from toy.options import OPTIONS

SEATS = 4
HAND_SIZE = 4

SUN, MOON, STAR, COMET = range(4)
HOUSES = 4
HOUSE_CODES = ("sun", "moon", "star", "comet")
TOP = 21  # no house climbs higher
HERALD_STEPS = 2

# Cards 0 to 19 are banners, five strengths to a house; then come the Heralds.
STRENGTHS = 5
BANNERS = HOUSES * STRENGTHS
HERALDS = 4
CARDS = BANNERS + HERALDS
CARD_CODES = (
    *(f"{house}{strength}" for house in HOUSE_CODES for strength in range(1, STRENGTHS + 1)),
    *(f"herald{number}" for number in range(1, HERALDS + 1)),
)

DECK, DISCARD, HAND = range(3)  # where a card is; HAND + seat for each seat

PLAY_CARD, CHOOSE_HOUSE, CONTEST, PASS_CARD = range(4)  # the decisions, ordered as in the rules

# The actions: 0 to 23 are cards, then come the houses and the word "silent".
PICK = CARDS  # + house
SILENT = PICK + HOUSES
ACTIONS = SILENT + 1
WAVE = ACTIONS  # a side action, which answers no question

# The steps of play: what happens once nobody has anything left to answer.
PASS, HAND_OVER, PLAY, REVEAL, DRAW = range(5)
STEPS = ("pass", "hand_over", "play", "reveal", "draw")

EVERYBODY = (1 << (SEATS + 1)) - 1  # every seat, and the spectators
LAST_CARD = 0  # the one way the game ends

State = state_record(
    SEATS,
    [
        ("step", np.int8),
        ("prestige", np.int8, (HOUSES,)),  # 0 to TOP
        ("place", np.int8, (CARDS,)),
        ("seen", np.int8, (CARDS,)),  # who knows where a card is: bit 0 for spectators, bit 1 + seat for a seat
        ("committed", np.int8, (SEATS,)),  # the card of the hand that lies face down, NONE for none
        ("waved", np.int8, (SEATS,)),  # 1 for who has waved
    ],
    OPTIONS,
    queue=HERALDS * SEATS,
)
