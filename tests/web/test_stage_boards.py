"""What each board owes a child on a phone: hoards and numbers under nothing, whole names, large creatures."""

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.house import House, visiting
from tests.web.stage import CALLED, CREATURE_CARDS, LONGEST, MOST_GAMES, steps, table, violations, walk
from tests.web.still import still
from tests.web.swimmer import by_keys

PHONES = ((320, 568), (360, 640), (390, 844), (844, 390))
COVERED = """() => {
  const by = [...document.querySelectorAll('.hook, .hook kbd')].filter((one) => one.checkVisibility())
  const boxes = by.map((one) => one.getBoundingClientRect())
  const pieces = [...document.querySelectorAll('.seat :is(b, [data-face], use)')].filter((one) => !one.closest('.hook'))
  return pieces.filter((one) => {
    const a = one.getBoundingClientRect()
    return boxes.some((b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
  }).map((one) => one.getAttribute('href') ?? one.textContent)
}"""
"""The names, faces, numbers and pieces that lie under what a tap would take."""
LEAST_ROW = 24
"""The least width of the picture of a victim's dice: two of them can be told apart."""
FOR_EVER = """() => document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime === Infinity)
  .flatMap((one) => one.effect.getKeyframes().flatMap((frame) => Object.keys(frame)))
  .filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name))"""
"""The properties that change in every frame. For opacity and transform a browser paints nothing again."""
CUT = """() => [...document.querySelectorAll('.seat [data-name]')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"""
THIRTEEN = "Annemarie Lou"
WIDTHS = "all => all.map((one) => one.getBoundingClientRect().width)"
SIDES = "all => all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height))"
LEAST_CREATURE = {(390, 844): 36, (844, 390): 36, (768, 1024): 52, (1440, 900): 64, (1920, 1080): 80}
"""The least size of a creature in a series: the series is the aim of the game."""
LEAST_PILE = 30
LEAST_CENTRE = 80
"""The least width of the chips in the centre on a phone: when they are gone, the game is over."""
FRAME = 9
"""Where the frame of a card of swirl ends, of a width of 100."""
OUTSIDE = """() => {
  const pond = document.querySelector('.pond').getBoundingClientRect()
  return [...document.querySelectorAll('.lying .fish')].filter((one) => {
    const { a, e, f } = one.getScreenCTM()
    return e - 50 * a < pond.left || f - 50 * a < pond.top || e + 50 * a > pond.right || f + 50 * a > pond.bottom
  }).length
}"""
"""The bones of fish that are cut by the edge of the picture: a bone has 100 units."""
SPILT = """() => [...document.querySelectorAll('button.choose')].filter((button) => {
  const [range, inside] = [document.createRange(), button.getBoundingClientRect()]
  range.selectNodeContents(button.querySelector('span'))
  const words = range.getBoundingClientRect()
  return words.left < inside.left || words.right > inside.right || words.bottom > inside.bottom
}).map((button) => button.textContent)"""
"""The creatures whose names leave their buttons."""
PIPS = """() => {
  const dock = document.querySelector('[data-zone=dock]').getBoundingClientRect()
  const pips = [...document.querySelectorAll('.pip')].map((one) => one.getBoundingClientRect())
  return pips.map(({ left, right, width, height }) => left >= dock.left && right <= dock.right && width === height)
}"""
STEPS = """all => all.map((one) => ({ left: one.getBoundingClientRect().left,
  gap: one.querySelector('.step').getBoundingClientRect().top
    - one.querySelector('b').getBoundingClientRect().bottom }))"""


