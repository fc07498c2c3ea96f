"""The frame of the server: starting, answering when something is wrong, saying how it is."""

import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
import structlog
from fastapi import FastAPI

from cartomante.core.errors import CartomanteError
from cartomante.server import protocol
from cartomante.server.answers import STATUS, accepted_language, status_of
from cartomante.server.app import create_app
from cartomante.server.config import load_settings
from cartomante.server.logs import configure_logs, log
from cartomante.server.refusals import Code
from cartomante.server.store import Append, StoreUnavailable
from server.serving import Serve, Served, running


def refused(answer: httpx.Response, status: int, code: str) -> protocol.Refused:
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    return protocol.Refused.model_validate(answer.json())


# --- wrong requests ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ("{", "JSON"),
        ("[]", "body"),
        ('{"nom": "Ada"}', "name"),
        ('{"name": "Ada", "age": 3}', "age"),
        ('{"name": "Ada", "language": "la"}', "language"),
        ('{"name": 3}', "name"),
        ('{"name": "\\ud800"}', "name"),
        ('{"name": NaN}', "name"),
        ("\x00", "JSON"),
    ],
)
async def test_a_malformed_request_is_told_the_field(server: Served, body: str, field: str) -> None:
    answer = await server.client().post("/api/guests", content=body, headers={"Content-Type": "application/json"})
    assert field in refused(answer, 422, "bad_message").text


async def test_a_body_that_is_no_text_is_malformed(server: Served) -> None:
    headers = {"Content-Type": "application/json"}
    refused(await server.client().post("/api/guests", content=b"\x1b\xff", headers=headers), 422, "bad_message")


async def test_what_the_database_cannot_hold_is_malformed(serve: Serve, postgresql: str) -> None:
    server = await serve(database=postgresql)
    refused(await server.client().get("/api/tables", params={"game": "\x00"}), 422, "bad_message")


async def test_what_was_sent_is_not_repeated(server: Served) -> None:
    body = {"name": "Ada", "password": "hunter2" * 99}
    answer = await server.client().post("/api/accounts", json=body)
    assert "password" in refused(answer, 422, "bad_message").text
    assert "hunter2" not in answer.text


async def test_what_is_not_there_and_what_cannot_be_done(server: Served) -> None:
    browser = server.client()
    refused(await browser.get("/api/nothing"), 404, "not_found")
    wrong = await browser.put("/api/me")
    refused(wrong, 405, "bad_message")
    assert wrong.headers["allow"] == "DELETE, GET, PATCH"


async def test_who_is_not_signed_in_is_told_how(server: Served) -> None:
    answer = await server.client().get("/api/me")
    refused(answer, 401, "not_signed_in")
    assert answer.headers["www-authenticate"] == "Bearer"


async def test_a_database_that_is_away_is_said_to_be_so(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = await server.guest()

    async def away(*args: Any, **named: Any) -> None:
        raise StoreUnavailable("the database does not answer")

    monkeypatch.setattr(server.desk.store, "write", away)
    monkeypatch.setattr(server.desk.store, "read", away)
    answer = await browser.post("/api/guests", json={"name": "Ada"})
    refused(answer, 503, "unavailable")
    assert answer.headers["retry-after"] == "1"
    assert (await browser.get("/healthz")).status_code == 200
    ready = await browser.get("/readyz")
    assert ready.status_code == 503
    assert ready.json() == {"ready": False, "parts": {"database": "does not answer", "migrations": "does not answer"}}


async def test_what_breaks_is_logged_and_nothing_of_it_shown(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*args: Any) -> None:
        raise RuntimeError("some inner secret")

    monkeypatch.setattr(server.desk.people, "by_cookie", broken)
    browser = await server.guest()
    with structlog.testing.capture_logs() as lines:
        answer = await browser.get("/api/me")
    refused(answer, 500, "unavailable")
    assert "inner" not in answer.text
    assert "Traceback" not in answer.text
    assert "content-security-policy" in answer.headers
    assert [line["event"] for line in lines] == ["broken", "request"]
    assert lines[0]["exc_info"]


def test_every_code_has_a_status() -> None:
    assert {status_of(code) for code in Code} == {*STATUS.values(), 409}


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("pt, es;q=0.2, it;q=0.7", "it"),
        ("de-CH", "de"),
        ("*", "en"),
        ("fr;q=nonsense, de;q=0.1", "de"),
        ("fr;q=0", "en"),
    ],
)
def test_the_browser_says_which_language_it_likes_best(header: str, language: str) -> None:
    assert accepted_language(header) == language


