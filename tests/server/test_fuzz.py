"""Anything at all is sent to the server: it never fails, never tells how it works inside, and refuses in order."""

import contextlib
import json
import random
import threading
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
import requests
import schemathesis
import uvicorn
from fastapi import FastAPI
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from cartomante.server.app import create_app
from cartomante.server.config import Limits, load_settings
from cartomante.server.table import Table
from server.playing import standing

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
NO_LIMITS = {name: 1 << 20 for name in Limits.model_fields if "_per_" in name}
DOCUMENTED = {"1007", "1008", "1009"}  # codes with which a socket may be closed for what was sent
PASSWORD = "correct horse battery"


@dataclass
class Target:
    """A server in a thread of its own, a browser that is signed in there, and the ids of what is to be found."""

    url: str
    app: FastAPI
    known: dict[str, list[str]] = field(default_factory=dict)
    answered: list[tuple[str, int]] = field(default_factory=list)
    _owner: requests.Session | None = None
    _owners: int = 0

    def browser(self) -> requests.Session:
        session = requests.Session()
        session.headers["Origin"] = self.url
        return session

    def guest(self) -> requests.Session:
        session = self.browser()
        session.post(f"{self.url}/api/guests", json={"name": "Ada"}).raise_for_status()
        return session

    def owner(self) -> requests.Session:
        """The browser of somebody with an account; of another one, after that was signed out or deleted."""
        if self._owner is None:
            self._owners += 1
            self._owner = self.browser()
            account = {"name": f"Owner {self._owners}", "password": PASSWORD}
            self._owner.post(f"{self.url}/api/accounts", json=account).raise_for_status()
            self.known = dict(self._furnish(self._owner))
        return self._owner

    def note(self, label: str, status: int, text: str) -> None:
        """Remember how a request was answered."""
        self.answered.append((label, status))
        if "not_signed_in" in text:
            self._owner = None

    def _furnish(self, browser: requests.Session) -> Iterator[tuple[str, list[str]]]:
        """Let there be tables in every state, and somebody to be found."""
        open_ = self.open_table(browser, game="talismans", is_public=True)
        playing = self.open_table(browser, game="shipwreck", players=2, bots=["apprentice"], start=True)
        over = self.open_table(browser, game="talismans", players=2, bots=["apprentice"], start=True)
        self.wish(browser, over, {"type": "vote", "id": "end", "topic": "abandon"})
        yield "tables", [open_, playing, over]
        yield "people", [browser.get(f"{self.url}/api/me").json()["id"]]
        yield "codes", [browser.get(f"{self.url}/api/tables/{open_}").json()["code"]]
        yield "sign-ins", ["current"]
        yield "leaderboards", ["talismans"]

    def open_table(self, browser: requests.Session, **setup: Any) -> str:
        answer = browser.post(f"{self.url}/api/tables", json=setup)
        answer.raise_for_status()
        return str(answer.json()["id"])

    def wish(self, browser: requests.Session, table_id: str, wish: dict[str, Any]) -> None:
        browser.post(f"{self.url}/api/tables/{table_id}/wishes", json=wish).raise_for_status()

    def table(self, table_id: str) -> Table:
        return self.app.state.desk.tables.live[table_id].table


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    """The server; in the end its log must tell of no failure."""
    folder = tmp_path_factory.mktemp("fuzz")
    app = create_app(load_settings(database=f"sqlite:///{folder / 'fuzz.db'}", limits=NO_LIMITS))
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None, proxy_headers=False))
    thread = threading.Thread(target=server.run, daemon=True)
    with capture_logs() as logs:
        thread.start()
        while not server.started:
            assert thread.is_alive()
        yield Target(f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}", app)
        server.should_exit = True
        thread.join()
    assert not [entry for entry in logs if entry["log_level"] in ("error", "critical") or "exc_info" in entry]


# --- REST -------------------------------------------------------------------------------------------------------------

schema = schemathesis.openapi.from_dict(create_app(load_settings(database="sqlite://")).openapi())
schema.config.generation.update(with_security_parameters=False)  # they would hide who is signed in


OPERATIONS = [found.ok() for found in schema.get_all_operations()]


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_any_request_is_answered_as_documented(target: Target, operation: Any, mode: GenerationMode) -> None:
    @settings(max_examples=5, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(mode))
    def check(case: Any) -> None:
        owner = target.owner()
        steer(case, target)
        response = case.call_and_validate(base_url=target.url, session=owner, checks=CHECKS, timeout=20)
        assert "Traceback" not in response.text
        target.note(operation.label, response.status_code, response.text[:100])

    with contextlib.suppress(Unsatisfiable):  # nothing can be wrong about a request that says nothing
        check()


SENSIBLE: dict[str, dict[str, Any]] = {
    "POST /api/tables": {"game": "talismans"},
    "POST /api/tables/{table_id}/wishes": {"type": "say", "id": "hello", "text": "hello"},
    "POST /api/tables/{id}/branches": {"number": 3, "seat": 1, "level": "apprentice"},
}


