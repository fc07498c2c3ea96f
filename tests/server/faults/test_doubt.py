"""The database fails at the moment of writing, so that nobody knows whether an entry is written or not."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from cartomante.server.store import Append
from server.faults.players import Guest, Player, seated
from server.serving import Served
from server.workers import doubtful_append


@pytest.fixture
async def players(server: Served) -> AsyncIterator[list[Player]]:
    people = [await Guest.arrive(server.url) for _ in range(2)]
    table_id = await seated(server.url, people, game="talismans", players=2)
    players = [await Player(guest, table_id, server.url).join() for guest in people]
    yield players
    for player in players:
        await player.leave()


@pytest.mark.parametrize("is_written", [False, True], ids=["not-written", "written"])
async def test_whoever_comes_next_begins_with_what_is_written(
    server: Served, players: list[Player], is_written: bool
) -> None:
    here, there = players
    number = here.number
    with doubtful_append(server.desk.store, is_written):
        failing, waiting = await asyncio.gather(here.ask("say", text="lost?"), there.ask("say", text="next"))
    assert here.refused[failing] == "unavailable"
    assert there.acknowledged[waiting] == number + 1 + is_written
    for player in players:
        await player.until(lambda p=player: p.number == number + 1 + is_written)
        assert [entry["text"] for entry in player.entries[number:]] == (["lost?"] if is_written else []) + ["next"]
    await here.send({"type": "say", "id": failing, "text": "lost?"})
    await here.until(lambda: failing in here.acknowledged)
    assert here.acknowledged[failing] == number + (1 if is_written else 2)


async def test_what_was_written_is_told_although_nobody_comes(server: Served, players: list[Player]) -> None:
    here, there = players
    with doubtful_append(server.desk.store, is_written=True):
        assert here.refused[await here.ask("say", text="lost?")] == "unavailable"
    await there.until(lambda: there.entries[-1]["text"] == "lost?", 5)


async def test_who_goes_while_a_wish_is_under_way_does_not_take_it_back(
    server: Served, players: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = players
    store = server.desk.store
    append = store.append

    async def slowly(what: Append) -> None:
        await asyncio.sleep(0.2)
        await append(what)

    monkeypatch.setattr(store, "append", slowly)
    await here.send({"type": "say", "id": "last", "text": "I must go"})
    await asyncio.sleep(0.05)
    await here.leave()
    await there.until(lambda: there.entries[-1]["text"] == "I must go", 5)
