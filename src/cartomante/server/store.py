"""The database, for an event loop: reading and writing in threads, and appends that share their commits.

Everything that must survive a crash goes through here. An append is acknowledged when its transaction is on the disk;
all appends that wait at the same time share one transaction, so that many busy tables cost few flushes.
"""

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Concatenate, ParamSpec, TypeVar

import sqlalchemy as sa
import structlog
from sqlalchemy import Connection, Engine, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from cartomante.core.errors import CartomanteError
from cartomante.server.schema import entries, tables

log = structlog.get_logger(__name__)

P = ParamSpec("P")
R = TypeVar("R")

READERS = 4
LARGEST_BATCH = 256  # appends in one transaction
LINGER_SECONDS = 0.001  # for which we wait for more of them, where there were several the last time
MOST_TRIES, DEADLOCK = 5, "40P01"  # PostgreSQL ends one of those who wait for each other
CONNECT_SECONDS = 5  # how long we try to reach PostgreSQL
FROZEN_SECONDS = 5  # after which PostgreSQL gives up on a worker that does not go on with its transaction
BUSY_SECONDS = 10  # how long SQLite waits for another process
RETRY_SECONDS = 0.001  # after which we try again where it does not
PRIMARY = 0xFF  # of one of its error codes: what is wrong; the rest tells why
QUIET: dict[str, Any] = {"hide_parameters": True}  # errors are logged, and what was to be stored may be secret


class StoreUnavailable(Exception):
    """The database does not answer; what was asked for may or may not have happened."""


class LostRace(Exception):
    """Somebody else has written that entry first."""


@dataclass(frozen=True)
class Append:
    """One more entry of a table, and what changes with it: the table's row, and `also` whatever else must be true."""

    entry: Mapping[str, Any]  # a row of `entries`
    table: Mapping[str, Any]  # status, due_at; version and changed_at follow from the entry
    also: Sequence[Callable[[Connection], None]] = ()


def _promise() -> "Future[Any]":
    """A future that whoever waits may turn away from: the writer keeps it all the same."""
    promise: Future[Any] = Future()
    promise.set_running_or_notify_cancel()  # from now on it cannot be cancelled
    return promise


@dataclass(eq=False)
class _Waiting:
    """An append, and who waits for it in which event loop."""

    append: Append
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[None]"
    failure: BaseException | None = None


