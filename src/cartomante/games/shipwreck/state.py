"""The record of The Shipwreck Arcana and its constants; no logic. Numbering as in the rules page."""

import numpy as np

from cartomante.core.record import state_record

SEATS = 5
HANDS = 5  # one to a seat; in the two-player challenge hand h belongs to seat h % 2
HAND_SIZE = 2
SLOTS = 4
GOAL = 7  # of the score, and of the doom

HIGHEST = 7  # fates have the values 1 to 7
VALUES = HIGHEST + 1  # tables by value leave entry 0 empty
COPIES = 3
SPOT_BITS = 3  # a visible fate is 8 * slot + value
FATES = HIGHEST * COPIES
EVERY_VALUE = 0b11111110  # one bit for each value from 1 to 7

CARD_IDS = (
    "dawn", "leviathan", "midnight", "beast", "belltower", "blind_man", "chalice", "deep", "engine", "huntress",
    "judge", "key", "lord", "mirror", "noble", "prophet", "rider", "servant", "shore", "stranger",
    "asunder", "fortune", "iron", "captain", "feast", "ghost", "lantern", "pallbearers", "passage", "wish",
    "imago",
    "ash", "fall", "musicians", "north_wind", "thief",
)  # fmt: skip
CARD_CODES = CARD_IDS
CARDS = len(CARD_IDS)
ATTACHMENTS = 2  # at most, on one card: slow and amplify

# The decisions of section 3.2.
(
    BEFORE_PLAY_POWER, CYCLE_TARGET, RELOCATE_SOURCE, RELOCATE_DESTINATION, PLAY_FATE, THIEF_TAKE, AFTER_PLAY_POWER,
    DISCARD_LOWER_TARGET, GROUP_ACTION, HIGHER_THAN_NUMBER, SAME_VALUE, SLOW_TARGET, POWER_PAYMENT, GROUP_VOTE,
    GROUP_AGAIN, EXILE_OFFER, EXILE_TARGET,
) = range(17)  # fmt: skip

# The actions of section 3.7.
PASS = 0
PLAY = 1  # + 5 * hand index + destination, 0 for The Hours and 1 + slot for a card
DESTINATIONS = 1 + SLOTS
USE_POWER = 11  # + card
PAY_POWER = 47  # + card
CHOOSE_SLOT = 83  # + slot
CHOOSE_VISIBLE = 87  # + 7 * slot + value - 1
CHOOSE_NUMBER = 114  # + number from 1
PREDICT = 121  # + value
AGREE, OBJECT = 129, 130
REVEAL_DISCARD = 131  # + 0 for hand A, 1 for hand B
NOTE_TOGGLE = 132  # + value; never the answer to a question
ACTIONS = 140

# What a seat may do without being asked, besides NOTE_TOGGLE and REVEAL_DISCARD.
FOLLOW_SPEAKER, ALWAYS_PASS, LEAVE, SEAT_BOT, SEAT_PERSON, OUT_OF_TIME = range(140, 146)
JOIN = 146  # + the seat after which the newcomer sits

# The phases of section 3.1.
(
    DRAW_PHASE, BEFORE_PLAY, PLAYING, MANDATORY, AFTER_PLAY, ANNOUNCE, GROUP, RESOLVE, AFTER_RESOLVE, FADE, TURN_END,
) = range(11)  # fmt: skip
PHASES = (
    "draw", "before_play", "play", "mandatory", "after_play", "announce", "group", "resolve", "after_resolve", "fade",
    "turn_end",
)  # fmt: skip

NO_OUTCOME, CORRECT, WRONG = range(3)
OUTCOMES = ("none", "correct", "wrong")

NO_VOTE, AGREED, OBJECTED = range(3)

WON, DOOMED_ENDING, DECK_OUT, TURN_LIMIT, ABANDONED = range(5)
ENDINGS = ("won", "doomed", "deck_empty", "turn_limit", "abandoned")

TRACE = 160  # entries; the longest game of the base set needs fewer

HOST_SEAT = 0


def record(options):
    return state_record(
        SEATS,
        [
            ("turn", np.int16),  # from 1
            ("phase", np.int8),
            ("active", np.int8),  # the hand whose turn it is
            ("score", np.int8),
            ("doom", np.int8),
            # the seats
            ("order", np.int8, (SEATS,)),  # who sits at the table, clockwise, then NONE
            ("bot", np.int8, (SEATS,)),  # 1 for a seat played by a bot
            ("follows", np.int8, (SEATS,)),  # 1 for a seat that agrees to whatever is proposed
            ("passes", np.int8, (SEATS,)),  # 1 for a seat that never uses powers of its own
            ("leaving", np.int8, (SEATS,)),  # 1 for a seat that has asked to leave
            ("joining", np.int8, (SEATS,)),  # the seat after which a newcomer will sit, NONE for most
            # the cards
            ("row", np.int8, (SLOTS,)),
            ("attached", np.int8, (SLOTS, ATTACHMENTS)),  # cards under a row card, in the order they came, then NONE
            ("deck", np.int8, (CARDS,)),  # from the top, then NONE
            ("deck_size", np.int8),
            ("known", np.int8),  # how many cards at the bottom of the deck everybody has seen going there
            ("faded", np.int8, (CARDS,)),  # powers at hand, the oldest first, then NONE
            ("faded_size", np.int8),
            # the fates
            ("spots", np.int8, (FATES,)),  # visible fates as 8 * slot + value, the one visible longest first
            ("visible", np.int8),  # how many
            ("bag", np.int8, (VALUES,)),  # copies of each value
            ("exile", np.int8, (VALUES,)),
            ("hand", np.int8, (HANDS, HAND_SIZE)),  # values, 0 where there is none
            ("line", np.uint8, (HANDS,)),  # number lines: a bit for each value that is out
            ("lined", np.int16, (HANDS,)),  # how long the trace was when the engine last set the line by logic
            # the turn
            ("has_old", np.int8),  # 1 while fate 0 of the active hand was there when the turn began
            ("played_old", np.int8),  # 1 if the last fate played was old
            ("power_used", np.int8),
            ("plus_one", np.int8),
            ("feast_done", np.int8),
            ("plays", np.int8, (2, 2)),  # value and destination of the plays of this turn
            ("played", np.int8),  # how many
            ("predictions_left", np.int8),
            ("tried", np.uint8),  # a bit for each value predicted wrongly
            ("outcome", np.int8),
            ("hidden", np.int8),  # the fate that stayed in hand, 0 before the last play
            ("using", np.int8),  # the card whose power the active player is carrying out, NONE for most
            ("source", np.int8),  # the spot from which a fate is being relocated, NONE for most
            # the group
            ("window", np.int8),  # the decision that opened the round of proposals, NONE outside one
            ("proposer", np.int8),  # whose proposal is being made or voted on, NONE outside a window
            ("spoken", np.uint8),  # a bit for each seat that has made its proposal in this window
            ("offered", np.int8),  # how many proposals were rejected in this window
            ("proposal", np.int16, (3,)),  # the proposal so far, as actions: act, payment, parameter
            ("offers", np.int16, (SEATS - 1, 4)),  # the rejected proposals of the window, each with its support
            ("ballot", np.int8, (SEATS,)),  # the votes so far
            # what everybody could have seen that tells of hidden fates
            ("trace", np.int8, (TRACE, 3)),
            ("traced", np.int16),
        ],
        options,
        queue=1,
    )
