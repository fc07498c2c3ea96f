"""`cartomante bench`: our speed, with a peer's beside it in the same run."""

import json
from dataclasses import asdict
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import click

from cartomante.cli.parameters import game_argument, json_option

if TYPE_CHECKING:
    from cartomante.cli.benchmarks import Figure
    from cartomante.core.game import Game

SERVER = "server"
GAME, PLAYERS = "talismans", 5  # what our figures are about unless somebody asks otherwise


class GameOrServer(click.Command):
    """`bench GAME`, or `bench server`, which has options of its own."""

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        if args[:1] == [SERVER]:
            from cartomante.cli.bench_server import command as of_server

            return of_server.make_context(f"{info_name} {SERVER}", args[1:], parent, **extra)
        return super().make_context(info_name, args, parent, **extra)


@click.command("bench", cls=GameOrServer, short_help="Measure speed, beside a peer where one is installed.")
@game_argument(required=False)
@click.option("--players", type=int, help=f"Seats at the table; by default {PLAYERS}, or as near as the game allows.")
@click.option("--cold/--no-cold", default=True, help="Also measure fresh starts and a compilation from nothing.")
@json_option()
def command(game: "Game | None", players: int | None, cold: bool, as_json: bool) -> None:
    """Measure uniformly random play of GAME, by default talismans, on one core.

    The peer is OpenSpiel, if it is installed: pip install open_spiel. `cartomante bench server` measures the server.
    """
    from rich.console import Console

    from cartomante.cli.benchmarks import figures
    from cartomante.games import load_game

    chosen = game or load_game(GAME)
    usual = max(chosen.min_players, min(PLAYERS, chosen.max_players))
    players, peers = chosen.check_players(usual if players is None else players), find_spec("pyspiel") is not None
    if not peers and not as_json:
        click.echo("OpenSpiel is not installed (pip install open_spiel): no peer beside us.", err=True)
    found = []
    with Console(stderr=True).status("…", spinner="dots") as status:
        for figure in figures(chosen, players, peers, cold):
            found.append(figure)
            status.update(figure.name)
    if as_json:
        rows = [asdict(f) | {"ratio": f.ratio, "is_reached": f.is_reached} for f in found]
        click.echo(json.dumps({"game": chosen.name, "players": players, "figures": rows}))
    else:
        print_table(f"{chosen.name}, {players} players, one core", found)


def print_table(title: str, found: "list[Figure]") -> None:
    from rich.box import SIMPLE
    from rich.console import Console
    from rich.table import Table

    table = Table(title=title, box=SIMPLE)
    for column in ("", "measured", "goal", "peer", "peer's", "ratio"):
        table.add_column(column, justify="left" if column in ("", "peer") else "right")
    for f in found:
        mark = "" if f.is_reached else "  (missed)"
        goal = "" if f.goal is None else f"{'≥' if f.is_rate else '≤'} {amount(f.goal)}"
        peer, ratio = ("", "") if f.peer_value is None else (amount(f.peer_value), f"{f.ratio:.1f} ×")
        name = f.peer if f.peer_value is not None else ""
        table.add_row(f.name, f"{amount(f.value)} {f.unit}{mark}", goal, name, peer, ratio)
    Console().print(table)


def amount(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
