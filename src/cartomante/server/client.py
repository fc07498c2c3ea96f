"""Handing out the web client: small, and only once."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI
from starlette.datastructures import MutableHeaders
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cartomante.server.answers import language_of
from cartomante.server.routes import Somebody, TheDesk

API = "/api/"  # what is below says itself what may be kept of it
ASSETS = "/assets/"  # what is below has a digest in its name, and so never changes
FOREVER, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"
WORTH_PACKING = 1024  # bytes
CHUNKS = "chunks.json"  # Vite's manifest: which files each part of the client consists of
ENTRY: Final = "index.html"


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


class Page:
    """The client's page, which may say beforehand what its scripts will ask for, so that all of it comes at once."""

    def __init__(self, root: Path) -> None:
        self._html = (root / ENTRY).read_text(encoding="utf-8")
        self._chunks: dict[str, Any] = json.loads((root / CHUNKS).read_text(encoding="utf-8"))
        self._known = set(self._files(ENTRY))

    def foretelling(self, parts: Iterable[str], answers: Iterable[str]) -> str:
        """The page, with these parts of the client and these answers of the server under way."""
        files = dict.fromkeys(file for part in parts for file in self._files(part) if file not in self._known)
        links = [_style(file) if file.endswith(".css") else _module(file) for file in files]
        return self._html.replace("</head>", "".join([*links, *map(_answer, answers), "</head>"]))

    def _files(self, part: str) -> Iterator[str]:
        chunk = self._chunks.get(part, {})
        for other in chunk.get("imports", ()):
            yield from self._files(other)
        yield from (f"/{file}" for file in (*chunk.get("css", ()), *filter(None, [chunk.get("file")])))


def _module(file: str) -> str:
    return f'<link rel="modulepreload" crossorigin href="{file}">'


def _style(file: str) -> str:
    return f'<link rel="preload" as="style" crossorigin href="{file}">'


def _answer(path: str) -> str:
    return f'<link rel="preload" as="fetch" crossorigin href="{API}{path}">'


def serve_client(app: FastAPI, root: Path) -> None:
    """Every address that is not the API's is a page of the client."""
    if (root / CHUNKS).is_file():
        _serve_tables(app, root)
    app.frontend("/", directory=root, fallback=ENTRY)
    app.add_middleware(Keep)
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_PACKING)


def _serve_tables(app: FastAPI, root: Path) -> None:
    @app.get("/table/{table_id}", include_in_schema=False)
    async def show_table(table_id: str, request: Request, desk: TheDesk, person: Somebody) -> HTMLResponse:
        """The page of a table. Only one in the memory is known here: a page is no reason to read the database."""
        language = language_of(request.scope)
        answers = ["games", *(f"texts/{language}/{part}" for part in ("common", "web", "titles"))]
        parts = ["src/pages/Table.svelte"]
        if person is not None:
            answers.append("me")
        if (live := desk.tables.live.get(table_id)) is not None:
            setup = live.table.origin.setup
            parts.append(f"src/games/{setup.game}/Board.svelte")
            words = f"tables/{table_id}" if setup.pack_text else f"games/{setup.game}"
            answers += [
                f"tables/{table_id}",
                f"texts/{language}/{setup.game}",
                f"games/{setup.game}/sheet",
                f"{words}/words/{language}",
            ]
        return HTMLResponse(Page(root).foretelling(parts, answers))  # read anew, like every file: it may be built anew
