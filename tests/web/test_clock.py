"""The turn clock: everyone sees it, it is announced only where it matters, and what happens at its end."""

from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.house import House, visiting
from tests.web.player import Player, registered
from tests.web.stage import LAY, SAY

MAKE = """async turn => {
  const body = JSON.stringify({ game: 'swirl', options: { seats: 2 }, turn_ms: turn })
  const made = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return (await made.json()).code
}"""

TOLD = """([chair, told]) => {
  const seat = document.querySelector(`[data-seat]${chair}:has(.soon[role=timer])`)
  return seat && Boolean(seat.querySelector('[role=status]')?.textContent.includes('almost up')) === told
}"""
"""Whether the clock of this seat is red and announced."""


@contextmanager
def timed(browser: Browser, house: House, turn: int) -> Generator[tuple[Player, Player]]:
    """Two at a table with this turn limit in milliseconds: the one due first, and the other."""
    with visiting(browser, house) as one, visiting(browser, house) as other:
        for page, name in ((one, "Ann"), (other, "Ben")):
            registered(page, name)
        code = one.evaluate(MAKE, turn)
        for page in (one, other):
            page.goto(f"/t/{code}")
            page.get_by_role("button", name="Sit here").first.click()
            expect(page.get_by_role("main").get_by_role("listitem").filter(has_text="Sit here")).to_have_count(0)
        begin = one.get_by_role("button", name="Begin")
        expect(begin).to_be_enabled()
        begin.click()
        players = [Player(page, lambda thing: thing.click()) for page in (one, other)]
        for player in players:
            player.board.wait_for()
            player.page.locator("[data-seat].turn").first.wait_for()
        first, second = players if one.locator("[data-seat].turn.you").count() else reversed(players)
        yield first, second


def clock(page: Page) -> Locator:
    return page.get_by_role("timer", name="Time left")


def seconds(page: Page) -> int:
    minutes, _, rest = clock(page).inner_text().strip().rpartition(":")
    return 60 * int(minutes or 0) + int(rest)


def test_the_clock_of_the_due_player_runs_down_for_everybody(browser: Browser, house: House) -> None:
    with timed(browser, house, 600_000) as (first, second):
        for player, chair in ((first, ".turn.you"), (second, ".turn:not(.you)")):
            page = player.page
            expect(clock(page)).to_have_count(1)
            expect(page.locator(f"[data-seat]{chair}").get_by_role("timer")).to_have_count(1)
            before = seconds(page)
            assert before <= 600
            expect(clock(page)).not_to_contain_text(clock(page).inner_text())
            assert seconds(page) < before
            live = "clock => clock.closest('[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]')"
            assert clock(page).evaluate(live) is None, "each second would be said aloud"
            expect(page.get_by_text("Your time is almost up.")).to_have_count(0)


def test_when_the_time_is_up_the_table_moves_and_says_so(browser: Browser, house: House) -> None:
    with timed(browser, house, 2_000) as (first, second):
        first.page.wait_for_function(TOLD, arg=[".turn.you", True])
        second.page.wait_for_function(TOLD, arg=[".turn:not(.you)", False])
        name = first.page.locator("[data-seat].you [data-name]").inner_text()
        for player in (first, second):
            expect(player.log).to_contain_text(f"{name} is out of time.")
            expect(player.log).to_contain_text(f"{name} collects the")
        expect(first.page.get_by_role("status").filter(has_text="the table chose for you")).to_be_visible()


def test_a_page_that_loads_again_does_not_tell_of_an_old_throw(browser: Browser, house: House) -> None:
    with visiting(browser, house) as ann, visiting(browser, house) as ben:
        registered(ben, "Ben")
        ann.goto("/me")
        laid: dict[str, Any] = {
            "game": "swipe",
            "options": {},
            "chairs": ["you", "guest"],
            "name": "Ann",
            "throwing": 1000,
        }
        for page in (ann, ben):
            page.goto(f"/t/{ann.evaluate(LAY, laid)}" if page is ann else ann.url)
        ben.get_by_role("button", name="Sit here").click()
        ann.get_by_role("button", name="Begin").click()
        late = ann.get_by_role("status").filter(has_text="the table threw for you")
        late.wait_for()
        assert ann.evaluate(SAY, {"type": "AskPause"}) == "Done"
        ben.get_by_role("button", name="Agree").click()
        ann.reload()
        expect(ann.get_by_role("heading", name="A break")).to_be_visible()
        expect(ann.locator(".dock")).to_be_visible()
        expect(late).to_have_count(0)
