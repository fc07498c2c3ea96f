"""The record of Arcana of Cadwallon and its constants; no logic. Numbering as in sections 1 and 13 of the rules page.

Every card lies in one place, and the cards of a place form a ring that starts and ends at the place itself: `after` and
`before` name the neighbours, places being numbered on behind the cards. So a card is taken out or put in without moving
any other, and order (of piles, of resources, of arrival at a prize) costs nothing.
"""

import numpy as np

from cartomante.core.record import state_record
from cartomante.games.cadwallon.options import GUILD_IDS, OPTIONS

SEATS = 4
ZONES = 5
FREE_ZONE = 4
HAND_SIZE = 4

STAVES, SWORDS, CHALICES, DUCATS = range(4)
ARCANA = 4
ARCANUM_IDS = ("staves", "swords", "chalices", "ducats")
POWERS = 3  # of an agent: staves, swords and chalices

GUILDS = 4
GUILD_DECK = 11  # nine agents, a location, a relic
GUILD_AGENTS = 9
FIRST_PRIZE = GUILDS * GUILD_DECK
PRIZES, RELICS, LOCATIONS, PERSONALITIES = 85, 24, 24, 37
PLAYABLE = FIRST_PRIZE + PRIZES
FIRST_OBJECTIVE, OBJECTIVE_COUNT = PLAYABLE, 22
FIRST_MILITIA, MILITIA_COUNT = FIRST_OBJECTIVE + OBJECTIVE_COUNT, 6
FIRST_GUILD_CARD = FIRST_MILITIA + MILITIA_COUNT
JUBILEE = FIRST_GUILD_CARD + GUILDS
CARDS = JUBILEE + 1  # that lie somewhere; the first-player card is `first`

OBJECTIVES_DEALT, OBJECTIVES_KEPT = 4, 2
DEEPEST_PILE = 12

# Where a card is: places of a zone, then of a seat, then of the whole table.
PILE, AT_PRIZE, PRIZE = (ZONES * i for i in range(3))
HAND, DECK, RESOURCES, GUILD_PILE, OBJECTIVES, RETURNED = (3 * ZONES + SEATS * i for i in range(6))
BOX, MILITIA_DECK, MILITIA_ASIDE, IN_PLAY, JUBILEE_SHOWN, UNUSED = range(
    3 * ZONES + 6 * SEATS, 3 * ZONES + 6 * SEATS + 6
)
PLACES = UNUSED + 1
NODES = CARDS + PLACES

# The decisions of section 3.2.
(
    CHOOSE_GUILD, DISCARD_OBJECTIVE, CHOOSE_CARD, CHOOSE_PLAY, MILITIA_ZONE, EFFECT_ZONE, EFFECT_OWN_AGENT,
    EFFECT_OPPONENT_AGENT, EFFECT_RESOURCE_CARD, EFFECT_HAND_CARD, DRAW_DISCARD, SCOUT_BOTTOM, ANNOUNCE_ARCANUM,
    PLACE_PRIZE,
) = range(14)  # fmt: skip

# The actions of section 13; 0 to 128 are cards, 129 to 150 objectives.
TO_ZONE = 151  # + zone
AGENT_AT = 156  # + zone
AGENT_UP_AT = 161  # + zone
BRIBE_AT = 166  # + zone
PLAY_LOCATION, CALL_MILITIA, DISCARD = 171, 172, 173
TO_ARCANUM = 174  # + arcanum
TO_RESOURCES, TO_GUILD_PILE = 178, 179
YES, NO = 180, 181
TO_GUILD = 182  # + guild
ACTIONS = 186

# What comes next when nobody is asked anything.
GUILD_STEP, DEAL_STEP, ROUND_STEP, PLAY_STEP, RESOLVE_STEP, ANNOUNCE_STEP, END_STEP = range(7)
STEPS = ("guilds", "deal", "round", "play", "resolve", "announce", "round_end")

BY_JUBILEE, STALLED, BY_ROUND_CAP, NO_PRIZES = range(4)
ENDINGS = ("jubilee", "stalled", "round_cap", "no_prizes")
# how far the Jubilee has come
JUBILEE_HIDDEN, LAST_ROUND, JUBILEE_IN_PLAY = range(3)

CARD_CODES = (
    *(
        f"{guild[:3].upper()}-{part}"
        for guild in GUILD_IDS
        for part in (*(f"A{n}" for n in range(1, GUILD_AGENTS + 1)), "L", "R")
    ),
    *(
        f"{letter}{n:02}"
        for letter, count in (("R", RELICS), ("L", LOCATIONS), ("P", PERSONALITIES), ("O", OBJECTIVE_COUNT))
        for n in range(1, count + 1)
    ),
    *(f"M{n}" for n in range(1, MILITIA_COUNT + 1)),
    *(f"GUILD-{guild[:3].upper()}" for guild in GUILD_IDS),
    "JUBILEE",
)

LAST_MOMENT = 127

State = state_record(
    SEATS,
    [
        ("step", np.int8),
        ("round", np.int8),  # from 1
        ("first", np.int8),  # who holds the first-player card
        ("turn", np.int8),  # whose turn it is, NONE outside of play
        ("guild", np.int8, (SEATS,)),  # NONE before it is chosen
        # the cards
        ("after", np.uint8, (NODES,)),
        ("before", np.uint8, (NODES,)),
        ("place", np.int8, (CARDS,)),
        ("size", np.uint8, (PLACES,)),  # how many cards are in each place: counted along, because it is asked so often
        ("owner", np.int8, (CARDS,)),  # NONE for a card that nobody has won, drawn or called
        ("face_down", np.int8, (CARDS,)),  # 1 for an agent or militia that lies so at a prize
        ("present", np.int8, (ZONES, SEATS)),  # how many agents each seat has at each prize, counted along
        # what this round has brought
        ("sealed", np.int8, (ZONES,)),
        ("shift", np.int16, (ZONES,)),  # added to every threshold
        ("boost", np.int16, (ZONES, SEATS, ARCANA)),
        ("precedence", np.int8, (ZONES,)),  # a bit for each seat
        ("favour", np.int16, (SEATS,)),
        ("won", np.int8),  # prizes won in this round
        ("dry", np.int8),  # rounds in a row before this one in which none was won
        ("jubilee", np.int8),
        # the turn
        ("chosen", np.int16),  # the card to be played, NONE before it is chosen
        ("target", np.int16),  # the agent that an effect is about, NONE for most
        ("zone", np.int8),  # the zone that an effect or a won prize is about, NONE for most
        ("discards", np.int8),  # cards still to be thrown away after drawing
        # the resolution
        ("stage", np.int8),  # how many zones are done
        ("speaker", np.int8),  # how many players have had their say about the present one
        ("announced", np.int8, (SEATS,)),  # arcanum, NONE before it is known
        # what can be known of hidden cards (see knowledge.py)
        ("clock", np.int8),  # turns of this round so far, at most LAST_MOMENT
        ("seen", np.int8, (PLAYABLE,)),  # the turn in which everybody saw it come into its owner's hand, NONE for most
        ("laid", np.int8, (PLAYABLE,)),  # the turn in which it left the hand, for an agent that lies face down
        ("scouted", np.int8, (PLAYABLE,)),  # a bit for each seat that knows where in a pile it lies; SPECTATOR for all
        ("returns", np.int8, (SEATS,)),  # how many cards of a hand must be agents, since they were taken back unseen
        ("returned", np.int8, (SEATS,)),  # the turn in which the last of them was
    ],
    OPTIONS,
    queue=1,
)
SPECTATOR = 1 << SEATS
EVERYBODY = 2 * SPECTATOR - 1
