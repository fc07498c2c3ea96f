"""What never changes during a match: what is printed on the cards and on the board."""

from typing import Any

from cartomante.games.arcanum.cards import is_major, suit_of, value_of
from cartomante.games.arcanum.content import PAID
from cartomante.games.arcanum.events import locations_in
from cartomante.games.arcanum.state import CARDS, FIGURES, HOUSES, LOCATION_IDS, LOCATIONS, MINORS, RANKS, TOP


def facts(s: Any, c: Any) -> dict[str, Any]:
    """Cards and figures by their numbers, the locations in order, and what a House pays by its place."""
    pays = [row_of(c.house_vp, place, PAID) for place in range(HOUSES)]
    return {
        "cards": [card_facts(card) for card in range(CARDS)],
        "figures": [{"suit": figure // RANKS, "rank": figure % RANKS} for figure in range(FIGURES)],
        "locations": [location_facts(c, location) for location in range(1, LOCATIONS + 1)],
        "pays": pays,
        "world_pays": [[*row[1:], 0] for row in pays],
        "top": TOP,
        "track": int(c.track),
    }


def card_facts(card: int) -> dict[str, int]:
    """A Minor has a suit and a value, a Major a number."""
    if is_major(card):
        return {"major": card - MINORS}
    return {"suit": suit_of(card), "value": value_of(card)}


def location_facts(c: Any, location: int) -> dict[str, Any]:
    """How many symbols of each suit and rank it shows, how many fit each figure, and where it lies on the map."""
    return {
        "number": location,
        "key": LOCATION_IDS[location - 1],
        "suits": row_of(c.suits, location, HOUSES),
        "ranks": row_of(c.ranks, location, RANKS),
        "matches": [int(c.match[figure, location]) for figure in range(FIGURES)],
        "xy": row_of(c.xy, location, 2),
        "neighbours": locations_in(c.neighbours[location]),
    }


def row_of(table: Any, row: int, size: int) -> list[int]:
    return [int(table[row, column]) for column in range(size)]
