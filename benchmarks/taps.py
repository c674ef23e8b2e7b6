"""Prompt on a phone: how long a finger waits for the answer of a tap on a slowed CPU, in each game.

The page itself measures, from the timestamp of the finger's touch to the end of the first frame that shows something
new, and the browser, from each event of the tap to the frame after it; the longer one counts. The time of the driver
does not count. Browser and server have all cores, as a phone does not share one with the server. Taps of two kinds are
told apart, and the claim is about each: on a page at rest, where nothing has changed for longer than a move is shown;
and amid moves, where the menu is opened and closed while the moves after a turn are shown.
"""

import os
import tempfile
from collections import defaultdict
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from msgspec import Struct

from benchmarks.frames import SLOWED, percentile, slow, where
from benchmarks.harness import peer, table, tell

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from tests.web.taps import Tap

TURNS = {"swipe": 8, "swirl": 4, "swishbones": 4, "swish": 3}
"""Turns of each game in a round."""
AMID = 3
"""How often the menu is opened and closed after a turn, while moves are shown."""
QUIET = 1000
"""Milliseconds without a change after which the page is at rest; a move is shown for half as long at the quick pace."""
READY = """async ({ wanted, quiet }) => {
  let last = performance.now()
  const clock = (node) => (node.nodeType === 1 ? node : node.parentElement)?.closest('[role=timer]')
  const watch = new MutationObserver((all) => all.every(({ target }) => clock(target)) || (last = performance.now()))
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  for (;;) {
    await new Promise((done) => setTimeout(done, 50))
    if (performance.now() - last < quiet) continue
    for (const [at, selector] of wanted.entries())
      for (const one of document.querySelectorAll(selector)) {
        const box = one.getBoundingClientRect()
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
        const there = document.elementFromPoint(x, y)
        if (!there || !(one.contains(there) || there.contains(one))) continue
        watch.disconnect()
        return [at, x, y]
      }
  }
}"""
"""Wait until the page is at rest and offers one of these; returns which, and where its middle is."""
OVER = ".end"
OPTIONS: Mapping[str, Mapping[str, Any]] = {
    "swipe": {"chips": 40, "dice": 12},
    "swishbones": {"places": [0, 120, 240]},
}
"""Games that last long enough; the others as the tests play them."""
Finger: TypeAlias = Callable[..., str]
"""Tap the first of these selectors that is offered; returns it. The end of a game is not tapped."""


class Prompt(Struct, frozen=True):
    """A sentence, and the longest allowed answer."""

    title: str
    milliseconds: float = 100
    rounds: int = 3


def claim() -> Prompt:
    return Prompt("a tap is answered within 100 ms, with a slow CPU, in every game: p95 of taps")


def measured(name: str, claim: Prompt) -> bool:
    """Play and print the tables that the docs quote; return whether the claim holds in each game's median round."""
    rows: list[list[str]] = []
    busy: list[list[str]] = []
    kinds: dict[str, list[Tap]] = defaultdict(list)
    held = True
    for game in TURN_OF:
        rounds: list[Taps] = []
        for turn in range(claim.rounds):
            tell(f"{name}: {game}, round {turn + 1} of {claim.rounds}")
            with every_core():
                rounds.append(played(game))
        for table_rows, taps in ((rows, [one.at_rest for one in rounds]), (busy, [one.amid for one in rounds])):
            figures, worst = summary(taps)
            holds = worst <= claim.milliseconds
            held &= holds
            table_rows.append([game, *figures, "holds" if holds else "DOES NOT HOLD"])
        for tap in chain.from_iterable(one.at_rest for one in rounds):
            kinds[f"{game}: {tap.what}"].append(tap)
    tell("")
    print(f"\n### {name}: {claim.title}\n\n{where()}, CPU slowed {SLOWED} ×, {claim.rounds} rounds, load {load()}")
    heads = [
        "game",
        "taps",
        "median ms",
        "p95 ms",
        "longest ms",
        "looks pressed, p95 ms",
        f"p95 ≤ {claim.milliseconds:g} ms",
    ]
    print("\nOn a page at rest:\n")
    table(heads, rows)
    print()
    table(["what", "taps", "median ms", "longest ms"], by_kind(kinds))
    print("\nAmid moves:\n")
    table(heads, busy)
    return held


def summary(rounds: list[list["Tap"]]) -> tuple[list[str], float]:
    """The figures of a table's row, and the p95 of the median round."""
    every = list(chain.from_iterable(rounds))
    worst = median(percentile([tap.answered for tap in one], 95) for one in rounds)
    shown = percentile([tap.took for tap in every], 95)
    figures = [median(tap.answered for tap in every), worst, max(tap.answered for tap in every), shown]
    return [str(len(every)), *(f"{value:.0f}" for value in figures)], worst


