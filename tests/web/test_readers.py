"""Readers with needs of their own, on the screens beside the tables: lessons, televisions, replays, and a new table.

Doubled text loses nothing, nothing lies under a notch, and where no motion is wanted nothing moves. `test_devices.py`
does the same at the tables.
"""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

import pytest
from playwright.sync_api import Browser, Page, expect

from swordfish.games import NAMES
from tests.web.house import House, visiting
from tests.web.pupil import walk as walk_lesson
from tests.web.stage import LAY, LONGEST, NAME, SAY, TINY, steps
from tests.web.still import still
from tests.web.test_devices import MOVED, NOTCHES, PLAYED, double, grown, lost, lost_doubled, notched, sized

Look: TypeAlias = Callable[[str], None]
Screens: TypeAlias = Callable[[Page, Look], None]
pytestmark = pytest.mark.parametrize("browser", [pytest.param("machine", id=pytest.HIDDEN_PARAM)], indirect=True)
"""Once: these tests are not about fonts."""
OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll('.chair')].map((one) => one.getBoundingClientRect())
  const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  return boxes.flatMap((a, at) =>
    boxes.slice(at + 1).filter((b) => over(a, b)).map((b) => [a.left, a.top, b.left, b.top]))
}"""
"""The corners of each two chairs that lie on each other."""


def first_step(page: Page, look: Look) -> None:
    page.goto("/lesson/swipe")
    page.locator("button.throw").wait_for()
    look("step 0")


def lesson(page: Page, look: Look, game: str) -> None:
    """Every step."""
    walk_lesson(page, game, lambda step: look(f"step {step}"))


def watched(page: Page, look: Look, game: str) -> None:
    """A television at a table, and the replay once its game is over."""
    page.goto("/me")
    chairs = ["you"] if game == "swish" else ["you", "easy"]
    code = page.evaluate(LAY, {"game": game, "options": TINY[game], "chairs": chairs, "name": NAME})
    page.goto(f"/t/{code}")
    assert page.evaluate(SAY, {"type": "Begin"}) == "Done"
    page.locator(".game[data-shown]").wait_for()  # a page that has gone reveals no salt
    page.goto(f"/tv/{code}")
    page.locator(".game[data-shown]").wait_for()
    look("television")
    page.goto(f"/t/{code}")
    for _ in steps(page, game):
        pass
    page.goto(page.locator("a[href^='/replay/']").first.get_attribute("href") or "")
    slider = page.get_by_role("slider")
    expect(slider).not_to_have_attribute("max", "0")
    look("replay")
    last = slider.get_attribute("max") or ""
    slider.fill(last)
    page.locator(f".game[data-shown='{last}']").wait_for()
    look("end of the replay")


def new_table(page: Page, look: Look) -> None:
    for game in NAMES:
        page.goto(f"/new/{game}")
        page.locator(".make").wait_for()
        look(game)


SCREENS = [
    pytest.param(first_step, id="first-step"),
    *(pytest.param(partial(lesson, game=game), marks=pytest.mark.long, id=f"lesson-{game}") for game in NAMES),
    *(pytest.param(partial(watched, game=game), marks=pytest.mark.long, id=f"watched-{game}") for game in NAMES),
    pytest.param(new_table, marks=pytest.mark.long, id="new"),
]
"""The first step of a lesson in make test; all screens in make test-all."""


@pytest.mark.parametrize("screens", SCREENS)
def test_doubled_text_loses_nothing_beside_the_tables(browser: Browser, house: House, screens: Screens) -> None:
    found: dict[str, dict[str, list[str]]] = {}
    with visiting(browser, house, locale=LONGEST) as page:
        double(page)

        def look(name: str) -> None:
            found[name] = lost_doubled(page)

        screens(page, look)
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.parametrize("screens", SCREENS)
def test_nothing_moves_for_a_reader_who_wants_no_motion(browser: Browser, house: House, screens: Screens) -> None:
    """At the pace of a reader who likes to watch: only the wish of the device is left to stop what moves."""
    found: dict[str, list[str]] = {}
    with visiting(browser, house, pace="quick") as page:
        page.emulate_media(reduced_motion="reduce")
        page.add_init_script(MOVED)

        def look(name: str) -> None:
            still(page)
            found[name] = page.evaluate("window.moved")

        screens(page, look)
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.parametrize("screens", SCREENS)
def test_nothing_beside_the_tables_lies_under_a_notch(browser: Browser, house: House, screens: Screens) -> None:
    found: dict[str, list[str]] = {}
    with visiting(browser, house, locale=LONGEST) as page, notched(page) as turn:

        def look(name: str) -> None:
            scrolls = page.locator(".stage").count() == 0
            for size, insets in NOTCHES.items():
                turn(size)
                found[f"{name} at {size}"] = lost(page, insets, scrolls=scrolls)
            page.set_viewport_size(PLAYED)
            still(page)

        screens(page, look)
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.long
def test_no_chair_of_a_new_table_lies_on_another(browser: Browser, house: House) -> None:
    """Whatever the number of players, on a small phone; also where text is doubled. The button stays on the screen."""
    with visiting(browser, house, locale=LONGEST) as page:
        page.goto("/new/swish")
        counts = page.locator(".count")
        counts.first.wait_for()
        for doubled in (False, True):
            if doubled:
                double(page)
                grown(page)
            for size in ((320, 568), (390, 844), (844, 390)):
                sized(page, size)
                for number in range(counts.count()):
                    counts.nth(number).locator("input").check(force=True)
                    players = int(counts.nth(number).inner_text())
                    expect(page.locator(".chair")).to_have_count(players)
                    still(page)
                    assert page.evaluate(OVERLAPS) == [], f"{players} at {size}, doubled: {doubled}"
                expect(page.locator(".make")).to_be_in_viewport(ratio=1)
