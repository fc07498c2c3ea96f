"""A real `cartomante serve` to be measured: starting it, pinning it to a core, and what it uses."""

import http.client
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import urlsplit

from cartomante.core.errors import CartomanteError
from cartomante.server.config import NESTED, PREFIX, Limits

SERVER_CORE, LOAD_CORE = 0, 1
START_SECONDS = 60.0
WITHOUT_LIMITS = 1_000_000_000
KEPT_LIMITS = ("body_bytes",)
TICK = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


def can_measure() -> bool:
    """What a process uses is read where Linux tells it."""
    return Path("/proc/self/stat").exists()


def has_two_cores() -> bool:
    return hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > max(SERVER_CORE, LOAD_CORE)


class Process:
    """A server that runs until `stop`."""

    def __init__(self, database: str, redis: str | None = None, core: int | None = None, idle_seconds: int = 300):
        self.started = time.perf_counter()
        words = [sys.executable, "-m", "cartomante", "serve", "--port", "0", "--database", database]
        environment = os.environ | unlimited() | {f"{PREFIX}IDLE_SECONDS": str(idle_seconds)}
        environment |= {f"{PREFIX}LOG_LEVEL": "error"}
        self._process = subprocess.Popen(
            [*words, *(("--redis", redis) if redis else ())],
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
            preexec_fn=None if core is None else lambda: os.sched_setaffinity(0, {core}),
        )
        self.url = self._read_address()
        self.ready_seconds = self._wait_until_ready()

    def _read_address(self) -> str:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if found := re.match(r"Cartomante is at (\S+)", line):
                return found[1]
        raise CartomanteError("the server did not start")

    def _wait_until_ready(self) -> float:
        """Seconds from the start until /readyz says yes."""
        address = urlsplit(self.url)
        while (passed := time.perf_counter() - self.started) < START_SECONDS and self._process.poll() is None:
            connection = http.client.HTTPConnection(str(address.hostname), address.port, timeout=2)
            try:
                connection.request("GET", "/readyz")
                if connection.getresponse().status == 200:
                    return time.perf_counter() - self.started
            except OSError:
                time.sleep(0.005)
            finally:
                connection.close()
        self.stop()
        raise CartomanteError(f"the server was not ready after {passed:.0f} s")

    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def memory(self) -> int:
        """Bytes in the memory now."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) * 1024

    def stop(self) -> None:
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()


def unlimited() -> dict[str, str]:
    """Settings without limits: the load comes from very few people at one address."""
    names = [name for name in Limits.model_fields if name not in KEPT_LIMITS]
    return {f"{PREFIX}LIMITS{NESTED}{name.upper()}": str(WITHOUT_LIMITS) for name in names}


def cpu_of_all(processes: Sequence[Process]) -> float:
    return sum(process.cpu_seconds() for process in processes)


def idle_seconds() -> float:
    """For how long the cores of this machine have had nothing to do, all together."""
    _, _, _, _, idle, waiting, *_ = Path("/proc/stat").read_text().split("\n", 1)[0].split()
    return (int(idle) + int(waiting)) / TICK
