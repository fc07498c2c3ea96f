"""`cartomante arena`: bots against each other, and how sure we are of who is better."""

from typing import TYPE_CHECKING

import click

from cartomante.cli.parameters import game_argument, language_option, options_option
from cartomante.cli.tournament import (
    command_line,
    finish,
    output_options,
    play,
    playing_options,
    print_rows,
    ready_to_write,
)

if TYPE_CHECKING:
    from cartomante.core.game import Game


@click.command("arena", short_help="Let bots play against each other, and rate them.")
@game_argument(required=True)
@click.option("--bots", required=True, metavar="NAME,NAME", help="Who takes part, e.g. master,search:iterations=500.")
@click.option("--against", metavar="NAME", help="Each bot plays alone at a table of this one.")
@click.option("--games", type=int, default=400, show_default=True, help="How many games; raised to whole laps.")
@playing_options()
@output_options()
@options_option()
@language_option()
@click.pass_context
def command(
    context: click.Context,
    game: "Game",
    bots: str,
    against: str | None,
    games: int,
    players: int | None,
    seed: int,
    pack: str | None,
    workers: int | None,
    ray: str | None,
    fresh: bool,
    json_file: str | None,
    report_file: str | None,
    options: dict[str, str],
    language: str,
) -> None:
    """Let bots play GAME against each other: ratings, win rates and times, each with its interval.

    A bot is written NAME or NAME:KEY=VALUE,KEY=VALUE; apprentice, adept and master are bots too. Every deal is played
    by all line-ups, so that each bot sits on each seat equally often. What has been played is kept: after Ctrl-C, or
    with more --games, the same command goes on.
    """
    from cartomante.arena.entrants import read_entrant, read_entrants
    from cartomante.arena.figures import figures_of
    from cartomante.arena.job import make_job
    from cartomante.arena.report.arena_page import arena_page, figure_rows, verdict
    from cartomante.arena.report.wording import Wording
    from cartomante.arena.running import Means

    rival = read_entrant(game, against) if against else None
    job = make_job(game, read_entrants(game, bots), rival, players, seed, options, pack)
    means = Means(workers, ray, fresh)
    ready_to_write(json_file, report_file)
    words = Wording(game.text(language, job.pack))
    results = play(words, job, games, means)
    figures = figures_of(results)
    head, rows = figure_rows(figures, words)
    print_rows(words.say("arena-title", game=words.say("title")), head, rows, verdict(figures, words))
    finish(
        context, words, results, json_file, figures.to_json(),
        report_file, lambda: arena_page(figures, language, command_line(context)),
    )  # fmt: skip
