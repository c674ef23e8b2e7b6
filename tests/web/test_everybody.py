"""Every page for everyone: no serious axe finding, no overflow, full keyboard operation, optional sounds."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.faces import borrowed
from tests.web.house import PHONE, WIDE, House, visiting
from tests.web.player import Player
from tests.web.stage import LAY
from tests.web.still import still
from tests.web.test_page import overflow, playing, serious

SIZES = ((320, 700), (1366, 768))
LARGE = (3840, 2160)


def pages(page: Page) -> Iterator[str]:
    """Visit every page of the shell as a guest would; yields each page's name."""
    player = Player(page, lambda thing: thing.click())
    page.goto("/new/swirl")
    page.get_by_text("More options").click()
    page.get_by_role("radio", name="We all play on this device.").check()
    page.get_by_role("button", name="Choose the face on chair 2").click()
    page.get_by_role("button", name="Create the table").wait_for()
    yield "new"
    player.make("swipe", "Tiny: 14")
    assert player.go_on()
    yield "end"
    player.watch()
    page.keyboard.press("End")
    page.locator(".place").first.wait_for()
    yield "replay"
    page.goto("/me")
    page.get_by_role("button", name="Show the link").click()
    page.get_by_alt_text("The link for your other device").wait_for()
    yield "me"
    page.goto(page.get_by_label("Link for your other device").input_value())
    page.get_by_role("button", name="Yes, that is me").wait_for()
    yield "device"
    player.make("swirl", "Standard", bots=False)
    page.get_by_role("link", name="Show on a big screen").click()
    page.locator(".invite .code").wait_for()
    yield "screen"
    page.goto("/nowhere")
    page.get_by_role("heading").wait_for()
    yield "lost"


@pytest.mark.parametrize("browser", ["krona"], indirect=True)
@pytest.mark.parametrize("sizes", [SIZES, pytest.param((*SIZES, LARGE), marks=pytest.mark.long)], ids=["few", "all"])
def test_every_page_is_set_in_our_faces_sticks_out_nowhere_and_has_nothing_serious_for_axe(
    browser: Browser, house: House, sizes: tuple[tuple[int, int], ...]
) -> None:
    """In a browser with one other font: what is not set in our faces would be wide, or a box."""
    with visiting(browser, house, refused=True) as page:
        for name in pages(page):
            assert borrowed(page) == {}, name
            for width, height in sizes:
                page.set_viewport_size({"width": width, "height": height})
                assert overflow(page) <= 0, f"{name} at {width}"
            page.set_viewport_size({"width": 1366, "height": 768})
            assert serious(page) == [], name


def test_axe_finds_nothing_serious_from_the_first_page_to_a_table(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        page.goto("/")
        play = playing(page)
        play.wait_for()
        assert serious(page) == []
        page.locator("[data-game=swipe]").get_by_role("button", name="Invite friends").click()
        page.get_by_role("button", name="Begin").wait_for()
        assert serious(page) == []
        page.goto("/")
        play.click()
        page.get_by_role("button", name="Throw").wait_for()
        assert serious(page) == []
        page.get_by_role("button", name="Keys and speed").click()
        assert serious(page) == []


def test_every_control_is_at_least_as_large_as_a_finger(browser: Browser, house: House) -> None:
    """A link within a sentence is none; all of a tile is its link."""
    small = """[...document.querySelectorAll('main button:not(:disabled), main a, main select, main summary')]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > 0)
      .filter((one) => !one.matches('.tile') && ![...one.parentNode.childNodes].some((node) => node.data?.trim()))
      .filter((one) => Math.min(one.getBoundingClientRect().height, one.getBoundingClientRect().width) < 43.5)
      .map((one) => one.textContent)"""
    with visiting(browser, house) as page:
        page.goto("/me")
        code = page.evaluate(LAY, {"game": "swipe", "options": {}, "chairs": ["you", "guest"], "name": "Ann"})
        there = {
            "/": "[data-game=swipe] button",
            "/new/swipe": ".make",
            "/me": ".likes",
            "/rules/swipe": "#questions a",
            f"/t/{code}": "li.you",
        }
        for path, thing in there.items():
            page.goto(path)
            page.locator(thing).first.wait_for()
            for size in (PHONE, WIDE):
                page.set_viewport_size(size)  # pyright: ignore[reportArgumentType] - a dict of just these two
                still(page)
                assert page.evaluate(small) == [], (path, size)


def test_a_question_mark_lists_the_keys_and_the_first_page_goes_by_keys_alone(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        page.goto("/")
        play = page.locator("[data-game=swipe]").get_by_role("button", name="Play against bots")
        expect(play).to_be_enabled()
        focused = "document.activeElement === document.querySelector('[data-game=swipe] .primary')"
        page.locator("h1").click()
        for _ in range(40):
            page.keyboard.press("Tab")
            if page.evaluate(focused):
                break
        assert page.evaluate(focused), "it is reached by the tabulator"
        outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        assert outline == "solid", "and seen to be in focus"
        page.keyboard.press("Enter")
        page.get_by_role("button", name="Throw").wait_for()
        page.keyboard.press("Shift+Slash")
        expect(page.get_by_role("dialog")).to_contain_text("Space: throw your dice")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_no_sound_before_the_first_touch_and_none_if_it_is_switched_off(browser: Browser, house: House) -> None:
    count = """() => {
      window.made = 0
      window.notes = 0
      const real = window.AudioContext
      window.AudioContext = class extends real { constructor() { super(); window.made += 1 } }
      const create = real.prototype.createBufferSource
      real.prototype.createBufferSource = function () { window.notes += 1; return create.call(this) }
    }"""
    with visiting(browser, house) as page:
        page.add_init_script(f"({count})()")
        page.goto("/")
        page.locator("[data-game=swipe]").wait_for()
        assert page.evaluate("window.made") == 0
        player = Player(page, lambda thing: thing.click())
        player.begin()
        player.throw.click()
        page.wait_for_function("() => window.made === 1 && window.notes > 0")
        player.offered()
        heard = page.evaluate("window.notes")
        with visiting(browser, house) as watcher:
            watcher.goto(page.url)
            expect(page.get_by_text("One person is only watching.")).to_be_visible()
            assert page.evaluate("window.notes") == heard, "no event is heard again when somebody comes"
        page.goto("/me")
        with page.expect_response("**/api/guest/settings"):
            page.get_by_label("Sounds").uncheck()
        player.begin()
        player.go_on(1)
        assert page.evaluate("[window.made, window.notes]") == [0, 0]
