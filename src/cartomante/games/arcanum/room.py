"""Room to work things out in: choices that others may have made (choices.py), and how the seats stand (outlook.py)."""

import numpy as np

from cartomante.core.record import without_gaps
from cartomante.games.arcanum.experience import NEURONS
from cartomante.games.arcanum.instinct import INNER, OUTER
from cartomante.games.arcanum.measures import HOLDINGS, MEASURES
from cartomante.games.arcanum.sight import SIGHTS
from cartomante.games.arcanum.state import ACTIONS, CARDS, HOUSES, SEATS

Room = without_gaps(
    [
        ("cards", np.int64, (CARDS,)),  # of a list: what is known of each, then the card, in ascending order
        ("slots", np.int64, (CARDS,)),  # the places that these cards are dealt to, in ascending order
        ("goes", np.int16, (CARDS,)),  # where each card of the list goes: a moment for a hidden one, or one of these
        ("passed", np.int8, (SEATS,)),  # how many cards each seat has chosen to be passed on
        ("settled", np.int16, (SEATS,)),  # see settled_at
        ("taken_at", np.int16, (SEATS,)),  # see last_taken
        ("holdings", np.int16, (HOUSES, SEATS, HOLDINGS)),  # what each seat has of each House
        ("rank", np.int8, (HOUSES,)),  # the Houses in order of prestige
        ("notes", np.float64, (ACTIONS,)),  # what a sensible player of one seat thinks (see prospects.py)
        ("measures", np.float32, (MEASURES,)),  # of one seat
        ("neurons", np.float32, (NEURONS,)),  # what each makes of them
        ("sight", np.int8, (SIGHTS,)),  # what a seat can see (see sight.py)
        ("thoughts", np.float32, (INNER + OUTER,)),  # what instinct makes of that
    ]
)
