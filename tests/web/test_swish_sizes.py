"""How large the cards of swish are, where the mat lies, and how far apart pieces and numbers are."""

import pytest
from playwright.sync_api import Browser

from tests.web.house import House, visiting
from tests.web.stage import table
from tests.web.test_stage_boards import PHONES, sized
from tests.web.test_stage_swish import LASTS

CARD = "one => one.getBoundingClientRect().width"
LEFT = "one => one.getBoundingClientRect().left"
LEAST_KEPT = 0.83
"""The share of their size that cards keep at least while somebody proves, beside a board that is nearly square."""
CORNERED = [[0, 2]] * 20
"""Cards with ball and hoop in two corners, so that they lie beside those of neighbours."""
LEAST_GAP = 2
SMALL = 700
"""Lower screens have no room for the strip: there each number is in a corner without a piece."""
NUMBERED = """() => {
  const boxOf = (one) => one.getBoundingClientRect()
  const places = [...document.querySelectorAll('.area .place')]
  const words = places.map((place) => {
    const [range, card] = [document.createRange(), boxOf(place)]
    range.selectNodeContents(place.querySelector('.number'))
    const word = range.getBoundingClientRect()
    const covers = [...document.querySelectorAll('.area .mark')].map(boxOf).some((mark) =>
      word.left < mark.right && mark.left < word.right
        && word.top + 3 < mark.bottom && mark.top < word.bottom - 3) // digits are not as high as their line
    const inside = card.left <= word.left && word.right <= card.right
      && card.top <= word.top + 3 && word.bottom <= card.bottom
    return [Math.round(word.left - card.left), Math.round(word.top - card.top), inside, covers].join()
  })
  return [...new Set(words)]
}"""
"""Where the numbers of cards are, from the upper left corner; whether inside, and whether they cover a piece."""
NEAREST = """() => {
  const pieces = [...document.querySelectorAll('.area .mark > circle:first-of-type')].map((one) => {
    const box = one.getBoundingClientRect(), [line] = [parseFloat(one.getAttribute('stroke-width'))]
    const reach = box.width / 2 * (1 + line / 2 / one.r.baseVal.value)
    return { card: one.closest('.place'), x: box.x + box.width / 2, y: box.y + box.height / 2, reach }
  })
  return Math.min(...pieces.flatMap((one, at) => pieces.slice(at + 1).filter(({ card }) => card !== one.card)
    .map((two) => Math.hypot(one.x - two.x, one.y - two.y) - one.reach - two.reach)))
}"""
"""The least distance between pieces of two cards."""


def test_cards_keep_their_size_while_somebody_proves_where_the_mat_has_room_beside_them(
    browser: Browser, house: House
) -> None:
    with table(browser, house, "swish", ["you", "guest"]) as (page, guest):
        assert guest
        sizes = ((768, 1024), (820, 1180), (1024, 768), (1180, 820), (1440, 900))
        free: dict[tuple[int, int], float] = {}
        for size in sizes:
            sized(page, size)
            free[size] = page.locator(".area .place").first.evaluate(CARD)
        page.locator("button.call").click()
        for one, ready in ((page, "button.prove"), (guest, ".proof .told")):
            one.locator(ready).wait_for()
            for size in sizes:
                sized(one, size)
                least = 0.99 if size == (1440, 900) else 0.76 if size == (820, 1180) else LEAST_KEPT
                assert one.locator(".area .place").first.evaluate(CARD) >= least * free[size], size


def test_pieces_of_neighbouring_cards_are_apart(browser: Browser, house: House) -> None:
    with table(browser, house, "swish", ["you", "guest"], deck=CORNERED) as (page, _):
        page.locator(".area .ball").first.wait_for()
        for size in (*PHONES, (1024, 768), (1440, 900)):
            sized(page, size)
            assert page.evaluate(NEAREST) >= LEAST_GAP, size


@pytest.mark.parametrize("size", [(390, 844), pytest.param((412, 915), marks=pytest.mark.long)])
def test_the_mat_of_a_phone_stays_where_it_is_when_a_proof_ends(
    browser: Browser, house: House, size: tuple[int, int]
) -> None:
    with table(browser, house, "swish", ["you", "guest"]) as (page, _):
        page.evaluate(LASTS)
        page.locator("button.call").click()
        page.locator("button.prove").wait_for()
        sized(page, size)
        before = page.locator(".mat").evaluate(LEFT)
        page.locator("button.prove").click()
        page.locator("[data-outcome]").wait_for()
        assert abs(page.locator(".mat").evaluate(LEFT) - before) < 1


def test_the_numbers_of_a_puzzle_are_inside_their_cards_at_the_same_corner_and_cover_no_piece(
    browser: Browser, house: House
) -> None:
    with visiting(browser, house) as page:
        page.goto("/puzzle#largest/1")
        page.locator(".area .number").last.wait_for()
        for size in (*PHONES, (768, 1024), (1440, 900)):
            sized(page, size)
            numbers = page.evaluate(NUMBERED)
            assert all(number.endswith("true,false") for number in numbers), size
            assert len(numbers) == 1 or size[1] < SMALL, size
