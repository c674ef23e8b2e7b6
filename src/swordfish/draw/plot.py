"""Plots as SVG: curves that differ in colour, dash and label."""

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

from swordfish.draw.sprite import palette

WIDTH, HEIGHT = 720, 400
LEFT, RIGHT, TOP, BOTTOM = 76, 150, 48, 56
COLOURS = tuple(palette()[name] for name in ("blue", "red", "green", "purple"))
DASHES = ("", "7 4", "2 4", "9 3 2 3")
LONGEST = 40
"""The longest name beside an interval, in characters."""
INK, FAINT, PAPER = "#222", "#ddd", "#fff"


class Curve(NamedTuple):
    """A name and its points from left to right."""

    name: str
    points: Sequence[tuple[float, float]]


class Interval(NamedTuple):
    """A named value with its confidence interval."""

    name: str
    low: float
    value: float
    high: float


class _Scale(NamedTuple):
    low: float
    high: float
    begin: float
    end: float

    def __call__(self, value: float) -> float:
        return self.begin + (value - self.low) / (self.high - self.low) * (self.end - self.begin)


def plot(title: str, across: str, up: str, lines: Sequence[Curve], *, powers: bool = False, bars: bool = False) -> str:
    """Draw curves in one frame, or bars if there is one curve; `powers` makes the vertical axis logarithmic."""
    lines = [line for line in lines if line.points]
    xs = [x for line in lines for x, _ in line.points]
    ys = [log10(y) if powers else y for line in lines for _, y in line.points]
    low, high, step = (floor(min(ys)), ceil(max(ys)), 1.0) if powers else _nice(max(ys))
    half = ((xs[1] - xs[0]) / 2 if len(xs) > 1 else 0.5) if bars else 0.0
    x_at = _Scale(min(xs) - half, max(xs) + half, LEFT, WIDTH - RIGHT)
    y_at = _Scale(low, high, HEIGHT - BOTTOM, TOP)
    parts = [*_page(title, HEIGHT), *_frame(across, up, x_at, y_at, step, powers=powers)]
    for number, line in enumerate(lines):
        points = [(x_at(x), y_at(log10(y) if powers else y)) for x, y in line.points]
        parts += _bars(points) if bars else _curve(number, line.name, points)
    return "\n".join([*parts, "</svg>", ""])


def spans(title: str, across: str, rows: Sequence[Interval], fair: float) -> str:
    """Draw shares as dots with their intervals, one per row, beside a line at the fair share."""
    left, row = 300, 26
    bottom = TOP + row * len(rows)
    x_at = _Scale(0.0, 1.0, left, WIDTH - 40)
    parts = [*_page(title, bottom + BOTTOM)]
    for tenth in range(0, 11, 2):
        x = x_at(tenth / 10)
        parts.append(f'<path d="M{x:.1f} {TOP}V{bottom}" stroke="{FAINT}"/>')
        parts.append(_text(x, bottom + 20, f"{tenth * 10} %", anchor="middle"))
    parts.append(f'<path d="M{x_at(fair):.1f} {TOP}V{bottom}" stroke="{INK}" stroke-dasharray="4 4"/>')
    for number, span in enumerate(rows):
        y = TOP + row * (number + 0.5)
        ends = f"M{x_at(span.low):.1f} {y:.1f}H{x_at(span.high):.1f}"
        name = span.name if len(span.name) <= LONGEST else span.name[: LONGEST - 1] + "…"
        parts.append(_text(left - 12, y + 4, name, anchor="end"))
        parts.append(f'<path d="{ends}" stroke="{COLOURS[0]}" stroke-width="3"/>')
        parts.append(f'<circle cx="{x_at(span.value):.1f}" cy="{y:.1f}" r="5" fill="{COLOURS[0]}"/>')
    parts.append(_text((left + WIDTH - 40) / 2, bottom + 44, across, anchor="middle"))
    return "\n".join([*parts, "</svg>", ""])


def _page(title: str, height: int) -> list[str]:
    """An empty page with a title."""
    box, font = f'viewBox="0 0 {WIDTH} {height}"', 'font-family="system-ui, sans-serif" font-size="13"'
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" {box} role="img" {font} fill="{INK}"><title>{escape(title)}</title>',
        f'<rect width="{WIDTH}" height="{height}" rx="8" fill="{PAPER}"/>',
        _text(LEFT, 26, title, size=16, weight="bold"),
    ]


def _nice(most: float) -> tuple[float, float, float]:
    """An axis from 0 to a round number above `most`, in four to eight steps."""
    power = 10 ** floor(log10(most))
    step = next(power * part for part in (0.2, 0.25, 0.5, 1, 2) if most / (power * part) <= 6)
    return 0.0, ceil(most / step) * step, step


def _power(exponent: int) -> str:
    """A power of ten, as text."""
    if -4 < exponent < 4:
        return f"{10**exponent:g}"
    return "10" + str(exponent).translate(str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹"))


def _text(x: float, y: float, text: str, *, size: int = 13, weight: str = "normal", anchor: str = "start") -> str:
    style = f'font-size="{size}" font-weight="{weight}" text-anchor="{anchor}"'
    return f'<text x="{x:.1f}" y="{y:.1f}" {style}>{escape(text)}</text>'


def _frame(across: str, up: str, x_at: _Scale, y_at: _Scale, step: float, *, powers: bool) -> list[str]:
    parts: list[str] = []
    for number in range(round((y_at.high - y_at.low) / step) + 1):
        value = y_at.low + number * step
        y = y_at(value)
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="{FAINT}"/>')
        parts.append(_text(LEFT - 8, y + 4, _power(round(value)) if powers else f"{value:g}", anchor="end"))
    every = _nice(x_at.high)[2] if x_at.high - x_at.low > 40 else 2 if x_at.high - x_at.low > 12 else 1
    value = ceil(x_at.low / every) * every
    while value <= x_at.high:
        parts.append(_text(x_at(value), HEIGHT - BOTTOM + 20, f"{value:g}", anchor="middle"))
        value += every
    parts.append(_text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 12, across, anchor="middle"))
    middle = (TOP + HEIGHT - BOTTOM) / 2
    parts.append(f'<g transform="rotate(-90 18 {middle:.0f})">{_text(18, middle, up, anchor="middle")}</g>')
    return parts


def _curve(number: int, name: str, points: Sequence[tuple[float, float]]) -> list[str]:
    colour, (end_x, end_y) = COLOURS[number % 4], points[-1]
    path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    dots = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3"/>' for x, y in points)
    return [
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{DASHES[number % 4]}"/>',
        f'<g fill="{colour}">{dots}{_text(end_x + 10, end_y + 4, name)}</g>',
    ]


def _bars(points: Sequence[tuple[float, float]]) -> list[str]:
    width = 0.8 * (points[1][0] - points[0][0]) if len(points) > 1 else 20
    bars = [
        f'<rect x="{x - width / 2:.1f}" y="{y:.1f}" width="{width:.1f}" height="{HEIGHT - BOTTOM - y:.1f}"/>'
        for x, y in points
    ]
    return [f'<g fill="{COLOURS[0]}">', *bars, "</g>"]
