"""The same games on a Ray cluster, also when it loses whoever plays them."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from arena.tournaments import tournament
from cartomante.arena import cluster, plan
from cartomante.arena.cluster import play_on_cluster
from cartomante.arena.crew import play_alone, try_batch
from cartomante.arena.job import Job
from cartomante.arena.plan import Plan
from cartomante.arena.playing import Outcome, Played
from cartomante.core.errors import CartomanteError

REASON = "Ray is not installed (pip install 'cartomante[ray]'); some Pythons have none to install"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Where a small cluster on this machine can be reached."""
    utilities = pytest.importorskip("ray.cluster_utils", reason=REASON)
    started = utilities.Cluster(initialize_head=True, head_node_args={"num_cpus": 2, "include_dashboard": False})
    yield started.address
    started.shutdown()


@pytest.fixture(autouse=True)
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plan, "AIM", 0.0)


def in_order(batches: Iterator[Played]) -> list[Outcome]:
    return sorted((outcome for played in batches for outcome in played.outcomes), key=lambda outcome: outcome.number)


def test_a_cluster_plays_the_same_games(job: Job, address: str) -> None:
    assert in_order(play_on_cluster(job, Plan(8, ()), address)) == in_order(play_alone(job, Plan(8, ())))


def test_a_batch_whose_worker_dies_is_run_again(
    job: Job, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    grave = tmp_path / "dead"

    def die_once(job: Job, batch: range) -> Any:
        if batch.start == 3 and not grave.exists():
            grave.touch()
            os._exit(9)
        return try_batch(job, batch)

    monkeypatch.setattr(cluster, "try_batch", die_once)
    assert in_order(play_on_cluster(job, Plan(8, ()), address)) == in_order(play_alone(job, Plan(8, ())))
    assert grave.exists()


def test_a_batch_that_kills_every_worker_is_given_up(job: Job, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "try_batch", lambda job, batch: os._exit(9))
    with pytest.raises(CartomanteError, match="games 0 to 0: the cluster lost them 4 times"):
        list(play_on_cluster(job, Plan(1, ()), address))


def test_an_error_on_the_cluster_is_told_here(address: str) -> None:
    older = Job(**{**vars(tournament("a,b")), "sources": "older"})
    with pytest.raises(CartomanteError, match="the program here differs"):
        list(play_on_cluster(older, Plan(2, ()), address))


@pytest.mark.parametrize("nowhere", ["127.0.0.1:1", "ray://127.0.0.1:1"])
def test_a_cluster_that_is_not_there(job: Job, nowhere: str) -> None:
    pytest.importorskip("ray", reason=REASON)
    with pytest.raises(CartomanteError, match=f"--ray {nowhere}: there is no cluster to reach"):
        list(play_on_cluster(job, Plan(1, ()), nowhere))


def test_an_address_that_is_none(job: Job) -> None:
    pytest.importorskip("ray", reason=REASON)
    with pytest.raises(CartomanteError, match=r"--ray must be HOST:PORT.*'over there'"):
        list(play_on_cluster(job, Plan(1, ()), "over there"))


def test_without_ray_the_message_says_what_to_install(job: Job, monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(CartomanteError, match=r"pip install 'cartomante\[ray\]'"):
        list(play_on_cluster(job, Plan(1, ()), "auto"))
