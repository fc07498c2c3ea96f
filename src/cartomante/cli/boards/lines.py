"""Small things laid out for the room there is without ever breaking one in two: labelled lines, and tables of tiles."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from textual.content import Content

GAP = "  "  # between one labelled line and the next when they share a row
LABEL = "$foreground-muted"


@dataclass(frozen=True)
class Line:
    """A label and the things it is about."""

    label: str
    pieces: Sequence[Content]
    glue: str = " "

    def rows(self, width: int, margin: int) -> list[Content]:
        label = Content.styled(self.label.ljust(margin), LABEL)
        return _fill([(label, ""), *((piece, self.glue) for piece in self.pieces)], width, margin)


SPACE = Line("", [Content(" ")])


@dataclass(frozen=True)
class Cell:
    """One thing that a tile says, and the style of the whole of it."""

    pieces: Sequence[Content]
    style: str = ""

    def block(self, width: int) -> list[Content]:
        """Its rows in a tile of this width, with a margin on both sides."""
        rows = _fill([(piece, " ") for piece in self.pieces], width - 2, 0)
        return [(Content(" ") + row).truncate(width, ellipsis=True) for row in rows]


@dataclass(frozen=True)
class Tiles:
    """Tiles side by side that say the same of themselves: cells of one kind begin at the same height."""

    tiles: Sequence[Sequence[Cell]]
    label = ""

    def rows(self, width: int, margin: int) -> list[Content]:
        each = (width + 1) // len(self.tiles) - 1
        return [row for cells in zip(*self.tiles, strict=True) for row in self._band(cells, each)]

    def _band(self, cells: Sequence[Cell], width: int) -> list[Content]:
        blocks = [cell.block(width) for cell in cells]
        height = max(map(len, blocks))
        painted = [
            [_padded(row, width).stylize_before(cell.style) for row in [*block, *[Content("")] * (height - len(block))]]
            for cell, block in zip(cells, blocks, strict=True)
        ]
        return [Content(" ").join(row) for row in zip(*painted, strict=True)]


@dataclass(frozen=True)
class Columns:
    """A table with a row for each thing; what does not fit is cut off at the end."""

    cells: Sequence[Sequence[Content]]
    label = ""

    def rows(self, width: int, margin: int) -> list[Content]:
        columns = [_as_wide_as_the_widest(column) for column in zip(*self.cells, strict=True) if any(column)]
        return [Content(GAP).join(row).rstrip().truncate(width, ellipsis=True) for row in zip(*columns, strict=True)]


class Part(Protocol):
    """Whatever can be laid out in rows; a board may bring parts of its own."""

    @property
    def label(self) -> str: ...

    def rows(self, width: int, margin: int) -> list[Content]: ...


def lay_out(parts: Iterable[Part], width: int, margin: int) -> list[Content]:
    """Rows of at most `width` cells, each part on rows of its own, with the labels of lines in a margin."""
    return [row for part in parts for row in part.rows(width, margin)]


def run_on(lines: Iterable[Line], width: int, hang: int = 0) -> list[Content]:
    """Lines as one running text; `hang` is how far its rows are indented after the first."""
    return _fill([piece for line in lines for piece in _running(line)], width, hang)


def margin_for(parts: Iterable[Part]) -> int:
    """Room for the longest of their labels; none where nothing has a label."""
    longest = max((len(part.label) for part in parts), default=0)
    return longest + len(GAP) if longest else 0


def words(text: str, style: str = "") -> list[Content]:
    """A text in pieces, so that it may break between any two words."""
    return [Content.styled(word, style) for word in text.split()]


Piece = tuple[Content, str]  # a thing and what comes between it and the next


def _running(line: Line) -> list[Piece]:
    """A line as part of a running text: its label sticks to the first thing."""
    label = Content.styled(f"{line.label} " if line.label else "", LABEL)
    pieces = [label + line.pieces[0], *line.pieces[1:]]
    return [*((piece, line.glue) for piece in pieces[:-1]), (pieces[-1], GAP)]


def _fill(pieces: Iterable[Piece], width: int, margin: int) -> list[Content]:
    """Put pieces side by side, and start a new row, indented, before one that does not fit."""
    rows: list[Content] = []
    row, glue = Content(""), ""
    for piece, next_glue in pieces:
        if row.cell_length > margin and row.cell_length + len(glue) + piece.cell_length > width:
            rows.append(row)
            row, glue = Content(" " * margin), ""
        row, glue = row + glue + piece, next_glue
    return [*rows, row] if row else rows


def _padded(content: Content, width: int) -> Content:
    return content.pad_right(width - content.cell_length)


def _as_wide_as_the_widest(cells: Sequence[Content]) -> list[Content]:
    width = max(cell.cell_length for cell in cells)
    return [_padded(cell, width) for cell in cells]
