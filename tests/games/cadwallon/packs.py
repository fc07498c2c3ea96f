"""Packs that differ from the one that comes with the game in some cells, and what is said about them."""

import csv
import io
from collections.abc import Callable

import pytest

from cartomante.core.errors import BadPack
from cartomante.games.cadwallon.content import COLUMNS, PACKS

Row = dict[str, str]
TEXT = (PACKS.folder / "reconstruction.csv").read_text(encoding="utf-8")
COMMENTS = [line for line in TEXT.splitlines() if line.startswith("#")]
CARDS: list[Row] = list(csv.DictReader(line for line in TEXT.splitlines() if not line.startswith("#")))
FIRST_LINE = len(COMMENTS) + 2  # of card 0, below the header
NUMBER_OF = {row["id"]: number for number, row in enumerate(CARDS)}


def line_of(code: str) -> int:
    return FIRST_LINE + NUMBER_OF[code]


def written(rows: list[Row]) -> str:
    """A pack with these rows, its lines numbered as in the one that comes with the game."""
    text = io.StringIO()
    table = csv.DictWriter(text, COLUMNS, lineterminator="\n")
    table.writeheader()
    table.writerows(rows)
    return "\n".join([*COMMENTS, text.getvalue()])


def changed(*changes: tuple[str, Row]) -> str:
    """The pack with other cells in the rows of some cards."""
    rows = [dict(row) for row in CARDS]
    for code, cells in changes:
        assert set(cells) <= set(COLUMNS)
        rows[NUMBER_OF[code]].update(cells)
    return written(rows)


def everywhere(is_meant: Callable[[Row], bool], cells: Callable[[int], Row]) -> str:
    """The pack with other cells in the rows of many cards; `cells` gets how many came before."""
    meant = [row["id"] for row in CARDS if is_meant(row)]
    return changed(*((code, cells(count)) for count, code in enumerate(meant)))


def is_location(row: Row) -> bool:
    return row["type"] == "location"


def problems(text: str) -> list[str]:
    with pytest.raises(BadPack) as caught:
        PACKS.parse("mine.csv", text)
    return list(caught.value.problems)


def complaint(text: str) -> str:
    (only,) = problems(text)
    return only
