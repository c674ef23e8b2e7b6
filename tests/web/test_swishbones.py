"""Swishbones in a real browser: whole games by mouse, touch and keys; chains planned, taken back and sent; set-up."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.house import House, visiting
from tests.web.player import ENDED
from tests.web.still import still
from tests.web.swimmer import BENDS, SHORT, Swimmer, against_a_bot, by_keys, by_mouse, by_touch, fingers
from tests.web.test_page import overflow, serious

BESIDE = """() => {
  const [note, rim] = ['.warning', '.rim'].map((one) => document.querySelector(one).getBoundingClientRect())
  return Math.hypot((rim.left + rim.right) / 2 - note.right, (rim.top + rim.bottom) / 2 - note.bottom) - rim.width / 2
}"""
"""How many pixels the round pond is away from the warning in the corner."""
OUTSIDE = """([things, frame]) => {
  const { left, top, right, bottom } = document.querySelector(frame).getBoundingClientRect()
  return [...document.querySelectorAll(things)].map((one) => one.getBoundingClientRect())
    .filter((one) => one.left < left || one.top < top || one.right > right || one.bottom > bottom).length
}"""
"""How many things are not wholly inside another one."""
CLEAR = 0.5
"""Through less than this much paint one can see."""
HANDS = {"mouse": by_mouse, "keys": by_keys, "touch": by_touch}


@pytest.mark.parametrize(
    "hands", [pytest.param("mouse", marks=pytest.mark.long), pytest.param("keys", marks=pytest.mark.long), "touch"]
)
def test_a_whole_short_game(browser: Browser, house: House, hands: str) -> None:
    with visiting(browser, house, phone=hands == "touch") as page:
        against_a_bot(page, **SHORT)
        swimmer = HANDS[hands](page)
        assert swimmer.play(BENDS)
        expect(page.locator(".end h2")).to_have_text(ENDED, use_inner_text=True)
        expect(page.locator(".seat .place")).to_have_count(2)


@pytest.mark.long
@pytest.mark.parametrize("hands", HANDS)
def test_a_whole_printed_game(browser: Browser, house: House, hands: str) -> None:
    with visiting(browser, house, phone=hands == "touch") as page:
        page.goto("/")
        page.locator("[data-game=swishbones]").get_by_role("button", name="Play against bots").click()
        assert HANDS[hands](page).play([*range(-60, 61)])


POND = [[4, -4000, 0], [5, -2000, 300], [6, 1000, 300], [7, 4000, 4000], [8, 4000, -4000], [9, 0, -6000]]
"""Bones 4 and 8 are red, 5 and 9 yellow, 6 is green, 7 blue."""


def before_the_first_swish(page: Page, hands: Callable[[Page], Swimmer] = by_mouse) -> Swimmer:
    """Our red fish begins in the east, a bot's in the west, with nothing to eat within two swishes of either."""
    against_a_bot(page, bones=6, pond=POND, places=[0, 180], quiet_rounds=3)
    swimmer = hands(page)
    assert swimmer.offered()[0] == ".take"
    return swimmer


def aiming(page: Page) -> Swimmer:
    """The same, once our fish lies in the water and its handle is shown."""
    swimmer = before_the_first_swish(page)
    swimmer.take()
    swimmer.handle.wait_for()
    return swimmer


