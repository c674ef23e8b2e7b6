"""Visitors with the link of a table that is over, full, closed or removed learn what happened and what to do."""

import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from swordfish import words
from swordfish.server.store.maintenance import ABANDONED_DAYS, DAY
from swordfish.server.store.pruning import prune
from tests.web.house import House, serving, visiting
from tests.web.player import ENDED, Player
from tests.web.test_page import serious


def ended(page: Page) -> Player:
    """A short game against a bot, played to its end; the next one waits for our throw."""
    player = Player(page, lambda thing: thing.click())
    player.make("swipe", "Tiny: 14", seats=2)
    assert player.go_on()
    return player


def test_a_player_returns_to_a_finished_game_and_plays_again(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        player = ended(page)
        link = page.url
        page.goto("/")
        page.goto(link)
        expect(page.locator(".end h2")).to_have_text(ENDED, use_inner_text=True)
        expect(page.locator(".end")).to_contain_text("This game is over. Play another one like it")
        player.again.click()
        expect(page.locator(".end")).to_have_count(0)
        player.offered()
        assert page.url != link


def test_a_stranger_who_comes_too_late_sees_the_replay_or_makes_a_table(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page, visiting(browser, house, phone=True) as late:
        player = ended(page)
        late.goto(page.url)
        end = late.locator(".end")
        expect(end).to_contain_text("This game is over, so nobody can sit down here.")
        expect(end.get_by_role("button")).to_have_text(["Share"])  # nothing that only players may do
        assert serious(late) == []
        end.get_by_role("link", name="Watch the replay").tap()
        late.get_by_role("slider").wait_for()
        late.go_back()
        expect(end).to_contain_text("nobody can sit down here")
        assert late.url == page.url
        end.get_by_role("link", name="Open your own table").tap()
        late.get_by_role("button", name="Create the table").wait_for()
        late.go_back()
        expect(end).to_contain_text("nobody can sit down here")
        player.again.click()
        expect(end).to_contain_text("they are playing on at another table")
        end.get_by_role("link", name="Go to the new table").tap()
        expect(late.get_by_text("You are watching.")).to_be_visible()
        late.get_by_role("button", name="Menu").tap()
        expect(late.get_by_text("The game has begun, so nobody else can sit down.")).to_be_visible()
        late.get_by_role("link", name="Open your own table").tap()
        late.get_by_role("button", name="Create the table").wait_for()


@pytest.mark.long
def test_a_visitor_who_finds_all_chairs_taken_makes_a_table_of_their_own(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page, visiting(browser, house) as late:
        page.goto("/")
        page.locator("[data-game=swipe]").get_by_role("button", name="Invite friends").click()
        expect(page.get_by_text("You can begin when at least two players are here.")).to_be_visible()
        page.get_by_role("button", name="Fill with bots").click()
        expect(page.get_by_role("button", name="Begin")).to_be_enabled()
        expect(page.get_by_text("You can begin when")).to_have_count(0)
        late.goto(page.url)
        expect(late.get_by_role("status").filter(has_text="All chairs are taken.")).to_be_visible()
        late.get_by_role("link", name="Open your own table").click()
        late.get_by_role("button", name="Create the table").click()
        late.get_by_role("button", name="Begin").wait_for()


@pytest.mark.long
def test_a_table_that_was_cleared_away_says_so(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as house, visiting(browser, house, refused=True) as page:
        ended(page)
        link = page.url
        later = time.time() + (ABANDONED_DAYS + 2) * DAY
        with ThreadPoolExecutor(1) as beside:  # Playwright has an event loop in this thread
            assert beside.submit(prune, tmp_path / "tables.db", ABANDONED_DAYS + 1, now=later).result() == 1
        page.goto(link)
        expect(page.get_by_role("heading")).to_have_text(f"There is no table {link.rsplit('/', 1)[1]}.")
        expect(page.get_by_role("main")).to_contain_text("the table was removed")
        page.get_by_role("main").get_by_role("link", name="Home").click()
        page.locator("[data-game=swipe]").wait_for()


def test_a_table_that_the_operator_closes_says_so_at_once_and_ever_after(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SWORDFISH_OPERATOR", "secret")
    with serving(tmp_path) as house, visiting(browser, house) as page:
        Player(page, lambda thing: thing.click()).begin()
        route = f"{house.url}/api/operator/tables/{page.url.rsplit('/', 1)[1]}/close"
        asked = urllib.request.Request(route, data=b"", headers={"authorization": "Bearer secret"})
        urllib.request.urlopen(asked).close()
        for _ in range(2):
            expect(page.get_by_role("heading", name="This table is closed.")).to_be_visible()
            expect(page.get_by_role("main")).to_contain_text("The person who runs this server closed it")
            page.reload()
        page.get_by_role("main").get_by_role("link", name="Your page").click()
        expect(page.get_by_role("heading", name="Your page")).to_be_visible()


def test_a_small_phone_shows_what_to_do_about_a_table_that_is_not_there(browser: Browser, house: House) -> None:
    with visiting(browser, house, phone=True, refused=True) as page:
        page.goto("/t/NOSUCH")
        home = page.locator("main").get_by_role("link")
        for lang in words.LANGUAGES:
            page.locator("header select").select_option(lang)
            expect(page.locator("html")).to_have_attribute("lang", lang)
            for width, height in ((320, 568), (844, 390), (667, 375)):
                page.set_viewport_size({"width": width, "height": height})
                expect(home).to_be_in_viewport(ratio=1)
