"""A pond laid by hand: bones are dragged and checked meanwhile, and the game is played in it."""

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from swordfish.words import sentence
from tests.web.house import House, visiting
from tests.web.stage import LONGEST, violations
from tests.web.still import still
from tests.web.swimmer import fingers
from tests.web.test_page import serious


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
        expect(page.locator(".dock .question")).to_have_text("Too close to another bone.")
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
        expect(page.locator(".dock .question")).to_have_text("Drag the bones where you like.")
        page.keyboard.press("KeyN")
        for key in ("Shift+ArrowRight", "ArrowUp", "ArrowUp", "ArrowLeft"):
            page.keyboard.press(key)
            expect(page.locator("main")).to_have_attribute("data-good", "true")
        expect(page.locator(".dock .question")).to_have_text("This pond is ready to play.")
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
def test_the_page_of_the_pond_keeps_the_law_of_the_stage_and_axe_finds_nothing_serious(
    browser: Browser, house: House
) -> None:
    with visiting(browser, house, locale=LONGEST) as page:
        page.goto("/pond")
        expect(page.locator(".food")).to_have_count(32)
        assert violations(page, 0, primary=True) == []
        pond = page.locator(".pond").bounding_box()
        assert pond
        drag(page, middle(page, 4), (pond["x"] + 3, pond["y"] + 3))
        expect(page.locator(".dock .question")).to_have_text(sentence("page-pond-outside", {}, LONGEST))
        assert violations(page, 0, primary=True) == []
        assert serious(page) == []


@pytest.mark.parametrize(("lang", "size"), [("de", (320, 568)), ("it", (844, 390))])
def test_the_words_of_a_button_of_the_pond_stand_in_one_line(
    browser: Browser, house: House, lang: str, size: tuple[int, int]
) -> None:
    with visiting(browser, house, locale=lang) as page:
        page.goto("/pond")
        expect(page.locator(".food")).to_have_count(32)
        assert violations(page, 0, sizes=[size], primary=True) == []


def test_a_finger_beside_a_bone_drags_it_and_the_page_does_not_scroll(browser: Browser, house: House) -> None:
    with visiting(browser, house, phone=True) as page:
        page.goto("/pond")
        expect(page.locator(".food")).to_have_count(32)
        assert violations(page, 0, sizes=[(390, 844)], primary=True) == []
        page.set_viewport_size({"width": 390, "height": 844})
        page.get_by_role("button", name="Farther away").tap()
        x, y = middle(page, 4)
        before = bones(page)
        fingers(page, [(x + 12, y)], [(x + 14, y)], [(x + 16, y)])
        still(page)
        moved = {piece for piece, place in bones(page).items() if place != before[piece]}
        assert moved <= {"4"}
        expect(page.locator(".held")).to_have_count(1)
