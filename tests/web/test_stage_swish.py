"""What the board of swish owes a child: balls that can be told apart, and calls and penalties that are loud."""

import re

import pytest
from playwright.sync_api import Browser, expect

from swordfish.games.swish.cards import deck
from tests.web.house import House, visiting
from tests.web.pupil import at_step
from tests.web.stage import SAY, steps, table, violations, walk
from tests.web.still import still
from tests.web.test_stage_boards import PHONES, sized

LEAST_DISC = 20
LEAST_LOUD = 16
DISCS = """() => [...document.querySelectorAll('.area .ball circle, .area .hoop circle')]
  .map((one) => one.getBoundingClientRect().width)"""
LABELLED = """() => [...document.querySelectorAll('.area .place')].filter((place) =>
  [...place.querySelectorAll('.ball, .hoop')].some((one) => {
    const a = one.getBoundingClientRect(), [x, y] = [(a.left + a.right) / 2, (a.top + a.bottom) / 2]
    return [...place.querySelectorAll('.number, kbd')].map((label) => label.getBoundingClientRect())
      .some((b) => b.left < x && x < b.right && b.top < y && y < b.bottom)
  })).map((place) => place.textContent)"""
"""The cards whose ball or hoop has its middle under a number or a key."""
LEAST_MAT = 72
LASTS = """() => {
  const real = setTimeout
  window.setTimeout = (run, ms, ...facts) => ms === 1300 || ms === 2200 ? 0 : real(run, ms, ...facts)
}"""
"""From now on the page shows for ever how a proof ended."""
LINES = """button => {
  const range = document.createRange()
  range.selectNodeContents([...button.childNodes].find((one) => one.nodeType === 3 && one.data.trim()))
  return range.getClientRects().length
}"""
TOPS = "all => all.map((one) => Math.round(one.getBoundingClientRect().top))"
FONTS = "all => all.map((one) => parseFloat(getComputedStyle(one).fontSize))"
LEAST_NAME = 38
"""The part of a television's height that a name has at least: so many names would fill it."""
LEAST_TALL = 3
"""The same for a mat."""


@pytest.mark.parametrize("chairs", [["you", "guest"], pytest.param(["you", *["random"] * 3], marks=pytest.mark.long)])
def test_balls_and_hoops_are_large_on_every_phone(browser: Browser, house: House, chairs: list[str]) -> None:
    with table(browser, house, "swish", chairs) as (page, _):
        page.locator(".area .ball").first.wait_for()
        for size in PHONES:
            sized(page, size)
            assert min(page.evaluate(DISCS)) >= LEAST_DISC, size


def test_balls_and_hoops_of_a_puzzle_are_large_on_every_phone_and_under_no_number(
    browser: Browser, house: House
) -> None:
    with visiting(browser, house) as page:
        for grade, cards in (("medium", 9), ("twelve", 16)):
            page.goto(f"/puzzle#{grade}/1")
            expect(page.locator(".area .ball")).to_have_count(cards)
            for size in (*PHONES, (1440, 900)):
                sized(page, size)
                assert min(page.evaluate(DISCS)) >= LEAST_DISC, (grade, size)
                assert page.evaluate(LABELLED) == [], (grade, size)


