"""A player of swishbones on the page, with any input device."""

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.still import still

STEP = 0.1
"""Seconds between two positions of a finger."""
BENDS = [-60, -30, 0, 30, 60]
SHORT: dict[str, Any] = {"bones": 6, "bends": BENDS, "spacing": 1500, "places": [0, 180]}
"""A pond whose food is soon eaten."""

OFFERED = """before => {
  const shown = document.querySelector('.game')?.dataset.shown
  if (shown === undefined || shown === before) return null
  const offers = ['.end', '.take', '.grip', '.handle']
  const found = offers.find((offer) => document.querySelector(offer))
  return found ? [found, shown] : null
}"""
"""What the page offers once it shows more than before."""


def table(page: Page, **options: Any) -> None:
    """Go to a table with these options, against a quick bot."""
    page.goto("/")
    made = page.evaluate(
        """async ({ options }) => {
          const post = (path, body) => fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body) }).then((answer) => answer.json())
          await post('/api/guest', { name: 'Ann' })
          return post('/api/tables', { game: 'swishbones', options, listed: false, pace: 0 })
        }""",
        {"options": {"seats": 2, **options}},
    )
    page.goto(f"/t/{made['code']}")


def against_a_bot(page: Page, seat: int = 0, **options: Any) -> None:
    """Sit down on a seat, fill the others with bots, and begin."""
    table(page, **options)
    page.get_by_role("button", name="Sit here").nth(seat).click()
    page.get_by_role("button", name="Fill with bots").click()
    begin = page.get_by_role("button", name="Begin")
    expect(begin).to_be_enabled()
    begin.click()


class Swimmer:
    """Plays on a pond: `press` a button, `turn` the handle to a bend, `pick` a bone."""

    def __init__(self, page: Page, press: Callable[[Locator], None], turn: Callable[["Swimmer", int], None]) -> None:
        self.page, self.press, self._turn = page, press, turn
        self.handle = page.locator(".handle")
        self.swim = page.locator(".controls .swim")
        self.think = page.locator(".controls .think")
        self.back = page.locator(".controls .back")
        self.halt = page.locator(".controls .halt")
        self.log = page.get_by_role("region", name="What happened")

    def offered(self, before: str = "") -> tuple[str, str]:
        what, shown = self.page.wait_for_function(OFFERED, arg=before).json_value()
        return what, shown

    @property
    def bend(self) -> int:
        return int(self.handle.get_attribute("aria-valuenow") or "")

    @property
    def left(self) -> int:
        return int(self.page.locator(".pips").get_attribute("data-left") or "")

    def turn(self, bend: int) -> None:
        self._turn(self, bend)
        expect(self.handle).to_have_attribute("aria-valuenow", str(bend))

    def spans(self, kind: str) -> list[tuple[int, int]]:
        """The bends with this outcome."""
        found = self.page.locator(f".span.{kind}").all()
        return [
            (int(one.get_attribute("data-first") or ""), int(one.get_attribute("data-last") or "")) for one in found
        ]

    def best(self, bends: list[int]) -> int | None:
        """A bend that eats, else the first open one; None if all are blocked."""
        for kind in ("eats", "free", "indigestible"):
            for first, last in self.spans(kind):
                for bend in bends:
                    if first <= bend <= last:
                        return bend
        return None

    def play(self, bends: list[int], most: int = 400) -> bool:
        """Swim swish by swish, always to the best bite; returns whether the game is over."""
        what, shown = self.offered()
        for _ in range(most):
            if what == ".end":
                return True
            self.do(what, bends)
            what, shown = self.offered(shown)
        return what == ".end"

    def do(self, offered: str, bends: list[int]) -> None:
        """Do what is offered: take a bone, set out from the side, or swish to the best bite."""
        if offered == ".take":
            self.take()
        elif offered == ".grip":
            self.press(self.swim)
        else:
            bend = self.best(bends)
            assert bend is not None, "a fish that cannot swish is not asked"
            if bend != self.bend:
                self.turn(bend)
            self.press(self.swim)

    def take(self) -> None:
        """The first bone that may be taken."""
        if not self.page.locator(".take.picked").count():
            self.page.keyboard.press("ArrowRight")
        self.page.locator(".take.picked").wait_for()
        self.press(self.swim)


