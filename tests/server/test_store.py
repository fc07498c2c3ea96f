"""The database for an event loop: appends that share their commits, and what happens when something goes wrong."""

import asyncio
import contextlib
import threading
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import Connection

from cartomante.server import store as server_store
from cartomante.server.database import migrate
from cartomante.server.schema import entries, settings, tables
from cartomante.server.store import Append, LostRace, Store, StoreUnavailable

TABLES = ("a", "b", "c", "d")
MANY = [f"busy{number:03}" for number in range(200)]


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, up to date, with some tables at which nothing has happened."""
    is_sqlite = request.param == "sqlite"
    address = f"sqlite:///{tmp_path / 'cartomante.db'}" if is_sqlite else str(request.getfixturevalue("postgresql"))
    migrate(address)
    return address


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    store = Store(url)
    await store.write(lambda connection: connection.execute(tables.insert(), [table_row(name) for name in TABLES]))
    yield store
    await store.close()


def table_row(name: str) -> dict[str, Any]:
    numbers = {"is_public": False, "version": 0, "created_at": 0, "changed_at": 0}
    words = {"game": "toy", "setup": "{}", "host_id": "h", "host_name": "Host", "status": "open", "secret": "s"}
    return {"id": name, "code": name, **numbers, **words}


def append(table: str, number: int, at: int = 0, wish: str | None = None, **more: Any) -> Append:
    entry = {"table_id": table, "number": number, "kind": "say", "person_id": "p", "wish": wish, "data": "{}", "at": at}
    return Append(entry, {"status": "playing", "due_at": None}, **more)


def written(connection: Connection) -> list[tuple[str, int, int]]:
    rows = connection.execute(
        sa.select(entries.c.table_id, entries.c.number, entries.c.at).order_by(entries.c.table_id, entries.c.number)
    )
    return [(row.table_id, row.number, row.at) for row in rows]


def versions(connection: Connection) -> dict[str, int]:
    return {row.id: row.version for row in connection.execute(sa.select(tables.c.id, tables.c.version))}


@contextlib.asynccontextmanager
async def busy_writer(store: Store) -> AsyncIterator[None]:
    """While this lasts the writer does something else, so that all that is asked for waits together."""
    is_free = threading.Event()
    occupied = asyncio.create_task(store.write(lambda connection: is_free.wait(10)))
    await asyncio.sleep(0.02)
    yield
    await asyncio.sleep(0.02)
    is_free.set()
    await occupied


# --- appends share their commits -----------------------------------------------------------------------------------


async def test_appends_that_wait_together_share_few_commits(store: Store) -> None:
    commits: list[int] = []
    store.on_commit = lambda appends: commits.append(len(appends))
    async with busy_writer(store):
        waiting = [asyncio.create_task(store.append(append(name, n))) for n in range(1, 51) for name in TABLES]
    await asyncio.gather(*waiting)
    assert commits == [200]
    assert await store.read(written) == [(name, n, 0) for name in TABLES for n in range(1, 51)]
    assert await store.read(versions) == dict.fromkeys(TABLES, 50)


async def test_an_append_says_how_the_table_stands(store: Store) -> None:
    await store.append(Append(append("a", 1, at=7).entry, {"status": "over", "due_at": 99}))
    query = sa.select(tables.c.version, tables.c.changed_at, tables.c.status, tables.c.due_at)
    assert await store.read(lambda c: tuple(c.execute(query.where(tables.c.id == "a")).one())) == (1, 7, "over", 99)


async def test_what_belongs_to_an_append_is_written_with_it(store: Store) -> None:
    await store.append(append("a", 1, also=[note("with a")]))
    with pytest.raises(LostRace):
        await store.append(append("a", 1, also=[note("with the loser")]))
    assert await store.read(noted) == ["with a"]


def note(name: str) -> Any:
    return lambda connection: connection.execute(settings.insert(), {"name": name, "value": ""})


def noted(connection: Connection) -> list[str]:
    return list(connection.scalars(sa.select(settings.c.name)))


# --- races ---------------------------------------------------------------------------------------------------------


async def test_of_two_for_the_same_number_the_first_wins(store: Store) -> None:
    async with busy_writer(store):
        both = [asyncio.create_task(store.append(append("a", 1, at=at))) for at in (1, 2)]
        other = asyncio.create_task(store.append(append("b", 1, at=3)))
    first, second = await asyncio.gather(*both, return_exceptions=True)
    await other
    assert first is None
    assert isinstance(second, LostRace)
    assert await store.read(written) == [("a", 1, 1), ("b", 1, 3)]


async def test_a_number_taken_long_ago_is_lost_and_changes_nothing(store: Store) -> None:
    for number in (1, 2):
        await store.append(append("a", number, at=number))
    with pytest.raises(LostRace):
        await store.append(append("a", 1, at=9))
    assert await store.read(written) == [("a", 1, 1), ("a", 2, 2)]
    assert (await store.read(versions))["a"] == 2


@pytest.fixture
async def pair(postgresql: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two workers on one database with many tables."""
    migrate(postgresql)
    one, other = Store(postgresql), Store(postgresql)
    await one.write(lambda connection: connection.execute(tables.insert(), [table_row(name) for name in MANY]))
    yield one, other
    await one.close()
    await other.close()


