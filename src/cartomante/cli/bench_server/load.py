"""The load: tables at which four people play random moves, as fast as they can or at a human pace."""

import asyncio
import http.client
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import count
from typing import Any
from urllib.parse import urlsplit

import orjson

from cartomante.cli.bench_server.client import Client, connect
from cartomante.core.errors import CartomanteError

GAME, SEATS = "arcanum", 4
ANSWER_SECONDS = 30.0  # after which a move counts as lost
ASKERS = 4  # threads that prepare tables

Cookie = str


class Api:
    """What must be asked over HTTP before a table can be played; one connection, used again and again."""

    def __init__(self, url: str) -> None:
        self.url = url
        address = urlsplit(url)
        self._connection = http.client.HTTPConnection(str(address.hostname), address.port, timeout=ANSWER_SECONDS)

    def come_in(self, name: str) -> Cookie:
        return str(self._post("/api/guests", {"name": name})[1]).partition(";")[0]

    def open_table(self, host: Cookie) -> str:
        return str(self._post("/api/tables", {"game": GAME, "players": SEATS}, host)[0]["id"])

    def wish(self, table: str, person: Cookie, kind: str) -> None:
        self._post(f"/api/tables/{table}/wishes", {"type": kind, "id": kind}, person)

    def begun_table(self, people: Sequence[Cookie]) -> str:
        """A table at which these people sit and the cards are dealt."""
        table = self.open_table(people[0])
        for person in people[1:]:
            self.wish(table, person, "sit")
        self.wish(table, people[0], "start")
        return table

    def close(self) -> None:
        self._connection.close()

    def _post(self, path: str, body: dict[str, Any], cookie: Cookie | None = None) -> tuple[Any, str | None]:
        headers = {"Content-Type": "application/json", "Origin": self.url} | ({"Cookie": cookie} if cookie else {})
        self._connection.request("POST", path, orjson.dumps(body), headers)
        answer = self._connection.getresponse()
        said = answer.read()
        if answer.status >= 300:
            raise CartomanteError(f"the server refused {path}: {said.decode(errors='replace')[:200]}")
        return orjson.loads(said), answer.headers.get("Set-Cookie")


