"""A pond laid by hand: bones are dragged and checked meanwhile, and the game is played in it."""

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.web.house import House, visiting
from tests.web.still import still
from tests.web.test_page import overflow, serious


def bones(page: Page) -> dict[str, str]:
    """Where each bone is drawn."""
    drawn = page.locator(".food").all()
    return {one.get_attribute("data-piece") or "": one.get_attribute("style") or "" for one in drawn}


def middle(page: Page, piece: int) -> tuple[float, float]:
    still(page)
    box = page.locator(f".food[data-piece='{piece}'] .glyph").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, start: tuple[float, float], end: tuple[float, float], *, drop: bool = True) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    page.mouse.move(*end)
    if drop:
        page.mouse.up()


def test_a_bone_that_is_dragged_too_near_another_is_refused_and_goes_back(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        page.goto("/pond")
        expect(page.locator(".food")).to_have_count(32)
        before = bones(page)
        drag(page, middle(page, 4), middle(page, 9), drop=False)
        expect(page.get_by_role("status")).to_contain_text("are too close")
        expect(page.locator(".cross")).to_be_visible()
        assert bones(page) != before
        page.mouse.up()
        expect(page.locator("main")).to_have_attribute("data-good", "true")
        expect(page.locator(".cross")).to_have_count(0)


def test_a_bone_is_moved_by_keys_and_the_game_is_played_in_that_pond(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        page.goto("/pond")
        expect(page.locator(".food")).to_have_count(32)
        first = page.locator(".food").first
        before = first.get_attribute("style") or ""
        with page.expect_response("**/api/pond?*"):
            page.get_by_label("Between two bones").select_option("1000")
        expect(first).not_to_have_attribute("style", before)  # another pond
        expect(page.get_by_role("status")).to_contain_text("This pond is ready to play.")
        page.keyboard.press("KeyN")
        for key in ("Shift+ArrowRight", "ArrowUp", "ArrowUp", "ArrowLeft"):
            page.keyboard.press(key)
            expect(page.locator("main")).to_have_attribute("data-good", "true")
        laid = bones(page)
        page.get_by_role("button", name="Play against bots").click()
        page.locator(".take").first.wait_for()
        there = bones(page)
        assert len(there) >= 30
        assert {piece: place for piece, place in laid.items() if piece in there} == there


def test_replies_about_an_earlier_pond_are_ignored(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        page.goto("/pond")
        expect(page.locator(".food")).to_have_count(32)
        waiting: list[Route] = []
        page.route("**/api/pond", lambda route: waiting.append(route))  # the question is on its way
        with page.expect_request("**/api/pond"):
            page.keyboard.press("KeyN")
            page.keyboard.press("ArrowUp")
        expect(page.locator("main")).to_have_attribute("data-good", "false")
        with page.expect_response("**/api/pond?*"):
            page.get_by_role("button", name="Shuffle").click()
        expect(page.locator("main")).to_have_attribute("data-good", "true")
        with page.expect_response("**/api/pond"):
            waiting[0].continue_()
        page.unroute("**/api/pond")
        laid = bones(page)
        page.get_by_role("button", name="Play against bots").click()
        page.locator(".take").first.wait_for()
        there = bones(page)
        assert {piece: place for piece, place in laid.items() if piece in there} == there


@pytest.mark.long
def test_the_page_of_the_pond_fits_and_axe_finds_nothing_serious(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        page.set_viewport_size({"width": 320, "height": 800})
        page.goto("/pond")
        expect(page.locator(".food")).to_have_count(32)
        assert overflow(page) <= 0
        assert serious(page) == []