# --- the documented interface -----------------------------------------------------------------------------------------


def operations(app: FastAPI) -> list[tuple[str, str, dict[str, Any]]]:
    paths = app.openapi()["paths"]
    return [(path, method, operation) for path, methods in paths.items() for method, operation in methods.items()]


def test_the_interface_documents_its_refusals(tmp_path: Path) -> None:
    app = create_app(load_settings(database=f"sqlite:///{tmp_path / 'x.db'}"))
    for path, method, operation in operations(app):
        if not path.startswith("/api/"):
            continue
        answers = operation["responses"]
        assert {"429", "500", "503"} <= set(answers), (path, method)
        assert method == "get" or {"403", "413", "422"} <= set(answers), (path, method)
        for status in answers:
            if status >= "400":
                shape = answers[status]["content"].get("application/json", {}).get("schema")
                assert shape == {"$ref": "#/components/schemas/Refused"}, (path, method, status)


def test_who_must_be_signed_in_is_documented(tmp_path: Path) -> None:
    app = create_app(load_settings(database=f"sqlite:///{tmp_path / 'x.db'}"))
    secured = {(path, method) for path, method, operation in operations(app) if operation.get("security")}
    assert {("/api/me", "get"), ("/api/tokens", "post"), ("/api/sign-ins/{id}", "delete")} <= secured
    assert ("/api/guests", "post") not in secured
    assert set(app.openapi()["components"]["securitySchemes"]) == {"cookie", "token"}


# --- operations -------------------------------------------------------------------------------------------------------


async def test_a_server_that_is_ready_says_so(server: Served) -> None:
    answer = await server.client().get("/readyz")
    assert answer.status_code == 200
    assert answer.json() == {"ready": True, "parts": {"database": "ready", "migrations": "ready"}}


async def test_a_server_whose_database_was_not_migrated_is_not_ready(server: Served) -> None:
    change = sa.text("UPDATE alembic_version SET version_num = '0000'")
    await server.desk.store.write(lambda connection: connection.execute(change))
    answer = await server.client().get("/readyz")
    assert answer.status_code == 503
    assert answer.json()["parts"]["database"] == "ready"
    assert "not up to date" in answer.json()["parts"]["migrations"]


async def test_any_part_may_say_that_it_is_not_ready(server: Served) -> None:
    async def warming_up() -> str | None:
        return "still warming up"

    server.desk.checks["games"] = warming_up
    answer = await server.client().get("/readyz")
    assert answer.status_code == 503
    assert answer.json()["parts"]["games"] == "still warming up"


async def test_redis_being_away_is_told_but_does_not_stop_play(serve: Serve) -> None:
    server = await serve(redis="redis://127.0.0.1:1")
    answer = await server.client().get("/readyz")
    assert answer.status_code == 200
    assert answer.json()["parts"]["redis"] == "does not answer"


async def test_metrics_count_requests_by_route_and_refusals_by_code(server: Served) -> None:
    browser = await server.guest()
    await browser.delete("/api/tokens/nothing")
    await browser.get("/api/no/such/route")
    answer = await browser.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=")
    text = answer.text
    assert 'cartomante_requests_total{method="POST",route="/api/guests",status="201"} 1.0' in text
    assert 'cartomante_requests_total{method="DELETE",route="/api/tokens/{id}",status="404"} 1.0' in text
    assert 'cartomante_refusals_total{code="not_found"} 2.0' in text
    assert "cartomante_request_seconds_bucket" in text
    assert "no/such" not in text
    for name in ("sockets", "open_tables", "moves", "commit_entries", "bots_thinking"):
        assert f"# TYPE cartomante_{name}" in text


