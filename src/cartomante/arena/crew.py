"""Those who play the batches of a job on this machine: this process alone, or as many as there are cores."""

import multiprocessing
import signal
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from cartomante.arena.job import Job
from cartomante.arena.plan import Plan
from cartomante.arena.playing import Played, play_batch
from cartomante.core.errors import CartomanteError

PATIENCE = 3  # how often a batch may lose the process that plays it


def play_alone(job: Job, plan: Plan) -> Iterator[Played]:
    """All batches, one after the other, in this process."""
    while (batch := plan.next_batch()) is not None:
        yield play_batch(job, batch)


def play_in_processes(job: Job, plan: Plan, workers: int) -> Iterator[Played]:
    """All batches, on as many processes; a batch whose process dies is given to another."""
    crew = Crew(job, plan)
    try:
        crew.grow(workers)
        yield from crew.play()
    finally:
        crew.dismiss()


@dataclass
class Worker:
    """A process that is sent batches and sends back what came of them."""

    process: BaseProcess
    line: "Connection[range, Played | Exception]"
    batch: range | None = None

    def give(self, batch: range) -> None:
        self.batch = batch
        self.line.send(batch)


class Crew:
    def __init__(self, job: Job, plan: Plan) -> None:
        self.job, self.plan = job, plan
        self.losses: dict[range, int] = {}
        self._context = multiprocessing.get_context("spawn")  # a fork would copy the threads of compiled code
        self._workers: dict[Connection[range, Played | Exception], Worker] = {}

    def grow(self, workers: int) -> None:
        """Give a batch to each of some new workers; as many as there are batches."""
        for _ in range(workers):
            if (batch := self.plan.next_batch()) is None:
                return
            here, there = self._context.Pipe()
            process = self._context.Process(target=work, args=(self.job, there), daemon=True)
            process.start()
            there.close()  # else we would not notice when the other end is gone
            self._workers[here] = Worker(process, here)
            self._workers[here].give(batch)

    def play(self) -> Iterator[Played]:
        while self._workers:
            for line in wait(list(self._workers)):
                worker = self._workers[line]  # type: ignore[index]
                try:
                    result = worker.line.recv()
                except (EOFError, ConnectionError):
                    self._replace(worker)
                    continue
                if isinstance(result, Exception):
                    raise result
                self._next(worker)
                yield result

    def _next(self, worker: Worker) -> None:
        batch = self.plan.next_batch()
        if batch is None:
            self._remove(worker)
        else:
            worker.give(batch)

    def _replace(self, worker: Worker) -> None:
        """Somebody has killed it, or memory ran out."""
        batch = worker.batch
        assert batch is not None
        self._remove(worker)
        self.losses[batch] = self.losses.get(batch, 0) + 1
        if self.losses[batch] > PATIENCE:
            games = f"games {batch.start} to {batch.stop - 1}"
            raise CartomanteError(f"{games}: the process that played them died {PATIENCE + 1} times; is memory short?")
        self.plan.hand_back(batch)
        self.grow(1)

    def _remove(self, worker: Worker) -> None:
        del self._workers[worker.line]
        worker.line.close()
        worker.process.terminate()
        worker.process.join()

    def dismiss(self) -> None:
        for worker in list(self._workers.values()):
            self._remove(worker)


def work(job: Job, line: "Connection[Played | Exception, range]") -> None:
    """What a worker does until it is dismissed. Ctrl-C is for those who hand out the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            line.send(try_batch(job, line.recv()))
    except (EOFError, ConnectionError):
        return


def try_batch(job: Job, batch: range) -> Played | Exception:
    """What came of a batch; an error travels as one that any process can read."""
    try:
        return play_batch(job, batch)
    except CartomanteError as error:
        return CartomanteError(str(error))
    except Exception:
        return RuntimeError(f"games {batch.start} to {batch.stop - 1}:\n{traceback.format_exc()}")
