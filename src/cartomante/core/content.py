"""Content packs: boards, cards and numbers as files that anybody can write, checked when they are loaded."""

import csv
import hashlib
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from cartomante.core.errors import BadPack, CartomanteError, unknown, whole_number
from cartomante.core.record import window

Words = Mapping[str, Mapping[str, str]]  # by language, then by message
INVISIBLE = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")  # classes of characters that steer a terminal or break a line
COMMENT = "#"


@dataclass(frozen=True)
class Pack:
    """One loaded pack: its text as written, the record `c` that the rules read, and what its things are called."""

    name: str
    text: str
    record: np.ndarray[Any, Any]
    words: Words = field(default_factory=dict)

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

    Where a pack names its things, `words(name, text)` returns those names as messages for the texts. `warnings(name,
    text)` lists what a good pack may hold though it looks like a slip; only those who check a pack ask for it.
    `folder` holds the packs that come with the game, as <name><suffix>; the first in `builtin` is the default.
    """

    folder: Path
    suffix: str
    builtin: tuple[str, ...]
    read: Callable[[str, str], np.ndarray[Any, Any]]
    words: Callable[[str, str], Words] = lambda name, text: {}
    warnings: Callable[[str, str], list[str]] = lambda name, text: []

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
        return self.parse(name, read_file(path))

    def unknown(self, choice: object) -> CartomanteError:
        return unknown("pack", choice, [*self.builtin, "the path of a file"])

    def parse(self, name: str, text: str) -> Pack:
        if invisible(name):
            raise BadPack(f"pack {name!r}: its name holds a character that cannot be seen")
        return Pack(name, text, self.read(name, text), self.words(name, text))


def read_file(path: Path) -> str:
    """The text of a pack; the mark that spreadsheets put in front of theirs is no part of it."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise BadPack(f"{path}: cannot be read as text: {error}") from error


def invisible(text: str) -> str:
    """The first character of a text that cannot be seen, or nothing."""
    return next((character for character in text if unicodedata.category(character) in INVISIBLE), "")


class Problems:
    """Collects what is wrong with a pack, so that its author hears of everything at once."""

    def __init__(self) -> None:
        self._found: list[str] = []

    @contextmanager
    def noted(self) -> Iterator[None]:
        """Go on after a part that is wrong."""
        try:
            yield
        except BadPack as error:
            self._found += error.problems

    def refuse_any(self) -> None:
        if self._found:
            raise BadPack(*self._found)


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

    def spoken(self, field: str, longest: int) -> str:
        """A text that people will read, in a terminal too; it may be empty."""
        value = self.optional(field)
        if invisible(value):
            raise self.error(field, f"{invisible(value)!r} is a character that cannot be seen")
        if len(value) > longest:
            raise self.error(field, f"is longer than {longest} characters: {value[:longest]!r}")
        return value

    def choice(self, field: str, allowed: Sequence[str]) -> str:
        value = self.text(field)
        if value not in allowed:
            raise self.error(field, f"{value!r} is not one of {', '.join(allowed)}")
        return value

    def number(self, field: str, low: int, high: int) -> int:
        return self.whole(field, self.text(field), low, high)

    def whole(self, field: str, text: str, low: int, high: int, thing: str = "it") -> int:
        """A number that is the whole text of a field or a part of it."""
        try:
            return whole_number(thing, int(text), low, high)
        except CartomanteError as error:
            raise self.error(field, str(error)) from error
        except ValueError as error:
            raise self.error(field, f"{text!r} is not a whole number") from error


def read_table(file: str, text: str, columns: Sequence[str]) -> list[Row]:
    """The rows of a CSV file whose header must name exactly `columns`; lines that start with # are comments."""
    lines = [(n, line) for n, line in enumerate(text.splitlines(), 1) if not is_comment(line)]
    if not lines:
        raise BadPack(f"{file}: is empty; expected a header line with {', '.join(columns)}")
    header, *body = [(n, _cells(file, n, line)) for n, line in lines]
    _check_header(file, header[0], header[1], columns)
    rows = []
    for line, cells in body:
        if len(cells) != len(columns):
            raise BadPack(f"{file}, line {line}: {len(cells)} fields where the header has {len(columns)}")
        rows.append(Row(file, line, dict(zip(columns, cells, strict=True))))
    return rows


def is_comment(line: str) -> bool:
    """Whether a line says nothing, also after a spreadsheet has filled it up with commas or put it in quotes."""
    return not line.strip(" \t,") or line.lstrip('"').startswith(COMMENT)


def _cells(file: str, number: int, line: str) -> list[str]:
    if line.count('"') % 2:
        raise BadPack(f'{file}, line {number}: a quotation mark " is not closed; a row must stay on one line')
    try:
        return next(csv.reader([line]))
    except csv.Error as error:
        raise BadPack(f"{file}, line {number}: {error}") from error


def _check_header(file: str, line: int, header: list[str], columns: Sequence[str]) -> None:
    found = [name.strip() for name in header]
    if found == list(columns):
        return
    if len(header) == 1 and len(header[0].split(";")) == len(columns):
        raise BadPack(f"{file}, line {line}: fields must be separated by commas, not by semicolons")
    shown = ",".join(found)
    told = repr(shown) if invisible(shown) else shown
    raise BadPack(f"{file}, line {line}: the header must be {','.join(columns)}, not {told}")
