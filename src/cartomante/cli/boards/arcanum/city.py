"""The city: as a map laid out after the coordinates of the board file, or as a list where there is little room."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING

from textual.content import Content

from cartomante.cli.boards.arcanum.signs import HOUSE_TINTS, RANK_SIGNS, TOWER
from cartomante.cli.boards.lines import LABEL, Cell, Line, words
from cartomante.games.arcanum.events import locations_in
from cartomante.games.arcanum.names import dashed
from cartomante.games.arcanum.state import HOUSES, LOCATION_IDS, LOCATIONS, RANKS

if TYPE_CHECKING:
    from cartomante.cli.boards.arcanum.board import ArcanumBoard

NAME_STYLE, PLACE_STYLE = "bold $text on $primary-muted", "$text on $panel"
COVERED_STYLE = "bold $text on $error-muted"
ROAD, DOWN, TO_THE_RIGHT, TO_THE_LEFT = "─", "│", "╲", "╱"
STEEP = 3  # cells to the side that still count as straight down
NARROWEST = 14  # a place on the map
LIST_NAME, LIST_SYMBOLS, LIST_COLUMN = 17, 6, 34
EVERY_LOCATION = range(1, LOCATIONS + 1)


class City:
    """The ten locations with their symbols, the figures in them, and the Tower."""

    label = ""

    def __init__(self, board: "ArcanumBoard") -> None:
        self.board, self.content, self.texts = board, board.scene.pack.c, board.texts

    # --- what there is to say of a location ----------------------------------------------------------------------

    def is_covered(self, location: int) -> bool:
        tower = self.board.table["tower"]
        return tower is not None and location in tower["locations"]

    def title(self, location: int) -> str:
        """Its number and name; under the Tower it wears the Tower's sign."""
        sign = f"{TOWER} " if self.is_covered(location) else ""
        return f"{location} {sign}{self.board.name('location', location)}"

    def symbols(self, location: int) -> Content:
        """The ranks and suits printed there: each brings a figure that shows it 1 prestige for its House."""
        ranks = [Content(RANK_SIGNS[rank] * self.content.ranks[location, rank]) for rank in range(RANKS)]
        houses = sorted(range(HOUSES), key=lambda house: -self.content.suits[location, house])
        suits = [
            Content.styled(self.board.letter(house) * self.content.suits[location, house], f"bold {HOUSE_TINTS[house]}")
            for house in houses
        ]
        return Content("").join([*ranks, *suits])

    def figures(self, location: int) -> list[Content]:
        return [self.board.chip("figure", figure) for figure in self.board.table["figures"][location - 1]]

    def effect(self, location: int) -> str:
        return self.texts.say(f"board-effect-{dashed(LOCATION_IDS[location - 1])}")

    def in_full(self) -> list[Line]:
        return [self._line(location) for location in EVERY_LOCATION]

    def _line(self, location: int) -> Line:
        effect = words(self.effect(location), LABEL)
        return Line(self.title(location), [self.symbols(location), *self.figures(location), *effect])


