"""The legal choices as a grid: arrows or a key move the cursor, Enter or a click chooses."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from string import ascii_lowercase, digits
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.geometry import Region
from textual.message import Message
from textual.reactive import reactive
from textual.widgets import Static

RESERVED = "dhlnqrstw"  # keys that mean something on every screen of the game
KEYS = digits[1:] + "".join(letter for letter in ascii_lowercase if letter not in RESERVED)
NO_KEY = " "
MUCH_WIDER = 1.5
CURSOR = "$block-cursor-foreground on $block-cursor-background"


@dataclass(frozen=True)
class Choice:
    """An action as it is offered."""

    action: int
    label: Content
    help: str = ""
    key: str = ""  # one of its own; the others share what is left of the keys


def keys_for(choices: Sequence[Choice]) -> Iterator[str]:
    """The key of each choice: its own, or else the next that nobody has."""
    free = iter([key for key in KEYS if key not in {choice.key for choice in choices}])
    for choice in choices:
        yield choice.key or next(free, NO_KEY)


def arrange(widths: Sequence[int], room: int) -> list[Region]:
    """Where things of these widths go in a grid; one that is much wider than most takes several columns."""
    usual, widest = sorted(widths)[len(widths) // 2], max(widths)
    unit = min(widest if widest <= MUCH_WIDER * usual else usual, max(room, 1))
    columns, column, row, regions = max(room // unit, 1), 0, 0, []
    for width in widths:
        span = min(ceil(width / unit), columns)
        if column + span > columns:
            column, row = 0, row + 1
        regions.append(Region(column * unit, row, span * unit, 1))
        column += span
    return regions


class Choices(VerticalScroll, can_focus=True):
    """Offers choices and reports the one that was taken."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "move(-1, 0)", show=False),
        Binding("right", "move(1, 0)", show=False),
        Binding("up", "move(0, -1)", show=False),
        Binding("down", "move(0, 1)", show=False),
        Binding("home", "first", show=False),
        Binding("end", "last", show=False),
        Binding("enter,space", "choose", show=False),
    ]

    cursor: reactive[int] = reactive(0)

    @dataclass
    class Considered(Message):
        """The cursor stands on a choice."""

        choice: Choice

    @dataclass
    class Chosen(Message):
        """A choice was taken."""

        choice: Choice

    def __init__(self, id: str | None = None, at_once: bool = False) -> None:
        """With `at_once` the key of a choice takes it, too."""
        super().__init__(id=id)
        self._at_once = at_once
        self.choices: Sequence[Choice] = ()
        self._keys: list[str] = []
        self._grid = Static(id="grid")

    def compose(self) -> ComposeResult:
        yield self._grid

    def offer(self, choices: Sequence[Choice], keep_cursor: bool = False) -> None:
        """Show other choices; the cursor starts at the first unless they are the same in other words."""
        self.choices, self._keys = choices, list(keys_for(choices))
        self.set_reactive(Choices.cursor, min(self.cursor, len(choices) - 1) if keep_cursor else 0)
        self.watch_cursor()

    @property
    def explanation(self) -> str:
        """What is said about the choice at the cursor."""
        return self.choices[self.cursor].help if self.choices else ""

    # --- drawing -------------------------------------------------------------------------------------------------

    @property
    def regions(self) -> list[Region]:
        """Where each choice stands: marker, key and label, and a gap to the next."""
        widths = [choice.label.cell_length + 5 for choice in self.choices]
        return arrange(widths, self.scrollable_content_region.width) if widths else []

    def _cell(self, index: int, width: int) -> Content:
        at_cursor = index == self.cursor
        cell = Content.assemble("▸" if at_cursor else " ", (self._keys[index], "bold"), " ", self.choices[index].label)
        cell = cell.pad_right(width - cell.cell_length)
        return cell.stylize(CURSOR, 0, 3) if at_cursor else cell

    def _draw(self) -> None:
        regions = self.regions
        rows = [Content("")] * (1 + max((region.y for region in regions), default=0))
        for index, region in enumerate(regions):
            rows[region.y] += self._cell(index, region.width)
        self._grid.update(Content("\n").join(rows))

    def on_resize(self) -> None:
        self._draw()

    def watch_cursor(self) -> None:
        self._draw()
        if self.choices:
            self.scroll_to_region(self.regions[self.cursor], animate=False)
            self.post_message(self.Considered(self.choices[self.cursor]))

    # --- moving and choosing -------------------------------------------------------------------------------------

    def action_move(self, right: int, down: int) -> None:
        """To the next choice, or to the nearest of the next row."""
        regions = self.regions
        rows = [region.y for region in regions]
        if right and 0 <= self.cursor + right < len(self.choices):
            self.cursor += right
        elif down and rows and rows[self.cursor] + down in rows:
            here = regions[self.cursor]
            there = [index for index, row in enumerate(rows) if row == here.y + down]
            self.cursor = min(there, key=lambda index: abs(regions[index].x - here.x))

    def action_first(self) -> None:
        self.cursor = 0

    def action_last(self) -> None:
        self.cursor = max(len(self.choices) - 1, 0)

    def action_choose(self) -> None:
        if self.choices:
            self.post_message(self.Chosen(self.choices[self.cursor]))

    def on_key(self, event: events.Key) -> None:
        """A choice's own key brings the cursor to it."""
        if event.character in self._keys and event.character != NO_KEY:
            self.cursor = self._keys.index(event.character)
            event.stop()
            if self._at_once:
                self.action_choose()

    def on_click(self, event: events.Click) -> None:
        place = event.screen_offset - self._grid.region.offset
        index = next((index for index, region in enumerate(self.regions) if region.contains_point(place)), None)
        if index is not None:
            self.cursor = index
            self.action_choose()
