"""Nothing of a replay moves while its game and its board arrive on a slow network."""

import pytest
from playwright.sync_api import Browser, Page, Route

from tests.web.house import House, visiting
from tests.web.stage import steps, table
from tests.web.still import still
from tests.web.test_stage import MOST_SHIFT, SHIFTS

LATE = ("**/api/tables/*/replay?*", "**/assets/Board-*.js")
"""What arrives late, in this order."""


def finished(browser: Browser, house: House, game: str) -> str:
    """The address of the replay of a game that is over."""
    with table(browser, house, game, ["you", "random"]) as (page, _):
        for _ in steps(page, game):
            pass
        return page.locator("a[href^='/replay/']").first.get_attribute("href") or ""


def shifts(page: Page, address: str) -> float:
    """The sum of the layout shifts while parts of the replay come one after the other."""
    held: list[Route] = []
    for what in LATE:
        page.route(what, lambda route: held.append(route), times=1)
    page.add_init_script(SHIFTS)
    page.goto(address)
    page.locator(".stage").wait_for()
    for then in (".scrub", "[data-zone=board] > .board"):
        still(page)
        held.pop().continue_()
        page.locator(then).wait_for()
    still(page)
    return page.evaluate("() => shifts.reduce((sum, { value }) => sum + value, 0)")


@pytest.mark.parametrize("game", ["swishbones", pytest.param("swipe", marks=pytest.mark.long)])
def test_nothing_moves_while_a_replay_loads(browser: Browser, house: House, game: str) -> None:
    address = finished(browser, house, game)
    for width, height in ((320, 568), (390, 844)):
        with visiting(browser, house, locale="de-DE") as page:
            page.set_viewport_size({"width": width, "height": height})
            assert shifts(page, address) <= MOST_SHIFT, (width, height)
