"""`cartomante admin`: what whoever runs a server does with its database."""

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cartomante.cli.parameters import json_option

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

    from cartomante.server.config import Settings

DOES_NOT_HOLD = 1
STATUSES = ("open", "playing", "over", "abandoned", "closed")

Command = Callable[..., Any]


@click.group("admin", short_help="Look after a server's database: back up, restore, list and close tables, check.")
def command() -> None:
    """Look after the database of a server, which may be running meanwhile.

    It is the one that `cartomante serve` uses with the same --database, --config or environment.
    """


def database_options(function: Command) -> Command:
    """Where the database is, in the words of `serve`."""
    function = click.option("--config", type=click.Path(path_type=Path), metavar="FILE", help="A TOML file.")(function)
    return click.option("--database", metavar="URL", help="sqlite:///FILE or postgresql://HOST/NAME.")(function)


@command.command("migrate")
@database_options
def migrate(database: str | None, config: Path | None) -> None:
    """Bring the database up to date; a server does this by itself when it starts."""
    from cartomante.server.database import migrate as bring_up_to_date
    from cartomante.server.database import newest_revision

    with opened(settings_of(database, config), must_exist=False) as engine:
        bring_up_to_date(engine)
    click.echo(f"The database is up to date (revision {newest_revision()}).")


@command.command("backup")
@click.argument("file", type=click.Path(path_type=Path))
@database_options
def backup(file: Path, database: str | None, config: Path | None) -> None:
    """Write all there is, as it is at this moment, into a new FILE; it can be restored into any kind of database."""
    from cartomante.server.backups import back_up

    with opened(settings_of(database, config)) as engine:
        counts = back_up(engine, file)
    click.echo(f"{file}: {told(counts)}.")


@command.command("restore")
@click.argument("file", type=click.Path(path_type=Path))
@database_options
def restore(file: Path, database: str | None, config: Path | None) -> None:
    """Fill an empty database from the backup in FILE: all of it, or nothing."""
    from cartomante.server.backups import check_file
    from cartomante.server.backups import restore as fill

    check_file(file)
    with opened(settings_of(database, config), must_exist=False) as engine:
        counts = fill(engine, file)
    click.echo(f"Restored {told(counts)} from {file}.")


@command.command("tables")
@click.option("--status", type=click.Choice(STATUSES), help="Only tables in this state.")
@click.option("--game", help="Only tables of this game.")
@click.option("--limit", type=click.IntRange(1), default=50, show_default=True, help="The latest so many.")
@database_options
@json_option()
def tables(
    status: str | None, game: str | None, limit: int, database: str | None, config: Path | None, as_json: bool
) -> None:
    """List tables, those where something happened last first."""
    from cartomante.games import load_game

    name = None if game is None else load_game(game).name
    with opened(settings_of(database, config)) as engine, engine.connect() as connection:
        found = list_tables(connection, status, name, limit)
    if as_json:
        click.echo(json.dumps({"tables": found}, ensure_ascii=False))
        return
    for row in found:
        changed = datetime.fromtimestamp(row["changed_at"] / 1000, UTC).strftime("%Y-%m-%d %H:%M")
        about = f"{row['game']:10} {row['status']:9} {row['entries']:>5} entries  {changed}"
        click.echo(f"{row['id']}  {row['code']}  {about}  {row['people']} seated, host {row['host']}")


@command.command("close")
@click.argument("table_id")
@database_options
@click.option("--redis", metavar="URL", help="The one through which the servers hear of each other.")
def close(table_id: str, database: str | None, config: Path | None, redis: str | None) -> None:
    """End the table TABLE_ID, before or during its game; whoever sits there hears of it within seconds."""
    settings = settings_of(database, config, redis)
    with opened(settings):
        asyncio.run(close_table(settings, table_id))
    click.echo(f"Table {table_id} is closed.")