class Store:
    """One database; `url` as SQLAlchemy writes it."""

    def __init__(self, url: str) -> None:
        self.engine = make_engine(url)
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        self._driver: Any = self.engine.dialect.loaded_dbapi
        self._faults = (DBAPIError, self._driver.Error)
        self.on_commit: Callable[[Sequence[Append]], None] = lambda appends: None  # called in the writer's thread
        self._writing = self.engine.execution_options(writes=True)
        self._readers = ThreadPoolExecutor(READERS, "store-read")
        self._is_closed = False
        self._waiting: queue.SimpleQueue[_Waiting | Callable[[], None] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_on, name="store-write", daemon=True)
        self._writer.start()
        insert = sqlite.insert if self.is_sqlite else postgresql.insert
        self._insert = self._as_sql(insert(entries).on_conflict_do_nothing())
        self._update = self._as_sql(
            tables.update()
            .where(tables.c.id == sa.bindparam("row"))
            .values({name: sa.bindparam(name) for name in ("version", "changed_at", "status", "due_at")})
        )

    def _as_sql(self, statement: sa.Insert | sa.Update) -> str:
        """A statement in the words of the driver, with its parameters by name."""
        kind: Any = type(self.engine.dialect)
        return str(statement.compile(dialect=kind(paramstyle="named" if self.is_sqlite else "pyformat")))

    async def read(self, do: Callable[Concatenate[Connection, P], R], *args: P.args, **named: P.kwargs) -> R:
        """What a function finds in the database."""

        def work() -> R:
            with self._blaming_the_database(), self.engine.connect() as connection:
                return do(connection, *args, **named)

        self._require_open()
        return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    async def write(self, do: Callable[Concatenate[Connection, P], R], *args: P.args, **named: P.kwargs) -> R:
        """Let a function change the database, in a transaction of its own, after all that was asked for before."""
        done: Future[R] = _promise()

        def work() -> None:
            try:
                found = self._transact(lambda connection: do(connection, *args, **named))
            except BaseException as error:
                done.set_exception(error)
            else:
                done.set_result(found)

        self._require_open()
        self._waiting.put(work)
        return await asyncio.wrap_future(done)

    async def append(self, append: Append) -> None:
        """Add an entry; returns when it is safe. LostRace: its number is taken, and nothing has changed."""
        self._require_open()
        loop = asyncio.get_running_loop()
        waiting = _Waiting(append, loop, loop.create_future())
        self._waiting.put(waiting)
        await waiting.done

    async def close(self) -> None:
        """Finish what is waiting, then let go of the database."""
        self._is_closed = True
        self._waiting.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        self.engine.dispose()

    def _require_open(self) -> None:
        if self._is_closed:
            raise StoreUnavailable("the server is about to stop")

    @contextlib.contextmanager
    def _blaming_the_database(self) -> Iterator[None]:
        """Turn a lost or missing connection into StoreUnavailable; what we did wrong ourselves stays as it is."""
        try:
            yield
        except self._faults as error:
            fault = error.orig if isinstance(error, DBAPIError) else error
            is_lost = isinstance(error, DBAPIError) and error.connection_invalidated
            if not is_lost and not isinstance(fault, (self._driver.OperationalError, self._driver.InterfaceError)):
                raise
            log.warning("database error", error=str(fault))
            raise StoreUnavailable("the database does not answer") from fault

    # --- the writer's thread -------------------------------------------------------------------------------------

    def _write_on(self) -> None:
        is_busy = False
        while (first := self._waiting.get()) is not None:
            if not isinstance(first, _Waiting):
                first()
                continue
            if is_busy:
                time.sleep(LINGER_SECONDS)
            batch, next_ = self._collect(first)
            is_busy = len(batch) > 1
            self._append_all(batch)
            if next_ is _CLOSED:
                return
            if callable(next_):
                next_()

    def _collect(self, first: _Waiting) -> tuple[list[_Waiting], object]:
        """All appends that wait now, and what comes after them in the queue if that is something else.

        They are sorted, because workers that lock the same rows in different orders would wait for each other.
        """
        batch = [first]
        while len(batch) < LARGEST_BATCH:
            try:
                item = self._waiting.get_nowait()
            except queue.Empty:
                break
            if not isinstance(item, _Waiting):
                return sorted(batch, key=_place), _CLOSED if item is None else item
            batch.append(item)
        return sorted(batch, key=_place), None

    def _transact(self, do: Callable[[Connection], R], tries: int = MOST_TRIES) -> R:
        """Do something in a transaction; once more if another worker and we waited for each other in a circle."""
        try:
            with self._blaming_the_database(), self._writing.begin() as connection:
                return do(connection)
        except StoreUnavailable as error:
            if tries == 1 or not _is_deadlock(error.__cause__):
                raise
        return self._transact(do, tries - 1)

    def _append_all(self, batch: list[_Waiting]) -> None:
        appends = [waiting.append for waiting in batch]
        try:
            self._transact(lambda connection: self._insert_all(connection, appends))
        except BaseException as error:
            if len(batch) > 1 and not isinstance(error, StoreUnavailable):
                for waiting in batch:  # one of them came too late or is at fault; the others shall not suffer for it
                    self._append_all([waiting])
                return
            _settle(batch, error)
            return
        self.on_commit(appends)
        _settle(batch, None)

    def _insert_all(self, connection: Connection, batch: list[Append]) -> None:
        """All of them or, if the number of one is taken, none.

        Straight through the driver: this is the one thing that is written all the time, and SQLAlchemy would take as
        long again as the database.
        """
        with contextlib.closing(connection.connection.cursor()) as cursor:
            cursor.executemany(self._insert, [append.entry for append in batch])
            if cursor.rowcount != len(batch):
                raise LostRace(f"{len(batch) - cursor.rowcount} of {len(batch)}")
            cursor.executemany(self._update, [_row_change(append) for append in batch])
        for append in batch:
            for change in append.also:
                change(connection)


