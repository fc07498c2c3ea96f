"""The little SVG that our plots are made of. Colours and fonts come from the page's style sheet."""

import math
from collections.abc import Iterable
from html import escape
from itertools import count

_numbers = count(1)
SHAPES = 4
TICKS = 5


def drawing(width: float, height: float, title: str, description: str, parts: Iterable[str]) -> str:
    """A picture with its name and what it says in words, for those who do not see it."""
    name = f"plot-{next(_numbers)}"
    return (
        f'<div class="plot"><svg viewBox="0 0 {width:g} {height:g}" role="img" aria-labelledby="{name}-t {name}-d">'
        f'<title id="{name}-t">{escape(title)}</title><desc id="{name}-d">{escape(description)}</desc>'
        f"{''.join(parts)}</svg></div>"
    )


def text(x: float, y: float, words: str, style: str = "", anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{style}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{style}"/>'


def box(x: float, y: float, width: float, height: float, style: str, tip: str = "") -> str:
    told = f"<title>{escape(tip)}</title>" if tip else ""
    shape = f'x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{max(height, 0):.1f}"'
    return f'<rect {shape} class="{style}">{told}</rect>'


def mark(x: float, y: float, series: int, tip: str, size: float = 5.5, style: str = "") -> str:
    """A point; each series has a shape as well as a colour, so that colour is never the only sign."""
    r, told = size, f"<title>{escape(tip)}</title>"
    css = f'class="mark s{series % 8} {style}"'
    kind = series % SHAPES
    if kind == 0:
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:g}" {css}>{told}</circle>'
    if kind == 1:
        side = 1.8 * r
        place = f'x="{x - side / 2:.1f}" y="{y - side / 2:.1f}" width="{side:.1f}" height="{side:.1f}"'
        return f"<rect {place} {css}>{told}</rect>"
    corners = {
        2: ((0, -1.25), (1.25, 0), (0, 1.25), (-1.25, 0)),
        3: ((0, -1.25), (1.2, 0.95), (-1.2, 0.95)),
    }[kind]
    points = " ".join(f"{x + r * dx:.1f},{y + r * dy:.1f}" for dx, dy in corners)
    return f'<polygon points="{points}" {css}>{told}</polygon>'


def ticks(low: float, high: float, wanted: int = TICKS) -> list[float]:
    """Round numbers between two ends, about as many as wanted."""
    if high <= low:
        return [low]
    rough = (high - low) / wanted
    power = 10 ** math.floor(math.log10(rough))
    step = min((power * factor for factor in (1, 2, 2.5, 5, 10)), key=lambda s: abs(s - rough))
    first = math.ceil(low / step - 1e-9)
    return [i * step for i in range(first, math.floor(high / step + 1e-9) + 1)]


class Scale:
    """From values to places on the paper."""

    def __init__(self, low: float, high: float, start: float, end: float, is_logarithmic: bool = False) -> None:
        self.is_logarithmic = is_logarithmic
        self.low, self.high = low, high if high > low else low + 1
        self.start, self.end = start, end

    def __call__(self, value: float) -> float:
        low, high = self.low, self.high
        if self.is_logarithmic:
            low, high, value = math.log10(low), math.log10(high), math.log10(max(value, low))
        part = (value - low) / (high - low)
        return self.start + min(max(part, 0.0), 1.0) * (self.end - self.start)
