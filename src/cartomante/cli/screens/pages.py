"""Windows over the table: help, the rulebook, the whole table, the choice of a language."""

from collections.abc import Callable
from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Markdown, OptionList, Static
from textual.widgets.option_list import Option

from cartomante.cli.boards.board import Board
from cartomante.cli.boards.lines import margin_for
from cartomante.cli.rules import rulebook
from cartomante.cli.screens.speaking import Dialog
from cartomante.cli.screens.widgets import Flow
from cartomante.cli.words import optional
from cartomante.core.game import Game
from cartomante.core.text import LANGUAGES, Meaning

LANGUAGE_NAMES = {"en": "English", "it": "Italiano", "de": "Deutsch", "fr": "Français", "es": "Español"}


class Page(Dialog[None]):
    """Something to read, which scrolls; Escape closes it, and so does a click beside it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter", "close", show=False),
        Binding("l", "language", show=False),
    ]
    heading: ClassVar[str]

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game

    def compose(self) -> ComposeResult:
        yield VerticalScroll(id="page", classes="window")

    def on_mount(self) -> None:
        self.query_one("#page").focus()
        self.speak()

    def speak(self) -> None:
        window = self.query_one("#page")
        window.border_title = self.texts.say(self.heading)
        window.border_subtitle = self.texts.say("page-keys")
        self.refill()

    def refill(self) -> None:
        """Write the whole page."""
        raise NotImplementedError

    def action_close(self) -> None:
        self.dismiss()

    def action_language(self) -> None:
        self.app.push_screen(LanguagePicker(self.game))

    def on_click(self, event: events.Click) -> None:
        if event.widget is self:
            self.dismiss()


class RulebookPage(Page):
    """The rulebook of the game."""

    heading = "rulebook"

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page", classes="window"):
            yield Markdown(id="text")

    def refill(self) -> None:
        self.query_one(Markdown).update(rulebook(self.texts))


class HelpPage(Page):
    """The question of now explained, the keys, and what the signs mean."""

    heading = "help"

    def __init__(self, game: Game, board: Callable[[], Board]) -> None:
        super().__init__(game)
        self._board = board

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page", classes="window"):
            yield Markdown(id="text")
            yield Flow(id="legend")

    def refill(self) -> None:
        board, texts = self._board(), self.texts
        asked = board.view["decision"]
        now = ""
        if asked is not None:
            name = f"decision-{asked['id']}"
            now = f"**{texts.say(name)}** {optional(texts, name, 'help')}\n\n"
        self.query_one(Markdown).update(now + texts.say("help-text"))
        self.query_one("#legend", Flow).show(board.legend())


class WholeTablePage(Page):
    """Every zone that you may see, in full."""

    heading = "whole-table"

    def __init__(self, game: Game, board: Callable[[], Board]) -> None:
        super().__init__(game)
        self._board = board

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page", classes="window"):
            for index in range(len(self._board().whole_table())):
                yield Static(classes="part", id=f"part-{index}")
                yield Flow(id=f"zones-{index}")

    def refill(self) -> None:
        parts = self._board().whole_table()
        margin = margin_for(line for _, lines in parts for line in lines)
        for index, (title, lines) in enumerate(parts):
            self.query_one(f"#part-{index}", Static).update(Content.styled(title, "bold $text-accent"))
            self.query_one(f"#zones-{index}", Flow).show(lines, margin)


class SidePicker(Dialog[int | None]):
    """What you may do without being asked; nothing, if you change your mind."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "close", show=False)]

    def __init__(self, game: Game, actions: dict[int, Meaning], names: list[str]) -> None:
        super().__init__()
        self.game, self._actions, self._names = game, actions, names

    def compose(self) -> ComposeResult:
        yield OptionList(*(Option("", id=str(action)) for action in self._actions), id="side", classes="window")

    def on_mount(self) -> None:
        self.speak()

    def speak(self) -> None:
        menu = self.query_one(OptionList)
        menu.border_title = self.texts.say("key-side")
        for action, meaning in self._actions.items():
            menu.replace_option_prompt(str(action), Content(self.texts.side_action(meaning, self._names)))

    @on(OptionList.OptionSelected)
    def choose(self, message: OptionList.OptionSelected) -> None:
        self.dismiss(int(str(message.option.id)))

    def action_close(self) -> None:
        self.dismiss(None)


class LanguagePicker(Dialog[None]):
    """Five languages, each under its own name."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "close", show=False)]

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game

    def compose(self) -> ComposeResult:
        options = [Option(LANGUAGE_NAMES[language], id=language) for language in LANGUAGES]
        yield OptionList(*options, id="languages", classes="window")

    def on_mount(self) -> None:
        self.query_one(OptionList).highlighted = LANGUAGES.index(self.host.language)
        self.speak()

    def speak(self) -> None:
        self.query_one(OptionList).border_title = self.texts.say("choose-language")

    @on(OptionList.OptionSelected)
    def choose(self, message: OptionList.OptionSelected) -> None:
        assert message.option.id is not None
        self.dismiss()
        self.host.change_language(message.option.id)

    def action_close(self) -> None:
        self.dismiss()
