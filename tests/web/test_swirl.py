"""The board of swirl: cards as large as there is room, and a preview that tells the truth about each card."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from swordfish import lessons, words
from tests.web.house import House, visiting
from tests.web.pupil import BOARDS, at_step
from tests.web.stage import CREATURE_CARDS, LAY, LONGEST, MOST_GAMES, NAME, SAY, steps, table, violations
from tests.web.still import still

BOTTOMS = (
    """() => ['.middle', '.board > .own'].map((one) => document.querySelector(one).getBoundingClientRect().bottom)"""
)
SIDES = "all => all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height))"
LINES = """all => all.map((one) => {
  const text = document.createRange()
  text.selectNodeContents(one)
  return new Set([...text.getClientRects()].map(({ top }) => top)).size
})"""
EDGES = "all => all.map((one) => one.getBoundingClientRect()).flatMap(({ top, bottom }) => [top, bottom])"
CARDS = "all => all.map((one) => Number(one.dataset.card))"
ABOVE_THE_KEY = """all => all.map((sum) => {
  const key = sum.parentElement.querySelector('kbd')
  return sum.getBoundingClientRect().bottom <= key.getBoundingClientRect().top
})"""
LEAST_OF_TWO = {(1920, 1080): 110, (3840, 2160): 220}
"""The least size of a creature in a series on a television for two players."""
LEAST_AT_A_TABLE = {(768, 1024): 75, (844, 390): 48, (1440, 900): 95, (1920, 1080): 110}
"""The least size of a creature in a series at the table of two players."""
LEAST_OF_FOUR = 75
"""The least size of a creature in a series at 1440×900, with four players."""
LEAST_OPEN = {(390, 844): 28, (768, 1024): 46, (1440, 900): 50, (1920, 1080): 70}
"""The least size of a creature in a series beside an open hand, with two players."""
LEAST_ON_A_SMALL_PHONE = 28
"""The least size of a creature in a series at 320×568."""
FLIGHT = """() => {
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2]
  const at = (where) => middle(document.querySelector(where).getBoundingClientRect())
  const series = at('.others .filled')
  new MutationObserver((changes) => {
    const card = changes.flatMap(({ addedNodes }) => [...addedNodes]).find((node) => node.matches?.('.flying'))
    if (!card) return
    const [flight] = card.getAnimations()
    flight.currentTime = 0
    ;(window.flights ??= []).push({ begins: middle(card.getBoundingClientRect()), series })
  }).observe(document.body, { childList: true })
}"""
"""Records where each flying card begins, and where the only card of the others' series lies."""


GLOW = """seat => {
  const shadow = getComputedStyle(seat).boxShadow
  const wide = shadow.includes('inset') ? 0 : Math.max(...shadow.match(/-?[0-9.]+px/g).map(parseFloat))
  const { left, top, right, bottom } = seat.getBoundingClientRect()
  return Math.min(left, top, innerWidth - right, innerHeight - bottom) - wide
}"""
"""How far the glow of a seat is from the nearest edge of the screen."""
CENTRES = """() => ['.spread', '.spread .card'].map((what) => {
  const all = [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect())
  const centre = (low, high) => (Math.min(...all.map((one) => one[low])) + Math.max(...all.map((one) => one[high]))) / 2
  return [centre('left', 'right'), centre('top', 'bottom')]
})"""
"""The centre of the middle, and of the cards that lie in it."""
FIRST_TURNS = 64
"""After so many first turns a choice that three of ten bring should have come."""


