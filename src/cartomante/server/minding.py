"""Looking after tables where nobody will act by themselves: bots that must decide, clocks that have run out.

Whoever makes a table wait for a bot sets the time by which somebody must look at it (`due_at`), and thinks at once. If
that worker dies, the time passes and another one takes the table up; after a restart, the same one does.
"""

import asyncio
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from cartomante.server import schema
from cartomante.server.background import logging_faults
from cartomante.server.ids import now_ms
from cartomante.server.table import LEASE, Draft, Table
from cartomante.server.tables import Live, Tables
from cartomante.server.thinking import Thinkers

LOOK_SECONDS = 1.0
MOST_AT_ONCE = 64  # tables taken up in one look
STAND_IN = "adept"  # who plays for somebody who is away


class Minder:
    """One for each worker."""

    def __init__(self, tables: Tables, thinkers: Thinkers) -> None:
        self.tables, self.thinkers = tables, thinkers
        self._minding: dict[str, asyncio.Task[None]] = {}
        tables.on_change.append(self.look_after)

    async def run(self) -> None:
        """Look for tables that are due, for as long as the server runs."""
        while True:
            with logging_faults("due tables could not be looked for"):
                await self.look_around()
            await asyncio.sleep(LOOK_SECONDS)

    async def look_around(self) -> None:
        """Renew what we are at, and take up what nobody is."""
        if self._minding:
            await self.tables.store.write(_renew, list(self._minding), now_ms() + LEASE)
        for table_id, version in await self.tables.store.write(_claim, now_ms(), list(self._minding)):
            with logging_faults("a table could not be looked after"):  # it becomes due again
                await self._take_up(table_id, version)

    async def _take_up(self, table_id: str, version: int) -> None:
        """Do what a table waits for, as it is written up to entry `version` or beyond."""
        await self.tables.catch_up(table_id, version)
        while await self._flag(table_id):
            pass
        async with self.tables.hold(table_id) as live:
            self.look_after(live)
            due_at, version = live.table.next_due(now_ms(), LEASE), live.table.version
        if due_at is None:  # somebody only wanted us to look
            await self.tables.store.write(_let_rest, table_id, version)

    async def _flag(self, table_id: str) -> bool:
        """Whether somebody's time has run out: then a bot plays on for them."""

        def draft(table: Table) -> Draft | int:
            late = _run_out(table)
            return Draft("stand_in", {"seat": late[0]}) if late else table.version

        async with self.tables.hold(table_id) as live:
            if not _run_out(live.table):
                return False
        await self.tables.enter(live, draft)
        return True

    def look_after(self, live: Live) -> None:
        """Let bots decide, if it is their turn and nobody here is at it already."""
        if live.id not in self._minding and live.table.bots_to_decide():
            task = self._minding[live.id] = asyncio.create_task(self._let_bots_play(live.id))
            task.add_done_callback(lambda _: self._minding.pop(live.id, None))

    async def _let_bots_play(self, table_id: str) -> None:
        """One bot after the other, until it is people's turn."""
        with logging_faults("a bot had to stop"):
            while await self._let_one_play(table_id):
                pass

    async def _let_one_play(self, table_id: str) -> bool:
        """Whether a bot had to decide, and has tried to."""
        async with self.tables.hold(table_id) as live:  # what is just being written may turn out not to be
            table = live.table
            if table.match is None or not (seats := table.bots_to_decide()):
                return False
            seat = seats[0]
            question, level = table.question(seat), table.seats[seat].bot or STAND_IN
            choosing = self.thinkers.choose(table.match, seat, level)
        action = await choosing

        def draft(table: Table) -> Draft | int:
            if seat in table.bots_to_decide() and table.question(seat) == question:
                return Draft("move", {"seat": seat, "action": action})
            return table.version  # things have changed meanwhile

        await self.tables.enter(live, draft)
        return True

    async def stop(self) -> None:
        """Leave off in the middle: whoever starts next goes on."""
        for task in list(self._minding.values()):
            task.cancel()
        await asyncio.gather(*self._minding.values(), return_exceptions=True)


def _run_out(table: Table) -> list[int]:
    """Seats whose time has run out by now."""
    return table.clocks.run_out(now_ms()) if table.is_running else []


def _renew(connection: Connection, table_ids: list[str], due_at: int) -> None:
    tables = schema.tables
    renew = tables.update().where(tables.c.id == sa.bindparam("table"), tables.c.due_at.is_not(None))
    # In order, as everybody locks rows: else two workers might wait for each other.
    connection.execute(renew.values(due_at=due_at), [{"table": table_id} for table_id in sorted(table_ids)])


def _let_rest(connection: Connection, table_id: str, version: int) -> None:
    """Nobody need look at a table any more, unless something has happened there since."""
    tables = schema.tables
    connection.execute(tables.update().where(tables.c.id == table_id, tables.c.version == version).values(due_at=None))


def _claim(connection: Connection, now: int, but_not: list[str]) -> list[tuple[str, int]]:
    """Tables that are due, with their versions, and now ours for a while; of two workers only one gets each."""
    tables: Any = schema.tables
    due = connection.execute(
        sa.select(tables.c.id, tables.c.due_at, tables.c.version)
        .where(tables.c.due_at < now, tables.c.id.not_in(but_not))
        .order_by(tables.c.due_at)
        .limit(MOST_AT_ONCE)
    ).all()
    claimed = []
    for table_id, due_at, version in sorted(due):
        mine = tables.update().where(tables.c.id == table_id, tables.c.due_at == due_at).values(due_at=now + LEASE)
        if connection.execute(mine).rowcount == 1:
            claimed.append((table_id, version))
    return claimed
