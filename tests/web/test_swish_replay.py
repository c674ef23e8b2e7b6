"""A race of swish again: who was ahead, what a proof cost, and what would have been better, drawn on the board."""

import re
from io import BytesIO

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from playwright.sync_api import Browser, Page, expect

from swordfish.bots.swish.perception import HARD
from swordfish.exact.swish import all_swishes
from swordfish.games.swish.cards import deck
from swordfish.games.swish.model import Layer
from tests.web.house import House
from tests.web.still import still
from tests.web.swish import SwishPlayer
from tests.web.swish_tables import racing
from tests.web.test_page import overflow, serious

SIXTEEN = deck()[:16]
"""All cards lie there from the beginning, so "no swish" by all ends the game."""
BETTER = "What should I have done?"
BESIDE = """() => [...document.querySelectorAll('.area .place:not(.lit) .mark > circle:first-of-type')]
  .map((one) => one.getBoundingClientRect())
  .map(({ left, top, right, bottom }) => [left, top, right, bottom])"""
"""Balls and hoops of the cards that are not lit."""
SHADE = 8
"""A difference of colour that nobody sees: of the shadow of a card."""
UNLIT = (
    "() => (window.unlit = [...document.querySelectorAll('.area .lit')]).forEach((one) => one.classList.remove('lit'))"
)
RELIT = "() => unlit.forEach((one) => one.classList.add('lit'))"


def smallest(player: SwishPlayer) -> list[Layer]:
    """A smallest swish of a full playing area."""
    area = player.area()
    swish = all_swishes([player.cards[card] for card, _ in area])[0]
    return [Layer(card, way) for card, way in zip(swish.cards, swish.orientations, strict=True)]


def proved_small_then_failed(ann: SwishPlayer, ben: SwishPlayer) -> int:
    """Ann collects the smallest swish, Ben fails, all say that there is none; returns the largest that people see."""
    largest = len(ann.seen(most=HARD.most))
    taken = smallest(ann)
    assert len(taken) < largest
    layout = ann.layout()
    ann.collect(taken)
    assert ann.ready(layout)
    assert ben.ready(layout)
    ben.call()
    ben.prove()
    for one in (ann, ben):
        one.say_none()
    return largest


def watched(player: SwishPlayer) -> Page:
    """The replay of the game that is over, at its start."""
    player.end.wait_for()
    player.act(player.page.get_by_role("link", name="Watch the replay"))
    expect(player.page.get_by_role("slider")).not_to_have_attribute("max", "0")
    player.page.keyboard.press("Home")
    expect(player.page.locator(".game")).to_have_attribute("data-shown", "0")
    return player.page


def test_a_replay_of_a_race_shows_who_was_ahead_and_draws_a_better_proof(browser: Browser, house: House) -> None:
    with racing(browser, house, 2, SIXTEEN) as (ann, ben):
        largest = proved_small_then_failed(ann, ben)
        page = watched(ann)
        expect(page.get_by_role("img", name="Who was ahead").locator("path")).to_have_count(2)
        costs = page.get_by_role("list", name="The costliest moves").get_by_role("button")
        expect(costs).not_to_have_count(0)  # found without a question
        expect(page.locator(".scrub .cost")).to_have_count(costs.count())

        page.get_by_role("button", name=BETTER).click()
        expect(page.locator(".area .lit")).to_have_count(largest)
        for fact in ("data-layers", "data-filled"):
            expect(page.locator(".mat")).to_have_attribute(fact, str(largest))
        told = page.get_by_text(re.compile(r"^Better: ([a-d][1-4](, )?)+$")).filter(visible=True)
        expect(told).to_be_visible()
        cost = page.get_by_role("status").filter(has_text="chose: ")
        expect(cost).to_contain_text(
            f"A swish of {largest} cards was there: with it the chance of winning would have been"
        )
        assert overflow(page) <= 0
        assert serious(page) == []
        page.keyboard.press("ArrowRight")
        expect(page.locator(".area .lit")).to_have_count(0)
        expect(told).to_have_count(0)

        page.keyboard.press("Home")
        for _ in range(2):  # the second proof is the one that failed: what it could have been is drawn, too
            page.keyboard.press("b")
            page.locator(".area .lit").first.wait_for()
        expect(page.get_by_role("status").filter(has_text="chose: ")).to_contain_text("chose: call a swish")


def seen(page: Page) -> NDArray[np.int16]:
    """The page as it is drawn."""
    return np.asarray(Image.open(BytesIO(page.screenshot())).convert("RGB"), np.int16)


def test_lit_cards_cover_nothing_of_their_neighbours(browser: Browser, house: House) -> None:
    with racing(browser, house, 2, SIXTEEN) as (ann, ben):
        proved_small_then_failed(ann, ben)
        page = watched(ann)
        page.get_by_role("button", name=BETTER).click()
        page.locator(".area .lit").first.wait_for()
        for width, height in ((320, 568), (390, 844), (844, 390), (1440, 900)):
            page.set_viewport_size({"width": width, "height": height})
            still(page)
            places = [[round(edge) for edge in place] for place in page.evaluate(BESIDE)]
            lit = seen(page)
            page.evaluate(UNLIT)
            changed = np.abs(lit - seen(page)).max(axis=2) > SHADE
            page.evaluate(RELIT)
            assert changed.any()
            for left, top, right, bottom in places:
                y, x = np.mgrid[-1 : 1 : (bottom - top) * 1j, -1 : 1 : (right - left) * 1j]
                inside = x**2 + y**2 < 1
                assert not (changed[top:bottom, left:right] & inside).any(), (width, height, left, top, right, bottom)
