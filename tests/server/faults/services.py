"""Redis and PostgreSQL of one's own, to be stopped and started again."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from glob import glob
from pathlib import Path

import pytest

from cli.serving import free_port

START_SECONDS = 20.0


def wait_for_port(port: int) -> None:
    """Until somebody listens there."""
    end = time.monotonic() + START_SECONDS
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.02)


class Redis:
    """A Redis that keeps nothing on disk."""

    def __init__(self) -> None:
        program = shutil.which("redis-server")
        if program is None:
            pytest.skip("there is no redis-server to start and stop")
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self._command = [program, "--port", str(self.port), "--save", "", "--appendonly", "no"]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Redis":
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_for_port(self.port)
        return self

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()


class PostgreSQL:
    """A PostgreSQL cluster in a folder of its own; it does not run as root, so the folder belongs to `postgres`."""

    def __init__(self) -> None:
        folders = sorted(glob("/usr/lib/postgresql/*/bin"))
        if not folders or not shutil.which("runuser") or os.getuid() != 0:
            pytest.skip("initdb and pg_ctl of PostgreSQL are needed, and the right to run them as postgres")
        self._bin = Path(folders[-1])
        self._folder = Path(tempfile.mkdtemp(prefix="cartomante-postgresql-"))
        shutil.chown(self._folder, "postgres")
        self.port = free_port()
        self.url = f"postgresql+psycopg://postgres@127.0.0.1:{self.port}/postgres"
        self._run("initdb", "-D", self._data, "--auth=trust", "--username=postgres", "--no-sync")

    @property
    def _data(self) -> str:
        return str(self._folder / "data")

    def start(self) -> "PostgreSQL":
        options = f"-c port={self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self._folder}"
        self._run("pg_ctl", "-D", self._data, "-w", "-l", str(self._folder / "log"), "-o", options, "start")
        return self

    def stop(self) -> None:
        """As an administrator restarts it: whoever is connected is thrown out."""
        self._run("pg_ctl", "-D", self._data, "-w", "-m", "fast", "stop")

    def kill(self) -> None:
        """As a crash ends it, halfway through whatever it is doing; started again it recovers."""
        os.kill(int((self._folder / "data" / "postmaster.pid").read_text().split()[0]), signal.SIGQUIT)
        self._run("pg_ctl", "-D", self._data, "-w", "-m", "immediate", "stop", check=False)

    def remove(self) -> None:
        self._run("pg_ctl", "-D", self._data, "-m", "immediate", "stop", check=False)
        shutil.rmtree(self._folder, ignore_errors=True)

    def _run(self, program: str, *arguments: str, check: bool = True) -> None:
        command = ["runuser", "-u", "postgres", "--", str(self._bin / program), *arguments]
        subprocess.run(command, check=check, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
