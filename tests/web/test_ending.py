"""The end of a game on real pages: podium, celebration, sharing, somebody who leaves; and your page after it."""

import re
from collections.abc import Generator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.web.house import House, visiting
from tests.web.player import Player, together
from tests.web.still import until_true
from tests.web.test_page import overflow

CONFETTI = "document.querySelectorAll('.confetti').length"
COUNT_CONFETTI = """() => {
  window.seen = 0
  new MutationObserver(() => (window.seen = Math.max(window.seen, document.querySelectorAll('.confetti svg').length)))
    .observe(document.body, { childList: true, subtree: true })
}"""


@contextmanager
def finished(browser: Browser, house: House, *, phone: bool = False) -> Generator[Page]:
    """The page of a guest who has just finished a short game of swipe against bots."""
    with visiting(browser, house, phone=phone) as page:
        player = Player(page, lambda thing: thing.click())
        player.make("swipe", "Tiny: 14", rated=True)
        assert player.go_on()
        page.get_by_role("heading", name="Highlights").wait_for()
        yield page


@pytest.mark.parametrize("phone", [True, pytest.param(False, marks=pytest.mark.long)], ids=["phone", "laptop"])
def test_the_podium_shows_places_scores_highlights_and_what_changed(
    browser: Browser, house: House, phone: bool
) -> None:
    with finished(browser, house, phone=phone) as page:
        places = page.get_by_role("list", name="The places").get_by_role("listitem")
        expect(places.first).to_contain_text("1st place")
        expect(places.first).to_contain_text(re.compile(r"\d+ chips?, "))
        expect(page.get_by_role("region", name="Highlights").get_by_role("listitem")).to_have_count(3)
        expect(page.get_by_text("Your first rated game.")).to_be_visible()
        expect(page.locator(".earned")).to_contain_text("Finish a game")
        assert overflow(page) <= 0, "nothing sticks out"
        assert page.evaluate(CONFETTI) == 0, "the pace is instant: nothing moves"


