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
            yield Static(id="advice-state")
            yield Flow(id="weighed")
            yield Static(id="advice-note")

    def on_mount(self) -> None:
        self._adviser.get_ready()
        super().on_mount()
        self.think()

    @work
    async def think(self) -> None:
        """Ask whoever is there, and the master as soon as it is."""
        adviser, level = self._adviser, None
        while level != MASTER:
            level = adviser.level
            if level is not None:
                self.judgement = await asyncio.to_thread(adviser.think, self._world, level)
            self.refill()
            while level != MASTER and not adviser.is_ready:
                await asyncio.sleep(HALF_A_SECOND)
                self.refill()

    # --- what it says --------------------------------------------------------------------------------------------

    def refill(self) -> None:
        advice = self.advice()
        self.query_one("#advice", Static).update(Content.styled(advice.sentence if advice else "", "bold"))
        self.query_one("#advice-state", Static).update(Content.styled(self.state(advice), "italic"))
        self.query_one("#weighed", Flow).show(self.weighed(advice) if advice else [], 0)
        note = sentences(advice.note, self.texts.say("advice-honest")) if advice else ""
        self.query_one("#advice-note", Static).update(Content(note))
        for part in ("#advice", "#advice-note"):
            self.query_one(part).display = advice is not None
        self.query_one("#advice-state").display = bool(self.state(advice))

    def advice(self) -> Advice | None:
        """What is known so far, in the language of now."""
        names = self._adviser.table.names(self.texts)
        return self.judgement.in_words(self.texts.language, names) if self.judgement else None

    def state(self, advice: Advice | None) -> str:
        """What is still to come, and why it takes time."""
        adviser, say = self._adviser, self.texts.say
        if advice is not None and advice.level == MASTER:
            return ""
        progress = "" if adviser.is_ready else say("advice-warm-up", percent=adviser.percent)
        is_waiting = adviser.is_ready or (advice is None and not adviser.has_failed)
        parts = (
            say("advice-warm-up-failed") if adviser.has_failed else progress,
            say("advice-quick") if advice is not None else "",
            say("advice-thinking") if is_waiting else "",
        )
        return " ".join(part for part in parts if part)

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


def bar(share: float) -> Content:
    """A share from 0 to 1 as a line that is partly drawn."""
    drawn = round(share * BAR)
    return Content.assemble((DONE * drawn, "$accent"), (LEFT * (BAR - drawn), "$foreground-muted"))
