"""PostgreSQL is stopped, or crashes, and comes back."""

import asyncio
import json
import random
from collections.abc import Callable, Iterator

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from cartomante.server.people import REMEMBERED_SECONDS
from server.faults.players import Guest, Player
from server.faults.services import PostgreSQL
from server.faults.workers import Log, Worker

AWAY_SECONDS = 1.5
TABLES, CHATTING = 4, 4
BEGUN = 15  # entries; a whole game has more than 60
FORGOTTEN_SECONDS = REMEMBERED_SECONDS + 0.5


@pytest.fixture(scope="module")
def postgresql() -> Iterator[PostgreSQL]:
    cluster = PostgreSQL()
    yield cluster.start()
    cluster.remove()


@pytest.fixture(scope="module")
def worker(tmp_path_factory: pytest.TempPathFactory, postgresql: PostgreSQL) -> Iterator[Worker]:
    worker = Worker(tmp_path_factory.mktemp("worker"), postgresql.url, idle_seconds=1).start()
    yield worker
    assert "Traceback" not in worker.log()
    worker.close()


@pytest.mark.parametrize("end", [PostgreSQL.stop, PostgreSQL.kill], ids=["restart", "crash"])
async def test_refusals_are_clear_while_it_is_away_and_then_play_goes_on(
    worker: Worker, postgresql: PostgreSQL, end: Callable[[PostgreSQL], None]
) -> None:
    guest, other = [await Guest.arrive(worker.url) for _ in range(2)]
    setup = {"game": "arcanum", "players": 3, "bots": ["apprentice"] * 2, "start": True}
    tables = [await guest.open_table(worker.url, **setup) for _ in range(TABLES)]
    players = [await Player(guest, table_id, worker.url, random.Random(table_id)).join() for table_id in tables]
    talker = players[0]
    chatting = [await Player(guest, tables[0], worker.url).join() for _ in range(CHATTING)]
    playing = [asyncio.create_task(player.play()) for player in players[1:]]
    is_enough = asyncio.Event()
    talking = [asyncio.create_task(chat(player, is_enough)) for player in chatting]
    await players[1].until(lambda: players[1].number >= BEGUN)

    end(postgresql)
    wish = await talker.ask("say", text="is anybody there?")
    assert talker.refused[wish] == "unavailable"
    await check_rest_is_refused(worker.url, other, tables[0])
    await asyncio.sleep(AWAY_SECONDS)
    assert all(player.is_connected for player in players), "who was connected has been thrown out"
    versions = {player.table_id: player.number for player in players}
    postgresql.start()

    await asyncio.wait_for(asyncio.gather(*playing, talker.play()), 40)
    is_enough.set()
    await asyncio.gather(*talking)
    assert await talker.ask("say", text="here we are again") in talker.acknowledged
    log = Log(postgresql.url)
    for player in [*players, *chatting]:
        await player.until(lambda p=player: p.number == log.versions([p.table_id])[p.table_id])
        check_written(player, log)
    for player in players:
        assert player.is_over
        assert player.number > versions[player.table_id]
        await player.leave()
    log.close()


async def chat(player: Player, is_enough: asyncio.Event) -> None:
    """Talk without a pause: somebody always waits for a turn at this table, whatever happens to the one before."""
    while not is_enough.is_set():
        await player.ask("say", text="and so on", id=f"{id(player)}-{player.new_id()}")
        await asyncio.sleep(0.005)


async def test_who_comes_while_it_is_away_is_told_and_may_come_again(worker: Worker, postgresql: PostgreSQL) -> None:
    host, late = [await Guest.arrive(worker.url) for _ in range(2)]
    table_id = await host.open_table(worker.url, game="talismans")
    sleeper = await Player(host, table_id, worker.url).join()
    await asyncio.sleep(FORGOTTEN_SECONDS)  # the table sleeps, and nobody remembers who these people are
    postgresql.stop()
    visitor = Player(late, table_id, worker.url)
    with pytest.raises(InvalidStatus) as refused:
        await visitor.join()
    assert refused.value.response.status_code == 503
    assert json.loads(refused.value.response.body)["code"] == "unavailable"
    postgresql.start()
    await visitor.join_soon()
    await host.wish(worker.url, table_id, {"type": "say", "id": "hello", "text": "welcome"})
    for player in (visitor, sleeper):
        await player.until(lambda p=player: p.entries[-1]["text"] == "welcome")
        await player.leave()


async def check_rest_is_refused(url: str, stranger: Guest, table_id: str) -> None:
    """Whoever asks is told what is the matter, and what they asked for is not half done."""
    answer = await stranger.post(url, "/api/tables", {"game": "talismans"})
    assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
    answer = await stranger.post(url, f"/api/tables/{table_id}/wishes", {"type": "say", "id": "a", "text": "Hello?"})
    assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
    async with httpx.AsyncClient(verify=False) as http:
        assert (await http.get(f"{url}/readyz")).status_code == 503
        assert (await http.get(f"{url}/healthz")).status_code == 200


def check_written(player: Player, log: Log) -> None:
    """What was acknowledged is there, once; what was told is what is written."""
    entries = log.entries(player.table_id)
    assert [entry["number"] for entry in player.entries] == [entry.number for entry in entries]
    assert [entry["at"] for entry in player.entries] == [entry.at for entry in entries]
    wishes = [entry.wish for entry in entries if entry.wish is not None]
    assert len(wishes) == len(set(wishes))
    for wish, number in player.acknowledged.items():
        assert entries[number - 1].wish == wish
