"""`cartomante bench server`: how much one server takes, with a peer's figures beside it in the same minutes."""

import json
from dataclasses import asdict
from pathlib import Path

import click

from cartomante.cli.parameters import json_option
from cartomante.core.errors import CartomanteError

SIZES = "1,20,100"
MOST_TABLES = 1000


def _read_sizes(context: click.Context, parameter: click.Parameter, value: str) -> tuple[int, ...]:
    sizes = [int(word) if word.isdecimal() else 0 for word in value.split(",")]
    if not all(1 <= size <= MOST_TABLES for size in sizes):
        raise CartomanteError(f"--tables must be numbers from 1 to {MOST_TABLES} such as {SIZES}, not {value!r}")
    return tuple(sizes)


@click.command("server")
@click.option("--tables", default=SIZES, show_default=True, callback=_read_sizes, help="Busy tables, in turn.")
@click.option("--paced", type=click.IntRange(1, MOST_TABLES), default=100, show_default=True, help="Tables of people.")
@click.option("--idle", type=click.IntRange(0), default=10_000, show_default=True, help="Idle tables; 0: not measured.")
@click.option("--seconds", type=click.FloatRange(0.5, 600), default=5.0, show_default=True, help="For each figure.")
@click.option("--database", metavar="URL", help="A PostgreSQL, to compare one worker with two; needs --redis.")
@click.option("--redis", metavar="URL", help="A Redis for that.")
@click.option("--peer", type=click.Path(path_type=Path), metavar="DIR", help="The folder of a boardgame.io harness.")
@json_option()
def command(
    tables: tuple[int, ...],
    paced: int,
    idle: int,
    seconds: float,
    database: str | None,
    redis: str | None,
    peer: Path | None,
    as_json: bool,
) -> None:
    """Measure a real server with SQLite on disk: Arcanum with four people at each table, who play random moves.

    The server runs on the first core and the load on the second, where there are two. A move counts when all four
    seats have their update, and it is on the disk by then.
    """
    from rich.console import Console

    from cartomante.cli.bench import print_table
    from cartomante.cli.bench_server.measure import Plan, figures
    from cartomante.cli.bench_server.peer import Peer

    check_databases(database, redis)
    if peer is None and not as_json:
        click.echo("No peer was run beside us (--peer DIR).", err=True)
    plan = Plan(tables, seconds, paced, idle, database, redis, Peer(peer) if peer else None)
    found = []
    with Console(stderr=True).status("…", spinner="dots") as status:
        for figure in figures(plan):
            found.append(figure)
            status.update(figure.name)
    if as_json:
        rows = [asdict(f) | {"ratio": f.ratio, "is_reached": f.is_reached} for f in found]
        click.echo(json.dumps({"game": "arcanum", "players": 4, "figures": rows}))
    else:
        print_table("server, Arcanum with 4 people a table, SQLite on disk", found)


def check_databases(database: str | None, redis: str | None) -> None:
    if (database is None) != (redis is None):
        raise CartomanteError("--database and --redis are given together: one worker is compared with two")
    if database is not None and not database.startswith("postgresql"):
        raise CartomanteError("--database must be a URL of a PostgreSQL, such as postgresql://host/name")
