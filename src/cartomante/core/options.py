"""Variants of a game that a table may choose, and presets that choose several at once."""

from collections.abc import Mapping
from dataclasses import dataclass

from cartomante.core.errors import CartomanteError, unknown

Value = str | int | bool
PRESET = "preset"


@dataclass(frozen=True)
class Option:
    """One variant. The default comes first; the record keeps the index of the chosen value under the option's name."""

    name: str
    values: tuple[Value, ...]

    @property
    def default(self) -> Value:
        return self.values[0]

    def index(self, value: object) -> int:
        """Where `value` stands among the values; words typed by a person ("true", "4") count as what they spell."""
        for i, allowed in enumerate(self.values):
            if (value == allowed and type(value) is type(allowed)) or str(value).lower() == str(allowed).lower():
                return i
        raise unknown(f"value of option {self.name!r}:", value, self.values)


Presets = Mapping[str, Mapping[str, Value]]


def resolve(options: tuple[Option, ...], presets: Presets, chosen: Mapping[str, object] | None) -> dict[str, Value]:
    """Every option with its value: the default, overridden by the preset (`preset=`), overridden by what is named."""
    if chosen is not None and not isinstance(chosen, Mapping):
        raise CartomanteError(f"options must be a mapping of names to values, not {chosen!r}")
    named = dict(chosen or {})
    values = {option.name: option.default for option in options}
    preset = named.pop(PRESET, None)
    if preset is not None:
        if not isinstance(preset, str) or preset not in presets:
            raise unknown("preset", preset, presets)
        values.update(presets[preset])
    by_name = {option.name: option for option in options}
    for name, value in named.items():
        if name not in by_name:
            raise unknown("option", name, [*by_name, PRESET] if presets else by_name)
        values[name] = by_name[name].values[by_name[name].index(value)]
    return values
