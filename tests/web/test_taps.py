"""A tap is answered at once: the next frame shows it, whatever the server is still to say."""

import pytest
from playwright.sync_api import Browser, expect

from tests.web.house import House
from tests.web.stage import table
from tests.web.swish_tables import short
from tests.web.taps import record, unanswered, working

FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
"""Wait for two frames: all that follows a new size has happened."""
CHANGE = """(padding) => {
  for (const one of ['.board .plate', '.dock button']) document.querySelector(one).style.paddingTop = padding
  document.querySelector('.board .plate').append(document.createElement('i'))
  document.body.offsetHeight // lays out
}"""
"""Change something on the board and something in the dock, and put something new on the board, as most taps do."""

pytestmark = pytest.mark.parametrize("browser", [pytest.param("machine", id=pytest.HIDDEN_PARAM)], indirect=True)


def test_the_first_frame_after_a_throw_shows_its_answer(browser: Browser, house: House) -> None:
    with table(browser, house, "swipe", ["you", "easy"]) as (page, _):
        page.locator("button.throw").wait_for()
        record(page)
        page.locator("button.throw").click()
        assert unanswered(page) == []


def test_a_change_on_the_board_and_in_the_dock_styles_and_lays_out_nothing_else(browser: Browser, house: House) -> None:
    """The stage never measures the board at another size, and no rule depends on everything that is on it: either
    would style the whole board again at every tap."""
    with table(browser, house, "swipe", ["you", "easy", "easy"]) as (page, _):
        page.locator("button.throw").wait_for()
        for width, height in ((390, 844), (1360, 850)):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(FRAMES)
            with working(page) as work:
                page.evaluate(CHANGE, f"{width / 1000}px")
            assert any("plate" in node for node in work.laid_out)
            assert len(work.laid_out) < 30, work.laid_out  # the board has hundreds
            assert work.styled < 30


def test_the_first_frame_after_every_tap_of_a_proof_shows_its_answer(browser: Browser, house: House) -> None:
    with short(browser, house) as player:
        record(player.page)
        player.step()
        assert unanswered(player.page) == []


def test_the_focus_follows_a_tap_once_it_is_answered(browser: Browser, house: House) -> None:
    """After a tap the board has the keys; an open drawer has the focus, and gives it back to its button."""
    with table(browser, house, "swish", ["you", "guest"]) as (page, _):
        page.set_viewport_size({"width": 390, "height": 844})
        page.locator("button.word").click()
        expect(page.locator(".game")).to_be_focused()
        page.locator("button.menu").click()
        expect(page.locator(".shut")).to_be_focused()
        expect(page.locator(".log")).to_be_visible()
        expect(page.locator(".game")).to_have_attribute("inert", "")
        page.keyboard.press("Escape")
        expect(page.locator("button.menu")).to_be_focused()
        expect(page.locator(".log")).to_be_hidden()
        assert page.locator("[inert]").count() == 0
