"""What the camera of swishbones shows, how seldom it moves, and how a tummy ache and the end are told."""

from playwright.sync_api import Browser, Page, expect

from swordfish.words import sentence
from tests.web.house import PHONE, House, visiting
from tests.web.still import still
from tests.web.swimmer import against_a_bot, by_keys, table
from tests.web.test_swishbones import OUTSIDE, POND, aiming, before_the_first_swish
from tests.web.test_swishbones_ways import NOTED, on_screen

LEAST_LOUD = 36
"""Pixels: its number has two thirds of them, which are 1/45 of the height of a television."""
LEAST_CONTRAST = 3
CONTRAST = """([mark, ground]) => {
  const light = (one, what) => {
    const parts = getComputedStyle(one)[what].match(/[0-9.]+/g).slice(0, 3).map((part) => part / 255)
    const [red, green, blue] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
  }
  const water = light(document.querySelector(ground), 'fill')
  return Math.max(...[...document.querySelectorAll(mark)].map((one) => light(one, 'stroke'))
    .map((line) => Math.max(line, water) / Math.min(line, water)))
}"""
"""The contrast of the lines of a mark with the water below it."""
SCORES = "() => [...document.querySelectorAll('.seat .score')].map((one) => getComputedStyle(one).fontSize)"
SEATS = "() => [...document.querySelectorAll('.seat')].map((one) => one.offsetHeight)"
SIDEWAYS = {"width": PHONE["height"], "height": PHONE["width"]}


def cut(page: Page, what: str) -> int:
    """How many marks of these bones are not wholly in the picture."""
    assert page.locator(what).count()
    still(page)
    return page.evaluate(OUTSIDE, [f"{what} .glyph", ".pond"])


def moves(page: Page) -> int:
    """How often the camera has moved since it was noted."""
    still(page)
    return page.evaluate("window.drawn")


def begun(page: Page, guest: Page, pond: list[list[int]], *, guest_takes: int, we_take: int) -> None:
    """Begin a game of two people, who take the bones at these places of the middle line."""
    table(page, bones=6, pond=pond, places=[0, 180], quiet_rounds=3)
    page.get_by_role("button", name="Sit here").first.click()
    guest.goto(page.url)
    guest.get_by_role("button", name="Sit here").last.click()
    begin = page.get_by_role("button", name="Begin")
    expect(begin).to_be_enabled()
    begin.click()
    for player, place in ((by_keys(guest), guest_takes), (by_keys(page), we_take)):
        player.offered()
        player.page.mouse.click(*on_screen(player.page, 0, place))
        player.take()


def test_a_fish_stays_in_the_picture_while_a_way_is_planned_turned_and_taken_back(
    browser: Browser, house: House
) -> None:
    with visiting(browser, house, phone=True) as page:
        swimmer = aiming(page)
        page.touchscreen.tap(*on_screen(page, 7000, 1500))
        expect(page.locator(".pip.planned")).to_have_count(2)
        own = page.locator(".lying .was").evaluate_all("all => all.map((one) => `[data-piece='${one.dataset.piece}']`)")
        for size in (SIDEWAYS, PHONE):
            page.set_viewport_size(size)  # pyright: ignore[reportArgumentType] - a dict of just these two
            assert cut(page, ".lying .was") == 0
            assert cut(page, ".live .planned") == 0
        swimmer.back.tap()
        swimmer.back.tap()
        expect(page.locator(".pip.planned")).to_have_count(0)
        assert cut(page, f".lying :is({','.join(own)})") == 0
        assert page.evaluate(OUTSIDE, [".handle .disc", ".pond"]) == 0


