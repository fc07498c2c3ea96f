"""What a seat may see. A zone is hidden unless a game declares it here, and then shows what it says and no more."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import numpy as np

from cartomante.core.fields import fields_named_by
from cartomante.core.rule import NONE

OPEN = "open"  # everybody sees the contents
OWNER = "owner"  # the owner sees the contents, everybody else the number
INSIDER = "insider"  # the owner is told something else than everybody else; `read` gets whether it is for the owner
VIEWER = "viewer"  # each viewer is told something else; `read` gets the viewer
CLOSED = (OWNER, INSIDER)

PLACE = "place"  # the field that says of each thing where it is,
SIZE = "size"  # and the one that counts along how many there are in each place; where a game has such fields

Viewer = int | None  # a seat, or a spectator
Values = dict[str, Any]
Eyes = Mapping[Viewer, Viewer]  # who looks, and through whose eyes: their own, or those of somebody OMNISCIENT

OMNISCIENT = -2  # the viewer of a replay in which everything lies open; unlike NONE, which may stand for a spectator


@dataclass(frozen=True)
class Zone:
    """A part of the table. `sort` says what lies there ("card*", "suit*", "number", ...), for names and for drawing.

    `read(s, c)` gives what lies in a zone of the whole table, `read(s, c, seat)` in one of a seat. With VIEWER the
    viewer (None: a spectator) is one more argument; with INSIDER whether the viewer owns the zone or is OMNISCIENT.

    A zone of things that lie in certain places may say so: then it is not read again when other things have moved. `at`
    are numbers in `s.place`, which says of each thing where it is; for a zone of a seat, those of the first seat.
    """

    name: str
    sort: str
    read: Callable[..., Any]
    shown: str = OPEN
    per_seat: bool = False
    at: tuple[int, ...] = ()


class Contents(NamedTuple):
    """What lies in some zones, sorted by who sees it, so that what viewers have in common is read and compared once."""

    open: Values  # to everybody
    inside: Values  # to the owner
    outside: Values  # to all others
    alone: Mapping[Viewer, Values]  # to each viewer something else
    insiders: Collection[Viewer]

    def seen_by(self, viewer: Viewer) -> Values:
        return {**self.open, **(self.inside if viewer in self.insiders else self.outside), **self.alone.get(viewer, {})}

    def renewed(self, news: "Contents") -> "Contents":
        """The same with what is new put in."""
        if news is NOTHING:
            return self
        return Contents(
            self.open | news.open,
            self.inside | news.inside,
            self.outside | news.outside,
            renewed_of_each(self.alone, news.alone),
            self.insiders,
        )


NOTHING = Contents({}, {}, {}, {}, ())


class Look(NamedTuple):
    """A match as several viewers see it at one moment, or what of that was news."""

    common: Values  # what everybody is told besides the zones,
    own: Mapping[Viewer, Values]  # and what each viewer is
    middle: Contents
    seats: Sequence[Contents]
    eyes: Eyes
    record: bytes  # from which all of it was read

    def view(self, viewer: Viewer) -> Values:
        """All that a viewer may know."""
        seats = [seat.seen_by(viewer) for seat in self.seats]
        return {**self.common, **self.own[viewer], "table": self.middle.seen_by(viewer), "seats": seats}

    def renewed(self, news: "Look") -> "Look":
        """How it is with the news."""
        return Look(
            self.common | news.common,
            renewed_of_each(self.own, news.own),
            self.middle.renewed(news.middle),
            [seat.renewed(there) for seat, there in zip(self.seats, news.seats, strict=True)],
            self.eyes,
            news.record,
        )


def different(old: Values, new: Values) -> Values:
    """The values that are not what they were."""
    return {name: value for name, value in new.items() if name not in old or old[name] != value}


def renewed_of_each(old: Mapping[Viewer, Values], news: Mapping[Viewer, Values]) -> dict[Viewer, Values]:
    return {viewer: values | new if (new := news.get(viewer)) else values for viewer, values in old.items()}


@dataclass(frozen=True)
class Part:
    """The zones of the middle of the table, or of a seat, sorted by who sees what in them."""

    open: tuple[Zone, ...]
    closed: tuple[Zone, ...]
    of_viewer: tuple[Zone, ...]

    @classmethod
    def of(cls, zones: Sequence[Zone]) -> "Part":
        closed = [zone if zone.shown == INSIDER else counted_outside(zone) for zone in zones if zone.shown in CLOSED]
        return cls(
            tuple(zone for zone in zones if zone.shown == OPEN),
            tuple(closed),
            tuple(zone for zone in zones if zone.shown == VIEWER),
        )

    def news(self, s: Any, c: Any, owner: tuple[int, ...], eyes: Eyes, known: Contents) -> Contents:
        """What lies there other than what is known, as far as somebody looks who sees it."""
        if not (self.open or self.closed or self.of_viewer):
            return NOTHING
        insiders = [viewer for viewer, eye in eyes.items() if eye == OMNISCIENT or eye in owner]
        is_seen_outside = len(insiders) < len(eyes)
        alone = {v: read(self.of_viewer, known.alone.get(v, {}), s, c, *owner, eye) for v, eye in eyes.items()}
        return Contents(
            read(self.open, known.open, s, c, *owner),
            read(self.closed, known.inside, s, c, *owner, True) if insiders else {},
            read(self.closed, known.outside, s, c, *owner, False) if is_seen_outside else {},
            alone if self.of_viewer else {},
            insiders,
        )


def read(zones: Sequence[Zone], known: Values, *arguments: Any) -> Values:
    """What lies in those zones in which it is not known to lie."""
    found = {}
    for zone in zones:
        contents = zone.read(*arguments)
        if zone.name not in known or known[zone.name] != contents:
            found[zone.name] = contents
    return found


def counted_outside(zone: Zone) -> Zone:
    """A zone of its owner as one of an insider, who sees what is in it; all others see how much."""

    def read(s: Any, c: Any, *owner_and_side: Any) -> Any:
        *owner, is_inside = owner_and_side
        contents = zone.read(s, c, *owner)
        return contents if is_inside else {"count": len(contents)}

    return replace(zone, read=read, shown=INSIDER)


class Touched(NamedTuple):
    """The zones, as bits, that may look different now: of the middle, and of each seat."""

    middle: int
    seats: Sequence[int]


class Plan:
    """All zones of a game, sorted once because a table looks at them all the time, and what they are read from."""

    def __init__(self, zones: Sequence[Zone], record: np.dtype[Any], seats: int) -> None:
        assert record.fields is not None
        self._zones, self._seats = zones, seats
        self._everything = Touched((1 << len(zones)) - 1, [(1 << len(zones)) - 1] * seats)
        self._of_byte = _zones_by_byte(zones, record)
        self._thing_of = _things_by_byte(record)
        self._first_place = record.fields[PLACE][1] if PLACE in record.fields else 0
        self._there = _zones_by_place(zones, seats)
        self._parts: dict[int, tuple[Part, Part]] = {}

    def look(self, s: Any, c: Any, eyes: Eyes) -> tuple[Contents, list[Contents]]:
        """What lies in the middle of the table and at each seat, as far as these eyes see it."""
        return self.news(s, c, eyes, self._everything, NOTHING, [NOTHING] * s.players)

    def news(
        self, s: Any, c: Any, eyes: Eyes, touched: Touched, middle: Contents, seats: Sequence[Contents]
    ) -> tuple[Contents, list[Contents]]:
        """What lies in the zones that were touched other than what is known."""
        return (
            self._sorted(touched.middle)[0].news(s, c, (), eyes, middle),
            [self._sorted(touched.seats[seat])[1].news(s, c, (seat,), eyes, known) for seat, known in enumerate(seats)],
        )

    def touched(self, old: bytes, new: bytes) -> Touched:
        """The zones that may look different since the record has changed; all others cannot."""
        changed = np.flatnonzero(np.frombuffer(old, np.uint8) != np.frombuffer(new, np.uint8)).tolist()
        anywhere = 0
        places = set()
        for byte in changed:
            anywhere |= self._of_byte[byte]
            if (thing := self._thing_of[byte]) != NONE:
                place = self._first_place + thing
                places |= {old[place], new[place]}
        middle, seats = anywhere, [anywhere] * self._seats
        for place in places:
            for seat, zone in self._there.get(place, ()):
                if seat == NONE:
                    middle |= zone
                else:
                    seats[seat] |= zone
        return Touched(middle, seats)

    def _sorted(self, bits: int) -> tuple[Part, Part]:
        if bits not in self._parts:
            zones = [zone for number, zone in enumerate(self._zones) if bits >> number & 1]
            middle, seat = (
                Part.of([zone for zone in zones if zone.per_seat == per_seat]) for per_seat in (False, True)
            )
            self._parts[bits] = middle, seat
        return self._parts[bits]


def _zones_by_byte(zones: Sequence[Zone], record: np.dtype[Any]) -> list[int]:
    """For each byte of a record, the zones, as bits, that may be read from it, wherever something lies."""
    assert record.fields is not None
    bits = [0] * record.itemsize
    for number, zone in enumerate(zones):
        for name in fields_named_by(zone.read, record.fields):
            field, start, *_ = record.fields[name]
            if not (zone.at and (name == SIZE or _is_of_things(field, record))):
                for byte in range(start, start + field.itemsize):
                    bits[byte] |= 1 << number
    return bits


def _things_by_byte(record: np.dtype[Any]) -> list[int]:
    """For each byte of a record, the thing that it tells something of, or NONE."""
    things = [NONE] * record.itemsize
    for field, start, *_ in (record.fields or {}).values():
        if _is_of_things(field, record):
            size = field.itemsize // field.shape[0]
            for byte in range(field.itemsize):
                things[start + byte] = byte // size
    return things


def _is_of_things(field: np.dtype[Any], record: np.dtype[Any]) -> bool:
    """Whether a field tells something of each thing that has a place."""
    assert record.fields is not None
    return PLACE in record.fields and bool(field.shape) and field.shape[0] == record[PLACE].shape[0]


def _zones_by_place(zones: Sequence[Zone], seats: int) -> dict[int, list[tuple[int, int]]]:
    """The zones of things, by their places: each with its seat, or NONE, and as a bit."""
    there: dict[int, list[tuple[int, int]]] = {}
    for number, zone in enumerate(zones):
        for place in zone.at:
            for seat in range(seats) if zone.per_seat else [NONE]:
                there.setdefault(place + max(seat, 0), []).append((seat, 1 << number))
    return there
