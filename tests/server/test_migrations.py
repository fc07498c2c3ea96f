"""Databases of every age become those of this version."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from cartomante.core.errors import CartomanteError
from cartomante.server.database import _alone, _config, is_current, migrate
from cartomante.server.opening import read_table
from cartomante.server.register import kept_secret
from cartomante.server.schema import metadata
from cartomante.server.store import Store, StoreUnavailable, make_engine


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of each kind."""
    if request.param == "postgresql":
        yield request.getfixturevalue("postgresql")
    else:
        yield f"sqlite:///{tmp_path / 'new' / 'cartomante.db'}"


def test_migrations_make_exactly_what_the_schema_says(url: str) -> None:
    migrate(url)
    engine = make_engine(url)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
        assert is_current(connection)
    engine.dispose()


def test_migrating_again_changes_nothing(url: str) -> None:
    migrate(url)
    engine = make_engine(url)
    with engine.execution_options(writes=True).begin() as connection:
        secret = kept_secret(connection)
    migrate(engine)
    with engine.execution_options(writes=True).begin() as connection:
        assert kept_secret(connection) == secret
    engine.dispose()


def test_games_of_the_first_version_go_on_as_they_were_dealt(url: str) -> None:
    engine = make_engine(url)
    with _alone(engine) as connection:
        command.upgrade(_config(connection), "0001")
        row = {
            "id": "old", "code": "OLD222", "game": "talismans", "setup": '{"game": "talismans"}', "host_id": "ada",
            "host_name": "Ada", "is_public": False, "status": "open", "secret": "5e" * 32, "version": 0,
            "created_at": 1, "changed_at": 1,
        }  # fmt: skip
        columns = ", ".join(row)
        connection.execute(sa.text(f"INSERT INTO tables ({columns}) VALUES (:{columns.replace(', ', ', :')})"), row)
    migrate(engine)
    with engine.connect() as connection:
        found = read_table(connection, "old")
    assert found is not None
    assert (found[0].secret, found[0].is_dealt) == ("5e" * 32, True)
    engine.dispose()


def test_workers_that_start_together_do_not_get_in_each_others_way(url: str) -> None:
    errors: list[BaseException] = []

    def start() -> None:
        try:
            migrate(url)
        except BaseException as error:
            errors.append(error)

    workers = [threading.Thread(target=start) for _ in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert errors == []


def test_many_who_open_a_new_file_at_once_wait_for_each_other(tmp_path: Path) -> None:
    """Switching it to a write-ahead log is what SQLite would refuse at once."""
    errors: list[BaseException] = []

    def start(url: str, together: threading.Barrier) -> None:
        engine = make_engine(url)
        together.wait()
        try:
            engine.connect().close()
        except BaseException as error:
            errors.append(error)
        finally:
            engine.dispose()

    for number in range(60):
        given = (f"sqlite:///{tmp_path}/{number}.db", threading.Barrier(6))
        workers = [threading.Thread(target=start, args=given) for _ in range(6)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
    assert errors == []


def test_a_database_of_a_newer_version_is_left_alone(url: str) -> None:
    migrate(url)
    engine = make_engine(url)
    with engine.execution_options(writes=True).begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(CartomanteError, match=r"newer version.*'9999'.*backup"):
        migrate(engine)
    with engine.connect() as connection:
        assert not is_current(connection)
    engine.dispose()


def test_a_database_that_is_away_is_called_so() -> None:
    with pytest.raises(StoreUnavailable):
        migrate("postgresql://nobody@127.0.0.1:1/nothing")


async def test_workers_share_the_secret_that_the_first_one_made(url: str) -> None:
    await asyncio.to_thread(migrate, url)
    stores = [Store(url), Store(url)]
    made = await asyncio.gather(*(store.write(kept_secret) for store in stores))
    assert made[0] == made[1]
    for store in stores:
        await store.close()
