"""Measure a claim of speed: rivals in turn in one run on one core, in CPU time, as ratios with an interval.

A file of this folder is a claim: its function `claim()` returns one. A rival works in batches, a game or a position
each, of a millisecond or more, and returns how much of each unit a batch contained:

    def claim() -> Claim:
        return Claim(
            "Ours is twice as fast as theirs",
            rivals=[Rival("ours", play), Rival("theirs", peer("their_package").play, packages=("their-package",))],
            bounds=[AtLeast(2, "moves", ours="ours", theirs="theirs")],
        )

If a bound fails, the claim fails. A ratio that we report without a claim is a `Comparison`.
"""

import gc
import importlib
import os
import platform
import random
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median
from typing import Any, TypeAlias

from msgspec import Struct

Batch: TypeAlias = Callable[[int], Mapping[str, int]]
"""Run batch number n; return how much of each unit it contained."""
RESAMPLES = 2000


class Rival(Struct, frozen=True):
    """One competitor. Batch n should be the same work for all, as far as their games allow."""

    name: str
    batch: Batch
    packages: tuple[str, ...] = ()  # whose versions are printed


class AtLeast(Struct, frozen=True):
    """`ours` does at least `times` as much of the unit per CPU second as `theirs` does of it, or of `their_unit`."""

    times: float
    unit: str
    ours: str
    theirs: str
    their_unit: str = ""
    aim: float = 0  # a goal that we do not claim

    def __post_init__(self) -> None:
        if self.times <= 0:
            raise ValueError("every rate is at least 0 × another: use a Comparison")

    @property
    def words(self) -> str:
        aim = f", aim {self.aim:g}" if self.aim else ""
        theirs = f"{self.theirs}, {self.their_unit}" if self.their_unit else self.theirs
        return f"{self.ours}, {self.unit} ≥ {self.times:g} × {theirs}{aim}"

    def of(self, rates: "Rates") -> list[float]:
        theirs = rates[self.theirs][self.their_unit or self.unit]
        return [one / other for one, other in zip(rates[self.ours][self.unit], theirs, strict=True)]

    def holds(self, low: float, high: float) -> bool:
        return low >= self.times


class Within(Struct, frozen=True):
    """`ours` takes at most this many microseconds of CPU time per unit."""

    microseconds: float
    unit: str
    ours: str

    @property
    def words(self) -> str:
        return f"{self.ours}, µs per {self.unit} ≤ {self.microseconds:g}"

    def of(self, rates: "Rates") -> list[float]:
        return [1e6 / rate for rate in rates[self.ours][self.unit]]

    def holds(self, low: float, high: float) -> bool:
        return high <= self.microseconds


class AtMost(Struct, frozen=True):
    """A figure of `ours` is at most this."""

    limit: float
    figure: str
    ours: str

    @property
    def words(self) -> str:
        return f"{self.ours}, {self.figure} ≤ {self.limit:g}"

    def of(self, figures: "Rates") -> list[float]:
        return list(figures[self.ours][self.figure])

    def holds(self, low: float, high: float) -> bool:
        return high <= self.limit


class NoMore(Struct, frozen=True):
    """A figure of `ours` is at most this many times that of `theirs`, round by round."""

    times: float
    figure: str
    ours: str
    theirs: str
    aim: float = 0

    @property
    def words(self) -> str:
        aim = f", aim {self.aim:g}" if self.aim else ""
        return f"{self.ours}, {self.figure} ≤ {self.times:g} × {self.theirs}{aim}"

    def of(self, figures: "Rates") -> list[float]:
        pairs = zip(figures[self.ours][self.figure], figures[self.theirs][self.figure], strict=True)
        return [one / other for one, other in pairs]

    def holds(self, low: float, high: float) -> bool:
        return high <= self.times


class Comparison(Struct, frozen=True):
    """The ratio of our rate or figure to theirs: printed, not claimed."""

    figure: str
    ours: str
    theirs: str

    @property
    def words(self) -> str:
        return f"{self.ours}, {self.figure} : {self.theirs}"

    def of(self, figures: "Rates") -> list[float]:
        pairs = zip(figures[self.ours][self.figure], figures[self.theirs][self.figure], strict=True)
        return [one / other for one, other in pairs]


Rates: TypeAlias = Mapping[str, Mapping[str, Sequence[float]]]
"""By rival and unit: the rate per CPU second, in each round; or figures by name."""


class Claim(Struct, frozen=True):
    """A sentence, the rivals, and the bounds that must hold."""

    title: str
    rivals: Sequence[Rival]
    bounds: Sequence[AtLeast | Within] = ()
    comparisons: Sequence[Comparison] = ()
    rounds: int = 25
    seconds: float = 0.2  # CPU time per rival and round
    batches: int = 0  # if given, each rival runs this many batches per round instead


class Survey(Struct, frozen=True):
    """A claim about figures that a batch cannot give: of a separate process, or in wall-clock time."""

    title: str
    rivals: Mapping[str, Callable[[], Mapping[str, float]]]
    """Each is called once per round."""
    bounds: Sequence[AtMost | NoMore]
    comparisons: Sequence[Comparison] = ()
    rounds: int = 7
    packages: tuple[str, ...] = ()
    end: Callable[[], None] = lambda: None


class Missing(Exception):
    """A competitor that is not installed here."""


