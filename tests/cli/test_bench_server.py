"""`bench server`: a tiny run against a real server, and what it says about itself."""

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from cartomante.cli.bench_server import measure, process

Run = Callable[..., Result]

needs_linux = pytest.mark.skipif(not process.can_measure(), reason="what a process uses is read from /proc")
TINY = ("bench", "server", "--tables", "2", "--paced", "2", "--seconds", "1")


FAKE_NODE = """#!/bin/sh
for word in "$@"; do case $word in --flatfile) moves=1;; --think) delay=77;; esac; done
printf '{"moves_s": %s, "p50_ms": 1, "p99_ms": %s, ' "${moves:-2}" "${delay:-5}"
printf '"server_cpu_ms_per_move": 3, "bytes_per_update": 4, "heap_kb_per_open_match": 48}'
"""


@pytest.fixture
def peer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a harness that gives figures at once; the real one is run by hand."""
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "bench_server.js").touch()
    (tmp_path / "node").write_text(FAKE_NODE)
    (tmp_path / "node").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    return tmp_path


@needs_linux
def test_a_tiny_run_gives_all_figures_with_the_peers_beside_them(
    run: Run, peer: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measure, "STARTS", 1)
    monkeypatch.setattr(measure, "EVICT_SECONDS", 1)
    monkeypatch.setattr(measure, "IDLE_SETTLES", 0.5)
    cores = os.sched_getaffinity(0)
    result = run(*TINY, "--idle", "10", "--peer", peer, "--json")
    assert result.exit_code == 0, result.output
    told = json.loads(result.stdout)
    assert (told["game"], told["players"]) == ("arcanum", 4)
    figures = {(figure["name"], figure["peer"]): figure for figure in told["figures"]}
    files, memory = (figures["2 tables, moves", f"boardgame.io, {kind}"] for kind in ("files", "memory"))
    assert files["unit"] == "moves/s"
    assert files["value"] == memory["value"] > 10
    assert (files["goal"], files["peer_value"], files["ratio"]) == (4, 1, files["value"])
    assert (memory["goal"], memory["peer_value"]) == (2, 2)
    values = {name: figure["value"] for (name, _), figure in figures.items()}
    assert values["2 tables, until all four seats have it, half"] > 0
    assert values["2 tables, size of an update"] > 100
    assert values["2 tables, the server's time for a move"] > 0
    goals = {name: figure["goal"] for (name, _), figure in figures.items()}
    assert goals["from start to /readyz"] == 2
    idle = figures["10 idle tables, each", "boardgame.io, heap of an open match"]
    assert (idle["goal"], idle["peer_value"]) == (10, 48)
    paced = figures["2 tables, a move every 0.5 s, until all have it, 99 %", "boardgame.io, memory"]
    assert (paced["goal"], paced["peer_value"]) == (30, 77)
    assert os.sched_getaffinity(0) == cores


def test_a_folder_without_the_peer(run: Run, tmp_path: Path) -> None:
    result = run(*TINY, "--peer", tmp_path)
    assert result.exit_code == 2
    assert "bench_server.js" in result.stderr


WRONG_WORDS = {
    "no tables": (("--tables", "0"), "0"),
    "tables that are none": (("--tables", "1,many"), "1,many"),
    "no time": (("--seconds", "0"), "0"),
    "PostgreSQL without Redis": (("--database", "postgresql://127.0.0.1/x"), "--redis"),
    "two workers on SQLite": (("--database", "sqlite:///x.db", "--redis", "redis://127.0.0.1"), "PostgreSQL"),
    "an unknown word": (("--loud",), "--loud"),
}


@pytest.mark.parametrize(("words", "value"), WRONG_WORDS.values(), ids=WRONG_WORDS.keys())
def test_wrong_words(run: Run, words: tuple[str, ...], value: str) -> None:
    result = run("bench", "server", *words)
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert value in result.stderr


def test_games_are_measured_as_before(run: Run) -> None:
    result = run("bench", "chess")
    assert result.exit_code == 2
    assert "chess" in result.stderr
    assert "--peer" in run("bench", "server", "--help").stdout
    assert "GAME" in run("bench", "--help").stdout
