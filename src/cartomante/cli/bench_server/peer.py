"""boardgame.io beside us: its harness is run in a folder of its own, where its packages are installed."""

import json
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from cartomante.core.errors import CartomanteError

HARNESS = "bench_server.js"
LONGEST_SECONDS = 600
NAME = "boardgame.io"


class Peer:
    """The harness in a folder; each call starts a server of its own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        if not (folder / HARNESS).is_file():
            raise CartomanteError(f"--peer: there is no {HARNESS} in {folder}")
        if not (folder / "node_modules").is_dir():
            raise CartomanteError(f"--peer: run `npm install` in {folder} first")
        node = shutil.which("node")
        if node is None:
            raise CartomanteError("--peer: there is no `node` on the path")
        self._node = node
        self.kb_per_open_match: float | None = None

    def in_memory(self, matches: int, rounds: int) -> dict[str, Any]:
        """As fast as it can, keeping nothing."""
        found = self._run("--matches", str(matches), "--rounds", str(rounds))
        self.kb_per_open_match = found.get("heap_kb_per_open_match")
        return found

    def on_disk(self, matches: int, rounds: int) -> dict[str, Any]:
        """As fast as it can, with its storage in files."""
        with tempfile.TemporaryDirectory() as folder:
            return self._run("--matches", str(matches), "--rounds", str(rounds), "--flatfile", folder)

    def paced(self, matches: int, pace: float, moves: int) -> dict[str, Any]:
        """At a human pace."""
        words = ("--matches", str(matches), "--think", str(round(pace * 1000)), "--moves", str(moves), "--rounds", "1")
        return self._run(*words)

    def _run(self, *words: str) -> dict[str, Any]:
        pin: Sequence[str] = ("--pin",) if (os.cpu_count() or 1) > 1 and shutil.which("taskset") else ()
        program = [self._node, HARNESS, *pin, "--warm", "5", "--port", str(free_port()), *words]
        environment = os.environ | {"NODE_ENV": "production"}
        try:
            done = subprocess.run(
                program, cwd=self._folder, env=environment, capture_output=True, text=True, timeout=LONGEST_SECONDS
            )
            found: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
        except (subprocess.TimeoutExpired, ValueError, IndexError):
            raise CartomanteError(f"--peer: the harness in {self._folder} gave no figures") from None
        return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
