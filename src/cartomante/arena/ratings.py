"""Ratings by OpenSkill (Plackett and Luce's model), and how far luck alone could have moved them.

A contest ranks some players: the seats of one game or, where bots do not share a table, the games of one deal. A bot
that holds several seats of a game comes away with the mean of what those seats would be rated.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numba import njit

from cartomante.arena.intervals import CONFIDENCE

RESAMPLES = 200
TAIL = (1 - CONFIDENCE) / 2
START_MU, START_SIGMA = 25.0, 25.0 / 3  # OpenSkill's own, and so are those below
BETA_SQUARED, KAPPA = (25.0 / 6) ** 2, 0.0001
TAU = 0.0  # how much players change from game to game: bots do not
MOST_SWEEPS = 1_000_000  # contests rated for the intervals; with more of them, fewer resamples


@dataclass(frozen=True)
class Contest:
    """Who took part in it and the place of each, 1 for the first; equal places are a tie. `deal` is what was dealt."""

    deal: int
    players: tuple[int, ...]
    places: tuple[int, ...]


@dataclass(frozen=True)
class Rating:
    """A bot's strength and how unsure OpenSkill is of it; `low` to `high` is the interval over resampled games."""

    mu: float
    sigma: float
    low: float
    high: float


def rate(contests: Sequence[Contest], bots: int) -> list[Rating]:
    """Everybody's rating after all contests, in the order in which they were played."""
    fair = [contest for contest in contests if len(set(contest.players)) > 1]
    if not fair:
        return [Rating(START_MU, START_SIGMA, START_MU, START_MU)] * bots
    mus, sigmas = zip(*rate_in_order(fair, bots), strict=True)
    lows, highs = np.percentile(level(resample(fair, bots)), [100 * TAIL, 100 * (1 - TAIL)], axis=0)
    return [
        Rating(float(mu), sigma, min(float(low), float(mu)), max(float(high), float(mu)))
        for mu, sigma, low, high in zip(level(np.array(mus)), sigmas, lows, highs, strict=True)
    ]


def level(mus: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Ratings moved so that their mean is where everybody starts: they compare bots with each other, nothing else."""
    levelled: np.ndarray[Any, Any] = mus - mus.mean(axis=-1, keepdims=True) + START_MU
    return levelled


def rate_in_order(contests: Sequence[Contest], bots: int) -> list[tuple[float, float]]:
    """Mu and sigma of each bot: the plain definition, in OpenSkill's own words."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=TAU)
    ratings = [(START_MU, START_SIGMA)] * bots
    for contest in contests:
        teams = [[model.rating(*ratings[player])] for player in contest.players]
        after = model.rate(teams, ranks=[float(place) for place in contest.places])
        for player in set(contest.players):
            mine = [team[0] for team, who in zip(after, contest.players, strict=True) if who == player]
            ratings[player] = sum(r.mu for r in mine) / len(mine), sum(r.sigma for r in mine) / len(mine)
    return ratings


def resample(contests: Sequence[Contest], bots: int) -> np.ndarray[Any, Any]:
    """Mu of each bot in many tournaments put together from these deals, drawn with repetition (a bootstrap).

    Whole deals are drawn: what all line-ups made of one is not independent.
    """
    deals: dict[int, list[int]] = {}
    for index, contest in enumerate(contests):
        deals.setdefault(contest.deal, []).append(index)
    groups, luck = list(deals.values()), np.random.default_rng(0)
    players, places = as_table([c.players for c in contests]), as_table([c.places for c in contests])
    found = np.zeros((max(20, min(RESAMPLES, MOST_SWEEPS // len(contests))), bots))
    for row in found:
        drawn = [index for deal in luck.integers(len(groups), size=len(groups)) for index in groups[deal]]
        rate_quickly(players, places, np.array(drawn), row)
    return found


def as_table(rows: Sequence[Sequence[int]]) -> np.ndarray[Any, Any]:
    """Rows of any length, filled up with -1."""
    width = max(map(len, rows))
    return np.array([[*row, *[-1] * (width - len(row))] for row in rows], np.int64)


@njit(cache=True, nogil=True)
def rate_quickly(players: Any, places: Any, order: Any, mus: Any) -> None:
    """`rate_in_order` in compiled code, for the contests in this order; a test compares the two."""
    sigmas = np.full(len(mus), START_SIGMA)
    mus[:] = START_MU
    sums, held = np.zeros((len(mus), 2)), np.zeros(len(mus))
    for contest in order:
        count = 0
        while count < players.shape[1] and players[contest, count] >= 0:
            count += 1
        who, place = players[contest, :count], places[contest, :count]
        sums[:], held[:] = 0.0, 0.0
        add_ratings(who, place, mus, sigmas, sums, held)
        for bot in range(len(mus)):
            if held[bot]:
                mus[bot], sigmas[bot] = sums[bot, 0] / held[bot], sums[bot, 1] / held[bot]


@njit(cache=True, nogil=True)
def add_ratings(who: Any, place: Any, mus: Any, sigmas: Any, sums: Any, held: Any) -> None:
    """Add what each seat would be rated after one contest to the sums of its bot (Weng and Lin's algorithm 4)."""
    seats, whole = len(who), 0.0
    for i in range(seats):
        whole += sigmas[who[i]] ** 2 + BETA_SQUARED
    c = math.sqrt(whole)
    for i in range(seats):
        variance, strength = sigmas[who[i]] ** 2, math.exp(mus[who[i]] / c)
        omega, delta = 0.0, 0.0
        for q in range(seats):
            if place[q] <= place[i]:
                level, left = 0, 0.0  # those who share q's place, and the strength of all who had not come in before
                for other in range(seats):
                    level += place[other] == place[q]
                    left += math.exp(mus[who[other]] / c) if place[other] >= place[q] else 0.0
                share = strength / left
                omega += ((1.0 if q == i else 0.0) - share) / level
                delta += share * (1.0 - share) / level
        shrink = 1.0 - delta * variance / whole * math.sqrt(variance) / c
        sums[who[i], 0] += mus[who[i]] + omega * variance / c
        sums[who[i], 1] += math.sqrt(variance * max(shrink, KAPPA))
        held[who[i]] += 1
