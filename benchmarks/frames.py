"""Smooth on a phone: how long frames take in a real Chromium on a slowed CPU, while the pointer drags something.

A case is a file of this folder whose `claim()` returns a Smooth: it prepares a page so that something can be dragged,
and says which way. Frames are timed by the page's own clock and compared with those of the idle page in the same run.
"""

import sys
import tempfile
from collections.abc import Callable, Generator
from contextlib import contextmanager
from itertools import pairwise
from math import cos, pi, sin
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct

from benchmarks.harness import peer, processor, table, tell

if TYPE_CHECKING:
    from playwright.sync_api import Page

SLOWED = 4
"""The CPU slowdown: about a phone of some years ago."""
PHONE = (390, 844)
MOVES = 150
"""Moves of the pointer in a round, one per frame: some seconds."""
RECORD = """() => {
  window.frames_seen = []
  const note = (at) => { window.frames_seen.push(at); window.frames_on = requestAnimationFrame(note) }
  window.frames_on = requestAnimationFrame(note)
}"""
STOP = "() => { cancelAnimationFrame(window.frames_on); return window.frames_seen }"

Grip: TypeAlias = tuple[float, float, float, float]
"""Where the pointer goes down, and how far it moves in each direction."""


class Smooth(Struct, frozen=True):
    """A sentence; how to prepare a page for dragging; the longest allowed frame."""

    title: str
    ready: Callable[["Page"], Callable[[], Grip]]  # called for each round, since things may have moved
    milliseconds: float = 50
    rounds: int = 5


def measured(name: str, claim: Smooth) -> bool:
    """Drag and print the table that the docs quote; return whether the claim holds in the median round."""
    still: list[list[float]] = []
    dragged: list[list[float]] = []
    with phone() as page:
        grip = claim.ready(page)
        slow(page)
        for turn in range(-1, claim.rounds):  # round −1 is the warm-up
            tell(f"{name}: round {turn + 1} of {claim.rounds}")
            quiet, moved = frames(page, None), frames(page, grip())
            if turn >= 0:
                still.append(quiet)
                dragged.append(moved)
    tell("")
    print(f"\n### {name}: {claim.title}\n\n{where()}, CPU slowed {SLOWED} ×, {claim.rounds} rounds\n")
    rows = [row("nothing moves", still), row("dragging", dragged)]
    worst = median(percentile(one, 99) for one in dragged)
    held = worst <= claim.milliseconds
    table(["page", "frames", "median ms", "p95 ms", "p99 ms", "longest ms"], rows)
    print()
    claimed = f"dragging, p99 of frames in ms ≤ {claim.milliseconds:g}"
    table(["claim", "median of rounds", ""], [[claimed, f"{worst:.1f}", "holds" if held else "DOES NOT HOLD"]])
    return held


def row(what: str, rounds: list[list[float]]) -> list[str]:
    """A table row: percentiles of each round, and their median."""
    figures = [f"{median(percentile(one, part) for one in rounds):.1f}" for part in (50, 95, 99, 100)]
    return [what, str(sum(map(len, rounds))), *figures]


def percentile(lengths: list[float], part: float) -> float:
    """The length that this percentage of frames does not exceed."""
    ordered = sorted(lengths)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part / 100))]


def frames(page: "Page", grip: Grip | None) -> list[float]:
    """The length of each frame in milliseconds, while the pointer drags or nothing moves."""
    page.evaluate(RECORD)
    if grip is None:
        page.wait_for_timeout(MOVES * 1000 / 60)
    else:
        drag(page, grip)
    times: list[float] = page.evaluate(STOP)
    return [after - before for before, after in pairwise(times)]


def drag(page: "Page", grip: Grip) -> None:
    """Drag back and forth, ending at the start."""
    x, y, across, down = grip
    page.mouse.move(x, y)
    page.mouse.down()
    for number in range(1, MOVES + 1):
        angle = 2 * pi * number / MOVES
        page.mouse.move(x + across * sin(3 * angle), y + down * (1 - cos(2 * angle)) / 2)
    page.mouse.move(x, y)
    page.mouse.up()


@contextmanager
def phone() -> Generator["Page"]:
    """A page of a new guest on a phone's screen, at its own server."""
    peer("playwright.sync_api")
    from tests.web.browser import browsing  # imported here: needs the browser's driver
    from tests.web.house import serving, visiting

    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as house,
        browsing() as browser,
        visiting(browser, house, pace="calm") as page,
    ):
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        yield page


def slow(page: "Page") -> None:
    session: Any = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})


def where() -> str:
    """The machine on which it was measured."""
    return f"Chromium on {sys.platform}, {processor()}"
