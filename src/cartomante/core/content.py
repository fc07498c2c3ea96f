"""Content packs: boards, cards and numbers as files that anybody can write, checked when they are loaded."""

import csv
import hashlib
import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from cartomante.core.errors import BadPack, CartomanteError, unknown, whole_number
from cartomante.core.record import window


@dataclass(frozen=True)
class Pack:
    """One loaded pack: its text as written, and the record `c` that the rules read."""

    name: str
    text: str
    record: np.ndarray[Any, Any]

    @cached_property
    def c(self) -> Any:
        """The record as plain Python sees it."""
        return window(self.record.dtype)(self.buffer)

    @cached_property
    def buffer(self) -> np.ndarray[Any, Any]:
        """The record as bytes, as compiled code takes it."""
        return self.record.reshape(1).view(np.uint8)

    @cached_property
    def digest(self) -> str:
        """Of the name as well: a save shows it to people."""
        return hashlib.sha256(f"{self.name}\n{self.text}".encode()).hexdigest()


@dataclass(frozen=True)
class PackFormat:
    """How a game's packs are read: `read(name, text)` checks the text and returns the record.

    `folder` holds the packs that come with the game, as <name><suffix>; the first in `builtin` is the default.
    """

    folder: Path
    suffix: str
    builtin: tuple[str, ...]
    read: Callable[[str, str], np.ndarray[Any, Any]]

    def load(self, choice: "str | Path | None") -> Pack:
        """The pack a caller means: the name of one that comes with the game, a path, or None for the default."""
        choice = self.builtin[0] if choice is None else choice
        if not isinstance(choice, (str, Path)):
            raise self.unknown(choice)
        if choice in self.builtin:
            path, name = self.folder / f"{choice}{self.suffix}", str(choice)
        else:
            path = Path(choice)
            name = f"{path.name} (file)" if path.name in self.builtin else path.name
            if not path.is_file():
                raise self.unknown(str(choice))
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadPack(f"{path}: cannot be read as text: {error}") from error
        return self.parse(name, text)

    def unknown(self, choice: object) -> CartomanteError:
        return unknown("pack", choice, [*self.builtin, "the path of a file"])

    def parse(self, name: str, text: str) -> Pack:
        return Pack(name, text, self.read(name, text))


class Row:
    """One line of a table; every complaint about it names file, line and field."""

    def __init__(self, file: str, line: int, cells: dict[str, str]) -> None:
        self.file, self.line, self._cells = file, line, cells

    def error(self, field: str, message: str) -> BadPack:
        return BadPack(f'{self.file}, line {self.line}, field "{field}": {message}')

    def text(self, field: str) -> str:
        value = self.optional(field)
        if not value:
            raise self.error(field, "is empty")
        return value

    def optional(self, field: str) -> str:
        """The text of a field that may be empty."""
        return self._cells[field].strip()

    def choice(self, field: str, allowed: Sequence[str]) -> str:
        value = self.text(field)
        if value not in allowed:
            raise self.error(field, f"{value!r} is not one of {', '.join(allowed)}")
        return value

    def number(self, field: str, low: int, high: int) -> int:
        value = self.text(field)
        try:
            return whole_number("it", int(value), low, high)
        except CartomanteError as error:
            raise self.error(field, str(error)) from error
        except ValueError as error:
            raise self.error(field, f"{value!r} is not a whole number") from error


def read_table(file: str, text: str, columns: Sequence[str]) -> list[Row]:
    """The rows of a CSV file whose header must name exactly `columns`; lines that start with # are comments."""
    lines = [(n, line) for n, line in enumerate(text.splitlines(), 1) if line.strip() and not line.startswith("#")]
    if not lines:
        raise BadPack(f"{file}: is empty; expected a header line with {', '.join(columns)}")
    header, *body = [(n, next(csv.reader(io.StringIO(line)))) for n, line in lines]
    if header[1] != list(columns):
        raise BadPack(f"{file}, line {header[0]}: the header must be {','.join(columns)}, not {','.join(header[1])}")
    rows = []
    for line, cells in body:
        if len(cells) != len(columns):
            raise BadPack(f"{file}, line {line}: {len(cells)} fields where the header has {len(columns)}")
        rows.append(Row(file, line, dict(zip(columns, cells, strict=True))))
    return rows
