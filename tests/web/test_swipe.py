"""The board of swipe: dice wait in the tray and are thrown there, and pieces fly in their own size."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.web.house import House, visiting
from tests.web.language_cases import LANGUAGE_CASES
from tests.web.player import Player
from tests.web.pupil import walk
from tests.web.stage import CALLED, LAY, MEET, SAY, TINY, steps, table, violations
from tests.web.still import still

pytestmark = pytest.mark.parametrize("browser", [pytest.param("machine", id=pytest.HIDDEN_PARAM)], indirect=True)
SIZES = ((320, 568), (390, 844), (844, 390), (1440, 900))
PHONES = SIZES[:3]
LEAST_CONTRAST = 4.5
FLOWN = """() => {
  window.flown = []
  new MutationObserver((changes) => changes.flatMap((one) => [...one.addedNodes]).forEach((node) => {
    if (!node.classList?.contains('flying')) return
    const kind = node.firstChild.getAttribute('href') === '#coin' ? 'chips' : 'dice'
    const pile = document.querySelector(`[data-seat="0"] .${kind}`).getBoundingClientRect().height
    window.flown.push(node.getBoundingClientRect().width / pile)
  })).observe(document.body, { childList: true })
}"""
"""Record how large each flying piece is, as a part of the height of a pile: a stack of ten chips, or one die."""
AGAIN = """before => {
  const { shown } = document.querySelector('.game').dataset
  if (shown === before) return null
  if (document.querySelector('[data-zone=bar] [data-name]')) return ['']
  return document.querySelector('button.throw') && [shown]
}"""
"""What has been shown once we throw again, or nothing once it is somebody else's turn."""
LEAST_FLIGHT = 0.5
ROBS_A_DIE = 2
"""The step of the lesson in which one of two opponents has three dice."""
CUT = "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
"""The names that are cut."""
TOP = "one => one.getBoundingClientRect().top"
HIGH = "all => all.map((one) => one.getBoundingClientRect().height)"
LEAST_DIE = 11
"""px"""
LEAST_OF_MANY = 12
"""px, for each of seven dice"""
CONTRAST = """key => {
  const bright = (colour) => {
    const parts = colour.match(/[\\d.]+/g).slice(0, 3).map((part) => part / 255)
    const [red, green, blue] = parts.map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const colours = [getComputedStyle(key).color, getComputedStyle(key.closest('.seat')).backgroundColor]
  const [dark, light] = colours.map(bright).sort((one, other) => one - other)
  return (light + 0.05) / (dark + 0.05)
}"""
MARKED = """() => {
  window.marked = []
  const look = () => {
    const title = document.querySelector('[data-zone=bar] .title')
    if (title?.textContent.includes('Your turn!') && title.querySelector('svg')) marked.push(title.textContent)
  }
  const all = { childList: true, subtree: true, characterData: true }
  new MutationObserver(look).observe(document.querySelector('[data-zone=bar]'), all)
}"""
"""Record when the mark of another player's turn stands before the words about our own."""
OVERLAPPING = """all => {
  const boxes = all.map((one) => one.getBoundingClientRect())
  return boxes.flatMap((one, at) => boxes.slice(at + 1).filter((other) =>
    Math.min(one.right, other.right) > Math.max(one.left, other.left) &&
    Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top))).length
}"""
"""How many pairs of elements lie on each other."""
APART = """all => {
  const boxes = all.map((one) => [one.getBoundingClientRect().top, one.lastElementChild.getBoundingClientRect().bottom])
  return Math.min(...boxes.slice(1).map(([top], at) => top - boxes[at][1]))
}"""
"""How far the words of each place are from the next place."""
CIRCLED = """seat => {
  const [box, { outlineWidth, outlineOffset }] = [seat.getBoundingClientRect(), getComputedStyle(seat)]
  const around = parseFloat(outlineWidth) + parseFloat(outlineOffset)
  return Math.min(box.left, box.top, innerWidth - box.right, innerHeight - box.bottom) - around
}"""
"""How far the circle around a seat is from the edge of the screen."""


