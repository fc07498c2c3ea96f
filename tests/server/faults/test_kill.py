"""The server is killed in the middle of busy tables."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.faults.players import Guest, Player, acknowledged, seated
from server.faults.workers import Log, Worker

# Games, how many tables play them, and how many people sit at each beside one bot.
BUSY = (("talismans", 5, 2), ("arcanum", 25, 2), ("shipwreck", 15, 2))
ONLY_BOTS = 5
BUSY_MOVES = 300  # of people, before the server is killed


@pytest.fixture
def worker(tmp_path: Path) -> Iterator[Worker]:
    worker = Worker(tmp_path, f"sqlite:///{tmp_path / 'cartomante.db'}").start()
    yield worker
    worker.close()


async def test_nothing_acknowledged_is_lost_and_games_go_on(worker: Worker, tmp_path: Path) -> None:
    tables, bot_tables = await open_tables(worker.url)
    players = [player for table in tables.values() for player in table]
    log = Log(f"sqlite:///{tmp_path / 'cartomante.db'}")

    playing = [asyncio.create_task(player.play()) for player in players]
    await acknowledged(players, BUSY_MOVES)
    worker.kill()
    await asyncio.gather(*playing, *(player.ended() for player in players))

    written = {table_id: log.entries(table_id) for table_id in [*tables, *bot_tables]}
    for player in players:
        check_written(player, written)
    unanswered = {player.pending["id"]: player for player in players if player.pending is not None}
    assert unanswered, "nobody was interrupted"

    stuck = [table_id for table_id in written if log.table(table_id).bots_to_decide()]
    assert stuck, "no bot was interrupted"
    worker.start()
    await wait_for_progress(log, {table_id: len(written[table_id]) for table_id in stuck})

    for player in players:
        await player.join()
    await asyncio.gather(*(asyncio.wait_for(player.play(), 60) for player in players))
    final = {table_id: log.entries(table_id) for table_id in [*tables, *bot_tables]}
    for player in players:
        assert player.is_over
        check_written(player, final)
        assert [entry["number"] for entry in player.entries] == [entry.number for entry in final[player.table_id]]
    for wish, player in unanswered.items():
        check_repeated(player, wish, written)
    for table_id in final:
        assert final[table_id][: len(written[table_id])] == written[table_id]
    await asyncio.gather(*(player.leave() for player in players))
    assert "Traceback" not in worker.log()
    log.close()


async def open_tables(url: str) -> tuple[dict[str, list[Player]], list[str]]:
    """Tables at which people and bots play, by id, and tables of bots alone."""
    people = [await Guest.arrive(url, f"Player {number}") for number in range(2)]
    tables = {}
    for game, count, seats in BUSY:
        for number in range(count):
            setup = {"game": game, "players": seats + 1, "bots": ["apprentice"]}
            table_id = await seated(url, people, **setup)
            players = [Player(guest, table_id, url, random.Random(f"{game} {number}")) for guest in people]
            tables[table_id] = [await player.join() for player in players]
    alone = {"game": "talismans", "players": 3, "bots": ["apprentice"] * 3, "sit": False, "start": True}
    return tables, [await people[0].open_table(url, **alone) for _ in range(ONLY_BOTS)]


def check_written(player: Player, written: dict[str, list]) -> None:
    """Entries are numbered without a gap, no wish came true twice, and whatever was acknowledged or told is there."""
    entries = written[player.table_id]
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    wishes = [(entry.person, entry.wish) for entry in entries if entry.wish is not None]
    assert len(wishes) == len(set(wishes))
    for wish, number in player.acknowledged.items():
        assert (entries[number - 1].person, entries[number - 1].wish) == (player.guest.id, wish)
    for told, entry in zip(player.entries, entries, strict=False):
        assert (told["number"], told["kind"], told["at"]) == (entry.number, entry.kind, entry.at)
    assert player.number <= len(entries)


def check_repeated(player: Player, wish: str, written: dict[str, list]) -> None:
    """A wish that was under way comes true once: as it was written, or else when it was asked for again."""
    numbers = [entry.number for entry in written[player.table_id] if entry.wish == wish]
    if numbers:
        assert player.acknowledged[wish] == numbers[0]
    else:
        assert wish in player.acknowledged or player.refused[wish] == "moved_on"


async def wait_for_progress(log: Log, versions: dict[str, int], seconds: float = 10.0) -> None:
    """Until something has happened at all these tables, although nobody has come to them."""
    async with asyncio.timeout(seconds):
        while any(now <= versions[table_id] for table_id, now in log.versions(versions).items()):
            await asyncio.sleep(0.1)


async def test_the_port_is_free_again_while_something_compiles(tmp_path: Path) -> None:
    """What compiles for bots outlives the server, but keeps nothing of it."""
    worker = Worker(tmp_path, f"sqlite:///{tmp_path / 'cartomante.db'}", cache=tmp_path / "cold").start()
    guest = await Guest.arrive(worker.url)
    alone = {"game": "shipwreck", "players": 2, "bots": ["apprentice"] * 2, "sit": False, "start": True}
    table_id = await guest.open_table(worker.url, **alone)
    compiling = await child_of(worker)
    worker.kill()
    assert is_running(compiling), "it was too quick to tell"
    worker.start()
    assert await Player(guest, table_id, worker.url).join()
    worker.close()


async def child_of(worker: Worker, seconds: float = 10.0) -> int:
    """Wait until the server has started another process."""
    async with asyncio.timeout(seconds):
        while True:
            for children in Path(f"/proc/{worker.process.pid}/task").glob("*/children"):
                if found := children.read_text().split():
                    return int(found[0])
            await asyncio.sleep(0.02)


def is_running(process: int) -> bool:
    return Path(f"/proc/{process}").exists()
