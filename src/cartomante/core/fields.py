"""Which fields of the record matter to a function: what none of them has touched need not be worked out again."""

from collections.abc import Callable, Collection, Iterator, Mapping
from types import BuiltinFunctionType, CodeType, FunctionType
from typing import Any

import numpy as np

# Values that hold no code of a game, and names by which code gets at a field without naming it.
PLAIN = (int, float, str, bytes, type, BuiltinFunctionType, type(None), np.generic, np.dtype)
NAMELESS = {"getattr", "vars", "buffer", "__getattribute__"}


def fields_named_by(function: Callable[..., Any], fields: Collection[str]) -> frozenset[str]:
    """The fields whose names occur in a function, or in anything else that it can reach.

    More than it reads, as a rule, but never less, because rules read a field as `s.field` and in no other way. Whoever
    reaches something that we do not understand is thought to read all of them.
    """
    found: set[str] = set()
    seen: set[int] = set()
    todo: list[Any] = [function]
    while todo:
        thing = todo.pop()
        if id(thing) in seen or isinstance(thing, PLAIN):
            continue
        seen.add(id(thing))
        if isinstance(thing, FunctionType):
            names = {name for code in _codes(thing.__code__) for name in code.co_names}
            if names & NAMELESS:
                return frozenset(fields)
            found |= names.intersection(fields)
            todo += [thing.__globals__[name] for name in names & thing.__globals__.keys()]
            todo += [cell.cell_contents for cell in thing.__closure__ or ()]
        elif hasattr(thing, "__wrapped__"):  # a function that remembers its answers
            todo.append(thing.__wrapped__)
        elif isinstance(thing, tuple | list | set | frozenset):
            todo += thing
        elif isinstance(thing, Mapping):
            todo += thing.values()
        elif thing is not np:
            return frozenset(fields)
    return frozenset(found)


def _codes(code: CodeType) -> Iterator[CodeType]:
    """The code of a function and of the functions inside it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)
