"""A tap is answered at once: the next frame shows it, whatever the server is still to say."""

import pytest
from playwright.sync_api import Browser

from tests.web.house import House
from tests.web.stage import table
from tests.web.swish_tables import short
from tests.web.taps import record, unanswered

pytestmark = pytest.mark.parametrize("browser", [pytest.param("machine", id=pytest.HIDDEN_PARAM)], indirect=True)


def test_the_first_frame_after_a_throw_shows_its_answer(browser: Browser, house: House) -> None:
    with table(browser, house, "swipe", ["you", "easy"]) as (page, _):
        page.locator("button.throw").wait_for()
        record(page)
        page.locator("button.throw").click()
        assert unanswered(page) == []


def test_the_first_frame_after_every_tap_of_a_proof_shows_its_answer(browser: Browser, house: House) -> None:
    with short(browser, house) as player:
        record(player.page)
        player.step()
        assert unanswered(player.page) == []
