"""Small parts of the screens."""

from collections.abc import Sequence

from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget
from textual.widgets import Static

from cartomante.cli.boards.lines import Line, lay_out
from cartomante.core.text import Texts


class Flow(Widget):
    """Labelled lines that rearrange themselves for the width there is."""

    DEFAULT_CSS = "Flow { height: auto; text-wrap: nowrap; text-overflow: ellipsis; }"

    def __init__(self, id: str | None = None, classes: str | None = None, hang: int = 0) -> None:
        super().__init__(id=id, classes=classes)
        self._hang = hang
        self._lines: Sequence[Line] = ()
        self._margin = 0

    def show(self, lines: Sequence[Line], margin: int = 0) -> None:
        """Show these lines: with their labels in a margin, or as one running text."""
        self._lines, self._margin = lines, margin
        self.refresh(layout=True)

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return container.width

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(lay_out(self._lines, width, self._margin, self._hang))

    def render(self) -> Content:
        return Content("\n").join(lay_out(self._lines, self.content_size.width, self._margin, self._hang))


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
