"""Handing out the web client: small, and only once."""

from pathlib import Path

from fastapi import FastAPI
from starlette.datastructures import MutableHeaders
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

API = "/api/"  # what is below says itself what may be kept of it
ASSETS = "/assets/"  # what is below has a digest in its name, and so never changes
FOREVER, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"
WORTH_PACKING = 1024  # bytes


class Keep:
    """Tell the browser what it may keep: files whose names tell their content for ever, others after asking."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def adding(message: Message) -> None:
            if message["type"] == "http.response.start":
                kept = scope["path"].startswith(ASSETS) and message["status"] in (200, 304)
                MutableHeaders(scope=message).setdefault("Cache-Control", FOREVER if kept else ASK_AGAIN)
            await send(message)

        is_file = scope["type"] == "http" and not scope["path"].startswith(API)
        await self._app(scope, receive, adding if is_file else send)


def serve_client(app: FastAPI, root: Path) -> None:
    """Every address that is not the API's is a page of the client."""
    app.frontend("/", directory=root, fallback="index.html")
    app.add_middleware(Keep)
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_PACKING)
