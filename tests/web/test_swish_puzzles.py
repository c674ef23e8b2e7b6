"""The puzzle of the day and puzzles to practise on, in a real browser: hints, verdicts, a streak, a text to share."""

import datetime
import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Browser, Page, expect

from swordfish.exact.swish.puzzles import Puzzle, daily, hints, puzzle
from swordfish.words import sentence
from tests.web.house import PHONE, House, visiting
from tests.web.stage import SIZES, violations
from tests.web.still import still
from tests.web.swish import CODES, FLIPS
from tests.web.test_page import overflow, serious
from tests.web.test_stage import FEW


def solved_by_keys(page: Page, made: Puzzle, ways: Sequence[int]) -> None:
    for card, way in zip(made.solution, ways, strict=True):
        page.keyboard.press(CODES[card])
        if way:
            page.keyboard.press(FLIPS[way])
    page.keyboard.press("Enter")


def posed(page: Page) -> tuple[str, str]:
    """The puzzle's date and grade."""
    facts = page.locator("[data-grade]")
    return facts.get_attribute("data-day") or "", facts.get_attribute("data-grade") or ""


def test_the_puzzle_of_the_day_is_solved_with_a_hint_kept_and_shared_without_its_answer(
    browser: Browser, house: House
) -> None:
    with visiting(browser, house) as page:
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        page.goto("/puzzle")
        page.locator(".area .place").first.wait_for()
        day, grade = posed(page)
        made = daily(datetime.date.fromisoformat(day))
        assert grade == made.grade
        expect(page.locator(".area .place")).to_have_count(len(made.cards))
        page.keyboard.press(CODES[0])
        page.get_by_role("button", name="Is this it?").click()
        expect(page.locator(".verdict")).to_have_text("That is not a swish.")
        expect(page.locator(".fault").first).to_be_visible()
        page.keyboard.press("Backspace")
        expect(page.locator(".mat")).to_have_attribute("data-layers", "0")
        page.get_by_role("button", name="A hint, please").click()
        first = hints(made)[0]
        expect(page.get_by_role("list", name="Hints").get_by_role("listitem")).to_have_text(
            [sentence(first.key, dict(first.facts))]
        )
        assert serious(page) == []
        mirrored = [way ^ 1 for way in made.orientations]  # as right as the answer that the server has
        solved_by_keys(page, made, mirrored)
        expect(page.locator("[data-solved=true]")).to_contain_text("Right, with one hint")
        expect(page.locator(".question")).to_have_text(re.compile(r"^Solved in [\d:]+, with 2 tries\.$"))
        expect(page.locator(".mat")).to_have_attribute("data-filled", str(made.size))
        for card, way in zip(made.solution, mirrored, strict=True):
            expect(page.locator(f".mat [data-place='{card}']").first).to_have_attribute("data-orientation", str(way))
        expect(page.get_by_role("timer")).to_have_text(
            re.compile(r"The next puzzle comes in \d+:\d\d:\d\d|in \d\d:\d\d")
        )
        streak = page.evaluate("async () => (await (await fetch('/api/puzzle/streak')).json()).now")
        expect(page.locator(".streak")).to_have_count(1 if streak else 0)
        page.get_by_role("button", name="Share").click()
        expect(page.locator(".shared")).to_have_text("Copied")
        text = page.evaluate("() => navigator.clipboard.readText()")
        when = datetime.date.fromisoformat(day)
        assert f"puzzle of {when.day} {when:%B} {when.year} (" in text
        assert "2 tries" in text
        assert "one hint" in text
        assert text.endswith("/puzzle")
        assert ", ".join(str(card + 1) for card in made.solution) not in text
        assert serious(page) == []
        page.reload()
        page.set_viewport_size({"width": 320, "height": 568})
        expect(page.locator(".question")).to_have_text(re.compile("^Solved in "))
        expect(page.get_by_role("timer")).to_be_in_viewport(ratio=1)  # also where the drawer is closed
        assert violations(page, 0, sizes=FEW, primary=True) == []
        expect(page.locator(".mat")).to_have_attribute("data-filled", str(made.size))


def test_practice_by_grade_with_hints_that_tell_a_little_at_a_time(browser: Browser, house: House) -> None:
    with visiting(browser, house, phone=True) as page:
        page.goto("/solo")
        page.get_by_role("link", name="warm-up").tap()
        page.locator(".area .place").first.wait_for()
        assert posed(page)[1] == "warm-up"
        page.goto("/puzzle#warm-up/4")
        made = puzzle("warm-up", "practice 4")
        assert any(made.orientations)
        expect(page.locator("[data-number='4']")).to_have_count(1)
        assert overflow(page) <= 0
        expect(page.get_by_text("Find the only swish of 2 cards.")).to_be_visible()
        listed = page.get_by_role("list", name="Hints").get_by_role("listitem")
        for count, _ in enumerate(hints(made), 1):
            page.get_by_role("button", name="A hint, please").tap()
            told = [sentence(hint.key, dict(hint.facts)) for hint in hints(made)[:count]]
            expect(listed).to_have_text(told[::-1])  # the newest is always in sight
        expect(page.get_by_role("button", name="A hint, please")).to_be_disabled()
        for card, way in zip(made.solution, made.orientations, strict=True):
            page.locator(f".area [data-place='{card}']").tap()
            if way:
                page.locator(f"[data-axis='{way}']").tap()
        page.get_by_role("button", name="Is this it?").tap()
        expect(page.locator("[data-solved=true]")).to_contain_text("Right, with")
        page.get_by_role("button", name="Another one").tap()
        expect(page.locator(".mat")).to_have_attribute("data-layers", "0")
        page.get_by_role("button", name="Menu").tap()
        page.get_by_role("button", name="Give up").tap()
        expect(page.locator(".verdict")).to_contain_text("It was: ")
        expect(page.locator(".mat")).to_have_attribute("data-filled", "2")


