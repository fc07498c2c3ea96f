"""`serve`: a server that starts, says where it is, and leaves in good order."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
import websockets.sync.client as sockets
from click.testing import Result
from websockets.exceptions import ConnectionClosed

from cartomante.cli.serve import is_ready_soon, open_when_ready
from cartomante.server import running
from cartomante.server.config import load_settings
from cli.serving import START_SECONDS, Server, serving

Run = Callable[..., Result]

REDIS = os.environ.get("CARTOMANTE_TEST_REDIS_URL", "redis://127.0.0.1:6379")


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'cartomante.db'}"


def guest_at_a_table(server: Server) -> tuple[httpx.Client, str]:
    client = httpx.Client(base_url=server.url, headers={"Origin": server.url}, trust_env=False)
    client.post("/api/guests", json={"name": "Ada"}).raise_for_status()
    table = client.post("/api/tables", json={"game": "talismans", "players": 3})
    table.raise_for_status()
    return client, table.json()["id"]


def connect(server: Server, client: httpx.Client, table: str) -> sockets.ClientConnection:
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    return sockets.connect(address, additional_headers={"Cookie": cookie}, proxy=None)


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_it_becomes_ready_says_good_bye_and_ends_well(database: str, stop: signal.Signals) -> None:
    with serving("--database", database) as server:
        assert is_ready_soon(server.url, START_SECONDS)
        client, table = guest_at_a_table(server)
        with contextlib.closing(client), connect(server, client, table) as socket:
            assert json.loads(socket.recv())["type"] == "snapshot"
            started = time.monotonic()
            server.process.send_signal(stop)
            while (message := json.loads(socket.recv()))["type"] != "bye":
                pass
            assert message == {"type": "bye", "code": "restarting", "again": True}
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        assert server.process.wait(15) == 0
        assert time.monotonic() - started < 10


def test_what_was_acknowledged_is_there_after_the_restart(database: str) -> None:
    with serving("--database", database) as server:
        assert is_ready_soon(server.url, START_SECONDS)
        client, table = guest_at_a_table(server)
        client.post(f"/api/tables/{table}/wishes", json={"type": "say", "id": "a", "text": "Hello"}).raise_for_status()
        cookies = client.cookies
        assert server.stop(signal.SIGTERM) == 0
    with serving("--database", database) as server:
        assert is_ready_soon(server.url, START_SECONDS)
        answer = httpx.get(f"{server.url}/api/tables/{table}/snapshot", cookies=cookies, trust_env=False)
        assert [entry["text"] for entry in answer.json()["entries"]][-1] == "Hello"


def test_logs_are_structured_lines(database: str) -> None:
    with serving("--database", database) as server:
        assert is_ready_soon(server.url, START_SECONDS)
        guest_at_a_table(server)[0].close()
        server.process.send_signal(signal.SIGTERM)
        log = server.process.communicate(timeout=15)[1]
    events = [json.loads(line) for line in log.splitlines()]
    assert any(event["event"] == "request" and event["route"] == "/api/tables" for event in events)


def test_lan_shows_the_way(database: str) -> None:
    words = [sys.executable, "-m", "cartomante", "serve", "--port", "0", "--lan", "--database", database]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(8)]
        process.terminate()
    assert lines[0].startswith("Cartomante is at http://127.0.0.1:")
    assert lines[1].startswith(f"On the local network: http://{running.lan_address()}:")
    assert any(block in "".join(lines[2:]) for block in "▀▄█")


def test_open_shows_the_table_in_the_browser(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text("<title>Cartomante</title>")
    opened, browser = tmp_path / "opened", tmp_path / "browser"
    browser.write_text(f"#!/bin/sh\necho $1 > {opened}\n")
    browser.chmod(0o755)
    monkeypatch.setenv("CARTOMANTE_WEB_ROOT", str(tmp_path))
    monkeypatch.setenv("BROWSER", str(browser))
    with serving("--open", "--database", database) as server:
        assert is_ready_soon(server.url, START_SECONDS)
        for _ in range(100):
            if opened.is_file() and opened.read_text():
                break
            time.sleep(0.1)
        assert opened.read_text().strip() == server.url
        assert server.stop(signal.SIGTERM) == 0


def test_open_without_a_client_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    open_when_ready(load_settings(), "http://127.0.0.1:1")
    assert "The web client is not built here" in capsys.readouterr().out


def test_numba_is_not_loaded_to_start() -> None:
    code = "import sys, cartomante.server.app, cartomante.server.running; print('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "False\n"


WRONG_WORDS = {
    "a port that is none": (("--port", "99999"), "99999"),
    "no workers": (("--workers", "0"), "0"),
    "a database of another kind": (("--database", "mysql://x/y"), "database"),
    "a folder as database": (("--database", "sqlite:////"), "sqlite:////"),
    "a PostgreSQL that is not there": (("--database", "postgresql://u:hush@127.0.0.1:1/x"), "127.0.0.1:1/x"),
    "two workers on SQLite": (("--workers", "2"), "PostgreSQL (--database postgresql://host/name) and Redis"),
    "two workers without Redis": (("--workers", "2", "--database", "postgresql://127.0.0.1/x"), "needs Redis"),
    "a redis that is none": (("--redis", "http://x"), "redis"),
    "a file that is not there": (("--config", "nowhere.toml"), "nowhere.toml"),
    "a host that is not here": (("--host", "192.0.2.7"), "192.0.2.7"),
    "a host and everywhere": (("--lan", "--host", "127.0.0.1"), "--lan"),
}


@pytest.mark.parametrize(("words", "value"), WRONG_WORDS.values(), ids=WRONG_WORDS.keys())
def test_wrong_words(run: Run, tmp_path: Path, words: tuple[str, ...], value: str) -> None:
    usual = () if "--database" in words else ("--database", f"sqlite:///{tmp_path / 'a.db'}")
    result = run("serve", *usual, *words)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.startswith("cartomante: ")
    assert result.stderr.count("\n") == 1
    assert value in result.stderr
    assert "hush" not in result.stderr


def test_a_port_that_is_taken(run: Run, database: str) -> None:
    with running.listen("127.0.0.1", 0) as listener:
        listener.listen()
        port = listener.getsockname()[1]
        result = run("serve", "--port", port, "--database", database)
    assert result.exit_code == 2
    assert f"port {port} is taken" in result.stderr


@pytest.mark.parametrize(
    ("host", "url"),
    [
        ("127.0.0.1", "http://127.0.0.1:80"),
        ("0.0.0.0", "http://127.0.0.1:80"),
        ("::", "http://[::1]:80"),
        ("::1", "http://[::1]:80"),
        ("localhost", "http://localhost:80"),
    ],
)
def test_the_address_for_a_browser(host: str, url: str) -> None:
    assert running.url_of(host, 80) == url


def test_two_workers_share_what_they_serve(postgresql: str) -> None:
    words = ("--workers", "2", "--database", postgresql, "--redis", REDIS)
    with serving(*words) as server:
        assert is_ready_soon(server.url, START_SECONDS)
        client, table = guest_at_a_table(server)
        for _ in range(8):  # a connection each, so that both are asked
            answer = httpx.get(f"{server.url}/api/tables/{table}", cookies=client.cookies, trust_env=False)
            assert answer.json()["status"] == "open"
        client.close()
        assert server.stop(signal.SIGTERM) == 0
