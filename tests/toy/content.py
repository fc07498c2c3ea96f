"""Where each house starts and how high its bar is: a table, its record, its validation."""

from pathlib import Path
from typing import Any

import numpy as np

from cartomante.core.content import Pack, PackFormat, read_table
from cartomante.core.errors import BadPack
from toy.state import CARDS, HERALDS, HOUSE_CODES, HOUSES, TOP

COLUMNS = ("house", "start", "bar")

Content = np.dtype(
    [
        ("start", np.int8, (HOUSES,)),  # prestige when the game begins
        ("bar", np.int8, (HOUSES,)),  # prestige from which a Herald may pick the house
    ],
    align=True,
)


def read(name: str, text: str) -> np.ndarray[Any, Any]:
    """Check a table of houses and turn it into the record that the rules read."""
    record = np.zeros((), Content)
    missing = list(HOUSE_CODES)
    for row in read_table(name, text, COLUMNS):
        code = row.choice("house", HOUSE_CODES)
        if code not in missing:
            raise row.error("house", f"{code!r} is listed twice")
        missing.remove(code)
        house = HOUSE_CODES.index(code)
        record["start"][house] = row.number("start", 0, TOP)
        record["bar"][house] = row.number("bar", 0, TOP)
    if missing:
        raise BadPack(f"{name}: the row for {missing[0]} is missing")
    return record


def max_decisions(players: int, pack: Pack) -> int:
    """Every seat keeps a card and passes one; each Herald asks for a house and for an answer of every rival."""
    return (CARDS - players) + players + HERALDS * players


PACKS = PackFormat(Path(__file__).parent / "content", ".csv", ("standard", "level"), read)
