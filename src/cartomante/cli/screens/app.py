"""The full-screen interface: opens a table, or asks what to play."""

from collections.abc import Callable
from pathlib import Path

from textual.app import App
from textual.theme import Theme

from cartomante.cli.screens.speaking import Speaking
from cartomante.cli.screens.table import TableScreen
from cartomante.cli.screens.welcome import Welcome
from cartomante.cli.sitting import Sitting
from cartomante.core.errors import CartomanteError
from cartomante.core.text import check_language

NIGHT = Theme(
    "night", primary="#8fb3e8", secondary="#6f86b8", accent="#e8c468", success="#7fc8a0", warning="#e8a868",
    error="#e88080", foreground="#e6e8f0", background="#12141d", surface="#181b26", panel="#2a3044", dark=True,
)  # fmt: skip
DAY = Theme(
    "day", primary="#2b5a8c", secondary="#5c7ea6", accent="#8a5a00", success="#2e7d5b", warning="#a85a10",
    error="#a83232", foreground="#26282e", background="#f6f2e9", surface="#fffdf8", panel="#e6dfcf", dark=False,
)  # fmt: skip


class Cartomante(App[str]):
    """One person's window on the table. Its result is what the terminal shows afterwards."""

    CSS_PATH = Path(__file__).parent / "style.tcss"
    TITLE = "Cartomante"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (100, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-short"), (32, "-tall")]  # noqa: RUF012

    def __init__(self, sitting: Sitting | None, language: str, pace: float) -> None:
        super().__init__()
        self.sitting, self.language, self.pace = sitting, check_language(language), pace
        self.register_theme(NIGHT)
        self.register_theme(DAY)
        self.theme = NIGHT.name

    def on_mount(self) -> None:
        self.push_screen(Welcome() if self.sitting is None else TableScreen(self.sitting))

    def sit_down(self, open_sitting: Callable[[], Sitting]) -> None:
        """Leave whatever is open and go to a table, if there is one."""
        try:
            self.sitting = open_sitting()
            self.switch_screen(TableScreen(self.sitting))
        except CartomanteError as error:
            self.notify(str(error), severity="error", markup=False)

    def keep(self) -> bool:
        """Save the game; if that fails, say so and let the person play on."""
        assert self.sitting is not None
        try:
            self.sitting.keep()
            return True
        except OSError as error:
            words = self.sitting.table.match.text(self.language).say("not-kept", reason=str(error))
            self.notify(words, severity="error", markup=False)
            return False

    def leave(self) -> None:
        """Save and go; the terminal then says how to come back."""
        if self.sitting is None:
            self.exit()
        elif self.keep():
            match = self.sitting.table.match
            command = f"cartomante {'verify' if match.is_over else 'play --resume'} {self.sitting.path}"
            self.exit(match.text(self.language).say("kept", command=command))

    def action_help_quit(self) -> None:
        """Control-C is one more way to leave."""
        self.leave()

    def change_language(self, language: str) -> None:
        """From now on everything that is open speaks another language."""
        self.language = language
        for screen in self.screen_stack:
            if isinstance(screen, Speaking):
                screen.speak()

    def change_theme(self) -> None:
        self.theme = DAY.name if self.current_theme.dark else NIGHT.name
