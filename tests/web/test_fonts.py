"""The page uses only its own two typefaces, whatever fonts a machine has, and nothing moves when they load."""

import re

import pytest
from playwright.sync_api import Browser, Route, expect

from swordfish.games import NAMES
from swordfish.words import LANGUAGES, sentence
from tests.web.faces import borrowed, used
from tests.web.house import House, visiting
from tests.web.swimmer import by_mouse
from tests.web.test_languages import check_top_row
from tests.web.test_symbols import is_printed

OURS = {"Atkinson Hyperlegible Next", "Fredoka Light"}  # a variable font is named after its first weight
GENERIC = ("sans-serif", "serif", "monospace", "system-ui", "cursive", "Arial", "DejaVu Sans", "Noto Sans")
CHARACTERS = [one for one in map(chr, range(0x3000)) if is_printed(one)]
EXTENT = """([font, text]) => {
  const pen = document.createElement('canvas').getContext('2d')
  pen.font = font
  const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = pen.measureText(text)
  return [width, fontBoundingBoxAscent, fontBoundingBoxDescent]
}"""
ALL = """([face, characters]) => document.body.replaceChildren(...characters.map((one) => {
  const line = document.createElement('p')
  line.style.fontFamily = `var(--${face})`
  line.textContent = `a${one}a`
  return line
}))"""
SHIFTS = """() => {
  window.shifts = []
  const seen = (list) => window.shifts.push(...list.getEntries().map(({ value }) => value))
  new PerformanceObserver(seen).observe({ type: 'layout-shift' })
}"""
LATE = re.compile("/api/(server|tables|puzzle/teaser)$")
FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"


@pytest.mark.parametrize("browser", ["krona"], indirect=True)
def test_a_browser_with_one_font_finds_no_other(browser: Browser) -> None:
    page = browser.new_page()
    page.set_content("".join(f'<p style="font-family: {family}">Hamburgefonts</p>' for family in GENERIC))
    assert {font: len(said) for font, said in used(page).items()} == {("Krona One", False): len(GENERIC)}
    page.close()


@pytest.mark.parametrize("browser", ["krona"], indirect=True)
def test_the_first_page_is_set_in_both_faces(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        page.goto("/")
        page.locator("[data-game=swipe] .primary:enabled").wait_for()
        assert borrowed(page) == {}
        assert {family for family, _ in used(page)} == OURS


@pytest.mark.parametrize("browser", ["krona"], indirect=True)
@pytest.mark.parametrize(
    ("lang", "games"),
    [("de", ["swirl"]), *(pytest.param(lang, NAMES, marks=pytest.mark.long) for lang in ("de", "fr"))],
)
def test_tables_keys_and_lessons_are_set_in_both_faces_in_other_languages(
    browser: Browser, house: House, lang: str, games: list[str]
) -> None:
    with visiting(browser, house, locale=lang) as page:
        for game in games:
            page.goto("/")
            play = page.locator(f"[data-game={game}]").get_by_role(
                "button", name=sentence("page-play-bots", None, lang)
            )
            play.click()
            page.locator("section.game > div").first.wait_for()
            assert borrowed(page) == {}, game
            page.locator(".help").click()
            expect(page.get_by_role("dialog")).to_be_visible()
            assert borrowed(page) == {}, f"keys of {game}"
        page.goto("/lesson/swishbones")
        page.locator(".food[data-piece='7']").click()
        by_mouse(page).swim.click()
        expect(page.locator(".ask [data-icon=tick]").first).to_be_visible()
        assert borrowed(page) == {}


@pytest.mark.parametrize("browser", ["krona"], indirect=True)
@pytest.mark.parametrize("face", ["body", "display"])
def test_the_faces_have_every_character_that_we_print(browser: Browser, house: House, face: str) -> None:
    with visiting(browser, house) as page:
        page.goto("/")
        page.locator("h1").wait_for()
        page.evaluate(ALL, [face, CHARACTERS])
        assert borrowed(page) == {}


@pytest.mark.parametrize("browser", ["krona"], indirect=True)
def test_digits_are_of_one_width(browser: Browser, house: House) -> None:
    wide = """() => '0123456789'.split('').map((digit) => {
      const told = document.createElement('b')
      told.textContent = digit.repeat(20)
      document.querySelector('main p').append(told)
      return told.getBoundingClientRect().width
    })"""
    with visiting(browser, house) as page:
        page.goto("/")
        page.locator("main p").first.wait_for()
        page.evaluate("document.fonts.ready.then(() => true)")
        widths: list[float] = page.evaluate(wide)
        assert max(widths) - min(widths) < 0.1


@pytest.mark.parametrize("browser", ["arimo"], indirect=True)
@pytest.mark.parametrize(
    ("ours", "instead", "weight"),
    [
        ("Atkinson Hyperlegible Next", "text, Arial", 400),
        ("Atkinson Hyperlegible Next", "text, Arial", 650),
        ("Fredoka", "display, Arial", 600),
    ],
)
def test_a_fallback_font_is_as_wide_and_as_high(
    browser: Browser, house: House, ours: str, instead: str, weight: int
) -> None:
    text = " ".join(sentence(key, None, lang) for lang in LANGUAGES for key in ("page-subtitle", "about-swirl"))
    with visiting(browser, house) as page:
        page.goto("/")
        page.locator("h1").wait_for()
        for family in (ours, instead):
            page.evaluate("font => document.fonts.load(font).then(() => true)", f"{weight} 100px '{family}'")
        own = page.evaluate(EXTENT, [f"{weight} 100px '{ours}'", text])
        assert page.evaluate(EXTENT, [f"{weight} 100px '{instead}'", text]) == pytest.approx(own, rel=0.01)


@pytest.mark.parametrize("browser", ["arimo"], indirect=True)
@pytest.mark.parametrize("width", [320, pytest.param(390, marks=pytest.mark.long), 1440])
def test_nothing_moves_when_the_faces_arrive(browser: Browser, house: House, width: int) -> None:
    held: list[Route] = []
    with visiting(browser, house, locale="de") as page:
        page.set_viewport_size({"width": width, "height": 800})
        page.route("**/*.woff2", lambda route: held.append(route))
        page.route(LATE, lambda route: None)  # what comes after the first screen moves things, too: not now
        page.goto("/", wait_until="commit")
        page.locator("[data-game=swipe] .primary:enabled").wait_for()
        page.evaluate(FRAMES)
        assert len(held) == 2
        assert not {family for family, _ in used(page)} & OURS
        page.evaluate(SHIFTS)
        for route in held:
            route.continue_()
        page.evaluate("document.fonts.ready.then(() => true)")
        page.evaluate(FRAMES)
        assert {family for family, _ in used(page)} == OURS
        assert sum(page.evaluate("window.shifts")) < 0.01


@pytest.mark.parametrize("browser", ["krona"], indirect=True)
@pytest.mark.parametrize(
    "lang", [lang if lang == "de" else pytest.param(lang, marks=pytest.mark.long) for lang in LANGUAGES]
)
def test_the_top_row_holds_even_without_our_faces(browser: Browser, house: House, lang: str) -> None:
    with visiting(browser, house, locale=lang, refused=True) as page:
        page.set_viewport_size({"width": 320, "height": 800})
        page.route("**/*.woff2", lambda route: route.abort())
        for path in ("/lesson/swipe", "/puzzle", "/solo", "/pond", "/"):
            page.goto(path)
            page.locator("main h1").first.wait_for(state="attached")
            check_top_row(page, 3)
        page.locator("[data-game=swipe] .primary").click()
        page.locator(".pill.live").wait_for()
        check_top_row(page, 4)
