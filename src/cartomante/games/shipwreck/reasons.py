"""What a sentence about a reason speaks of: a value that was played or named, values that were asked for, an answer."""

from typing import TYPE_CHECKING

from cartomante.core.event import Event
from cartomante.games.shipwreck.state import VALUES

if TYPE_CHECKING:
    from cartomante.games.shipwreck.deduction import Reason

WITHIN = 2  # how far from the fate played the question "within 2?" reaches


def value_behind(reason: "Reason") -> int:
    """The fate that was played or named. A match that did not hear The Chalice knows what its word has left."""
    if reason.kind != "told-higher":
        return reason.value
    if reason.event is not None:
        return int(reason.event.args["fate"])
    return reason.values[0] - 1 if answer_behind(reason) else reason.values[-1]


def values_behind(reason: "Reason") -> list[int]:
    """The values that were asked about, or those that the answer has left."""
    return list(reason.values) if reason.event is None else values_asked(reason.event)


def values_asked(event: Event) -> list[int]:
    if event.kind.name == "asked_values":
        return list(event.args["values"])
    if event.kind.name == "asked_higher":
        return list(range(event.args["number"] + 1, VALUES))
    if event.kind.name == "asked_same":
        return [event.args["number"]]
    if event.kind.name == "asked_within":
        return [value for value in range(1, VALUES) if abs(value - event.args["fate"]) <= WITHIN]
    return []


def answer_behind(reason: "Reason") -> bool:
    """Yes or no; a match that did not hear it tells from what the answer has left."""
    if reason.event is not None:
        return bool(reason.event.args.get("answer"))
    if reason.kind == "old":
        return bool(reason.values[0])
    if reason.kind == "told-higher":
        return 1 not in reason.values
    return reason.kind != "fall" or 1 in reason.values
