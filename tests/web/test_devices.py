"""Every device and every reader: doubled text, notches, the left hand, more contrast, forced colours, no motion."""

from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from swordfish.games import NAMES
from tests.web.house import House, visiting
from tests.web.pupil import at_step
from tests.web.stage import LAY, LONGEST, NAME, SAY, TINY, table, violations, walk
from tests.web.still import still

pytestmark = pytest.mark.parametrize("browser", [pytest.param("machine", id=pytest.HIDDEN_PARAM)], indirect=True)
"""Once: these tests are not about fonts."""
LOST = (Path(__file__).parent / "devices.js").read_text(encoding="utf-8")
DOUBLED = {"standard": 32, "fixed": 26}
"""Twice the font sizes with which Chromium comes, in px."""
SIZES = ((320, 568), (390, 844), (844, 390), (1440, 900))
PLAYED: ViewportSize = {"width": 1440, "height": 900}
WHOLE = {"top": 0, "left": 0, "right": 0, "bottom": 0}
NOTCHES = {
    (390, 844): {"top": 47, "left": 0, "right": 0, "bottom": 34},
    (844, 390): {"top": 0, "left": 47, "right": 47, "bottom": 21},
}
"""The insets of a phone with a notch and a bar at the bottom, by its size."""
OTHERS_LONG = ["swipe", *(pytest.param(game, marks=pytest.mark.long) for game in NAMES if game != "swipe")]
"""One game in make test, all of them in make test-all."""
CHAIRS = ["you", "easy", "easy", "easy"]
QUIET = ["you", "guest"]
"""A table at which nothing happens while we look: the guest never moves."""
MOVED = """
window.moved = []
const animate = Element.prototype.animate
Element.prototype.animate = function (...words) {
  window.moved.push(`${this.localName}.${this.getAttribute('class')}`)
  return animate.apply(this, words)
}
addEventListener('transitionrun', ({ target }) => window.moved.push(`${target.localName} ${target.className}`), true)
addEventListener('animationstart', ({ target }) => window.moved.push(`${target.localName} ${target.className}`), true)
"""
"""Collects what moves, by script or by style sheet."""
OUTLINED = "(wanted) => [...document.querySelectorAll(wanted)].map((one) => getComputedStyle(one).outlineStyle)"


def lost(page: Page, insets: dict[str, int] = WHOLE, *, scrolls: bool = True) -> list[str]:
    """What is cut, covered or outside the safe part of the screen, once nothing moves."""
    still(page)
    return page.evaluate(LOST, {"safe": insets, "scrolls": scrolls})


def device(page: Page) -> Any:
    """The browser's own view of the page's device."""
    return page.context.new_cdp_session(page)


def double(page: Page) -> None:
    """Set the reader's own text size to twice the usual one."""
    device(page).send("Page.setFontSizes", {"fontSizes": DOUBLED})


def grown(page: Page) -> None:
    """Wait until the text of the page is doubled."""
    page.wait_for_function("() => getComputedStyle(document.documentElement).fontSize === '32px'")


def lost_doubled(page: Page) -> dict[str, list[str]]:
    """What is lost at each size where text is doubled; then the page is large again, to play on."""
    grown(page)
    found: dict[str, list[str]] = {}
    for size in SIZES:
        sized(page, size)
        if what := lost(page):
            found[str(size)] = what
    page.set_viewport_size(PLAYED)
    still(page)
    return found


def shell(page: Page) -> Iterator[str]:
    """The pages around the games."""
    page.goto("/")
    page.locator("[data-game=swipe] button").first.wait_for()
    yield "home"
    page.goto("/new/swirl")
    page.get_by_text("More options").click()
    yield "new"
    page.goto("/me")
    page.locator(".likes").first.wait_for()
    yield "me"
    page.goto("/rules/swipe")
    page.get_by_role("heading").first.wait_for()
    yield "rules"
    page.goto("/puzzle#easy/1")
    page.locator(".area .place").nth(2).click()
    page.locator(".mat .layer").wait_for()
    yield "puzzle"
    page.goto("/solo")
    page.get_by_role("button", name="Start the clock").wait_for()
    yield "solo"
    page.goto("/nowhere")
    page.get_by_role("heading").first.wait_for()
    yield "lost"


