"""Reading a position (our FEN) field by field, naming whatever is wrong with it."""

from collections.abc import Mapping, Sequence
from typing import Any

from cartomante.core.errors import CartomanteError, whole_number


class Reader:
    """Takes the fields out of a position one by one; `finish` refuses what nobody took."""

    def __init__(self, fields: Mapping[str, Any]) -> None:
        if not isinstance(fields, Mapping):
            raise CartomanteError(f"a position must be a mapping of names to values, not {fields!r}")
        self._fields = dict(fields)
        self._known: list[str] = []

    def take(self, name: str, default: Any = None) -> Any:
        """Field `name`, or the default when it is absent."""
        self._known.append(name)
        return self._fields.pop(name, default)

    def number(self, name: str, low: int, high: int, default: int) -> int:
        return whole_number(f"position: {name}", self.take(name, default), low, high)

    def numbers(self, name: str, count: int, low: int, high: int) -> list[int]:
        """Field `name` as so many numbers, all 0 when it is absent."""
        values = self.items(name, [0] * count)
        if len(values) != count:
            raise CartomanteError(f"position: {name} must list {count} numbers, not {values!r}")
        return [whole_number(f"position: {name}", value, low, high) for value in values]

    def items(self, name: str, default: Sequence[Any] = ()) -> list[Any]:
        """Field `name` as a list of anything."""
        return _listed(name, self.take(name, default))

    def part(self, name: str) -> "Reader":
        """Field `name` as a mapping, to be read like a position of its own."""
        fields = self.take(name, {})
        if not isinstance(fields, Mapping):
            raise CartomanteError(f"position: {name} must be a mapping of names to values, not {fields!r}")
        return Reader(fields)

    def label(self, name: str, labels: Sequence[str], default: str) -> int:
        """The index of the label that stands in field `name`."""
        return self.index(name, self.take(name, default), labels)

    def labels(self, name: str, labels: Sequence[str], default: Sequence[str] = ()) -> list[int]:
        """The indices of the labels listed in field `name`."""
        return self.indices(name, self.take(name, default), labels)

    def per_seat(self, name: str, players: int, default: Any) -> list[Any]:
        """Field `name` as one value for each seat."""
        values = self.take(name)
        if values is None:
            return [default] * players
        if not isinstance(values, Sequence) or isinstance(values, str) or len(values) != players:
            raise CartomanteError(f"position: {name} must list one value for each of {players} seats, not {values!r}")
        return list(values)

    def index(self, name: str, value: Any, labels: Sequence[str]) -> int:
        if value not in labels:
            raise CartomanteError(f"position: {name} holds {value!r}; allowed: {', '.join(labels)}")
        return labels.index(value)

    def indices(self, name: str, values: Any, labels: Sequence[str]) -> list[int]:
        return [self.index(name, value, labels) for value in _listed(name, values)]

    def finish(self) -> None:
        if self._fields:
            fields, known = ", ".join(map(repr, self._fields)), ", ".join(sorted(self._known))
            raise CartomanteError(f"position: unknown field {fields}; allowed: {known}")


def _listed(name: str, values: Any) -> list[Any]:
    if not isinstance(values, Sequence) or isinstance(values, str):
        raise CartomanteError(f"position: {name} must be a list, not {values!r}")
    return list(values)
