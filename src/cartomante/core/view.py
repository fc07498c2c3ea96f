"""What a seat may see. A zone is hidden unless a game declares it here, and then shows what it says and no more."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

OPEN = "open"  # everybody sees the contents
OWNER = "owner"  # the owner sees the contents, everybody else the number
VIEWER = "viewer"  # each viewer is told something else; `read` gets the viewer

OMNISCIENT = -2  # the viewer of a replay in which everything lies open; unlike NONE, which may stand for a spectator


@dataclass(frozen=True)
class Zone:
    """A part of the table. `sort` says what lies there ("card*", "suit*", "number", ...), for names and for drawing.

    `read(s, c)` gives what lies in a zone of the whole table, `read(s, c, seat)` in one of a seat. With VIEWER the
    viewer (None: a spectator) is one more argument.
    """

    name: str
    sort: str
    read: Callable[..., Any]
    shown: str = OPEN
    per_seat: bool = False


def look(zones: tuple[Zone, ...], s: Any, c: Any, viewer: int | None, everything: bool) -> dict[str, Any]:
    """All declared zones as `viewer` sees them: the table's by name, then each seat's."""
    table = {zone.name: _contents(zone, s, c, (), viewer, everything) for zone in zones if not zone.per_seat}
    seats = [
        {zone.name: _contents(zone, s, c, (seat,), viewer, everything) for zone in zones if zone.per_seat}
        for seat in range(s.players)
    ]
    return {"table": table, "seats": seats}


def _contents(zone: Zone, s: Any, c: Any, owner: tuple[int, ...], viewer: int | None, everything: bool) -> Any:
    if zone.shown == VIEWER:
        return zone.read(s, c, *owner, OMNISCIENT if everything else viewer)
    contents = zone.read(s, c, *owner)
    if zone.shown == OPEN or everything or (viewer is not None and owner == (viewer,)):
        return contents
    return {"count": len(contents)}
