"""Times of decisions."""

import random

import pytest

from cartomante.arena.clock import Clock


def clock_of(times: list[float]) -> Clock:
    clock = Clock()
    for seconds in times:
        clock.note(seconds)
    return clock


def test_mean_and_slowest_are_exact_and_percentiles_nearly_so() -> None:
    times = [random.Random(i).lognormvariate(-5, 1.5) for i in range(3000)]
    clock, exact = clock_of(times), sorted(times)
    assert clock.mean == pytest.approx(sum(times) / len(times))
    assert clock.slowest == exact[-1]
    for percent in (5, 50, 95, 99):
        assert clock.percentile(percent) == pytest.approx(exact[len(times) * percent // 100], rel=0.07)
    assert clock.percentile(100) == pytest.approx(exact[-1], rel=0.07)


def test_clocks_add_up_and_can_be_kept() -> None:
    both, first = clock_of([0.1, 0.2, 0.5, 3.0]), clock_of([0.1, 0.2])
    first.add(Clock.from_json(clock_of([0.5, 3.0]).to_json()))
    assert (first.decisions, first.slowest, first.steps) == (both.decisions, both.slowest, both.steps)
    assert first.seconds == pytest.approx(both.seconds)


def test_a_clock_that_has_seen_nothing() -> None:
    assert (Clock().mean, Clock().percentile(95), Clock().slowest) == (0.0, 0.0, 0.0)
    assert clock_of([0.0]).percentile(95) == 0.0
