"""What `cartomante bench server` measures, one figure after the other."""

import asyncio
import contextlib
import os
import random
import resource
import tempfile
import time
import uuid
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import sqlalchemy as sa
import uvloop

from cartomante.cli.bench_server import process as processes
from cartomante.cli.bench_server.client import Client, connect
from cartomante.cli.bench_server.load import SEATS, Cookie, Party, Tally, begun_tables, come_in, play_round
from cartomante.cli.bench_server.peer import NAME, Peer
from cartomante.cli.bench_server.process import LOAD_CORE, SERVER_CORE, Process
from cartomante.cli.benchmarks import Figure
from cartomante.core.errors import CartomanteError
from cartomante.server.store import make_engine

PACE = 0.5  # seconds between two moves of a table at which people play
PACED_TABLES = 100
WARM_SECONDS = 1.0
STARTS = 3
EVICT_SECONDS = 2  # after which an idle table leaves the memory, here
IDLE_SETTLES = 4.0  # seconds more until it has
WATCHED_PART = 10  # one idle table in so many has a client
PEER_ROUNDS = 2
WORKERS_TABLES = 40
KB = 1024


@dataclass(frozen=True)
class ServerFigure(Figure):
    """As for games, but that a ratio is something to reach as well."""

    @property
    def is_rate(self) -> bool:
        return self.unit.endswith("/s") or self.unit == "×"


@dataclass(frozen=True)
class Plan:
    """What to measure, and for how long."""

    sizes: tuple[int, ...] = (1, 20, 100)
    seconds: float = 5.0
    paced: int = PACED_TABLES
    idle: int = 10_000
    database: str | None = None
    redis: str | None = None
    peer: Peer | None = None


def figures(plan: Plan) -> Iterator[Figure]:
    """All measurements, one after the other."""
    if not processes.can_measure():
        raise CartomanteError("bench server reads what processes use from /proc, so it needs Linux")
    with _many_sockets(), _own_core(), tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'bench.db'}"
        yield starting(database)
        yield from saturated(plan, database)
        yield from paced(plan, database)
        if plan.idle:
            yield from idle(plan, f"sqlite:///{Path(folder) / 'idle.db'}")
        if plan.database is not None and plan.redis is not None:
            yield from workers(plan, plan.database, plan.redis)


# --- one worker -------------------------------------------------------------------------------------------------------


def starting(database: str) -> Figure:
    """The best of some starts; the first one makes the database."""
    seconds = []
    for _ in range(STARTS):
        with serving(database) as (server,):
            seconds.append(server.ready_seconds)
    return ServerFigure("from start to /readyz", min(seconds), "s", 2)


def saturated(plan: Plan, database: str) -> Iterator[Figure]:
    """As fast as all tables can, each the next move when all four seats have heard of the last."""
    beside = 20 if 20 in plan.sizes else plan.sizes[0]
    for size in plan.sizes:
        with serving(database) as servers:
            tally = run_load(servers, size, plan.seconds)
        name = tables(size)
        if size == beside and plan.peer is not None:
            disk, memory = plan.peer.on_disk(size, PEER_ROUNDS), plan.peer.in_memory(size, PEER_ROUNDS)
            rate = tally.moves / tally.seconds
            for kind, factor, peer in (("files", 4, disk), ("memory", 1, memory)):
                goal = factor * peer["moves_s"]
                yield ServerFigure(f"{name}, moves", rate, "moves/s", goal, f"{NAME}, {kind}", peer["moves_s"])
            yield from details(name, tally, memory)
        else:
            yield ServerFigure(f"{name}, moves", tally.moves / tally.seconds, "moves/s")
            yield from details(name, tally, None)


def details(name: str, tally: Tally, peer: dict[str, float] | None) -> Iterator[Figure]:
    """What a move takes, beside the peer with its storage in memory."""

    def figure(what: str, value: float, unit: str, key: str) -> Figure:
        return ServerFigure(f"{name}, {what}", value, unit, None, f"{NAME}, memory", peer[key] if peer else None)

    yield figure("until all four seats have it, half", tally.percentile(0.5), "ms", "p50_ms")
    yield figure("until all four seats have it, 99 %", tally.percentile(0.99), "ms", "p99_ms")
    yield figure("the server's time for a move", 1e3 * tally.cpu / tally.moves, "ms", "server_cpu_ms_per_move")
    yield figure("size of an update", tally.bytes / tally.updates, "bytes", "bytes_per_update")
    yield ServerFigure(f"{name}, the load's core in use", 100 * tally.load_cpu / tally.seconds, "%")


