"""The server is asked to stop while people play."""

import asyncio
import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.faults.players import Guest, Player, acknowledged, seated
from server.faults.raw import RawClient
from server.faults.workers import Log, Worker

TABLES = 12
SERVICE_RESTART = 1012  # RFC 6455 calls it so: come back soon
LEAVE_SECONDS = 8.0


@pytest.fixture
def worker(tmp_path: Path) -> Iterator[Worker]:
    worker = Worker(tmp_path, f"sqlite:///{tmp_path / 'cartomante.db'}").start()
    yield worker
    worker.close()


async def test_everybody_is_told_and_nothing_is_lost(worker: Worker, tmp_path: Path) -> None:
    people = [await Guest.arrive(worker.url) for _ in range(2)]
    tables = [await seated(worker.url, people, game="talismans", players=3, bots=["apprentice"]) for _ in range(TABLES)]
    players = [
        await Player(guest, table_id, worker.url, random.Random(table_id)).join()
        for table_id in tables
        for guest in people
    ]
    stuck = RawClient(worker.url, tables[0], buffer=4096)  # takes no good-bye
    playing = [asyncio.create_task(player.play()) for player in players]
    await acknowledged(players, 5 * TABLES)

    began = time.monotonic()
    assert await asyncio.to_thread(worker.terminate) == 0
    assert time.monotonic() - began < LEAVE_SECONDS
    await asyncio.wait_for(asyncio.gather(*playing, *(player.ended() for player in players)), 5)
    stuck.close()

    log = Log(f"sqlite:///{tmp_path / 'cartomante.db'}")
    for player in players:
        assert player.close_code == SERVICE_RESTART
        assert player.goodbye == {"type": "bye", "code": "restarting", "again": True}
        entries = log.entries(player.table_id)
        assert player.number <= len(entries)
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        for wish, number in player.acknowledged.items():
            assert entries[number - 1].wish == wish
    assert "Traceback" not in worker.log()
    log.close()
