"""Tables in the memory of a worker: nothing but what is written counts, and one table is no trouble for another."""

import asyncio
import contextlib
import itertools
import json
import random
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, cast

import pytest

from cartomante.core.errors import IllegalAction
from cartomante.core.match import Match
from cartomante.server import minding, tables
from cartomante.server.bus.interface import Heard
from cartomante.server.bus.local import LocalBus
from cartomante.server.ids import now_ms
from cartomante.server.minding import Minder
from cartomante.server.refusals import Code, Refusal
from cartomante.server.store import Append, Store
from cartomante.server.table import Draft, Person
from cartomante.server.tables import Tables
from cartomante.server.thinking import Thinkers
from server.playing import Party, person
from server.workers import HOST, Onlooker, Pair, Worker, check_told, failing_append, open_table, tried, two_workers

ADA, BEA = person(1), person(2)
A_MOMENT = 0.1  # in which whatever does not wait would have happened
A_LOT = 100  # of something that should happen once or twice


class NotingThinkers(Thinkers):
    """They note when a bot is to choose."""

    def __init__(self) -> None:
        super().__init__()
        self.has_begun = asyncio.Event()

    def choose(self, match: Match, seat: int, level: str) -> Coroutine[Any, Any, int]:
        self.has_begun.set()
        return super().choose(match, seat, level)


@contextlib.asynccontextmanager
async def writing(store: Store, work: Coroutine[Any, Any, Any]) -> AsyncIterator[None]:
    """While something is being written, which fails in the end."""
    has_begun, goes_on = asyncio.Event(), asyncio.Event()

    async def meanwhile(what: Append) -> None:
        has_begun.set()
        await goes_on.wait()

    with failing_append(store, meanwhile):
        task = asyncio.create_task(work)
        await has_begun.wait()
        yield
        goes_on.set()
        with pytest.raises(Refusal):
            await task


async def begun(worker: Worker, people: Sequence[Person] = (ADA, BEA), **setup: Any) -> str:
    """A table for two at which these people play, against a bot if there is only one."""
    table_id = await open_table(worker, game="talismans", players=2, **setup)
    for seat, who in enumerate(people):
        await worker.wish(table_id, who, "sit", seat=seat)
    await tried(worker.wish(table_id, HOST, "add_bot", level="apprentice"))
    await worker.wish(table_id, HOST, "start")
    return table_id


async def told_up_to(onlooker: Onlooker, number: int) -> None:
    """Wait until somebody has heard of an entry."""
    async with asyncio.timeout(10):
        while onlooker.number < number:
            await asyncio.sleep(0.01)


def impossible_entry(table_id: str, number: int) -> dict[str, Any]:
    """The row of an entry that no game allows."""
    data = json.dumps({"seat": 0, "action": 1 << 20})
    row = {"table_id": table_id, "number": number, "kind": "move", "person_id": None, "wish": None}
    return {**row, "data": data, "at": now_ms()}


# --- what is just being written, and may turn out not to be -----------------------------------------------------------


async def test_no_bot_chooses_for_a_table_that_is_just_being_written(workers: Pair) -> None:
    worker, _ = workers
    table_id = await begun(worker, [ADA])
    live = await worker.tables.open(table_id)
    thinkers = NotingThinkers()
    minder = Minder(worker.tables, thinkers)
    async with writing(worker.store, worker.wish(table_id, ADA, "leave")):
        minder.look_after(live)
        await asyncio.sleep(A_MOMENT)
        assert not thinkers.has_begun.is_set()
    await asyncio.wait_for(thinkers.has_begun.wait(), 10)
    await minder.stop()
    thinkers.close()


async def test_no_rematch_of_a_game_whose_end_is_just_being_written(workers: Pair) -> None:
    worker, _ = workers
    table_id = await begun(worker, [ADA])
    async with writing(worker.store, worker.wish(table_id, ADA, "vote", topic="abandon")):
        rematch = asyncio.create_task(worker.wish(table_id, ADA, "rematch"))
        await asyncio.sleep(A_MOMENT)
    with pytest.raises(Refusal) as refused:
        await rematch
    assert refused.value.code == Code.NOT_OVER
    assert (await worker.written(table_id)).rematch is None


