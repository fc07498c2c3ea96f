"""Clients that are slow, gone or mad: they are dropped, memory stays bounded, and others at the table do not notice."""

import asyncio
import os
import statistics
import time
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass

import pytest

from cartomante.server.protocol import LONGEST_TALK
from server.faults.players import Guest, Player, seated
from server.faults.raw import BINARY, CONTINUATION, PING, TEXT, RawClient, frame
from server.faults.workers import Worker

PATIENCE = 1.0
USUAL = {"limits__messages_per_second": 10}
LINE = 16 << 10  # bytes on their way to a client
DROPPED_SECONDS = 8.0
ATTACKERS = 6
MOST_GROWTH = 48 << 20  # bytes of memory, for all attackers together
SAMPLES = 10
MANY, AT_ONCE = 500, 20  # messages, more than ever wait for a slow client


@pytest.fixture(scope="module")
def worker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    folder = tmp_path_factory.mktemp("clients")
    worker = Worker(folder, f"sqlite:///{folder / 'cartomante.db'}", patience=PATIENCE, line=LINE, **USUAL).start()
    yield worker
    assert "Traceback" not in worker.log()
    worker.close()


@dataclass
class Quiet:
    """Two people who mind their own business, and how long it takes for one to hear the other."""

    here: Player
    there: Player

    async def seconds(self) -> float:
        """The median from saying something to its being heard, durably written in between."""
        taken = []
        for number in range(SAMPLES):
            text, began = f"{number} {time.monotonic()}", time.monotonic()
            await self.here.send({"type": "say", "id": self.here.new_id(), "text": text})
            await self.there.until(lambda t=text: self.there.entries[-1]["text"] == t)
            taken.append(time.monotonic() - began)
            await asyncio.sleep(0.05)
        return statistics.median(taken)


@pytest.fixture
async def quiet(worker: Worker) -> AsyncIterator[Quiet]:
    people = [await Guest.arrive(worker.url) for _ in range(2)]
    table_id = await seated(worker.url, people, game="talismans", players=2)
    players = [await Player(guest, table_id, worker.url).join() for guest in people]
    yield Quiet(*players)
    for player in players:
        await player.leave()


def flood(data: bytes) -> Callable[[RawClient], bool]:
    return lambda client: client.flood(data, DROPPED_SECONDS)


def flood_after(first: bytes, data: bytes) -> Callable[[RawClient], bool]:
    def attack(client: RawClient) -> bool:
        client.socket.sendall(first)
        return client.flood(data, DROPPED_SECONDS)

    return attack


ATTACKS = {
    "messages": flood(frame(TEXT, b'{"type":"ping","sent":1}') * 1000),
    "wishes": flood(frame(TEXT, b'{"type":"say","id":"a","text":"a"}') * 1000),
    "tiny": flood(frame(TEXT, b"") * 10000),
    "huge": flood_after(frame(TEXT, b"", claimed=1 << 30), bytes(1 << 16)),
    "large": flood(frame(BINARY, bytes(60_000))),
    "garbage": flood(os.urandom(1 << 16)),
    "fragments": flood_after(frame(TEXT, b"a", is_last=False), frame(CONTINUATION, b"a" * 1000, is_last=False)),
    "empty-fragments": flood_after(frame(TEXT, b"", is_last=False), frame(CONTINUATION, b"", is_last=False) * 10000),
    "pings": flood(frame(PING, b"a" * 125) * 1000),
}


@pytest.mark.parametrize("attack", ATTACKS.values(), ids=ATTACKS.keys())
async def test_a_flood_is_not_noticed_by_others(
    worker: Worker, quiet: Quiet, attack: Callable[[RawClient], bool]
) -> None:
    guest = await Guest.arrive(worker.url)
    before, memory = await quiet.seconds(), worker.memory()
    clients = [RawClient(worker.url, quiet.here.table_id, guest) for _ in range(ATTACKERS)]
    attacks = [asyncio.create_task(asyncio.to_thread(attack, client)) for client in clients]
    during = await quiet.seconds()
    assert all(await asyncio.gather(*attacks)), "some attackers are still connected"
    assert worker.memory() - memory < MOST_GROWTH
    assert during < 3 * before + 0.1
    await quiet.here.until(lambda: guest.id not in quiet.here.here, 5)
    for client in clients:
        client.close()


async def test_who_reads_nothing_is_dropped(worker: Worker, quiet: Quiet) -> None:
    """A client that is slow, or whose line is cut without a word: what is on its way to it does not pile up."""
    guest = await Guest.arrive(worker.url)
    before, memory = await quiet.seconds(), worker.memory()
    clients = [RawClient(worker.url, quiet.here.table_id, guest, buffer=4096) for _ in range(ATTACKERS)]
    told = sum([await say_much(worker.url, quiet) for _ in range(MANY // AT_ONCE)])
    during = await quiet.seconds()
    await quiet.here.until(lambda: guest.id not in quiet.here.here, DROPPED_SECONDS)
    assert worker.memory() - memory < MOST_GROWTH
    assert during < 3 * before + 0.1
    for client in clients:
        assert client.read_to_the_end(DROPPED_SECONDS) < told / 2
        client.close()


async def say_much(url: str, quiet: Quiet) -> int:
    """Long things are said; how many characters everybody is told."""
    texts = ["x" * LONGEST_TALK] * AT_ONCE
    wishes = [{"type": "say", "id": quiet.here.new_id(), "text": text} for text in texts]
    guest, table_id = quiet.here.guest, quiet.here.table_id
    answers = await asyncio.gather(*(guest.wish(url, table_id, wish) for wish in wishes))
    assert all("number" in answer for answer in answers), answers
    return sum(map(len, texts))


async def test_who_does_not_answer_is_dropped(worker: Worker, quiet: Quiet) -> None:
    """A line that was cut while nothing was to be said: pings find out."""
    client = RawClient(worker.url, quiet.here.table_id)
    await asyncio.to_thread(client.read_to_the_end, DROPPED_SECONDS)
    client.close()
    assert quiet.here.is_connected