def test_the_button_that_proves_has_one_line(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        page.goto("/lesson/swish")
        for step in range(2):
            at_step(page, step)
            page.locator(".go-on").click()
        page.locator("button.call").click()
        prove = page.locator("button.prove")
        prove.wait_for()
        for size in PHONES:
            sized(page, size)
            assert prove.evaluate(LINES) == 1, size


def test_names_are_readable_beside_the_signs_of_a_penalty_and_of_no_swish(browser: Browser, house: House) -> None:
    with table(browser, house, "swish", ["you", "guest", "guest"], wait=30) as (page, guest):
        assert guest
        page.locator("button.call").click()
        page.locator("button.prove").click()
        page.locator(".waits").wait_for()
        assert guest.evaluate(SAY, {"type": "Speak", "commands": [{"type": "NoSwish", "layout": 0}]}) == "Done"
        page.locator(".raised").wait_for()
        expect(page.locator("[data-outcome]")).to_have_count(0)
        assert violations(page, 3, sizes=[(320, 568), (390, 844)], faces=True) == []


def test_a_phone_says_who_fails_and_what_it_costs(browser: Browser, house: House) -> None:
    with table(browser, house, "swish", ["you", "guest"]) as (page, _):
        for phase in steps(page, "swish"):
            if phase == "own turn" and page.locator("[data-pile='0']").count() == 1:
                break
        page.evaluate(LASTS)
        page.locator("button.call").click()
        page.locator("button.prove").click()
        said = page.locator("[data-outcome=bad] .who b:visible")
        for size in ((320, 568), (360, 640), (390, 844), (844, 390)):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            still(page)
            expect(said).to_contain_text("Maximiliane")
            expect(said).to_contain_text(re.compile("perd une carte|−1"))
            assert violations(page, 2, sizes=[size]) == []


@pytest.mark.parametrize("size", [(844, 390), pytest.param((320, 568), marks=pytest.mark.long)])
def test_how_a_proof_ended_has_room_beside_eight_players(browser: Browser, house: House, size: tuple[int, int]) -> None:
    with table(browser, house, "swish", ["you", "guest", *["easy@50"] * 6]) as (page, _):
        next(phase for phase in walk(page, "swish") if phase == "proving")
        page.evaluate(LASTS)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.locator("button.prove").click()
        page.locator("[data-outcome]").wait_for()
        assert violations(page, 8, sizes=[size]) == []
        assert page.locator(".mat").evaluate("one => one.offsetWidth") >= LEAST_MAT


@pytest.mark.parametrize(
    "chairs",
    [["you"], *(pytest.param(["you", *others], marks=pytest.mark.long) for others in (["guest"], ["random"] * 7))],
)
def test_cards_stay_large_enough_for_a_finger_while_a_proof_lies_below_them(
    browser: Browser, house: House, chairs: list[str]
) -> None:
    """Alone there is a hint, which makes the dock of a phone higher."""
    large = [(390, 844), (412, 915)]
    with table(browser, house, "swish", chairs) as (page, _):
        assert "proving, cards laid" in walk(page, "swish")
        for size in [(320, 568), (360, 640), (375, 667), *large]:
            assert violations(page, len(chairs), sizes=[size]) == []
        for size in large:
            sized(page, size)
            assert min(page.evaluate(DISCS)) >= LEAST_DISC, size


def test_a_call_is_loud_for_the_others(browser: Browser, house: House) -> None:
    with table(browser, house, "swish", ["you", "guest"]) as (page, guest):
        assert guest
        page.locator("button.call").click()
        told = guest.locator(".proof .told")
        for size in ((375, 667), (390, 844), (844, 390), (1440, 900)):
            assert violations(guest, 2, sizes=[size]) == []
            sized(guest, size)
            expect(told).to_have_text("Maximiliane prouve :")
            box, mat = told.bounding_box(), guest.locator(".mat").bounding_box()
            assert box
            assert mat
            beside = box["x"] + box["width"] <= mat["x"] or box["y"] + box["height"] <= mat["y"]
            assert beside, size
            expect(told).not_to_have_css("background-color", "rgba(0, 0, 0, 0)")
            assert float(told.evaluate("one => parseFloat(getComputedStyle(one).fontSize)")) >= LEAST_LOUD, size


@pytest.mark.long
def test_a_television_of_swish_has_large_names_and_below_them_room_for_the_mat(browser: Browser, house: House) -> None:
    with table(browser, house, "swish", ["you", "guest", *["easy@50"] * 6]) as (page, _):
        television = page.context.new_page()
        television.goto(page.url.replace("/t/", "/tv/"))
        next(phase for phase in walk(page, "swish") if phase == "proving")
        television.locator(".mat").wait_for()
        for width, height in ((1280, 720), (1920, 1080), (3840, 2160)):
            assert violations(television, 8, sizes=[(width, height)], television=True, faces=True) == []
            sized(television, (width, height))
            names = television.locator(".seats [data-name]")
            assert min(names.evaluate_all(FONTS)) >= height / LEAST_NAME
            assert television.locator(".mat").evaluate("one => one.offsetHeight") >= height / LEAST_TALL


def test_who_share_the_win_stand_equally_high_also_if_a_name_has_two_lines(browser: Browser, house: House) -> None:
    """Sixteen cards leave no deck, so "no swish" by all ends the game."""
    with table(browser, house, "swish", ["you", "guest"], name="Ann", deck=deck()[:16]) as (page, guest):
        for one in (page, guest):
            assert one
            said = {"type": "Speak", "commands": [{"type": "NoSwish", "layout": 0}]}
            assert one.evaluate(SAY, said) == "Done"
        steps_of = page.locator("[data-place='1'] .step")
        expect(steps_of).to_have_count(2)
        for size in ((320, 568), (390, 844), (844, 390), (1440, 900)):
            sized(page, size)
            assert len(set(steps_of.evaluate_all(TOPS))) == 1, size
