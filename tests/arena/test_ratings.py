"""Ratings: OpenSkill's own, quick ones that equal them, and intervals that hold the better bot apart."""

import random

import numpy as np
import pytest

from cartomante.arena.ratings import START_MU, Contest, as_table, rate, rate_in_order, rate_quickly


def contests(strengths: list[float], games: int, seats: int, seed: int = 1) -> list[Contest]:
    """Bots take seats at random, some of them twice; now and then two share a place."""
    luck, found = random.Random(seed), []
    for deal in range(games):
        players = tuple(luck.randrange(len(strengths)) for _ in range(seats))
        scores = [round(luck.gauss(strengths[player], 2)) for player in players]
        found.append(Contest(deal // 2, players, tuple(1 + sum(o > score for o in scores) for score in scores)))
    return found


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_quick_way_equals_openskill(seats: int) -> None:
    played = contests([0.0, 1.0, 2.5], 150, seats)
    slow = rate_in_order(played, 3)
    quick = np.zeros(3)
    players, places = as_table([c.players for c in played]), as_table([c.places for c in played])
    rate_quickly(players, places, np.arange(len(played)), quick)
    assert list(quick) == pytest.approx([mu for mu, _ in slow])


def test_one_game_by_openskill_itself() -> None:
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    expected = model.rate([[model.rating()] for _ in range(3)], ranks=[1.0, 2.0, 2.0])
    found = rate_in_order([Contest(0, (2, 0, 1), (1, 2, 2))], 3)
    assert found[2] == pytest.approx((expected[0][0].mu, expected[0][0].sigma))
    assert found[0] == pytest.approx((expected[1][0].mu, expected[1][0].sigma))


def test_the_stronger_is_rated_higher_and_the_interval_says_how_sure_that_is() -> None:
    weak, middle, strong = rate(contests([0.0, 1.0, 3.0], 300, 3), 3)
    assert weak.high < middle.low < middle.high < strong.low
    assert (weak.mu + middle.mu + strong.mu) / 3 == pytest.approx(START_MU)
    for rating in (weak, middle, strong):
        assert rating.low <= rating.mu <= rating.high


def test_equals_are_not_told_apart() -> None:
    a, b = rate(contests([1.0, 1.0], 300, 2), 2)
    assert a.low <= b.high
    assert b.low <= a.high


def test_games_of_one_bot_against_itself_say_nothing() -> None:
    ratings = rate([Contest(0, (0, 0, 0), (1, 2, 3))], 2)
    assert [(rating.mu, rating.low, rating.high) for rating in ratings] == [(START_MU, START_MU, START_MU)] * 2


def test_ratings_are_the_same_every_time() -> None:
    played = contests([0.0, 1.0], 60, 2)
    assert rate(played, 2) == rate(played, 2)