class CityList(City):
    """One location in each row of as many columns as there is room for."""

    def rows(self, width: int, margin: int) -> list[Content]:
        columns = max(min(width // LIST_COLUMN, 2), 1)
        height = -(-LOCATIONS // columns)
        cells = [self._cell(location, width // columns - 1) for location in EVERY_LOCATION]
        return [Content(" ").join(cells[row::height]) for row in range(height)]

    def _cell(self, location: int, width: int) -> Content:
        style = COVERED_STYLE if self.is_covered(location) else "bold"
        title = Content.styled(_fit(f"{location:>2} {self.title(location).split(' ', 1)[1]}", LIST_NAME), style)
        cell = Content.assemble(title, " ", _padded(self.symbols(location), LIST_SYMBOLS))
        figures = self.figures(location)
        room = width - cell.cell_length
        glue = " " if sum(figure.cell_length + 1 for figure in figures) <= room else ""
        return _padded((cell + Content(glue).join(figures)).truncate(width, ellipsis=True), width)


@dataclass(frozen=True)
class Place:
    """A location on the map: where it begins in its row, and how wide it is."""

    location: int
    left: int
    width: int

    @property
    def right(self) -> int:
        return self.left + self.width

    @property
    def middle(self) -> int:
        return self.left + self.width // 2


Band = Sequence[Place]  # places beside each other


class CityMap(City):
    """Places in bands from north to south, with roads between neighbours."""

    def rows(self, width: int, margin: int) -> list[Content]:
        bands = self._bands()
        usual = (width + 1) // max(map(len, bands)) - 1
        if usual < NARROWEST:
            return CityList(self.board).rows(width, margin)
        placed = [self._place(band, width, usual) for band in bands]
        rows = self._draw(placed[0])
        for above, below in pairwise(placed):
            rows += [self._crossing(above, below), *self._draw(below)]
        return rows

    # --- where everything goes -----------------------------------------------------------------------------------

    def _bands(self) -> list[list[int]]:
        """Locations about as far south as each other, from west to east."""
        x, y = self._coordinates(0), self._coordinates(1)
        near = (max(y.values()) - min(y.values())) / 4
        bands: list[list[int]] = []
        for location in sorted(y, key=y.__getitem__):
            if not bands or y[location] - y[bands[-1][0]] > near:
                bands.append([])
            bands[-1].append(location)
        return [sorted(band, key=x.__getitem__) for band in bands]

    def _coordinates(self, axis: int) -> dict[int, int]:
        return {location: int(self.content.xy[location, axis]) for location in EVERY_LOCATION}

    def _place(self, band: list[int], width: int, usual: int) -> Band:
        """Each as near to its coordinate as the others allow."""
        places, start = [], 0
        for location, wide in zip(band, self._widths(band, width, usual), strict=True):
            left = max(self._east(location, width, usual) - wide // 2, start)
            places.append(Place(location, left, wide))
            start = left + wide + 1
        return _pushed_back(places, width)

    def _widths(self, band: list[int], width: int, usual: int) -> list[int]:
        """As wide as usual, or as a long name needs if short ones can make room for it."""
        needed = [max(len(self.title(location)) + 2, NARROWEST) for location in band]
        spare = (width + 1 - sum(needed) - len(band)) // len(band)
        return [usual] * len(band) if spare < 0 else [max(wide, min(usual, wide + spare)) for wide in needed]

    def _east(self, location: int, width: int, usual: int) -> int:
        """The column of a location, so that the outermost touch the borders."""
        x = self._coordinates(0)
        west, east = min(x.values()), max(x.values())
        return usual // 2 + (x[location] - west) * (width - usual) // max(east - west, 1)

    # --- drawing -------------------------------------------------------------------------------------------------

    def _draw(self, band: Band) -> list[Content]:
        """A band: names, symbols, figures; roads lead from symbols to symbols."""
        blocks = [self._cells(place) for place in band]
        heights = [max(len(block[part]) for block in blocks) for part in range(3)]
        roads = {place.right for place, other in pairwise(band) if self._are_neighbours(place, other)}
        rows = []
        for part, height in enumerate(heights):
            for number in range(height):
                pieces = [self._row_of(place, block, part, number) for place, block in zip(band, blocks, strict=True)]
                rows.append(_side_by_side(band, pieces, roads if part == 1 and number == 0 else set()))
        return rows

    def _cells(self, place: Place) -> list[list[Content]]:
        location = place.location
        cells = [words(self.title(location)), [self.symbols(location)], self.figures(location)]
        return [Cell(cell).block(place.width) for cell in cells]

    def _row_of(self, place: Place, block: list[list[Content]], part: int, number: int) -> Content:
        head = COVERED_STYLE if self.is_covered(place.location) else NAME_STYLE
        row = block[part][number] if number < len(block[part]) else Content("")
        return _padded(row, place.width).stylize_before(PLACE_STYLE if part else head)

    def _crossing(self, above: Band, below: Band) -> Content:
        """The roads between two bands, each drawn where it is half way."""
        signs = {
            (place.middle + other.middle) // 2: _slope(other.middle - place.middle)
            for place in above
            for other in below
            if self._are_neighbours(place, other)
        }
        row = "".join(signs.get(column, " ") for column in range(max(signs, default=0) + 1))
        return Content.styled(row, LABEL)

    def _are_neighbours(self, place: Place, other: Place) -> bool:
        return other.location in locations_in(self.content.neighbours[place.location])


def _pushed_back(places: list[Place], width: int) -> Band:
    """Places that begin too far to the right make room for those that follow."""
    end = width
    for index in reversed(range(len(places))):
        place = places[index]
        places[index] = replace(place, left=max(min(place.left, end - place.width), 0))
        end = places[index].left - 1
    return places


def _side_by_side(band: Band, pieces: Iterable[Content], roads: set[int]) -> Content:
    """A row of a band, with roads in the gaps that begin in these columns."""
    row = Content("")
    for place, piece in zip(band, pieces, strict=True):
        gap = place.left - row.cell_length
        row += Content.styled((ROAD if row.cell_length in roads else " ") * gap, LABEL) + piece
    return row


def _slope(to_the_side: int) -> str:
    if abs(to_the_side) <= STEEP:
        return DOWN
    return TO_THE_RIGHT if to_the_side > 0 else TO_THE_LEFT


def _padded(content: Content, width: int) -> Content:
    return content.pad_right(width - content.cell_length)


def _fit(text: str, width: int) -> str:
    return text.ljust(width) if len(text) <= width else f"{text[: width - 1]}…"