def test_a_hint_leaves_every_card_in_its_row(browser: Browser, house: House) -> None:
    with visiting(browser, house, phone=True) as page:
        page.set_viewport_size({"width": 366, "height": 915})  # with less height, four columns would be larger
        page.goto("/puzzle#medium/1")
        expect(page.locator(".area")).to_have_css("--columns", "3")
        page.get_by_role("button", name="A hint, please").tap()
        expect(page.get_by_role("list", name="Hints").get_by_role("listitem")).to_have_count(1)
        still(page)
        expect(page.locator(".area")).to_have_css("--columns", "3")


def test_a_phone_on_its_side_shows_everything_that_is_wrong_with_an_answer(browser: Browser, house: House) -> None:
    with visiting(browser, house, locale="de-DE") as page:
        page.set_viewport_size({"width": 844, "height": 390})
        page.goto("/puzzle#medium/1")
        for place in range(2):
            page.locator(f".area [data-place='{place}']").click()
        page.locator("[data-primary]").click()
        expect(page.locator(".told .fault")).to_have_count(4)
        still(page)
        assert page.locator(".told").evaluate("told => told.scrollHeight - told.clientHeight") <= 1


CUT = """told => {
  const box = told.getBoundingClientRect()
  const line = parseFloat(getComputedStyle(told).lineHeight)
  const newest = told.querySelector('li')?.getBoundingClientRect()
  return { 'half a line': Math.abs(box.height / line - Math.round(box.height / line)) > 0.05,
    'the newest hint': Boolean(newest && newest.bottom > box.bottom + 1) }
}"""
"""What the list of hints and faults cuts."""


def test_a_small_phone_shows_the_newest_hint_and_marks_on_the_mat_what_is_wrong(browser: Browser, house: House) -> None:
    with visiting(browser, house, phone=True, locale="es-ES") as page:
        page.set_viewport_size({"width": 320, "height": 568})
        page.goto("/puzzle#hard/5")
        for place in (0, 3):
            page.locator(f".area [data-place='{place}']").tap()
        page.locator("[data-primary]").tap()
        expect(page.locator(".told .fault")).to_have_count(4)
        expect(page.locator(".mat.bad .cell.lone")).to_have_count(4)
        for count in range(1, 7):
            page.locator(".ask-hint").tap()
            expect(page.locator(".told li")).to_have_count(count)
            still(page)
            assert [what for what, cut in page.locator(".told").evaluate(CUT).items() if cut] == [], count
        expect(page.locator(".mat.bad")).to_have_count(0)


NUMBERS = """() => {
  const boxes = [...document.querySelectorAll('.area .number')].map((one) => one.getBoundingClientRect())
  const meet = (one, other) => one.left < other.right && other.left < one.right
    && one.top < other.bottom && other.top < one.bottom
  return boxes.filter((one, at) => boxes.slice(at + 1).some((other) => meet(one, other))).length
}"""
"""How many numbers of cards lie on another one."""


def test_no_number_of_a_card_lies_on_that_of_the_card_below(browser: Browser, house: House) -> None:
    with visiting(browser, house, phone=True) as page:
        page.set_viewport_size({"width": 320, "height": 568})
        page.goto("/puzzle#hard/30")  # the sixth card has its number below, and there is a card below it
        page.locator(".area .place").first.wait_for()
        expect(page.locator(".area .number[data-corner^=bottom]").first).to_be_visible()
        still(page)
        assert page.evaluate(NUMBERS) == 0


def test_a_puzzle_by_words_alone(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        page.goto("/puzzle#easy/5")
        page.get_by_text("Play in words, without a clock").click()
        made = puzzle("easy", "practice 5")
        ways = {0: "as it lies", 1: "flipped left–right", 2: "flipped top–bottom", 3: "turned halfway round"}
        choices = page.locator(".words select")
        expect(choices).to_have_count(len(made.cards))
        choices.nth(made.solution[0]).select_option(label=ways[0])
        page.get_by_role("button", name="Is it this card?").click()
        expect(page.locator(".told")).to_contain_text("That is not a swish.")
        for card, way in zip(made.solution, made.orientations, strict=True):
            choices.nth(card).select_option(label=ways[way])
        page.get_by_role("button", name="Is it these 3 cards?").click()
        expect(page.locator("[data-solved=true]")).to_contain_text("Right")


@pytest.mark.long
def test_all_cards_of_the_largest_grade_are_laid_and_nothing_is_covered(browser: Browser, house: House) -> None:
    """A few have a button each; for more there is no room, and a tap on the mat picks a card."""
    made = puzzle("twelve", "practice 3")
    with visiting(browser, house, phone=True, locale="it-IT") as page:
        page.goto("/puzzle#twelve/3")
        for count, card in enumerate(made.solution, 1):
            page.locator(f".area [data-place='{card}']").tap()
            if count in {6, 8, 12}:
                expect(page.locator(".mat")).to_have_attribute("data-layers", str(count))
                assert violations(page, 0, sizes=SIZES) == [], count
                page.set_viewport_size(PHONE)  # pyright: ignore[reportArgumentType] - a dict of just these two
                still(page)
