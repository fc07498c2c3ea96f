"""People as programs: they follow a table through its socket, check that nothing is missing, and play at random."""

import asyncio
import itertools
import json
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

Message = dict[str, Any]
Told = Callable[[], bool]

AGAIN_SECONDS = 0.1  # after which a client tries again to connect


@dataclass
class Guest:
    """Somebody's browser: it can be used with any worker."""

    name: str
    id: str
    cookie: str
    http: httpx.AsyncClient

    @classmethod
    async def arrive(cls, url: str, name: str = "Ada") -> "Guest":
        http = httpx.AsyncClient(timeout=20, verify=False)
        answer = await http.post(f"{url}/api/guests", json={"name": name}, headers={"Origin": url})
        answer.raise_for_status()
        cookie = "; ".join(f"{key}={value}" for key, value in http.cookies.items())
        http.cookies.clear()
        return cls(name, answer.json()["id"], cookie, http)

    def headers(self, url: str) -> dict[str, str]:
        return {"Cookie": self.cookie, "Origin": url}

    async def post(self, url: str, path: str, body: Message) -> httpx.Response:
        return await self.http.post(url + path, json=body, headers=self.headers(url))

    async def open_table(self, url: str, **setup: Any) -> str:
        """Open a table, and return its id."""
        answer = await self.post(url, "/api/tables", setup)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def wish(self, url: str, table_id: str, wish: Message) -> Message:
        return dict((await self.post(url, f"/api/tables/{table_id}/wishes", wish)).json())


async def seated(url: str, people: list[Guest], **setup: Any) -> str:
    """A table at which these people sit in their order, bots on the remaining seats, and the game has begun."""
    host, *others = people
    table_id = await host.open_table(url, **setup)
    for guest in others:
        assert "number" in await guest.wish(url, table_id, {"type": "sit", "id": "sit"})
    assert "number" in await host.wish(url, table_id, {"type": "start", "id": "start"})
    return table_id


async def acknowledged(players: "list[Player]", moves: int, seconds: float = 30.0) -> None:
    """Wait until so many wishes of these people were acknowledged, all together."""
    async with asyncio.timeout(seconds):
        while sum(len(player.acknowledged) for player in players) < moves:
            await asyncio.sleep(0.01)


