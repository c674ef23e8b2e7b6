"""axe finds nothing serious on any screen of any game: in no phase, on no television, in no replay and no lesson."""

import pytest
from playwright.sync_api import Browser, expect

from swordfish.games import NAMES
from tests.web.house import House, visiting
from tests.web.pupil import walk as walk_lesson
from tests.web.stage import table, walk
from tests.web.test_page import serious

pytestmark = [
    pytest.mark.long,
    pytest.mark.parametrize("browser", [pytest.param("machine", id=pytest.HIDDEN_PARAM)], indirect=True),
]
PHONE = (390, 844)
LAPTOP = (1440, 900)


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("game", NAMES)
def test_axe_finds_nothing_serious_in_any_phase_nor_in_the_replay(
    browser: Browser, house: House, game: str, size: tuple[int, int]
) -> None:
    found: dict[str, list[str]] = {}
    with table(browser, house, game, ["you", "easy", "easy"]) as (page, _):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for phase in walk(page, game):
            found[phase] = serious(page)
        page.goto(page.locator("a[href^='/replay/']").first.get_attribute("href") or "")
        expect(page.get_by_role("slider")).not_to_have_attribute("max", "0")
        found["replay"] = serious(page)
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.parametrize("game", NAMES)
def test_axe_finds_nothing_serious_on_a_television(browser: Browser, house: House, game: str) -> None:
    with table(browser, house, game, ["you", "guest", "easy"]) as (page, _):
        page.goto(page.url.replace("/t/", "/tv/"))
        page.locator(".game[data-shown]").wait_for()
        assert serious(page) == []


@pytest.mark.parametrize("game", NAMES)
def test_axe_finds_nothing_serious_in_any_step_of_a_lesson(browser: Browser, house: House, game: str) -> None:
    found: dict[int, list[str]] = {}
    with visiting(browser, house, phone=True) as page:

        def look(step: int) -> None:
            found[step] = serious(page)

        walk_lesson(page, game, look)
    assert {step: what for step, what in found.items() if what} == {}