def test_the_board_stays_until_the_podium_has_loaded(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        held: list[Route] = []
        page.route("**/assets/Podium-*.js", lambda one: held.append(one))
        player = Player(page, lambda thing: thing.click())
        player.make("swipe", "Tiny: 14")
        with page.expect_request("**/assets/Podium-*.js"):
            assert player.go_on()
        places = page.get_by_role("list", name="The places")
        board = page.locator("[data-zone=board] > .board")
        expect(board).to_have_css("opacity", "1")
        expect(places).to_have_count(0)
        held.pop().continue_()
        places.wait_for()
        expect(board).to_have_css("opacity", "0")


def test_sharing_without_a_share_sheet_copies_the_link_or_downloads_the_picture(browser: Browser, house: House) -> None:
    with finished(browser, house, phone=True) as page:
        page.get_by_role("button", name="Share", exact=True).click()
        shown = page.get_by_role("dialog").get_by_role("img")
        expect(shown).to_be_visible()
        page.wait_for_function("() => document.querySelector('dialog img').naturalWidth === 1200")
        link = page.get_by_label("Link to the replay").input_value()
        assert re.search(r"/r/[\w-]+\?lang=en$", link)
        with page.expect_download() as taken:
            page.get_by_role("link", name="Download the picture").click()
        assert taken.value.suggested_filename == "swipe.png"
        assert taken.value.path().read_bytes().startswith(b"\x89PNG")
        expect(page.get_by_role("button", name="Share with…")).to_have_count(0)
        page.keyboard.press("Escape")
        expect(shown).to_be_hidden()


def test_the_share_sheet_gets_the_link_and_the_picture(browser: Browser, house: House) -> None:
    sheet = """
      navigator.canShare = ({ files }) => files.length === 1
      navigator.share = async ({ url, files }) => { window.shared = [url, files?.[0].name, files?.[0].size > 1000] }
    """
    with visiting(browser, house, phone=True) as page:
        page.add_init_script(sheet)
        player = Player(page, lambda thing: thing.click())
        player.make("swipe", "Tiny: 14")
        assert player.go_on()
        page.get_by_role("button", name="Share", exact=True).click()
        page.wait_for_function("() => document.querySelector('dialog img').naturalWidth === 1200")
        page.get_by_role("button", name="Share with…").click()
        url, name, whole = page.wait_for_function("() => window.shared").json_value()
        assert "/r/" in url
        assert (name, whole) == ("swipe.png", True)


def test_the_end_is_celebrated_once_and_not_with_reduced_motion_nor_after_a_reload(
    browser: Browser, house: House
) -> None:
    with (
        visiting(browser, house) as page,
        visiting(browser, house, pace="quick") as screen,
        visiting(browser, house, pace="quick") as calm,
    ):
        calm.emulate_media(reduced_motion="reduce")
        player = Player(page, lambda thing: thing.click())
        player.make("swipe", "Tiny: 14")
        for watching in (screen, calm):
            watching.goto(page.url.replace("/t/", "/tv/"))
            watching.locator(".game [data-pile=chips]").first.wait_for()
            watching.evaluate(COUNT_CONFETTI)
        assert player.go_on()
        for watching in (screen, calm):
            watching.get_by_role("heading", name="Highlights").wait_for()
            watching.wait_for_function("() => !document.querySelector('.confetti')")
        assert screen.evaluate("window.seen") > 0
        assert calm.evaluate("window.seen") == 0
        screen.reload()
        screen.get_by_role("heading", name="Highlights").wait_for()
        assert screen.evaluate(CONFETTI) == 0


def test_a_player_who_leaves_during_the_ending_keeps_their_place_and_the_others_go_on(
    browser: Browser, house: House
) -> None:
    with visiting(browser, house) as host, visiting(browser, house) as screen:
        ann = Player(host, lambda thing: thing.click())
        ann.make("swipe", "Tiny: 14", seats=2, bots=False, chips=6)
        with visiting(browser, house, phone=True) as phone:
            ben = Player(phone, lambda thing: thing.click())
            phone.goto("/me")
            phone.get_by_label("Your name").fill("Ben of the Bay")
            phone.get_by_role("button", name="Save").click()
            expect(phone.get_by_role("button", name="Saved")).to_be_visible()
            phone.goto(host.url)
            phone.get_by_role("button", name=re.compile("^Sit (down|here)$")).first.click()
            screen.goto(host.url.replace("/t/", "/tv/"))
            expect(host.get_by_role("button", name="Begin")).to_be_enabled()
            host.get_by_role("button", name="Begin").click()
            while not together(ann, ben):
                pass
            expect(screen.get_by_role("list", name="The places")).to_contain_text("Ben of the Bay")
            expect(screen.get_by_role("region", name="Highlights").get_by_role("listitem")).to_have_count(3)
            for page in (host, phone, screen):
                page.get_by_role("heading", name="Highlights").wait_for()
            told = [page.locator(".highlights li").all_inner_texts() for page in (host, phone, screen)]
            assert told[0] == told[1] == told[2], "all screens tell the same game"
        expect(host.get_by_role("list", name="The places")).to_contain_text("has left")
        expect(host.get_by_text("Ben of the Bay: no longer here.")).to_be_visible()
        host.get_by_role("button", name="Play again").click()
        expect(host.get_by_role("button", name="Begin")).to_be_visible()


def test_strength_achievements_and_celebration_can_be_switched_off_for_children(browser: Browser, house: House) -> None:
    with finished(browser, house) as page:
        until_true(page, "async () => (await (await fetch('/api/guest/progress')).json()).strengths.length > 0")
        page.goto("/me")
        expect(page.get_by_text("A first guess, after one rated game.")).to_be_visible()
        expect(page.get_by_role("heading", name="Achievements")).to_be_visible()
        first = page.get_by_role("link", name=re.compile("^Finish a game"))
        expect(first).to_have_attribute("href", re.compile("^/replay/"))
        for name in ("How strong I am", "Achievements and streaks", "A celebration at the end"):
            with page.expect_response("**/api/guest/settings"):
                page.get_by_label(name).uncheck()
        expect(page.get_by_role("heading", name="Achievements")).to_have_count(0)
        expect(page.get_by_text("A first guess")).to_have_count(0)
        page.reload()
        expect(page.get_by_label("How strong I am")).not_to_be_checked()
        expect(page.get_by_role("heading", name="Your games")).to_be_visible()
        expect(page.get_by_role("heading", name="Achievements")).to_have_count(0)
