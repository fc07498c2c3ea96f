"""The same batches on a Ray cluster. Every machine in it must have this program installed, and the same state of it."""

import logging
import os
import re
import socket
from collections.abc import Iterator
from typing import Any

from cartomante.arena.crew import PATIENCE, try_batch
from cartomante.arena.job import Job
from cartomante.arena.plan import Plan
from cartomante.arena.playing import Played
from cartomante.core.errors import CartomanteError

ANYWHERE = ("auto", "local")  # a cluster that runs on this machine, or one that Ray starts for the occasion
KNOCKING = 5  # seconds
QUEUED = 2  # batches for each core, so that none waits for the next


def play_on_cluster(job: Job, plan: Plan, address: str) -> Iterator[Played]:
    """All batches, wherever the cluster has room; one that is lost with its machine or process is run again."""
    ray = connect(address)
    task = ray.remote(max_retries=0)(try_batch)  # we count ourselves how often a batch is lost
    shared = ray.put(job)
    running: dict[Any, range] = {}
    losses: dict[range, int] = {}
    room = max(1, int(QUEUED * ray.cluster_resources().get("CPU", 1)))
    try:
        while True:
            while len(running) < room and (batch := plan.next_batch()) is not None:
                running[task.remote(shared, batch)] = batch
            if not running:
                return
            for finished in ray.wait(list(running))[0]:
                batch = running.pop(finished)
                result = fetch(ray, finished)
                if result is None:
                    lose(plan, losses, batch)
                elif isinstance(result, Exception):
                    raise result
                else:
                    yield result
    finally:
        for task_left in running:
            ray.cancel(task_left, force=True)
        ray.shutdown()


def connect(address: str) -> Any:
    """Ray, attached to a running cluster; nothing is reported to its makers."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError as error:
        raise CartomanteError("--ray needs Ray, which is not installed: pip install 'cartomante[ray]'") from error
    knock(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        reason = str(error).splitlines()[0] if str(error) else type(error).__name__
        raise CartomanteError(f"--ray {address}: there is no cluster to reach: {reason}") from error
    return ray


def knock(address: str) -> None:
    """Ray itself would wait for minutes for somebody to open."""
    place = re.fullmatch(r"(?:ray://)?([^/:\s]+|\[[^]]+\]):(\d{1,5})", address)
    if place is None:
        if address not in ANYWHERE:
            raise CartomanteError(f"--ray must be HOST:PORT, ray://HOST:PORT, auto or local, not {address!r}")
        return
    try:
        socket.create_connection((place[1].strip("[]"), int(place[2])), timeout=KNOCKING).close()
    except (OSError, OverflowError) as error:
        raise CartomanteError(f"--ray {address}: there is no cluster to reach: {error}") from error


def fetch(ray: Any, finished: Any) -> Played | Exception | None:
    """What came of a batch; None if whoever played it is gone."""
    try:
        result: Played | Exception = ray.get(finished)
        return result
    except ray.exceptions.RayTaskError as error:  # our own code failed before it could say so
        return RuntimeError(str(error))
    except ray.exceptions.RayError:
        return None


def lose(plan: Plan, losses: dict[range, int], batch: range) -> None:
    losses[batch] = losses.get(batch, 0) + 1
    if losses[batch] > PATIENCE:
        games = f"games {batch.start} to {batch.stop - 1}"
        raise CartomanteError(f"{games}: the cluster lost them {PATIENCE + 1} times; is memory short there?")
    plan.hand_back(batch)
