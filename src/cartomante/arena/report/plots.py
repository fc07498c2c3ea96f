"""The plots of our reports. Each says its numbers beside its marks, so that nobody has to guess them from an axis."""

import math
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cartomante.arena.report.svg import Scale, box, drawing, line, mark, text, ticks

WIDTH = 580.0
ROW, TOP, BOTTOM = 34.0, 14.0, 30.0
LETTER = 7.2  # about the width of one
BOLD = 7.9  # and of one in bold
MOST_BARS = 60
Tell = Callable[[float], str]


@dataclass(frozen=True)
class Dot:
    """A value with its interval; `series` gives it a colour and a shape. `ghost` is an older value to compare with."""

    name: str
    value: float
    low: float
    high: float
    label: str
    series: int = 0
    ghost: tuple[float, float, float] | None = None
    stands_out: int = 0  # 1: above what is even, -1: below


def dot_plot(
    title: str,
    dots: Sequence[Dot],
    tell: Tell,
    even: float | None = None,
    even_name: str = "",
    limits: tuple[float, float] | None = None,
) -> str:
    """One row for each thing: its name, a mark with its interval, and the number."""
    left = min(220.0, 16 + BOLD * max((len(dot.name) for dot in dots), default=0))
    right = 12 + LETTER * max((len(dot.label) for dot in dots), default=0)
    top, height = TOP + (18 if even is not None else 0), ROW * len(dots)
    x = Scale(*(limits or extent(dots, even)), left + 10, WIDTH - right - 10)
    parts = grid(x, top, top + height, tell)
    if even is not None:
        parts += [
            line(x(even), top, x(even), top + height, "even"),
            text(x(even), top - 6, even_name, "note", "middle"),
        ]
    for row, dot in enumerate(dots):
        y = top + ROW * (row + 0.5)
        parts.append(text(left, y + 4.5, shorten(dot.name, left), "name", "end"))
        parts += whisker(x, y, dot)
        parts.append(text(WIDTH - 4, y + 4.5, dot.label, f"value {SIGNS[dot.stands_out]}", "end"))
    told = "; ".join(f"{dot.name}: {dot.label}" for dot in dots)
    return drawing(WIDTH, top + height + BOTTOM, title, told, parts)


SIGNS = {0: "", 1: "above", -1: "below"}


def whisker(x: Scale, y: float, dot: Dot) -> list[str]:
    parts = []
    if dot.ghost is not None:
        value, low, high = dot.ghost
        parts += [line(x(low), y + 9, x(high), y + 9, "ghost"), mark(x(value), y + 9, 0, "", 3.5, "hollow")]
    if not math.isnan(dot.value):
        parts.append(line(x(dot.low), y, x(dot.high), y, f"whisker s{dot.series % 8}"))
        parts.append(mark(x(dot.value), y, dot.series, f"{dot.name}: {dot.label}"))
    return parts


def extent(dots: Sequence[Dot], even: float | None) -> tuple[float, float]:
    """Ends of an axis that leave room around everything there is to show."""
    values = [v for dot in dots for v in (dot.low, dot.high, *(dot.ghost or ())) if not math.isnan(v)]
    values += [even] if even is not None else []
    low, high = min(values, default=0.0), max(values, default=1.0)
    room = 0.06 * (high - low) or 0.5
    return low - room, high + room


def grid(x: Scale, top: float, bottom: float, tell: Tell, at: Sequence[float] | None = None) -> list[str]:
    """Thin lines at round numbers, which stand below."""
    parts = []
    for value in at if at is not None else ticks(x.low, x.high):
        parts.append(line(x(value), top, x(value), bottom, "grid"))
        parts.append(text(x(value), bottom + 18, tell(value), "tick", "middle"))
    return parts


def shorten(name: str, width: float) -> str:
    most = int((width - 8) / BOLD)
    return name if len(name) <= most else f"{name[: most - 1]}…"


# --- by seat -------------------------------------------------------------------------------------------------------


