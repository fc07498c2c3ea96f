"""Small parts of the screens."""

from collections.abc import Sequence

from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget
from textual.widgets import Static

from cartomante.cli.boards.lines import Line, Part, lay_out, run_on
from cartomante.core.text import Texts


class Flow(Widget):
    """Lines and tiles that rearrange themselves for the width there is."""

    DEFAULT_CSS = "Flow { height: auto; text-wrap: nowrap; text-overflow: ellipsis; }"

    def __init__(self, id: str | None = None, classes: str | None = None, hang: int = 0) -> None:
        super().__init__(id=id, classes=classes)
        self._hang = hang
        self._parts: Sequence[Part] = ()
        self._margin: int | None = None

    def show(self, parts: Sequence[Part], margin: int) -> None:
        """Show each part on rows of its own, with the labels of lines in a margin."""
        self._parts, self._margin = parts, margin
        self.refresh(layout=True)

    def run_on(self, lines: Sequence[Line]) -> None:
        """Show lines as one running text."""
        self._parts, self._margin = lines, None
        self.refresh(layout=True)

    def _rows(self, width: int) -> list[Content]:
        if self._margin is None:
            return run_on([part for part in self._parts if isinstance(part, Line)], width, self._hang)
        return lay_out(self._parts, width, self._margin)

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return container.width

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self._rows(width))

    def render(self) -> Content:
        return Content("\n").join(self._rows(self.content_size.width))


class KeyBar(Static):
    """The keys that do something here, which can be clicked too."""

    def show(self, texts: Texts, keys: Sequence[tuple[str, str, str]], note: str = "") -> None:
        """`keys` lists the key as it is shown, the action, and the message that names it."""
        parts = [
            Content.from_markup(f"[@click={action}][b on $background]{key}[/] $word[/]", word=texts.say(message))
            for key, action, message in keys
        ]
        notes = [Content.styled(note, "italic $foreground-muted")] if note else []
        self.update(Content("  ").join([*notes, *parts]))