def tapped(page: Page) -> None:
    page.locator(".tray .ready").first.tap()


def flicked(page: Page) -> None:
    """A finger moves upwards from the tray, and leaves it."""
    box = page.locator(".tray").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    session: Any = page.context.new_cdp_session(page)  # what it answers has no types
    for kind, up in (("touchStart", 0), ("touchMove", 60), ("touchMove", 120), ("touchEnd", 0)):
        points = [] if kind == "touchEnd" else [{"x": x, "y": y - up}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


@pytest.mark.parametrize("throw", [tapped, flicked])
def test_the_dice_of_a_turn_wait_in_the_tray_where_a_finger_throws_them(
    browser: Browser, house: House, throw: Callable[[Page], None]
) -> None:
    with visiting(browser, house, phone=True) as page:
        Player(page, lambda thing: thing.tap()).begin("swipe")
        page.locator("button.throw").wait_for()
        dice = page.locator(".seat.you [data-pile=dice] b").inner_text()
        expect(page.locator(".tray .ready")).to_have_count(int(dice))
        throw(page)
        expect(page.get_by_text("The dice show:")).not_to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGE_CASES)
def test_a_phone_that_can_be_shaken_shows_the_button_that_throws_as_a_whole(
    browser: Browser, house: House, language: str
) -> None:
    with visiting(browser, house, phone=True, locale=language) as page:
        page.goto("/me")
        laid = {"game": "swipe", "options": TINY["swipe"], "chairs": ["you", "easy", "easy"], "name": "Ann"}
        page.goto(f"/t/{page.evaluate(LAY, laid)}")
        assert page.evaluate(SAY, {"type": "Begin"}) == "Done"
        shake, shaken = page.locator(".offers > .quiet"), page.locator(".offers > [role=status]")
        shake.wait_for()
        assert violations(page, 3, sizes=PHONES, primary=True) == []
        shake.click()
        shaken.wait_for()
        assert violations(page, 3, sizes=PHONES, primary=True) == []


def test_everybody_sees_how_many_dice_are_to_be_thrown(browser: Browser, house: House) -> None:
    with table(browser, house, "swipe", ["you", "guest", "easy"]) as (page, guest):
        assert guest
        television = page.context.new_page()
        television.goto(page.url.replace("/t/", "/tv/"))
        for screen in (page, guest, television):
            expect(screen.locator(".tray .ready")).to_have_count(2)


@pytest.mark.long
def test_chips_and_dice_fly_as_large_as_those_that_lie_on_a_television(browser: Browser, house: House) -> None:
    with visiting(browser, house, pace="quick") as page, visiting(browser, house, pace="quick") as television:
        page.goto("/me")
        laid = {"game": "swipe", "options": TINY["swipe"], "chairs": ["you", "easy"], "name": "Ann", "pace": 45}
        page.goto(f"/t/{page.evaluate(LAY, laid)}")
        television.set_viewport_size({"width": 3840, "height": 2160})
        television.goto(page.url.replace("/t/", "/tv/"))
        assert page.evaluate(SAY, {"type": "Begin"}) == "Done"
        television.locator(".tray").wait_for()
        television.evaluate(FLOWN)
        for _ in range(3):
            page.locator("button.throw").click()
            page.locator("button.throw").or_(page.locator(".finale")).wait_for()
        television.wait_for_function("() => window.flown.length")
        assert min(television.evaluate("window.flown")) >= LEAST_FLIGHT


@pytest.mark.long
def test_keys_can_be_read_and_the_circle_of_a_hint_is_whole(browser: Browser, house: House) -> None:
    with table(browser, house, "swipe", ["you", *["easy"] * 3], chips=50, most_throws=90) as (page, _):
        next(phase for phase in steps(page, "swipe") if phase == "choosing")
        for theme in ("light", "dark", "contrast"):
            page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
            assert page.locator(".hook kbd").first.evaluate(CONTRAST) >= LEAST_CONTRAST, theme
        page.locator(".ask-hint").click()
        page.locator(".seat.advised").wait_for()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            still(page)
            for seat in page.locator(".seat.victim").all():  # wherever the hint may point
                seat.evaluate("seat => seat.classList.add('advised')")
                assert seat.evaluate(CIRCLED) >= 0, (width, height)


