"""Two workers write at the same table: whatever becomes of it there, nobody sees through a seat that is not theirs."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cartomante.server.bus.redis import RedisBus
from cartomante.server.refusals import Code, Refusal
from cartomante.server.table import OPEN
from databases import new_database
from server.faults.services import Redis
from server.playing import person
from server.workers import HOST, Onlooker, Pair, Worker, check_told, open_table, tried, two_workers

ADA, BEA = person(1), person(2)
SEATS, PEOPLE = 2, 3  # so few that they often want the same

Learns = Callable[[Worker, str], Awaitable[Any]]


# --- each way in which a worker learns what another one has written ---------------------------------------------------


async def by_catching_up(worker: Worker, table_id: str) -> None:
    await worker.catch_up(table_id)


async def by_losing_a_race(worker: Worker, table_id: str) -> None:
    await worker.wish(table_id, HOST, "say", text="hm")


async def after_doubt(worker: Worker, table_id: str) -> None:
    await worker.doubt(table_id, is_written=False)
    await worker.tables.open(table_id)


async def on_waking_up(worker: Worker, table_id: str) -> None:
    await worker.sleep()
    await worker.tables.open(table_id)
    await worker.catch_up(table_id)


every_way = pytest.mark.parametrize("learns", [by_catching_up, by_losing_a_race, after_doubt, on_waking_up])
all_spectators = pytest.mark.parametrize("spectators", ["live", "delayed", "none"])


@every_way
@all_spectators
async def test_who_has_left_a_seat_sees_no_longer_as_it(workers: Pair, learns: Learns, spectators: str) -> None:
    here, there = workers
    table_id = await open_table(here, game="talismans", players=2, spectators=spectators)
    await here.wish(table_id, ADA, "sit", seat=0)
    ada = await here.connect(table_id, ADA)
    await there.wish(table_id, ADA, "leave")
    await there.wish(table_id, BEA, "sit", seat=0)
    await there.wish(table_id, HOST, "sit", seat=1)
    await there.wish(table_id, HOST, "start")
    await learns(here, table_id)
    await here.move(table_id, random.Random(1))
    written = await there.written(table_id)
    check_told(ADA, ada.heard, written)
    assert ada.dismissed == (Code.NO_SPECTATORS if spectators == "none" else None)
    assert (ada.number == written.version) == (spectators == "live")


@every_way
@all_spectators
async def test_who_has_sat_down_elsewhere_sees_as_the_seat_at_once(
    workers: Pair, learns: Learns, spectators: str
) -> None:
    here, there = workers
    table_id = await open_table(here, game="talismans", players=2, spectators=spectators)
    await here.wish(table_id, HOST, "sit", seat=1)
    ada = await here.connect(table_id, ADA)
    await there.wish(table_id, ADA, "sit", seat=0)
    await there.wish(table_id, HOST, "start")
    await learns(here, table_id)
    await here.move(table_id, random.Random(1))
    written = await there.written(table_id)
    check_told(ADA, ada.heard, written)
    assert ada.dismissed is None
    assert ada.number == written.version


async def test_who_has_changed_seats_elsewhere_sees_as_the_new_one(workers: Pair) -> None:
    here, there = workers
    table_id = await open_table(here, game="talismans", players=2)
    await here.wish(table_id, ADA, "sit", seat=0)
    ada = await here.connect(table_id, ADA)
    await there.wish(table_id, ADA, "leave")
    await there.wish(table_id, ADA, "sit", seat=1)
    await there.wish(table_id, BEA, "sit", seat=0)
    await there.wish(table_id, HOST, "start")
    await here.catch_up(table_id)
    assert ada.heard[-1]["seat"] == 1
    check_told(ADA, ada.heard, await there.written(table_id))


# --- anything in any order --------------------------------------------------------------------------------------------


@dataclass
class Scene:
    """A table, and all who have ever been connected to it."""

    workers: Pair
    table_id: str
    luck: random.Random

    def __post_init__(self) -> None:
        self.onlookers: list[Onlooker] = []
        self.connected: list[tuple[Worker, Onlooker]] = []

    async def take(self, kind: str, at: int, number: int) -> None:
        """One step: something that person `number` does through worker `at`, or that happens to it."""
        worker, who, table_id = self.workers[at], person(number), self.table_id
        match kind:
            case "connect":
                await self.connect(worker, number)
            case "disconnect" if self.connected:
                worker, onlooker = self.connected.pop(number % len(self.connected))
                await worker.tables.unwatch(table_id, onlooker)
            case "move":
                await worker.move(table_id, self.luck)
            case "catch_up":
                await worker.catch_up(table_id)
            case "sleep":
                await worker.sleep()
            case "doubt":
                await worker.doubt(table_id, is_written=number % 2 == 0)
            case "add_bot" | "remove_bot":
                await worker.wish(table_id, HOST, kind, seat=number % SEATS)
            case "sit":
                await worker.wish(table_id, who, "sit", seat=self.luck.randrange(SEATS))
            case "leave" | "come_back":
                await worker.wish(table_id, who, kind)

    async def connect(self, worker: Worker, number: int) -> None:
        """Person `number` connects, or a stranger."""
        onlooker = Onlooker(person(number) if number < PEOPLE else None)
        self.onlookers.append(onlooker)
        try:
            await worker.tables.watch(self.table_id, onlooker, after=self.luck.randrange(10))
        except Refusal:
            await worker.tables.unwatch(self.table_id, onlooker)
        else:
            self.connected.append((worker, onlooker))

    async def burst(self, steps: list[tuple[str, int, int]]) -> None:
        """Some steps at the same time."""
        await asyncio.gather(*(tried(self.take(*step)) for step in steps))

    async def begin(self, worker: Worker) -> None:
        """The host lets bots take the free seats, and begins, as soon as the worker knows which are free."""
        while (await worker.written(self.table_id)).status == OPEN:
            for seat in range(SEATS):
                await tried(worker.wish(self.table_id, HOST, "add_bot", seat=seat))
            await tried(worker.wish(self.table_id, HOST, "start"))
            await worker.catch_up(self.table_id)

    async def check(self) -> None:
        """Everybody has been told what is theirs to know and, if they may see it now, all of it."""
        written = await self.workers[0].written(self.table_id)
        for worker in self.workers:
            await worker.catch_up(self.table_id)
        for onlooker in self.onlookers:
            check_told(onlooker.person, onlooker.heard, written)
        is_live = written.origin.setup.spectators == "live"
        for _, onlooker in self.connected:
            if is_live or written.viewer_of(onlooker.person) is not None:
                assert onlooker.number == written.version

    async def go_home(self) -> None:
        for worker, onlooker in self.connected:
            await worker.tables.unwatch(self.table_id, onlooker)


class Stage:
    """Two workers on PostgreSQL, in an event loop of their own that lasts as long as they do."""

    def __init__(self, database: str, redis: str) -> None:
        self._runner = asyncio.Runner()
        self._workers = two_workers(database, lambda: RedisBus(redis))
        self.workers = self.run(self._workers.__aenter__())

    def run(self, work: Any) -> Any:
        return self._runner.run(work)

    def close(self) -> None:
        self.run(self._workers.__aexit__(None, None, None))
        self._runner.close()


@pytest.fixture(scope="module", params=["with Redis", "while Redis is away"])
def stage(request: pytest.FixtureRequest) -> Iterator[Stage]:
    redis = Redis().start()
    with new_database() as database:
        stage = Stage(database, redis.url)
        if request.param == "while Redis is away":
            redis.kill()
        yield stage
        stage.close()
    redis.kill()


def bursts(kinds: list[str], most: int) -> st.SearchStrategy[list[list[tuple[str, int, int]]]]:
    step = st.tuples(st.sampled_from(kinds), st.integers(0, 1), st.integers(0, PEOPLE))
    return st.lists(st.lists(step, min_size=1, max_size=4), max_size=most)


AROUND = ["connect", "connect", "disconnect", "catch_up", "sleep", "doubt"]


@settings(max_examples=150)
@given(
    spectators=st.sampled_from(["live", "delayed", "none"]),
    before=bursts(["sit", "sit", "leave", "leave", "add_bot", "remove_bot", *AROUND], most=12),
    begins=st.integers(0, 1),
    after=bursts(["move", "move", "move", "leave", "come_back", *AROUND], most=6),
    seed=st.integers(0, 1 << 16),
)
def test_every_message_is_its_hearers_to_know_whatever_two_workers_write(
    stage: Stage, spectators: str, before: Any, begins: int, after: Any, seed: int
) -> None:
    async def play() -> None:
        table_id = await open_table(stage.workers[0], game="talismans", players=SEATS, spectators=spectators)
        scene = Scene(stage.workers, table_id, random.Random(seed))
        for steps in before:
            await scene.burst(steps)
        await scene.begin(stage.workers[begins])
        for steps in after:
            await scene.burst(steps)
        await scene.check()
        await scene.go_home()

    stage.run(play())
