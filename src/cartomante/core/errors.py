"""Everything that can be wrong with what we are handed. Each message names the thing, the value and what is allowed."""

import math
from collections.abc import Iterable


class CartomanteError(ValueError):
    """Bad input: nothing was changed, and the message says what to do differently."""


class IllegalAction(CartomanteError):
    """An action that is not open to that seat now."""


class BadSave(CartomanteError):
    """A saved match that is damaged, foreign, or does not replay to what it claims."""


class BadPack(CartomanteError):
    """A content pack that breaks its format; each of its `problems` names file, line and field."""

    def __init__(self, *problems: str) -> None:
        more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
        super().__init__(f"{problems[0]}{more}")
        self.problems = problems


def unknown(thing: str, value: object, allowed: Iterable[object]) -> CartomanteError:
    """The one wording for a value outside a closed list."""
    return CartomanteError(f"unknown {thing} {value!r}; allowed: {', '.join(str(a) for a in allowed)}")


def out_of_range(thing: str, value: object, low: int, high: int) -> CartomanteError:
    """The one wording for a number outside its limits."""
    return CartomanteError(f"{thing} must be a whole number from {low} to {high}, not {value!r}")


def whole_number(thing: str, value: object, low: int, high: int) -> int:
    """`value` if it is a whole number within the limits (NumPy's count, True does not); otherwise the error."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise out_of_range(thing, value, low, high)
    number = int(value.__index__())
    if not low <= number <= high:
        raise out_of_range(thing, value, low, high)
    return number


def above_zero(name: str, value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value < math.inf:
        raise CartomanteError(f"{name} must be a number above 0, not {value!r}")
    return float(value)
