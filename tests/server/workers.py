"""Two workers in one process with one database, and what they may tell, by the log alone."""

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any

from cartomante.server import protocol as p
from cartomante.server import telling
from cartomante.server.bus import Bus
from cartomante.server.database import migrate
from cartomante.server.ids import new_id, now_ms
from cartomante.server.opening import new_table, read_table
from cartomante.server.refusals import Code, Refusal
from cartomante.server.store import Append, Store, StoreUnavailable
from cartomante.server.table import PLAYING, Draft, Person, Table
from cartomante.server.tables import Tables
from server.playing import person, wishes
from server.visiting import merged

HOST = person(0)
A_WHILE = 0.02  # in which others come
AN_HOUR = 3600.0  # by which delayed spectators lag behind: no test lasts as long


class Onlooker:
    """Somebody who is connected to a worker, and keeps all that they are told."""

    def __init__(self, who: Person | None) -> None:
        self.person = who
        self.heard: list[dict[str, Any]] = []
        self.dismissed: Code | None = None

    def tell(self, message: bytes) -> None:
        assert self.dismissed is None, "told something after the good-bye"
        self.heard.append(json.loads(message))

    def dismiss(self, refusal: Refusal) -> None:
        self.dismissed = refusal.code

    @property
    def number(self) -> int:
        """The last entry that they have heard of."""
        return max((message["number"] for message in self.heard if "number" in message), default=0)


class Worker:
    """One worker's tables, with a store of its own."""

    def __init__(self, database: str, bus: Bus) -> None:
        self.store = Store(database)
        self.tables = Tables(self.store, bus, spectator_delay=AN_HOUR)

    async def wish(self, table_id: str, who: Person, kind: str, **fields: Any) -> int:
        return await self.tables.wish(table_id, who, wishes.validate_python({"type": kind, "id": new_id(), **fields}))

    async def connect(self, table_id: str, who: Person | None, after: int = 0) -> Onlooker:
        onlooker = Onlooker(who)
        await self.tables.watch(table_id, onlooker, after)
        return onlooker

    async def move(self, table_id: str, luck: random.Random) -> None:
        """Whoever is to decide, as far as this worker knows, chooses at random."""
        async with self.tables.hold(table_id) as live:
            table = live.table
            if table.status != PLAYING or table.match is None:
                return
            seat = luck.choice(table.match.deciders())
            action, question = luck.choice(table.match.legal_actions(seat)), table.question(seat)
            who = table.seats[seat].person
            is_bot = table.seats[seat].is_played_by_bot
        if who is not None and not is_bot:
            await self.wish(table_id, who, "act", action=action, question=question)
            return

        def draft(now: Table) -> Draft | int:
            is_same = now.question(seat) == question and seat in now.bots_to_decide()
            return Draft("move", {"seat": seat, "action": action}) if is_same else now.version

        await self.tables.enter(live, draft)

    async def catch_up(self, table_id: str) -> None:
        """Take in what the other worker has written."""
        await self.tables.catch_up(table_id, (await self.written(table_id)).version)

    async def sleep(self) -> None:
        """Let go of all tables; they wake up when somebody wants something of them."""
        await self.tables.evict(idle_seconds=0)

    async def doubt(self, table_id: str, is_written: bool) -> None:
        """Somebody talks, and the database fails: nobody knows whether that is written or not."""
        with doubtful_append(self.store, is_written):
            await tried(self.wish(table_id, HOST, "say", text="lost?"))

    async def written(self, table_id: str) -> Table:
        """The table as its log makes it."""
        found = await self.store.read(read_table, table_id)
        assert found is not None
        table = Table.opened(found[0])
        for entry in found[1]:
            table.add(entry)
        return table


Pair = tuple[Worker, Worker]


@contextlib.asynccontextmanager
async def two_workers(database: str, make_bus: Callable[[], Bus]) -> AsyncIterator[Pair]:
    buses = make_bus(), make_bus()
    one, other = (Worker(database, bus) for bus in buses)
    await asyncio.to_thread(migrate, one.store.engine)
    for bus in buses:
        await bus.start()
    yield one, other
    for bus, worker in zip(buses, (one, other), strict=True):
        await bus.stop()
        await worker.store.close()


@contextlib.contextmanager
def failing_append(store: Store, meanwhile: Callable[[Append], Awaitable[None]]) -> Iterator[None]:
    """The next append fails, once something else has happened; those after it do not."""
    append = store.append

    async def failing(what: Append) -> None:
        store.append = append  # type: ignore[method-assign]
        await meanwhile(what)
        raise StoreUnavailable

    store.append = failing  # type: ignore[method-assign]
    try:
        yield
    finally:
        store.append = append  # type: ignore[method-assign]


def doubtful_append(store: Store, is_written: bool) -> contextlib.AbstractContextManager[None]:
    """The next append fails after it was written, or without; others come meanwhile, and wait."""
    append = store.append

    async def meanwhile(what: Append) -> None:
        if is_written:
            await append(what)
        await asyncio.sleep(A_WHILE)

    return failing_append(store, meanwhile)


async def open_table(worker: Worker, **setup: Any) -> str:
    """A table at which nobody sits yet."""
    table = new_table(p.Setup(**setup), HOST, now_ms())
    await worker.tables.create(table)
    return table.origin.id


async def tried(work: Awaitable[Any]) -> None:
    """What may be refused, because things have changed meanwhile."""
    with contextlib.suppress(Refusal):
        await work


# --- what may be told -------------------------------------------------------------------------------------------------


def check_told(who: Person | None, messages: list[dict[str, Any]], written: Table) -> None:
    """Somebody was told, over one connection, exactly what they may know by the log, in its order."""
    table, known = Table.opened(written.origin), None
    for message in messages:
        if message["type"] in ("snapshot", "update"):
            for told in written.story[table.version : message["number"]]:
                table.add(told.entry)
            assert table.version == message["number"]
            check_right(table, who)
            known = checked(message, table, who, known)


def check_right(table: Table, who: Person | None) -> None:
    """Somebody may watch a table live, as it stands."""
    is_seated = who is not None and table.seat_of(who.id) is not None
    spectators = table.origin.setup.spectators
    if is_seated or table.match is None or spectators == "live":
        return
    if spectators == "none":
        assert who == HOST, "told to a spectator where there are none"
    else:
        assert table.status != PLAYING, "told to a spectator before its time"


def checked(
    message: dict[str, Any], table: Table, who: Person | None, known: dict[str, Any] | None
) -> dict[str, Any] | None:
    """A message is what somebody may know who sits where the log says; returns what they know of the game by now."""
    seat = None if who is None else table.seat_of(who.id)
    view = None if table.match is None else telling.view_of(table, seat)
    if message["type"] == "snapshot":
        after = table.version - len(message["entries"])
        expected = telling.snapshot(table, seat, after, message["now"])
        assert message == json.loads(json.dumps(expected))
        return message["view"]
    known = merged(known, message["changes"]) if message["changes"] is not None else known
    assert known == json.loads(json.dumps(view))
    assert message["entry"] == json.loads(json.dumps(telling.entry_for(table, table.story[-1], seat)))
    assert message["question"] == table.question(seat)
    return known
