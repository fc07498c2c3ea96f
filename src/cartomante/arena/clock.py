"""How long decisions took: enough to tell the mean, the slowest, and what part was quicker than so much."""

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

FINENESS = 20  # steps per power of ten: a percentile is right to within 6 %


@dataclass
class Clock:
    """Times of decisions in seconds. Kept in logarithmic steps, so that those of millions fit in a line."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    steps: Counter[int] = field(default_factory=Counter)

    def note(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)
        self.steps[round(FINENESS * math.log10(max(seconds, 1e-9)))] += 1

    def add(self, other: "Clock") -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.slowest = max(self.slowest, other.slowest)
        self.steps.update(other.steps)

    @property
    def mean(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0

    def percentile(self, percent: float) -> float:
        """The time within which that part of the decisions was made."""
        wanted, reached = percent / 100 * sum(self.steps.values()), 0
        for step in sorted(self.steps):
            reached += self.steps[step]
            if reached >= wanted:
                return float(min(10 ** (step / FINENESS), self.slowest))
        return self.slowest

    def to_json(self) -> list[Any]:
        return [self.decisions, self.seconds, self.slowest, sorted(self.steps.items())]

    @classmethod
    def from_json(cls, data: list[Any]) -> "Clock":
        decisions, seconds, slowest, steps = data
        return cls(decisions, seconds, slowest, Counter({int(step): int(count) for step, count in steps}))
