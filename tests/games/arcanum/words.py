"""Short words for what events, zones and actions speak of: in scripts, in expectations and in golden playthroughs."""

from collections.abc import Mapping, Sequence
from typing import Any

from cartomante.core.rule import NONE
from cartomante.games.arcanum.names import HOUSE_NAMES, KINDS, WORDS
from cartomante.games.arcanum.state import CARD_CODES, HOUSE_CODES, LOCATION_IDS, SCORINGS, VALUE_CODES

SEATS = "ABCDE"
FIGURE_CODES = tuple(suit + rank for suit in HOUSE_CODES for rank in VALUE_CODES[10:])


def card(value: int) -> str:
    """A card, or "-" where there is none."""
    return "-" if value == NONE else CARD_CODES[value]


def location(value: int) -> str:
    return LOCATION_IDS[value - 1]


def cards(value: Any) -> str | None:
    """A hand or a row of hidden cards: how many, which of them are known, which lie open."""
    if not isinstance(value, Mapping):
        return None
    known = [card(each) + ("*" if each in value.get("open", []) else "") for each in value["cards"]]
    return " ".join([str(value["count"]), *known]) if value["count"] else ""


def standing(value: Sequence[int]) -> str:
    figure, where = value
    return f"{FIGURE_CODES[figure]}@{where}"


def tower(value: Mapping[str, Any]) -> str:
    return f"{SEATS[value['seat']]} {placement([value['locations']])}"


def placement(value: Sequence[Sequence[int]]) -> str:
    (locations,) = value
    return ",".join(map(str, locations)) or "nowhere"


def payment(value: Sequence[int]) -> str:
    """Who was paid what, for how many cards and which sum."""
    seat, points, count, total = value
    return f"{SEATS[seat]} {points} for {count}/{total}"


def total(value: Sequence[int]) -> str:
    seat, points = value
    return f"{SEATS[seat]} {points}"


SPELLINGS = {
    "card": card,
    "card*": cards,
    "deck": lambda value: cards(value),
    "figure": lambda value: FIGURE_CODES[value],
    "location": location,
    "house": lambda value: HOUSE_NAMES[value],
    "raise": lambda value: f"+{HOUSE_NAMES[value]}",
    "lower": lambda value: f"-{HOUSE_NAMES[value]}",
    "kind": lambda value: KINDS[value],
    "scoring": lambda value: SCORINGS[value],
    "standing": standing,
    "tower": tower,
    "placement": placement,
    "payment": payment,
    "total": total,
}


def spell(sort: str, value: Any) -> str | None:
    """A thing in a word; None for numbers, seats and lists, which need no word of ours."""
    return SPELLINGS[sort](value) if sort in SPELLINGS else None


def action(number: int, is_fields: bool) -> str:
    """An action by its number (section 3.7): figures are called like their court cards, which no decision offers
    beside them."""
    if number in WORDS:
        return WORDS[number]
    if number <= 77:
        return CARD_CODES[number]
    if number <= 93:
        return FIGURE_CODES[number - 78]
    if number <= 103:
        return location(number - 93)
    if number <= 107:
        return ("+" if is_fields else "") + HOUSE_NAMES[number - 104]
    return f"-{HOUSE_NAMES[number - 108]}" if number <= 111 else f"tower:{number - 118}"
