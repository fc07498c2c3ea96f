"""Bringing a database up to date, on start or by command; safe when several workers start together."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine

from cartomante.core.errors import CartomanteError
from cartomante.server.store import StoreUnavailable, make_engine

MIGRATION_LOCK = 0x0CA27013  # ours among PostgreSQL's advisory locks


def migrate(database: str | Engine) -> None:
    """Make the database what this version expects, whatever earlier version (or none) has left it; all or nothing."""
    engine = make_engine(database) if isinstance(database, str) else database
    try:
        with _alone(engine) as connection:
            current = _current(connection)
            _refuse_newer(current)
            if current != _script().get_current_head():
                command.upgrade(_config(connection), "head")
    except sa.exc.OperationalError as error:
        raise StoreUnavailable("the database does not answer") from error
    finally:
        if isinstance(database, str):
            engine.dispose()


def is_current(connection: Connection) -> bool:
    """Whether the database is what this version expects."""
    return _current(connection) == newest_revision()


def newest_revision() -> str | None:
    """The revision that this version expects."""
    return _script().get_current_head()


@contextmanager
def _alone(engine: Engine) -> Iterator[Connection]:
    """A transaction during which no other worker migrates: SQLite lets only one write, PostgreSQL has a lock for it."""
    with engine.execution_options(writes=True).begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
        yield connection


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", "cartomante.server:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


@cache
def _script() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def _current(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _refuse_newer(current: str | None) -> None:
    script = _script()
    known = {revision.revision for revision in script.walk_revisions()}
    if current is not None and current not in known:
        raise CartomanteError(
            f"the database is from a newer version of Cartomante (its revision is {current!r}, the newest known here "
            f"is {script.get_current_head()!r}): install that version, or restore a backup made by this one"
        )