def steer(case: Any, target: Target) -> None:
    """Most requests lead somewhere: what was drawn for a thing's name mostly becomes that of one that is there.

    The first requests of some kinds are as they should be, at the table where the game is over.
    """
    label = case.operation.label
    if label in SENSIBLE and label not in dict(target.answered):
        case.path_parameters = dict.fromkeys(case.path_parameters or {}, target.known["tables"][-1])
        case.body = SENSIBLE[label]
        return
    kind = case.operation.path.removeprefix("/api/").split("/")[0]
    for name in {"id", "table_id", "code", "game"} & set(case.path_parameters or {}):
        case.path_parameters[name] = one_of(target.known.get(kind, []), case.path_parameters[name])
    if label == "POST /api/tables" and isinstance(case.body, dict) and "game" in case.body:
        case.body["game"] = one_of(["talismans", "shipwreck"], case.body["game"])


def one_of(known: list[str], drawn: Any) -> Any:
    """One of those that are known or, now and then, what was drawn; always the same for the same."""
    choices = [*known, *known, drawn]
    return choices[zlib.crc32(repr(drawn).encode()) % len(choices)]


def test_some_of_these_requests_were_sensible(target: Target) -> None:
    fine = {label for label, status in target.answered if status < 300}
    assert {"GET /api/tables/{table_id}/snapshot", *SENSIBLE} <= fine
    assert {401, 404, 409, 422} <= {status for _, status in target.answered}


# --- the socket -------------------------------------------------------------------------------------------------------

VALID: list[dict[str, Any]] = [
    {"type": "sit", "id": "w", "seat": 1, "contribution": "luck"},
    {"type": "add_bot", "id": "w", "seat": 0, "level": "adept"},
    {"type": "remove_bot", "id": "w", "seat": 1},
    {"type": "start", "id": "w"},
    {"type": "close", "id": "w"},
    {"type": "act", "id": "w", "action": 3, "question": 4},
    {"type": "say", "id": "w", "text": "hello"},
    {"type": "vote", "id": "w", "topic": "pause", "yes": True},
    {"type": "vote", "id": "w", "topic": "undo", "yes": True},
    {"type": "come_back", "id": "w"},
    {"type": "rematch", "id": "w"},
    {"type": "lead", "id": "w", "number": 3},
    {"type": "hand_lead", "id": "w", "to": "somebody"},
    {"type": "ping", "sent": 5},
    {"type": "typing"},
]
odd_values = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=20),
    st.sampled_from([1 << 63, 1 << 64, -1, 10**400, 1e308, "\x00", "\ud800", "🂡" * 600, [], {}, [[]], {"type": "say"}]),
)  # fmt: skip
json_values = st.recursive(odd_values, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner))


def with_id(message: dict[str, Any], number: int) -> dict[str, Any]:
    """A message as if it were the first of its kind: the same wish again would only be answered again."""
    return message | {"id": f"w{number}"} if "id" in message else dict(message)


