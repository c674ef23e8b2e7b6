"""How a claim of speed is measured: rivals in turn in one run on one core, in CPU time, as ratios with an interval.

A file of this folder is a claim: its function `claim()` returns one. A rival does its work in batches, a game or a
position each, of a millisecond or more, and says how much of each unit a batch held:

    def claim() -> Claim:
        return Claim(
            "Ours is twice as fast as theirs",
            rivals=[Rival("ours", play), Rival("theirs", peer("their_package").play, packages=("their-package",))],
            bounds=[AtLeast(2, "moves", ours="ours", theirs="theirs")],
        )

A bound can fail, and then the claim does. A ratio that we report without claiming anything is a `Comparison`.
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
"""Do batch number n; return how much of each unit it held."""
RESAMPLES = 2000


class Rival(Struct, frozen=True):
    """Whoever does the work. Batch n should be the same work for all, as far as their games allow."""

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
    aim: float = 0  # what we hope for, and do not claim

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
    """`ours` takes at most so many microseconds of CPU time for one of the unit."""

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
    """A figure of `ours` is at most so much."""

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
    """A figure of `ours` is at most so many times that of `theirs`, round by round."""

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
    """How many times the rate or the figure of `theirs` that of `ours` is: printed, and not claimed."""

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
"""By rival and unit: how many per CPU second, in each round; or figures by their names."""


class Claim(Struct, frozen=True):
    """A sentence, who is measured, and what must come out."""

    title: str
    rivals: Sequence[Rival]
    bounds: Sequence[AtLeast | Within] = ()
    comparisons: Sequence[Comparison] = ()
    rounds: int = 25
    seconds: float = 0.2  # CPU time of each rival in a round
    batches: int = 0  # if given, each rival does just these many batches in a round instead, the same for all


class Survey(Struct, frozen=True):
    """A claim about figures that a batch cannot give: of a process of its own, or of the clock on the wall."""

    title: str
    rivals: Mapping[str, Callable[[], Mapping[str, float]]]
    """Each is asked once a round."""
    bounds: Sequence[AtMost | NoMore]
    comparisons: Sequence[Comparison] = ()
    rounds: int = 7
    packages: tuple[str, ...] = ()
    end: Callable[[], None] = lambda: None


class Missing(Exception):
    """A peer that is not installed here."""


def peer(module: str) -> Any:
    """A module that only requirements/bench.txt installs; so the types of the rest are checked without it."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise Missing(f"{module} cannot be imported ({error}); make bench installs it") from error


def measure(name: str, claim: Claim) -> Rates:
    """Let the rivals work in turn, round by round, and show how far it is."""
    rates: dict[str, dict[str, list[float]]] = {rival.name: {} for rival in claim.rivals}
    for turn in range(-1, claim.rounds):  # round −1 warms up and is not counted
        tell(f"{name}: round {turn + 1} of {claim.rounds}")
        first = turn % len(claim.rivals)  # nobody always comes first
        for rival in [*claim.rivals[first:], *claim.rivals[:first]]:
            counts, seconds = _slice(claim, rival, turn)
            for unit, count in counts.items() if turn >= 0 else ():
                rates[rival.name].setdefault(unit, []).append(count / seconds)
    tell("")
    return rates


def surveyed(name: str, survey: Survey) -> Rates:
    """Ask the rivals in turn, round by round; the first round warms up and is not counted."""
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
    """What a rival gets done in its part of a round, and the CPU time of it."""
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
    """Print the tables that the docs quote; whether all of the claim holds. A bound without its rival does not hold."""
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
    """Print rows under a head, as a table of Markdown."""
    widths = [max(len(row[column]) for row in [head, *rows]) for column in range(len(head))]
    for cells in [head, ["-" * width for width in widths], *rows]:
        first, *rest = [*zip(cells, widths, strict=True)]
        print("|", " | ".join([first[0].ljust(first[1]), *(cell.rjust(width) for cell, width in rest)]), "|")


def machine(claim: Claim | Survey) -> str:
    """Where and on what it was measured."""
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
    """What this machine calls its processor."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or "a processor without a name"


def one_core() -> None:
    """Stay on one core, where the system lets us."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def tell(text: str) -> None:
    """Show how far it is, on one line, in nobody's way."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
    elif text:
        print(text, file=sys.stderr, flush=True)
