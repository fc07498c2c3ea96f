"""The deck for each number of players: a table, its record, its validation."""

from pathlib import Path
from typing import Any

import numpy as np

from cartomante.core.content import Pack, PackFormat, Row, read_table
from cartomante.core.errors import BadPack
from cartomante.games.talismans.state import SEATS, SUITS, VALUES

MIN_PLAYERS = 2
COPIES = ("choose_stake", "invert_order", "change_order", "change_weather")  # in the order of their numbers
COLUMNS = ("players", "lowest_fairy", "highest_fairy", "jokers", *COPIES)

Content = np.dtype(
    [
        ("lowest_fairy", np.int8, (SEATS + 1,)),  # by number of players
        ("highest_fairy", np.int8, (SEATS + 1,)),
        ("jokers", np.int8, (SEATS + 1,)),
        ("copies", np.int8, (SEATS + 1, len(COPIES))),
    ],
    align=True,
)


def read(name: str, text: str) -> np.ndarray[Any, Any]:
    """Check a table of decks and turn it into the record that the rules read."""
    rows = read_table(name, text, COLUMNS)
    record = np.zeros((), Content)
    expected = MIN_PLAYERS
    for row in rows:
        players = row.number("players", MIN_PLAYERS, SEATS)
        if players != expected:
            raise row.error("players", f"expected the row for {expected} players, found {players}")
        expected += 1
        _read_deck(record, row, players)
    if expected <= SEATS:
        raise BadPack(f"{name}: the row for {expected} players is missing")
    return record


def _read_deck(record: np.ndarray[Any, Any], row: Row, players: int) -> None:
    low = row.number("lowest_fairy", 0, VALUES - 1)
    high = row.number("highest_fairy", low, VALUES - 1)
    jokers = row.number("jokers", 0, 2)
    copies = [row.number(kind, 0, 2) for kind in COPIES]
    size = SUITS * (high - low + 1) + jokers + sum(copies)
    if size % players:
        raise row.error("players", f"a deck of {size} cards cannot be dealt equally to {players} players")
    record["lowest_fairy"][players], record["highest_fairy"][players] = low, high
    record["jokers"][players], record["copies"][players] = jokers, copies


def deck_size(c: Any, players: int) -> int:
    """How many cards are dealt."""
    specials = sum(c.copies[players, kind] for kind in range(len(COPIES)))
    return int(SUITS * (c.highest_fairy[players] - c.lowest_fairy[players] + 1) + c.jokers[players] + specials)


def max_decisions(players: int, pack: Pack) -> int:
    """At most D - n + 1 turns of at most 5n + 3 decisions each (section 10.3)."""
    return (deck_size(pack.c, players) - players + 1) * (5 * players + 3)


PACKS = PackFormat(Path(__file__).parent / "content", ".csv", ("standard",), read)
