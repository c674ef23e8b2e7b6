"""Ways in swishbones: a touch on the water plans one, a drag changes it; a magnifier where bones are small."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from swordfish.games.swishbones.model import Swish
from swordfish.games.swishbones.model import Take as TakeBone
from tests.web.house import House, visiting
from tests.web.pupil import swims
from tests.web.stage import table, violations
from tests.web.still import still
from tests.web.swimmer import Swimmer, against_a_bot, by_keys, by_mouse, by_touch
from tests.web.test_swishbones import OUTSIDE, POND, aiming, before_the_first_swish

LEAST_TARGET = 44
GLIDING = """() => {
  const gliding = document.getAnimations().filter(({ effect }) => effect.target.matches('.pond > svg'))
  for (const one of gliding) {
    one.pause()
    one.currentTime = 100
  }
  return gliding.length === 2
}"""
"""Stop the camera in the middle of a glide, once both pictures of the pond have one."""
NOTED = """() => {
  window.drawn = 0
  window.goals = []
  const [pond, live] = ['.still', '.live'].map((one) => document.querySelector(`.pond ${one}`))
  new MutationObserver((all) => (window.drawn += all.length)).observe(pond, { attributeFilter: ['viewBox'] })
  new MutationObserver(() => {
    const goal = live.querySelector('.goal')
    if (goal) window.goals.push([goal.cx.baseVal.value, goal.cy.baseVal.value])
  }).observe(live, { childList: true })
}"""
"""Count how often the pond is drawn for another position of the camera, and note the places of taps."""
FARTHEST = """() => {
  const { lies, seen } = [...document.querySelectorAll('.food')]
    .map((one) => ({ lies: new DOMMatrix(one.style.transform), glyph: one.querySelector('.glyph') }))
    .map(({ lies, glyph }) => ({ lies, seen: glyph.getBoundingClientRect() }))
    .reduce((best, one) => (one.seen.x < best.seen.x ? one : best))
  return [[lies.e, lies.f], [seen.x + seen.width / 2, seen.y + seen.height / 2]]
}"""
"""The bone that lies farthest from our fish: where it is in the pond, and where it is seen."""
ON_SCREEN = """([x, y]) => {
  const svg = document.querySelector('.pond .still')
  const [box, view] = [svg.getBoundingClientRect(), svg.viewBox.baseVal]
  const unit = box.width / view.width
  return [box.x + (x / 10 - view.x) * unit, box.y + (-y / 10 - view.y) * unit]
}"""
LIT = """what => {
  const [spot, thing] = ['.spot', what].map((one) => document.querySelector(one)?.getBoundingClientRect())
  const off = (from, size) => Math.abs(thing[from] + thing[size] / 2 - spot[from] - spot[size] / 2)
  return spot && thing && Math.hypot(off('x', 'width'), off('y', 'height')) < Math.min(spot.width, spot.height) / 4
}"""
"""Whether a thing is in the middle of the spotlight."""


def on_screen(page: Page, x: int, y: int) -> tuple[float, float]:
    """Where a place of the plane is on the screen."""
    still(page)
    found = page.evaluate(ON_SCREEN, [x, y])
    return found[0], found[1]


def test_a_click_on_the_water_plans_a_way_and_a_drag_changes_it(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        page.emulate_media(reduced_motion="reduce")
        swimmer = before_the_first_swish(page)
        swimmer.take()
        swimmer.handle.wait_for()
        page.mouse.click(*on_screen(page, 7100, 500))
        expect(page.locator(".pip.planned")).to_have_count(2)
        expect(page.locator(".path")).to_be_attached()
        expect(page.locator(".question")).to_have_text("2 swishes: free")
        before = page.locator(".path").get_attribute("points") or ""
        x, y, *_ = [float(part) for part in before.replace(",", " ").split()]
        page.mouse.move(*on_screen(page, round(10 * x), round(-10 * y)))
        page.mouse.down()
        page.mouse.move(*on_screen(page, 7100, -900), steps=3)
        page.mouse.up()
        expect(page.locator(".path")).not_to_have_attribute("points", before)
        expect(page.locator(".pip.planned")).to_have_count(2)
        swimmer.swim.click()
        expect(swimmer.log.get_by_text("Ann swims on.")).to_have_count(2)


def test_a_gliding_camera_draws_the_pond_once_and_a_click_goes_where_it_is_seen(browser: Browser, house: House) -> None:
    with visiting(browser, house, pace="quick") as page:
        aiming(page)
        still(page)
        page.evaluate(NOTED)
        page.keyboard.press("g")
        page.wait_for_function(GLIDING)
        lies, seen = page.evaluate(FARTHEST)
        page.mouse.click(*seen)
        page.wait_for_function("() => window.goals.length")
        assert page.evaluate("window.goals[0]") == pytest.approx(lies, abs=2)
        page.evaluate("document.getAnimations().forEach((one) => one.finish())")
        still(page)
        assert page.evaluate("window.drawn") == 1
        page.keyboard.press("g")  # it is there already
        still(page)
        assert page.evaluate("window.drawn") == 1


CLOSE = [[4, -4000, 0], [5, 4900, 6200], [6, -2000, 3000], [7, 5800, 5400], [8, 4000, -4000], [9, 0, -6000]]
"""Bones 5 and 7 lie side by side at the rim, in the upper right; there is only water around bone 9."""
RIMMED = """() => {
  const [lens, pond] = ['.lens', '.pond'].map((one) => document.querySelector(one).getBoundingClientRect())
  return Math.min(lens.left - pond.left, lens.top - pond.top, pond.right - lens.right, pond.bottom - lens.bottom)
}"""
"""How many pixels of the pond there are around the magnifier."""
RING = 5
"""The width of the magnifier's ring in pixels."""


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390)], ids=str)
def test_bones_side_by_side_are_taken_through_a_magnifier_that_lies_inside_the_pond(
    browser: Browser, house: House, size: tuple[int, int]
) -> None:
    with visiting(browser, house, phone=True) as page:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        against_a_bot(page, seat=1, bones=6, spacing=1100, pond=CLOSE, places=[0, 180], colours=[1, 0])
        swimmer = by_touch(page)
        assert swimmer.offered()[0] == ".take"
        page.touchscreen.tap(*on_screen(page, 5350, 5800))
        bones = page.locator(".lens .bone")
        expect(bones).to_have_count(2)
        box = bones.first.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= LEAST_TARGET
        assert page.evaluate(RIMMED) >= RING
        bones.first.tap()
        expect(page.locator(".take.picked")).to_have_count(1)
        expect(page.locator(".lens")).to_have_count(0)