def by_kind(kinds: Mapping[str, list["Tap"]]) -> list[list[str]]:
    """A row for each control, the slowest first."""
    slowest = sorted(kinds.items(), key=lambda kind: -median(tap.answered for tap in kind[1]))
    return [
        [
            what,
            str(len(taps)),
            f"{median(tap.answered for tap in taps):.0f}",
            f"{max(tap.answered for tap in taps):.0f}",
        ]
        for what, taps in slowest
    ]


def load() -> str:
    """The load of the machine in the last minute."""
    return f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"


@contextmanager
def every_core() -> Generator[None]:
    """Let this process and its children use all cores."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, range(os.cpu_count() or 1))
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


class Taps(NamedTuple):
    """The taps of a game on a page at rest, and those while something is shown."""

    at_rest: list["Tap"]
    amid: list["Tap"]


def played(game: str) -> Taps:
    """Begin a game on a phone and time the taps of its first turns."""
    peer("playwright.sync_api")
    from tests.web.browser import browsing  # imported here: needs the browser's driver
    from tests.web.house import serving, visiting
    from tests.web.stage import LAY, SAY, TINY
    from tests.web.taps import record, recorded

    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as house,
        browsing() as browser,
        visiting(browser, house, phone=True, pace="quick") as page,
    ):
        page.goto("/me")
        chairs = ["you"] if game == "swish" else ["you", "easy", "easy"]
        options = OPTIONS.get(game, TINY[game])
        laid = {"game": game, "options": options, "chairs": chairs, "name": "Ann", "pace": 45}
        page.goto(f"/t/{page.evaluate(LAY, laid)}")
        assert page.evaluate(SAY, {"type": "Begin"}) == "Done"
        page.locator(".game[data-shown]").wait_for()
        finger = touching(page)
        slow(page)
        record(page)
        amid: set[int] = set()
        for _ in range(TURNS[game]):
            finger(".menu")
            finger(".shut")
            if TURN_OF[game](page, finger) == OVER:
                break
            before = len(recorded(page))
            for _ in range(AMID):
                finger(".menu", quiet=0)
                finger(".shut", quiet=0)
            amid |= {*range(before, before + 2 * AMID)}
        taps = recorded(page)
        return Taps(
            [tap for number, tap in enumerate(taps) if number not in amid], [taps[number] for number in sorted(amid)]
        )


def touching(page: "Page") -> Finger:
    """A finger on this page's screen."""
    screen: Any = page.context.new_cdp_session(page)

    def tap(*wanted: str, quiet: int = QUIET) -> str:
        found: tuple[int, float, float] = page.evaluate(READY, {"wanted": wanted, "quiet": quiet})
        at, x, y = found
        if wanted[at] == OVER:
            return OVER  # the game is over, and there is nothing to tap
        screen.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        return wanted[at]

    return tap


def throw_and_rob(_: "Page", finger: Finger) -> str:
    """A throw of swipe, or a victim for a die that asks for one."""
    return finger(OVER, "button.victim", "button.throw")


def play_a_card(_: "Page", finger: Finger) -> str:
    """A card of swirl is looked at and played; then its player may choose."""
    while True:
        what = finger(OVER, "button.choose", "button.take", ".slot.take", ".dock .play", ".hand button:enabled")
        if what in {OVER, ".dock .play"}:
            return what


def swim(page: "Page", finger: Finger) -> str:
    """A way over the water of swishbones is planned and swum; before the first one, a bone is chosen by a key."""
    page.locator(f".take, .swims .pond, {OVER}").first.wait_for(state="attached")
    if page.locator(".take").count():
        page.keyboard.press("ArrowRight")
        finger(".swim:enabled")
    if finger(OVER, ".swims .pond") == OVER:
        return OVER
    return finger(OVER, ".swim:enabled")


def prove(page: "Page", finger: Finger) -> str:
    """A swish is called, laid and proven."""
    from tests.web.stage import DECK
    from tests.web.swish import SwishPlayer

    player = SwishPlayer(page, lambda _: None, cards=DECK)
    if finger(OVER, "button.call:enabled") == OVER:
        return OVER
    for layer in player.seen():
        turn = player.area()[layer.place][1] ^ layer.orientation
        finger(f".area [data-place='{layer.place}']")
        if turn:
            finger(f"[data-axis='{turn}']")
    return finger("button.prove")


TURN_OF: Mapping[str, Callable[["Page", Finger], str]] = {
    "swish": prove,
    "swishbones": swim,
    "swirl": play_a_card,
    "swipe": throw_and_rob,
}
"""How a turn of each game is tapped."""
