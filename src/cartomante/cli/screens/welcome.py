"""The first screen: go on with the last game, or choose how to play the next."""

from functools import partial
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from cartomante.cli import saves
from cartomante.cli.screens.form import Form, Row
from cartomante.cli.screens.pages import LANGUAGE_NAMES, RulebookPage
from cartomante.cli.screens.speaking import Speaking
from cartomante.cli.screens.widgets import KeyBar
from cartomante.cli.sitting import Sitting
from cartomante.cli.words import sentences
from cartomante.core.text import LANGUAGES

KEYS = (
    ("←→", "screen.turn(1)", "key-change"),
    ("⏎", "screen.go", "key-choose"),
    ("d", "screen.theme", "key-theme"),
    ("q", "screen.leave", "key-quit"),
)
WIDEST_LABEL = 32  # longer ones are cut in the menu, and told in full below it


class Welcome(Speaking[None]):
    """A menu that is also the form for a new game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", show=False),
        Binding("right", "turn(1)", show=False),
        Binding("d", "theme", show=False),
        Binding("q,escape", "leave", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.saved, self.form = next(saves.unfinished(), None), Form()
        self.game = self.form.game

    def compose(self) -> ComposeResult:
        with Vertical(id="welcome"):
            yield Static(id="banner")
            yield OptionList(id="menu")
            yield Static(id="about")
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()
        self.speak()

    # --- the menu ------------------------------------------------------------------------------------------------

    def speak(self) -> None:
        """Write the menu anew, with the cursor where it was."""
        self.game, menu, cursor = self.form.game, self.query_one(OptionList), self._cursor()
        self._show_banner()
        self.query_one(KeyBar).show(self.texts, KEYS)
        self._rows = {row.id: row for row in [*self.form.rows(self.texts), self._language()]}
        menu.set_options(self._prompts())
        menu.highlighted = menu.get_option_index(cursor) if cursor else 0

    def _show_banner(self) -> None:
        name = Content.styled("C A R T O M A N T E", "bold $text-accent")
        line = Content.styled(self.texts.say("cartomante-tagline"), "$foreground-muted")
        self.query_one("#banner", Static).update(Content("\n").join([name, line]))

    def _language(self) -> Row:
        say, now = self.texts.say, self.host.language
        return Row(
            "language", say("menu-language"), "", LANGUAGES, now, LANGUAGE_NAMES.__getitem__, self.host.change_language
        )  # fmt: skip

    def _prompts(self) -> list[Option]:
        first = ["continue", "begin"] if self.saved else ["begin"]
        width = min(max(len(row.label) for row in self._rows.values()), WIDEST_LABEL)
        settings = [Option(self._setting(row, width), id=row.id) for row in self._rows.values()]
        return [*map(self._deed, first), *settings, *map(self._deed, ("rulebook", "leave"))]

    def _deed(self, name: str) -> Option:
        return Option(Content.styled(self.texts.say(f"menu-{name}"), "bold"), id=name)

    def _setting(self, row: Row, width: int) -> Content:
        label = Content(row.label).truncate(width, ellipsis=True, pad=True)
        return Content.assemble("  ", label, f"  ‹ {row.spell(row.value)} ›")

    @on(OptionList.OptionHighlighted)
    def explain(self, message: OptionList.OptionHighlighted) -> None:
        self.query_one("#about", Static).update(Content(self._help(str(message.option.id))))

    def _help(self, name: str) -> str:
        if name in self._rows:
            row = self._rows[name]
            return sentences(f"{row.label}: {row.spell(row.value)}", row.help)
        if name == "continue" and self.saved:
            return self.texts.say("menu-continue", "help", file=self.saved.stem)
        return f"{self.texts.say('title')}. {self.texts.say('tagline')}" if name == "begin" else ""

    # --- what it does --------------------------------------------------------------------------------------------

    def _cursor(self) -> str:
        option = self.query_one(OptionList).highlighted_option
        return str(option.id) if option else ""

    def action_turn(self, steps: int) -> None:
        """Another value for the setting at the cursor."""
        if self._cursor() in self._rows:
            self._rows[self._cursor()].turn(steps)
            self.speak()

    @on(OptionList.OptionSelected)
    async def action_go(self) -> None:
        """Do what the row at the cursor says."""
        if self._cursor() in self._rows:
            self.action_turn(1)
        else:
            await self.run_action(self._cursor())

    def action_continue(self) -> None:
        if self.saved is not None:
            self.host.sit_down(partial(Sitting.resume, self.saved))

    def action_begin(self) -> None:
        self.host.sit_down(lambda: Sitting.begin(self.form.setup()))

    def action_rulebook(self) -> None:
        self.app.push_screen(RulebookPage(self.game))

    def action_theme(self) -> None:
        self.host.change_theme()

    def action_leave(self) -> None:
        self.host.leave()
