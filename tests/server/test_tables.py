"""What is just being written counts for nothing: it may turn out not to be."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine
from typing import Any

import pytest

from cartomante.core.errors import IllegalAction
from cartomante.core.match import Match
from cartomante.server.minding import Minder
from cartomante.server.refusals import Code, Refusal
from cartomante.server.store import Append, Store, StoreUnavailable
from cartomante.server.table import Draft
from cartomante.server.thinking import Thinkers
from server.playing import person
from server.workers import HOST, Pair, open_table

ADA = person(1)
A_MOMENT = 0.1  # in which whatever does not wait would have happened


class NotingThinkers(Thinkers):
    """They note when a bot is to choose."""

    def __init__(self) -> None:
        super().__init__()
        self.has_begun = asyncio.Event()

    def choose(self, match: Match, seat: int, level: str) -> Coroutine[Any, Any, int]:
        self.has_begun.set()
        return super().choose(match, seat, level)


@contextlib.asynccontextmanager
async def writing(store: Store, monkeypatch: pytest.MonkeyPatch, work: Coroutine[Any, Any, Any]) -> AsyncIterator[None]:
    """While something is being written, which fails in the end."""
    has_begun, goes_on = asyncio.Event(), asyncio.Event()
    append = store.append

    async def failing(what: Append) -> None:
        monkeypatch.setattr(store, "append", append)
        has_begun.set()
        await goes_on.wait()
        raise StoreUnavailable

    monkeypatch.setattr(store, "append", failing)
    task = asyncio.create_task(work)
    await has_begun.wait()
    yield
    goes_on.set()
    with pytest.raises(Refusal):
        await task


async def test_no_bot_chooses_for_a_table_that_is_just_being_written(
    workers: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker, _ = workers
    table_id = await open_table(worker, game="talismans", players=2)
    await worker.wish(table_id, ADA, "sit", seat=0)
    await worker.wish(table_id, HOST, "add_bot", seat=1, level="apprentice")
    await worker.wish(table_id, HOST, "start")
    live = await worker.tables.open(table_id)
    thinkers = NotingThinkers()
    minder = Minder(worker.tables, thinkers)
    async with writing(worker.store, monkeypatch, worker.wish(table_id, ADA, "leave")):
        minder.look_after(live)
        await asyncio.sleep(A_MOMENT)
        assert not thinkers.has_begun.is_set()
    await asyncio.wait_for(thinkers.has_begun.wait(), 10)
    await minder.stop()
    thinkers.close()


async def test_no_rematch_of_a_game_whose_end_is_just_being_written(
    workers: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker, _ = workers
    table_id = await open_table(worker, game="talismans", players=2)
    await worker.wish(table_id, ADA, "sit", seat=0)
    await worker.wish(table_id, HOST, "add_bot", seat=1)
    await worker.wish(table_id, HOST, "start")
    async with writing(worker.store, monkeypatch, worker.wish(table_id, ADA, "vote", topic="abandon")):
        rematch = asyncio.create_task(worker.wish(table_id, ADA, "rematch"))
        await asyncio.sleep(A_MOMENT)
    with pytest.raises(Refusal) as refused:
        await rematch
    assert refused.value.code == Code.NOT_OVER
    assert (await worker.written(table_id)).rematch is None


async def test_an_entry_that_cannot_be_leaves_no_trace(workers: Pair) -> None:
    worker, _ = workers
    table_id = await open_table(worker, game="talismans", players=2)
    for seat, who in enumerate((HOST, ADA)):
        await worker.wish(table_id, who, "sit", seat=seat)
    await worker.wish(table_id, HOST, "start")
    ada = await worker.connect(table_id, ADA)
    live = await worker.tables.open(table_id)
    illegal = Draft("move", {"seat": 0, "action": live.table.game.num_actions - 1})
    with pytest.raises(IllegalAction):
        await worker.tables.enter(live, lambda table: illegal)
    table, written = (await worker.tables.open(table_id)).table, await worker.written(table_id)
    assert (table.version, table.movers) == (written.version, written.movers)
    assert len(ada.heard) == 2  # how things stand and who is here: no word of it
