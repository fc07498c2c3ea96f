"""The tables of this worker: loading them, changing them, and telling everybody who watches.

Every change goes one way: judge the wish, fold the entry into the live table, write it down, and only then tell. If it
cannot be written, because somebody else was first or the database is away, the live table is thrown away and made again
from what is written. So whatever anybody was told is safe.
"""

import asyncio
import itertools
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import orjson
import sqlalchemy as sa
from sqlalchemy import Connection

from cartomante.core.view import Viewer
from cartomante.server import protocol as p
from cartomante.server import schema
from cartomante.server.audience import Audience, LateAudience, Watcher
from cartomante.server.background import Background, logging_faults
from cartomante.server.bus import Bus, Limit
from cartomante.server.concluding import conclude
from cartomante.server.ids import now_ms
from cartomante.server.judging import judge, require_over
from cartomante.server.opening import again, entry_of, entry_row, insert_table, read_table
from cartomante.server.refusals import Code, Refusal
from cartomante.server.store import Append, LostRace, Store, StoreUnavailable
from cartomante.server.table import LEASE, PLAYING, Draft, Entry, Person, Table, Told

MOST_TRIES = 20  # for a wish that others are always quicker than
POLL_SECONDS = 1.0  # how often open tables are compared with the database while the bus is down
COMPARE_SECONDS = 5  # how often while it is up: a worker may have died before it could say what it wrote
UNDOING = Limit(20, 60)  # moves that one person may want to take back, because finding out whether they may is work
PRESENCE_SECONDS = 10  # how often we say who is here


@dataclass(eq=False)
class Live:
    """A table that is open in this worker."""

    table: Table
    audience: Audience
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    used_at: float = field(default_factory=time.monotonic)

    @property
    def id(self) -> str:
        return self.table.origin.id


