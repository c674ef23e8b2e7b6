"""A tap is answered at once: the next frame shows it, whatever the server is still to say."""

import pytest
from playwright.sync_api import Browser

from swordfish.games import NAMES
from tests.web.house import House
from tests.web.stage import steps, table
from tests.web.taps import record, times, unanswered

pytestmark = pytest.mark.parametrize("browser", [pytest.param("machine", id=pytest.HIDDEN_PARAM)], indirect=True)
FEW = 6
"""Moves of a game; each is a tap or several."""


@pytest.mark.parametrize("game", NAMES)
def test_the_first_frame_after_a_tap_shows_its_answer(browser: Browser, house: House, game: str) -> None:
    """How long that frame may take is measured in make bench."""
    with table(browser, house, game, ["you", "easy"]) as (page, _):
        record(page)
        moves = steps(page, game)
        for _ in range(FEW):
            next(moves, None)
        page.wait_for_function("() => window.taps.length && !Number.isNaN(window.taps.at(-1).took)")
        assert unanswered(page) == []
        assert times(page)
