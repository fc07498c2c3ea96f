"""People as programs: browsers with a socket, which keep all that they are told and check that nothing is missing."""

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from server.serving import Served

Message = dict[str, Any]

GENEROUS = {
    "requests_per_minute": 100_000,
    "requests_per_person": 100_000,
    "wishes_per_second": 10_000,
    "messages_per_second": 10_000,
}
WAIT = 15.0  # seconds in which whatever should happen must


@dataclass
class Visitor:
    """Somebody at a table, by a socket: what they were told, merged as the page on the protocol says."""

    browser: httpx.AsyncClient
    table_id: str
    url: str
    heard: list[Message] = field(default_factory=list)
    raw: list[str] = field(default_factory=list)
    entries: list[Message] = field(default_factory=list)
    view: Message | None = None
    info: Message = field(default_factory=dict)
    number: int = 0
    question: int = 0
    clocks: list[Message] | None = None
    socket: ClientConnection | None = None
    _count: int = 0
    _news: asyncio.Event = field(default_factory=asyncio.Event)
    _reading: "asyncio.Task[None] | None" = None

    async def connect(self, after: int | None = None) -> "Visitor":
        place = "" if after is None else f"?after={after}"
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table_id}/socket{place}"
        cookie = "; ".join(f"{name}={value}" for name, value in self.browser.cookies.items())
        headers = {"Cookie": cookie} if cookie else {}
        self.socket = await connect(address, origin=self.url, additional_headers=headers, max_size=None)  # type: ignore[arg-type]
        self._reading = asyncio.create_task(self._read(self.socket))
        await self.until(lambda: any(message["type"] in ("snapshot", "bye") for message in self.heard))
        return self

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self._reading is not None:
            await self._reading

    async def _read(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in socket:
                self.take(str(text))
        self._news.set()

    def take(self, text: str) -> None:
        self.raw.append(text)
        message = json.loads(text)
        self.heard.append(message)
        if message["type"] == "snapshot":
            self._take_snapshot(message)
        elif message["type"] == "update":
            self._take_update(message)
        self._news.set()

    def _take_snapshot(self, message: Message) -> None:
        self.entries += message["entries"]
        self.view, self.info, self.number = message["view"], message["table"], message["number"]
        self.question, self.clocks = message["question"], message["clocks"]

    def _take_update(self, message: Message) -> None:
        assert message["number"] == self.number + 1, f"after {self.number} came {message['number']}"
        self.entries.append(message["entry"])
        self.number, self.question, self.clocks = message["number"], message["question"], message["clocks"]
        self.info = message["table"] or self.info
        if message["changes"] is not None:
            self.view = merged(self.view, message["changes"])

    # --- waiting -----------------------------------------------------------------------------------------------------

    async def until(self, is_so: Callable[[], Any], seconds: float = WAIT) -> Any:
        """Wait for something to be told; TimeoutError with the last of what was told, if it is not."""
        try:
            async with asyncio.timeout(seconds):
                while not (found := is_so()):
                    self._news.clear()
                    await self._news.wait()
                return found
        except TimeoutError:
            raise TimeoutError(f"told so far: {self.raw[-3:]}") from None

    async def told(self, kind: str, seconds: float = WAIT, **fields: Any) -> Message:
        """Wait for a message of a kind in which these fields are so."""

        def found() -> Message | None:
            return next((m for m in self.heard if m["type"] == kind and fields.items() <= m.items()), None)

        return dict(await self.until(found, seconds))

    async def closed(self, seconds: float = WAIT) -> int | None:
        """Wait until the server closes the socket; the code with which it did."""
        assert self.socket is not None
        async with asyncio.timeout(seconds):
            await self.socket.wait_closed()
            assert self._reading is not None
            await self._reading
        return self.socket.close_code

    # --- wishing -----------------------------------------------------------------------------------------------------

    async def send(self, message: Message | str | bytes) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def ask(self, kind: str, id: str | None = None, **fields: Any) -> Message:
        """Wish for something; the answer, which is `done` or `refused`."""
        self._count += 1
        wish = {"type": kind, "id": id or f"w{self._count}-{len(self.raw)}", **fields}
        before = len(self.heard)
        await self.send(wish)

        def answer() -> Message | None:
            news = self.heard[before:]
            return next((m for m in news if m["type"] in ("done", "refused") and m["id"] == wish["id"]), None)

        return dict(await self.until(answer))

    async def do(self, kind: str, id: str | None = None, **fields: Any) -> int:
        """Wish for something that comes true; the number of its entry."""
        answer = await self.ask(kind, id, **fields)
        assert answer["type"] == "done", answer
        await self.until(lambda: self.number >= answer["number"])
        return int(answer["number"])

    async def refused(self, kind: str, id: str | None = None, **fields: Any) -> str:
        answer = await self.ask(kind, id, **fields)
        assert answer["type"] == "refused", answer
        return str(answer["code"])

    async def snapshot(self, after: int = 0) -> Message:
        answer = await self.browser.get(f"/api/tables/{self.table_id}/snapshot", params={"after": after})
        assert answer.status_code == 200, answer.text
        return dict(answer.json())


def merged(view: Message | None, changes: Message) -> Message:
    """A view with changes put in, as the page on the protocol says."""
    new = dict(view or {}) | changes["view"]
    new["table"] = new["table"] | changes["table"]
    new["seats"] = [zones | changes["seats"].get(str(seat), {}) for seat, zones in enumerate(new["seats"])]
    return new


async def act(visitor: Visitor, rng: random.Random) -> int:
    """Answer at random what one is asked; the number of the entry."""
    assert visitor.view is not None
    return await visitor.do("act", action=rng.choice(visitor.view["legal"]), question=visitor.question)


def must_decide(visitor: Visitor) -> bool:
    assert visitor.view is not None
    return bool(visitor.view["legal"]) and visitor.question > 0 and visitor.info["status"] == "playing"


class Visit:
    """A server's visitors, who all go home at the end."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.visitors: list[Visitor] = []

    async def browser(self, name: str = "Ada", **options: Any) -> httpx.AsyncClient:
        return await self.server.guest(name, **options)

    async def open_table(self, host: httpx.AsyncClient, **setup: Any) -> str:
        answer = await host.post("/api/tables", json=setup)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def come(self, browser: httpx.AsyncClient, table_id: str, after: int | None = None) -> Visitor:
        visitor = Visitor(browser, table_id, self.server.url)
        self.visitors.append(visitor)
        return await visitor.connect(after)

    async def seated(self, people: int = 2, start: bool = True, **setup: Any) -> list[Visitor]:
        """A table at which so many people sit, in their order, connected; bots as in the setup; perhaps begun."""
        browsers = [await self.browser(f"Person {number}") for number in range(people)]
        table_id = await self.open_table(browsers[0], **setup)
        visitors = [await self.come(browser, table_id) for browser in browsers]
        for visitor in visitors[1:]:
            await visitor.do("sit")
        if start:
            await visitors[0].do("start")
            for visitor in visitors:
                await visitor.until(lambda visitor=visitor: visitor.view is not None)
        return visitors

    async def go_home(self) -> None:
        for visitor in self.visitors:
            await visitor.close()


@contextlib.asynccontextmanager
async def visiting(server: Served) -> AsyncIterator[Visit]:
    visit = Visit(server)
    try:
        yield visit
    finally:
        await visit.go_home()
