"""What a bus is to the rest of the server."""

from collections.abc import Callable, Sequence
from typing import Protocol

from cartomante.server.bus.limits import Limit

Heard = Callable[[bytes], None]


class Bus(Protocol):
    """The way between workers: it may fail at any time, but then it neither raises nor makes anybody wait."""

    on_gap: Callable[[], None]
    """Called when news may have been missed, so that whoever listens reads it from the database instead."""

    is_shared: bool
    """Whether there may be other workers."""

    @property
    def is_connected(self) -> bool:
        """Whether news of other workers arrives now."""

    async def start(self) -> None:
        """Join the other workers; if they cannot be reached yet, go on trying."""

    async def stop(self) -> None:
        """Leave the other workers."""

    async def publish(self, messages: Sequence[tuple[str, bytes]]) -> bool:
        """Send payloads to all *other* workers that listen to their channels, in order; False if it failed."""

    async def listen(self, channel: str, heard: Heard) -> None:
        """Hear everything sent to a channel after this returns, or else `on_gap` is called later."""

    async def unlisten(self, channel: str) -> None:
        """Hear no more of a channel."""

    async def here(self, table: str, person: str) -> None:
        """Somebody is at a table; say it again every ten seconds or it is forgotten."""

    async def gone(self, table: str, person: str) -> None:
        """Somebody has left this worker's side of a table; they may still be there through another worker."""

    async def who(self, table: str) -> set[str]:
        """Everybody who is at a table."""

    async def allow(self, key: str, limit: Limit) -> float:
        """Count one more use: 0 if it is within the limit, else the seconds to wait."""
