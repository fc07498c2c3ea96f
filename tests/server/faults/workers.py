"""Server processes that can be killed, stopped for a while and started again, and the log that they leave behind."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa

from cartomante.server import schema
from cartomante.server.config import Limits
from cartomante.server.opening import read_table
from cartomante.server.store import Append, LostRace, Store, make_engine
from cartomante.server.table import Entry, Table
from cli.serving import free_port

SCRIPT = Path(__file__).with_name("worker.py")
PATIENCE = 20.0  # seconds that clients have to answer, unless a test wants less
START_SECONDS = 40.0
NO_LIMIT = str(10**8)


class Worker:
    """One process of the server, at an address that stays the same when it is started again."""

    def __init__(
        self,
        folder: Path,
        database: str,
        redis: str | None = None,
        patience: float = PATIENCE,
        line: int = 0,
        **settings: object,
    ) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._log = folder / f"worker-{self.port}.log"
        self._command = [sys.executable, str(SCRIPT), str(patience), str(line), "--port", str(self.port)]
        self._environment = dict(os.environ) | {"CARTOMANTE_DATABASE": database, "CARTOMANTE_LOG_LEVEL": "warning"}
        self._environment |= {f"CARTOMANTE_LIMITS__{name.upper()}": NO_LIMIT for name in Limits.model_fields}
        if redis is not None:
            self._environment["CARTOMANTE_REDIS"] = redis
        self._environment |= {f"CARTOMANTE_{name.upper()}": str(value) for name, value in settings.items()}
        self._process: subprocess.Popen[bytes] | None = None
        self._groups: list[int] = []

    @property
    def process(self) -> "subprocess.Popen[bytes]":
        assert self._process is not None, "not started"
        return self._process

    def launch(self) -> "Worker":
        """Begin to start; see `wait`."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command, env=self._environment, stdout=log, stderr=log, start_new_session=True
            )
        self._groups.append(self._process.pid)
        return self

    def wait(self) -> "Worker":
        """Until it is ready to serve."""
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end and self.process.poll() is None:
            try:
                if httpx.get(f"{self.url}/readyz", timeout=5).status_code == 200:
                    return self
            except httpx.TransportError:
                time.sleep(0.05)
        raise RuntimeError(f"the worker did not start:\n{self.log()}")

    def start(self) -> "Worker":
        return self.launch().wait()

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """End it as a crash or a power cut would."""
        self.process.kill()
        self.process.wait()

    def suspend(self) -> None:
        self.process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        self.process.send_signal(signal.SIGCONT)

    def terminate(self) -> int:
        """Ask it to stop, and wait for its exit status."""
        self.process.terminate()
        return self.process.wait(30)

    def close(self) -> None:
        """End it, and whatever it or its predecessors have started themselves."""
        for group in self._groups:
            with contextlib.suppress(ProcessLookupError):  # all of them may have ended
                os.killpg(group, signal.SIGKILL)
        if self._process is not None:
            self._process.wait()

    def memory(self) -> int:
        """Bytes of memory that it takes now."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return next(int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS"))

    def log(self) -> str:
        return self._log.read_text(errors="replace")


class Log:
    """What is written in the database, read without any server."""

    def __init__(self, database: str) -> None:
        self._database, self._engine = database, make_engine(database)

    def close(self) -> None:
        self._engine.dispose()

    def entries(self, table_id: str) -> list[Entry]:
        return self._read(table_id)[1]

    def table(self, table_id: str) -> Table:
        """The table as its log makes it."""
        origin, entries = self._read(table_id)
        table = Table.opened(origin)
        for entry in entries:
            table.add(entry)
        return table

    async def write(self, table: Table, entry: Entry) -> bool:
        """Add the entry that has made the table what it is, and tell nobody; whether its number was still free."""
        row = {
            "table_id": table.origin.id,
            "number": entry.number,
            "kind": entry.kind,
            "person_id": entry.person,
            "wish": entry.wish,
            "data": json.dumps(entry.data),
            "at": entry.at,
        }
        store = Store(self._database)
        try:
            await store.append(Append(row, {"status": table.status, "due_at": table.next_due(entry.at, lease=0)}))
        except LostRace:
            return False
        finally:
            await store.close()
        return True

    def versions(self, table_ids: Iterable[str]) -> dict[str, int]:
        columns = schema.tables.c
        query = sa.select(columns.id, columns.version).where(columns.id.in_(list(table_ids)))
        with self._engine.connect() as connection:
            return {row.id: row.version for row in connection.execute(query)}

    def _read(self, table_id: str) -> tuple[Any, list[Entry]]:
        with self._engine.connect() as connection:
            found = read_table(connection, table_id)
        assert found is not None
        return found
