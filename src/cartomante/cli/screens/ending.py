"""The end of a game: places, why it ended, how to check it, and what next."""

from collections.abc import Callable
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from cartomante.cli.boards.board import Board
from cartomante.cli.boards.lines import margin_for
from cartomante.cli.screens.pages import LanguagePicker
from cartomante.cli.screens.speaking import Dialog
from cartomante.cli.screens.widgets import Flow
from cartomante.cli.sitting import Sitting
from cartomante.cli.table import ranking

NEXT = ("look", "rematch", "quit")  # the harmless one first: people press Enter a lot


class Ending(Dialog[None]):
    """Shown once the game is over, over the final table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "look", show=False),
        Binding("n", "rematch", show=False),
        Binding("l", "language", show=False),
        Binding("q", "quit", show=False),
    ]

    def __init__(self, sitting: Sitting, board: Callable[[], Board]) -> None:
        super().__init__()
        self._board = board
        self.sitting, self.match, self.game = sitting, sitting.table.match, sitting.table.game

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="ending", classes="window"):
            yield Static(id="verdict")
            yield Static(id="places")
            yield Flow(id="result")
            yield Static(id="proof")
            yield OptionList(*(Option("", id=choice) for choice in NEXT), id="next")

    def on_mount(self) -> None:
        self.speak()
        self.query_one(OptionList).focus()

    def speak(self) -> None:
        say = self.texts.say
        self.query_one("#ending").border_title = say("game-over")
        self.query_one("#verdict", Static).update(Content.styled(self.verdict(), "bold $text-accent"))
        self.query_one("#places", Static).update(Content("\n").join(self.places()))
        result = self._board().result() if self.game.is_cooperative else []
        self.query_one("#result", Flow).show(result, margin_for(result))
        self.query_one("#proof", Static).update(Content("\n").join(self.proof()))
        for choice in NEXT:
            self.query_one(OptionList).replace_option_prompt(choice, say(f"next-{choice}"))

    # --- what it says --------------------------------------------------------------------------------------------

    def verdict(self) -> str:
        """Who won, from your point of view."""
        winners, you = self.match.winners, self.sitting.table.seat
        names = self.sitting.table.names(self.texts)
        if not winners:
            return self.texts.say("all-lost")
        if self.game.is_cooperative:
            return self.texts.say("all-won")
        if you in winners:
            return self.texts.say("you-won" if len(winners) == 1 else "you-won-together")
        listed = self.texts.listing([names[seat] for seat in winners])
        return self.texts.say("others-won", names=listed, count=len(winners))

    def places(self) -> list[Content]:
        """Why it ended, the final table, and what decided between players with equal points."""
        reason = Content(self.texts.say(f"ending-{self.match.ending}"))
        if self.game.is_cooperative:
            return [reason]
        names, you = self.sitting.table.names(self.texts), self.sitting.table.seat
        order = ranking(self.texts, self.match, names)
        lines = [Content.styled(line, "bold" if seat == you else "") for seat, line in order]
        facts = [Content.styled(fact, "$foreground-muted") for fact in self.ties([seat for seat, _ in order], names)]
        return [reason, Content(""), *lines, *facts]

    def ties(self, order: list[int], names: list[str]) -> list[str]:
        """A sentence for every score that several players share."""
        match, facts = self.match, []
        for points in sorted(set(match.scores), reverse=True):
            seats = [seat for seat in order if match.scores[seat] == points]
            if len(seats) > 1:
                is_shared = len({match.places[seat] for seat in seats}) == 1
                listed = self.texts.listing([names[seat] for seat in seats])
                facts.append(self.texts.say("tie-shared" if is_shared else "tie-broken", names=listed))
        return facts

    def proof(self) -> list[Content]:
        """The seed, its commitment from before the first move, and the command that checks everything."""
        seed, say = self.match.seed, self.texts.say
        lines = [] if seed is None else [
            say("proof-commitment", digest=seed.commitment),
            say("proof-seed", seed=seed.secret or str(seed.number)),
        ]  # fmt: skip
        lines.append(say("proof-command", command=f"cartomante verify {self.sitting.path}"))
        return [Content.styled(line, "$foreground-muted") for line in lines]

    # --- what next -----------------------------------------------------------------------------------------------

    @on(OptionList.OptionSelected)
    async def choose(self, message: OptionList.OptionSelected) -> None:
        await self.run_action(str(message.option.id))

    def action_rematch(self) -> None:
        self.dismiss()
        self.host.sit_down(self.sitting.rematch)

    def action_look(self) -> None:
        self.dismiss()

    def action_language(self) -> None:
        self.app.push_screen(LanguagePicker(self.game))

    def action_quit(self) -> None:
        self.dismiss()
        self.host.leave()