class Tables:
    """All tables, of which some are live here."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        spectator_delay: float = 60.0,
        idle_seconds: float = 30.0,
        talk_per_minute: int = 30,
    ) -> None:
        self.store, self.bus = store, bus
        self._talk = Limit(talk_per_minute, 60)
        self.spectator_delay, self.idle_seconds = spectator_delay, idle_seconds
        self.live: dict[str, Live] = {}
        self.on_change: list[Callable[[Live], None]] = []  # by an entry of ours; the minder listens
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._audiences: dict[str, Audience] = {}  # also of tables that are not live
        self._late: dict[str, LateAudience] = {}
        self._told: dict[str, int] = {}  # up to where the watchers of a table that is not live were told
        self._background = Background("a table could not be kept up to date")
        bus.on_gap = lambda: self._background.start(self._catch_up_all())

    async def run(self) -> None:
        """Let go of tables that nobody uses, say who is here, and look into the database while the bus is down."""
        for seconds in itertools.count(1):
            await asyncio.sleep(POLL_SECONDS)
            with logging_faults("tables could not be looked after"):
                await self.evict()
                await self._show_late()
                if not self.bus.is_connected or (self.bus.is_shared and seconds % COMPARE_SECONDS == 0):
                    await self._catch_up_all()
                if seconds % PRESENCE_SECONDS == 0:
                    await self._refresh_presence()

    # --- opening -------------------------------------------------------------------------------------------------

    async def create(self, table: Table) -> Live:
        """A new table, written down at once."""
        await self.store.write(insert_table, table)
        live = await self.open(table.origin.id)
        self._changed(live)
        return live

    async def open(self, table_id: str) -> Live:
        """The live table; loaded if need be, once however many ask."""
        live = self.live.get(table_id)
        if live is None:
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            live = await asyncio.shield(task)
        live.used_at = time.monotonic()
        return live

    async def _load(self, table_id: str) -> Live:
        try:
            await self.bus.listen(channel(table_id), lambda payload: self._hear(table_id, payload))
            live = self._take_up(await self._read(table_id))
        finally:
            del self._loading[table_id]
            await self._stop_listening(table_id)
        return live

    def _take_up(self, table: Table) -> Live:
        """A table is live from now on, and its watchers hear what they have missed."""
        table_id = table.origin.id
        live = self.live[table_id] = Live(table, self._audiences.setdefault(table_id, Audience()))
        live.audience.forget()
        told = self._told.pop(table_id, table.version)
        if live.audience.watchers and told < table.version:
            self._retell(live, told)
        return live

    def hold(self, table_id: str) -> "Hold":
        """The live table, for oneself alone, in an `async with`."""
        return Hold(self, table_id)

    def _let_go(self, live: Live, told: int) -> None:
        """Take a table out of the memory; if it wakes up again, its watchers hear what came after entry `told`."""
        del self.live[live.id]
        if live.audience.watchers:
            self._told[live.id] = told

    async def _recover(self, table_id: str) -> None:
        """Load a table that had to be let go of, as soon as the database answers, for those who watch it."""
        while self._is_watched(table_id):
            try:
                self._changed(await self.open(table_id))
                return
            except Refusal:
                await asyncio.sleep(POLL_SECONDS)

    async def _read(self, table_id: str) -> Table:
        """The table as it is written down."""
        try:
            found = await self.store.read(read_table, table_id)
        except StoreUnavailable as error:
            raise Refusal(Code.UNAVAILABLE) from error
        if found is None:
            raise Refusal(Code.NOT_FOUND)
        origin, entries = found

        def fold() -> Table:
            table = Table.opened(origin)
            for entry in entries:
                table.add(entry)
            return table

        return await asyncio.to_thread(fold) if len(entries) > 20 else fold()

    async def evict(self, idle_seconds: float | None = None) -> None:
        """Forget tables that have not been used for a while; their watchers stay, and wake them up again."""
        oldest = time.monotonic() - (self.idle_seconds if idle_seconds is None else idle_seconds)
        idle = [live for live in self.live.values() if live.used_at < oldest and not live.lock.locked()]
        for live in idle:
            self._let_go(live, live.table.version)
        for live in idle:
            await self._stop_listening(live.id)

    async def _stop_listening(self, table_id: str) -> None:
        """Hear no more of a table, unless somebody uses or watches it."""
        if table_id not in self.live and table_id not in self._loading and not self._is_watched(table_id):
            self._audiences.pop(table_id, None)
            self._told.pop(table_id, None)
            await self.bus.unlisten(channel(table_id))

    # --- wishes --------------------------------------------------------------------------------------------------

    async def wish(self, table_id: str, person: Person, wish: p.WishBase) -> int:
        """Carry out what somebody wants; returns the number of its entry. The same wish again changes nothing."""
        live = await self.open(table_id)
        if isinstance(wish, p.Rematch):
            return await self._rematch(live, person, wish)
        if isinstance(wish, p.Say) and (person.id, wish.id) not in live.table.wishes:
            await self._limit(f"talk:{person.id}", self._talk)
        if isinstance(wish, p.Vote) and wish.topic == "undo":
            await self._look_back(live, person)

        def draft(table: Table) -> Draft | int:
            before = table.wishes.get((person.id, wish.id))
            return before if before is not None else judge(table, person, wish)

        return await self.enter(live, draft, person.id, wish.id)

    async def _limit(self, key: str, limit: Limit) -> None:
        wait = await self.bus.allow(key, limit)
        if wait > 0:
            raise Refusal(Code.TOO_OFTEN, wait=wait)

    async def _look_back(self, live: Live, person: Person) -> None:
        """Find out beforehand whether the last move showed something: it takes a while, and others need not wait."""
        async with self.hold(live.id) as live:
            if live.table.must_look_back(person):
                await self._limit(f"undo:{person.id}", UNDOING)
                await asyncio.to_thread(live.table.last_move_showed_something)

    async def _rematch(self, live: Live, person: Person, wish: p.Rematch) -> int:
        """Open a table for another game; whoever asks second comes to the same one."""
        async with self.hold(live.id) as live:  # what is just being written may turn out not to be
            require_over(live.table, person)
            table = again(live.table, person, now_ms())

        def draft(old: Table) -> Draft | int:
            if (person.id, wish.id) in old.wishes:
                return old.wishes[person.id, wish.id]
            if old.rematch is not None:
                return next(told.entry.number for told in old.story if told.entry.kind == "rematch")
            return Draft("rematch", {"table": table.origin.id, "name": person.name})

        return await self.enter(live, draft, person.id, wish.id, [lambda c: insert_table(c, table)])

    async def enter(
        self,
        live: Live,
        draft: Callable[[Table], Draft | int],
        person: str | None = None,
        wish: str | None = None,
        also: Iterable[Callable[[Connection], None]] = (),
    ) -> int:
        """Add an entry that `draft` makes of the table as it stands; if others were quicker, of how it stands then."""
        async with self.hold(live.id) as live:
            for _ in range(MOST_TRIES):
                made = draft(live.table)
                if isinstance(made, int):
                    return made
                entry = Entry(live.table.version + 1, made.kind, person, wish, made.data, now_ms())
                if await self._commit(live, entry, also):
                    return entry.number
            raise Refusal(Code.TOO_OFTEN, wait=1.0)

    async def _commit(self, live: Live, entry: Entry, also: Iterable[Callable[[Connection], None]]) -> bool:
        """Fold, write, tell. False if another worker had written that entry: then the table is as it is there."""
        table = live.table
        live.audience.look(table)
        try:
            told = table.add(entry)
            append = Append(
                entry_row(live.id, entry),
                {"status": table.status, "due_at": table.next_due(entry.at, LEASE)},
                [*also, *conclude(table, entry)],
            )
            await self.store.append(append)
        except LostRace:
            await self._remake(live, entry.number - 1)
            return False
        except BaseException as error:
            self._doubt(live, entry.number - 1)
            if isinstance(error, StoreUnavailable):
                raise Refusal(Code.UNAVAILABLE) from error
            raise
        self._tell(live, told)
        self._changed(live)
        if self.bus.is_shared:
            await self.bus.publish([(channel(live.id), orjson.dumps({"entries": [append.entry]}))])
        return True

    def _doubt(self, live: Live, told: int) -> None:
        """What is in the memory may be written or not: whoever comes next reads what is, and watchers hear of it."""
        self._let_go(live, told)
        self._background.start(self._recover(live.id))

    # --- what others wrote ---------------------------------------------------------------------------------------

    def _hear(self, table_id: str, payload: bytes) -> None:
        self._background.start(self._take_in(table_id, orjson.loads(payload)))

    async def _take_in(self, table_id: str, heard: Mapping[str, Any]) -> None:
        """News from another worker: entries, or who is here."""
        for transient in heard.get("transient", []):
            self.spread(table_id, transient)
        entries = heard.get("entries", [])
        if not entries or (table_id not in self.live and not self._is_watched(table_id)):
            return
        async with self.hold(table_id) as live:  # if it slept, its watchers are told all of it when it is loaded
            for row in entries:
                if row["number"] == live.table.version + 1:
                    self._follow(live, entry_of(row))
                elif row["number"] > live.table.version:
                    await self._remake(live, live.table.version)

    def _follow(self, live: Live, entry: Entry) -> None:
        """Fold in what another worker has written, and tell it."""
        live.audience.look(live.table)
        try:
            told = live.table.add(entry)
        except BaseException:
            self._doubt(live, entry.number - 1)
            raise
        self._tell(live, told)

    async def _catch_up_all(self) -> None:
        """Compare all live tables with the database, and take in what is missing."""
        known = self._told | {table_id: live.table.version for table_id, live in self.live.items()}
        if not known:
            return
        try:
            versions = await self.store.read(_versions, list(known))
        except StoreUnavailable:
            return  # the next look comes soon
        for table_id, version in versions.items():
            if known[table_id] < version:
                with logging_faults("a table could not catch up"):
                    await self.catch_up(table_id, version)

    async def catch_up(self, table_id: str, version: int) -> Live:
        """The live table, with at least so many entries as are known to be written."""
        async with self.hold(table_id) as live:
            if live.table.version < version:
                await self._remake(live, live.table.version)
            return live

    async def _remake(self, live: Live, told: int) -> None:
        """Make the table again from what is written, and tell its watchers all that came after entry `told`."""
        try:
            live.table = await self._read(live.id)
        except BaseException:
            self._doubt(live, told)
            raise
        self._retell(live, told)

    def _retell(self, live: Live, told: int) -> None:
        self._part_spectators(live, told)
        live.audience.retell(live.table, told, now_ms())

    def _tell(self, live: Live, told: Told) -> None:
        self._part_spectators(live, told.entry.number - 1)
        live.audience.tell(live.table, told, now_ms())

    def _changed(self, live: Live) -> None:
        for changed in self.on_change:
            changed(live)

    # --- watching ------------------------------------------------------------------------------------------------

    async def watch(self, table_id: str, watcher: Watcher, after: int) -> Live:
        """Connect somebody: first how things stand and what they missed, then all that happens."""
        async with self.hold(table_id) as live:
            if self.may_see(live.table, watcher.person) is None and self.is_delayed(live.table):
                late = await self._late_audience(live)
                late.greet(watcher, late.table, after, now_ms())
            else:
                live.audience.greet(watcher, live.table, after, now_ms())
        await self._tell_presence(live)
        return live

    async def unwatch(self, table_id: str, watcher: Watcher) -> None:
        self._forget_watcher(table_id, watcher)
        person = watcher.person
        if person is not None and person.id not in self._people_here(table_id):
            await self.bus.gone(table_id, person.id)
        if live := self.live.get(table_id):
            await self._tell_presence(live)
        await self._stop_listening(table_id)

    def _forget_watcher(self, table_id: str, watcher: Watcher) -> None:
        """Take somebody out of the audience."""
        late = self._late.get(table_id)
        if late is not None:
            late.watchers.discard(watcher)
            if not late.watchers:
                del self._late[table_id]
        audience = self._audiences.get(table_id)
        if audience is not None:
            audience.watchers.discard(watcher)

    def _watchers(self, table_id: str) -> set[Watcher]:
        audiences = (self._audiences.get(table_id), self._late.get(table_id))
        return {watcher for audience in audiences if audience is not None for watcher in audience.watchers}

    def _is_watched(self, table_id: str) -> bool:
        return bool(self._watchers(table_id))

    async def _late_audience(self, live: Live) -> LateAudience:
        if live.id not in self._late:
            self._late[live.id] = LateAudience(await self.shown(live.table, None))
        return self._late[live.id]

    async def _show_late(self) -> None:
        """Let delayed spectators see what is old enough by now; when the game is over, all of it."""
        for table_id, late in list(self._late.items()):
            with logging_faults("spectators could not be told"):
                async with self.hold(table_id) as live:
                    is_old = self.number_at(live.table, now_ms())
                    late.advance(live.table, is_old if self.is_delayed(live.table) else live.table.version, now_ms())

    def _part_spectators(self, live: Live, known: int) -> None:
        """Before something is told: spectators who came before the start may have to go, or see what follows later.

        They know what happened up to entry `known`.
        """
        table = live.table
        if table.match is None or table.origin.setup.spectators == "live":
            return
        for watcher in list(live.audience.watchers):
            try:
                viewer = self.may_see(table, watcher.person)
            except Refusal as refusal:
                live.audience.watchers.discard(watcher)
                watcher.dismiss(refusal)
            else:
                if viewer is None and self.is_delayed(table):
                    live.audience.watchers.discard(watcher)
                    if live.id not in self._late:
                        self._late[live.id] = LateAudience(table.as_of(known))
                    self._late[live.id].watchers.add(watcher)

    def is_delayed(self, table: Table) -> bool:
        """Whether spectators see it later."""
        return table.origin.setup.spectators == "delayed" and table.status == PLAYING

    def spread(self, table_id: str, message: Mapping[str, Any]) -> None:
        """Something that is told once and not kept."""
        written = orjson.dumps(message)
        for watcher in self._watchers(table_id):
            watcher.tell(written)

    def may_see(self, table: Table, person: Person | None) -> Viewer:
        """The seat of a person, None for a spectator, who may have to go."""
        viewer = table.viewer_of(person)
        is_host = person is not None and person.id == table.origin.host.id
        has_begun = table.match is not None
        if viewer is None and not is_host and has_begun and table.origin.setup.spectators == "none":
            raise Refusal(Code.NO_SPECTATORS)
        return viewer

    async def shown(self, table: Table, viewer: Viewer) -> Table:
        """The table as a viewer may see it now: for delayed spectators, as it was."""
        if viewer is None and self.is_delayed(table):
            return await asyncio.to_thread(table.as_of, self.number_at(table, now_ms()))
        return table

    def number_at(self, table: Table, now: int) -> int:
        """The last entry that a delayed spectator may know of."""
        limit = now - self.spectator_delay * 1000
        # Clocks of workers differ: an entry may seem older than the one before it.
        return next((told.entry.number - 1 for told in table.story if told.entry.at > limit), table.version)

    async def _refresh_presence(self) -> None:
        """Tell the other workers that our people are still here."""
        for table_id in {*self._audiences, *self._late}:
            for person in self._people_here(table_id):
                await self.bus.here(table_id, person)

    def _people_here(self, table_id: str) -> set[str]:
        return {watcher.person.id for watcher in self._watchers(table_id) if watcher.person is not None}

    async def _tell_presence(self, live: Live) -> None:
        for person in self._people_here(live.id):
            await self.bus.here(live.id, person)
        message = {"type": "presence", "here": sorted(await self.bus.who(live.id)), "typing": []}
        await self.tell_all(live, message)

    async def tell_all(self, live: Live, message: Mapping[str, Any]) -> None:
        """Something that is not kept, told here and by the other workers."""
        self.spread(live.id, message)
        await self.bus.publish([(channel(live.id), orjson.dumps({"transient": [message]}))])


class Hold:
    """A live table that nobody else holds; one that was let go of while we waited is loaded again."""

    def __init__(self, tables: Tables, table_id: str) -> None:
        self._tables, self._id = tables, table_id

    async def __aenter__(self) -> Live:
        while True:
            self._live = live = await self._tables.open(self._id)
            await live.lock.acquire()
            if self._tables.live.get(self._id) is live:
                return live
            live.lock.release()

    async def __aexit__(self, *failure: object) -> None:
        self._live.lock.release()


def channel(table_id: str) -> str:
    return f"table:{table_id}"


def _versions(connection: Connection, table_ids: list[str]) -> dict[str, int]:
    rows = connection.execute(
        sa.select(schema.tables.c.id, schema.tables.c.version).where(schema.tables.c.id.in_(table_ids))
    )
    return {row.id: row.version for row in rows}
