"""How sure a figure is: every interval here is meant to hold the true value 95 times in 100."""

import math
from dataclasses import dataclass
from statistics import NormalDist

CONFIDENCE = 0.95


@dataclass(frozen=True)
class Rate:
    """A part of a whole, with its interval. `wins` may hold parts of one: a win shared by three is a third for each."""

    count: int
    wins: float
    low: float
    high: float

    @property
    def rate(self) -> float:
        return self.wins / self.count if self.count else math.nan

    def to_json(self) -> dict[str, float | int | None]:
        rate = self.rate if self.count else None
        return {"count": self.count, "wins": self.wins, "rate": rate, "low": self.low, "high": self.high}


def wilson(wins: float, count: float, looks: int = 1) -> Rate:
    """Wilson's score interval: sensible for few games and for rates near 0 and 1.

    `looks` is how many such intervals are judged together: each is then wide enough for all of them to hold at once.
    """
    count = round(count)
    if count == 0:
        return Rate(0, 0.0, 0.0, 1.0)
    z = NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / (2 * looks))
    rate, share = wins / count, z * z / count
    centre = (rate + share / 2) / (1 + share)
    reach = z / (1 + share) * math.sqrt(max(rate * (1 - rate) / count + share / (4 * count), 0.0))
    return Rate(count, wins, max(0.0, centre - reach), min(1.0, centre + reach))


def difference(a: Rate, b: Rate) -> tuple[float, float]:
    """The interval of a's rate minus b's, of games that have nothing to do with each other (Newcombe's)."""
    if not a.count or not b.count:
        return -1.0, 1.0
    gap = a.rate - b.rate
    low = gap - math.hypot(a.rate - a.low, b.high - b.rate)
    high = gap + math.hypot(a.high - a.rate, b.rate - b.low)
    return low, high


def mean_interval(values: list[float]) -> tuple[float, float, float]:
    """A mean and its interval."""
    count = len(values)
    mean = sum(values) / count if count else math.nan
    if count < 2:
        return mean, mean, mean
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
    reach = NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / 2) * spread
    return mean, mean - reach, mean + reach
