"""The first page on one screen: a game to continue, the code, four tiles, the puzzle; on a laptop tables to watch."""

import re

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from swordfish import words
from tests.web.house import PHONE, House, visiting
from tests.web.language_cases import LANGUAGE_CASES
from tests.web.player import Player
from tests.web.stage import LAY
from tests.web.still import still

pytestmark = pytest.mark.parametrize("browser", [pytest.param("machine", id=pytest.HIDDEN_PARAM)], indirect=True)
LAST = "localStorage.setItem('swordfish.last', JSON.stringify({ code: 'ABCDEF', game: 'swishbones', until: 9e15 }))"
"""A game that can be continued."""
FIRST = ".continue, .join, [data-game], .puzzle"
LOWEST = """what => Math.max(...[...document.querySelectorAll(what)]
  .map((one) => Math.ceil(one.getBoundingClientRect().bottom)))"""
"""How far down the things reach that belong to the first screen."""
COVERED = """() => [...document.querySelectorAll('[data-game]')].filter((card) => {
  const link = card.querySelector('.rules span').getBoundingClientRect()
  return [...card.querySelectorAll('.art svg *')].map((one) => one.getBoundingClientRect())
    .some((box) => box.width && box.right > link.left && box.bottom > link.top)
}).map((card) => card.dataset.game)"""
"""The games whose link to the rules lies on their picture."""
PLACES = """() => [...document.querySelectorAll('main > *, main > * > .panel')].map((one) => {
  const { left, top, width, height } = one.getBoundingClientRect()
  return [one.className, left, top, width, height].join(' ')
})"""
"""Where the parts of the first page lie."""
LONGEST = "de"
"""The language in which the first page needs the most lines."""
LINE = 24
"""Room for the grade of the puzzle, which comes later and may need another line."""
SCREENS = [(390, 844, True, LINE), (390, 700, False, LINE), (320, 568, True, 0)]
SIDEWAYS = [(844, 390, True, 0), (844, 390, False, 0), (740, 360, True, 0), (667, 375, True, 0), (667, 375, False, 0)]
TABLETS = [(768, 1024, True, 0), (1024, 768, True, 0)]
"""Width and height of phones and tablets, whether there is a game to continue, and the room that must be left."""


@pytest.mark.parametrize("lang", LANGUAGE_CASES)
def test_a_phone_or_tablet_shows_the_first_page_on_one_screen(browser: Browser, house: House, lang: str) -> None:
    with visiting(browser, house, phone=True, locale=lang) as page:
        page.goto("/")
        for width, height, last, room in (*SCREENS, *SIDEWAYS, *TABLETS):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(LAST if last else "localStorage.removeItem('swordfish.last')")
            page.reload()
            page.locator("[data-game] .primary:enabled").first.wait_for()
            page.locator(".puzzle").wait_for()
            assert page.locator(".continue").count() == last
            still(page)
            assert page.evaluate(COVERED) == [], (width, height)
            assert page.evaluate(LOWEST, FIRST) <= height - room, (width, height)


def teased(page: Page, streak: int, longest: int) -> None:
    """The puzzle of the day tells of such a streak."""
    told = {"streak": streak, "longest": longest}
    page.route("**/api/puzzle/teaser", lambda one: one.fulfill(json={**one.fetch().json(), **told}))


@pytest.mark.parametrize("lang", LANGUAGE_CASES)
def test_a_phone_on_its_side_shows_one_screen_when_grade_and_streak_have_come(
    browser: Browser, house: House, lang: str
) -> None:
    with visiting(browser, house, phone=True, locale=lang) as page:
        teased(page, 21, 34)
        page.goto("/")
        for width, height, last, room in SIDEWAYS:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(LAST if last else "localStorage.removeItem('swordfish.last')")
            page.reload()
            page.locator("[data-game] .primary:enabled").first.wait_for()
            before = page.evaluate(LOWEST, "[data-game]")
            page.locator(".puzzle .streak:not(:empty)").wait_for()
            page.locator(".puzzle .cards").wait_for()
            still(page)
            assert page.evaluate(LOWEST, FIRST) <= height - room, (width, height, last)
            assert page.evaluate(LOWEST, "[data-game]") == before, "nothing moves"


@pytest.mark.parametrize(
    "lang", [pytest.param(lang, marks=() if lang == "it" else (pytest.mark.long,)) for lang in words.LANGUAGES]
)
def test_a_tablet_shows_one_screen_with_a_long_streak(browser: Browser, house: House, lang: str) -> None:
    """In Italian the tiles need the most lines."""
    with visiting(browser, house, phone=True, locale=lang) as page:
        teased(page, 121, 234)
        page.goto("/")
        page.evaluate(LAST)
        for width, height, *_ in TABLETS:
            page.set_viewport_size({"width": width, "height": height})
            page.reload()
            page.locator("[data-game] .primary:enabled").first.wait_for()
            page.locator(".puzzle .streak:not(:empty)").wait_for()
            page.locator(".puzzle .cards").wait_for()
            still(page)
            assert page.evaluate(LOWEST, FIRST) <= height, (width, height)


