"""How cards, figures, locations and payments are called: message ids and variables for the texts."""

from typing import Any

from cartomante.core.text import Compound, Meaning, Name, Things
from cartomante.games.arcanum.cards import is_major, suit_of, value_of
from cartomante.games.arcanum.state import (
    CARDS,
    DRAW_MAJOR,
    DRAW_MINORS,
    FIELDS_ADJUST,
    FIGURES,
    FOOL_HIDE,
    FOOL_MOVE,
    HOUSES,
    LOCATION_IDS,
    LOCATIONS,
    LOWER,
    MAJOR_IDS,
    MINORS,
    NUMERALS,
    PASS,
    PLACE_TOWER,
    RAISE,
    REGULAR_SCORING,
    SCORINGS,
    TO_FIGURE,
    TO_LOCATION,
    WORLD_SCORING,
    YES,
)

HOUSE_NAMES = ("swords", "pentacles", "chalices", "wands")
RANK_NAMES = ("knave", "knight", "queen", "king")
KINDS = ("minors", "majors")
WORDS = {
    PASS: "pass",
    YES: "yes",
    DRAW_MINORS: "draw-minors",
    DRAW_MAJOR: "draw-major",
    FOOL_MOVE: "fool-move",
    FOOL_HIDE: "fool-hide",
}


def dashed(identifier: str) -> str:
    return identifier.replace("_", "-")


def card_name(card: int) -> Name:
    if is_major(card):
        return Name(f"card-{dashed(MAJOR_IDS[card - MINORS])}")
    house, value = house_name(suit_of(card)), value_of(card)
    if value <= NUMERALS:
        return Name("card-numeral", {"house": house, "value": value})
    return Name("card-court", {"rank": Name(f"rank-{RANK_NAMES[value - NUMERALS - 1]}"), "house": house})


def house_name(house: int) -> Name:
    return Name(f"house-{HOUSE_NAMES[house]}")


def figure_name(figure: int) -> Name:
    suit, rank = divmod(figure, HOUSES)
    return Name("figure", {"rank": Name(f"rank-{RANK_NAMES[rank]}"), "house": house_name(suit)})


def location_name(location: int) -> Name:
    return Name(f"location-{dashed(LOCATION_IDS[location - 1])}")


def kind_name(kind: int) -> Name:
    return Name(f"kind-{KINDS[kind]}")


def scoring_name(scoring: int) -> Name:
    return Name(f"scoring-{SCORINGS[scoring]}")


def raise_name(house: int) -> Name:
    return Name("raise", {"house": house_name(house)})


def lower_name(house: int) -> Name:
    return Name("lower", {"house": house_name(house)})


NAMES = {
    "card": Things(card_name, range(CARDS)),
    "house": Things(house_name, range(HOUSES)),
    "figure": Things(figure_name, range(FIGURES)),
    "location": Things(location_name, range(1, LOCATIONS + 1)),
    "kind": Things(kind_name, range(len(KINDS))),
    "scoring": Things(scoring_name, (REGULAR_SCORING, WORLD_SCORING)),
    "raise": Things(raise_name, range(HOUSES)),
    "lower": Things(lower_name, range(HOUSES)),
    "standing": Compound("standing", {"figure": "figure", "location": "location"}),
    # a seat, the points it was paid, how many cards of the suit it had, and what they were worth
    "payment": Compound("payment", {"seat": "seat", "points": "number", "count": "number", "sum": "number"}),
    "total": Compound("total", {"seat": "seat", "points": "number"}),
    "placement": Compound("placement", {"locations": "location*"}),
}


def meaning(s: Any, c: Any, seat: int, action: int) -> Meaning:
    """What an action stands for (section 3.7)."""
    if action in WORDS:
        return "word", WORDS[action]
    if action < TO_FIGURE:
        return "card", action
    if action <= TO_LOCATION:
        return "figure", action - TO_FIGURE
    if action < RAISE:
        return "location", action - TO_LOCATION
    if action < LOWER:
        return "raise" if s.asked[seat] == FIELDS_ADJUST else "house", action - RAISE
    if action < PASS:
        return "lower", action - LOWER
    return "placement", [[n for n in range(1, LOCATIONS + 1) if c.placements[action - PLACE_TOWER] >> n & 1]]
