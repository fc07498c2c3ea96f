"""What machines ask: is it alive, is it ready, how is it doing."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from fastapi import APIRouter, Response
from starlette.responses import PlainTextResponse

from cartomante.server.answers import documented
from cartomante.server.database import is_current
from cartomante.server.protocol import Ready
from cartomante.server.routes import TheDesk
from cartomante.server.store import Store, StoreUnavailable

router = APIRouter(tags=["operations"])

PATIENCE = 2.0  # seconds
READY, AWAY = "ready", "does not answer"
NOT_READY: dict[int | str, dict[str, Any]] = {503: {"model": Ready, "description": "some part is not ready"}}

Check = Callable[[], Awaitable[str | None]]
"""Says what is wrong with a part of the server, or None when it is ready."""


class MetricsText(PlainTextResponse):
    """Prometheus' own kind of text."""

    media_type = "text/plain; version=1.0.0"


@router.get("/healthz", response_class=PlainTextResponse)
async def is_alive() -> str:
    """Whether the process answers at all."""
    return "ok"


@router.get("/readyz", responses={**documented(), **NOT_READY})
async def is_ready(desk: TheDesk, response: Response) -> Ready:
    """Whether everything works that is needed for playing, and if not, which part does not."""
    problems = await asyncio.gather(*map(_ask, desk.checks.values()))
    parts = {name: problem or READY for name, problem in zip(desk.checks, problems, strict=True)}
    is_ready = not any(problems)
    if desk.settings.redis is not None:  # without it one plays on, only a little slower
        parts["redis"] = READY if desk.bus.is_connected else AWAY
    response.status_code = 200 if is_ready else 503
    return Ready(ready=is_ready, parts=parts)


@router.get("/metrics", response_class=MetricsText)
async def metrics(desk: TheDesk) -> MetricsText:
    """Figures for Prometheus."""
    return MetricsText(desk.metrics.text())


def database_checks(store: Store) -> dict[str, Check]:
    """Whether the database answers, and is as this version expects it."""

    async def answers() -> str | None:
        await store.read(lambda connection: connection.exec_driver_sql("SELECT 1"))
        return None

    async def is_migrated() -> str | None:
        return None if await store.read(is_current) else "not up to date: run the migrations"

    return {"database": answers, "migrations": is_migrated}


async def _ask(check: Check) -> str | None:
    try:
        async with asyncio.timeout(PATIENCE):
            return await check()
    except (TimeoutError, StoreUnavailable):
        return AWAY
