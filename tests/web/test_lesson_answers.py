"""The answer to a wrong try in a lesson: on the board, over no button, once; and hands that hide nothing."""

import pytest
from playwright.sync_api import Browser, Page, expect

from swordfish import lessons
from tests.web.house import House, visiting
from tests.web.pupil import BOARDS, at_step, walk
from tests.web.still import still
from tests.web.swimmer import by_mouse

ANSWER = """() => {
  const boxOf = (what) => document.querySelector(what).getBoundingClientRect()
  const [answer, board, dock] = [boxOf('.wrong'), boxOf('[data-zone=board]'), boxOf('[data-zone=dock]')]
  const over = answer.left < dock.right && dock.left < answer.right
    && answer.top < dock.bottom && dock.top < answer.bottom
  const inside = board.left <= answer.left && answer.right <= board.right
    && board.top <= answer.top && answer.bottom <= board.bottom
  const told = [...document.querySelectorAll('.verdict')].filter((one) => getComputedStyle(one).clipPath === 'none')
  return { over, inside, told: told.length }
}"""
ON_BOARD = {"over": False, "inside": True, "told": 0}
"""It covers nothing of the dock, lies on the board, and the dock does not say the same."""
SIZES = [(320, 568), *(pytest.param(size, marks=pytest.mark.long) for size in ((390, 844), (844, 390), (1440, 900)))]
HIDDEN = """() => {
  const hand = document.querySelector('.pointing').getBoundingClientRect()
  const boxes = [...document.querySelectorAll('[data-zone=dock] button svg, .handle .arrows, .plate .place')]
    .filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect())
  return boxes.filter((one) => Math.min(hand.right, one.right) - Math.max(hand.left, one.left) > 1
    && Math.min(hand.bottom, one.bottom) - Math.max(hand.top, one.top) > 1).length
}"""
"""How many icons of buttons, arrows of handles and crowns are under the hand."""


def answered(page: Page) -> None:
    page.locator(".wrong").wait_for()
    still(page)
    assert page.evaluate(ANSWER) == ON_BOARD


@pytest.mark.parametrize("size", SIZES)
def test_a_wrong_proof_is_answered_once_and_on_the_board(browser: Browser, house: House, size: tuple[int, int]) -> None:
    with visiting(browser, house, phone=size[0] < 900, locale="fr") as page:
        page.set_viewport_size({"width": size[0], "height": size[1]})

        def look(step: int) -> None:
            if step != 3:
                return
            page.locator(".area [data-place='0']").click()
            page.locator("button.prove").click()
            answered(page)
            expect(page.locator(".verdict")).to_contain_text("Il faut au moins deux cartes")
            page.locator("button.lift").click()

        walk(page, "swish", look)


@pytest.mark.parametrize("size", SIZES[:2])
def test_a_wrong_swim_is_answered_once_and_on_the_board(browser: Browser, house: House, size: tuple[int, int]) -> None:
    with visiting(browser, house, phone=True, locale="de") as page:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.goto("/lesson/swishbones")
        script = lessons.script("swishbones")
        for step in (0, 1):
            at_step(page, step)
            page.locator("main[data-asks=true]").wait_for()
            for text in script.lesson.tasks[step].do:
                BOARDS["swishbones"](page, script.rules.notation.read_command(text))
        at_step(page, 2)
        page.locator("main[data-asks=true]").wait_for()
        swimmer = by_mouse(page)
        swimmer.turn(60)
        swimmer.swim.click()
        answered(page)


def test_the_hand_of_a_lesson_hides_no_icon_no_arrow_and_no_crown(browser: Browser, house: House) -> None:
    with visiting(browser, house, phone=True, locale="de") as page:
        page.set_viewport_size({"width": 320, "height": 568})

        def look(_: int) -> None:
            page.wait_for_function(f"() => document.querySelector('.pointing') && ({HIDDEN})() === 0")

        walk(page, "swishbones", look)
