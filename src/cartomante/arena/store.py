"""What has been played, kept between runs: a file for each job, in which every line is a finished batch.

A line is added in one go and flushed to the disk. One that a crash has cut short is passed over, and its games are
played again.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from cartomante.arena.job import Job
from cartomante.arena.playing import Played
from cartomante.core.errors import CartomanteError

FORMAT = "cartomante-arena-1"


def folder() -> Path:
    """Where results are kept: $CARTOMANTE_DATA, or where the system keeps such things."""
    chosen = os.environ.get("CARTOMANTE_DATA")
    return (Path(chosen) if chosen else user_data_path("cartomante")) / "arena"


class Store:
    """The results of one job."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.path = folder() / f"{job.game_name}-{job.digest}.jsonl"

    def open(self, fresh: bool = False) -> None:
        """Make sure that results can be kept before anybody plays; `fresh` forgets those of before."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if fresh:
                self.path.unlink(missing_ok=True)
            if not self.path.exists():
                self._append({"format": FORMAT, "job": self.job.digest, "bots": [e.name for e in self.job.entrants]})
            with self.path.open("a"):
                pass
        except OSError as error:
            reason = f"{error.strerror}; set CARTOMANTE_DATA to a folder that can be written"
            raise CartomanteError(f"{self.path.parent}: results cannot be kept here: {reason}") from error

    def read(self, games: int) -> Played:
        """What is finished of the first `games` games, less batches that go beyond them or were played twice."""
        total, known = Played(), set[int]()
        for batch in self._batches():
            numbers = {outcome.number for outcome in batch.outcomes}
            if max(numbers, default=games) < games and not numbers & known:
                known |= numbers
                total.add(batch)
        return total

    def keep(self, batch: Played) -> None:
        self._append(batch.to_json())

    def _append(self, data: dict[str, Any]) -> None:
        """One line more; if the last one was cut short, a line break puts an end to it."""
        with self.path.open("ab+") as file:
            line = json.dumps(data, separators=(",", ":")).encode() + b"\n"
            if file.seek(0, os.SEEK_END):
                file.seek(-1, os.SEEK_END)
                line = line if file.read(1) == b"\n" else b"\n" + line
            file.write(line)
            file.flush()
            os.fsync(file.fileno())

    def _batches(self) -> Iterator[Played]:
        if not self.path.is_file():
            return
        with self.path.open("rb") as file:
            for line in file:
                try:
                    data = json.loads(line)
                    if "format" not in data:
                        yield Played.from_json(data)
                except (ValueError, KeyError, TypeError, AttributeError):
                    continue  # cut short, or damaged: those games are played again
