"""Intervals hold what they promise."""

import random

import pytest

from cartomante.arena.intervals import difference, mean_interval, wilson

BY_THE_BOOK = ((81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718))


def test_wilson_by_the_book() -> None:
    """Newcombe (1998), table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29."""
    for wins, count, low, high in BY_THE_BOOK:
        rate = wilson(wins, count)
        assert (rate.low, rate.high) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))
        assert rate.rate == wins / count


def test_nothing_is_known_of_no_games() -> None:
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)
    assert wilson(0, 0).to_json()["rate"] is None


def test_shared_wins_count_in_parts() -> None:
    assert wilson(2.5, 10).rate == 0.25
    assert wilson(2, 10).low < wilson(2.5, 10).low < wilson(3, 10).low


def test_many_looks_widen_an_interval() -> None:
    one, many = wilson(30, 100), wilson(30, 100, looks=50)
    assert many.low < one.low < one.high < many.high
    assert (many.count, many.wins) == (one.count, one.wins)


@pytest.mark.parametrize("rate", [0.05, 0.25, 0.5])
def test_the_true_rate_lies_within_about_95_times_in_100(rate: float) -> None:
    luck = random.Random(7)
    held = 0
    for _ in range(600):
        found = wilson(sum(luck.random() < rate for _ in range(120)), 120)
        held += found.low <= rate <= found.high
    assert 0.92 <= held / 600 <= 0.98


def test_differences_by_the_book() -> None:
    """Newcombe (1998), table II, method 10: 56/70 - 48/80."""
    low, high = difference(wilson(56, 70), wilson(48, 80))
    assert (low, high) == (pytest.approx(0.0524, abs=1e-4), pytest.approx(0.3339, abs=1e-4))
    assert difference(wilson(1, 2), wilson(0, 0)) == (-1.0, 1.0)


def test_means() -> None:
    mean, low, high = mean_interval([1.0, 2.0, 3.0, 4.0])
    assert mean == 2.5
    assert high - mean == pytest.approx(mean - low) == pytest.approx(1.96 * (5 / 3 / 4) ** 0.5, abs=1e-3)
    assert mean_interval([7.0]) == (7.0, 7.0, 7.0)
