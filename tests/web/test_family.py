"""What a family met while it played on its phones: nobody is covered, and everything can be read."""

import pytest
from playwright.sync_api import Browser, expect

from tests.web.house import PHONE, House, visiting
from tests.web.player import Player
from tests.web.stage import table
from tests.web.test_replay import finished, until_dealt

pytestmark = pytest.mark.parametrize("browser", [pytest.param("machine", id=pytest.HIDDEN_PARAM)], indirect=True)
COVERED = """() => {
  const pill = document.querySelector('.pill').getBoundingClientRect()
  const under = (one) => { const box = one.getBoundingClientRect()
    return box.left < pill.right && pill.left < box.right && box.top < pill.bottom && pill.top < box.bottom }
  return [...document.querySelectorAll('[data-seat], .back, .menu')].filter(under).length
}"""
AT_ITS_END = """() => {
  const log = document.querySelector('#drawer .log')
  const { clientHeight, scrollHeight, scrollTop } = log
  return clientHeight > 0 && scrollHeight > clientHeight && scrollTop + clientHeight > scrollHeight - 2
}"""
BESIDE = """number => {
  number.textContent = '20'
  const words = document.createRange()
  words.selectNodeContents(number)
  return number.closest('.seat').getBoundingClientRect().right - words.getBoundingClientRect().right
}"""
"""How far two digits are from the edge of their seat."""
DARK = """tray => {
  const [red, green, blue, opaque = 1] = getComputedStyle(tray).backgroundColor.match(/[\\d.]+/g).map(Number)
  return opaque < 1 ? 255 : 0.2126 * red + 0.7152 * green + 0.0722 * blue
}"""
"""How bright the tray is, from 0 to 255."""


OVER_THE_SERIES = """() => [...document.querySelectorAll('.seat.open')].map((seat) => {
  const right = Math.max(...[...seat.querySelectorAll('.tiny')].map((card) => card.getBoundingClientRect().right))
  return right - seat.querySelector('.slot').getBoundingClientRect().left
})"""
"""By how much the open hand of each player covers the series."""


def test_a_phone_that_reconnects_covers_no_player(browser: Browser, house: House) -> None:
    with table(browser, house, "swipe", ["you", "easy", "easy"]) as (page, _):
        page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
        page.context.set_offline(True)
        expect(page.locator(".pill.reconnecting")).to_be_visible()
        assert page.evaluate(COVERED) == 0
        page.context.set_offline(False)
        expect(page.locator(".pill.live")).to_be_visible()


def test_the_log_of_a_phone_opens_at_its_end(browser: Browser, house: House) -> None:
    with visiting(browser, house, phone=True) as page:
        player = Player(page, lambda thing: thing.tap())
        player.begin("swipe")
        player.go_on(6)
        page.locator("button.menu").tap()
        expect(page.locator("#drawer .log")).to_be_visible()
        page.wait_for_function(AT_ITS_END)


def test_names_and_numbers_of_swipe_can_be_read(browser: Browser, house: House) -> None:
    with table(browser, house, "swipe", ["you", "easy", "easy"]) as (page, _):
        page.evaluate("document.documentElement.dataset.theme = 'contrast'")
        assert page.locator(".tray").evaluate(DARK) < 60, "the names of a roll-off are white on it"
        for width, height in ((PHONE["width"], PHONE["height"]), (1440, 900)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.locator("[data-seat='0'] b:not([data-name])").first.evaluate(BESIDE) > 4


@pytest.mark.long
def test_open_hands_of_swirl_leave_the_series_free(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        finished(page, "swirl", "Standard", 2)
        until_dealt(page)
        page.set_viewport_size({"width": PHONE["height"], "height": PHONE["width"]})
        expect(page.locator(".tiny").first).to_be_visible()
        over = page.evaluate(OVER_THE_SERIES)
        assert over, "a replay shows the hands"
        assert max(over) <= 0
