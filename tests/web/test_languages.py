"""The page in five languages: the browser's, or a chosen one, without a reload."""

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from swordfish.words import sentence
from tests.web.house import House, visiting
from tests.web.language_cases import LANGUAGE_CASES
from tests.web.still import still
from tests.web.test_page import overflow

TOP_ROW = """[...document.querySelectorAll(
    '[data-zone=bar] > *, #page > header > *, #page > header > .more > *')]
  .filter((one) => !one.matches('.more') && one.checkVisibility())
  .map((one) => ({ name: one.className, seen: one.matches('[role=status], .title'), box: one.getBoundingClientRect() }))
  .map(({ name, seen, box: { left, right } }) => ({ name, touched: !seen, left, right }))
  .sort((one, other) => one.left - other.left)"""


def check_top_row(page: Page, least: int) -> None:
    """Nothing in the top row overlaps, overflows or is too narrow for a finger."""
    still(page)
    row: list[dict[str, Any]] = page.evaluate(TOP_ROW)
    assert len(row) >= least
    assert all(before["right"] <= after["left"] + 0.5 for before, after in pairwise(row)), row
    assert all(one["right"] - one["left"] >= 43.5 for one in row if one["touched"]), row
    assert row[-1]["right"] <= page.evaluate("document.documentElement.clientWidth"), row


def change(page: Page, before: str, after: str) -> None:
    """Choose another language, listed by its own name."""
    own = {"en": "English", "de": "Deutsch", "fr": "Français", "it": "Italiano", "es": "Español"}
    page.get_by_label(sentence("page-language", None, before)).select_option(label=own[after])


def catalogues(page: Page) -> set[str]:
    """The languages whose catalogue was loaded."""
    fetched = page.evaluate("performance.getEntriesByType('resource').map((entry) => entry.name)")
    return {found[1] for name in fetched if (found := re.search(r"/assets/(\w\w)-[^/]*\.js$", name))}


def test_the_language_follows_the_browser_and_changes_without_a_reload(browser: Browser, house: House) -> None:
    with visiting(browser, house, locale="de-AT") as page:
        page.goto("/")
        title = page.get_by_role("heading", level=1)
        expect(title).to_have_text(sentence("page-title", None, "de"))
        assert catalogues(page) == {"de"}
        page.evaluate("window.kept = true")
        change(page, "de", "fr")
        expect(title).to_have_text(sentence("page-title", None, "fr"))
        expect(page.locator("html")).to_have_attribute("lang", "fr")
        assert page.evaluate("window.kept"), "the page was not loaded again"
        assert catalogues(page) == {"de", "fr"}
        page.reload()
        expect(title).to_have_text(sentence("page-title", None, "fr"))
        assert catalogues(page) == {"fr"}, "the choice is kept, and only its catalogue fetched"


def test_the_log_is_shown_again_in_the_new_language(browser: Browser, house: House) -> None:
    with visiting(browser, house, locale="it-IT") as page:
        page.goto("/")
        page.locator("[data-game=swipe]").get_by_role("button", name=sentence("page-play-bots", None, "it")).click()
        page.get_by_role("button", name=sentence("page-swipe-throw", None, "it")).wait_for()
        begun = sentence("page-log-begun", None, "it")
        expect(page.get_by_role("region", name=sentence("page-log", None, "it"))).to_contain_text(begun)
        change(page, "it", "es")
        expect(page.get_by_text(begun, exact=True)).to_have_count(0)
        log = page.get_by_role("region", name=sentence("page-log", None, "es"))
        expect(log).to_contain_text(sentence("page-log-begun", None, "es"))
        page.get_by_role("button", name=sentence("page-swipe-throw", None, "es")).click()
        expect(log).to_contain_text(sentence("swipe-rolled", {"faces": "", "faces-count": 3}, "es").rstrip(" ."))


def test_a_refusal_within_a_refusal_is_shown_in_the_language_of_the_page(browser: Browser, house: House) -> None:
    """The page's requests are damaged on their way, and the server says what is wrong."""
    with visiting(browser, house, locale="de-AT", refused=True) as page:
        damaged = '{"game": "swipe", "options": {"chips": "abc"}}'
        page.route(
            "**/api/tables", lambda route: route.continue_(post_data=damaged if route.request.post_data else None)
        )
        page.goto("/")
        page.locator("[data-game=swipe]").get_by_role("button", name=sentence("page-play-bots", None, "de")).click()
        told = "Diese Einstellungen gehen nicht: „chips“ muss eine ganze Zahl sein."
        expect(page.get_by_role("alert")).to_have_text(told)


@pytest.mark.parametrize("lang", LANGUAGE_CASES)
def test_longer_words_stick_out_nowhere(browser: Browser, house: House, lang: str) -> None:
    with visiting(browser, house, locale=lang) as page:
        page.set_viewport_size({"width": 320, "height": 800})
        page.goto("/")
        play = page.locator("[data-game=swipe]").get_by_role("button", name=sentence("page-play-bots", None, lang))
        play.wait_for()
        assert overflow(page) <= 0
        play.click()
        page.get_by_role("button", name=sentence("page-swipe-throw", None, lang)).wait_for()
        assert overflow(page) <= 0


@pytest.mark.parametrize("lang", LANGUAGE_CASES)
def test_nothing_in_the_top_row_lies_on_anything_else(browser: Browser, house: House, lang: str) -> None:
    with visiting(browser, house, locale=lang) as page:
        page.set_viewport_size({"width": 320, "height": 800})
        page.goto("/")
        page.locator("[data-game=swipe]").get_by_role("button", name=sentence("page-play-bots", None, lang)).click()
        page.get_by_role("button", name=sentence("page-swipe-throw", None, lang)).wait_for()
        page.locator(".pill.live").wait_for()
        check_top_row(page, 4)


@pytest.mark.parametrize(
    ("locale", "written"),
    [
        ("en-GB", r"^\d+ [A-Z][a-z]+(,|$)"),
        ("en-US", r"^\d+ [A-Z][a-z]+(,|$)"),
        ("de-AT", r"^\d+\. [A-ZÄÖÜ][a-zä]+(,|$)"),
    ],
)
def test_dates_are_written_as_in_the_players_region(browser: Browser, house: House, locale: str, written: str) -> None:
    with visiting(browser, house, locale=locale) as page:
        page.goto("/")
        expect(page.locator("a.puzzle p").first).to_have_text(re.compile(written))
