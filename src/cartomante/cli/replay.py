"""`cartomante replay`: a saved game told again, turn by turn."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cartomante.cli.parameters import json_option, language_option
from cartomante.core.errors import CartomanteError, whole_number

if TYPE_CHECKING:
    from cartomante.core.event import Event
    from cartomante.core.match import Match
    from cartomante.core.text import Texts

STOP, ALL_THE_REST = ("q", "Q", "\x1b"), ("a", "A")


@click.command("replay", short_help="Tell a saved game again, turn by turn.")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=int, help="Tell it as this seat saw it; by default the seat of the person who played.")
@click.option("--everything", is_flag=True, help="Tell it with all cards face up.")
@language_option()
@json_option()
def command(file: Path, seat: int | None, everything: bool, language: str, as_json: bool) -> None:
    """Tell the saved match in FILE again: turn by turn on a terminal, all at once into a pipe or a file."""
    from cartomante.cli import saves

    if everything and seat is not None:
        raise CartomanteError(f"--everything and --seat {seat} exclude each other; give one of them")
    match, data = saves.load(file)
    with saves.blaming(file):
        viewer = None if everything else choose_seat(match, data, seat)
    story = Story(match, viewer, everything, match.text(language))
    if as_json:
        click.echo(json.dumps(story.to_json(), ensure_ascii=False))
    else:
        tell(story)


def choose_seat(match: "Match", data: dict[str, Any], seat: int | None) -> int | None:
    """The seat asked for, or the person's; None, a spectator, for a match that was saved elsewhere."""
    from cartomante.cli.table import saved_setup

    if seat is not None:
        return whole_number(f"seat of a match of {match.players}", seat, 0, match.players - 1)
    return saved_setup(match, data).seat if "table" in data else None


class Story:
    """A match in words, from one point of view."""

    def __init__(self, match: "Match", viewer: int | None, everything: bool, texts: "Texts") -> None:
        from cartomante.cli.table import seat_names

        self.match, self.viewer, self.texts = match, viewer, texts
        self.events = list(match.events) if everything else match.events_seen_by(viewer)
        self.names = seat_names(texts, match.game.seats, viewer)

    def sentence(self, event: "Event") -> str:
        return self.texts.event(event, self.viewer, self.names)

    def turns(self) -> Iterator[list["Event"]]:
        """The events of one turn after the other; first what came before the first turn."""
        turn: list[Event] = []
        for event in self.events:
            if opens_turn(event) and turn:
                yield turn
                turn = []
            turn.append(event)
        yield turn

    def outcome(self) -> list[str]:
        """How it ended, the best first."""
        from cartomante.cli.table import standing

        match, texts = self.match, self.texts
        if not match.is_over:
            return [texts.say("replay-unfinished")]
        return [texts.say(f"ending-{match.ending}"), *standing(texts, match, self.names)]

    def to_json(self) -> dict[str, Any]:
        match = self.match
        return {
            "game": match.game.name,
            "players": match.players,
            "seat": self.viewer,
            "events": [event.to_json() | {"text": self.sentence(event)} for event in self.events],
            "over": match.is_over,
            "ending": match.ending,
            "scores": match.scores if match.is_over else None,
            "places": match.places,
        }


def opens_turn(event: "Event") -> bool:
    """By convention the event that opens a turn is the one that tells its number."""
    return "turn" in event.args


def tell(story: Story) -> None:
    """Print turn after turn; on a terminal, wait for a key in between."""
    from rich.console import Console

    console = Console(highlight=False, markup=False, soft_wrap=not sys.stdout.isatty())
    console.print(story.texts.say("title"), style="bold")
    stepwise = console.is_terminal
    for number, turn in enumerate(story.turns()):
        if stepwise and number:
            key = ask_key(story.texts.say("replay-keys"))
            if key in STOP:
                return
            stepwise = key not in ALL_THE_REST
        for event in turn:
            console.print(story.sentence(event), style="bold" if opens_turn(event) else None)
        console.print()
    console.print("\n".join(story.outcome()))


def ask_key(prompt: str) -> str:
    """Wait for a key, and leave no trace of the question."""
    click.echo(click.style(prompt, dim=True), nl=False)
    key = click.getchar()
    click.echo("\r" + " " * len(prompt) + "\r", nl=False)
    return key