def test_chains_are_planned_taken_back_one_by_one_and_sent_together(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        swimmer = aiming(page)
        assert swimmer.left == 2
        expect(swimmer.back).to_be_disabled()
        expect(swimmer.halt).to_be_disabled()
        before = swimmer.log.inner_text()
        swimmer.turn(13)
        swimmer.think.click()
        expect(page.locator(".pip.planned")).to_have_count(1)
        expect(page.locator(".piece.planned")).to_have_count(2)
        swimmer.turn(-20)
        swimmer.think.click()
        expect(page.locator(".pip.planned")).to_have_count(2)
        expect(swimmer.handle).to_have_count(0)
        swimmer.back.click()
        expect(page.locator(".pip.planned")).to_have_count(1)
        expect(swimmer.handle).to_be_visible()
        assert swimmer.log.inner_text() == before, "nothing has been said yet"
        swimmer.turn(5)
        page.keyboard.press("Space")
        expect(page.locator(".pip.planned")).to_have_count(2)
        page.keyboard.press("Backspace")
        page.keyboard.press("Backspace")
        expect(page.locator(".pip.planned")).to_have_count(0)
        swimmer.turn(30)
        page.keyboard.press("Space")
        expect(page.locator(".pip.planned")).to_have_count(1)
        swimmer.turn(-45)
        page.keyboard.press("Space")
        expect(swimmer.swim).to_contain_text("2 swishes")
        swimmer.swim.click()
        expect(swimmer.log.get_by_text("Ann swims on.")).to_have_count(2)
        expect(page.locator(".way").first).to_be_attached()


def test_the_set_up_names_the_colour_that_no_bone_may_have(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        before_the_first_swish(page)
        expect(page.locator(".question")).to_have_text("Choose a bone that is not red.")


def test_stopping_after_a_planned_swish_sends_both(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        swimmer = aiming(page)
        swimmer.think.click()
        swimmer.halt.click()
        expect(swimmer.log).to_contain_text("Ann stops.")


def test_the_outlook_is_shown_in_words_and_moves_the_handle_and_a_hint_is_planned(
    browser: Browser, house: House
) -> None:
    with visiting(browser, house) as page:
        swimmer = aiming(page)
        expect(page.locator(".ahead .look")).to_have_count(1)
        expect(page.locator(".ahead .look")).to_have_text("sharp right – sharp left: free")
        expect(page.locator(".question")).to_have_text("Where to? Tap the water.")
        swimmer.turn(42)
        expect(page.locator(".question")).to_contain_text("Sharp left: free")
        expect(swimmer.handle).to_have_attribute("aria-valuetext", "sharp left: free")
        page.locator(".ahead .look").click()
        expect(swimmer.handle).to_have_attribute("aria-valuenow", "0")
        page.keyboard.press("b")
        expect(page.locator(".question")).to_contain_text("Hint: ")
        page.locator(".pip.planned").first.wait_for()  # the button follows the hint
        while page.locator(".pip.planned").count():
            swimmer.back.click()
        expect(page.locator(".question")).to_contain_text("Straight ahead: free")  # what the button does now


def test_the_reach_is_shaded_if_somebody_asks_for_it(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        aiming(page)
        expect(page.locator(".far")).to_have_count(0)
        page.get_by_role("button", name="How far can you get in this turn?").click()
        expect(page.locator(".far path").first).to_be_attached()


def test_the_pond_is_panned_zoomed_pinched_and_fitted(browser: Browser, house: House) -> None:
    def box() -> list[float]:
        return [float(part) for part in (page.locator(".pond .still").get_attribute("viewBox") or "").split()]

    with visiting(browser, house, phone=True) as page:
        page.emulate_media(reduced_motion="reduce")
        before_the_first_swish(page)
        still(page)
        whole = box()
        page.get_by_role("button", name="Closer").tap()
        still(page)
        assert box()[2] < whole[2]
        page.get_by_role("button", name="The whole pond").tap()
        still(page)
        assert box() == whole
        frame = page.locator(".pond").bounding_box()
        assert frame
        x, y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
        fingers(page, [(x, y)], [(x + 30, y)], [(x + 60, y)])
        still(page)
        panned = box()
        assert panned[0] < whole[0]
        assert panned[2:] == whole[2:]
        fingers(page, *([(x - apart, y), (x + apart, y)] for apart in (30, 60, 90)))
        still(page)
        assert box()[2] < 0.6 * whole[2]


def test_the_first_player_of_the_set_up_places_a_fish_anywhere_on_the_rim(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        against_a_bot(page, seat=1)
        swimmer = by_keys(page)
        swimmer.offered()
        swimmer.take()
        page.locator(".grip").wait_for()
        for _ in range(3):
            page.keyboard.press("Shift+ArrowLeft")
        page.keyboard.press("ArrowRight")
        expect(page.locator(".grip")).to_have_attribute("aria-valuenow", "29")
        expect(page.locator(".piece.planned")).to_have_count(2)
        pond = page.locator(".pond").bounding_box()
        assert pond
        page.mouse.click(pond["x"] + pond["width"] / 2, pond["y"] + pond["height"] - 5)  # beyond the rim
        expect(page.locator(".grip")).to_have_attribute("aria-valuenow", "270")
        swimmer.press(swimmer.swim)
        expect(swimmer.log).to_contain_text("Ann puts the fish into the water.")


def test_a_fish_is_seen_whole_in_the_ring_by_which_it_is_placed(browser: Browser, house: House) -> None:
    with visiting(browser, house, phone=True) as page:
        page.set_viewport_size({"width": 320, "height": 568})
        against_a_bot(page, seat=1)
        swimmer = by_keys(page)
        swimmer.offered()
        swimmer.take()
        expect(page.locator(".piece.planned")).to_have_count(2)
        still(page)
        assert page.evaluate(OUTSIDE, [".piece.planned .glyph", ".grip circle"]) == 0
        assert page.evaluate(OUTSIDE, [".grip circle, .piece.planned use", ".pond"]) == 0
        assert float(page.locator(".grip circle").evaluate("ring => getComputedStyle(ring).fillOpacity")) < CLEAR


def test_a_television_shows_a_fish_whole_as_soon_as_it_is_placed(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page, visiting(browser, house) as television:
        television.set_viewport_size({"width": 1920, "height": 1080})
        against_a_bot(page, bones=6, pond=POND, places=[90, 270], quiet_rounds=3)
        television.goto(page.url.replace("/t/", "/tv/"))
        television.locator(".lying .fish").first.wait_for()
        swimmer = by_keys(page)
        swimmer.offered()
        swimmer.take()
        expect(television.locator(".lying .fish")).to_have_count(4)
        still(television)
        assert television.evaluate(OUTSIDE, [".lying .fish use", ".pond"]) == 0


def test_the_end_is_announced_before_it_comes(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        swimmer = aiming(page)
        swimmer.think.click()
        swimmer.halt.click()
        expect(page.locator(".warning")).to_have_text("If nobody eats in the next 4 turns, the game ends.")
        page.set_viewport_size({"width": 1920, "height": 1080})
        page.goto(page.url.replace("/t/", "/tv/"))
        page.locator(".warning").wait_for()
        still(page)
        assert page.evaluate(BESIDE) > 0


@pytest.mark.parametrize("width", [320, pytest.param(1360, marks=pytest.mark.long)])
def test_nothing_sticks_out_and_axe_finds_nothing_serious(browser: Browser, house: House, width: int) -> None:
    with visiting(browser, house) as page:
        page.set_viewport_size({"width": width, "height": 800})
        swimmer = before_the_first_swish(page)
        assert overflow(page) <= 0
        assert serious(page) == []
        swimmer.take()
        swimmer.handle.wait_for()
        assert overflow(page) <= 0
        assert serious(page) == []