def test_a_tap_beside_a_small_bone_chooses_it_where_no_other_is_near(browser: Browser, house: House) -> None:
    with visiting(browser, house, phone=True) as page:
        before_the_first_swish(page, by_touch)
        x, y = on_screen(page, 0, -6000)
        page.touchscreen.tap(x + LEAST_TARGET - 3, y)
        expect(page.locator(".take.picked")).to_have_count(1)
        expect(page.locator(".lens")).to_have_count(0)


def test_a_tap_on_small_food_plans_the_way_where_no_other_is_near(browser: Browser, house: House) -> None:
    """Two people: bones 6 and 7 lie one behind the other, so that 6 is alone at the finger."""
    pond = [[4, -4000, -4000], [5, 0, -6000], [6, 6200, 0], [7, 3200, 0], [8, 0, 6000], [9, -4000, 4000]]
    with visiting(browser, house, phone=True) as page:
        page.set_viewport_size({"width": 320, "height": 568})
        against_a_bot(page, bones=6, pond=pond, places=[0, 180], quiet_rounds=3)
        swimmer = by_touch(page)
        swimmer.offered()
        page.touchscreen.tap(*on_screen(page, 0, -6000))
        swimmer.take()
        swimmer.handle.wait_for()
        page.get_by_role("button", name="The whole pond").tap()
        there = next(place for piece, place in ((6, 6200), (7, 3200)) if piece in lying(page))
        page.touchscreen.tap(*on_screen(page, there, 0))
        expect(page.locator(".pip.planned").first).to_be_visible()
        expect(page.locator(".lens")).to_have_count(0)


def test_a_bone_under_the_handle_can_be_clicked(browser: Browser, house: House) -> None:
    """The bot can take only one of the two bones, and we take another one."""
    pond = [[4, -4000, 0], [5, -2000, 300], [6, 7164, 1060], [7, 7164, -1060], [8, 4000, -4000], [9, 0, -6000]]
    with visiting(browser, house) as page:
        against_a_bot(page, bones=6, pond=pond, places=[0, 180], quiet_rounds=3)
        swimmer = by_mouse(page)
        swimmer.offered()
        swimmer.take()
        swimmer.handle.wait_for()
        swimmer.turn(-30 if page.locator(".food[data-piece='6']").count() else 30)
        still(page)
        page.mouse.click(*middle(page, ".handle"))
        expect(page.locator(".pip.planned")).to_have_count(2)


