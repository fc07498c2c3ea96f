"""What the server writes about itself: one line for each request, and never a secret.

A line names the route as it is declared, not the path: links to tables are as good as keys. Bodies, headers and queries
are not written at all.
"""

import logging
import sys
import time
from typing import Any

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cartomante.server.answers import language_of, refuse
from cartomante.server.config import Settings
from cartomante.server.ids import new_id
from cartomante.server.metrics import Metrics
from cartomante.server.refusals import Code, Refusal

SECRET_WORDS = ("password", "secret", "token", "cookie", "authorization", "database_url", "redis_url")
OURS = ("cartomante", "uvicorn.error")
QUIET = ("/healthz", "/readyz", "/metrics")  # asked every few seconds by machines
NO_ROUTE = "(none)"
BROKEN = 1011  # how a socket is closed when the server is at fault

log: structlog.stdlib.BoundLogger = structlog.get_logger("cartomante")


def configure_logs(settings: Settings) -> None:
    """Send everything this process logs, by whatever library, to stderr in one format."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True, key="at"),
        structlog.stdlib.PositionalArgumentsFormatter(),
        hide_secrets,
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, _renderer(settings)],
        )
    )
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(max(level, logging.WARNING))  # what libraries say in passing may hold secrets
    for ours in OURS:
        logging.getLogger(ours).setLevel(level)
    access = logging.getLogger("uvicorn.access")  # it writes whole addresses; RequestLog takes its place
    access.handlers, access.propagate = [], False


def _renderer(settings: Settings) -> Any:
    if settings.log_format == "json":
        return structlog.processors.JSONRenderer()
    return structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback)


def hide_secrets(logger: object, method: str, event: Any) -> Any:
    """A second line of defence: whatever is called a secret is not written."""
    for key in event:
        if any(word in key.lower() for word in SECRET_WORDS):
            event[key] = "[hidden]"
    return event


class RequestLog:
    """Writes and counts requests, and answers for those that break."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app, self._metrics = app, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        scope.setdefault("state", {})
        with structlog.contextvars.bound_contextvars(request=new_id()):
            if scope["type"] == "http":
                await self._http(scope, receive, send)
            else:
                await self._socket(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        started, status = time.perf_counter(), 0

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, noting)
        except Exception:
            log.exception("broken", route=route_of(scope))
            if not status:
                await refuse(Refusal(Code.UNAVAILABLE), language_of(scope), 500)(scope, receive, noting)
        seconds, route = time.perf_counter() - started, route_of(scope)
        self._metrics.requests.labels(route, scope["method"] if route != NO_ROUTE else "", str(status)).inc()
        self._metrics.seconds.labels(route).observe(seconds)
        level = logging.DEBUG if route in QUIET else logging.INFO
        person = scope["state"].get("person")
        ms = round(seconds * 1000, 1)
        log.log(level, "request", method=scope["method"], route=route, status=status, ms=ms, person=person)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        try:
            await self._app(scope, receive, send)
        except Exception:
            log.exception("broken", route=route_of(scope))
            await _close_broken(send)
        seconds, person = round(time.perf_counter() - started, 1), scope["state"].get("person")
        log.info("socket", route=route_of(scope), seconds=seconds, person=person)


async def _close_broken(send: Send) -> None:
    try:
        await send({"type": "websocket.close", "code": BROKEN})
    except (RuntimeError, OSError):
        log.debug("the socket was closed already")


def route_of(scope: Scope) -> str:
    """The route as it is declared, "/api/tokens/{id}"."""
    return str(getattr(scope.get("route"), "path", None) or NO_ROUTE)
