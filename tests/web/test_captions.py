"""The caption of a television fits its screen, whatever changes: its width, its height, the size of text."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from swordfish.words import sentence
from tests.web.house import House, visiting
from tests.web.stage import CALLED, LAY, LONGEST, NAME, SAY, table
from tests.web.still import still

pytestmark = pytest.mark.parametrize("browser", [pytest.param("machine", id=pytest.HIDDEN_PARAM)], indirect=True)
UNFIT = """() => {
  const line = document.querySelector('.question')
  const size = parseFloat(getComputedStyle(line).fontSize)
  const least = Math.max(14, innerHeight / 45)
  if (size < least - 0.1) return `${size} px, less than ${least}`
  if (line.scrollWidth > line.clientWidth) return `${line.scrollWidth} px of text in ${line.clientWidth}`
  const wraps = line.clientHeight > 1.8 * size
  return wraps && size > least + 0.1 ? `${line.clientHeight} px high, in letters of ${size}` : ''
}"""
"""Why the caption does not fit: its letters are too small, it is cut, or it wraps although it could be smaller."""
FULL = sentence("page-fullscreen", lang=LONGEST)
LOW, HIGH = {"width": 390, "height": 568}, {"width": 390, "height": 844}

OF_LOBBY = """() => {
  const texts = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
  const words = [...document.querySelectorAll('main *')].filter((one) => texts(one) && one.checkVisibility())
  const small = words.filter((one) => parseFloat(getComputedStyle(one).fontSize) < innerHeight / 45 - 0.05)
  const scrolled = document.documentElement.scrollHeight - innerHeight
  return [Math.max(0, scrolled), document.querySelectorAll('main :is(button, a, input)').length, small.length]
}"""
"""How far a page must be scrolled, how many controls it has, and how many words are too small for a television."""


def test_a_caption_is_fitted_again_if_only_the_height_of_the_screen_changes(browser: Browser, house: House) -> None:
    """The text of a television is as high as its screen allows: a window that grows makes it larger."""
    with table(browser, house, "swish", ["you", "guest"]) as (page, guest):
        assert guest
        page.goto(page.url.replace("/t/", "/tv/"))
        page.locator(".game[data-shown]").wait_for()
        assert guest.evaluate(SAY, {"type": "Speak", "commands": [{"type": "Call", "layout": 0}]}) == "Done"
        expect(page.locator(".question")).to_contain_text(CALLED.split()[0])
        for size in (LOW, HIGH, LOW):
            page.set_viewport_size(size)  # pyright: ignore[reportArgumentType] - a dict of just these two
            still(page)
            assert page.evaluate(UNFIT) == "", size


def test_the_controls_of_a_television_come_with_a_mouse_that_moves(browser: Browser, house: House) -> None:
    """If something changes under a mouse that lies still, browsers say that it moved, by nothing."""
    with table(browser, house, "swish", ["you", "guest"]) as (page, _):
        page.goto(page.url.replace("/t/", "/tv/"))
        page.locator(".game[data-shown]").wait_for()
        controls = page.get_by_role("button", name=FULL)
        page.evaluate("dispatchEvent(new PointerEvent('pointermove', { movementX: 0, movementY: 0 }))")
        still(page)
        expect(controls).to_have_count(0)
        page.mouse.move(40, 40)
        page.mouse.move(80, 60)
        expect(controls).to_have_count(1)
        expect(controls).to_have_count(0)  # some seconds later


def test_the_lobby_of_a_television_shows_every_chair_on_one_screen(browser: Browser, house: House) -> None:
    """Nobody scrolls a television, and the one of a guest has nothing to touch."""
    with visiting(browser, house, locale=LONGEST) as page:
        page.goto("/me")
        laid: dict[str, Any] = {"game": "swish", "options": {}, "chairs": ["you", *["easy"] * 6, "guest"], "name": NAME}
        code = page.evaluate(LAY, laid)
        page.context.clear_cookies()
        page.goto(f"/tv/{code}")
        expect(page.locator("[data-seat]")).to_have_count(8)
        for width, height in ((1024, 768), (1920, 1080)):
            page.set_viewport_size({"width": width, "height": height})
            still(page)
            assert page.evaluate(OF_LOBBY) == [0, 0, 0], (width, height)
        page.keyboard.press("Tab")
        expect(page.get_by_role("button", name=FULL)).to_have_count(1)
