"""Playing a job to its end: what is on file counts, what is missing is played, and whatever is finished is kept."""

import os
import signal
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from cartomante.arena.crew import play_alone, play_in_processes
from cartomante.arena.job import Job
from cartomante.arena.plan import Plan
from cartomante.arena.playing import Played, prepare
from cartomante.arena.store import Store
from cartomante.core.errors import whole_number

MOST_WORKERS = 1024
Tell = Callable[[int, int], None]  # games finished, games in all


@dataclass(frozen=True)
class Results:
    """What came of a job so far; `games` is how many there will be."""

    job: Job
    games: int
    played: Played

    @property
    def is_complete(self) -> bool:
        return len(self.played.outcomes) == self.games


@dataclass(frozen=True)
class Means:
    """What a job is played with: so many processes, or a Ray cluster. `fresh` forgets what was played before."""

    workers: int | None = None
    ray: str | None = None
    fresh: bool = False

    def __post_init__(self) -> None:
        if self.workers is not None:
            whole_number("workers", self.workers, 1, MOST_WORKERS)


class Interruption:
    """Ends what is under way at Ctrl-C, and remembers it: in a finalizer Python loses what is raised there."""

    def __init__(self) -> None:
        self.is_heard = False
        self._is_ours = threading.current_thread() is threading.main_thread()  # others cannot hear signals

    def __enter__(self) -> "Interruption":
        if self._is_ours:
            self._before = signal.signal(signal.SIGINT, self._hear)
        return self

    def __exit__(self, kind: type[BaseException] | None, *rest: object) -> bool:
        if self._is_ours:
            signal.signal(signal.SIGINT, self._before)
        return kind is not None and issubclass(kind, KeyboardInterrupt)

    def _hear(self, number: int, frame: object) -> None:
        self.is_heard = True
        raise KeyboardInterrupt


def run(job: Job, games: int, means: Means, tell: Tell = lambda finished, games: None) -> Results:
    """Play what is missing of the first `games` games. Ctrl-C ends it early: the results are then incomplete."""
    games, store = job.whole_laps(games), Store(job)
    store.open(means.fresh)
    played = store.read(games)
    plan = Plan(games, {outcome.number for outcome in played.outcomes})
    tell(plan.finished, games)
    with Interruption() as interruption:
        for batch in players(job, plan, means):
            store.keep(batch)
            played.add(batch)
            plan.note(len(batch.outcomes), batch.seconds)
            tell(plan.finished, games)
            if interruption.is_heard:
                break
    played.outcomes.sort(key=lambda outcome: outcome.number)
    return Results(job, games, played)


def players(job: Job, plan: Plan, means: Means) -> Iterator[Played]:
    """Whoever plays the batches of the plan."""
    missing = plan.games - plan.finished
    if not missing:
        return iter(())
    if means.ray is not None:
        from cartomante.arena.cluster import play_on_cluster

        return play_on_cluster(job, plan, means.ray)
    prepare(job)  # here first, so that the others find everything compiled
    workers = min(means.workers or cores(), missing)
    return play_alone(job, plan) if workers == 1 else play_in_processes(job, plan, workers)


def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
