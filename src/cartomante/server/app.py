"""The server as one application: what it is made of, what it answers when something is wrong, and its routes."""

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator, Coroutine
from dataclasses import dataclass, field
from typing import Any

from fastapi import FastAPI

from cartomante import __version__
from cartomante.server.bus import Bus, make_bus
from cartomante.server.client import serve_client
from cartomante.server.config import Settings, load_settings
from cartomante.server.database import migrate
from cartomante.server.faults import App, answer_faults
from cartomante.server.logs import RequestLog, configure_logs
from cartomante.server.metrics import Metrics
from cartomante.server.minding import Minder
from cartomante.server.opinions import Opinions
from cartomante.server.people import People
from cartomante.server.register import kept_secret
from cartomante.server.routes import after as after_routes
from cartomante.server.routes import games as game_routes
from cartomante.server.routes import health as health_routes
from cartomante.server.routes import people as people_routes
from cartomante.server.routes import tables as table_routes
from cartomante.server.security import Guard, SecurityHeaders, TrustProxies
from cartomante.server.sockets import Sockets
from cartomante.server.store import Store, StoreUnavailable
from cartomante.server.tables import Tables
from cartomante.server.thinking import Thinkers

TIDY_SECONDS = 3600


@dataclass
class Desk:
    """Everything a request may need, made once when the server starts."""

    settings: Settings
    store: Store
    bus: Bus
    people: People
    tables: Tables
    sockets: Sockets
    thinkers: Thinkers
    opinions: Opinions
    metrics: Metrics
    checks: dict[str, health_routes.Check] = field(default_factory=dict)


def create_app(settings: Settings) -> FastAPI:
    """The application; the database is opened (and brought up to date) when it starts."""
    metrics = Metrics()

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with _open_desk(settings, metrics) as desk:
            app.state.desk = desk
            yield

    app = App(
        title="Cartomante",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,  # the page would fetch its scripts from elsewhere
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    if settings.web_root is not None:
        serve_client(app, settings.web_root)
    # The last one added is the first to see a request.
    app.add_middleware(Guard, settings=settings)
    app.add_middleware(RequestLog, metrics=metrics)
    app.add_middleware(SecurityHeaders)
    app.add_middleware(TrustProxies, proxies=settings.trusted_proxies)
    answer_faults(app)
    app.include_router(health_routes.router)
    app.include_router(people_routes.router)
    app.include_router(game_routes.router)
    app.include_router(table_routes.router)
    app.include_router(after_routes.router)
    return app


def make_app() -> FastAPI:
    """The application of a worker process, with the settings of its environment: what uvicorn calls as a factory."""
    settings = load_settings()
    configure_logs(settings)
    spare_the_collector()
    return create_app(settings)


def spare_the_collector() -> None:
    """What is loaded by now stays: Python need not look through it again and again, nor so often through the rest."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


@contextlib.asynccontextmanager
async def _open_desk(settings: Settings, metrics: Metrics) -> AsyncIterator[Desk]:
    store, bus = Store(settings.database), make_bus(settings.redis)
    try:
        await asyncio.to_thread(migrate, store.engine)
        await bus.start()
        secret = settings.secret.get_secret_value() if settings.secret else await store.write(kept_secret)
        people = People(store, bus, secret, settings.limits)
        limits, thinkers = settings.limits, Thinkers(settings.bot_threads)
        tables = Tables(store, bus, settings.spectator_delay, settings.idle_seconds, limits.talk_per_minute)
        sockets = Sockets(tables, people, limits)
        checks = health_routes.database_checks(store)
        minder, opinions = Minder(tables, thinkers), Opinions(thinkers)
        async with _in_the_background(_tidy(people), tables.run(), minder.run(), sockets.run()):
            desk = Desk(settings, store, bus, people, tables, sockets, thinkers, opinions, metrics, checks)
            _measure(desk)
            yield desk
            await minder.stop()
        opinions.close()
        thinkers.close()
        people.close()
    finally:
        await bus.stop()
        await store.close()


def _measure(desk: Desk) -> None:
    """Let the figures follow what there is."""
    desk.store.on_commit = desk.metrics.count_commit
    desk.metrics.tables.set_function(lambda: len(desk.tables.live))
    desk.metrics.sockets.set_function(lambda: len(desk.sockets.open))
    desk.metrics.thinking.set_function(lambda: desk.thinkers.busy)


@contextlib.asynccontextmanager
async def _in_the_background(*works: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Let these run for as long as the server does."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _tidy(people: People) -> None:
    while True:
        with contextlib.suppress(StoreUnavailable):
            await people.forget_expired()
        await asyncio.sleep(TIDY_SECONDS)
