"""The one flat record that holds a whole game, and a window through which plain Python reads and writes it."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from cartomante.core.options import Variant

Fields = list[tuple[Any, ...]]
FORMATS = {
    "i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q", "f4": "f", "f8": "d",
}  # fmt: skip


def state_record(seats: int, fields: Fields, options: Iterable[Variant] = (), queue: int = 8) -> np.dtype[Any]:
    """A game's record: what the core keeps for every game, one field per option, then the game's own fields."""
    common: Fields = [
        ("key", np.int64, (4,)),  # the seed, as four words of 32 bits
        ("draws", np.int64),  # random blocks drawn so far
        ("players", np.int8),
        ("ending", np.int8),  # RUNNING, or 1 + the reason why the game is over
        ("asked", np.int8, (seats,)),  # the decision each seat faces, NONE for most
        ("unsettled", np.int8, (seats,)),  # 1 from a question until it is known to be a real choice
        ("queue", np.int16, (queue, 3)),  # questions to come: decision, seat, what it is about
        ("queued", np.int8),
        ("about", np.int16),  # what the question last taken from the queue is about
    ]
    return without_gaps(common + [(option.name, option.dtype) for option in options] + fields)


def without_gaps(fields: Fields) -> np.dtype[Any]:
    """An aligned record in which every byte belongs to a field: copying need not keep the bytes in between."""
    widest_first = sorted(fields, key=lambda field: -np.dtype(field[1]).itemsize)
    size = np.dtype(widest_first).itemsize
    rest = -size % np.dtype(widest_first[0][1]).itemsize
    return np.dtype([*widest_first, ("padding", np.int8, (rest,))] if rest else widest_first, align=True)


def window(dtype: np.dtype[Any]) -> type:
    """A class whose instances show a buffer of bytes as attributes, like the record itself in compiled code.

    `np.recarray` would serve, but hands out NumPy scalars, which overflow at 8 bits where compiled code does not, and
    is ten times slower. A memoryview gives Python integers and refuses values that do not fit.
    """
    assert dtype.fields is not None
    members: dict[str, Any] = {"__init__": _open_window(dtype)}
    slots = ["buffer", "events"]
    for name, (field, *_) in dtype.fields.items():
        if field.shape:
            slots.append(name)
        else:
            slots.append("_" + name)
            members[name] = _scalar("_" + name)
    members["__slots__"] = tuple(slots)
    return type("Window", (), members)


def _open_window(dtype: np.dtype[Any]) -> Any:
    layout = []
    for name, (field, offset, *_) in (dtype.fields or {}).items():
        code = FORMATS[field.base.str[1:]]
        layout.append((name if field.shape else "_" + name, offset, offset + field.itemsize, code, field.shape or (1,)))

    def open_on(self: Any, buffer: Any, events: list[Any] | None = None) -> None:
        self.buffer, self.events = buffer, events
        whole = memoryview(buffer)
        for name, start, end, code, shape in layout:
            setattr(self, name, whole[start:end].cast(code, shape))  # type: ignore[call-overload]

    return open_on


def _scalar(slot: str) -> property:
    """A field of a single number. Written out as source, because a generic getattr takes three times as long."""
    scope: dict[str, Any] = {}
    exec(f"def read(self): return self.{slot}[0]\ndef write(self, value): self.{slot}[0] = value", scope)
    return property(scope["read"], scope["write"])


def where(field: memoryview, value: int) -> list[int]:
    """The indices at which a field of 8-bit numbers holds a value, in ascending order.

    The same as a loop over the field, but searching bytes takes time only for what is found.
    """
    content, byte = field.tobytes(), value & 0xFF
    found, index = [], content.find(byte)
    while index >= 0:
        found.append(index)
        index = content.find(byte, index + 1)
    return found