def in_threads(url: str, works: Sequence[Callable[[Api], Any]]) -> list[Any]:
    """Do all of that over a few connections."""

    def share(first: int) -> list[Any]:
        api = Api(url)
        try:
            return [work(api) for work in works[first::ASKERS]]
        finally:
            api.close()

    with ThreadPoolExecutor(ASKERS) as pool:
        shares = list(pool.map(share, range(ASKERS)))
    return [shares[i % ASKERS][i // ASKERS] for i in range(len(works))]


def come_in(url: str, people: int) -> list[Cookie]:
    return in_threads(url, [lambda api, i=i: api.come_in(f"Player {i}") for i in range(people)])  # type: ignore[misc]


def begun_tables(url: str, parties: Sequence[Sequence[Cookie]]) -> list[str]:
    return in_threads(url, [lambda api, party=party: api.begun_table(party) for party in parties])  # type: ignore[misc]


@dataclass
class Tally:
    """What a round came to."""

    moves: int = 0
    seconds: float = 0.0
    cpu: float = 0.0
    load_cpu: float = 0.0
    idle: float = 0.0  # seconds that cores of this machine had nothing to do, all together
    delays: list[float] = field(default_factory=list)
    updates: int = 0
    bytes: int = 0

    def percentile(self, part: float) -> float:
        """In milliseconds."""
        ordered = sorted(self.delays)
        return ordered[min(len(ordered) - 1, int(part * len(ordered)))] * 1e3 if ordered else float("nan")


@dataclass
class Round:
    """What all tables have in common while they play."""

    end: float
    pace: float


class Seat:
    """One client: all it keeps of its view is what it may do."""

    def __init__(self, party: "Party") -> None:
        self._party = party
        self.client: Client | None = None
        self.legal: list[int] = []
        self.number, self.question = 0, 0
        self.ready = asyncio.Event()

    def hear(self, payload: bytes) -> None:
        message = orjson.loads(payload)
        kind = message["type"]
        if kind == "update":
            changed = message["changes"]
            self._see(message, changed["view"] if changed is not None else {})
            self._party.heard(message["number"], len(payload))
        elif kind == "snapshot":  # the first message, and whenever a server was not told everything in order
            is_news = self.ready.is_set() and message["number"] > self.number
            self._see(message, message["view"])
            self.ready.set()
            if is_news:
                self._party.heard(message["number"], len(payload))
        elif kind == "refused":
            self._party.fail(CartomanteError(f"a move was refused: {message['code']}"))

    def _see(self, message: dict[str, Any], view: dict[str, Any]) -> None:
        self.number, self.question = message["number"], message["question"]
        self.legal = view.get("legal", self.legal)
        if view.get("over"):
            self._party.is_over = True


class Party:
    """A table with its four clients; one move at a time, the next when all four have heard of the last."""

    names = count()

    def __init__(self, table: str, tally: Tally, luck: random.Random) -> None:
        self.table, self.tally, self._luck = table, tally, luck
        self.seats = [Seat(self) for _ in range(SEATS)]
        self.number, self.is_over = 0, False
        self._heard, self._sent = 0, 0.0
        self._all_heard: asyncio.Future[None] | None = None

    async def connect(self, urls: Sequence[str], people: Sequence[Cookie]) -> None:
        path = f"/api/tables/{self.table}/socket"
        for seat, url, person in zip(self.seats, urls, people, strict=True):
            seat.client = await connect(url, path, person, seat.hear)
        await _soon(asyncio.gather(*(seat.ready.wait() for seat in self.seats)))
        self.number = self.seats[0].number

    async def play(self, round_: "Round") -> None:
        """Moves until the round ends; it ends for all when a game is over, so that the load stays the same."""
        due = time.perf_counter() + self._luck.random() * round_.pace
        while True:
            if round_.pace:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                due += round_.pace
            if time.perf_counter() >= round_.end:
                return
            await self._move()
            if self.is_over:
                round_.end = min(round_.end, time.perf_counter())
                return

    async def _move(self) -> None:
        seat = next(seat for seat in self.seats if seat.legal)
        action = seat.legal[int(self._luck.random() * len(seat.legal))]
        wish = b'{"type":"act","id":"m%d","action":%d,"question":%d}' % (next(self.names), action, seat.question)
        self._heard, self._all_heard = 0, asyncio.get_running_loop().create_future()
        assert seat.client is not None
        self._sent = time.perf_counter()
        seat.client.say(wish)
        await _soon(self._all_heard)

    def heard(self, number: int, size: int) -> None:
        """A seat has its update."""
        self.tally.updates += 1
        self.tally.bytes += size
        if number != self.number + 1:
            self.fail(CartomanteError(f"update {number} came after {self.number}"))
            return
        self._heard += 1
        if self._heard == SEATS and self._all_heard is not None:
            self.number = number
            self.tally.delays.append(time.perf_counter() - self._sent)
            self.tally.moves += 1
            self._all_heard.set_result(None)

    def fail(self, error: Exception) -> None:
        if self._all_heard is not None and not self._all_heard.done():
            self._all_heard.set_exception(error)

    def close(self) -> None:
        for seat in self.seats:
            if seat.client is not None:
                seat.client.close()


async def _soon(answer: Awaitable[Any]) -> None:
    """Wait for what a server that works says at once."""
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            await answer
    except TimeoutError:
        raise CartomanteError(f"the server did not answer within {ANSWER_SECONDS:.0f} s") from None


async def play_round(parties: Sequence[Party], tally: Tally, seconds: float, pace: float) -> None:
    """All tables play, with `pace` seconds between two moves of a table, or without a pause if it is 0."""
    start = time.perf_counter()
    round_ = Round(start + seconds, pace)
    await asyncio.gather(*(party.play(round_) for party in parties))
    tally.seconds += time.perf_counter() - start