def sized(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


def test_doubled_text_loses_nothing_on_the_first_page_and_at_a_table(browser: Browser, house: House) -> None:
    with table(browser, house, "swipe", QUIET) as (page, _):
        double(page)
        assert lost_doubled(page) == {}
        page.goto("/")
        page.locator("[data-game=swipe] button").first.wait_for()
        assert lost_doubled(page) == {}


@pytest.mark.long
@pytest.mark.parametrize("game", NAMES)
def test_doubled_text_loses_nothing_in_any_phase(browser: Browser, house: House, game: str) -> None:
    found: dict[str, dict[str, list[str]]] = {}
    with table(browser, house, game, CHAIRS) as (page, _):
        double(page)
        for phase in walk(page, game):
            found[phase] = lost_doubled(page)
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.long
def test_doubled_text_loses_nothing_on_any_page(browser: Browser, house: House) -> None:
    found: dict[str, dict[str, list[str]]] = {}
    with visiting(browser, house, refused=True) as page:
        double(page)
        for name in shell(page):
            found[name] = lost_doubled(page)
    assert {where: what for where, what in found.items() if what} == {}


@contextmanager
def notched(page: Page) -> Generator[Callable[[tuple[int, int]], None]]:
    """A phone with a notch, and how to turn it."""
    session = device(page)

    def turn(size: tuple[int, int]) -> None:
        sized(page, size)
        session.send("Emulation.setSafeAreaInsetsOverride", {"insets": NOTCHES[size]})

    yield turn
    session.detach()


@pytest.mark.parametrize("game", OTHERS_LONG)
def test_nothing_of_a_table_lies_under_a_notch(browser: Browser, house: House, game: str) -> None:
    with table(browser, house, game, QUIET) as (page, _), notched(page) as turn:
        for size, insets in NOTCHES.items():
            turn(size)
            assert lost(page, insets, scrolls=False) == [], size
            page.locator(".menu").click()
            assert lost(page, insets, scrolls=False) == [], f"the drawer at {size}"
            page.keyboard.press("Escape")


def test_nothing_of_any_page_lies_under_a_notch(browser: Browser, house: House) -> None:
    with visiting(browser, house, refused=True) as page, notched(page) as turn:
        for name in shell(page):
            for size, insets in NOTCHES.items():
                turn(size)
                assert lost(page, insets) == [], f"{name} at {size}"


@pytest.mark.parametrize("game", OTHERS_LONG)
def test_for_a_left_hand_dock_and_drawer_are_on_the_left_and_the_stage_keeps_its_law(
    browser: Browser, house: House, game: str
) -> None:
    left = """zone => document.querySelector(`[data-zone=${zone}]`).getBoundingClientRect().right
      <= document.querySelector('[data-zone=board]').getBoundingClientRect().left"""
    phone, laptop = landscapes = ((844, 390), (1440, 900))
    with table(browser, house, game, QUIET) as (page, _):
        sized(page, laptop)
        still(page)
        assert not page.evaluate(left, "dock")
        page.locator(".preferences .choice input").check()
        page.reload()
        page.locator(".game[data-shown]").wait_for()
        for size in landscapes:
            sized(page, size)
            still(page)
            assert page.evaluate(left, "dock"), size
        assert page.evaluate(left, "drawer")
        assert violations(page, len(QUIET), sizes=landscapes) == []
        sized(page, phone)
        page.locator(".menu").click()
        still(page)
        assert (page.locator("[data-zone=drawer]").bounding_box() or {}).get("x") == 0


@pytest.mark.parametrize(("size", "doubled"), [((844, 390), False), ((320, 568), True)], ids=["notched", "doubled"])
def test_the_answer_to_a_wrong_try_is_on_the_safe_part_of_the_screen(
    browser: Browser, house: House, size: tuple[int, int], doubled: bool
) -> None:
    """It appears beside the finger: for a left hand the board reaches to the notch on the right."""
    with visiting(browser, house, locale=LONGEST) as page, notched(page) as turn:
        page.goto("/lesson/swipe")
        page.locator(".preferences .choice input").check()
        page.reload()
        page.locator("button.throw").click()
        at_step(page, 1)
        insets = NOTCHES.get(size, WHOLE)
        if doubled:
            double(page)
            grown(page)
            sized(page, size)
        else:
            turn(size)
        still(page)
        page.locator("button.throw").click()
        page.locator("button.victim[data-seat='2']").click()
        answer = page.locator("p.wrong")
        answer.wait_for()
        still(page)
        box = answer.bounding_box()
        assert box
        assert box["x"] >= insets["left"]
        assert box["y"] >= insets["top"]
        assert box["x"] + box["width"] <= size[0] - insets["right"]
        assert box["y"] + box["height"] <= size[1] - insets["bottom"]


def test_more_contrast_is_black_on_white_or_white_on_black(browser: Browser, house: House) -> None:
    colours = "(({ color, backgroundColor }) => [color, backgroundColor])(getComputedStyle(document.body))"
    with visiting(browser, house) as page:
        page.goto("/")
        ends = ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]
        for scheme, wanted in (("light", ends), ("dark", ends[::-1])):
            page.emulate_media(contrast="more", color_scheme=scheme)  # pyright: ignore[reportArgumentType]
            assert page.evaluate(colours) == wanted, scheme


def test_forced_colours_leave_the_marks_of_a_board(browser: Browser, house: House) -> None:
    with table(browser, house, "swipe", QUIET) as (page, _):
        page.locator(".seat.turn").first.wait_for()
        assert set(page.evaluate(OUTLINED, ".seat")) == {"none"}
        page.emulate_media(forced_colors="active")
        page.wait_for_function(f"() => ({OUTLINED})('.seat.turn').every((style) => style === 'solid')")
        assert page.evaluate(OUTLINED, ".seat:not(.turn, .victim)").count("solid") == 0


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_dice_tumble_and_chips_fly_unless_the_reader_wants_no_motion(
    browser: Browser, house: House, motion: Literal["reduce", "no-preference"]
) -> None:
    with visiting(browser, house, pace="quick") as page:
        page.emulate_media(reduced_motion=motion)
        page.add_init_script(MOVED)
        page.goto("/me")
        laid = {"game": "swipe", "options": TINY["swipe"], "chairs": ["you", "easy"], "name": NAME, "pace": 45}
        page.goto(f"/t/{page.evaluate(LAY, laid)}")
        assert page.evaluate(SAY, {"type": "Begin"}) == "Done"
        page.locator("button.throw").click()
        page.locator(".tray .die").first.wait_for()
        still(page)
        assert (page.evaluate("window.moved") == []) == (motion == "reduce")