@command.command("check")
@database_options
@json_option()
@click.pass_context
def check(context: click.Context, database: str | None, config: Path | None, as_json: bool) -> None:
    """Play every table again and compare it with what is written about it.

    Exit status 0: all of it holds. 1: something does not.
    """
    from cartomante.server.checking import check_tables

    wrong, count = {}, 0
    with opened(settings_of(database, config)) as engine, engine.connect() as connection:
        for table_id, problem in check_tables(connection):
            count += 1
            if problem is not None:
                wrong[table_id] = problem
    if as_json:
        click.echo(json.dumps({"tables": count, "problems": wrong}, ensure_ascii=False))
    else:
        for table_id, problem in wrong.items():
            click.echo(f"{table_id}: {problem}")
        click.echo(f"{count - len(wrong)} of {count} tables hold.")
    context.exit(DOES_NOT_HOLD if wrong else 0)


# --- how it is done ---------------------------------------------------------------------------------------------------


def settings_of(database: str | None, config: Path | None, redis: str | None = None) -> "Settings":
    from cartomante.server.config import load_settings

    given = {"database": database, "redis": redis}
    return load_settings(config, **{name: value for name, value in given.items() if value is not None})


@contextmanager
def opened(settings: "Settings", must_exist: bool = True) -> "Iterator[Engine]":
    """The database; one that is missing, does not answer or is not ours is named in one line."""
    import sqlalchemy as sa

    from cartomante.cli.serve import unreachable
    from cartomante.core.errors import CartomanteError
    from cartomante.server.database import is_current
    from cartomante.server.store import StoreUnavailable, make_engine

    address = sa.make_url(settings.database)
    if must_exist and address.get_backend_name() == "sqlite" and not Path(address.database or "").is_file():
        raise CartomanteError(f"there is no database {address.database}")
    engine = make_engine(settings.database)
    try:
        if must_exist:
            with engine.connect() as connection:
                if not is_current(connection):
                    raise CartomanteError("the database is not up to date: run `cartomante admin migrate` first")
        yield engine
    except (sa.exc.OperationalError, sa.exc.DatabaseError, StoreUnavailable) as error:
        raise unreachable(settings.database) from error
    finally:
        engine.dispose()


def told(counts: dict[str, int]) -> str:
    """How much there was of everything."""
    return ", ".join(f"{count} {name.replace('_', '-')}" for name, count in counts.items()) or "nothing"


def list_tables(connection: "Connection", status: str | None, game: str | None, limit: int) -> list[dict[str, Any]]:
    import sqlalchemy as sa

    from cartomante.server import schema

    t, seatings = schema.tables.c, schema.seatings.c
    people = sa.select(sa.func.count()).where(seatings.table_id == t.id).scalar_subquery()
    query = sa.select(
        t.id, t.code, t.game, t.status, t.version.label("entries"), t.host_name.label("host"), people.label("people"),
        t.is_public, t.created_at, t.changed_at,
    )  # fmt: skip
    if status is not None:
        query = query.where(t.status == status)
    if game is not None:
        query = query.where(t.game == game)
    rows = connection.execute(query.order_by(t.changed_at.desc(), t.id).limit(limit))
    return [dict(row._mapping) for row in rows]


async def close_table(settings: "Settings", table_id: str) -> None:
    """One more entry, written as a worker would; running servers are made to look."""
    from cartomante.core.errors import CartomanteError
    from cartomante.server.bus import make_bus
    from cartomante.server.judging import given_up
    from cartomante.server.refusals import Code, Refusal
    from cartomante.server.store import Store
    from cartomante.server.tables import Tables

    store, bus = Store(settings.database), make_bus(settings.redis)
    try:
        await bus.start()
        servers = Tables(store, bus)
        live = await servers.open(table_id)
        await servers.enter(live, given_up, also=[lambda connection: wake(connection, table_id)])
    except Refusal as refusal:
        if refusal.code is Code.NOT_FOUND:
            raise CartomanteError(f"there is no table {table_id!r}; see `cartomante admin tables`") from None
        if refusal.code is Code.GAME_OVER:
            raise CartomanteError(f"table {table_id} has ended already") from None
        raise CartomanteError(f"table {table_id} was not closed: {refusal.text('en')}") from None
    finally:
        await bus.stop()
        await store.close()


def wake(connection: "Connection", table_id: str) -> None:
    """Make the table due, so that a server without Redis looks at it as well."""
    from cartomante.server import schema
    from cartomante.server.ids import now_ms

    connection.execute(schema.tables.update().where(schema.tables.c.id == table_id).values(due_at=now_ms()))
