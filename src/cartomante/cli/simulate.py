"""`cartomante simulate`: whole random games in compiled code."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import click

from cartomante.cli.parameters import game_argument, json_option, language_option, options_option

if TYPE_CHECKING:
    from cartomante.core.game import Game
    from cartomante.core.text import Texts


@click.command("simulate", short_help="Play many random games and report.")
@game_argument(required=True)
@click.option("--players", type=int, help="Seats at the table; by default as few as the game allows.")
@click.option("--games", type=int, default=10_000, show_default=True, help="How many games to play.")
@click.option("--seed", type=int, default=0, show_default=True, help="Game i is dealt from this number + i.")
@click.option("--threads", type=int, default=1, show_default=True, help="Cores to use; the outcome stays the same.")
@options_option()
@click.option("--pack", help="A content pack: the name of one that comes with the game, or the path of a file.")
@language_option()
@json_option()
def command(
    game: "Game",
    players: int | None,
    games: int,
    seed: int,
    threads: int,
    options: dict[str, str],
    pack: str | None,
    language: str,
    as_json: bool,
) -> None:
    """Play GAME many times, every choice uniformly random, and report speed, scores and wins."""
    from cartomante.core.simulate import play_random

    texts = game.text(language)
    blank = game.blank(game.min_players if players is None else players, options)
    with progress_bar(texts, games, shown=not as_json) as advance:
        result = play_random(game, games, blank, seed, game.pack(pack), threads, advance)
    if as_json:
        click.echo(json.dumps(result))
    else:
        report(texts, result)


@contextmanager
def progress_bar(texts: "Texts", games: int, shown: bool) -> Iterator[Callable[[int], None]]:
    """A bar on stderr that pulses until the code is compiled and then counts games."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not (shown and console.is_terminal)) as progress:
        task = progress.add_task(texts.say("simulate-compiling"), total=None)

        def advance(count: int) -> None:
            progress.update(task, description=texts.say("simulate-playing"), total=games, advance=count)

        yield advance


def report(texts: "Texts", result: dict[str, Any]) -> None:
    """What came of it, as two small tables."""
    from rich.box import SIMPLE
    from rich.console import Console
    from rich.table import Table

    assert texts.game is not None
    console = Console()
    facts = Table(title=texts.say("title"), box=SIMPLE, show_header=False)
    facts.add_column()
    facts.add_column(justify="right")
    for key, pattern in FIGURES.items():
        facts.add_row(texts.say(f"simulate-{key.replace('_', '-')}"), pattern.format(result[key]))
    console.print(facts)
    seats = Table(texts.say("simulate-seat"), box=SIMPLE)
    seats.add_column(texts.say("simulate-mean-scores"), justify="right")
    seats.add_column(texts.say("simulate-wins-by-seat"), justify="right")
    for seat, (points, wins) in enumerate(zip(result["mean_scores"], result["wins_by_seat"], strict=True)):
        share = wins / result["games"]
        seats.add_row(str(seat), f"{points / texts.game.points_per_unit:.3f}", f"{wins:,} ({share:.1%})")
    console.print(seats)


FIGURES = {
    "players": "{}",
    "games": "{:,}",
    "decisions": "{:,}",
    "seconds": "{:.2f}",
    "decisions_per_second": "{:,.0f}",
    "games_per_second": "{:,.0f}",
    "mean_decisions": "{:.1f}",
}
