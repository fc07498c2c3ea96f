"""Variants of a game that a table may choose, and presets that choose several at once.

There are four kinds: one of a few values, some of a list of things, a number, one thing for each seat. All have the
same shape: a `name`, a `default`, the `values` worth offering in a form, the `allowed` words that a complaint names;
and they `encode` a value as the whole number that the record keeps under that name, of type `dtype`, and `decode` it
again.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import combinations
from typing import Any

import numpy as np

from cartomante.core.errors import CartomanteError, unknown, whole_number

Value = str | int | bool | list[str]
PRESET = "preset"
LAYER = "+"  # joins presets: "english+first_game"
NO_ITEMS = "none"  # how a person writes an empty list
FEW_ITEMS = 3  # of which a form offers every combination


@dataclass(frozen=True)
class Option:
    """One of a few values, the default first; the record keeps the index of the chosen one."""

    name: str
    values: tuple[Value, ...]
    dtype = np.int8

    @property
    def default(self) -> Value:
        return self.values[0]

    @property
    def allowed(self) -> tuple[Value, ...]:
        return self.values

    def encode(self, value: object) -> int:
        """Where `value` stands among the values; words typed by a person ("true", "4") count as what they spell."""
        for i, allowed in enumerate(self.values):
            if isinstance(value, str | int) and str(value).lower() == str(allowed).lower():
                return i
        raise unknown(f"value of option {self.name!r}:", value, self.allowed)

    def decode(self, stored: int) -> Value:
        return self.values[stored]


@dataclass(frozen=True)
class Subset:
    """Some of a list of things, by default none; `least` is the fewest of those who want any. Kept as a bit mask."""

    name: str
    items: tuple[str, ...]
    least: int = 1

    @property
    def default(self) -> Value:
        return []

    @property
    def values(self) -> tuple[Value, ...]:
        """Every choice where there are few of them, otherwise the default alone."""
        if len(self.items) > FEW_ITEMS:
            return (self.default,)
        sizes = [0, *range(self.least, len(self.items) + 1)]
        return tuple(list(chosen) for size in sizes for chosen in combinations(self.items, size))

    @property
    def allowed(self) -> tuple[Value, ...]:
        return self.items

    @property
    def dtype(self) -> type[Any]:
        """The smallest signed integer that has a bit for each item."""
        return next(kind for kind in (np.int8, np.int16, np.int32, np.int64) if len(self.items) < np.iinfo(kind).bits)

    def encode(self, value: object) -> int:
        """The bits of a list of names, in any order; words typed by a person ("promo,imago", "none") count as one."""
        bit_of = {item.lower(): 1 << bit for bit, item in enumerate(self.items)}
        words = _words(value)
        bits = {bit_of.get(word, 0) for word in words}
        if not all(bits) or len(bits) < len(words) or 0 < len(bits) < self.least:
            choice = f"{NO_ITEMS}, or at least {self.least} of {', '.join(self.items)}"
            raise unknown(f"value of option {self.name!r}:", value, [choice])
        return sum(bits)

    def decode(self, stored: int) -> Value:
        return [item for bit, item in enumerate(self.items) if stored >> bit & 1]


def _words(value: object) -> list[str]:
    """A list of names as it is or as a person types it; anything else is the name of nothing."""
    if isinstance(value, str):
        return [] if value.lower() == NO_ITEMS else [word.strip().lower() for word in value.split(",")]
    return [str(item).lower() for item in value] if isinstance(value, Sequence) else [""]


@dataclass(frozen=True)
class Number:
    """A whole number within limits of 16 bits, kept as it is."""

    name: str
    default: int
    low: int
    high: int
    dtype = np.int16

    @property
    def values(self) -> tuple[Value, ...]:
        return (self.default,)

    @property
    def allowed(self) -> tuple[Value, ...]:
        return self.low, self.high

    def encode(self, value: object) -> int:
        """The number itself; digits typed by a person count as what they spell."""
        try:
            number = int(value) if isinstance(value, str) else value
        except ValueError:
            number = value
        return whole_number(f"option {self.name!r}", number, self.low, self.high)

    def decode(self, stored: int) -> Value:
        return stored


@dataclass(frozen=True)
class Assignment:
    """One of a few words, the default first, or a list that gives every seat a different item.

    The record keeps the index of the word, or beyond those a number that spells the list: see `assigned` in rule.py.
    """

    name: str
    words: tuple[str, ...]
    items: tuple[str, ...]
    dtype = np.int16

    @property
    def default(self) -> Value:
        return self.words[0]

    @property
    def values(self) -> tuple[Value, ...]:
        return self.words

    @property
    def allowed(self) -> tuple[Value, ...]:
        return (*self.words, f"a list of {', '.join(self.items)}, one for each seat")

    def encode(self, value: object) -> int:
        """A word, or a list of items; words typed by a person ("thieves,blades") count as one."""
        words = _words(value)
        if len(words) == 1 and words[0] in self.words:
            return self.words.index(words[0])
        if not words or len(set(words)) < len(words) or not set(words) <= set(self.items):
            raise unknown(f"value of option {self.name!r}:", value, self.allowed)
        digits = [self.items.index(word) + 1 for word in reversed(words)]
        return len(self.words) + reduce(lambda number, digit: number * self._base + digit, digits, 0)

    def decode(self, stored: int) -> Value:
        if stored < len(self.words):
            return self.words[stored]
        number, items = stored - len(self.words), []
        while number:
            number, digit = divmod(number, self._base)
            items.append(self.items[digit - 1])
        return items

    @property
    def _base(self) -> int:
        return len(self.items) + 1


Variant = Option | Subset | Number | Assignment
Presets = Mapping[str, Mapping[str, Value]]


def resolve(options: tuple[Variant, ...], presets: Presets, chosen: Mapping[str, object] | None) -> dict[str, Value]:
    """Every option with its value: the default, overridden by the preset (`preset=`), overridden by what is named."""
    if chosen is not None and not isinstance(chosen, Mapping):
        raise CartomanteError(f"options must be a mapping of names to values, not {chosen!r}")
    named = dict(chosen or {})
    wanted = {**_layered(presets, named.pop(PRESET, None)), **named}
    by_name = {option.name: option for option in options}
    for name in wanted:
        if name not in by_name:
            raise unknown("option", name, [*by_name, PRESET] if presets else by_name)
    return {name: option.decode(option.encode(wanted.get(name, option.default))) for name, option in by_name.items()}


def _layered(presets: Presets, chosen: object) -> dict[str, Value]:
    """The options of a preset, or of several joined by +, of which a later one has the last word."""
    values: dict[str, Value] = {}
    for name in chosen.split(LAYER) if isinstance(chosen, str) else [] if chosen is None else [chosen]:
        if not isinstance(name, str) or name not in presets:
            raise unknown("preset", name, presets)
        values.update(presets[name])
    return values


def chosen_in(options: tuple[Variant, ...], s: Any) -> dict[str, Value]:
    """Every option with the value that a record holds."""
    return {option.name: option.decode(getattr(s, option.name)) for option in options}