fresh = st.builds(with_id, st.sampled_from(VALID), st.integers(0, 1 << 40))


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A message of the protocol, with something wrong about it, most of the time."""
    message = draw(fresh)
    for _ in range(draw(st.integers(1, 3))):
        name = draw(st.sampled_from([*message, "extra", "type", "id"]))
        if draw(st.booleans()):
            message[name] = draw(odd_values)
        else:
            message.pop(name, None)
    return json.dumps(message)


@st.composite
def damaged(draw: st.DrawFn) -> bytes:
    """The bytes of a message, cut or with some of them changed."""
    raw = bytearray(json.dumps(draw(st.sampled_from(VALID))).encode())
    for _ in range(draw(st.integers(0, 4))):
        raw[draw(st.integers(0, len(raw) - 1))] = draw(st.integers(0, 255))
    return bytes(raw[: draw(st.integers(0, len(raw)))])


anything = st.one_of(
    fresh.map(json.dumps),
    mutated(),
    mutated(),
    damaged(),
    json_values.map(json.dumps),
    st.text(max_size=100).filter(lambda text: text.isprintable()),
    st.binary(max_size=100),
)


class Pest:
    """Somebody at a table who sends anything, over a socket that is opened again when it was closed."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.browser, self.other = target.guest(), target.guest()
        self.table_id = target.open_table(self.browser, game="talismans", players=2, undo="free")
        target.wish(self.other, self.table_id, {"type": "sit", "id": "sit"})
        target.wish(self.browser, self.table_id, {"type": "start", "id": "start"})
        self.answers: set[str] = set()
        self._socket: ClientConnection | None = None
        self._open = contextlib.ExitStack()
        self._pings = 0

    def send(self, message: str | bytes, is_text: bool) -> None:
        """Send something, and check that it was refused without a trace or else made its entry."""
        table = self.target.table(self.table_id)
        before = standing(table)
        try:
            self._connected().send(message, text=is_text)
            told = self._told()
        except ConnectionClosed as closed:
            told = [{"type": "closed", "code": str(closed.rcvd.code if closed.rcvd else None)}]
            self._socket = None
        assert all(answer["code"] in DOCUMENTED for answer in told if answer["type"] == "closed"), told
        assert "Traceback" not in json.dumps(told)
        self.answers |= {answer.get("code", answer["type"]) for answer in told}
        if not any(answer["type"] == "done" for answer in told):
            assert standing(self.target.table(self.table_id)) == before

    def _connected(self) -> ClientConnection:
        if self._socket is None:
            address = f"{self.target.url.replace('http', 'ws', 1)}/api/tables/{self.table_id}/socket"
            cookie = "; ".join(f"{name}={value}" for name, value in self.browser.cookies.items())
            self._socket = self._open.enter_context(
                connect(address, origin=self.target.url, additional_headers={"Cookie": cookie}, max_size=None)
            )
            self._told()
        return self._socket

    def _told(self) -> list[dict[str, Any]]:
        """What comes until the answer to a ping of ours, which shows that the socket is alive."""
        assert self._socket is not None
        self._pings += 1
        mark = (1 << 40) + self._pings
        self._socket.send(json.dumps({"type": "ping", "sent": mark}))
        told = []
        while (message := json.loads(self._socket.recv(timeout=20))) != {
            "type": "pong",
            "sent": mark,
            "now": message.get("now"),
        }:
            told.append(message)
        return [message for message in told if message["type"] != "presence"]

    def let_the_other_play(self) -> None:
        table = self.target.table(self.table_id)
        while legal := table.match.legal_actions(1):
            act = {"type": "act", "id": f"o{table.version}", "action": legal[0], "question": table.question(1)}
            self.target.wish(self.other, self.table_id, act)
        self._told()

    def go_home(self) -> None:
        self._open.close()


@pytest.fixture(scope="module")
def pest(target: Target) -> Iterator[Pest]:
    pest = Pest(target)
    yield pest
    pest.go_home()


@settings(max_examples=250, suppress_health_check=list(HealthCheck))
@given(message=anything, is_text=st.booleans())
def test_whatever_comes_over_a_socket_is_refused_without_a_trace(
    pest: Pest, message: str | bytes, is_text: bool
) -> None:
    pest.send(message if isinstance(message, bytes) else message.encode(), is_text)


@pytest.mark.parametrize(
    "message",
    [
        b"",
        b"\xff\xfe\x00",
        b"[" * 10_000,
        b'{"a":' * 3_000,
        b'{"type":"say","id":"w","text":' + b"[" * 15_000,
        b'{"type":"ping","sent":' + b"9" * 10_000 + b"}",
        b'{"type":"ping","sent":1e400}',
        b'{"type":"ping","sent":NaN}',
        b'{"type":"say","id":"w","text":"\\ud800"}',
        b'{"type":"say","id":"\\ud800","text":"x"}',
        b'{"type":"say","id":"w","id":"v","text":"","text":" "}',
        b'{"type":"act","id":"w","action":true,"question":1}',
        b'{"type":"act","id":"w","action":1.0,"question":"1"}',
        b'{"type":{"type":"say"},"id":"w"}',
        b'{"type":"' + b"x" * 20_000 + b'"}',
        b'"' + b"x" * 60_000 + b'"',
        b"null",
    ],
    ids=lambda message: repr(message[:40]),
)
@pytest.mark.parametrize("is_text", [True, False], ids=["text", "binary"])
def test_odd_messages_are_refused_without_a_trace(pest: Pest, message: bytes, is_text: bool) -> None:
    pest.send(message, is_text)


def test_the_messages_reached_all_parts_of_the_table(pest: Pest) -> None:
    """The fuzzing was no shot in the dark: some messages came true, many were refused for many reasons."""
    for number, message in enumerate(VALID):
        pest.send(json.dumps(with_id(message, (1 << 41) + number)), is_text=True)
    assert {"done", "bad_message", "already_started", "moved_on", "not_over", "too_large", "1007"} <= pest.answers
    assert "fault" not in pest.answers


def test_wild_clicking_does_only_what_is_legal(target: Target) -> None:
    """Somebody sends any action as an answer to any question: what is legal happens, all else is refused."""
    pest, rng = Pest(target), random.Random(1)
    for number in range(150):
        table = target.table(pest.table_id)
        act = {
            "type": "act",
            "id": f"w{number}",
            "question": rng.choice([table.question(0), rng.randrange(30)]),
            "action": rng.choice([*table.match.legal_actions(0)[:2], rng.randrange(100)]),
        }
        if not table.match.legal_actions(0):
            pest.let_the_other_play()
        pest.send(json.dumps(act), is_text=True)
    pest.go_home()
    assert {"done", "moved_on", "not_legal"} <= pest.answers
