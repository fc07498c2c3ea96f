"""What a seat may see. A zone is hidden unless a game declares it here, and then shows what it says and no more."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

OPEN = "open"  # everybody sees the contents
OWNER = "owner"  # the owner sees the contents, everybody else the number
INSIDER = "insider"  # the owner is told something else than everybody else; `read` gets whether it is for the owner
VIEWER = "viewer"  # each viewer is told something else; `read` gets the viewer

OMNISCIENT = -2  # the viewer of a replay in which everything lies open; unlike NONE, which may stand for a spectator


@dataclass(frozen=True)
class Zone:
    """A part of the table. `sort` says what lies there ("card*", "suit*", "number", ...), for names and for drawing.

    `read(s, c)` gives what lies in a zone of the whole table, `read(s, c, seat)` in one of a seat. With VIEWER the
    viewer (None: a spectator) is one more argument; with INSIDER whether the viewer owns the zone or is OMNISCIENT.
    """

    name: str
    sort: str
    read: Callable[..., Any]
    shown: str = OPEN
    per_seat: bool = False


@dataclass(frozen=True)
class Part:
    """The zones of the middle of the table, or of a seat, sorted by who sees what in them."""

    names: tuple[str, ...]
    open: tuple[Zone, ...]
    of_owner: tuple[Zone, ...]
    of_insider: tuple[Zone, ...]
    of_viewer: tuple[Zone, ...]

    @classmethod
    def of(cls, zones: Sequence[Zone]) -> "Part":
        kinds = [tuple(zone for zone in zones if zone.shown == shown) for shown in (OPEN, OWNER, INSIDER, VIEWER)]
        return cls(tuple(zone.name for zone in zones), *kinds)

    def read(self, s: Any, c: Any, owner: tuple[int, ...], viewers: Sequence[int | None]) -> list[dict[str, Any]]:
        """What each viewer sees there."""
        insiders = (*owner, OMNISCIENT)
        is_inside = [viewer in insiders for viewer in viewers]
        shared: dict[str, Any] = dict.fromkeys(self.names)
        for zone in self.open:
            shared[zone.name] = zone.read(s, c, *owner)
        sides = {inside: shared | self._closed(s, c, owner, inside) for inside in set(is_inside)}
        parts = [sides[inside].copy() for inside in is_inside]
        for zone in self.of_viewer:
            for part, viewer in zip(parts, viewers, strict=True):
                part[zone.name] = zone.read(s, c, *owner, viewer)
        return parts

    def _closed(self, s: Any, c: Any, owner: tuple[int, ...], is_inside: bool) -> dict[str, Any]:
        """The zones that look different to their owner, as they look from inside or from outside."""
        seen = {zone.name: zone.read(s, c, *owner, is_inside) for zone in self.of_insider}
        for zone in self.of_owner:
            contents = zone.read(s, c, *owner)
            seen[zone.name] = contents if is_inside else {"count": len(contents)}
        return seen


@dataclass(frozen=True)
class Plan:
    """All zones of a game, sorted once, because a table looks at them all the time."""

    middle: Part
    seat: Part

    @classmethod
    def of(cls, zones: Sequence[Zone]) -> "Plan":
        per_seat = [zone for zone in zones if zone.per_seat]
        return cls(Part.of([zone for zone in zones if not zone.per_seat]), Part.of(per_seat))

    def look(self, s: Any, c: Any, viewers: Sequence[int | None]) -> list[dict[str, Any]]:
        """All declared zones as each viewer sees them: the table's by name, then each seat's.

        A zone is read once for all who see the same in it, so that their views share what was read.
        """
        middle = self.middle.read(s, c, (), viewers)
        seats = [self.seat.read(s, c, (seat,), viewers) for seat in range(s.players)]
        return [{"table": table, "seats": [seat[i] for seat in seats]} for i, table in enumerate(middle)]
