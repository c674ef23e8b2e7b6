"""The mat of swish in a real browser: turned by buttons, keys and swipes; a flip looks like a flip."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from swordfish.games.swish.cards import Card, deck, turned
from tests.web.house import House, visiting
from tests.web.swish import SwishPlayer
from tests.web.swish_tables import PROOF, SHORT, alone, made, seated

FLOWN = """() => {
  window.flown = []
  new MutationObserver((changes) => {
    const sheets = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node.matches?.('.flying'))
    window.flown.push(...sheets.map(() => document.querySelector('.finale') !== null))
  }).observe(document.body, { childList: true })
}"""
"""Records, for each swish that flies to a pile, whether the podium is there."""


def shown(mat: Locator, place: int) -> Card:
    """The cells in which ball and hoop of a layer are drawn."""
    cells: list[int] = mat.evaluate(
        """(mat, place) => ['ball', 'hoop'].map((kind) => {
          const box = mat.getBoundingClientRect()
          const mark = mat.querySelector(`[data-place="${place}"] .${kind} use`).getBoundingClientRect()
          const x = ((mark.x + mark.width / 2 - box.x) / box.width) * 136
          const y = ((mark.y + mark.height / 2 - box.y) / box.height) * 176
          return Math.floor((y - 8) / 40) * 3 + Math.floor((x - 8) / 40)
        })""",
        place,
    )
    return Card(*cells)


def swiped(player: SwishPlayer, across: float, down: float) -> None:
    """Swipe with a finger or a mouse over the mat."""
    box = player.mat.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    player.page.mouse.move(x, y)
    player.page.mouse.down()
    player.page.mouse.move(x + across * box["width"], y + down * box["height"], steps=4)
    player.page.mouse.up()


def test_the_mat_goes_through_all_orientations_by_buttons_keys_and_swipes(browser: Browser, house: House) -> None:
    with alone(browser, house) as player:
        place = 9
        card, dealt = player.area()[place]
        printed = deck()[card]
        player.call()
        player.act(player.place(place))
        orientation = dealt

        def turns(axis: int) -> None:
            nonlocal orientation
            orientation ^= axis
            expect(player.layer(place)).to_have_attribute("data-orientation", str(orientation))
            assert shown(player.mat, place) == turned(printed, orientation)

        turns(0)
        for axis in (1, 2, 1, 3, 2, 2):
            player.turn(axis)
            turns(axis)
        for key, axis in (("ArrowRight", 1), ("ArrowDown", 2), ("KeyT", 3), ("ArrowLeft", 1), ("ArrowUp", 2)):
            player.press(key)
            turns(axis)
        for across, down, axis in ((0.5, 0, 1), (-0.5, 0, 1), (0, 0.5, 2), (0, -0.5, 2)):
            swiped(player, across, down)
            turns(axis)
        player.mat.dblclick()
        turns(3)
        swiped(player, 1.6, 0)
        expect(player.mat).to_have_attribute("data-layers", "0")
        player.place(place).drag_to(player.mat)
        turns(dealt ^ orientation)


def test_a_flip_looks_like_a_flip_unless_somebody_wants_it_still(browser: Browser, house: House) -> None:
    halfway = """place => {
      const sheet = document.querySelector(`.mat [data-place="${place}"]`)
      const [flip] = sheet.getAnimations()
      if (!flip) return null
      flip.pause()
      flip.currentTime = 110
      const at = new DOMMatrix(getComputedStyle(sheet).transform)
      flip.finish()
      return [at.m11, at.m22]
    }"""
    with alone(browser, house, pace="calm") as player:
        player.call()
        player.act(player.place(0))
        player.page.wait_for_function("() => !document.querySelector('.mat .layer').getAnimations().length")
        clock: Any = player.page.context.new_cdp_session(player.page)
        clock.send("Animation.enable")
        clock.send("Animation.setPlaybackRate", {"playbackRate": 0.001})
        player.press("ArrowLeft")
        across, down = player.page.evaluate(halfway, 0)
        assert -1 < across < 0, "the sheet is still seen from behind"
        assert down == pytest.approx(1)
        player.press("ArrowUp")
        across, down = player.page.evaluate(halfway, 0)
        assert across == pytest.approx(1)
        assert -1 < down < 0
        player.page.emulate_media(reduced_motion="reduce")
        player.press("ArrowLeft")
        assert player.page.evaluate(halfway, 0) is None


@pytest.mark.long
def test_a_swish_flies_to_its_pile_but_not_over_the_podium(browser: Browser, house: House) -> None:
    with visiting(browser, house, pace="quick") as page:
        seated(page, made(page, {"seats": 1, "deck": SHORT, "proof": PROOF}))
        page.get_by_role("button", name="Begin").click()
        player = SwishPlayer(page, cards=SHORT)
        assert player.ready()
        page.evaluate(FLOWN)
        while player.step():
            expect(page.locator("[data-outcome]")).to_have_count(0)
            expect(page.locator(".flying")).to_have_count(0)  # a copy of the mat
        page.locator(".finale").wait_for()
        expect(page.locator("[data-outcome]")).to_have_count(0)
        assert set(page.evaluate("() => window.flown")) == {False}