async def test_an_entry_that_cannot_be_leaves_no_trace(workers: Pair) -> None:
    worker, _ = workers
    table_id = await begun(worker)
    ada = await worker.connect(table_id, ADA)
    live = await worker.tables.open(table_id)
    illegal = Draft("move", {"seat": 0, "action": live.table.game.num_actions - 1})
    with pytest.raises(IllegalAction):
        await worker.tables.enter(live, lambda table: illegal)
    table, written = (await worker.tables.open(table_id)).table, await worker.written(table_id)
    assert (table.version, table.movers) == (written.version, written.movers)
    assert len(ada.heard) == 2  # how things stand and who is here: no word of it


async def test_an_entry_of_another_worker_that_cannot_be_leaves_no_trace(tmp_path: Path) -> None:
    async with two_workers(f"sqlite:///{tmp_path / 'two.db'}", Wire) as (here, _):
        table_id = await begun(here)
        ada = await here.connect(table_id, ADA)
        written = await here.written(table_id)
        impossible = impossible_entry(table_id, written.version + 1)
        wire(here).hear(json.dumps({"entries": [impossible]}).encode())
        await asyncio.sleep(A_MOMENT)
        table = (await here.tables.open(table_id)).table
        assert (table.version, table.movers) == (written.version, written.movers)
        check_told(ADA, ada.heard, written)


# --- letting go, and waking up ----------------------------------------------------------------------------------------