def test_the_camera_rests_while_others_move_and_moves_once_for_each_own_turn(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page, visiting(browser, house) as television:
        swimmer = before_the_first_swish(page)
        swimmer.take()
        swimmer.handle.wait_for()
        television.set_viewport_size({"width": 1920, "height": 1080})
        television.goto(page.url.replace("/t/", "/tv/"))
        expect(television.locator(".lying .fish")).to_have_count(4)
        for one in (page, television):
            still(one)
            one.evaluate(NOTED)
        swimmer.think.click()
        expect(page.locator(".pip.planned")).to_have_count(1)
        swimmer.think.click()
        expect(page.locator(".pip.planned")).to_have_count(2)
        before = page.locator(".game").get_attribute("data-shown") or ""
        planned = moves(page)
        swimmer.swim.click()
        swimmer.offered(before)
        expect(swimmer.handle).to_be_visible()
        assert moves(page) - planned == 2, "once to the whole pond, once to the fish"
        assert moves(television) == 0


def test_what_a_player_has_moved_out_of_sight_comes_back_with_the_next_turn(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        swimmer = aiming(page)
        for planned in (1, 2):
            swimmer.think.click()
            expect(page.locator(".pip.planned")).to_have_count(planned)
        for _ in range(3):
            page.keyboard.press("KeyJ")
        still(page)
        page.evaluate(NOTED)
        before = page.locator(".game").get_attribute("data-shown") or ""
        swimmer.swim.click()
        swimmer.offered(before)
        expect(swimmer.handle).to_be_visible()
        assert moves(page) == 2, "once to the whole pond as the turn passes, once to the fish"


def test_the_camera_rests_while_a_meal_that_it_shows_is_planned(browser: Browser, house: House) -> None:
    """A green bone lies two swishes before our red fish, and a blue one three swishes behind that."""
    pond = [[4, -4000, -4000], [5, 0, -6000], [6, 6200, 0], [7, 3200, 0], [8, 0, 6000], [9, -4000, 4000]]
    with visiting(browser, house, phone=True) as page, visiting(browser, house) as guest:
        begun(page, guest, pond, guest_takes=6000, we_take=-6000)
        swimmer, other = by_keys(page), by_keys(guest)
        for piece, place, swishes in ((6, 6200, 2), (7, 3200, 3)):
            swimmer.handle.wait_for()
            page.locator(f".plane .taste.eats[data-piece='{piece}']").wait_for()
            still(page)
            page.evaluate(NOTED)
            page.mouse.click(*on_screen(page, place, 0))
            expect(page.locator(".pip.planned")).to_have_count(swishes)
            expect(page.locator(".question .icon")).to_be_visible()
            assert moves(page) == 0
            swimmer.press(swimmer.swim)
            if piece == 6:
                other.handle.wait_for()
                other.press(other.think)
                expect(guest.locator(".pip.planned")).to_have_count(1)
                other.press(other.halt)


def test_what_a_fish_cannot_digest_is_told_on_any_water_and_costs_a_point_in_sight_of_all(
    browser: Browser, house: House
) -> None:
    """Our head is red like bone 4, which gives a fish of two indigestion; 6 is green, 7 blue."""
    pond = [[4, 7300, 0], [5, -4000, -4000], [6, 0, -6000], [7, 0, 6000], [8, -3000, 0], [9, -4000, 4000]]
    with visiting(browser, house, theme="contrast") as page, visiting(browser, house, phone=True) as guest:
        begun(page, guest, pond, guest_takes=6000, we_take=-6000)
        swimmer = by_keys(page)
        swimmer.handle.wait_for()
        page.locator(".taste.indigestible[data-piece='4']").wait_for()
        assert page.evaluate(CONTRAST, [".taste.indigestible circle", ".water"]) > LEAST_CONTRAST
        expect(page.locator(".ache")).to_have_count(0)
        heights = page.evaluate(SEATS)
        page.mouse.click(*on_screen(page, 7300, 0))
        expect(page.locator(".question")).to_contain_text("indigestible, red")
        swimmer.press(swimmer.swim)
        guest.set_viewport_size({"width": 1920, "height": 1080})
        guest.goto(guest.url.replace("/t/", "/tv/"))
        for one in (page, guest):
            expect(one.locator(".ache")).to_have_text("−1")
            still(one)
            assert one.evaluate(OUTSIDE, [".ache rect", ".pond"]) == 0
            expect(one.locator(".penalty")).to_have_text("1")
            assert len(set(one.evaluate(SCORES))) == 1, "the score of both is as large"
            assert (one.locator(".ache rect").bounding_box() or {"height": 0})["height"] > LEAST_LOUD
        assert page.evaluate(SEATS) == heights, "no seat grows"


def test_the_turn_that_may_be_the_last_but_one_begins_with_a_warning(browser: Browser, house: House) -> None:
    with visiting(browser, house, phone=True) as page:
        page.set_viewport_size({"width": 320, "height": 568})
        against_a_bot(page, bones=6, pond=POND, places=[0, 180], quiet_rounds=1)
        swimmer = by_keys(page)
        swimmer.offered()
        swimmer.take()
        swimmer.handle.wait_for()
        expect(page.locator(".warning")).to_have_text(sentence("page-bones-quiet", {"left": 2}))
        still(page)
        assert page.evaluate(OUTSIDE, [".warning span", ".pond"]) == 0
        assert page.evaluate(OUTSIDE, [".handle .disc", ".pond"]) == 0


def test_a_small_phone_says_on_the_board_why_a_game_with_food_in_the_pond_is_over(
    browser: Browser, house: House
) -> None:
    with visiting(browser, house, phone=True) as page:
        page.set_viewport_size({"width": 320, "height": 568})
        against_a_bot(page, bones=6, pond=POND, places=[0, 180], quiet_rounds=1)
        assert by_keys(page).play([0])
        for width, height in ((320, 568), (844, 390)):
            page.set_viewport_size({"width": width, "height": height})
            expect(page.locator(".finale li.why")).to_have_text(sentence("highlight-bones-quiet", {"rounds": 1}))
            assert page.evaluate(OUTSIDE, [".finale li.why", ".finale"]) == 0
        page.set_viewport_size({"width": 320, "height": 568})
        page.locator(".finale .shut").tap()
        expect(page.locator(".warning")).to_have_text(sentence("highlight-bones-quiet", {"rounds": 1}))
        still(page)
        assert page.evaluate(OUTSIDE, [".warning span", ".pond"]) == 0
        assert page.evaluate(OUTSIDE, [".lying .glyph", ".pond"]) == 0
