"""Time to decide: a clock for every seat, reckoned from the times of what happened."""

from cartomante.server.protocol import LiveClock, NoClock, SlowClock

SECOND, DAY = 1000, 24 * 3600 * 1000
GRACE = 30 * SECOND  # what somebody who comes back has at least


class Clocks:
    """Milliseconds left for each seat. Nothing here looks at a clock: whoever asks says what time it is."""

    def __init__(self, rule: NoClock | LiveClock | SlowClock, seats: int) -> None:
        self.rule = rule
        self.left = [self._full] * seats
        self.ticking: frozenset[int] = frozenset()
        self._reckoned = 0

    @property
    def is_on(self) -> bool:
        return not isinstance(self.rule, NoClock)

    @property
    def _full(self) -> int:
        if isinstance(self.rule, LiveClock):
            return self.rule.seconds * SECOND
        return self.rule.days * DAY if isinstance(self.rule, SlowClock) else 0

    def reckon(self, now: int) -> None:
        """Take off what has passed."""
        passed = max(now - self._reckoned, 0)
        for seat in self.ticking:
            self.left[seat] -= passed
        self._reckoned = max(now, self._reckoned)

    def decided(self, seat: int) -> None:
        """A decision was made in time: some of it comes back."""
        if isinstance(self.rule, LiveClock):
            self.left[seat] += self.rule.increment * SECOND
        elif isinstance(self.rule, SlowClock):
            self.left[seat] = self._full

    def took_back(self, seat: int) -> None:
        """A decision was taken back: what it gained goes too, or deciding again and again would make time."""
        if isinstance(self.rule, LiveClock):
            self.left[seat] -= self.rule.increment * SECOND

    def returned(self, seat: int) -> None:
        """Whoever comes back has at least a little time."""
        self.left[seat] = max(self.left[seat], min(GRACE, self._full))

    def tick(self, seats: frozenset[int]) -> None:
        """From now on the clocks of these seats run."""
        self.ticking = seats if self.is_on else frozenset()

    def run_out(self, now: int) -> list[int]:
        """Seats that have no time left."""
        return sorted(seat for seat in self.ticking if self.left[seat] - (now - self._reckoned) <= 0)

    def next_flag(self) -> int | None:
        """When the first of them will have none, if nothing happens."""
        return min((self._reckoned + self.left[seat] for seat in self.ticking), default=None)

    def to_json(self, now: int) -> list[dict[str, object]] | None:
        if not self.is_on:
            return None
        passed = max(now - self._reckoned, 0)
        return [
            {"left": max(left - (passed if seat in self.ticking else 0), 0), "ticking": seat in self.ticking}
            for seat, left in enumerate(self.left)
        ]
