"""Short words for what events, zones and actions speak of, in golden playthroughs."""

from collections.abc import Mapping, Sequence
from typing import Any

from cartomante.games.cadwallon.options import GUILD_IDS
from cartomante.games.cadwallon.state import ARCANUM_IDS, CARD_CODES, FREE_ZONE

SEATS = "ABCD"


def card(value: int | None) -> str:
    """A card, or "?" for one that is not known."""
    return "?" if value is None else CARD_CODES[value]


def zone(value: int) -> str:
    return "F" if value == FREE_ZONE else f"Z{value}"


def in_zones(spell: Any) -> Any:
    """What lies in each zone of the city, empty ones left out."""

    def spelled(value: Sequence[Any]) -> str:
        found = [(zone(number), spell(here)) for number, here in enumerate(value) if here not in (None, False, [])]
        return ", ".join(f"{name} {text}".strip() for name, text in found if text is not None)

    return spelled


def cards(value: Any) -> str | None:
    """A place of which not everybody sees everything: how many cards, and which of them are known."""
    if not isinstance(value, Mapping):
        return None
    return " ".join([str(value["count"]), *map(card, value["cards"])]) if value["count"] else ""


def pile(value: Mapping[str, Any]) -> str | None:
    """How many cards; which they are only if one of them is known."""
    if not value["count"]:
        return None
    known = value["cards"] if any(each is not None for each in value["cards"]) else []
    return " ".join([str(value["count"]), *map(card, known)])


def agent(value: Mapping[str, Any]) -> str:
    """Whose it is, which, and a - if it lies face down: "A:BLA-A1-"; militia by itself is an M."""
    name = "M" if value["card"] is None and value["militia"] else card(value["card"])
    return f"{SEATS[value['seat']]}:{name}{'-' if value['down'] else ''}"


def at_prizes(value: Sequence[Any]) -> str:
    """What lies in the piles, or beside the prizes: both come as lists of cards by zone."""
    if value and isinstance(value[0], Mapping):
        return str(in_zones(pile)(value))
    return str(in_zones(lambda here: " ".join(map(agent, here)))(value))


def numbers(value: Sequence[Any]) -> str:
    """Thresholds and boosts of each zone, or the strengths of a seat, as they are."""
    if any(isinstance(each, int) for row in value for each in row):
        return " ".join(f"{zone(where)}:{ARCANUM_IDS[arcanum]}={total}" for where, arcanum, total in value if total)
    return str(in_zones(lambda here: " ".join(map(gold, here)))(value))


def gold(value: Sequence[int]) -> str:
    """An arcanum and a number; with a seat before them, a boost."""
    *seat, arcanum, number = value
    return f"{''.join(SEATS[each] for each in seat)}{'+' if seat else ''}{ARCANUM_IDS[arcanum]}={number}"


def progress(value: Any) -> str | None:
    """How far a seat is with its objectives."""
    return " ".join(f"{card(each['card'])}={each['have']}/{each['needed']}" for each in value)


def strength(value: Sequence[int]) -> str:
    """Whose total, in which arcanum, of what was needed."""
    seat, total, arcanum, needed = value
    return f"{SEATS[seat]} {ARCANUM_IDS[arcanum]} {total}/{needed}"


def total(value: Sequence[int]) -> str:
    seat, points = value
    return f"{SEATS[seat]} {points}"


def at(message: str) -> Any:
    """An action at a zone."""
    return lambda value: f"{message}{zone(value[0])}"


SPELLINGS = {
    "card": lambda value: "-" if value is None else CARD_CODES[value],
    "card*": cards,
    "card*;": at_prizes,
    "zone": zone,
    "guild": lambda value: GUILD_IDS[value],
    "arcanum": lambda value: ARCANUM_IDS[value],
    "number*": progress,
    "number*;": numbers,
    "flag*": in_zones(lambda here: ""),
    "seat*;": in_zones(lambda here: "".join(SEATS[seat] for seat in here)),
    "strength": strength,
    "total": total,
    "prize": at(""),
    "lay_down": at("down@"),
    "lay_up": at("up@"),
    "bribe": at("bribe@"),
}


def spell(sort: str, value: Any) -> str | None:
    """A thing in a word; None for numbers, seats and lists, which need no word of ours."""
    return SPELLINGS[sort](value) if sort in SPELLINGS else None