def by_mouse(page: Page) -> Swimmer:
    return Swimmer(page, lambda thing: thing.click(), drag)


def by_keys(page: Page) -> Swimmer:
    keys = {"swim": "Enter", "think": "Space", "back": "Backspace", "halt": "KeyS"}

    def press(thing: Locator) -> None:
        expect(thing).to_be_enabled()
        name = (thing.get_attribute("class") or "").split()
        page.keyboard.press(next(keys[one] for one in name if one in keys))

    return Swimmer(page, press, arrows)


def by_touch(page: Page) -> Swimmer:
    return Swimmer(page, lambda thing: thing.tap(), swipe)


def arrows(swimmer: Swimmer, bend: int) -> None:
    for _ in range(130):
        now = swimmer.bend
        if now == bend:
            return
        big = abs(bend - now) >= 10 and swimmer.page.locator(".stop").count() == 0
        key = "ArrowLeft" if bend > now else "ArrowRight"
        swimmer.page.keyboard.press(f"Shift+{key}" if big else key)


def aim(swimmer: Swimmer, bend: int) -> tuple[float, float, float, float]:
    """The position of the handle on the screen, and its position at another bend, once nothing moves."""
    still(swimmer.page)
    found = swimmer.page.evaluate(
        """bend => {
          const svg = document.querySelector('.pond .still')
          const [box, view] = [svg.getBoundingClientRect(), svg.viewBox.baseVal]
          const handle = document.querySelector('.handle'), now = Number(handle.getAttribute('aria-valuenow'))
          const disc = handle.querySelector('.disc').getBoundingClientRect()
          const at = { x: disc.x + disc.width / 2, y: disc.y + disc.height / 2 }
          const ghost = document.querySelector('.ghost .ring').getBoundingClientRect()
          const near = { x: ghost.x + ghost.width / 2, y: ghost.y + ghost.height / 2 }
          const unit = box.width / view.width
          const away = { x: at.x - near.x, y: at.y - near.y }, far = Math.hypot(away.x, away.y)
          const front = { x: near.x - (away.x / far) * 100 * unit, y: near.y - (away.y / far) * 100 * unit }
          const turn = (-(bend - now) * Math.PI) / 180
          const arm = { x: at.x - front.x, y: at.y - front.y }
          return [at.x, at.y, front.x + arm.x * Math.cos(turn) - arm.y * Math.sin(turn),
            front.y + arm.x * Math.sin(turn) + arm.y * Math.cos(turn)]
        }""",
        bend,
    )
    return found[0], found[1], found[2], found[3]


def drag(swimmer: Swimmer, bend: int) -> None:
    if swimmer.bend == bend:  # without a movement it would be a click on what lies under the handle
        return
    x, y, to_x, to_y = aim(swimmer, bend)
    mouse = swimmer.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move((x + to_x) / 2, (y + to_y) / 2)
    mouse.move(to_x, to_y)
    mouse.up()


def swipe(swimmer: Swimmer, bend: int) -> None:
    """One finger along the arc."""
    x, y, to_x, to_y = aim(swimmer, bend)
    fingers(swimmer.page, [(x, y)], [((x + to_x) / 2, (y + to_y) / 2)], *[[(to_x, to_y)]] * 5)


def fingers(page: Page, *places: list[tuple[float, float]]) -> None:
    """Touch, move and release fingers by the device's own events.

    Their timestamps are slow and end at rest: a fling would swallow the next tap.
    """
    session: Any = page.context.new_cdp_session(page)  # its types are open
    steps = [*places, []]
    began = time.time() - STEP * len(steps)
    for number, fingertips in enumerate(steps):
        kind = "touchStart" if number == 0 else "touchMove" if fingertips else "touchEnd"
        points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(fingertips)]
        told = {"type": kind, "touchPoints": points, "timestamp": began + STEP * number}
        session.send("Input.dispatchTouchEvent", told)
    session.detach()
