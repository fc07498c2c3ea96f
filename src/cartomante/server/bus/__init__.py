"""How workers hear of each other: news of tables, who is present, and limits that all of them share."""

from cartomante.server.bus.interface import Bus
from cartomante.server.bus.limits import Limit
from cartomante.server.bus.local import LocalBus

__all__ = ["Bus", "Limit", "LocalBus", "make_bus"]


def make_bus(url: str | None, namespace: str = "cartomante") -> Bus:
    """The bus at this Redis URL, or without one the bus of a worker that is alone."""
    if not url:
        return LocalBus()
    # Imported here because whoever plays without Redis should not wait for its client to load.
    from cartomante.server.bus.redis import RedisBus

    return RedisBus(url, namespace)
