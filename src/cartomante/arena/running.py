"""Playing a job to its end: what is on file counts, what is missing is played, and whatever is finished is kept."""

import os
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


def run(job: Job, games: int, means: Means, tell: Tell = lambda finished, games: None) -> Results:
    """Play what is missing of the first `games` games. Ctrl-C ends it early: the results are then incomplete."""
    games, store = job.whole_laps(games), Store(job)
    store.open(means.fresh)
    played = store.read(games)
    plan = Plan(games, {outcome.number for outcome in played.outcomes})
    tell(plan.finished, games)
    try:
        for batch in players(job, plan, means):
            store.keep(batch)
            played.add(batch)
            plan.note(len(batch.outcomes), batch.seconds)
            tell(plan.finished, games)
    except KeyboardInterrupt:
        pass
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
