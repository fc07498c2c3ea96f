"""The column `params` of a pack: what each effect and each objective needs to be told (sections 4.7 and 5.2)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from cartomante.core.content import Row
from cartomante.games.cadwallon.kinds import DISTRICTS, FILTERS, LOCATION, PERSONALITY, PLAYER_COUNTS, RELIC, TYPES
from cartomante.games.cadwallon.state import ARCANUM_IDS, PRIZES

HIGHEST = 20  # of every printed number
MOST_NEEDED = PRIZES * HIGHEST  # the ducats of all prizes, if every one had the most
MOST_CARDS = 100  # more than anybody can own
WHATEVER_IS_GOLD = "main"
FILTER_VALUES = {  # of the others, a number
    "type": tuple(TYPES[kind] for kind in (RELIC, LOCATION, PERSONALITY)),
    "district": DISTRICTS,
    "gold": ARCANUM_IDS,
    "any": ("",),
}
FILTER_CODES = FILTER_VALUES | {"type": TYPES}  # what the record counts them by

Reader = Callable[[np.ndarray[Any, Any], int, Row, str], None]


@dataclass(frozen=True)
class Parameter:
    """A part of the column: its name, and how it is checked and written into a row of the record."""

    name: str
    read: Reader


def read_parameters(record: np.ndarray[Any, Any], index: int, row: Row, wanted: tuple[Parameter, ...]) -> None:
    """Exactly the parameters that an effect or objective wants, each of them good."""
    given, names = _parts(row), [parameter.name for parameter in wanted]
    missing = [name for name in names if name not in given]
    foreign = [name for name in given if name not in names]
    if missing or foreign:
        problem = f"{missing[0]!r} is missing" if missing else f"{foreign[0]!r} means nothing"
        raise row.error("params", f"{problem} for {row.text('effect')!r}, which takes {', '.join(names) or 'nothing'}")
    for parameter in wanted:
        parameter.read(record, index, row, given[parameter.name])


def _parts(row: Row) -> dict[str, str]:
    text = row.optional("params")
    parts = [part.partition("=") for part in text.split(";")] if text else []
    given = {name.strip(): value.strip() for name, _, value in parts}
    if not all(sign for _, sign, _ in parts) or len(given) != len(parts):
        raise row.error("params", f"must be different name=value parts joined by ;, not {text!r}")
    return given


# one kind of parameter after the other


def _number(name: str, low: int, high: int, field: str = "amount") -> Parameter:
    def read(record: np.ndarray[Any, Any], index: int, row: Row, text: str) -> None:
        record[field][index] = row.whole("params", text, low, high, name)

    return Parameter(name, read)


def _read_shift(record: np.ndarray[Any, Any], index: int, row: Row, text: str) -> None:
    number = row.whole("params", text, -HIGHEST, HIGHEST, "n")
    if number == 0:
        raise row.error("params", "n must not be 0, which would shift nothing")
    record["amount"][index] = number


def _read_arcanum(record: np.ndarray[Any, Any], index: int, row: Row, text: str) -> None:
    allowed = (*ARCANUM_IDS, WHATEVER_IS_GOLD)
    if text not in allowed:
        raise row.error("params", f"arcanum {text!r} is not one of {', '.join(allowed)}")
    record["arcanum"][index] = allowed.index(text)


def _read_needed(record: np.ndarray[Any, Any], index: int, row: Row, text: str) -> None:
    """One number for each number of players: 8/5/5."""
    numbers = text.split("/")
    if len(numbers) != len(PLAYER_COUNTS):
        raise row.error("params", f"n must be {len(PLAYER_COUNTS)} numbers such as 8/5/5 (2/3/4 players), not {text!r}")
    record["needed"][index] = [row.whole("params", number, 0, MOST_NEEDED, "n") for number in numbers]


def _read_filter(record: np.ndarray[Any, Any], index: int, row: Row, text: str) -> None:
    """A sort of prizes, and for most sorts which: type:relic, vp_min:3, any."""
    name, _, value = text.partition(":")
    if name not in FILTERS:
        raise row.error("params", f"filter {text!r} does not begin with one of {', '.join(FILTERS)}")
    record["filter"][index] = FILTERS.index(name)
    if name not in FILTER_VALUES:
        record["filtered"][index] = row.whole("params", value, 0, HIGHEST, f"filter {name}")
        return
    if value not in FILTER_VALUES[name]:
        allowed = [f"{name}:{item}" if item else name for item in FILTER_VALUES[name]]
        raise row.error("params", f"filter {text!r} is not one of {', '.join(allowed)}")
    record["filtered"][index] = FILTER_CODES[name].index(value)


AMOUNT, MAXIMUM = _number("n", 1, HIGHEST), _number("max", 0, HIGHEST)
FILTER, NEEDED = Parameter("filter", _read_filter), Parameter("n", _read_needed)
EFFECT_PARAMETERS = {
    "draw": (AMOUNT, _number("discard", 0, HIGHEST, "discard")),
    "recover": (),
    "recall": (),
    "move": (),
    "swap": (),
    "divert": (MAXIMUM,),
    "dismiss": (MAXIMUM,),
    "expose": (),
    "scout": (),
    "renew": (),
    "boost": (Parameter("arcanum", _read_arcanum), AMOUNT),
    "precedence": (),
    "seal": (),
    "shift": (Parameter("n", _read_shift),),
    "favour": (AMOUNT,),
    "retire": (_number("min", 0, MOST_CARDS),),
}
CONDITION_PARAMETERS = {
    "count_ge": (FILTER, NEEDED),
    "count_le": (FILTER, NEEDED),
    "most": (FILTER,),
    "ducats_ge": (FILTER, NEEDED),
    "each_district_ge": (NEEDED,),
    "each_type_ge": (NEEDED,),
    "one_district_ge": (NEEDED,),
}