def test_a_phone_shows_the_dice_of_a_victim_large_enough_to_be_counted(browser: Browser, house: House) -> None:
    sizes: list[float] = []

    def look(step: int) -> None:
        if step == ROBS_A_DIE:
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                sizes.extend(page.locator(".victim [data-pile=dice] .mark").evaluate_all(HIGH))

    with visiting(browser, house) as page:
        walk(page, "swipe", look)
    assert len(sizes) == 2 * len(SIZES)
    assert min(sizes) >= LEAST_DIE


@pytest.mark.parametrize("language", LANGUAGE_CASES)
def test_the_podium_of_six_is_whole_on_a_small_phone(browser: Browser, house: House, language: str) -> None:
    with visiting(browser, house, phone=True, locale=language) as page:
        page.goto("/me")
        chairs = ["you", *["easy"] * 5]
        laid = {"game": "swipe", "options": {"most_throws": 1}, "chairs": chairs, "name": "Maximiliane Wintergarten"}
        page.goto(f"/t/{page.evaluate(LAY, laid)}")
        assert page.evaluate(SAY, {"type": "Begin"}) == "Done"
        page.locator("button.throw").click()
        page.locator("button.victim").first.or_(page.locator(".podium .score").first).wait_for()
        if page.locator("button.victim").count():
            page.locator("button.victim").first.click()
        page.locator(".podium .score").first.wait_for()
        assert violations(page, 6, sizes=PHONES) == []
        page.set_viewport_size({"width": 320, "height": 568})
        still(page)
        assert page.locator(".podium .step").evaluate_all(APART) >= 0


@pytest.mark.parametrize("language", LANGUAGE_CASES)
def test_a_game_with_few_throws_says_how_many_are_left_and_at_its_end_why_it_is_over(
    browser: Browser, house: House, language: str
) -> None:
    with visiting(browser, house, phone=True, locale=language) as page:
        page.set_viewport_size({"width": 320, "height": 568})
        page.goto("/me")
        laid = {"game": "swipe", "options": {"most_throws": 2}, "chairs": ["you", "easy"], "name": "Ann"}
        page.goto(f"/t/{page.evaluate(LAY, laid)}")
        assert page.evaluate(SAY, {"type": "Begin"}) == "Done"
        expect(page.locator(".tray .left b")).to_have_text("2")
        page.locator("button.throw").click()
        page.locator(".finale .shut").click()
        expect(page.locator(".tray .left")).to_be_visible()
        expect(page.locator(".tray .left b")).to_be_hidden()
        assert page.locator(".tray .left .words").evaluate_all(CUT) == []
        assert violations(page, 2, sizes=PHONES) == []


def test_nobody_is_asked_who_will_win_a_game_that_is_over(browser: Browser, house: House) -> None:
    with table(browser, house, "swipe", ["you", "easy"]) as (page, _):
        page.locator(".ask").wait_for()
        assert "podium" in list(steps(page, "swipe"))
        expect(page.locator(".ask")).to_have_count(0)


def test_while_our_own_move_is_shown_the_bar_marks_nobody_else(browser: Browser, house: House) -> None:
    with visiting(browser, house, pace="quick") as page:
        page.goto("/me")
        laid: dict[str, Any] = {"game": "swipe", "options": {}, "chairs": ["you", "easy"], "name": "Ann", "pace": 45}
        page.goto(f"/t/{page.evaluate(LAY, laid)}")
        assert page.evaluate(SAY, {"type": "Begin"}) == "Done"
        page.locator("button.throw").wait_for()
        page.evaluate(MARKED)
        page.locator("button.throw").click()
        expect(page.locator("[data-zone=bar] [data-name]")).not_to_have_count(0)  # the next player's
        assert page.evaluate("marked") == []