@dataclass
class Player:
    """Somebody at a table. Whatever comes over the socket is checked: entries come in order, each of them once."""

    guest: Guest
    table_id: str
    url: str
    rng: random.Random = field(default_factory=random.Random)
    entries: list[Message] = field(default_factory=list)
    acknowledged: dict[str, int] = field(default_factory=dict)  # wish to number of entry
    refused: dict[str, str] = field(default_factory=dict)  # wish to code
    pending: Message | None = None  # what was asked for and not answered yet
    view: Message | None = None
    info: Message = field(default_factory=dict)
    number: int = 0
    question: int = 0
    seat: int | None = None
    here: list[str] = field(default_factory=list)
    goodbye: Message | None = None
    close_code: int | None = None
    heard_at: dict[int, float] = field(default_factory=dict)  # entry to when it was heard of
    _socket: ClientConnection | None = None
    _answered: int = 0  # the question answered last
    _wait_until: float = 0.0
    _count: "itertools.count[int]" = field(default_factory=itertools.count)
    _following: "asyncio.Task[None] | None" = None
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    # --- connecting ------------------------------------------------------------------------------------------------

    async def join(self, url: str | None = None) -> "Player":
        """Connect, perhaps to another worker, and go on after the last entry known; follow the table from then on."""
        self.url = url or self.url
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table_id}/socket?after={self.number}"
        self._socket = await connect(
            address, additional_headers=self.guest.headers(self.url), max_size=None, compression=None
        )
        first = json.loads(await self._socket.recv())
        self.take(first)
        if first["type"] != "snapshot":
            raise ConnectionError(first.get("code"))
        self._following = asyncio.create_task(self._follow(self._socket))
        return self

    async def join_soon(self, seconds: float = 30.0) -> "Player":
        """Connect as soon as the server can be reached again."""
        async with asyncio.timeout(seconds):
            while True:
                try:
                    return await self.join()
                except (OSError, InvalidHandshake, ConnectionClosed, EOFError):
                    await asyncio.sleep(AGAIN_SECONDS)

    async def leave(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        await self.ended()

    async def ended(self) -> None:
        """Wait until the connection has ended, and raise what was wrong with what came through it."""
        if self._following is not None:
            await self._following

    @property
    def is_connected(self) -> bool:
        return self._following is not None and not self._following.done()

    async def _follow(self, socket: ClientConnection) -> None:
        try:
            async for message in socket:
                self.take(json.loads(message))
        except ConnectionClosed:
            pass
        self.close_code = socket.close_code
        self._news.set()

    # --- listening -------------------------------------------------------------------------------------------------

    def take(self, message: Message) -> None:
        """Note what the server says."""
        match message["type"]:
            case "snapshot":
                self._take_entries(message["entries"], message["number"])
                self.view, self.info, self.seat = message["view"], message["table"], message["seat"]
                self.question = message["question"]
            case "update":
                self._take_entries([message["entry"]], message["number"])
                self._change(message["changes"])
                self.info, self.question = message["table"] or self.info, message["question"]
            case "done":
                self.acknowledged[message["id"]] = message["number"]
                self._settle(message["id"])
            case "refused":
                self._take_refusal(message)
            case "presence":
                self.here = message["here"]
            case "bye":
                self.goodbye = message
        self._news.set()

    def _take_entries(self, entries: list[Message], number: int) -> None:
        numbers = [entry["number"] for entry in entries]
        assert numbers == list(range(self.number + 1, number + 1)), f"after {self.number} came {numbers} up to {number}"
        self.entries += entries
        self.number = number
        self.heard_at |= dict.fromkeys(numbers, time.monotonic())

    def _change(self, changes: Message | None) -> None:
        if changes is None:
            return
        if self.view is None:
            self.view = changes["view"]
            return
        self.view |= changes["view"]
        self.view["table"] |= changes["table"]
        for seat, zones in changes["seats"].items():
            self.view["seats"][int(seat)] |= zones

    def _take_refusal(self, message: Message) -> None:
        wish, code = message["id"], message["code"]
        if code in ("too_often", "unavailable"):
            self._wait_until = time.monotonic() + (message["wait"] or 0.2)
        elif wish is not None:
            self._settle(wish)
        if wish is not None:
            self.refused[wish] = code

    def _settle(self, wish: str) -> None:
        if self.pending is not None and self.pending["id"] == wish:
            self._answered = max(self._answered, self.pending.get("question", 0))
            self.pending = None

    # --- wishing ---------------------------------------------------------------------------------------------------

    async def send(self, message: Message) -> None:
        assert self._socket is not None
        await self._socket.send(json.dumps(message))

    async def ask(self, kind: str, seconds: float = 20.0, **fields: Any) -> str:
        """Wish for something and wait for the answer; returns the wish's id."""
        wish = {"type": kind, "id": self.new_id()} | fields
        await self.send(wish)
        await self.until(lambda: wish["id"] in self.acknowledged or wish["id"] in self.refused, seconds)
        return str(wish["id"])

    def new_id(self) -> str:
        return f"{self.guest.id}-{next(self._count)}"

    async def until(self, is_so: Told, seconds: float = 20.0) -> None:
        """Wait for something to come over the socket; TimeoutError if it does not."""
        async with asyncio.timeout(seconds):
            while not is_so():
                self._news.clear()
                if self._following is not None and self._following.done():
                    self._following.result()
                await self._news.wait()

    # --- playing ---------------------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return self.info.get("status") == "over"

    @property
    def must_decide(self) -> bool:
        view = self.view
        return view is not None and bool(view.get("legal")) and self.question > self._answered and not self.is_over

    def choose(self) -> Message:
        """Some answer to the question one faces."""
        assert self.view is not None
        action = self.rng.choice(self.view["legal"])
        return {"type": "act", "id": self.new_id(), "action": action, "question": self.question}

    async def play(self, pause: Callable[[], Awaitable[None]] | None = None) -> None:
        """Answer everything as fast as the server lets one, until the game is over or the connection is lost."""
        try:
            if self.pending is not None:
                await self.send(self.pending)  # not answered before the connection was lost: ask again
            while self.is_connected and not self.is_over:
                await self._play_once()
                if pause is not None:
                    await pause()
        except ConnectionClosed:
            pass
        if self._following is not None and self._following.done():
            self._following.result()

    async def _play_once(self) -> None:
        if self.pending is None and self.must_decide:
            self.pending = self.choose()
            await self.send(self.pending)
        self._news.clear()
        if self.pending is not None and self._wait_until:
            await asyncio.sleep(max(0.0, self._wait_until - time.monotonic()))
            self._wait_until = 0.0
            if self.pending is not None:
                await self.send(self.pending)
        elif self.is_connected and not self.is_over and (self.pending is not None or not self.must_decide):
            await self._news.wait()
