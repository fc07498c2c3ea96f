"""Work for which no request waits: what is wrong with one piece of it is logged, and keeps no other one waiting."""

import asyncio
import contextlib
from collections.abc import Coroutine, Iterator
from typing import Any

import structlog

from cartomante.server.refusals import Code, Refusal
from cartomante.server.store import StoreUnavailable

log = structlog.get_logger(__name__)


@contextlib.contextmanager
def logging_faults(what_failed: str) -> Iterator[None]:
    """Go on after this block whatever goes wrong in it; that the database is away is no fault of ours."""
    try:
        yield
    except Refusal as refusal:
        log.warning(what_failed, code=refusal.code)
    except StoreUnavailable:
        log.warning(what_failed, code=Code.UNAVAILABLE)
    except Exception:
        log.exception(what_failed)


class Background:
    """Tasks of which each is kept until it is done, or it might be forgotten halfway."""

    def __init__(self, what_failed: str) -> None:
        self._what_failed = what_failed
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(self._do(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _do(self, work: Coroutine[Any, Any, Any]) -> None:
        with logging_faults(self._what_failed):
            await work