@pytest.mark.parametrize("lang", LANGUAGE_CASES)
def test_the_grade_of_the_puzzle_comes_later_and_moves_nothing(browser: Browser, house: House, lang: str) -> None:
    with visiting(browser, house, locale=lang) as page:
        held: list[Route] = []
        page.route("**/api/puzzle/teaser", lambda one: held.append(one))
        for width, height in ((390, 844), (768, 1024), (1024, 768), (1440, 900)):
            page.set_viewport_size({"width": width, "height": height})
            with page.expect_request("**/api/puzzle/teaser"):
                page.goto("/")
                page.locator("[data-game] .primary:enabled").first.wait_for()
            still(page)
            before = page.evaluate(PLACES)
            held.pop().continue_()
            page.locator(".puzzle .cards").wait_for()
            still(page)
            assert page.evaluate(PLACES) == before, (width, height)


def test_a_laptop_shows_the_first_page_and_the_tables_to_watch_on_one_screen(browser: Browser, house: House) -> None:
    with visiting(browser, house, locale=LONGEST) as page:
        page.goto("/")
        for width, height in ((1440, 900), (1920, 1080)):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(LAST)
            page.reload()
            page.locator("[data-game] .primary:enabled").first.wait_for()
            page.locator(".tables .none, .tables .table").first.wait_for()
            still(page)
            assert page.evaluate(LOWEST, f"{FIRST}, .tables") <= height, (width, height)
            assert page.evaluate("document.documentElement.scrollHeight") <= height, (width, height)


def test_a_screen_beyond_a_laptops_shows_the_first_page_larger(browser: Browser, house: House) -> None:
    with visiting(browser, house, locale=LONGEST) as page:
        page.set_viewport_size({"width": 3840, "height": 2160})
        page.goto("/")
        page.locator("[data-game] .primary:enabled").first.wait_for()
        filled = page.locator("main").evaluate("main => main.getBoundingClientRect().width / innerWidth")
        assert 0.7 < filled <= 1
        assert page.evaluate(LOWEST, f"{FIRST}, .tables") <= 2160


def test_a_phone_offers_one_of_several_games_to_continue(browser: Browser, house: House) -> None:
    with visiting(browser, house, phone=True) as page:
        player = Player(page, lambda thing: thing.tap())
        for _ in range(2):
            player.begin("swipe")
        page.goto("/")
        expect(page.locator(".continue")).to_have_count(2)
        expect(page.locator(".continue:visible")).to_have_count(1)
        page.locator(".puzzle").wait_for()
        still(page)
        assert page.evaluate(LOWEST, FIRST) <= PHONE["height"] - LINE


def test_a_phone_shows_the_whole_table_that_is_set_up_above_the_button(browser: Browser, house: House) -> None:
    with visiting(browser, house, phone=True, locale=LONGEST) as page:
        for width, height in ((320, 568), (390, 844), (844, 390)):
            page.set_viewport_size({"width": width, "height": height})
            page.goto("/new/swirl")
            page.locator(".make").wait_for()
            still(page)
            bottom = page.locator(".set").evaluate("one => one.getBoundingClientRect().bottom")
            assert bottom <= page.locator(".make").evaluate("one => one.getBoundingClientRect().top"), (width, height)


def test_a_code_may_be_typed_in_groups_and_in_small_letters(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        page.goto("/me")
        code = page.evaluate(LAY, {"game": "swipe", "options": {}, "chairs": ["you", "guest"], "name": "Ann"})
        page.goto("/")
        page.get_by_placeholder("Table code").fill(f" {code[:3].lower()} {code[3:].lower()} ")
        page.get_by_role("button", name="Join", exact=True).click()
        page.locator("li.you").wait_for()
        expect(page).to_have_url(re.compile(f"/t/{code}$"))


def test_in_the_dark_the_glass_cards_of_swish_lie_on_the_colour_of_its_board(browser: Browser, house: House) -> None:
    with visiting(browser, house, theme="dark") as page:
        page.goto("/")
        cards = page.locator(".puzzle .cards span")
        cards.first.wait_for()
        tile = page.locator("[data-game=swish] .art svg rect").first
        grounds = [
            cards.first.evaluate("one => getComputedStyle(one).backgroundColor"),
            tile.evaluate("one => getComputedStyle(one).fill"),
        ]
        heights = cards.first.evaluate(
            "one => [one, one.firstElementChild].map((it) => it.getBoundingClientRect().height)"
        )
        assert heights[0] == pytest.approx(heights[1], abs=2), "the ground is as large as the card"
        page.goto("/puzzle")
        area = page.locator(".area").first
        area.wait_for()
        board = area.evaluate("one => getComputedStyle(one).backgroundColor")
        assert grounds == [board, board]
