"""Playing to the end on one core or more, and going on after an interruption or a loss."""

import multiprocessing
import os
from collections.abc import Iterator
from dataclasses import replace

import pytest

from arena.tournaments import tournament
from cartomante.arena import crew, plan, running
from cartomante.arena.crew import play_alone, play_in_processes
from cartomante.arena.job import Job
from cartomante.arena.plan import Plan
from cartomante.arena.playing import Outcome, Played
from cartomante.arena.running import Means, run
from cartomante.arena.store import Store
from cartomante.core.errors import CartomanteError

ALONE = Means(workers=1)


@pytest.fixture(autouse=True)
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plan, "AIM", 0.0)  # one game each


def outcomes(batches: Iterator[Played], counted: Plan) -> list[Outcome]:
    """All outcomes in order, while the plan is told of them as `run` does."""
    found: list[Outcome] = []
    for played in batches:
        counted.note(len(played.outcomes), played.seconds)
        found += played.outcomes
    return sorted(found, key=lambda outcome: outcome.number)


def test_processes_play_the_same_games_as_one_alone(job: Job) -> None:
    one, two = Plan(16, ()), Plan(16, ())
    alone = outcomes(play_alone(job, one), one)
    assert [outcome.number for outcome in alone] == list(range(16))
    assert outcomes(play_in_processes(job, two, workers=2), two) == alone


def test_a_batch_whose_process_is_killed_is_played_by_another(job: Job) -> None:
    counted, found, killed = Plan(40, ()), [], 0
    batches = play_in_processes(job, counted, workers=2)
    for played in batches:
        found += played.outcomes
        counted.note(len(played.outcomes), played.seconds)
        if killed < 2:
            multiprocessing.active_children()[0].kill()
            killed += 1
    assert sorted(outcome.number for outcome in found) == list(range(40))
    assert multiprocessing.active_children() == []


def die(job: Job, line: object) -> None:
    """What a worker does whose memory runs out."""
    os._exit(9)


def test_a_batch_that_kills_whoever_plays_it_is_given_up(job: Job, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "work", die)
    with pytest.raises(CartomanteError, match="games 0 to 0: the process that played them died 4 times"):
        list(play_in_processes(job, Plan(1, ()), workers=1))
    assert multiprocessing.active_children() == []


def test_an_error_in_a_process_is_told_here(job: Job) -> None:
    with pytest.raises(CartomanteError, match="the program here differs"):
        list(play_in_processes(replace(job, sources="older"), Plan(4, ()), workers=2))


def interrupted_after(batches: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def play(job: Job, counted: Plan) -> Iterator[Played]:
        for number, played in enumerate(play_alone(job, counted)):
            if number == batches:
                raise KeyboardInterrupt
            yield played

    monkeypatch.setattr(running, "play_alone", play)


def test_what_is_played_before_an_interruption_is_kept_and_a_rerun_goes_on(
    job: Job, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = run(tournament("a,b"), 12, replace(ALONE, fresh=True)).played.outcomes
    with monkeypatch.context() as patched:
        interrupted_after(3, patched)
        first = run(job, 12, replace(ALONE, fresh=True))
    assert not first.is_complete
    done = len(first.played.outcomes)
    assert 3 <= done < 12
    assert len(Store(job).read(12).outcomes) == done

    told: list[int] = []
    second = run(job, 12, ALONE, lambda finished, games: told.append(finished))
    assert told[0] == done  # nothing was played again
    assert second.is_complete
    assert second.played.outcomes == whole


def test_more_games_go_on_from_fewer_and_fewer_are_the_first_of_more(job: Job) -> None:
    few = run(job, 4, ALONE).played
    many = run(job, 10, ALONE).played
    assert many.outcomes[:4] == few.outcomes
    assert run(job, 4, ALONE).played.outcomes == few.outcomes


def test_the_games_are_raised_to_whole_laps(job: Job) -> None:
    results = run(job, 5, ALONE)
    assert (results.games, len(results.played.outcomes), results.is_complete) == (6, 6, True)


def test_nobody_is_called_when_all_is_played(job: Job, monkeypatch: pytest.MonkeyPatch) -> None:
    run(job, 4, ALONE)
    monkeypatch.setattr(running, "prepare", lambda job: pytest.fail("there is nothing to prepare for"))
    assert run(job, 4, ALONE).is_complete


def test_workers_are_counted() -> None:
    with pytest.raises(CartomanteError, match="workers must be a whole number from 1"):
        Means(workers=0)