def test_food_within_reach_is_told_apart_by_a_mark_and_by_words(browser: Browser, house: House) -> None:
    """Bones 4 and 8 are red like our head, so our fish of two cannot eat them; 6 and 10 are green; we take 5 or 9."""
    pond = [
        [4, 7300, 2000],
        [8, 7300, -2000],
        [6, 6600, 650],
        [10, 6600, -650],
        [5, 0, -6000],
        [9, 0, 6000],
        [7, -3000, 0],
    ]
    with visiting(browser, house) as page:
        against_a_bot(page, bones=7, spacing=1200, pond=pond, places=[0, 180], quiet_rounds=3)
        swimmer = by_mouse(page)
        swimmer.offered()
        expect(page.locator(".taste")).to_have_count(0)
        page.mouse.click(*on_screen(page, 0, -6000 if 5 in lying(page) else 6000))
        swimmer.press(swimmer.swim)
        swimmer.handle.wait_for()
        marks = page.locator(".plane .taste")
        marks.nth(2).wait_for()
        told = {int(one.get_attribute("data-piece") or ""): one for one in marks.all()}
        assert set(told) == {4, 6, 8, 10} & set(lying(page))
        for piece, mark in told.items():
            expect(mark).to_have_class(re.compile(r"\bindigestible\b" if piece in {4, 8} else r"\beats\b"))
        assert page.locator(".question .icon").evaluate_all("all => all.map((one) => one.dataset.icon)") == [
            "tick",
            "cross",
        ]
        page.get_by_text("How far can you get in this turn?").click()
        for word in ("indigestible, red", "eats green"):
            page.locator(".ahead .look").get_by_text(word).first.click()
            expect(page.locator(".question")).to_contain_text(word)
        swimmer.press(swimmer.swim)
        expect(swimmer.log).to_contain_text(re.compile("Ann eats .*green"))


def test_the_camera_shows_the_marks_of_all_food_within_reach(browser: Browser, house: House) -> None:
    """Bone 9 lies beside a fish that has turned away from it. The bot's head has its colour, so the bot leaves it."""
    pond = [[4, -4000, 0], [5, 0, -6000], [6, -2000, 300], [7, 4000, 4000], [8, 4000, -4000], [9, 6000, 950]]
    with visiting(browser, house) as page:
        against_a_bot(page, bones=6, pond=pond, places=[0, 180], quiet_rounds=3)
        swimmer = by_mouse(page)
        swimmer.offered()
        page.mouse.click(*on_screen(page, 0, -6000))
        swimmer.press(swimmer.swim)
        swimmer.handle.wait_for()
        swimmer.press(swimmer.think)
        expect(page.locator(".pip.planned")).to_have_count(1)
        swimmer.turn(60)
        swimmer.press(swimmer.think)
        expect(page.locator(".pip.planned")).to_have_count(2)
        swimmer.press(swimmer.swim)
        page.locator(".taste[data-piece='9']").wait_for()
        still(page)
        assert page.evaluate(OUTSIDE, [".plane .taste rect", ".pond"]) == 0