@pytest.mark.parametrize("language", LANGUAGE_CASES)
def test_on_a_small_phone_the_tray_stays_where_it_is_while_anybody_throws(
    browser: Browser, house: House, language: str
) -> None:
    with visiting(browser, house, phone=True, locale=language) as page, visiting(browser, house) as guest:
        page.set_viewport_size({"width": 320, "height": 568})
        page.goto("/me")
        laid: dict[str, Any] = {
            "game": "swipe",
            "options": {},
            "chairs": ["you", "guest"],
            "name": "Ann",
            "throwing": -1,
        }
        page.goto(f"/t/{page.evaluate(LAY, laid)}")
        guest.goto("/me")
        guest.evaluate(MEET, CALLED)
        guest.goto(page.url)
        assert guest.evaluate(SAY, {"type": "Sit", "seat": 1}) == "Done"
        assert page.evaluate(SAY, {"type": "Begin"}) == "Done"
        tray, shake = page.locator(".tray"), page.locator(".offers > .quiet")
        shake.wait_for()
        tops = [tray.evaluate(TOP)]
        shake.click()
        page.locator(".offers > [role=status]").wait_for()
        tops.append(tray.evaluate(TOP))
        shown = page.locator(".game").get_attribute("data-shown")
        while shown:  # who throws two crosses throws again
            page.locator("button.throw").click()
            shown = page.wait_for_function(AGAIN, arg=shown).json_value()[0]
        guest.locator("button.throw").wait_for()
        expect(page.locator(".offers > *")).to_have_count(1)  # only the board's buttons, of which there are none
        expect(page.locator("button.throw")).to_have_count(0)
        tops.append(tray.evaluate(TOP))
        assert len({*tops}) == 1, tops


def many_dice(socket: WebSocketRoute) -> None:
    """Change what the server says, as if every player had seven dice."""

    def change(told: str | bytes) -> None:
        news: dict[str, Any] = json.loads(told)
        for hoard in news.get("view", {}).get("seats", ()):
            hoard["dice"] = 7
        socket.send(json.dumps(news))

    socket.connect_to_server().on_message(change)


@pytest.mark.long
def test_on_a_phone_on_its_side_seven_dice_can_be_counted_and_no_seat_lies_on_another(
    browser: Browser, house: House
) -> None:
    with visiting(browser, house) as page:
        page.route_web_socket(re.compile("/socket"), many_dice)
        page.goto("/me")
        for seats in (3, 4, 6):
            chairs = ["you", *["easy"] * (seats - 1)]
            page.goto(f"/t/{page.evaluate(LAY, {'game': 'swipe', 'options': {}, 'chairs': chairs, 'name': 'Ann'})}")
            assert page.evaluate(SAY, {"type": "Begin"}) == "Done"
            page.locator("button.throw").wait_for()
            for width, height in ((568, 320), (640, 360), (844, 390)):
                page.set_viewport_size({"width": width, "height": height})
                still(page)
                assert page.locator(".seat, .centre b").evaluate_all(OVERLAPPING) == 0, (seats, width)
            if seats < 5:
                assert min(page.locator(".seat [data-pile=dice] .mark").evaluate_all(HIGH)) >= LEAST_OF_MANY, seats


def test_on_a_small_phone_the_crown_of_the_winner_covers_no_die(browser: Browser, house: House) -> None:
    with visiting(browser, house, phone=True) as page:
        page.set_viewport_size({"width": 320, "height": 568})
        page.route_web_socket(re.compile("/socket"), many_dice)
        page.goto("/me")
        laid = {"game": "swipe", "options": {"most_throws": 1}, "chairs": ["you", "easy"], "name": "Ann"}
        page.goto(f"/t/{page.evaluate(LAY, laid)}")
        assert page.evaluate(SAY, {"type": "Begin"}) == "Done"
        page.locator("button.throw").click()
        page.locator(".finale .shut").click()
        page.locator(".seat .place.first").first.wait_for()
        assert page.locator(".seat .place, .seat [data-pile=dice] .mark").evaluate_all(OVERLAPPING) == 0
