"""Figures as people of a language write them."""

import math
from functools import cached_property
from typing import Any

from babel import Locale
from babel.numbers import format_decimal, format_percent

from cartomante.arena.intervals import Rate
from cartomante.core.text import Texts

RANGE = "–"


class Wording:
    """Words and numbers in one language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def say(self, message: str, attribute: str | None = None, **variables: Any) -> str:
        return self.texts.say(message, attribute, **variables)

    @cached_property
    def _locale(self) -> Locale:
        return Locale.parse(self.texts.language)

    def number(self, value: float, digits: int = 0) -> str:
        if math.isnan(value):
            return "–"
        pattern = "#,##0" + ("." + "0" * digits if digits else "")
        return format_decimal(value, format=pattern, locale=self._locale)

    def percent(self, part: float, digits: int = 1) -> str:
        if math.isnan(part):
            return "–"
        pattern = self._locale.percent_formats[None].pattern
        fine = pattern.replace("0%", "0.0%").replace("0\N{NO-BREAK SPACE}%", "0.0\N{NO-BREAK SPACE}%")
        return format_percent(part, format=fine if digits else pattern, locale=self._locale)

    def rate(self, rate: Rate) -> str:
        """A rate with its interval: 48.2 % (43.4–53.1)."""
        if not rate.count:
            return "–"
        low, high = self.number(100 * rate.low, 1), self.number(100 * rate.high, 1)
        return f"{self.percent(rate.rate)} ({low}{RANGE}{high})"

    def interval(self, value: float, low: float, high: float, digits: int = 1) -> str:
        low_high = f"{self.number(low, digits)}{RANGE}{self.number(high, digits)}"
        return f"{self.number(value, digits)} ({low_high})"

    def mean(self, value: float, low: float, high: float) -> str:
        """A mean of points with its interval, in the units that people speak of."""
        unit = self.points_per_unit
        return self.interval(value / unit, low / unit, high / unit)

    @property
    def points_per_unit(self) -> int:
        assert self.texts.game is not None
        return self.texts.game.points_per_unit

    def duration(self, seconds: float) -> str:
        """A time as short as it can be told: 340 ms, 1.2 s."""
        if seconds >= 1:
            return f"{self.number(seconds, 1)}\N{NO-BREAK SPACE}s"
        unit, factor = ("ms", 1000.0) if seconds >= 0.0005 else ("µs", 1e6)
        value = seconds * factor
        return f"{self.number(value, 0 if value >= 10 else 1)}\N{NO-BREAK SPACE}{unit}"

    def score(self, points: float, digits: int = 1) -> str:
        """Points in the units that people speak of, without their name."""
        return self.number(points / self.points_per_unit, digits)

    def listing(self, items: list[str]) -> str:
        return self.texts.listing(items)
