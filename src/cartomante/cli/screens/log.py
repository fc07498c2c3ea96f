"""The story of the game: the newest at the bottom, and for each entry the rule behind it."""

from dataclasses import dataclass

from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from cartomante.cli.boards.board import Scene
from cartomante.cli.replay import opens_turn
from cartomante.cli.words import optional
from cartomante.core.event import Event


class Log(OptionList):
    """One entry per event. With the focus on it, the entry at the cursor is explained."""

    @dataclass
    class Explained(Message):
        """The rule that an entry follows from; empty when nobody asks."""

        rule: str

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._told: list[Event] = []
        self._speech: tuple[str, str] = ("", "")

    def tell(self, preface: str, scene: Scene) -> None:
        """Add what is new; in another language, tell everything again."""
        speech = (scene.texts.language, preface)
        if speech != self._speech:
            self._speech, self._told = speech, []
            self.clear_options().add_option(Option(Content.styled(preface, "$foreground-muted")))
        events = [event for event in scene.events if not is_silent(event)]
        self.add_options([Option(entry(event, scene)) for event in events[len(self._told) :]])
        self._told, self._texts = events, scene.texts
        if not self.has_focus:
            self.show_newest()

    def show_newest(self) -> None:
        self.highlighted = None
        self.scroll_end(animate=False)

    # --- why? ----------------------------------------------------------------------------------------------------

    def on_focus(self) -> None:
        self.highlighted = self.option_count - 1

    def on_blur(self) -> None:
        self.show_newest()
        self.post_message(self.Explained(""))

    def on_option_list_option_highlighted(self, message: OptionList.OptionHighlighted) -> None:
        message.stop()
        if self.has_focus:
            self.post_message(self.Explained(self._rule(message.option_index)))

    def _rule(self, index: int) -> str:
        """The explanation of an entry; the first entry is the preface, which has none."""
        if index == 0:
            return ""
        return optional(self._texts, f"event-{self._told[index - 1].kind.name}", "rule")


def is_silent(event: Event) -> bool:
    """Whether an event tells this viewer nothing but that it happened; marks at the table show as much."""
    return bool(event.args) and all(value is None for value in event.args.values())


def entry(event: Event, scene: Scene) -> Content:
    sentence = scene.texts.event(event, scene.view["seat"], scene.names)
    return Content.styled(sentence, "bold $text-accent") if opens_turn(event) else Content(sentence)