def test_a_small_phone_has_room_above_the_hint_for_the_swishes_of_a_long_fish(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        aiming(page)
        page.set_viewport_size({"width": 320, "height": 568})
        page.locator(".pips").evaluate(
            "all => { while (all.children.length < 16) all.append(all.firstElementChild.cloneNode()) }"
        )
        still(page)
        expect(page.locator(".pip")).to_have_count(16)
        assert page.evaluate(OUTSIDE, [".pip", ".pips"]) == 0


def test_the_button_of_a_long_plan_has_one_line_beside_the_hint_too(browser: Browser, house: House) -> None:
    with table(browser, house, "swishbones", ["you", "easy"], pond=POND, bones=len(POND)) as (page, _):
        swimmer = by_keys(page)
        assert swimmer.offered()[0] == ".take"
        swimmer.take()
        for planned in (1, 2):
            swimmer.handle.wait_for()
            swimmer.press(swimmer.think)
            expect(page.locator(".pip.planned")).to_have_count(planned)
        assert violations(page, 2, sizes=[(390, 844), (844, 390), (1024, 768)], primary=True) == []


POISON = [[4, -4000, 0], [5, 7300, 0], [6, -2000, 300], [7, 4000, 4000], [8, 4000, -4000], [9, 0, -6000]]
"""Bone 5 lies straight ahead and is as yellow as bone 9, which we take; a bot with a yellow head can take neither."""


def before_poison(page: Page) -> Swimmer:
    """The beginning of our first turn."""
    swimmer = by_mouse(page)
    assert swimmer.offered()[0] == ".take"
    page.mouse.click(*on_screen(page, 0, -6000))
    swimmer.press(swimmer.swim)
    swimmer.handle.wait_for()
    page.locator(".taste.indigestible[data-piece='5']").wait_for()
    return swimmer


def test_a_turn_is_not_aimed_at_what_costs_a_point_and_the_button_says_so_if_a_player_does_it(
    browser: Browser, house: House
) -> None:
    with visiting(browser, house) as page:
        against_a_bot(page, bones=6, pond=POISON, places=[0, 180], quiet_rounds=3)
        swimmer = before_poison(page)
        paint = "one => getComputedStyle(one).backgroundColor"
        [(first, last)] = swimmer.spans("indigestible")
        assert first <= 0 <= last
        assert not first <= swimmer.bend <= last
        expect(swimmer.swim).to_have_text("Swim!")
        usual = swimmer.swim.evaluate(paint)
        swimmer.turn(0)
        expect(swimmer.swim).to_have_text("Swim: −1", use_inner_text=True)
        expect(swimmer.swim).to_have_accessible_name("Swim anyway: −1")
        expect(swimmer.swim.locator("[data-icon=cross]")).to_be_visible()
        assert swimmer.swim.evaluate(paint) != usual
        swimmer.turn(last + 1)
        expect(swimmer.swim).to_have_text("Swim!")
        page.mouse.click(*on_screen(page, 7300, 0))
        expect(page.locator(".pip.planned")).to_have_count(1)
        expect(swimmer.swim).to_have_text("Swim: −1", use_inner_text=True)


def test_the_button_that_costs_a_point_has_one_line_on_every_screen(browser: Browser, house: House) -> None:
    with table(browser, house, "swishbones", ["you", "easy"], pond=POISON, bones=6, places=[0, 180]) as (page, _):
        before_poison(page).turn(0)
        expect(page.locator(".swim.costs")).to_be_visible()
        assert violations(page, 2, primary=True) == []


def test_a_lesson_that_refuses_a_plan_shows_the_handle_again(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        page.goto("/lesson/swishbones")
        swims(page, TakeBone(7))
        page.locator("main[data-step='1'][data-asks=true]").wait_for()
        still(page)
        water = page.locator(".pond").bounding_box()
        assert water
        page.mouse.click(water["x"] + 0.1 * water["width"], water["y"] + 0.1 * water["height"])
        page.locator(".pip.planned").first.wait_for()
        page.locator(".controls .swim").click()
        page.locator(".verdict[data-good=false]").wait_for()
        expect(page.locator(".pip.planned")).to_have_count(0)
        expect(page.locator(".handle")).to_have_count(1)


def test_the_hand_of_the_lesson_points_at_the_bone_to_touch_and_then_at_the_button(
    browser: Browser, house: House
) -> None:
    with visiting(browser, house) as page:
        page.goto("/lesson/swishbones")
        swims(page, TakeBone(7))
        page.locator("main[data-step='1'][data-asks=true]").wait_for()
        swims(page, Swish(0))
        page.locator("main[data-step='2'][data-asks=true]").wait_for()
        page.locator(".taste").first.wait_for()  # then the camera moves
        still(page)
        page.wait_for_function(LIT, arg=".food[data-piece='10'] .glyph")
        page.mouse.click(*middle(page, ".spot"))
        page.locator(".swim.many").wait_for()
        page.wait_for_function(LIT, arg=".swim")


def test_the_hand_of_the_lesson_leaves_while_a_magnifier_is_open(browser: Browser, house: House) -> None:
    with visiting(browser, house, phone=True) as page:
        page.set_viewport_size({"width": 320, "height": 568})
        page.goto("/lesson/swishbones")
        swims(page, TakeBone(7))
        page.locator("main[data-step='1'][data-asks=true]").wait_for()
        swims(page, Swish(0))
        page.locator("main[data-step='2'][data-asks=true]").wait_for()
        page.locator(".taste").first.wait_for()
        still(page)
        page.wait_for_function(LIT, arg=".food[data-piece='10'] .glyph")
        page.touchscreen.tap(*middle(page, ".food[data-piece='10'] .glyph"))
        page.locator(".lens").wait_for()
        expect(page.locator(".spot, .pointing")).to_have_count(0)
        page.locator(".lens .bone[data-piece='10']").tap()
        page.locator(".swim.many").wait_for()
        page.wait_for_function(LIT, arg=".swim")


def lying(page: Page) -> list[int]:
    """The food in the pond."""
    return page.locator(".still .food").evaluate_all("all => all.map((one) => Number(one.dataset.piece))")


def middle(page: Page, what: str) -> tuple[float, float]:
    box = page.locator(what).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