class Wire(LocalBus):
    """A bus that takes its time, and brings what a test sends."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: dict[str, Heard] = {}

    async def listen(self, channel: str, heard: Heard) -> None:
        self.heard[channel] = heard

    async def unlisten(self, channel: str) -> None:
        self.heard.pop(channel, None)
        await asyncio.sleep(A_MOMENT)

    async def gone(self, table: str, person: str) -> None:
        await asyncio.sleep(A_MOMENT)
        await super().gone(table, person)

    def hear(self, payload: bytes) -> None:
        """Another worker has sent something about the only table there is."""
        (heard,) = self.heard.values()
        heard(payload)


def wire(worker: Worker) -> Wire:
    assert isinstance(worker.tables.bus, Wire)
    return worker.tables.bus


async def test_who_comes_while_the_last_one_goes_is_heard_and_told(tmp_path: Path) -> None:
    async with two_workers(f"sqlite:///{tmp_path / 'two.db'}", Wire) as (here, _):
        table_id = await begun(here)
        ada = await here.connect(table_id, ADA)
        await here.sleep()
        going = asyncio.create_task(here.tables.unwatch(table_id, ada))
        await asyncio.sleep(A_MOMENT / 2)
        bea = await here.connect(table_id, BEA)
        await going
        await here.sleep()
        await here.wish(table_id, HOST, "say", text="still here?")
        assert bea.number == (await here.written(table_id)).version
        assert wire(here).heard


async def test_a_table_that_is_used_meanwhile_does_not_fall_asleep(tmp_path: Path) -> None:
    async with two_workers(f"sqlite:///{tmp_path / 'two.db'}", Wire) as (here, _):
        await begun(here)
        table_id = await begun(here)
        ada = await here.connect(table_id, ADA)
        append = here.store.append

        async def slowly(what: Append) -> None:
            await asyncio.sleep(2 * A_MOMENT)
            await append(what)

        asleep = asyncio.create_task(here.sleep())
        await asyncio.sleep(A_MOMENT / 2)
        with failing_append(here.store, slowly), pytest.raises(Refusal):
            await here.wish(table_id, ADA, "say", text="I am not asleep")
        await asleep
        await told_up_to(ada, (await here.written(table_id)).version)


async def test_who_comes_back_after_a_doubt_is_told_all_that_changes(workers: Pair) -> None:
    """Changes are counted from what they saw when they came back, not from what was there before they went."""
    here, there = workers
    for game in range(20):
        table_id = await begun(here)
        ada = await here.connect(table_id, ADA)

        async def going(what: Append, ada: Onlooker = ada, table_id: str = table_id) -> None:
            await here.tables.unwatch(table_id, ada)

        with failing_append(here.store, going):
            await tried(here.wish(table_id, HOST, "say", text="lost?"))
        await asyncio.sleep(0)
        luck = random.Random(game)
        for _ in range(1 + game % 5):
            await there.move(table_id, luck)
        again = await here.connect(table_id, ADA)
        for _ in range(3):
            await here.move(table_id, luck)
        check_told(ADA, again.heard, await there.written(table_id))


def at_most(calls: int, do: Callable[..., Any]) -> Callable[..., Any]:
    """The same, but it fails when it is called all the time: then nothing else would ever happen again."""
    count = itertools.count(1)

    def counting(*args: Any) -> Any:
        assert next(count) <= calls, "called again and again"
        return do(*args)

    return counting


async def test_a_table_let_go_of_in_the_moment_it_wakes_up_is_loaded_again(
    workers: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = workers
    table_id = await begun(here)
    asked: list[asyncio.Task[Any]] = []

    class Impatient(Onlooker):
        def tell(self, message: bytes) -> None:
            super().tell(message)
            asked.extend(asyncio.create_task(work) for work in (here.sleep(), here.tables.catch_up(table_id, 0)))

    await here.tables.watch(table_id, Impatient(ADA), 0)
    await asyncio.gather(*asked)
    await here.sleep()
    await there.wish(table_id, HOST, "say", text="wake up")
    monkeypatch.setattr(here.tables, "open", at_most(A_LOT, here.tables.open))
    await here.catch_up(table_id)
    await asyncio.gather(*asked)


async def test_who_has_run_out_of_time_is_stood_in_for_once_though_the_table_is_let_go_of(
    workers: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, _ = workers
    table_id = await begun(here, clock={"kind": "live", "seconds": 10})
    for module in (minding, tables):
        monkeypatch.setattr(module, "now_ms", lambda: now_ms() + 3600_000)
    catch_up, enter = here.tables.catch_up, here.tables.enter

    async def catch_up_and_let_go(table_id: str, version: int) -> Any:
        live = await catch_up(table_id, version)
        await here.sleep()
        return live

    monkeypatch.setattr(here.tables, "catch_up", catch_up_and_let_go)
    monkeypatch.setattr(here.tables, "enter", at_most(A_LOT, enter))
    thinkers = Thinkers()
    minder = Minder(here.tables, thinkers)
    await minder.look_around()
    await minder.stop()
    thinkers.close()
    kinds = [told.entry.kind for told in (await here.written(table_id)).story]
    assert kinds.count("stand_in") == 2


# --- others are no trouble --------------------------------------------------------------------------------------------


async def test_a_table_that_cannot_be_read_keeps_no_other_from_catching_up(workers: Pair) -> None:
    here, there = workers
    broken, sound = sorted([await begun(here), await begun(here)])  # as SQLite finds them
    ada = await here.connect(sound, ADA)
    version = (await there.written(broken)).version
    await there.store.append(Append(impossible_entry(broken, version + 1), {"status": "playing", "due_at": None}))
    await there.wish(sound, HOST, "say", text="hello")
    here.tables.bus.on_gap()
    await told_up_to(ada, (await there.written(sound)).version)


async def test_a_late_spectator_sees_nothing_that_is_too_new_however_old_what_follows_seems() -> None:
    """Two workers whose clocks differ have written."""
    party = Party(spectators="delayed").begin()
    party.now += 1000
    new = party.act(0)
    party.now -= 2000
    party.act(1)
    tables_ = Tables(cast(Store, None), LocalBus(), spectator_delay=0)
    assert tables_.number_at(party.table, new.entry.at - 1) == new.entry.number - 1