def sized(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    still(page)


def test_what_a_tap_takes_covers_nothing_of_a_hoard_and_its_pulse_paints_nothing(
    browser: Browser, house: House
) -> None:
    with visiting(browser, house, locale=LONGEST) as page:
        page.goto("/lesson/swipe")
        for _ in range(2):
            page.locator("button.throw, .go-on").first.click()
        page.locator("button.victim .hook").first.wait_for()
        for size in (*PHONES, (1024, 768), (1440, 900)):
            sized(page, size)
            assert page.evaluate(COVERED) == [], size
        page.emulate_media(reduced_motion="no-preference")
        page.wait_for_function(f"() => ({FOR_EVER})().length > 0")
        assert set(page.evaluate(FOR_EVER)) <= {"opacity", "transform"}


@pytest.mark.parametrize(
    "players", [6, pytest.param(4, marks=pytest.mark.long), pytest.param(5, marks=pytest.mark.long)]
)
def test_what_a_tap_takes_covers_nothing_with_many_players(browser: Browser, house: House, players: int) -> None:
    chairs = ["you", *["easy"] * (players - 1)]
    for _ in range(MOST_GAMES):
        with table(browser, house, "swipe", chairs, chips=50, most_throws=90) as (page, _):
            if all(phase != "choosing" for phase in steps(page, "swipe")):
                continue
            for size in (*PHONES, (768, 1024), (1024, 768), (1440, 900)):
                sized(page, size)
                assert page.evaluate(COVERED) == [], size
                assert min(page.locator(".victim .dice").evaluate_all(WIDTHS)) >= LEAST_ROW, size
            sized(page, (390, 844))
            assert page.locator("[data-seat='-1'] .chips").evaluate_all(WIDTHS)[0] >= LEAST_CENTRE
            return
    raise AssertionError("no roll let the player choose")


def test_thirteen_letters_of_a_name_are_whole_on_a_phone_of_360_pixels(browser: Browser, house: House) -> None:
    with table(browser, house, "swipe", ["you", "easy", "easy", "easy"], name=THIRTEEN) as (page, _):
        page.locator(".seat.you").wait_for()
        sized(page, PHONES[1])
        assert page.evaluate(CUT) == []


def test_only_a_seat_that_needs_another_number_of_cards_says_so(browser: Browser, house: House) -> None:
    with table(browser, house, "swish", ["you", "guest"], limits=[[2, 12], [3, 12]]) as (page, _):
        expect(page.locator("[data-seat='1'] .limit [aria-hidden]")).to_have_text("3+")
        expect(page.locator(".limit")).to_have_count(1)


def test_a_television_that_waits_for_a_player_has_nothing_to_touch(browser: Browser, house: House) -> None:
    with table(browser, house, "swipe", ["you", "guest"]) as (page, guest):
        assert guest
        guest.close()
        television = page.context.new_page()
        with television.expect_response("**/api/server"):
            television.goto(page.url.replace("/t/", "/tv/"))
        television.locator(".joins .code").wait_for()
        assert violations(television, 2, sizes=[(1024, 768), (1920, 1080)], television=True) == []


def test_a_television_that_lost_its_connection_says_so_and_whose_turn_it_is(browser: Browser, house: House) -> None:
    with table(browser, house, "swipe", ["you", "guest"]) as (page, _):
        television = page.context.new_page()
        television.goto(page.url.replace("/t/", "/tv/"))
        name = television.locator("[data-zone=bar] [data-name]")
        sizes = [(1280, 720), (1920, 1080)]
        shown = [width_of(name, size) for size in sizes]
        page.context.set_offline(True)
        television.locator(".pill.reconnecting").wait_for()
        assert [width_of(name, size) for size in sizes] == shown
        assert violations(television, 2, sizes=sizes, television=True) == []


def width_of(name: Locator, size: tuple[int, int]) -> float:
    sized(name.page, size)
    return float(name.evaluate("one => one.clientWidth"))


def test_the_piles_in_the_centre_are_drawn_on_the_smallest_television(browser: Browser, house: House) -> None:
    with table(browser, house, "swipe", ["you", "easy", "easy", "easy"]) as (page, _):
        page.goto(page.url.replace("/t/", "/tv/"))
        piles = page.locator("[data-seat='-1'] svg")
        piles.first.wait_for()
        for size in PHONES:
            sized(page, size)
            assert min(piles.evaluate_all(WIDTHS)) >= LEAST_PILE, size


def test_the_whole_pond_has_every_fish_inside(browser: Browser, house: House) -> None:
    with table(browser, house, "swishbones", ["easy", "you"]) as (page, _):
        next(phase for phase in walk(page, "swishbones") if phase == "own turn")
        for size in PHONES:
            sized(page, size)
            page.locator("[data-zone=dock] .tools button").nth(3).click()
            assert page.locator(".lying .fish").count() > 3
            assert page.evaluate(OUTSIDE) == 0, size


def test_the_names_of_creatures_lie_on_their_buttons_and_numbers_inside_the_frames_of_cards(
    browser: Browser, house: House
) -> None:
    tens = [f"{card.rsplit(' ', 1)[0]} 10" for card in CREATURE_CARDS]
    with table(browser, house, "swirl", ["you", "easy", "easy", "easy"], deck=tens) as (page, _):
        page.locator("button.choose").nth(3).wait_for()
        for size in PHONES:
            sized(page, size)
            assert page.evaluate(SPILT) == [], size
        page.locator("button.choose").first.click()
        page.locator(".hand button:enabled").first.wait_for()
        assert min(page.locator(".hand text").evaluate_all("all => all.map((one) => one.getBBox().x)")) >= FRAME
        expect(page.locator(".own .slot .wanted")).to_have_count(4)  # the creature that belongs in each place
        for size, least in LEAST_CREATURE.items():
            sized(page, size)
            assert min(page.locator(".slot svg").evaluate_all(SIDES)) >= least, size


def test_everybody_sees_who_chooses_a_creature_and_what_is_left(browser: Browser, house: House) -> None:
    with table(browser, house, "swirl", ["you", "guest", "easy"]) as (page, guest):
        assert guest
        page.locator("button.choose").nth(1).click()
        guest.locator("button.choose").nth(2).wait_for()
        television = page.context.new_page()
        television.goto(page.url.replace("/t/", "/tv/"))
        for screen in (page, guest, television):
            expect(screen.locator(".turn")).to_have_attribute("data-seat", "1")
            expect(screen.locator(".choose")).to_have_count(3)
        expect(page.locator("button.choose")).to_have_count(0)
        expect(page.locator(".question")).to_contain_text(CALLED[:10])


def test_penalties_are_counted_in_a_seat_that_does_not_grow(browser: Browser, house: House) -> None:
    """Our fish has a red head. One of two red bones is in reach: the bot can take only the other one."""
    red = [[4, 7500, 900], [8, 7500, -900]]
    pond = [*red, [5, -4000, 0], [6, 0, 5000], [7, -4000, 4000], [9, 0, -5000]]
    with table(browser, house, "swishbones", ["you", "random"], bones=6, pond=pond, quiet_rounds=3) as (page, _):
        next(phase for phase in walk(page, "swishbones") if phase == "own turn")
        swimmer = by_keys(page)
        before = {size: heights(page, size) for size in PHONES}
        bends = [
            (first, last)
            for first, last in swimmer.spans("indigestible")
            if first <= 30 <= last or first <= -30 <= last
        ]
        swimmer.turn(30 if bends[0][0] <= 30 <= bends[0][1] else -30)
        swimmer.press(swimmer.swim)
        count = page.locator("[data-seat='0'] [data-penalty]")
        expect(count).to_have_text("1")
        for size in PHONES:
            assert heights(page, size) == before[size]
            expect(count).to_have_text("1", use_inner_text=True)
        assert violations(page, 2, faces=True) == []


def heights(page: Page, size: tuple[int, int]) -> list[float]:
    """The heights of all seats on a screen of this size."""
    sized(page, size)
    return page.locator("[data-seat]").evaluate_all("all => all.map((one) => one.getBoundingClientRect().height)")


@pytest.mark.long
def test_the_swishes_that_are_left_can_be_counted(browser: Browser, house: House) -> None:
    with table(browser, house, "swishbones", ["easy", "you"]) as (page, _):
        next(phase for phase in walk(page, "swishbones") if phase == "own turn")
        for size in PHONES:
            sized(page, size)
            assert set(page.evaluate(PIPS)) == {True}, size


@pytest.mark.long
def test_two_players_stand_side_by_side_on_the_podium_of_a_phone(browser: Browser, house: House) -> None:
    with table(browser, house, "swipe", ["you", "easy"]) as (page, _):
        next(phase for phase in walk(page, "swipe") if phase == "podium")
        for size in PHONES:
            sized(page, size)
            places = page.locator(".podium li").evaluate_all(STEPS)
            assert len({one["left"] for one in places}) == 2, size
            assert max(one["gap"] for one in places) < 20, size  # no emptiness between a name and its step


@pytest.mark.long
def test_a_long_result_stays_in_the_dock(browser: Browser, house: House) -> None:
    """As a guest sees it: the winner has the longest name."""
    with table(browser, house, "swish", ["you", "guest"]) as (page, guest):
        assert guest
        for _ in walk(page, "swish"):
            pass
        guest.locator(".end .question").wait_for()
        assert violations(guest, 2, sizes=[(844, 390), (1024, 768)]) == []