def peer(module: str) -> Any:
    """A module that only requirements/bench.txt installs; the rest is type-checked without it."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise Missing(f"{module} cannot be imported ({error}); make bench installs it") from error


def measure(name: str, claim: Claim) -> Rates:
    """Let the rivals work in turn, round by round, and show progress."""
    rates: dict[str, dict[str, list[float]]] = {rival.name: {} for rival in claim.rivals}
    for turn in range(-1, claim.rounds):  # round −1 is the warm-up
        tell(f"{name}: round {turn + 1} of {claim.rounds}")
        first = turn % len(claim.rivals)  # the first rival rotates
        for rival in [*claim.rivals[first:], *claim.rivals[:first]]:
            counts, seconds = _slice(claim, rival, turn)
            for unit, count in counts.items() if turn >= 0 else ():
                rates[rival.name].setdefault(unit, []).append(count / seconds)
    tell("")
    return rates


def surveyed(name: str, survey: Survey) -> Rates:
    """Query the rivals in turn, round by round; the first round is the warm-up."""
    figures: dict[str, dict[str, list[float]]] = {rival: {} for rival in survey.rivals}
    try:
        for turn in range(-1, survey.rounds):
            tell(f"{name}: round {turn + 1} of {survey.rounds}")
            for rival, ask in survey.rivals.items():
                for figure, value in ask().items():
                    if turn >= 0:
                        figures[rival].setdefault(figure, []).append(value)
    finally:
        survey.end()
    tell("")
    return figures


def _slice(claim: Claim, rival: Rival, turn: int) -> tuple[Mapping[str, int], float]:
    """The work of a rival in its part of a round, and its CPU time."""
    counts: dict[str, int] = {}
    clock, number = time.process_time, max(turn, 0) * (claim.batches or 1_000_000)
    last = number + claim.batches if claim.batches else sys.maxsize
    gc.collect()
    begin = clock()
    end = sys.maxsize if claim.batches else begin + claim.seconds
    while number < last and clock() < end:
        for unit, count in rival.batch(number).items():
            counts[unit] = counts.get(unit, 0) + count
        number += 1
    return counts, clock() - begin


def interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The median and its 95 % interval, by bootstrap over the rounds."""
    chance = random.Random(0)
    medians = sorted(median(chance.choices(values, k=len(values))) for _ in range(RESAMPLES))
    return median(values), medians[round(RESAMPLES * 0.025)], medians[round(RESAMPLES * 0.975) - 1]


def report(name: str, claim: Claim | Survey, rates: Rates) -> bool:
    """Print the tables that the docs quote; return whether the whole claim holds. A bound without its rival fails."""
    print(f"\n### {name}: {claim.title}\n\n{machine(claim)}\n")
    units = list(dict.fromkeys(unit for rival in rates.values() for unit in rival))
    speeds = [
        [rival, *(f"{median(done[unit]):,.0f}" if unit in done else "–" for unit in units)]
        for rival, done in rates.items()
    ]
    table(["rival", *(unit if isinstance(claim, Survey) else f"{unit}/s" for unit in units)], speeds)
    rows: list[list[str]] = []
    held = True
    for bound in claim.bounds:
        if not _measured(bound, rates):
            held = False
            rows.append([bound.words, "–", "–", "NOT MEASURED"])
            continue
        middle, low, high = interval(bound.of(rates))
        holds = bound.holds(low, high)
        held = held and holds
        rows.append([bound.words, *_cells(middle, low, high), "holds" if holds else "DOES NOT HOLD"])
    if rows:
        print()
        table(["claim", "median", "95 % interval", ""], rows)
    compared = [one for one in claim.comparisons if _measured(one, rates)]
    if compared:
        print()
        table(["comparison", "median", "95 % interval"], [[o.words, *_cells(*interval(o.of(rates)))] for o in compared])
    return held


def _measured(bound: AtLeast | Within | AtMost | NoMore | Comparison, rates: Rates) -> bool:
    """Whether all of its rivals took part."""
    return {bound.ours, getattr(bound, "theirs", bound.ours)} <= rates.keys()


def _cells(middle: float, low: float, high: float) -> list[str]:
    return [f"{middle:.2f}", f"{low:.2f}–{high:.2f}"]


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print rows under a header as a Markdown table."""
    widths = [max(len(row[column]) for row in [head, *rows]) for column in range(len(head))]
    for cells in [head, ["-" * width for width in widths], *rows]:
        first, *rest = [*zip(cells, widths, strict=True)]
        print("|", " | ".join([first[0].ljust(first[1]), *(cell.rjust(width) for cell, width in rest)]), "|")


def machine(claim: Claim | Survey) -> str:
    """The machine and the versions of the packages."""
    named = claim.packages if isinstance(claim, Survey) else [name for one in claim.rivals for name in one.packages]
    packages = dict.fromkeys(named)
    return ", ".join(
        [
            f"{platform.python_implementation()} {platform.python_version()}",
            *(f"{name} {_version(name)}" for name in packages),
            f"{platform.system()} {platform.machine()}, one core of {processor()}",
            f"{'' if isinstance(claim, Survey) else 'CPU time, '}{claim.rounds} rounds",
        ]
    )


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "?"


def processor() -> str:
    """The name of this machine's processor."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or "a processor without a name"


def one_core() -> None:
    """Pin the process to one core, if the system allows it."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def tell(text: str) -> None:
    """Show progress on one line."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
    elif text:
        print(text, file=sys.stderr, flush=True)
