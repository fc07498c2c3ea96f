"""How often something may be done, counted in the memory of one worker."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from cartomante.core.errors import CartomanteError

Clock = Callable[[], float]

MOST_KEYS = 50_000
DIGITS = 6  # of a second that count, as in Redis: sums of times leave crumbs far below


@dataclass(frozen=True, slots=True)
class Limit:
    """At most `count` uses at once; they come back evenly, all of them within `seconds`."""

    count: int
    seconds: float

    def __post_init__(self) -> None:
        if self.count < 1 or self.seconds <= 0:
            raise CartomanteError(f"a limit needs at least one use and some time, not {self.count} in {self.seconds} s")

    @property
    def interval(self) -> float:
        """The seconds after which one use has come back."""
        return self.seconds / self.count


class LocalLimits:
    """For each key in use, the moment at which all its uses will have come back (the rule known as GCRA)."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._full_at: OrderedDict[str, float] = OrderedDict()

    def allow(self, key: str, limit: Limit) -> float:
        """Count one more use: 0 if it is within the limit, else the seconds to wait."""
        wait = self.wait(key, limit)
        if not wait:
            self.count(key, limit)
        return wait

    def wait(self, key: str, limit: Limit) -> float:
        """The seconds until one more use is within the limit."""
        now = self._clock()
        wait = self._full_after_one_more(key, limit, now) - limit.seconds - now
        return max(0.0, round(wait, DIGITS))

    def count(self, key: str, limit: Limit) -> None:
        """Count one more use."""
        now = self._clock()
        self._full_at[key] = self._full_after_one_more(key, limit, now)
        self._full_at.move_to_end(key)
        self._forget(now)

    def _full_after_one_more(self, key: str, limit: Limit, now: float) -> float:
        return max(now, self._full_at.get(key, now)) + limit.interval

    def _forget(self, now: float) -> None:
        """Drop keys that have all their uses back and, in a flood of keys, those used longest ago."""
        while self._full_at:
            key, full_at = next(iter(self._full_at.items()))
            if full_at > now and len(self._full_at) <= MOST_KEYS:
                return
            del self._full_at[key]
