"""The record of Arcanum and its constants; no logic. Numbering as in section 1 of the rules page."""

import numpy as np

from cartomante.core.record import state_record
from cartomante.games.arcanum.options import OPTIONS

SEATS = 5
HAND_LIMIT = 7
TOP = 21  # of prestige

SWORDS, PENTACLES, CHALICES, WANDS = range(4)
HOUSES = 4
HOUSE_CODES = ("S", "P", "C", "W")
KNAVE, KNIGHT, QUEEN, KING = range(4)
RANKS = 4

SUIT_SIZE = 14
NUMERALS = 10  # of each suit; then the court
MINORS = HOUSES * SUIT_SIZE
MAJORS = 22
CARDS = MINORS + MAJORS
(
    FOOL, MAGICIAN, HIGH_PRIESTESS, EMPRESS, EMPEROR, HIEROPHANT, LOVERS, CHARIOT, STRENGTH, HERMIT, WHEEL, JUSTICE,
    HANGED_MAN, DEATH, TEMPERANCE, DEVIL, TOWER, STARS, MOON, SUN, JUDGEMENT, WORLD,
) = range(MINORS, CARDS)  # fmt: skip
MAJOR_IDS = (
    "fool", "magician", "high_priestess", "empress", "emperor", "hierophant", "lovers", "chariot", "strength", "hermit",
    "wheel", "justice", "hanged_man", "death", "temperance", "devil", "tower", "stars", "moon", "sun", "judgement",
    "world",
)  # fmt: skip
VALUE_CODES = (*map(str, range(1, NUMERALS + 1)), "Kn", "Kt", "Q", "K")
CARD_CODES = (*(suit + value for suit in HOUSE_CODES for value in VALUE_CODES), *MAJOR_IDS)

FIGURES = HOUSES * RANKS
LOCATIONS = 10
(
    MAGE_TOWER, ARTISAN_DISTRICT, HARBOUR, THRONE_ROOM, MARKET, FIELDS, TREASURE_VAULT, CATHEDRAL, BALLROOM, CASTLE,
) = range(1, 1 + LOCATIONS)  # fmt: skip
LOCATION_IDS = (
    "mage_tower", "artisan_district", "harbour", "throne_room", "market", "fields", "treasure_vault", "cathedral",
    "ballroom", "castle",
)  # fmt: skip
PLACEMENTS = 64  # of the Tower, at most; the first touches nothing

# Where a card is; zones from HAND on have one place per seat.
MINOR_DECK, MAJOR_DECK, MINOR_DISCARD, MAJOR_DISCARD, RESOLVING, IN_FORCE, ON_BOARD, SET_ASIDE = range(8)
HAND, HIDDEN, PASSING = 8, 8 + SEATS, 8 + 2 * SEATS
PLACES = 8 + 3 * SEATS

# The decisions of section 3.5.
(
    DRAW_CHOICE, HAND_LIMIT_DISCARD, MANDATORY_HIDE, JUDGEMENT_RETURN, PLAY_CARD, MOVE_FIGURE, MOVE_DESTINATION,
    ARTISAN_DRAW, HARBOUR_DRAW, MARKET_TRADE, FIELDS_ADJUST, CATHEDRAL_CHOICE, OPTIONAL_HIDE, FORCED_DISCARD, FOOL_MODE,
    HOUSE_GAIN, HOUSE_LOSS, WHEEL_PASS, DEATH_DISCARD, TEMPERANCE_TAKE, TEMPERANCE_GIVE, TOWER_PLACE, SUN_REVEAL,
    JUDGEMENT_REMOVE, FOOL_ASSIGN, FOOL_COMMIT,
) = range(26)  # fmt: skip

# The actions of section 3.7; 0 to 77 are cards.
TO_FIGURE = 78  # + figure
TO_LOCATION = 93  # + location from 1
RAISE = 104  # + House, also just naming it
LOWER = 108  # + House
PASS = 112  # or no, done, end of turn
YES = 113
DRAW_MINORS, DRAW_MAJOR = 114, 115
FOOL_MOVE, FOOL_HIDE = 116, 117
PLACE_TOWER = 118  # + index in the board's list of placements
ACTIONS = 182

