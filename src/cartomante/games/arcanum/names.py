"""How cards, figures, locations and payments are called: message ids and variables for the texts."""

from collections.abc import Sequence
from typing import Any

from cartomante.core.text import Meaning, Name, SeatName
from cartomante.games.arcanum.cards import is_major, suit_of, value_of
from cartomante.games.arcanum.state import (
    DRAW_MAJOR,
    DRAW_MINORS,
    FIELDS_ADJUST,
    FOOL_HIDE,
    FOOL_MOVE,
    HOUSES,
    LOCATION_IDS,
    LOWER,
    MAJOR_IDS,
    MINORS,
    NUMERALS,
    PASS,
    PLACE_TOWER,
    RAISE,
    SCORINGS,
    TO_FIGURE,
    TO_LOCATION,
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


def standing_name(standing: Sequence[int]) -> Name:
    figure, location = standing
    return Name("standing", {"figure": figure_name(figure), "location": location_name(location)})


def scoring_name(scoring: int) -> Name:
    return Name(f"scoring-{SCORINGS[scoring]}")


def payment_name(payment: Sequence[int]) -> Name:
    """A seat, the points it was paid, how many cards of the suit it had, and what they were worth."""
    seat, points, count, total = payment
    return Name("payment", {"seat": SeatName(seat), "points": points, "count": count, "sum": total})


def total_name(total: Sequence[int]) -> Name:
    seat, points = total
    return Name("total", {"seat": SeatName(seat), "points": points})


def placement_name(locations: Sequence[int]) -> Name:
    if not locations:
        return Name("placement-nowhere")
    return Name("placement", {"locations": [location_name(location) for location in locations]})


NAMES = {
    "card": card_name,
    "house": house_name,
    "figure": figure_name,
    "location": location_name,
    "kind": kind_name,
    "standing": standing_name,
    "scoring": scoring_name,
    "payment": payment_name,
    "total": total_name,
    "placement": placement_name,
    "raise": lambda house: Name("raise", {"house": house_name(house)}),
    "lower": lambda house: Name("lower", {"house": house_name(house)}),
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
    return "placement", [n for n in range(1, 1 + len(LOCATION_IDS)) if c.placements[action - PLACE_TOWER] >> n & 1]