def paced(plan: Plan, database: str) -> Iterator[Figure]:
    """As people play."""
    with serving(database) as servers:
        tally = run_load(servers, plan.paced, max(plan.seconds, 4 * PACE), PACE)
    value = None
    if plan.peer is not None:
        value = plan.peer.paced(plan.paced, PACE, max(2, round(plan.seconds / PACE)))["p99_ms"]
    name = f"{tables(plan.paced)}, a move every {PACE:g} s, until all have it, 99 %"
    yield ServerFigure(name, tally.percentile(0.99), "ms", 30, f"{NAME}, memory", value)


def idle(plan: Plan, database: str) -> Iterator[Figure]:
    """What tables cost at which nothing happens: begun, and left alone until the server has let go of them."""
    with serving(database, idle_seconds=EVICT_SECONDS) as (server,):
        people = come_in(server.url, SEATS)
        begun_tables(server.url, [people] * 20)
        time.sleep(EVICT_SECONDS + IDLE_SETTLES)
        before = server.memory()
        table_ids = begun_tables(server.url, [people] * plan.idle)
        time.sleep(EVICT_SECONDS + IDLE_SETTLES)
        alone = server.memory()
        watched = uvloop.run(watch(server, table_ids[::WATCHED_PART], people[0]))
    peer = plan.peer.kb_per_open_match if plan.peer is not None else None
    each = (alone - before) / plan.idle / KB
    yield ServerFigure(f"{plan.idle:,} idle tables, each", each, "KB", 10, f"{NAME}, heap of an open match", peer)
    yield ServerFigure(
        "an idle table with a client, each", (watched - alone) / len(table_ids[::WATCHED_PART]) / KB, "KB"
    )
    yield ServerFigure(f"the worker with {plan.idle:,} idle tables", watched / KB / KB, "MB")


async def watch(server: Process, table_ids: Sequence[str], person: Cookie) -> int:
    """The server's memory while somebody looks at these tables, and nothing happens."""
    clients: list[Client] = []
    for table_id in table_ids:
        clients.append(await connect(server.url, f"/api/tables/{table_id}/socket", person, lambda message: None))
    await asyncio.sleep(EVICT_SECONDS + IDLE_SETTLES)
    lost = sum(client.is_lost for client in clients)
    if lost:
        raise CartomanteError(f"{lost} of {len(clients)} sockets at idle tables were lost")
    memory = server.memory()
    for client in clients:
        client.close()
    return memory


# --- several workers --------------------------------------------------------------------------------------------------


def workers(plan: Plan, database: str, redis: str) -> Iterator[Figure]:
    """One and two workers on one PostgreSQL and one Redis; nothing is pinned, for all share the cores there are."""
    with _all_cores():
        alone, idle_cores = _moves_by_workers(plan, database, redis, 1, together=True)
        yield ServerFigure("PostgreSQL and Redis, 1 worker, moves", alone, "moves/s")
        yield ServerFigure(f"PostgreSQL and Redis, 1 worker, idle of {os.cpu_count()} cores", idle_cores, "cores")
        for together, who in ((True, "on the same worker"), (False, "on both workers")):
            both, idle_cores = _moves_by_workers(plan, database, redis, 2, together)
            name = f"PostgreSQL and Redis, 2 workers, a table's people {who}"
            yield ServerFigure(f"{name}, moves", both, "moves/s")
            yield ServerFigure(f"{name}, of 1 worker", both / alone, "×", 1.6 if together else None)
            yield ServerFigure(f"{name}, idle of {os.cpu_count()} cores", idle_cores, "cores")