# What is left to be done, first things first (see agenda.py).
(
    DRAW_STEP, DRAW, LIMIT, ALL_HIDE, ACTIVE_TURN, RETURN_FIGURES, EMERGENCY_DRAW, NEXT_PLAY, DISCARD_RESOLVED,
    HARBOUR_OFFER, HARBOUR_SHARE, MAY_HIDE, MUST_DISCARD, GAIN_HOUSE, MOVE_ANY,
    PASS_CARDS, EXCHANGE, REVEAL_HIDDEN, REMOVE_FIGURES, SCORE_HOUSES, PAY_HOUSE, CLEAN_UP, END_GAME_TURN, TAKE_VP,
) = range(24)  # fmt: skip
STEPS = (
    "draw_step", "draw", "limit", "all_hide", "active_turn", "return_figures", "emergency_draw", "next_play",
    "discard_resolved", "harbour_offer", "harbour_share", "may_hide", "must_discard", "gain_house", "move_any",
    "pass_cards", "exchange", "reveal_hidden", "remove_figures", "score_houses", "pay_house", "clean_up",
    "end_game_turn", "take_vp",
)  # fmt: skip
AGENDA = 24

NO_SCORING, REGULAR_SCORING, WORLD_SCORING = range(3)
SCORINGS = ("none", "regular", "world")
FOOL_BIT = 1 << HOUSES  # in `shown`, besides a bit for each suit

TURNS_PLAYED = 0  # the one way the game ends

State = state_record(
    SEATS,
    [
        ("turn", np.int8),  # from 1
        ("first", np.int8),  # the first player of this game turn
        ("active", np.int8),  # NONE outside phase B
        ("prestige", np.int8, (HOUSES,)),
        ("vp", np.int16, (SEATS,)),
        ("figure", np.int8, (FIGURES,)),  # the location of each, 0 while it is removed
        ("remover", np.int8, (FIGURES,)),  # the seat whose Judgement removed it, NONE for those on the board
        ("tower", np.int8),  # the placement of the Tower, NONE while it is not on the board
        ("tower_owner", np.int8),
        # the cards
        ("place", np.int8, (CARDS,)),  # the zone each card is in
        ("size", np.int8, (PLACES,)),  # how many cards are in each zone: counted along, because it is asked so often
        ("minors", np.int8, (SEATS,)),  # how many of those in each hand are Minors, likewise
        ("face_up", np.int8, (CARDS,)),  # 1 for a hidden card that the Sun has turned up
        ("since", np.int16, (CARDS,)),  # the moment it came to where it is
        ("came", np.int16, (CARDS,)),  # the moment it came into the hand of who holds or hides it, NONE if never
        ("pack", np.int8, (CARDS,)),  # which deck it was last drawn from: 0 for the first, 1 after a reshuffle, ...
        ("traced", np.uint8, (CARDS,)),  # a bit for each seat that has seen it since then; SPECTATOR for everybody
        ("sure", np.uint8, (CARDS,)),  # a bit for each of these that knows who has it now
        ("clock", np.int16),  # moments so far
        ("packs", np.int8, (2,)),  # how often Minors and Majors have been reshuffled
        ("shown_at", np.int16),  # when all hidden cards were last shown
        ("wheel_at", np.int16),  # when cards were last passed on
        ("bare_until", np.int16, (SEATS,)),  # what was in hand at this moment is bound by what its owner showed of it
        # the active turn
        ("minor_played", np.int8),
        ("major_played", np.int8),
        ("resolving", np.int8),  # the card being resolved, NONE for most
        ("moving", np.int8),  # the figure being moved, NONE for most
        ("gained", np.int8),  # the House that the Empress has raised, NONE for most
        ("adjusted", np.int8),  # bits of the Houses adjusted in this visit to the Fields
        ("returned", np.int16),  # bits of the locations to which figures have returned just now
        ("harbour_drawn", np.int8),  # cards that others have drawn in the Harbour
        ("death_discards", np.int8),
        ("taken", np.int8, (2,)),  # cards that Temperance has taken back, and
        ("given", np.int8, (2,)),  # hidden instead
        ("exchanges", np.int8),
        ("spared", np.int8),  # the Minor of an emergency draw, which may not be thrown away; NONE for most
        # a House scoring
        ("scoring", np.int8),
        ("shown", np.int8),  # bits of the suits whose hidden cards are turned up, and FOOL_BIT
        ("fool_house", np.int8),  # where the Fool counts, NONE before that is known
        ("paid", np.int8),  # bits of the Houses that have been paid
        # what is left to be done
        ("agenda", np.int8, (AGENDA, 4)),  # step, seat, two details; what comes first is kept last
        ("steps", np.int8),
        ("bottom", np.int8),  # how many of them were there before the present effect began
    ],
    OPTIONS,
    queue=1,
)
SPECTATOR = 1 << SEATS
EVERYBODY = 2 * SPECTATOR - 1
