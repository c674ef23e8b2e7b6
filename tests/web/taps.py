"""Taps: what the page shows in the first frame after each, and how long the finger waits for it."""

import json
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

from msgspec import Struct, convert
from playwright.sync_api import Page

RECORD = """() => {
  window.taps = []
  let now, changed
  const called = (one) => [...one.classList].filter((name) => !name.startsWith('svelte-')).slice(0, 2).join('.')
  const what = ({ target }) => {
    const one = target.closest('button, a, [role=slider], [data-place], [data-card], .pond') ?? target
    return `${one.localName}${called(one) ? '.' : ''}${called(one)}`
  }
  const clock = (node) => (node.nodeType === 1 ? node : node.parentElement)?.closest('[role=timer]')
  const pressed = ({ target, attributeName }) => attributeName === 'data-pressed' && target.hasAttribute(attributeName)
  const seen = (one) => pressed(one) || (!clock(one.target) && !one.attributeName?.startsWith('data-'))
  const note = (mutations) => (changed ||= mutations.some(seen))
  const told = new MutationObserver(note)
  told.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  const painted = (tap) => {
    const channel = new MessageChannel()
    channel.port1.onmessage = () => (tap.took = performance.now() - tap.from)
    channel.port2.postMessage(null) // after this frame is painted
  }
  const frame = (tap) => requestAnimationFrame(() => {
    note(told.takeRecords())
    if (tap !== now) return
    if (changed) {
      now = undefined
      painted(tap)
    } else {
      if (tap.done) tap.late += 1
      frame(tap)
    }
  })
  addEventListener('pointerdown', (event) => {
    told.takeRecords()
    changed = event.target.closest('[data-pressed]') !== null // by the page, just now
    if (now) now.took = event.timeStamp - now.from // it had no answer
    now = { what: what(event), from: event.timeStamp, done: false, late: 0, took: null, painted: 0 }
    window.taps.push(now)
    frame(now)
  }, true)
  addEventListener('click', () => now && (now.done = true), true)
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      if (!['pointerdown', 'pointerup', 'click'].includes(name)) continue
      const tap = window.taps.findLast(({ from }) => from <= startTime + 1)
      if (tap) tap.painted = Math.max(tap.painted, duration)
    }
  }).observe({ type: 'event', durationThreshold: 16 })
}"""
"""Note each tap from the moment the finger comes down.

`late`: frames after the click that showed nothing new, apart from clocks. `took`: ms until the frame with the first new
thing was painted: what is touched looks pressed. `painted`: the longest time from one of its events, down, up or click,
to the frame after it, by the browser's own measure (Event Timing), or 0 for less than 16.
"""
SETTLED = "() => window.taps.length && window.taps.every(({ took }) => took !== null)"


class Tap(Struct, frozen=True):
    """A tap: what was tapped, and how long its answer took in milliseconds."""

    what: str
    late: int
    took: float
    painted: float

    @property
    def answered(self) -> float:
        """The longer of the two: the first thing that is new, and the frame after each event."""
        return max(self.took, self.painted)


def record(page: Page) -> None:
    """Note the taps on this page from now on."""
    page.evaluate(RECORD)


def recorded(page: Page) -> list[Tap]:
    """The taps so far, once the last one is answered."""
    page.wait_for_function(SETTLED)
    found: list[Any] = page.evaluate("window.taps")
    return [convert(tap, Tap, strict=False) for tap in found]


def unanswered(page: Page) -> list[str]:
    """The controls that were tapped and whose first frame showed nothing new."""
    return [tap.what for tap in recorded(page) if tap.late]


TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline.invalidationTracking"]


class Work(Struct):
    """What a change made the browser do: so many styles computed, and the nodes to lay out, each with the reason."""

    styled: int = 0
    laid_out: list[str] = []


@contextmanager
def working(page: Page) -> Generator[Work]:
    """Measure what happens inside the block, by the browser's own trace: complete when the block has ended."""
    browser = page.context.browser
    assert browser
    work = Work()
    browser.start_tracing(page=page, categories=TRACED)
    try:
        yield work
    finally:
        events: list[Any] = json.loads(browser.stop_tracing())["traceEvents"]
    for event in events:
        if event["name"] == "UpdateLayoutTree":
            work.styled += event["args"].get("elementCount", 0)
        elif event["name"] == "LayoutInvalidationTracking":
            data = event["args"]["data"]
            work.laid_out.append(f"{data.get('nodeName')}: {data.get('reason')}")
