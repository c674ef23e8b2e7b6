"""The layout of a few pages, compared with a stored version: rows of names, not pixels, which fonts change.

Each page is a list of rows, each row the names of the things side by side in it. `python -m
tests.web.test_layout` writes layouts.json again; look at the screenshots before you commit it.
"""

import json
import tempfile
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import browsing
from tests.web.house import House, serving, visiting
from tests.web.player import Player
from tests.web.still import still

KEPT = Path(__file__).parent / "layouts.json"
ROWS = """things => {
  const found = Object.entries(things).flatMap(([name, selector]) =>
    [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).map((one) => {
      const { left, top, bottom } = one.getBoundingClientRect()
      return { name, left, top, bottom, middle: (top + bottom) / 2 }
    }))
  const rows = []
  for (const one of found.sort((a, b) => a.middle - b.middle)) {
    const inside = (a, b) => b.top < a.middle && a.middle < b.bottom
    const beside = (its) => inside(one, its) && inside(its, one)
    const row = rows.find((other) => other.some(beside))
    if (row) row.push(one)
    else rows.push([one])
  }
  return rows.map((row) => row.sort((a, b) => a.left - b.left).map(({ name }) => name))
}"""
"""Things are side by side if the middle of each is between the other's edges."""
HOME = {
    "mark": "header .mark",
    "language": "header .language",
    "me": "header .me",
    "title": ".hero h1",
    "card": ".card-game",
}
NEW = {"title": "h1", "table": ".set", "ways": "form .panel"}
TABLE = {"bar": "[data-zone=bar]", "ring": ".ring", "tray": ".tray", "log": "aside h2", "throw": ".dock .throw"}
REPLAY = {"ring": ".ring", "scrub": "input[type=range]", "play": ".controls .primary", "back": ".controls .row .quiet"}
ME = {"name": "form.name", "likes": ".likes fieldset", "games": ".two > section", "more": ".two > .column"}


def layouts(page: Page) -> dict[str, list[list[str]]]:
    """The rows of each page, as a guest comes to it."""
    player = Player(page, lambda thing: thing.click())
    found: dict[str, list[list[str]]] = {}
    page.goto("/")
    page.locator("[data-game=swipe]").get_by_role("button", name="Play against bots").wait_for()
    still(page)
    found["home"] = page.evaluate(ROWS, HOME)
    page.goto("/new/swipe")
    page.locator(".make").wait_for()
    expect(page.locator(".chair.you [data-icon=person]")).to_be_visible()  # no face before the player has one
    still(page)
    found["new"] = page.evaluate(ROWS, NEW)
    player.make("swipe", "Tiny: 14")
    player.throw.wait_for()
    still(page)
    found["table"] = page.evaluate(ROWS, TABLE)
    assert player.go_on()
    player.watch()
    page.locator(".ring").wait_for()
    still(page)
    found["replay"] = page.evaluate(ROWS, REPLAY)
    page.goto("/me")
    page.locator("a[href^='/replay/']").first.wait_for()  # the guest's games have come
    still(page)
    found["me"] = page.evaluate(ROWS, ME)
    return found


@pytest.mark.parametrize("phone", [False, True])
def test_pages_are_laid_out_as_they_were(browser: Browser, house: House, phone: bool) -> None:
    with visiting(browser, house, phone=phone) as page:
        kept = json.loads(KEPT.read_text(encoding="utf-8"))
        assert layouts(page) == kept["phone" if phone else "wide"]


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as house, browsing() as browser:
        found: dict[str, dict[str, list[list[str]]]] = {}
        for size in ("wide", "phone"):
            with visiting(browser, house, phone=size == "phone") as page:
                found[size] = layouts(page)
    KEPT.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
