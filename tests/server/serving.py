"""Running a real server inside a test."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from cartomante.server.app import Desk, create_app
from cartomante.server.config import load_settings


@dataclass
class Served:
    """A running server: `client()` is a new browser, with cookies of its own."""

    url: str
    desk: Desk
    _clients: list[httpx.AsyncClient] = field(default_factory=list)

    def client(self, **options: Any) -> httpx.AsyncClient:
        headers = {"Origin": self.url, **options.pop("headers", {})}
        client = httpx.AsyncClient(base_url=self.url, headers=headers, timeout=20, verify=False, **options)
        self._clients.append(client)
        return client

    async def guest(self, name: str = "Ada", **options: Any) -> httpx.AsyncClient:
        """The browser of somebody who plays as a guest."""
        client = self.client(**options)
        (await client.post("/api/guests", json={"name": name})).raise_for_status()
        return client

    async def close_clients(self) -> None:
        for client in self._clients:
            await client.aclose()


Serve = Callable[..., Awaitable[Served]]


@contextlib.asynccontextmanager
async def running(folder: Path, given: dict[str, Any]) -> AsyncIterator[Served]:
    defaults = {"database": f"sqlite:///{folder / 'cartomante.db'}", "log_level": "error"}
    app = create_app(load_settings(**{**defaults, **given}))
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None, proxy_headers=False))
    serving = asyncio.create_task(server.serve())
    while not server.started:
        if serving.done():
            serving.result()
            raise RuntimeError("the server did not start; see its log")
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    served = Served(f"http://127.0.0.1:{port}", app.state.desk)
    try:
        yield served
    finally:
        await served.close_clients()
        server.should_exit = True
        await serving
