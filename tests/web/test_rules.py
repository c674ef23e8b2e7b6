"""The page of rules: one tap away from everywhere, in five languages, on a phone, and as a card on paper."""

import re

import pytest
from playwright.sync_api import Browser, expect

from swordfish import words
from swordfish.games import GAMES
from swordfish.words import guide
from tests.web.house import House, visiting
from tests.web.language_cases import LANGUAGE_CASES
from tests.web.player import Player
from tests.web.test_page import overflow, serious


@pytest.mark.parametrize(
    "game", [game if game == "swirl" else pytest.param(game, marks=pytest.mark.long) for game in GAMES]
)
def test_a_page_of_rules_answers_every_question_and_fits_a_phone(browser: Browser, house: House, game: str) -> None:
    with visiting(browser, house, phone=True) as page:
        page.goto(f"/rules/{game}")
        known = guide.guide(game)
        assert known
        for anchor in known.questions:
            expect(page.locator(f"#q-{anchor} + dd")).not_to_be_empty()
        for picture in page.locator("img").all():
            picture.scroll_into_view_if_needed()
            expect(picture).to_have_js_property("complete", True)
            assert picture.evaluate("(image) => image.naturalWidth") > 0
        assert overflow(page) <= 0
        assert serious(page) == []


@pytest.mark.parametrize("lang", LANGUAGE_CASES)
def test_the_rules_follow_the_language_of_the_page(browser: Browser, house: House, lang: str) -> None:
    with visiting(browser, house) as page:
        page.goto("/rules/swirl")
        page.locator("header select").select_option(lang)
        told = guide.told("swirl", lang)
        assert told
        expect(page.locator(".minute")).to_contain_text(told.summary)
        expect(page.locator("#card li")).to_have_text(list(told.card))


def test_on_a_small_phone_the_link_to_the_lesson_lies_beside_the_mark(browser: Browser, house: House) -> None:
    beside = """() => document.querySelector('header .more a').getBoundingClientRect().left
      - document.querySelector('header .mark').getBoundingClientRect().right"""
    with visiting(browser, house, phone=True) as page:
        page.set_viewport_size({"width": 320, "height": 568})
        page.goto("/rules/swish")
        for lang in words.LANGUAGES:
            page.locator("header select").select_option(lang)
            expect(page.locator("html")).to_have_attribute("lang", lang)
            page.locator("header .more a").wait_for()  # the page is built again in the new language
            assert page.evaluate(beside) >= 0, lang


def test_only_the_card_is_printed(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        page.goto("/rules/swipe")
        page.locator("#card").wait_for()
        page.emulate_media(media="print")
        expect(page.locator("#card li").first).to_be_visible()
        for hidden in (".minute", ".rules", "#questions", "#card button"):
            expect(page.locator(hidden)).to_be_hidden()


def test_the_rules_are_one_tap_away_on_a_phone_with_the_numbers_of_the_table(browser: Browser, house: House) -> None:
    """From the first page, the set-up, the lesson, the lobby, the table's drawer and the end."""
    with visiting(browser, house, phone=True) as page:
        for path in ("/", "/new/swipe", "/lesson/swipe"):
            page.goto(path)
            expect(page.locator('a[href^="/rules/swipe"]')).to_be_visible()
        page.locator('a[href^="/rules/swipe"]').click()
        expect(page.get_by_role("heading", name="Swipe: the rules")).to_be_visible()
        player = Player(page, lambda thing: thing.click())
        player.make("swipe", "Tiny: 14", bots=False)
        page.locator('a[href^="/rules/swipe?table="]').click()
        expect(page.get_by_text("14 chips")).to_be_visible()
        expect(page.get_by_text("also ends after 9 throws")).to_be_visible()
        page.go_back()
        page.get_by_role("button", name="Fill with bots").click()
        page.get_by_role("button", name="Begin").click()
        player.begun.wait_for()
        player.menu.click()
        expect(page.locator('#drawer a[href^="/rules/swipe?table="]')).to_be_visible()
        page.keyboard.press("Escape")
        expect(player.menu).to_have_attribute("aria-expanded", "false")
        assert player.go_on()
        expect(page.locator('.end a[href^="/rules/swipe?table="]')).to_be_visible()


def test_an_anchor_leads_to_its_question(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        page.goto("/rules/swish#q-bluff")
        expect(page.locator("#q-bluff")).to_be_in_viewport()
        page.goto("/rules/chess")
        expect(page.get_by_role("heading")).to_have_text(re.compile("water"))
