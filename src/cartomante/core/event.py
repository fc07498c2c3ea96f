"""What happened, in small records from which log, animation, sound and screen reader are all made."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

ALL = "all"


@dataclass(frozen=True)
class Arg:
    """One argument of an event: its name, the sort of thing it is, and who may see it.

    `sort` names things for the texts ("card", "suit", "seat", "number"). "card*" is a list of cards, told as "a, b and
    c"; "play;" a list of longer things, told as "a; b; c"; "card*;" a list of lists.
    `to` is ALL, or the names of the arguments that hold the seats which see it ("seat" is the event's own seat).
    """

    name: str
    sort: str
    to: str | tuple[str, ...] = ALL


@dataclass(frozen=True)
class EventKind:
    """A kind of event; `section` is the part of the rules page it follows from."""

    name: str
    args: tuple[Arg, ...] = ()
    section: str = ""
    forgets: bool = False  # cards were mixed: what was shown before may be anywhere now
    arrival: bool = False  # somebody new has taken the seat, who is told nothing that was meant for others before

    @cached_property
    def is_open(self) -> bool:
        """Whether everybody may know all of it."""
        return all(arg.to == ALL for arg in self.args)


@dataclass(frozen=True)
class Event:
    """One thing that happened to a seat (None: to the whole table)."""

    kind: EventKind
    seat: int | None
    args: dict[str, Any]

    def seen_by(self, viewer: int | None) -> "Event":
        """The event as `viewer` may know it (None: a spectator): arguments meant for others are None."""
        if self.kind.is_open:
            return self
        args = {arg.name: self.args[arg.name] if self._shows(arg, viewer) else None for arg in self.kind.args}
        return Event(self.kind, self.seat, args)

    def _shows(self, arg: Arg, viewer: int | None) -> bool:
        if arg.to == ALL:
            return True
        names = (arg.to,) if isinstance(arg.to, str) else arg.to
        return viewer is not None and viewer in [self.seat if n == "seat" else self.args[n] for n in names]

    def to_json(self) -> dict[str, Any]:
        return {"kind": self.kind.name, "seat": self.seat, "args": self.args, "section": self.kind.section}


def from_record(kinds: tuple[EventKind, ...], record: tuple[int, int, tuple[Any, ...]]) -> Event:
    """Turn what a rule emitted into an event with named arguments."""
    index, seat, details = record
    kind = kinds[index]
    names = [arg.name for arg in kind.args]
    return Event(kind, None if seat < 0 else seat, dict(zip(names, details, strict=True)))
