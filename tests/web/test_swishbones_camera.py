"""What the camera of swishbones shows, and how seldom it moves."""

from playwright.sync_api import Browser, Page, expect

from tests.web.house import PHONE, House, visiting
from tests.web.still import still
from tests.web.test_swishbones import OUTSIDE, aiming, before_the_first_swish
from tests.web.test_swishbones_ways import NOTED, on_screen

SIDEWAYS = {"width": PHONE["height"], "height": PHONE["width"]}


def cut(page: Page, what: str) -> int:
    """How many marks of these bones are not wholly in the picture."""
    assert page.locator(what).count()
    still(page)
    return page.evaluate(OUTSIDE, [f"{what} .glyph", ".pond"])


def moves(page: Page) -> int:
    """How often the camera has moved since it was noted."""
    still(page)
    return page.evaluate("window.drawn")


def test_a_fish_stays_in_the_picture_while_a_way_is_planned_turned_and_taken_back(
    browser: Browser, house: House
) -> None:
    with visiting(browser, house, phone=True) as page:
        swimmer = aiming(page)
        page.touchscreen.tap(*on_screen(page, 7000, 1500))
        expect(page.locator(".pip.planned")).to_have_count(2)
        own = page.locator(".lying .was").evaluate_all("all => all.map((one) => `[data-piece='${one.dataset.piece}']`)")
        for size in (SIDEWAYS, PHONE):
            page.set_viewport_size(size)  # pyright: ignore[reportArgumentType] - a dict of just these two
            assert cut(page, ".lying .was") == 0
            assert cut(page, ".live .planned") == 0
        swimmer.back.tap()
        swimmer.back.tap()
        expect(page.locator(".pip.planned")).to_have_count(0)
        assert cut(page, f".lying :is({','.join(own)})") == 0
        assert page.evaluate(OUTSIDE, [".handle .disc", ".pond"]) == 0


def test_the_camera_rests_while_others_move_and_moves_once_for_each_own_turn(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page, visiting(browser, house) as television:
        swimmer = before_the_first_swish(page)
        swimmer.take()
        swimmer.handle.wait_for()
        television.set_viewport_size({"width": 1920, "height": 1080})
        television.goto(page.url.replace("/t/", "/tv/"))
        expect(television.locator(".lying .fish")).to_have_count(4)
        for one in (page, television):
            still(one)
            one.evaluate(NOTED)
        swimmer.think.click()
        expect(page.locator(".pip.planned")).to_have_count(1)
        swimmer.think.click()
        expect(page.locator(".pip.planned")).to_have_count(2)
        before = page.locator(".game").get_attribute("data-shown") or ""
        planned = moves(page)
        swimmer.swim.click()
        swimmer.offered(before)
        expect(swimmer.handle).to_be_visible()
        assert moves(page) - planned == 2, "once to the whole pond, once to the fish"
        assert moves(television) == 0