def seat_plot(title: str, rows: Sequence[tuple[str, Sequence[Dot]]], tell: Tell, even: float) -> str:
    """For each bot a panel with one mark per seat, all on the same scale."""
    panels = min(3, len(rows)) or 1
    gap, height, lines = 22.0, 150.0, math.ceil(len(rows) / panels)
    width = (WIDTH - 44 - gap * (panels - 1)) / panels
    low, high = extent([dot for _, dots in rows for dot in dots], even)
    parts: list[str] = []
    for number, (name, dots) in enumerate(rows):
        left, top = 44 + (number % panels) * (width + gap), 26 + (number // panels) * (height + 58)
        y = Scale(max(0.0, low), min(1.0, high), top + height, top)
        parts.append(text(left, top - 10, shorten(name, width), "name"))
        for value in ticks(y.low, y.high, 4):
            parts.append(line(left, y(value), left + width, y(value), "grid"))
            if number % panels == 0:
                parts.append(text(left - 6, y(value) + 4, tell(value), "tick", "end"))
        parts.append(line(left, y(even), left + width, y(even), "even"))
        for seat, dot in enumerate(dots):
            x = left + width * (seat + 0.5) / len(dots)
            parts.append(line(x, y(dot.low), x, y(dot.high), f"whisker s{dot.series % 8}"))
            parts.append(mark(x, y(dot.value), dot.series, f"{dot.name}: {dot.label}"))
            parts.append(text(x, top + height + 18, str(seat + 1), "tick", "middle"))
    told = "; ".join(f"{name}: " + ", ".join(f"{dot.name} {dot.label}" for dot in dots) for name, dots in rows)
    return drawing(WIDTH, 26 + lines * (height + 58) - 24, title, told, parts)


# --- how numbers are spread ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Heap:
    """How often each number came up, for instance each score."""

    name: str
    counts: Counter[int]
    label: str
    series: int = 0

    @property
    def mean(self) -> float:
        total = sum(self.counts.values())
        return sum(value * count for value, count in self.counts.items()) / total if total else math.nan


def heap_plot(title: str, heaps: Sequence[Heap], tell: Tell) -> str:
    """Bars for each heap, one below the other on one axis; a line marks the mean."""
    heaps = [heap for heap in heaps if heap.counts]
    if not heaps:
        return ""
    left, right = 16 + BOLD * max(len(heap.name) for heap in heaps), 12 + LETTER * max(len(h.label) for h in heaps)
    left, high = min(200.0, left), 62.0
    low_value, high_value = min(min(h.counts) for h in heaps), max(max(h.counts) for h in heaps)
    step = max(1, math.ceil((high_value - low_value + 1) / MOST_BARS))
    x = Scale(
        low_value - 0.5, low_value + step * ((high_value - low_value) // step + 1) - 0.5, left + 10, WIDTH - right
    )
    parts = grid(x, TOP, TOP + high * len(heaps), tell)
    for row, heap in enumerate(heaps):
        base = TOP + high * (row + 1) - 4
        parts.append(text(left, base - 14, shorten(heap.name, left), "name", "end"))
        bars = binned(heap.counts, low_value, step)
        tallest, total = max(bars.values()), sum(bars.values())
        for start, number in bars.items():
            tall = (high - 16) * number / tallest
            first, after = x(start - 0.5), x(start + step - 0.5)
            said = tell(start) if step == 1 else f"{tell(start)}–{tell(start + step - 1)}"
            tip = f"{heap.name} · {said}: {number} / {total}"
            parts.append(box(first + 0.5, base - tall, after - first - 1, tall, f"bar s{heap.series % 8}", tip))
        parts.append(line(x(heap.mean), base - high + 12, x(heap.mean), base, "mean"))
        parts.append(line(left + 10, base, WIDTH - right, base, "grid"))
        parts.append(text(WIDTH - 4, base - 14, heap.label, "value", "end"))
    told = "; ".join(f"{heap.name}: {heap.label}" for heap in heaps)
    return drawing(WIDTH, TOP + high * len(heaps) + BOTTOM - 4, title, told, parts)


def binned(counts: Counter[int], low: int, step: int) -> dict[int, int]:
    bars: dict[int, int] = {}
    for value, number in sorted(counts.items()):
        start = low + (value - low) // step * step
        bars[start] = bars.get(start, 0) + number
    return bars


# --- how long decisions take ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Pace:
    """How long a bot thinks, in seconds."""

    name: str
    mean: float
    slow: float
    slowest: float
    label: str
    series: int = 0


def pace_plot(title: str, paces: Sequence[Pace], tell: Tell) -> str:
    """From the mean by way of the slow ones to the slowest; each line of the scale is ten times the one before."""
    left = min(220.0, 16 + BOLD * max((len(pace.name) for pace in paces), default=0))
    right = 12 + LETTER * max((len(pace.label) for pace in paces), default=0)
    least = math.floor(math.log10(max(min((pace.mean for pace in paces), default=1e-3), 1e-7)))
    most = math.ceil(math.log10(max(max((pace.slowest for pace in paces), default=1.0), 1e-6)))
    powers = [10.0**power for power in range(least, max(most, least + 1) + 1)]
    x = Scale(powers[0], powers[-1], left + 10, WIDTH - right - 10, is_logarithmic=True)
    parts = grid(x, TOP, TOP + ROW * len(paces), tell, powers)
    for row, pace in enumerate(paces):
        y = TOP + ROW * (row + 0.5)
        series = f"s{pace.series % 8}"
        parts.append(text(left, y + 4.5, shorten(pace.name, left), "name", "end"))
        parts.append(line(x(pace.mean), y, x(pace.slowest), y, f"thin {series}"))
        parts.append(line(x(pace.mean), y, x(pace.slow), y, f"thick {series}"))
        parts.append(line(x(pace.slowest), y - 6, x(pace.slowest), y + 6, f"thin {series}"))
        parts.append(mark(x(pace.mean), y, pace.series, f"{pace.name}: {pace.label}"))
        parts.append(text(WIDTH - 4, y + 4.5, pace.label, "value", "end"))
    told = "; ".join(f"{pace.name}: {pace.label}" for pace in paces)
    return drawing(WIDTH, TOP + ROW * len(paces) + BOTTOM, title, told, parts)
