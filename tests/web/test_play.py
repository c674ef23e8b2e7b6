"""Whole games in a real browser on the real server: by mouse, by keys, by touch; through reload and restart."""

import re
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.house import SOON, House, serving, visiting
from tests.web.player import Player

TOUCH = 44
"""The least size of whatever is tapped, in pixels."""


def by_mouse(page: Page) -> Callable[[Locator], None]:
    return lambda thing: thing.click()


def by_touch(page: Page) -> Callable[[Locator], None]:
    return lambda thing: thing.tap()


def by_keys(page: Page) -> Callable[[Locator], None]:
    """By the key that stands on the thing; else it is reached and pressed."""

    def press(thing: Locator) -> None:
        if thing.locator("kbd").count():
            shown = thing.locator("kbd").inner_text()
            page.keyboard.press("Space" if shown == "space" else f"Digit{shown}")
        else:
            thing.focus()
            page.keyboard.press("Enter")

    return press


@contextmanager
def playing(
    browser: Browser,
    house: House,
    hands: Callable[[Page], Callable[[Locator], None]] = by_mouse,
    *,
    phone: bool = False,
) -> Generator[Player]:
    with visiting(browser, house, phone=phone) as page:
        yield Player(page, hands(page))


def test_a_whole_game_by_mouse_one_click_from_the_first_page_and_another_one_after_it(
    browser: Browser, house: House
) -> None:
    with playing(browser, house) as player:
        player.begin()
        assert player.go_on()
        page = player.page
        expect(page.locator(".end h2")).to_have_text(re.compile("You win!|The winner: "))
        assert min(map(int, page.locator(".place").all_inner_texts())) == 1
        assert sum(map(int, page.locator(".seat [data-pile=chips] b").all_inner_texts())) == 50
        expect(page.locator("[data-seat='-1'] [data-pile=chips] b")).to_have_text("0")
        player.again.click()
        player.throw.wait_for()
        assert sum(map(int, page.locator(".seat [data-pile=chips] b").all_inner_texts())) == 8


def test_a_whole_game_by_keys(browser: Browser, house: House) -> None:
    with playing(browser, house, by_keys) as player:
        player.begin()
        assert player.go_on()


def test_a_whole_game_by_touch_on_a_phone(browser: Browser, house: House) -> None:
    with playing(browser, house, by_touch, phone=True) as player:
        player.begin()
        for thing in (player.throw, *player.page.locator(".seat").all()):
            box = thing.bounding_box()
            assert box
            assert min(box["width"], box["height"]) >= TOUCH
        assert player.go_on()


@pytest.mark.long
def test_a_whole_game_of_swirl_by_mouse(browser: Browser, house: House) -> None:
    with playing(browser, house) as player:
        player.begin("swirl")
        assert player.go_on()
        expect(player.page.locator(".place")).to_have_count(3)


def test_turns_of_swirl_by_touch_on_a_phone(browser: Browser, house: House) -> None:
    with playing(browser, house, by_touch, phone=True) as player:
        player.begin("swirl")
        assert not player.go_on(5)
        expect(player.log).to_contain_text("plays:")


def test_a_card_of_swirl_is_looked_at_before_it_is_played_by_keys(browser: Browser, house: House) -> None:
    with playing(browser, house, by_keys) as player:
        player.begin("swirl")
        page = player.page
        page.locator("button.choose").first.wait_for()
        page.keyboard.press("Digit2")
        page.locator(".hand button:enabled").first.wait_for()
        expect(page.locator(".hand button")).to_have_count(4)
        page.keyboard.press("Digit1")
        expect(page.locator(".hint")).to_have_text(re.compile(r"^(red|green|yellow|purple|collect|snatch|swirl).*: "))
        page.keyboard.press("Digit1")
        expect(page.locator(".hand button")).to_have_count(3)
        expect(player.log).to_contain_text(re.compile("plays: .+"))


def test_a_reload_in_the_middle_loses_nothing(browser: Browser, house: House) -> None:
    with playing(browser, house) as player:
        player.begin()
        player.go_on(4)
        told, offered = player.log.inner_text(), player.throw.is_visible()
        chips = player.chips()
        player.page.reload()
        player.offered()
        assert player.throw.is_visible() == offered
        assert player.log.inner_text() == told
        assert player.chips() == chips
        player.page.goto("/")
        player.page.get_by_role("link", name="Go on with your game of Swipe").click()
        player.offered()
        assert player.chips() == chips
        player.go_on(2)


def test_a_server_that_is_killed_and_started_again_goes_on_where_it_was(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as house, playing(browser, house) as player:
        player.begin()
        player.go_on(3)
        chips = player.chips()
        house.kill()
        expect(player.page.get_by_role("status")).to_contain_text("reconnecting", timeout=SOON)
        assert player.chips() == chips
        house.start()
        expect(player.page.get_by_role("status")).to_contain_text("live", timeout=SOON)
        player.go_on(4)


def test_two_browsers_at_one_table(browser: Browser, house: House) -> None:
    with playing(browser, house) as ann, playing(browser, house) as ben:
        ann.page.goto("/")
        ann.page.get_by_label("Your name").fill("Ann")
        ann.page.locator("[data-game=swipe]").get_by_role("button", name="Invite friends").click()
        link = ann.page.get_by_label("Link to this table").input_value()
        ben.page.goto(link)
        ben.page.get_by_role("button", name="Sit here").first.click()
        ann.page.get_by_role("button", name="Remove").wait_for()
        ann.page.get_by_role("button", name="Fill with bots").click()
        begin = ann.page.get_by_role("button", name="Begin")
        expect(begin).to_be_enabled()
        begin.click()
        ann.throw.wait_for()
        ben.board.wait_for()
        assert ben.page.locator(".seat.you").count() == 1
        ann.page.get_by_text("Say something").click()
        ann.page.get_by_role("button", name="Good luck!").click()
        expect(ben.log.get_by_text("Ann: Good luck!")).to_be_visible()
        ann.throw.click()
        expect(ben.log).to_contain_text("The dice show:")


def test_every_event_is_said_aloud_and_written_down(browser: Browser, house: House) -> None:
    with playing(browser, house) as player:
        player.begin()
        player.throw.click()
        aloud = player.page.locator("main [aria-live=polite]")
        expect(aloud).not_to_be_empty()
        expect(player.log).to_contain_text("The dice show:")
        expect(player.log).to_contain_text(aloud.inner_text())
