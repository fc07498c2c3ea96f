"""Windows over the table: help, the rulebook, the whole table, what follows from it, notes, other languages."""

from collections.abc import Callable
from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Markdown, OptionList, Static
from textual.widgets.option_list import Option

from cartomante.cli.boards.board import Board, Chapter
from cartomante.cli.boards.lines import margin_for
from cartomante.cli.rules import rulebook
from cartomante.cli.screens.choices import Choice, Choices
from cartomante.cli.screens.speaking import Dialog
from cartomante.cli.screens.widgets import Flow
from cartomante.cli.words import optional
from cartomante.core.game import Game
from cartomante.core.text import LANGUAGES

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
    """The question of now and the choice at the cursor explained, the keys, and what the signs mean."""

    heading = "help"

    def __init__(self, game: Game, board: Callable[[], Board], considered: Callable[[], str]) -> None:
        super().__init__(game)
        self._board, self._considered = board, considered

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page", classes="window"):
            yield Markdown(id="text")
            yield Flow(id="legend")

    def refill(self) -> None:
        board = self._board()
        now = [] if board.view["decision"] is None else self._now(board)
        parts = [*now, self.texts.say("help-text")]
        self.query_one(Markdown).update("\n\n".join(parts))
        self.query_one("#legend", Flow).run_on(board.legend())

    def _now(self, board: Board) -> list[str]:
        """What is asked, and about the choice at the cursor what that does not say already."""
        name, choice = f"decision-{board.view['decision']['id']}", self._considered()
        about = optional(self.texts, name, "help")
        return [f"**{self.texts.say(name)}** {about}", *([choice] if not choice.endswith(about) else [])]


class ChaptersPage(Page):
    """Headings with lines below them, as a board writes them."""

    def __init__(self, game: Game, board: Callable[[], Board]) -> None:
        super().__init__(game)
        self._board = board

    def chapters(self) -> list[Chapter]:
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page", classes="window"):
            for index in range(len(self.chapters())):
                yield Static(classes="part", id=f"part-{index}")
                yield Flow(id=f"zones-{index}")

    def refill(self) -> None:
        chapters = self.chapters()
        margin = margin_for(line for _, lines in chapters for line in lines)
        for index, (title, lines) in enumerate(chapters):
            self.query_one(f"#part-{index}", Static).update(Content.styled(title, "bold $text-accent"))
            self.query_one(f"#zones-{index}", Flow).show(lines, margin)


class WholeTablePage(ChaptersPage):
    """Every zone that you may see, in full."""

    heading = "whole-table"

    def chapters(self) -> list[Chapter]:
        return self._board().whole_table()


class DeductionPage(ChaptersPage):
    """What follows from what you know."""

    heading = "key-deduction"

    def chapters(self) -> list[Chapter]:
        return self._board().deduction()


Take = Callable[[int], None]  # does something without being asked, if that is still possible


class SidePicker(Dialog[None]):
    """What you may do without being asked; nothing, if you change your mind."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "close", show=False)]

    def __init__(self, game: Game, board: Callable[[], Board], actions: list[int], take: Take) -> None:
        super().__init__()
        self.game, self._board, self._actions, self._take = game, board, actions, take

    def compose(self) -> ComposeResult:
        with Vertical(id="side", classes="window"):
            yield OptionList(*(Option("", id=str(action)) for action in self._actions))
            yield Static(id="side-help")

    def on_mount(self) -> None:
        self.speak()
        self.query_one(OptionList).focus()

    def speak(self) -> None:
        board, menu = self._board(), self.query_one(OptionList)
        self.query_one("#side").border_title = self.texts.say("key-side")
        for action in self._actions:
            menu.replace_option_prompt(str(action), Content(board.side_choice(action)[0]))

    @on(OptionList.OptionHighlighted)
    def explain(self, message: OptionList.OptionHighlighted) -> None:
        about = self._board().side_choice(int(str(message.option.id)))[1]
        self.query_one("#side-help", Static).update(Content(about))

    @on(OptionList.OptionSelected)
    def choose(self, message: OptionList.OptionSelected) -> None:
        self.dismiss()
        self._take(int(str(message.option.id)))

    def action_close(self) -> None:
        self.dismiss()


class NotesWindow(Dialog[None]):
    """Marks that a key or a click flips, as often as you like."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,n", "close", show=False)]

    def __init__(self, game: Game, board: Callable[[], Board], take: Take) -> None:
        super().__init__()
        self.game, self._board, self._take = game, board, take

    def compose(self) -> ComposeResult:
        with Vertical(id="notes", classes="window"):
            yield Choices(id="marks", at_once=True)
            yield Static(id="notes-help")

    def on_mount(self) -> None:
        self.speak()
        self.query_one(Choices).focus()

    def speak(self) -> None:
        board, window = self._board(), self.query_one("#notes")
        window.border_title, window.border_subtitle = board.notes_title(), self.texts.say("page-close")
        marks = [
            Choice(action, mark, key=str(key)) for key, (action, mark) in enumerate(board.notes().items(), start=1)
        ]
        self.query_one(Choices).offer(marks, keep_cursor=True)
        self.query_one("#notes-help", Static).update(self.texts.say("notes-help", last=len(marks)))

    @on(Choices.Chosen)
    def flip(self, message: Choices.Chosen) -> None:
        self._take(message.choice.action)
        self.speak()

    def action_close(self) -> None:
        self.dismiss()


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
