"""The table: what lies there, your hand, the story, the question and what you may answer."""

import asyncio
from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from cartomante.cli.adviser import Adviser
from cartomante.cli.boards import board_of, make_board
from cartomante.cli.boards.board import Board, Scene
from cartomante.cli.boards.lines import Line, margin_for
from cartomante.cli.screens.choices import Choice, Choices
from cartomante.cli.screens.ending import Ending
from cartomante.cli.screens.hint import HintPage
from cartomante.cli.screens.log import Log
from cartomante.cli.screens.pages import (
    DeductionPage,
    HelpPage,
    LanguagePicker,
    NotesWindow,
    RulebookPage,
    SidePicker,
    WholeTablePage,
)
from cartomante.cli.screens.speaking import Speaking
from cartomante.cli.screens.widgets import Flow, KeyBar
from cartomante.cli.sitting import Sitting
from cartomante.core.match import Match

GLIMPSE = 12  # characters of the commitment that fit beside the title
HALF_A_SECOND = 0.5
CROWD = 6  # players beyond whom the log must make room on a small screen
PANES = ("#choices", "#log", "#board")
RESULT_KEY = ("e", "screen.ending", "key-result")
NOTES_KEY = ("n", "screen.notes", "key-notes")
DEDUCTION_KEY = ("w", "screen.deduction", "key-deduction")
SIDE_KEY = ("s", "screen.side", "key-side")
HINT_KEY = ("h", "screen.hint", "key-hint")
KEYS = (
    ("?", "screen.help", "key-help"),
    ("q", "screen.leave", "key-quit"),
    ("r", "screen.rulebook", "key-rulebook"),
    HINT_KEY,
    ("t", "screen.whole_table", "key-table"),
    ("⇥", "screen.next_pane", "key-log"),
    ("l", "screen.language", "key-language"),
    ("d", "screen.theme", "key-theme"),
)