async def test_two_workers_race_at_many_tables_and_nobody_is_refused(pair: tuple[Store, Store]) -> None:
    """Each entry is written by exactly one of them, and they do not wait for each other in a circle."""
    one, other = pair
    outcomes: list[object] = []
    for number in range(1, 6):
        async with busy_writer(one), busy_writer(other):
            mine = [asyncio.create_task(one.append(append(name, number))) for name in MANY]
            theirs = [asyncio.create_task(other.append(append(name, number))) for name in reversed(MANY)]
        outcomes += await asyncio.gather(*mine, *theirs, return_exceptions=True)
    assert [outcome for outcome in outcomes if not (outcome is None or isinstance(outcome, LostRace))] == []
    assert outcomes.count(None) == 5 * len(MANY)
    assert [row[:2] for row in await one.read(written)] == [(name, n) for name in MANY for n in range(1, 6)]


async def test_who_waits_in_a_circle_tries_again(pair: tuple[Store, Store]) -> None:
    one, other = pair
    first, last = MANY[0], MANY[-1]

    def touch(connection: Connection, *names: str) -> None:
        for name in names:
            connection.execute(tables.update().where(tables.c.id == name).values(version=tables.c.version + 1))
            time.sleep(0.2)

    await asyncio.gather(one.write(touch, first, last), other.write(touch, last, first))
    found = await one.read(versions)
    assert (found[first], found[last]) == (2, 2)


async def test_who_stands_still_in_a_transaction_does_not_hold_up_the_others(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_store, "FROZEN_SECONDS", 1)
    migrate(postgresql)
    frozen, other = Store(postgresql), Store(postgresql)
    await other.write(lambda connection: connection.execute(tables.insert(), table_row("a")))

    def freeze(connection: Connection) -> None:
        connection.execute(tables.update().values(version=7))
        time.sleep(2.5)

    standing = asyncio.create_task(frozen.write(freeze))
    await asyncio.sleep(0.2)
    await asyncio.wait_for(other.append(append("a", 1)), 2)
    with pytest.raises(StoreUnavailable):
        await standing
    await frozen.append(append("a", 2))
    assert (await other.read(versions))["a"] == 2
    await frozen.close()
    await other.close()


# --- faults --------------------------------------------------------------------------------------------------------


async def test_a_bad_append_does_not_hurt_the_others(store: Store) -> None:
    async with busy_writer(store):
        good = [asyncio.create_task(store.append(append(name, 1))) for name in TABLES]
        nowhere = asyncio.create_task(store.append(append("nowhere", 1)))
        broken = asyncio.create_task(store.append(append("a", 2, also=[note("a"), fail])))
    await asyncio.gather(*good)
    with pytest.raises(store.engine.dialect.loaded_dbapi.IntegrityError):
        await nowhere
    with pytest.raises(ZeroDivisionError):
        await broken
    assert await store.read(written) == [(name, 1, 0) for name in TABLES]
    assert await store.read(noted) == []


