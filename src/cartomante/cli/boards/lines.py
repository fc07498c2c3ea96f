"""Labelled lines of small things, laid out for the room there is without ever breaking a thing in two."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from textual.content import Content

GAP = "  "  # between one labelled line and the next when they share a row
LABEL = "$foreground-muted"


@dataclass(frozen=True)
class Line:
    """A label and the things it is about."""

    label: str
    pieces: Sequence[Content]
    glue: str = " "


def lay_out(lines: Iterable[Line], width: int, margin: int = 0, hang: int = 0) -> list[Content]:
    """Rows of at most `width` cells: a table with its labels in a margin or, without one, a running text.

    `hang` is how far the rows of a running text are indented after the first.
    """
    if not margin:
        return _fill([piece for line in lines for piece in _running(line)], width, hang)
    rows = []
    for line in lines:
        label = Content.styled(line.label.ljust(margin), LABEL)
        rows += _fill([(label, ""), *((piece, line.glue) for piece in line.pieces)], width, margin)
    return rows


def margin_for(lines: Iterable[Line]) -> int:
    """Room for the longest of their labels."""
    return max((len(line.label) for line in lines), default=0) + 2


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