def _moves_by_workers(plan: Plan, database: str, redis: str, count: int, together: bool) -> tuple[float, float]:
    """Moves a second, and how many cores had nothing to do meanwhile: without idle ones more workers cannot help."""
    with own_database(database) as url, serving(*[url] * count, redis=redis, pinned=False) as servers:
        tally = run_load(servers, WORKERS_TABLES, plan.seconds, together=together)
    return tally.moves / tally.seconds, tally.idle / tally.seconds


@contextlib.contextmanager
def own_database(url: str) -> Iterator[str]:
    """A new database on that PostgreSQL, thrown away afterwards."""
    name = f"cartomante_bench_{uuid.uuid4().hex}"
    engine = make_engine(url).execution_options(isolation_level="AUTOCOMMIT")
    try:
        with engine.connect() as connection:
            connection.execute(sa.text(f"CREATE DATABASE {name}"))
    except sa.exc.OperationalError as error:
        raise CartomanteError(f"--database: no new database can be made there: {error.orig}") from None
    try:
        yield sa.make_url(url).set(database=name).render_as_string(hide_password=False)
    finally:
        with engine.connect() as connection:
            connection.execute(sa.text(f"DROP DATABASE {name} WITH (FORCE)"))
        engine.dispose()


# --- running ----------------------------------------------------------------------------------------------------------


def run_load(servers: Sequence[Process], size: int, seconds: float, pace: float = 0.0, together: bool = True) -> Tally:
    """Let so many tables play for some seconds; what it takes to open them is not counted."""
    return uvloop.run(_load(servers, size, seconds, pace, together))


async def _load(servers: Sequence[Process], size: int, seconds: float, pace: float, together: bool) -> Tally:
    luck, url = random.Random(size), servers[0].url
    people = await asyncio.to_thread(come_in, url, SEATS * size)
    parties = [people[i : i + SEATS] for i in range(0, len(people), SEATS)]
    await _one_round(servers, parties[:20], Tally(), WARM_SECONDS, 0.0, together, luck)
    tally = Tally()
    while tally.seconds < seconds * 0.95:
        await _one_round(servers, parties, tally, seconds - tally.seconds, pace, together, luck)
    return tally


async def _one_round(
    servers: Sequence[Process],
    parties: Sequence[Sequence[Cookie]],
    tally: Tally,
    seconds: float,
    pace: float,
    together: bool,
    luck: random.Random,
) -> None:
    table_ids = await asyncio.to_thread(begun_tables, servers[0].url, parties)
    playing = [Party(table_id, tally, luck) for table_id in table_ids]
    for number, (party, people) in enumerate(zip(playing, parties, strict=True)):
        places = [number if together else seat for seat in range(SEATS)]
        await party.connect([servers[place % len(servers)].url for place in places], people)
    await asyncio.sleep(0.2)  # everybody has heard who is here
    cpu, own, idle_before = processes.cpu_of_all(servers), time.process_time(), processes.idle_seconds()
    try:
        await play_round(playing, tally, seconds, pace)
    finally:
        for party in playing:
            party.close()
    tally.cpu += processes.cpu_of_all(servers) - cpu
    tally.load_cpu += time.process_time() - own
    tally.idle += processes.idle_seconds() - idle_before


@contextlib.contextmanager
def serving(
    *databases: str, redis: str | None = None, idle_seconds: int = 300, pinned: bool = True
) -> Iterator[tuple[Process, ...]]:
    """One server for each database named, on the server's core where there are two."""
    core = SERVER_CORE if pinned and processes.has_two_cores() else None
    with contextlib.ExitStack() as stack:
        servers = []
        for database in databases:
            servers.append(Process(database, redis, core, idle_seconds))
            stack.callback(servers[-1].stop)
        yield tuple(servers)


@contextlib.contextmanager
def _own_core() -> Iterator[None]:
    """The load has a core of its own, where there are two."""
    if not processes.has_two_cores():
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {LOAD_CORE})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@contextlib.contextmanager
def _all_cores() -> Iterator[None]:
    if not processes.has_two_cores():
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, range(os.cpu_count() or 1))
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@contextlib.contextmanager
def _many_sockets() -> Iterator[None]:
    """As many open files as we may have: each socket is one, on both sides."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def tables(count: int) -> str:
    return "1 table" if count == 1 else f"{count} tables"
