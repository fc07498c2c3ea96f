"""Who is at which table, as far as one worker knows."""

import time
from collections import defaultdict

from cartomante.server.bus.limits import Clock

PRESENCE_LASTS = 25.0


class LocalPresence:
    """For each table, until when each person counts as present."""

    def __init__(self, lasts: float = PRESENCE_LASTS, clock: Clock = time.monotonic) -> None:
        self._lasts = lasts
        self._clock = clock
        self._until: defaultdict[str, dict[str, float]] = defaultdict(dict)
        self._next_sweep = clock() + lasts

    def here(self, table: str, person: str) -> None:
        """Somebody is at a table."""
        now = self._clock()
        if now >= self._next_sweep:
            self._sweep(now)
        self._until[table][person] = now + self._lasts

    def gone(self, table: str, person: str) -> None:
        """Somebody has left a table."""
        people = self._until.get(table, {})
        people.pop(person, None)
        if not people:
            self._until.pop(table, None)

    def who(self, table: str) -> set[str]:
        """Everybody who is at a table."""
        now = self._clock()
        return {person for person, until in self._until.get(table, {}).items() if until > now}

    def _sweep(self, now: float) -> None:
        """Forget those who vanished without a word, now and then, so that memory stays bounded."""
        for table, people in list(self._until.items()):
            for person in [person for person, until in people.items() if until <= now]:
                self.gone(table, person)
        self._next_sweep = now + self._lasts