_CLOSED = object()


def _settle(batch: list[_Waiting], failure: BaseException | None) -> None:
    """Wake up everybody who waits for a batch, each event loop once."""
    for waiting in batch:
        waiting.failure = failure
    for loop in {waiting.loop for waiting in batch}:
        with contextlib.suppress(RuntimeError):  # it is closed: nobody waits there any more
            loop.call_soon_threadsafe(_wake, [waiting for waiting in batch if waiting.loop is loop])


def _wake(batch: list[_Waiting]) -> None:
    for waiting in batch:
        if waiting.done.done():  # whoever waited has turned away
            continue
        if waiting.failure is None:
            waiting.done.set_result(None)
        else:
            waiting.done.set_exception(waiting.failure)


def _is_deadlock(error: object) -> bool:
    return getattr(error, "sqlstate", None) == DEADLOCK


def _place(waiting: _Waiting) -> tuple[str, int]:
    return waiting.append.entry["table_id"], waiting.append.entry["number"]


def _row_change(append: Append) -> dict[str, Any]:
    entry = append.entry
    return {"row": entry["table_id"], "version": entry["number"], "changed_at": entry["at"], **append.table}


def make_engine(url: str) -> Engine:
    """An engine with our settings. The error for a bad URL does not repeat it: it may hold a password."""
    try:
        address = sa.make_url(url)
        if address.get_backend_name() not in ("sqlite", "postgresql"):
            raise CartomanteError("database must be a URL of sqlite or postgresql")
        if address.get_backend_name() == "sqlite":
            return _sqlite_engine(address)
        if address.drivername == "postgresql":
            address = address.set(drivername="postgresql+psycopg")
        return _postgresql_engine(address)
    except (ArgumentError, NoSuchModuleError) as error:
        raise CartomanteError("database must be a URL such as sqlite:///file.db or postgresql://host/name") from error


def _postgresql_engine(address: sa.URL) -> Engine:
    if "connect_timeout" not in address.query:
        address = address.update_query_dict({"connect_timeout": str(CONNECT_SECONDS)})
    engine = sa.create_engine(address, pool_pre_ping=True, pool_size=READERS + 1, max_overflow=2, **QUIET)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: object) -> None:
        # Who stands still in the middle of a transaction holds locks, for which all other workers would wait.
        connection.execute(f"SET idle_in_transaction_session_timeout = '{FROZEN_SECONDS}s'")
        connection.commit()

    return engine


def _write_ahead(connection: Any) -> None:
    """Switch to a write-ahead log: the one thing for which SQLite does not wait if another process does it just now."""
    deadline = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & PRIMARY != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(RETRY_SECONDS)
        else:
            return


def _sqlite_engine(address: sa.URL) -> Engine:
    if address.database and (folder := os.path.dirname(address.database)):
        os.makedirs(folder, exist_ok=True)
    engine = sa.create_engine(address, connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False}, **QUIET)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: object) -> None:
        connection.isolation_level = None  # transactions are ours: see `begin`
        _write_ahead(connection)
        for pragma in ("synchronous=FULL", "foreign_keys=ON", "journal_size_limit=16777216"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        is_writer = connection.get_execution_options().get("writes", False)  # who waits for others at once, not halfway
        connection.exec_driver_sql("BEGIN IMMEDIATE" if is_writer else "BEGIN")

    return engine
