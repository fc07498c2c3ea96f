"""A real `cartomante serve`, in a process of its own."""

import contextlib
import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import IO

START_SECONDS = 30  # on a busy machine


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class Server:
    """A server that runs; what it says on its way is in `said`."""

    process: "subprocess.Popen[str]"
    said: list[str]
    url: str

    def stop(self, signal: int) -> int:
        """Its exit status after that signal."""
        self.process.send_signal(signal)
        return self.process.wait(15)


@contextlib.contextmanager
def serving(*words: str, **environment: str) -> Iterator[Server]:
    """Start `cartomante serve` on a free port, and end it afterwards."""
    program = [sys.executable, "-m", "cartomante", "serve", "--port", "0", *words]
    given = {**os.environ, **environment}
    process = subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=given)
    assert process.stdout is not None
    try:
        said, url = _read_address(process.stdout)
        yield Server(process, said, url)
    finally:
        process.kill()
        process.communicate()


def _read_address(stdout: IO[str]) -> tuple[list[str], str]:
    said = []
    for line in stdout:
        said.append(line)
        if found := re.match(r"Cartomante is at (\S+)", line):
            return said, found[1]
    raise RuntimeError(f"the server did not start: {said}")