def fail(connection: Connection) -> None:
    raise ZeroDivisionError


async def test_a_write_that_fails_is_undone_and_the_next_one_works(store: Store) -> None:
    def half(connection: Connection) -> None:
        note("half")(connection)
        fail(connection)

    with pytest.raises(ZeroDivisionError):
        await store.write(half)
    await store.write(note("whole"))
    assert await store.read(noted) == ["whole"]


async def test_a_write_that_nobody_waits_for_any_more_harms_nobody_else(store: Store) -> None:
    done = []

    def slowly(connection: Connection) -> None:
        time.sleep(0.1)
        done.append("slow")

    waiting = [asyncio.create_task(store.write(slowly)) for _ in range(2)]
    await asyncio.sleep(0.02)
    for task in waiting:
        task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await asyncio.gather(*waiting)
    async with asyncio.timeout(5):
        assert await store.write(lambda connection: "next") == "next"
    assert done == ["slow", "slow"]


async def test_an_append_that_nobody_waits_for_any_more_is_written(store: Store) -> None:
    async with busy_writer(store):
        gone = asyncio.create_task(store.append(append("a", 1)))
        await asyncio.sleep(0)
        gone.cancel()
        here = asyncio.create_task(store.append(append("b", 1)))
    await here
    assert await store.read(written) == [("a", 1, 0), ("b", 1, 0)]


@pytest.mark.parametrize(
    "where", ["postgresql+psycopg://nobody@127.0.0.1:1/none", "sqlite:////proc/none/cartomante.db"]
)
async def test_a_database_that_is_away_is_said_to_be(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.makedirs", lambda *args, **named: None)
    store = Store(where)
    with pytest.raises(StoreUnavailable):
        await store.read(written)
    with pytest.raises(StoreUnavailable):
        await store.write(written)
    outcomes = await asyncio.gather(*(store.append(append("a", n)) for n in range(5)), return_exceptions=True)
    assert all(isinstance(outcome, StoreUnavailable) for outcome in outcomes)
    await store.close()


async def test_connections_cut_from_outside_are_replaced(postgresql: str) -> None:
    migrate(postgresql)
    store = Store(postgresql)
    await store.write(lambda connection: connection.execute(tables.insert(), table_row("a")))
    await store.append(append("a", 1))
    admin = sa.create_engine(sa.make_url(postgresql).set(database="postgres")).execution_options(
        isolation_level="AUTOCOMMIT"
    )
    others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = :name"
    with admin.connect() as connection:
        connection.execute(sa.text(others), {"name": sa.make_url(postgresql).database})
    admin.dispose()
    await store.append(append("a", 2))
    assert await store.read(written) == [("a", 1, 0), ("a", 2, 0)]
    await store.close()


# --- the end -------------------------------------------------------------------------------------------------------


async def test_closing_finishes_what_waits(url: str, store: Store) -> None:
    closing = Store(url)
    async with busy_writer(closing):
        waiting = [asyncio.create_task(closing.append(append("a", n))) for n in range(1, 20)]
        waiting += [asyncio.create_task(closing.write(note("last")))]
        await asyncio.sleep(0)
        ended = asyncio.create_task(closing.close())
    await asyncio.gather(*waiting, ended)
    assert await store.read(written) == [("a", n, 0) for n in range(1, 20)]
    assert await store.read(noted) == ["last"]


async def test_after_closing_nothing_waits_for_ever(url: str, store: Store) -> None:
    closed = Store(url)
    await closed.close()
    attempts = (lambda: closed.append(append("a", 1)), lambda: closed.write(written), lambda: closed.read(written))
    for attempt in attempts:
        with pytest.raises(StoreUnavailable):
            await asyncio.wait_for(attempt(), 2)
    assert await store.read(written) == []