class TableScreen(Speaking[None]):
    """Draws what the person's seat sees, and lets the bots move while the person thinks."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "help", show=False),
        Binding("r", "rulebook", show=False),
        Binding("h", "hint", show=False),
        Binding("t", "whole_table", show=False),
        Binding("l", "language", show=False),
        Binding("d", "theme", show=False),
        Binding("e", "ending", show=False),
        Binding("s", "side", show=False),
        Binding("n", "notes", show=False),
        Binding("w", "deduction", show=False),
        Binding("q", "leave", show=False),
        Binding("tab", "next_pane(1)", show=False),
        Binding("shift+tab", "next_pane(-1)", show=False),
        Binding("escape", "focus_choices", show=False),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting, self.table, self.game = sitting, sitting.table, sitting.table.game
        self.adviser = Adviser(self.table)
        self._moved = asyncio.Event()
        self._asked: tuple[object, ...] = ()
        self._last_asked: tuple[object, ...] = ()

    def compose(self) -> ComposeResult:
        seats, you = self.game.seats, self.table.seat
        yield Static(id="heading")
        with Container(id="main"):
            with VerticalScroll(id="board", can_focus=True):
                yield Flow(id="centre", classes="box")
                with Container(id="seats"):
                    for seat in [*range(you, seats), *range(you)]:
                        yield Flow(id=f"seat-{seat}", classes="box seat", hang=2)
            with Vertical(id="story", classes="box"):
                yield Log(id="log")
                yield Static(id="rule")
            with Vertical(id="yours"):
                yield Flow(id="hand", classes="box")
                with Vertical(id="question", classes="box"):
                    yield Choices(id="choices")
                    yield Static(id="hint")
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        self.host.keep()
        self.speak()
        self.query_one(Choices).focus()
        self.table.warm_up_bots()
        if self.table.warm_up is not None:
            self.set_interval(HALF_A_SECOND, lambda: self.show_keys(self.board()))
        self.run_bots()

    # --- drawing -------------------------------------------------------------------------------------------------

    def speak(self) -> None:
        self._asked = ()
        self.show()

    def on_resize(self) -> None:
        self.call_after_refresh(self.show)

    def board(self) -> Board:
        return self.board_of(self.table.match)

    def board_of(self, match: Match) -> Board:
        """The board of this match, or of one that the person's seat cannot tell from it."""
        table, texts = self.table, self.texts
        return make_board(Scene.of(match, table.seat, texts, table.names(texts), is_tight=not self.is_roomy))

    def show(self) -> None:
        """Draw everything as it stands."""
        board = self.board()
        self.show_heading(board)
        self.show_table(board)
        self.show_question(board)
        self.show_keys(board)
        self.query_one("#story").border_title = self.texts.say("key-log")
        self.query_one(Log).tell(self.commitment(), board.scene)

    def commitment(self) -> str:
        """What the person can check after the game: the seed's digest, shown before the first move."""
        seed = self.table.match.seed
        return self.texts.say("commitment", digest=seed.commitment) if seed else self.texts.say("no-commitment")

    def show_heading(self, board: Board) -> None:
        seed = self.table.match.seed
        digest = f"# {seed.commitment[:GLIMPSE]}…" if seed else ""
        title = Content.assemble((self.texts.say("title"), "bold $text-accent"), "   ", board.status())
        room = self.size.width - 2 - title.cell_length - len(digest)
        line = title + " " * max(room, 1) + Content.styled(digest, "$foreground-muted")
        self.query_one("#heading", Static).update(line)

    @property
    def is_roomy(self) -> bool:
        """Whether everything can be shown at ease."""
        width, height = board_of(self.game).room_wanted(self.table.match.players)
        return self.size.width >= width and self.size.height >= height

    def show_table(self, board: Board) -> None:
        self.set_class(board.has_boxes, "-roomy")
        self.set_class(board.has_pairs, "-pairs")
        self.set_class(board.view["over"], "-over")
        self.set_class(board.view["players"] > CROWD, "-crowded")
        centre = board.centre()
        self.query_one("#centre", Flow).show(centre, margin_for(centre))
        seats = [board.seat(seat) for seat in range(board.view["players"])]
        margin = margin_for(line for lines in seats for line in lines) if board.has_boxes else None
        for seat, lines in enumerate(seats):
            self.show_seat(board.seat_title(seat), self.query_one(f"#seat-{seat}", Flow), lines, margin)
        for seat in range(self.game.seats):
            self.query_one(f"#seat-{seat}").display = seat < len(seats)
        hand = self.query_one("#hand", Flow)
        hand.border_title = self.texts.say("your-hand")
        hand.run_on(board.hand())

    def show_seat(self, title: Content, box: Flow, lines: list[Line], margin: int | None) -> None:
        """A box with the name in its frame if there is a margin, otherwise a line that begins with it."""
        box.border_title = title
        if margin is None:
            box.run_on([Line("", [title]), *lines])
        else:
            box.show(lines, margin)

    def show_question(self, board: Board) -> None:
        """The question in words and the choices, or who is being waited for."""
        box, asked = self.query_one("#question"), board.view["decision"]
        question = (asked and asked["id"], tuple(board.view["legal"]))
        box.border_title = self.question(board)
        if question != self._asked:
            self.query_one(Choices).offer(self.choices(board), keep_cursor=question == self._last_asked)
            self._asked = self._last_asked = question
        if not board.view["legal"]:
            self.query_one("#hint", Static).update("")

    def question(self, board: Board) -> str:
        asked = board.view["decision"]
        if asked is not None:
            return self.texts.say(f"decision-{asked['id']}")
        if board.view["over"]:
            return self.texts.say("over-hint")
        waiting = [board.scene.names[seat] for seat in board.view["deciders"]]
        return self.texts.say("waiting", names=self.texts.listing(waiting))

    def choices(self, board: Board) -> list[Choice]:
        actions = sorted(board.view["legal"], key=board.order)
        return [Choice(action, *board.choice(action), board.choice_key(action)) for action in actions]

    def show_keys(self, board: Board) -> None:
        usual = [key for key in KEYS if key != HINT_KEY or self.has_hints]
        keys, note = [*self.extra_keys(board), *usual], self.warm_up_note()
        self.query_one(KeyBar).show(self.texts, keys[:-2] if note else keys, note)

    @property
    def has_hints(self) -> bool:
        return self.table.setup.hints and not self.table.match.is_over

    def extra_keys(self, board: Board) -> list[tuple[str, str, str]]:
        """The keys that do something only now, or only in this game."""
        now = {
            RESULT_KEY: self.table.match.is_over,
            NOTES_KEY: board.notes(),
            DEDUCTION_KEY: board.can_deduce,
            SIDE_KEY: self.aside(board),
        }
        return [key for key, is_open in now.items() if is_open]

    def aside(self, board: Board) -> list[int]:
        """What may be done without being asked; notes have a window of their own."""
        return [action for action in self.table.side_actions() if action not in board.notes()]

    def warm_up_note(self) -> str:
        """How far the bots' compiled code is, while it is not ready."""
        warm_up = self.table.warm_up
        if warm_up is None or warm_up.ready:
            return ""
        if warm_up.error:
            return self.texts.say("warm-up-failed")
        return self.texts.say("warm-up", percent=warm_up.percent)

    # --- playing -------------------------------------------------------------------------------------------------

    @work
    async def run_bots(self) -> None:
        """Bots move one after the other, each after a moment, for as long as the game lasts."""
        while not self.table.match.is_over:
            seat = self.table.next_bot()
            if seat is None:
                await self._moved.wait()
                self._moved.clear()
                continue
            await asyncio.sleep(self.host.pace)
            question, thought = self.table.question(seat), self.table.think(seat)
            action = await asyncio.to_thread(thought.choose)
            if self.table.question(seat) == question:
                self.table.match.apply(action, seat)
                self.show()
        self.finish()

    @on(Choices.Chosen)
    def answer(self, message: Choices.Chosen) -> None:
        """The person's move; a key pressed twice is not a second move."""
        if self.table.is_mine and message.choice in self.query_one(Choices).choices:
            self.play(message.choice.action)

    def play(self, action: int) -> None:
        self.table.play(action)
        self.host.keep()
        self.show()
        self._moved.set()

    def take(self, action: int) -> None:
        """Do something without being asked, if that is still possible now that it is chosen."""
        if action in self.table.side_actions():
            self.play(action)

    def action_side(self) -> None:
        actions = self.aside(self.board())
        if actions:
            self.app.push_screen(SidePicker(self.game, self.board, actions, self.take))

    def action_notes(self) -> None:
        if self.board().notes():
            self.app.push_screen(NotesWindow(self.game, self.board, self.take))

    def finish(self) -> None:
        self.host.keep()
        self.show()
        self.action_ending()

    # --- looking around ------------------------------------------------------------------------------------------

    @on(Choices.Considered)
    def explain_choice(self, message: Choices.Considered) -> None:
        self.query_one("#hint", Static).update(Content(message.choice.help))

    @on(Log.Explained)
    def explain_entry(self, message: Log.Explained) -> None:
        """Show the rule behind an entry of the log; a small screen makes room for it."""
        rule = self.query_one("#rule", Static)
        rule.update(Content(message.rule))
        rule.display = bool(message.rule)
        self.set_class(self.query_one(Log).has_focus, "-reading")
        self.call_after_refresh(self.query_one(Log).scroll_to_highlight)

    def action_help(self) -> None:
        self.app.push_screen(HelpPage(self.game, self.board, lambda: self.query_one(Choices).explanation))

    def action_deduction(self) -> None:
        if self.board().can_deduce:
            self.app.push_screen(DeductionPage(self.game, self.board))

    def action_hint(self) -> None:
        """What would the master do? Only for whoever has something to decide, at a table that allows it."""
        if self.has_hints and self.table.is_mine:
            self.app.push_screen(HintPage(self.adviser, self.board_of))
        elif not self.table.match.is_over:
            self.notify(self.texts.say("advice-unasked" if self.has_hints else "advice-forbidden"), markup=False)

    def action_rulebook(self) -> None:
        self.app.push_screen(RulebookPage(self.game))

    def action_whole_table(self) -> None:
        self.app.push_screen(WholeTablePage(self.game, self.board))

    def action_language(self) -> None:
        self.app.push_screen(LanguagePicker(self.game))

    def action_theme(self) -> None:
        self.host.change_theme()

    def action_next_pane(self, steps: int = 1) -> None:
        """From the choices to the log, to the table, and round again."""
        at = next((i for i, pane in enumerate(PANES) if self.query_one(pane).has_focus), 0)
        self.query_one(PANES[(at + steps) % len(PANES)]).focus()

    def action_focus_choices(self) -> None:
        self.query_one(Choices).focus()

    def action_ending(self) -> None:
        if self.table.match.is_over:
            self.app.push_screen(Ending(self.sitting, self.board))

    def action_leave(self) -> None:
        self.host.leave()
