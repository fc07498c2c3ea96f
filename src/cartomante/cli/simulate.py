"""`cartomante simulate`: whole random games in compiled code."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import click

from cartomante.cli.parameters import game_argument, json_option, language_option, options_option

if TYPE_CHECKING:
    from rich.table import Table

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
    """What came of it: the figures of the whole and, where players compete, those of each seat."""
    from rich.console import Console

    assert texts.game is not None
    console = Console()
    if texts.game.is_cooperative:
        console.print(facts(texts, result, {"games_won": "{}", "mean_score": "{:.3f}"}))
    else:
        console.print(facts(texts, result, {}))
        console.print(by_seat(texts, result))


def facts(texts: "Texts", result: dict[str, Any], extra: dict[str, str]) -> "Table":
    """The figures of the whole; `extra` are those of players who win or lose together."""
    from rich.box import SIMPLE
    from rich.table import Table

    table = Table(title=texts.say("title"), box=SIMPLE, show_header=False)
    table.add_column()
    table.add_column(justify="right")
    figures = result | {"games_won": share(result, 0), "mean_score": mean_score(texts, result, 0)}
    for key, pattern in (FIGURES | extra).items():
        table.add_row(texts.say(f"simulate-{key.replace('_', '-')}"), pattern.format(figures[key]))
    return table


def by_seat(texts: "Texts", result: dict[str, Any]) -> "Table":
    from rich.box import SIMPLE
    from rich.table import Table

    table = Table(texts.say("simulate-seat"), box=SIMPLE)
    table.add_column(texts.say("simulate-mean-scores"), justify="right")
    table.add_column(texts.say("simulate-wins-by-seat"), justify="right")
    for seat in range(result["players"]):
        table.add_row(str(seat), f"{mean_score(texts, result, seat):.3f}", share(result, seat))
    return table


def mean_score(texts: "Texts", result: dict[str, Any], seat: int) -> float:
    assert texts.game is not None
    points: float = result["mean_scores"][seat]
    return points / texts.game.points_per_unit


def share(result: dict[str, Any], seat: int) -> str:
    """How many games a seat won, and what part of all that is."""
    wins = result["wins_by_seat"][seat]
    return f"{wins:,} ({wins / result['games']:.1%})"


FIGURES = {
    "players": "{}",
    "games": "{:,}",
    "decisions": "{:,}",
    "seconds": "{:.2f}",
    "decisions_per_second": "{:,.0f}",
    "games_per_second": "{:,.0f}",
    "mean_decisions": "{:.1f}",
}
