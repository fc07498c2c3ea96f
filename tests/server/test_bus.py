"""The bus, alone and over a real Redis that may stop, hang and come back."""

import asyncio
import contextlib
import logging
import os
import secrets
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import AsyncIterator, Callable, Iterator

import pytest
import redis

from cartomante.core.errors import CartomanteError
from cartomante.server.bus import Bus, Limit, LocalBus, make_bus
from cartomante.server.bus.limits import MOST_KEYS
from cartomante.server.bus.redis import RedisBus

SHARED_URL = os.environ.get("CARTOMANTE_TEST_REDIS_URL", "redis://127.0.0.1:6379/0")

MakeBus = Callable[..., RedisBus]


class Clock:
    """A clock that stands still until it is told otherwise."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class PrivateRedis:
    """A Redis of our own that can be killed, frozen and started again on the same port."""

    def __init__(self) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, *options: str) -> None:
        command = ["redis-server", "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen([*command, *options], stdout=subprocess.DEVNULL)
        deadline = time.monotonic() + 10
        while time.monotonic() < deadline:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), timeout=1):
                return
            time.sleep(0.02)
        raise AssertionError("redis-server does not start")

    def kill(self) -> None:
        if self.process:
            self.process.kill()
            self.process.wait()
            self.process = None

    def signal(self, number: int) -> None:
        assert self.process
        self.process.send_signal(number)


@pytest.fixture(scope="session")
def shared_url() -> str:
    try:
        with redis.Redis.from_url(SHARED_URL, socket_connect_timeout=1, socket_timeout=1) as client:
            client.ping()
    except redis.RedisError as error:
        pytest.skip(f"no Redis answers at CARTOMANTE_TEST_REDIS_URL: {error}")
    return SHARED_URL


@pytest.fixture
def private_redis() -> Iterator[PrivateRedis]:
    if not shutil.which("redis-server"):
        pytest.skip("redis-server is not installed")
    server = PrivateRedis()
    server.start()
    yield server
    server.kill()


@pytest.fixture
async def new_bus() -> AsyncIterator[MakeBus]:
    """Makes buses of one random namespace and stops them afterwards."""
    namespace = f"test-{secrets.token_hex(8)}"
    buses: list[RedisBus] = []

    def make(url: str, **options: float) -> RedisBus:
        buses.append(RedisBus(url, namespace, **options))
        return buses[-1]

    yield make
    for bus in buses:
        await bus.stop()


async def two_started(new_bus: MakeBus, url: str, **options: float) -> tuple[RedisBus, RedisBus]:
    first, second = new_bus(url, **options), new_bus(url, **options)
    await first.start()
    await second.start()
    return first, second


async def until(is_true: Callable[[], object], seconds: float = 2.0) -> None:
    """Wait for something to come true; fail if it does not in time."""
    async with asyncio.timeout(seconds):
        while not is_true():
            await asyncio.sleep(0.005)


# News


async def test_others_hear_what_is_published_in_order(new_bus: MakeBus, shared_url: str) -> None:
    speaker, hearer = await two_started(new_bus, shared_url)
    heard: list[bytes] = []
    await hearer.listen("a", heard.append)
    await hearer.listen("b", heard.append)
    sent = [f"{n}\r\n\0".encode() for n in range(200)]
    for start in range(0, 200, 10):
        batch = sent[start : start + 10]
        assert await speaker.publish([("ab"[n % 2], payload) for n, payload in enumerate(batch)])
    await until(lambda: len(heard) >= 200)
    assert heard == sent


async def test_order_is_kept_when_nobody_waits_for_the_one_before(new_bus: MakeBus, shared_url: str) -> None:
    speaker, hearer = await two_started(new_bus, shared_url)
    heard: list[bytes] = []
    await hearer.listen("a", heard.append)
    sent = [str(n).encode() for n in range(100)]
    assert all(await asyncio.gather(*(speaker.publish([("a", payload)]) for payload in sent)))
    await until(lambda: len(heard) >= 100)
    assert heard == sent


async def test_a_bus_does_not_hear_itself_nor_other_channels(new_bus: MakeBus, shared_url: str) -> None:
    speaker, hearer = await two_started(new_bus, shared_url)
    own: list[bytes] = []
    heard: list[bytes] = []
    await speaker.listen("a", own.append)
    await hearer.listen("a", heard.append)
    await speaker.publish([("b", b"elsewhere"), ("a", b"here")])
    await until(lambda: heard)
    assert heard == [b"here"]
    assert own == []


async def test_namespaces_do_not_hear_each_other(new_bus: MakeBus, shared_url: str) -> None:
    first, second = await two_started(new_bus, shared_url)
    stranger = RedisBus(shared_url, f"test-{secrets.token_hex(8)}")
    await stranger.start()
    heard: list[bytes] = []
    await second.listen("a", heard.append)
    await stranger.publish([("a", b"stranger")])
    await first.publish([("a", b"friend")])
    await until(lambda: heard)
    await stranger.stop()
    assert heard == [b"friend"]


async def test_nothing_is_heard_after_unlisten(new_bus: MakeBus, shared_url: str) -> None:
    speaker, hearer = await two_started(new_bus, shared_url)
    heard: list[bytes] = []
    still: list[bytes] = []
    await hearer.listen("a", heard.append)
    await hearer.listen("b", still.append)
    await hearer.unlisten("a")
    await speaker.publish([("a", b"1"), ("b", b"2")])
    await until(lambda: still)
    assert heard == []


async def test_a_hearer_that_fails_does_not_stop_the_news(new_bus: MakeBus, shared_url: str) -> None:
    speaker, hearer = await two_started(new_bus, shared_url)
    heard: list[bytes] = []

    def hear(payload: bytes) -> None:
        heard.append(payload)
        raise ArithmeticError

    await hearer.listen("a", hear)
    await speaker.publish([("a", b"1"), ("a", b"2")])
    await until(lambda: heard == [b"1", b"2"])
    assert hearer.is_connected


async def test_nothing_is_missed_between_listen_and_the_next_message(new_bus: MakeBus, shared_url: str) -> None:
    speaker, hearer = await two_started(new_bus, shared_url)
    heard: list[bytes] = []
    for n in range(50):
        await hearer.listen(str(n), heard.append)
        await speaker.publish([(str(n), str(n).encode())])
    await until(lambda: len(heard) == 50)


async def test_thousands_of_channels_are_taken_up_again(new_bus: MakeBus, private_redis: PrivateRedis) -> None:
    speaker, hearer = await two_started(new_bus, private_redis.url)
    heard: list[bytes] = []
    await asyncio.gather(*(hearer.listen(str(n), heard.append) for n in range(3000)))
    gaps = counting_gaps(hearer)
    private_redis.kill()
    private_redis.start()
    await until(lambda: gaps and speaker.is_connected, 4)
    await speaker.publish([("0", b"first"), ("2999", b"last")])
    await until(lambda: heard == [b"first", b"last"])


# Redis stops, hangs and comes back


def counting_gaps(bus: Bus) -> list[float]:
    gaps: list[float] = []
    bus.on_gap = lambda: gaps.append(time.monotonic())
    return gaps


async def test_after_a_restart_a_gap_is_told_and_news_flow_within_two_seconds(
    new_bus: MakeBus, private_redis: PrivateRedis
) -> None:
    speaker, hearer = await two_started(new_bus, private_redis.url)
    gaps = counting_gaps(hearer)
    heard: list[bytes] = []
    await hearer.listen("a", heard.append)
    private_redis.kill()
    await until(lambda: not hearer.is_connected and not speaker.is_connected)
    assert not await speaker.publish([("a", b"lost")])
    await asyncio.sleep(1.0)
    assert gaps == []
    private_redis.start()
    back = time.monotonic()
    await until(lambda: gaps and speaker.is_connected)
    assert await speaker.publish([("a", b"after")])
    await until(lambda: heard)
    assert time.monotonic() - back < 2
    assert heard == [b"after"]


async def test_a_first_connection_is_no_gap(new_bus: MakeBus, shared_url: str) -> None:
    bus = new_bus(shared_url)
    gaps = counting_gaps(bus)
    await bus.start()
    assert bus.is_connected
    assert gaps == []


async def test_a_bus_started_without_redis_connects_later(new_bus: MakeBus, private_redis: PrivateRedis) -> None:
    private_redis.kill()
    speaker, hearer = await two_started(new_bus, private_redis.url)
    gaps = counting_gaps(hearer)
    heard: list[bytes] = []
    await hearer.listen("a", heard.append)
    assert not hearer.is_connected
    private_redis.start()
    await until(lambda: gaps and speaker.is_connected)
    await speaker.publish([("a", b"hello")])
    await until(lambda: heard == [b"hello"])


async def test_a_connection_closed_by_redis_is_a_gap(new_bus: MakeBus, private_redis: PrivateRedis) -> None:
    speaker, hearer = await two_started(new_bus, private_redis.url)
    gaps = counting_gaps(hearer)
    heard: list[bytes] = []
    await hearer.listen("a", heard.append)
    with redis.Redis.from_url(private_redis.url) as client:
        client.client_kill_filter(_type="pubsub")
    await until(lambda: gaps and speaker.is_connected)
    await speaker.publish([("a", b"after")])
    await until(lambda: heard == [b"after"])


async def test_a_redis_that_hangs_stalls_nobody(new_bus: MakeBus, private_redis: PrivateRedis) -> None:
    speaker, hearer = await two_started(new_bus, private_redis.url)
    gaps = counting_gaps(hearer)
    heard: list[bytes] = []
    await hearer.listen("a", heard.append)
    private_redis.signal(signal.SIGSTOP)
    for call in (
        lambda: speaker.publish([("a", b"x")]),
        lambda: speaker.allow("key", Limit(5, 1)),
        lambda: speaker.who("table"),
        lambda: speaker.here("table", "ada"),
        lambda: speaker.listen("b", heard.append),
        lambda: hearer.listen("c", heard.append),
    ):
        began = time.monotonic()
        await call()
        assert time.monotonic() - began < 0.6
    await until(lambda: not hearer.is_connected, 3)
    began = time.monotonic()
    assert not await hearer.publish([("a", b"x")])
    assert time.monotonic() - began < 0.05
    private_redis.signal(signal.SIGCONT)
    await until(lambda: gaps and speaker.is_connected, 3)
    await speaker.publish([("a", b"after")])
    await until(lambda: b"after" in heard)


async def test_a_channel_that_is_heard_late_is_a_gap(new_bus: MakeBus, private_redis: PrivateRedis) -> None:
    speaker, hearer = await two_started(new_bus, private_redis.url)
    gaps = counting_gaps(hearer)
    heard: list[bytes] = []
    private_redis.signal(signal.SIGSTOP)
    await asyncio.gather(hearer.listen("a", heard.append), hearer.listen("b", heard.append))
    assert gaps == []
    private_redis.signal(signal.SIGCONT)
    await until(lambda: gaps)
    await speaker.publish([("a", b"1"), ("b", b"2")])
    await until(lambda: heard == [b"1", b"2"])
    assert len(gaps) == 1
    assert hearer.is_connected


async def test_a_crowd_that_comes_at_once_is_no_outage(new_bus: MakeBus, shared_url: str) -> None:
    speaker, hearer = await two_started(new_bus, shared_url)
    heard: list[bytes] = []
    limit = Limit(1, 60)
    await asyncio.gather(
        *(hearer.listen(str(n), heard.append) for n in range(5000)),
        *(hearer.allow(str(n), limit) for n in range(5000)),
    )
    assert hearer.is_connected
    assert await speaker.allow("4999", limit) > 0
    await speaker.publish([("4999", b"last")])
    await until(lambda: heard == [b"last"])


async def test_a_silent_redis_is_noticed_by_one_who_only_listens(new_bus: MakeBus, private_redis: PrivateRedis) -> None:
    bus = new_bus(private_redis.url)
    await bus.start()
    private_redis.signal(signal.SIGSTOP)
    await until(lambda: not bus.is_connected, 3)
    private_redis.signal(signal.SIGCONT)
    await until(lambda: bus.is_connected, 3)


async def test_others_hear_of_a_gap_that_only_the_speaker_noticed(
    new_bus: MakeBus, private_redis: PrivateRedis
) -> None:
    speaker, hearer = await two_started(new_bus, private_redis.url)
    gaps = counting_gaps(hearer)
    with redis.Redis.from_url(private_redis.url) as client:
        first = min((line["id"] for line in client.client_list(_type="pubsub")), key=int)
        client.client_kill_filter(_id=first)
    await until(lambda: not speaker.is_connected)
    assert not await speaker.publish([("a", b"lost")])
    assert hearer.is_connected
    await until(lambda: gaps)
    assert len(gaps) == 1


async def test_stopping_while_redis_is_away_takes_no_time(new_bus: MakeBus, private_redis: PrivateRedis) -> None:
    private_redis.signal(signal.SIGSTOP)
    bus = new_bus(private_redis.url)
    began = time.monotonic()
    await bus.start()
    await bus.stop()
    assert time.monotonic() - began < 1.5
    private_redis.signal(signal.SIGCONT)


# Limits


async def test_a_limit_is_shared_between_workers(new_bus: MakeBus, shared_url: str) -> None:
    first, second = await two_started(new_bus, shared_url)
    limit = Limit(4, 60)
    waits = [await bus.allow("ada", limit) for bus in (first, second, first, second, first, second)]
    assert waits[:4] == [0, 0, 0, 0]
    assert all(14 < wait <= 15 for wait in waits[4:])
    assert await first.allow("grace", limit) == 0


async def test_uses_come_back_one_by_one(new_bus: MakeBus, shared_url: str) -> None:
    first, second = await two_started(new_bus, shared_url)
    limit = Limit(2, 0.6)
    assert [await first.allow("ada", limit) for _ in range(2)] == [0, 0]
    wait = await second.allow("ada", limit)
    assert 0 < wait <= 0.3
    await asyncio.sleep(wait + 0.02)
    assert await second.allow("ada", limit) == 0
    assert await second.allow("ada", limit) > 0


async def test_a_limit_holds_while_redis_is_away(new_bus: MakeBus, private_redis: PrivateRedis) -> None:
    bus = new_bus(private_redis.url)
    await bus.start()
    limit = Limit(3, 60)
    assert await bus.allow("ada", limit) == 0
    private_redis.kill()
    assert [await bus.allow("ada", limit) for _ in range(2)] == [0, 0]
    assert await bus.allow("ada", limit) > 0


async def test_a_redis_without_memory_does_not_stop_play(new_bus: MakeBus, private_redis: PrivateRedis) -> None:
    private_redis.kill()
    private_redis.start("--maxmemory", "1")
    speaker, hearer = await two_started(new_bus, private_redis.url)
    heard: list[bytes] = []
    await hearer.listen("a", heard.append)
    assert await speaker.allow("ada", Limit(1, 60)) == 0
    assert await speaker.allow("ada", Limit(1, 60)) > 0
    await speaker.here("table", "ada")
    assert await speaker.who("table") == {"ada"}
    await speaker.publish([("a", b"on")])
    await until(lambda: heard == [b"on"])


@pytest.mark.parametrize("limit", [Limit(1, 60), Limit(3, 0.7), Limit(7, 60)], ids=str)
async def test_no_use_within_a_limit_waits_whatever_the_time_is(limit: Limit) -> None:
    """Sums of times leave crumbs, of which nobody should have to wait for one."""
    clock = Clock()
    bus = LocalBus(clock=clock)
    for number in range(1000):
        clock.now = number * 98.7654321
        assert [await bus.allow(f"user {number}", limit) for _ in range(limit.count)] == [0] * limit.count
        assert await bus.allow(f"user {number}", limit) == pytest.approx(limit.interval, abs=1e-6)


async def test_limits_alone_follow_the_clock() -> None:
    clock = Clock()
    bus = LocalBus(clock=clock)
    limit = Limit(2, 10)
    assert [await bus.allow("ada", limit) for _ in range(3)] == [0, 0, 5]
    clock.now += 4
    assert await bus.allow("ada", limit) == 1
    clock.now += 1
    assert await bus.allow("ada", limit) == 0
    assert await bus.allow("ada", limit) == 5
    clock.now += 60
    assert [await bus.allow("ada", limit) for _ in range(3)] == [0, 0, 5]


async def test_a_flood_of_keys_forgets_the_oldest_and_keeps_the_newest() -> None:
    bus = LocalBus(clock=Clock())
    limit = Limit(1, 60)
    await bus.allow("oldest", limit)
    for n in range(MOST_KEYS):
        await bus.allow(str(n), limit)
    assert await bus.allow(str(MOST_KEYS - 1), limit) > 0
    assert await bus.allow("oldest", limit) == 0


@pytest.mark.parametrize(("count", "seconds"), [(0, 1), (1, 0)])
def test_a_limit_without_uses_or_time_is_refused(count: int, seconds: float) -> None:
    with pytest.raises(CartomanteError, match="limit"):
        Limit(count, seconds)


# Presence


async def test_people_at_a_table_are_seen_by_all_workers(new_bus: MakeBus, shared_url: str) -> None:
    first, second = await two_started(new_bus, shared_url)
    await first.here("table", "ada")
    await second.here("table", "zoë:1")
    await second.here("elsewhere", "grace")
    assert await first.who("table") == await second.who("table") == {"ada", "zoë:1"}
    await first.gone("table", "ada")
    assert await second.who("table") == {"zoë:1"}
    assert await second.who("nowhere") == set()


async def test_who_leaves_one_worker_is_still_there_through_another(new_bus: MakeBus, shared_url: str) -> None:
    first, second = await two_started(new_bus, shared_url)
    await first.here("table", "ada")
    await second.here("table", "ada")
    await first.gone("table", "ada")
    assert await first.who("table") == {"ada"}
    await second.gone("table", "ada")
    assert await first.who("table") == set()


async def test_presence_expires_unless_it_is_renewed(new_bus: MakeBus, shared_url: str) -> None:
    first, second = await two_started(new_bus, shared_url, presence_lasts=0.4)
    await first.here("table", "ada")
    await first.here("table", "grace")
    await asyncio.sleep(0.25)
    await first.here("table", "ada")
    await asyncio.sleep(0.25)
    assert await second.who("table") == await first.who("table") == {"ada"}
    await asyncio.sleep(0.25)
    assert await second.who("table") == await first.who("table") == set()


async def test_a_worker_knows_its_own_people_while_redis_is_away(new_bus: MakeBus, private_redis: PrivateRedis) -> None:
    bus = new_bus(private_redis.url)
    await bus.start()
    await bus.here("table", "ada")
    private_redis.kill()
    await bus.here("table", "grace")
    assert await bus.who("table") == {"ada", "grace"}


async def test_presence_alone_follows_the_clock() -> None:
    clock = Clock()
    bus = LocalBus(clock=clock)
    await bus.here("table", "ada")
    await bus.here("table", "grace")
    await bus.gone("table", "grace")
    assert await bus.who("table") == {"ada"}
    clock.now += 20
    await bus.here("table", "linus")
    clock.now += 10
    await bus.here("elsewhere", "ada")
    assert await bus.who("table") == {"linus"}


# Which bus, and where


async def test_without_a_url_the_bus_is_local() -> None:
    bus = make_bus(None)
    await bus.start()
    assert bus.is_connected
    assert await bus.publish([("a", b"nobody")])
    await bus.listen("a", pytest.fail)
    await bus.unlisten("a")
    await bus.stop()


@pytest.mark.parametrize(
    "url",
    [
        "http://host:6379",
        "host:6379",
        "redis://host:port/0",
        "redis://host:6379/tables",
        "redis://host:6379/0?speed=high",
        "unix://",
    ],
)
def test_a_malformed_url_is_named(url: str) -> None:
    with pytest.raises(CartomanteError) as refused:
        make_bus(url)
    assert url.partition("?")[0] in str(refused.value)


@pytest.mark.parametrize(
    "url",
    [
        "http://ada:hush@host:6379",
        "redis://ada:hush@host:port",
        "redis://:hu/hush@host:6379/0",
        "redis://:hu#hush@host:port/0",
        "redis://host:port/0?password=hush",
        "redis://host:port/0?password=a@hush",
        "ada:hush@host",
    ],
)
def test_a_malformed_url_keeps_its_password(url: str) -> None:
    with pytest.raises(CartomanteError) as refused:
        make_bus(url)
    assert "hush" not in str(refused.value)
    assert refused.value.__cause__ is None
    assert refused.value.__suppress_context__


async def test_the_password_is_used_and_never_logged(
    new_bus: MakeBus, private_redis: PrivateRedis, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    private_redis.kill()
    private_redis.start("--requirepass", "hush")
    stranger = new_bus(private_redis.url.replace("//", "//:hushhush@"))
    bus = new_bus(private_redis.url.replace("//", "//:hush@"))
    await stranger.start()
    await bus.start()
    assert bus.is_connected
    assert not stranger.is_connected
    private_redis.kill()
    await until(lambda: not bus.is_connected)
    await asyncio.sleep(0.3)
    away = [record.getMessage() for record in caplog.records if "is away" in record.getMessage()]
    assert len(away) == 2
    assert all(f"127.0.0.1:{private_redis.port}" in message for message in away)
    assert "hush" not in caplog.text
    assert "hush" not in repr(bus)