async def test_metrics_follow_what_is_played(server: Served) -> None:
    browser = await server.guest()
    table = (await browser.post("/api/tables", json={"game": "arcanum"})).json()
    wish = {"id": "hello", "type": "say", "text": "hello"}
    (await browser.post(f"/api/tables/{table['id']}/wishes", json=wish)).raise_for_status()
    text = (await browser.get("/metrics")).text
    assert "cartomante_open_tables 1.0" in text
    assert "cartomante_commit_entries_sum 1.0" in text
    assert "cartomante_moves_total 0.0" in text
    entry = {"table_id": table["id"], "number": 99, "kind": "move", "person_id": None, "wish": None}
    await server.desk.store.append(Append({**entry, "data": "{}", "at": 0}, {"status": "open", "due_at": None}))
    assert "cartomante_moves_total 1.0" in (await browser.get("/metrics")).text


async def test_a_database_from_a_newer_version_keeps_the_server_from_starting(server: Served) -> None:
    change = sa.text("UPDATE alembic_version SET version_num = '9999'")
    await server.desk.store.write(lambda connection: connection.execute(change))
    app = create_app(server.desk.settings)
    with pytest.raises(CartomanteError, match="newer version"):
        async with app.router.lifespan_context(app):
            pass


async def test_the_web_client_is_served_for_its_own_pages_and_not_for_the_interface(
    serve: Serve, tmp_path: Path
) -> None:
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "index.html").write_text("<title>Cartomante</title>")
    server = await serve(web_root=tmp_path / "web")
    browser = server.client(headers={"Accept": "text/html"})
    for page in ("/", "/tables/ABCD"):
        answer = await browser.get(page)
        assert answer.text == "<title>Cartomante</title>", page
        assert "content-security-policy" in answer.headers
    assert "SQLite" not in (await browser.get("/%2e%2e/cartomante.db")).text
    refused(await server.client().get("/api/nothing"), 404, "not_found")


async def test_a_cookie_outlives_the_server(tmp_path: Path) -> None:
    async with running(tmp_path, {}) as server:
        browser = await server.guest()
        me, cookie = (await browser.get("/api/me")).json(), browser.cookies["cartomante"]
    async with running(tmp_path, {}) as server:
        assert (await server.client(cookies={"cartomante": cookie}).get("/api/me")).json() == me


# --- logs -------------------------------------------------------------------------------------------------------------


@pytest.fixture
def _other_logs() -> Iterator[None]:
    """Lets a test change where logs go; afterwards they go wherever they went before."""
    loggers = [logging.getLogger(name) for name in ("", "cartomante", "uvicorn.error", "uvicorn.access")]
    before = [(logger.handlers, logger.level, logger.propagate) for logger in loggers]
    yield
    for logger, (handlers, level, propagate) in zip(loggers, before, strict=True):
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)
    structlog.reset_defaults()


@pytest.mark.usefixtures("_other_logs")
async def test_the_log_holds_no_secret(serve: Serve, capsys: pytest.CaptureFixture[str]) -> None:
    configure_logs(load_settings(log_level="debug"))
    server = await serve()
    browser = server.client()
    me = (await browser.post("/api/accounts", json={"name": "Ada", "password": "hunter2hunter2"})).json()
    token = (await browser.post("/api/tokens?key=querysecret", json={"label": "bot"})).json()["token"]
    await browser.get("/api/me", headers={"Authorization": f"Bearer {token}"})
    log.info("careless", password="hunter2hunter2", api_token=token)
    written = capsys.readouterr().err
    for secret in ("hunter2", token, browser.cookies["cartomante"], "querysecret"):
        assert secret not in written
    lines = [json.loads(line) for line in written.splitlines()]
    request = next(line for line in lines if line["event"] == "request" and line["route"] == "/api/me")
    assert (request["method"], request["status"], request["person"]) == ("GET", 200, me["id"])
    assert request["ms"] >= 0
    assert re.fullmatch(r"[\w-]{22}", request["request"])


@pytest.mark.usefixtures("_other_logs")
def test_logs_can_be_read_by_people_too(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logs(load_settings(log_format="text", log_level="info"))
    log.debug("unimportant")
    logging.getLogger("some.library").warning("from %s", "elsewhere")
    written = capsys.readouterr().err
    assert "unimportant" not in written
    assert "from elsewhere" in written
