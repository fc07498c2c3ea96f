"""The bus of a worker that is alone: nobody else is to be told."""

import time
from collections.abc import Callable, Sequence

from cartomante.server.bus.interface import Heard
from cartomante.server.bus.limits import Clock, Limit, LocalLimits
from cartomante.server.bus.presence import PRESENCE_LASTS, LocalPresence


def nothing() -> None:
    """What happens at a gap until somebody cares."""


class LocalBus:
    """One process and nothing to install: no news of others, and presence and limits in memory."""

    is_connected = True
    is_shared = False

    def __init__(self, presence_lasts: float = PRESENCE_LASTS, clock: Clock = time.monotonic) -> None:
        self.on_gap: Callable[[], None] = nothing
        self._presence = LocalPresence(presence_lasts, clock)
        self._limits = LocalLimits(clock)

    async def start(self) -> None:
        """There is nobody to join."""

    async def stop(self) -> None:
        """There is nobody to leave."""

    async def publish(self, messages: Sequence[tuple[str, bytes]]) -> bool:
        """There are no others, so all of them have heard."""
        return True

    async def listen(self, channel: str, heard: Heard) -> None:
        """There are no others, so there is nothing to hear."""

    async def unlisten(self, channel: str) -> None:
        """There was nothing to hear."""

    async def here(self, table: str, person: str) -> None:
        """Somebody is at a table."""
        self._presence.here(table, person)

    async def gone(self, table: str, person: str) -> None:
        """Somebody has left a table."""
        self._presence.gone(table, person)

    async def who(self, table: str) -> set[str]:
        """Everybody who is at a table."""
        return self._presence.who(table)

    async def allow(self, key: str, limit: Limit) -> float:
        """Count one more use: 0 if it is within the limit, else the seconds to wait."""
        return self._limits.allow(key, limit)
