"""A real server on a free port, with a database of its own, for every test that asks for one."""

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from argon2 import profiles

from cartomante.server import people
from cartomante.server.bus.local import LocalBus
from server.serving import Serve, Served, running
from server.workers import Pair, two_workers


@pytest.fixture(autouse=True)
def _cheap_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hashes that cost nothing; that the real ones do cost something has a test of its own."""
    monkeypatch.setattr(people, "HASHING", profiles.CHEAPEST)


@pytest.fixture
async def serve(tmp_path: Path) -> AsyncIterator[Serve]:
    """Starts servers with settings of one's choice: `await serve(port=…, limits={…})`."""
    async with contextlib.AsyncExitStack() as stack:

        async def start(**given: Any) -> Served:
            return await stack.enter_async_context(running(tmp_path, given))

        yield start


@pytest.fixture
async def server(serve: Serve) -> Served:
    """A server as it comes, with SQLite."""
    return await serve()


@pytest.fixture
async def workers(tmp_path: Path) -> AsyncIterator[Pair]:
    """Two workers with one database, of which neither hears of the other."""
    async with two_workers(f"sqlite:///{tmp_path / 'cartomante.db'}", LocalBus) as pair:
        yield pair
