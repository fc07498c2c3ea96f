"""The window of a hint: what the master would do, and what it thinks of every option."""

import asyncio
from collections.abc import Callable
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from cartomante.bots.hints import LIKING, Advice, Judgement
from cartomante.cli.adviser import MASTER, Adviser
from cartomante.cli.boards.board import Board
from cartomante.cli.boards.lines import Columns
from cartomante.cli.screens.pages import Page
from cartomante.cli.screens.widgets import Flow
from cartomante.cli.words import sentences
from cartomante.core.match import Match

HALF_A_SECOND = 0.5
BAR = 16
DONE, LEFT = "━", "┄"


class HintPage(Page):
    """Thinks in the background; a quick opinion comes first while the master's code is still being compiled."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("h", "close", show=False)]
    heading = "key-hint"

    def __init__(self, adviser: Adviser, board: Callable[[Match], Board]) -> None:
        super().__init__(adviser.game)
        self._adviser, self._board, self._world = adviser, board, adviser.world()
        self.judgement: Judgement | None = None

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page", classes="window -snug"):
            yield Static(id="advice")
            yield Flow(id="weighed")
            yield Static(id="advice-note")

    def on_mount(self) -> None:
        self._adviser.get_ready()
        super().on_mount()
        self.think()

    @work
    async def think(self) -> None:
        """Ask whoever is there, and the master as soon as it is."""
        while True:
            level = self._adviser.level
            self.judgement = await asyncio.to_thread(self._adviser.think, self._world, level)
            self.refill()
            if level == MASTER:
                return
            while not self._adviser.is_ready:
                await asyncio.sleep(HALF_A_SECOND)
                self.refill()

    # --- what it says --------------------------------------------------------------------------------------------

    def refill(self) -> None:
        judgement = self.judgement
        names = self._adviser.table.names(self.texts)
        advice = None if judgement is None else judgement.in_words(self.texts.language, names)
        says = self.texts.say("advice-thinking") if advice is None else advice.sentence
        self.query_one("#advice", Static).update(Content.styled(says, "bold"))
        self.query_one("#weighed", Flow).show([] if advice is None else self.weighed(advice), 0)
        self.query_one("#advice-note", Static).update(Content(self.note(advice)))

    def weighed(self, advice: Advice) -> list[Columns]:
        """A line for every option: a bar, the value in per cent, and the option as it is offered."""
        board, widest = self._board(self._world), max(len(option.percent) for option in advice.options)
        most = max(option.value or 0 for option in advice.options) if advice.measure == LIKING else 1
        return [
            Columns(
                [
                    [bar((option.value or 0) / (most or 1)), Content(option.percent.rjust(widest)), label]
                    for option in advice.options
                    for label, _ in [board.choice(option.action)]
                ]
            )
        ]

    def note(self, advice: Advice | None) -> str:
        """How this was found out, and what is still to come."""
        if advice is None:
            return ""
        return sentences(advice.note, self.texts.say("advice-honest"), self.prospect(advice))

    def prospect(self, advice: Advice) -> str:
        adviser, say = self._adviser, self.texts.say
        if advice.level == MASTER:
            return ""
        if adviser.has_failed:
            return say("advice-warm-up-failed")
        return say("advice-thinking") if adviser.is_ready else say("advice-warm-up", percent=adviser.percent)


def bar(share: float) -> Content:
    """A share from 0 to 1 as a line that is partly drawn."""
    drawn = round(share * BAR)
    return Content.assemble((DONE * drawn, "$accent"), (LEFT * (BAR - drawn), "$foreground-muted"))
