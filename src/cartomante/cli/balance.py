"""`cartomante balance`: what self-play says about a game and its pack."""

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
    from cartomante.arena.balance import Balance
    from cartomante.arena.report.wording import Wording
    from cartomante.core.game import Game


@click.command("balance", short_help="Tell designers how balanced a game or a pack is.")
@game_argument(required=True)
@click.option("--bot", metavar="NAME", help="Who plays all seats; greedy if the game has it.")
@click.option("--games", type=int, default=1000, show_default=True, help="How many games with each pack.")
@playing_options()
@output_options()
@options_option()
@language_option()
@click.pass_context
def command(
    context: click.Context,
    game: "Game",
    bot: str | None,
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
    """Let one bot play all seats of GAME: win rates by seat, guild, opening and card, length, ties, scores, dead cards.

    With --pack the same is done with the pack that comes with the game, and the two are compared.
    """
    from cartomante.arena.balance import balance_of, report_json
    from cartomante.arena.entrants import read_entrant
    from cartomante.arena.job import make_job
    from cartomante.arena.report.balance_page import BalancePage, findings
    from cartomante.arena.report.wording import Wording
    from cartomante.arena.running import Means

    entrant = read_entrant(game, bot or usual_bot(game))
    job = make_job(game, [entrant], None, players, seed, options, pack, watched=True)
    means = Means(workers, ray, fresh)
    ready_to_write(json_file, report_file)
    words = Wording(game.text(language, job.pack))
    results = play(words, job, games, means)
    balance, default = balance_of(results, language), None
    if pack is not None and results.is_complete and job.pack_text != game.pack().text:
        click.echo(words.say("balance-default-run"), err=True)
        usual = make_job(game, [entrant], None, players, seed, options, None, watched=True)
        default_results = play(words, usual, games, means)
        default = balance_of(default_results, language)
        results = results if default_results.is_complete else default_results
    print_rows(
        words.say("balance-title", game=words.say("title")), *summary(balance, default, words), findings(balance, words)
    )
    finish(
        context, words, results, json_file, report_json(balance, default),
        report_file, lambda: BalancePage(balance, default, language, command_line(context)).html(),
    )  # fmt: skip


def usual_bot(game: "Game") -> str:
    """Greedy, which is quick and sensible; otherwise the bot that the rules describe, or any."""
    from cartomante.bots import bots_for

    return next((name for name in ("greedy", "reference") if name in bots_for(game)), "random")


def summary(balance: "Balance", default: "Balance | None", words: "Wording") -> tuple[list[str], list[list[str]]]:
    """The figures for the terminal: one column for each pack."""
    packs = [balance, *([default] if default else [])]
    rows = [[words.say("arena-games"), *(words.number(len(b.results.played.outcomes)) for b in packs)]]
    if balance.won:
        rows.append([words.say("balance-won"), *(words.rate(b.won) if b.won else "–" for b in packs)])
    for seat, line in enumerate(balance.seats):
        rows.append([line.name, *(words.rate(b.seats[seat].wins) for b in packs)])
    for name in ("decisions", "turns", "scores", "margins"):
        unit = 1 if name in ("decisions", "turns") else balance.results.job.game.points_per_unit
        spreads = [getattr(b, name) for b in packs]
        if spreads[0].counts:
            told = [words.interval(s.mean / unit, s.low / unit, s.high / unit) for s in spreads]
            rows.append([words.say(f"balance-{name}"), *told])
    if not balance.won:
        rows.append([words.say("arena-ties"), *(words.rate(b.ties) for b in packs)])
    return ["", *(b.results.job.pack_name for b in packs)], rows
