"""The board: a file with symbols, payments and Tower placements, its record, its validation (section 4.3)."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from cartomante.core.content import Pack, PackFormat
from cartomante.core.errors import BadPack, CartomanteError, whole_number
from cartomante.core.record import without_gaps
from cartomante.games.arcanum.state import FIGURES, HOUSES, LOCATION_IDS, LOCATIONS, PLACEMENTS, RANKS, TOP

FIELDS = ("id", "house_vp", "prestige_max", "vp_track_length", "locations", "tower_placements")
LOCATION_FIELDS = ("n", "key", "ranks", "suits", "xy", "neighbours")
RANK_KEYS = ("knave", "knight", "queen", "king")
SUIT_KEYS = ("swords", "pentacles", "chalices", "wands")
PAID = 3  # players of a House: dominance, influence, presence
MOST_VP, MOST_SYMBOLS = 1000, 9
LONGEST_TRACK = 10_000
CANVAS = 1000
LARGEST_TOWER = 7  # locations, so that at least three always stay open

Content = without_gaps(
    [
        ("house_vp", np.int16, (HOUSES, PAID)),
        ("match", np.int8, (FIGURES, LOCATIONS + 1)),  # symbols of a location that fit a figure
        ("ranks", np.int8, (LOCATIONS + 1, RANKS)),
        ("suits", np.int8, (LOCATIONS + 1, HOUSES)),
        ("placements", np.int16, (PLACEMENTS,)),  # what the Tower covers, a bit for each location
        ("placement_count", np.int8),
        ("track", np.int16),  # squares of the printed track of victory points
        ("xy", np.int16, (LOCATIONS + 1, 2)),  # for drawing only
        ("neighbours", np.int16, (LOCATIONS + 1,)),  # likewise
    ]
)


class Field:
    """A value of the file; every complaint about it names the file and where the value stands."""

    def __init__(self, file: str, path: str, value: Any) -> None:
        self.file, self.path, self.value = file, path, value

    def error(self, message: str) -> BadPack:
        where = f', field "{self.path}"' if self.path else ""
        return BadPack(f"{self.file}{where}: {message}")

    def number(self, low: int, high: int) -> int:
        try:
            return whole_number("it", self.value, low, high)
        except CartomanteError as error:
            raise self.error(str(error)) from error

    def items(self, count: int | None = None) -> list["Field"]:
        if not isinstance(self.value, list):
            raise self.error(f"must be a list, not {self.value!r}")
        if count is not None and len(self.value) != count:
            raise self.error(f"must have {count} items, not {len(self.value)}")
        return [Field(self.file, f"{self.path}[{i}]", item) for i, item in enumerate(self.value)]

    def keys(self, allowed: tuple[str, ...], needed: bool) -> dict[str, "Field"]:
        """The parts of a mapping: only allowed ones and, if needed, all of them."""
        if not isinstance(self.value, Mapping):
            raise self.error(f"must be a mapping, not {self.value!r}")
        wrong = [key for key in self.value if key not in allowed]
        missing = [key for key in allowed if needed and key not in self.value]
        if wrong or missing:
            raise self.error(f"has no {missing[0]!r}" if missing else f"has an unknown part {wrong[0]!r}")
        stem = f"{self.path}." if self.path else ""
        return {key: Field(self.file, f"{stem}{key}", self.value[key]) for key in self.value}


def read(name: str, text: str) -> np.ndarray[Any, Any]:
    """Check a board and turn it into the record that the rules read; lines that start with # are comments."""
    lines = [("" if line.lstrip().startswith("#") else line) for line in text.splitlines()]
    try:
        value = json.loads("\n".join(lines))
    except json.JSONDecodeError as error:
        raise BadPack(f"{name}, line {error.lineno}: {error.msg}") from error
    except (ValueError, RecursionError) as error:
        raise BadPack(f"{name}: holds a number too long, or lists too deep, for a board") from error
    fields = Field(name, "", value).keys(FIELDS, needed=True)
    record = np.zeros((), Content)
    for place, row in enumerate(fields["house_vp"].items(HOUSES)):
        record["house_vp"][place] = [points.number(0, MOST_VP) for points in row.items(PAID)]
    fields["prestige_max"].number(TOP, TOP)
    record["track"] = fields["vp_track_length"].number(1, LONGEST_TRACK)
    for index, location in enumerate(fields["locations"].items(LOCATIONS)):
        _read_location(record, index, location.keys(LOCATION_FIELDS, needed=True))
    _read_placements(record, fields["tower_placements"])
    return record


def _read_location(record: np.ndarray[Any, Any], index: int, fields: dict[str, Field]) -> None:
    location = index + 1
    fields["n"].number(location, location)
    if fields["key"].value != LOCATION_IDS[index]:
        raise fields["key"].error(f"expected {LOCATION_IDS[index]!r}, found {fields['key'].value!r}")
    for part, keys in (("ranks", RANK_KEYS), ("suits", SUIT_KEYS)):
        for key, symbols in fields[part].keys(keys, needed=False).items():
            record[part][location, keys.index(key)] = symbols.number(0, MOST_SYMBOLS)
    for suit in range(HOUSES):
        for rank in range(RANKS):
            symbols = record["suits"][location, suit] + record["ranks"][location, rank]
            record["match"][RANKS * suit + rank, location] = symbols
    record["xy"][location] = [part.number(0, CANVAS) for part in fields["xy"].items(2)]
    record["neighbours"][location] = sum({1 << n.number(1, LOCATIONS) for n in fields["neighbours"].items()})


def _read_placements(record: np.ndarray[Any, Any], field: Field) -> None:
    placements = field.items()
    if not 2 <= len(placements) <= PLACEMENTS:
        raise field.error(f"must have 2 to {PLACEMENTS} sets, not {len(placements)}")
    seen: set[int] = set()
    for index, placement in enumerate(placements):
        covered = [location.number(1, LOCATIONS) for location in placement.items()]
        bits = sum(1 << location for location in set(covered))
        if len(set(covered)) != len(covered) or bits in seen:
            raise placement.error(f"{covered} is there twice")
        if (index == 0) != (not covered) or len(covered) > LARGEST_TOWER:
            raise placement.error("the first set must be empty, every other have 1 to 7 locations")
        seen.add(bits)
        record["placements"][index] = bits
    record["placement_count"] = len(placements)


def max_decisions(players: int, pack: Pack) -> int:
    """By section 10, for the longest schedule, with at most three scorings."""
    turns = 9
    return (6 * players * players + 16 * players) * turns + 12


PACKS = PackFormat(Path(__file__).parent / "content", ".json", ("reconstruction-1",), read)
