"""How much a bot may think about one decision: so many simulations, so many milliseconds, or whichever ends first."""

import time
from dataclasses import dataclass

from cartomante.core.errors import whole_number

MOST_ITERATIONS = 100_000_000
MOST_MILLISECONDS = 3_600_000
USUAL_ITERATIONS = 2000
TRIAL = 4  # a choice that is compared with the best gets one more simulation for so many of the whole


@dataclass(frozen=True)
class Budget:
    iterations: int
    milliseconds: int | None  # None: time does not matter, and the same seed chooses the same

    @classmethod
    def of(cls, iterations: int | None, milliseconds: int | None) -> "Budget":
        if iterations is None:
            iterations = USUAL_ITERATIONS if milliseconds is None else MOST_ITERATIONS
        whole_number("iterations", iterations, 1, MOST_ITERATIONS)
        if milliseconds is not None:
            whole_number("milliseconds", milliseconds, 1, MOST_MILLISECONDS)
        return cls(int(iterations), milliseconds)

    def deadline(self) -> float | None:
        """When a thought that begins now must end."""
        return None if self.milliseconds is None else time.perf_counter() + self.milliseconds / 1000


def is_late(deadline: float | None) -> bool:
    return deadline is not None and time.perf_counter() >= deadline