def sized(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    still(page)


def to_task(page: Page, key: str) -> int:
    """Go through the lesson until it asks for this; returns the card of the hand to play."""
    script = lessons.script("swirl")
    page.goto("/lesson/swirl")
    for step, task in enumerate(script.lesson.tasks):
        at_step(page, step)
        page.locator("main[data-asks=true], .go-on").first.wait_for()
        commands = [script.rules.notation.read_command(text) for text in task.do]
        if task.key == key:
            return commands[0].card
        for command in commands:
            BOARDS["swirl"](page, command)
        if not commands:
            page.locator(".go-on").click()
    raise AssertionError(f"the lesson has no {key}")


def test_several_sums_are_not_joined_by_a_decimal_comma(browser: Browser, house: House) -> None:
    tens = [f"{card.rsplit(' ', 1)[0]} 10" for card in CREATURE_CARDS]
    with table(browser, house, "swirl", ["you", "easy"], deck=tens) as (page, _):
        page.locator("button.choose").first.click()
        page.locator(".hand button:enabled").first.click()
        sums = words.sentence("page-swirl-captures", {"sums": "10, 10, 10 et 10"}, LONGEST)
        expect(page.locator(".question")).to_have_text(sums)


def test_a_swirl_that_finds_no_cards_is_called_wasted_and_no_double_click_plays_it(
    browser: Browser, house: House
) -> None:
    deck = [*CREATURE_CARDS, *["swirl"] * 30]
    with table(browser, house, "swirl", ["random", "you"], deck=deck, hand=1) as (page, _):
        for phase in steps(page, "swirl"):
            swirl = page.locator(".hand button:enabled use[href='#swirl']")
            if phase == "own turn" and swirl.count():
                shown = page.locator(".game").get_attribute("data-shown") or ""
                page.locator(".hand button").dblclick()
                expect(page.locator(".hand .wasted")).to_be_visible()
                wasted = words.sentence("page-swirl-wasted", None, LONGEST)
                expect(page.locator(".question")).to_contain_text(wasted)
                page.locator(".hand button").dblclick()
                expect(page.locator(".game")).not_to_have_attribute("data-shown", shown)
                return
    raise AssertionError("no swirl was dealt")


@pytest.mark.long
def test_the_only_card_to_snatch_is_marked_and_flies_from_its_series(browser: Browser, house: House) -> None:
    with visiting(browser, house, pace="quick") as page:
        snatch = page.locator(f".hand [data-card='{to_task(page, 'lesson-swirl-snatch')}']")
        snatch.click()
        expect(page.locator(".others .slot.choice")).to_have_count(1)
        page.evaluate(FLIGHT)
        snatch.click()
        page.wait_for_function("() => window.flights?.length > 1")  # the snatch itself, then what it takes
        flight = page.evaluate("window.flights[1]")
        assert flight["begins"] == pytest.approx(flight["series"], abs=2)


def test_the_answer_to_a_wrong_try_goes_with_the_next_touch_and_comes_again(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        right = to_task(page, "lesson-swirl-same")
        wrong = page.locator(f".hand button:enabled:not([data-card='{right}'])").first
        answer = page.locator("p.wrong")
        for _ in range(2):
            wrong.click()
            expect(wrong).to_have_class(re.compile("selected"))
            wrong.click()
            expect(answer).to_be_visible()
            page.locator(f".hand [data-card='{right}']").click()
            expect(answer).to_have_count(0)


def test_a_sum_of_two_cards_is_one_line_on_a_phone(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        card = page.locator(f".hand [data-card='{to_task(page, 'lesson-swirl-sum')}']")
        card.click()
        expect(page.locator(".sum")).to_have_text(["7 + 3 = 10"] * 2)
        for size in ((320, 568), (844, 390)):
            sized(page, size)
            assert [*page.locator(".sum").evaluate_all(LINES)] == [1, 1], size


def test_a_small_phone_shows_large_series_and_sums_in_one_line(browser: Browser, house: House) -> None:
    numbers = [(10, 10, 6, 4)[at % 4] for at in range(len(CREATURE_CARDS))]
    deck = [f"{card.rsplit(' ', 1)[0]} {number}" for card, number in zip(CREATURE_CARDS, numbers, strict=True)]
    for _ in range(MOST_GAMES):
        with table(browser, house, "swirl", ["you", "random", "random"], deck=deck) as (page, _):
            for phase in steps(page, "swirl"):
                held = [
                    card for card in page.locator(".hand button:enabled").evaluate_all(CARDS) if numbers[card] == 10
                ]
                lying: list[int] = [numbers[card] for card in page.locator(".middle [data-card]").evaluate_all(CARDS)]
                if phase == "own turn" and held and (lying.count(6), lying.count(4)) == (1, 1):
                    page.locator(f".hand [data-card='{held[0]}']").click()
                    page.locator(".sum").first.wait_for()
                    sized(page, (320, 568))
                    assert set(page.locator(".sum").evaluate_all(LINES)) == {1}
                    assert min(page.locator(".slot svg").evaluate_all(SIDES)) >= LEAST_ON_A_SMALL_PHONE
                    return
    raise AssertionError("there was never a sum")


@pytest.mark.parametrize("size", [(844, 390), (1440, 900)])
def test_creatures_to_choose_have_the_place_of_the_empty_hand(
    browser: Browser, house: House, size: tuple[int, int]
) -> None:
    with table(browser, house, "swirl", ["you", "easy", "easy"]) as (page, _):
        page.locator("button.choose").first.wait_for()
        sized(page, size)
        middle, own = page.evaluate(BOTTOMS)
        assert middle == pytest.approx(own, abs=2)


def test_series_of_two_players_are_large_at_a_table_on_a_television_and_in_a_replay(
    browser: Browser, house: House
) -> None:
    with table(browser, house, "swirl", ["you", "easy"], hand=2, deck=CREATURE_CARDS) as (page, _):
        page.locator("button.choose").first.click()
        page.locator(".hand button:enabled").first.wait_for()
        for size, least in LEAST_AT_A_TABLE.items():
            sized(page, size)
            assert min(page.locator(".slot svg").evaluate_all(SIDES)) >= least, size
        television = page.context.new_page()
        television.goto(page.url.replace("/t/", "/tv/"))
        television.locator(".slot .wanted").first.wait_for()
        for size, least in LEAST_OF_TWO.items():
            sized(television, size)
            assert min(television.locator(".slot svg").evaluate_all(SIDES)) >= least, size
        television.close()
        for _ in steps(page, "swirl"):
            pass
        page.locator("a[href^='/replay/']").first.click()
        page.get_by_role("slider").fill("4")
        page.locator(".seat.open").nth(1).wait_for()
        for size, least in LEAST_OPEN.items():
            sized(page, size)
            assert min(page.locator(".slot svg").evaluate_all(SIDES)) >= least, size


def test_series_of_teams_are_large_and_a_television_names_the_team_of_everybody(browser: Browser, house: House) -> None:
    with table(browser, house, "swirl", ["you", "easy", "easy", "easy"], teams=True) as (page, _):
        page.locator("button.choose").first.click()
        page.locator(".hand button:enabled").first.wait_for()
        sized(page, (1440, 900))
        assert min(page.locator(".slot svg").evaluate_all(SIDES)) >= LEAST_OF_FOUR
        page.goto(page.url.replace("/t/", "/tv/"))
        page.locator(".slot .wanted").first.wait_for()
        assert violations(page, 4, television=True) == []
        sized(page, (1920, 1080))
        named = [words.sentence("page-swirl-team", {"team": team}, LONGEST) for team in (1, 2, 1, 2)]
        assert page.locator(".team").evaluate_all("all => all.map((one) => one.innerText.trim())") == named
        assert min(page.locator(".side").evaluate_all(SIDES)) > 1


@pytest.mark.long
def test_a_name_in_a_team_can_be_read_at_the_end_on_a_phone_and_beside_an_open_hand(
    browser: Browser, house: House
) -> None:
    chairs = ["you", "easy", "easy", "easy"]
    with table(browser, house, "swirl", chairs, name="Muhammad Wawrzyniak", teams=True, colours=2, deck=[]) as (
        page,
        _,
    ):
        for _ in steps(page, "swirl"):
            pass
        assert violations(page, 4, sizes=[(844, 390)], faces=True) == []
        page.goto(page.locator("a[href^='/replay/']").first.get_attribute("href") or "")
        expect(page.get_by_role("slider")).not_to_have_attribute("max", "0")
        page.keyboard.press("Home")
        while not page.locator(".open.turn[data-seat='0']").count():
            shown = page.locator(".game").get_attribute("data-shown") or ""
            page.keyboard.press("ArrowRight")
            expect(page.locator(".game")).not_to_have_attribute("data-shown", shown)
        assert violations(page, 4, sizes=[(1024, 768)], primary=True, faces=True) == []


@pytest.mark.long
def test_the_scores_of_four_players_are_whole_above_three_rows_of_buttons(browser: Browser, house: House) -> None:
    with visiting(browser, house, locale="de-DE") as page:
        page.goto("/me")
        chairs = ["you", "easy", "easy", "easy"]
        options = {"colours": 2}
        code = page.evaluate(LAY, {"game": "swirl", "options": options, "chairs": chairs, "name": NAME})
        page.goto(f"/t/{code}")
        assert page.evaluate(SAY, {"type": "Begin"}) == "Done"
        for phase in steps(page, "swirl"):
            if phase == "end":
                page.reload()  # the podium is back
        page.locator(".finale .score").first.wait_for()
        assert violations(page, 4, sizes=[(320, 568)], primary=True, faces=True) == []
        sized(page, (320, 568))
        edges = page.locator(".podium .step").evaluate_all(EDGES)
        assert edges == sorted(edges), "no place lies on another"


def test_what_is_captured_in_any_case_glows_while_the_rest_is_chosen(browser: Browser, house: House) -> None:
    """A 2 captures every 2, and two of three 1s. Three first turns of ten come to that."""
    deck = [f"{card.rsplit(' ', 1)[0]} {1 if number % 3 else 2}" for number, card in enumerate(CREATURE_CARDS)]
    two = {number for number, card in enumerate(deck) if card.endswith("2")}
    for _ in range(FIRST_TURNS):
        with table(browser, house, "swirl", ["you", "random"], deck=deck) as (page, _):
            next(phase for phase in steps(page, "swirl") if phase == "own turn")
            lying = page.locator(".middle [data-card]").evaluate_all(CARDS)
            held = [card for card in page.locator(".hand button:enabled").evaluate_all(CARDS) if card in two]
            sure = two.intersection(lying)
            if held and sure and len(lying) - len(sure) in {3, 5}:
                card = page.locator(f".hand [data-card='{held[0]}']")
                card.click()
                page.locator(".middle .choice").first.wait_for()
                assert set(page.locator(".middle .wanted").evaluate_all(CARDS)) == sure
                card.click()
                page.locator("button.take").first.wait_for()
                asked = words.sentence("page-swirl-sum", {"number": 2}, LONGEST)
                expect(page.locator(".question")).to_have_text(asked)
                assert set(page.locator(".middle .wanted").evaluate_all(CARDS)) == sure
                return
    raise AssertionError("there was never such a choice")


def test_cards_that_complete_a_capture_show_their_sum_before_and_after_the_card_is_played(
    browser: Browser, house: House
) -> None:
    """Three first turns of ten have such a choice."""
    numbers = [(10, 6, 4)[at % 3] for at in range(len(CREATURE_CARDS))]
    deck = [f"{card.rsplit(' ', 1)[0]} {number}" for card, number in zip(CREATURE_CARDS, numbers, strict=True)]
    for _ in range(FIRST_TURNS):
        with table(browser, house, "swirl", ["you", "random"], deck=deck) as (page, _):
            next(phase for phase in steps(page, "swirl") if phase == "own turn")
            held = [card for card in page.locator(".hand button:enabled").evaluate_all(CARDS) if numbers[card] == 10]
            lying: list[int] = [numbers[card] for card in page.locator(".middle [data-card]").evaluate_all(CARDS)]
            sixes, fours = lying.count(6), lying.count(4)
            if held and sixes != fours and min(sixes, fours) == 1:
                expected = sorted(["6 + 4 = 10"] * max(sixes, fours) + ["10"] * lying.count(10))
                card = page.locator(f".hand [data-card='{held[0]}']")
                card.click()
                page.locator(".middle .choice .sum").first.wait_for()
                assert sorted(page.locator(".middle .sum").all_inner_texts()) == expected
                card.click()
                page.locator("button.take .sum").first.wait_for()
                assert sorted(page.locator(".middle .sum").all_inner_texts()) == expected
                assert page.locator("button.take .sum").evaluate_all(ABOVE_THE_KEY) == [True] * max(sixes, fours)
                return
    raise AssertionError("there was never such a choice")


def test_the_glow_of_the_player_whose_turn_it_is_is_whole(browser: Browser, house: House) -> None:
    with table(browser, house, "swirl", ["you", "guest"]) as (page, guest):
        assert guest
        page.locator("button.choose").first.wait_for()
        for one in (page, guest):  # the seat of one is the last on the board, of the other the first
            for size in ((390, 844), (844, 390), (1440, 900)):
                sized(one, size)
                assert one.locator(".seat.turn").evaluate(GLOW) >= 0, size


@pytest.mark.long
def test_the_cards_left_lie_in_the_centre(browser: Browser, house: House) -> None:
    for _ in range(MOST_GAMES):
        few = 0
        with table(browser, house, "swirl", ["you", "random"]) as (page, _):
            for phase in steps(page, "swirl"):
                if phase in {"own turn", "choosing"} and 0 < page.locator(".spread .card").count() < 3:
                    few += 1
                    still(page)
                    middle, cards = page.evaluate(CENTRES)
                    assert cards == pytest.approx(middle, abs=1)
        if few:
            return
    raise AssertionError("there were never only one or two cards left")
