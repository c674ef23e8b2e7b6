"""Every lesson in a real browser: played through on the real board, and wrong moves are explained."""

import pytest
from playwright.sync_api import Browser, Page, expect

from swordfish import lessons, words
from tests.web.house import House, visiting
from tests.web.pupil import BOARDS, at_step, walk
from tests.web.still import still
from tests.web.swimmer import by_mouse
from tests.web.test_page import overflow, serious

READ = """ask => [...ask.childNodes]
  .flatMap((one) => one.nodeType === 1 && one.matches('.kept') ? [...one.childNodes] : [one])
  .map((one) => one.textContent || one.ariaLabel).join('')"""
"""A sentence with the names of its icons, as a screen reader reads it."""


VOICE = """window.heard = []
Object.defineProperty(window, 'speechSynthesis', { value: {
  cancel: () => heard.push('silence'), speak: ({ lang, text }) => heard.push(`${lang}: ${text}`) } })
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text } }"""
"""Instead of the browser's voice: writes down what it would read, and when it falls silent."""


def heard(page: Page) -> list[str]:
    """What was read since the last time."""
    return page.evaluate("heard.splice(0)")


@pytest.mark.parametrize("game", BOARDS)
def test_a_lesson_is_walked_through(browser: Browser, house: House, game: str) -> None:
    with visiting(browser, house) as page:
        walk(page, game, lambda step: expect(page.locator(".spot")).to_be_in_viewport())
        expect(page.get_by_role("button", name="Play now")).to_be_visible()


SHOWN = 4
"""The step of the lesson of swish after the first proof."""
COVERED = """() => {
  const hand = document.querySelector('.pointing').getBoundingClientRect()
  return [...document.querySelectorAll('.area .mark')].map((one) => one.getBoundingClientRect()).filter((mark) =>
    hand.left < mark.right && mark.left < hand.right && hand.top < mark.bottom && mark.top < hand.bottom).length
}"""
"""How many balls and hoops are under the hand."""


def test_the_hand_of_a_lesson_covers_no_ball_and_no_hoop(browser: Browser, house: House) -> None:
    with visiting(browser, house, phone=True) as page:
        page.set_viewport_size({"width": 320, "height": 568})
        page.goto("/lesson/swish")
        page.locator(".area .mark").last.wait_for()
        page.wait_for_function(f"() => document.querySelector('.pointing') && ({COVERED})() === 0")


UNTIDY = """() => {
  const boxOf = (one) => one.getBoundingClientRect()
  const [spot, hand] = ['.spot', '.pointing'].map((one) => boxOf(document.querySelector(one)))
  const [title] = document.querySelectorAll('.title > span')
  const pieces = [...document.querySelectorAll(':is(.chips, .dice) use, .place')].map(boxOf)
  const wrong = {
    'a line of the spotlight is off the screen':
      Math.min(spot.left, spot.top, innerWidth - spot.right, innerHeight - spot.bottom) < 3,
    'the hand covers a piece or a crown': pieces.some((one) =>
      hand.left < one.right && one.left < hand.right && hand.top < one.bottom && one.top < hand.bottom),
    'the title has two lines': boxOf(title).height > 1.5 * parseFloat(getComputedStyle(title).fontSize),
  }
  return Object.keys(wrong).filter((one) => wrong[one])
}"""
"""What is wrong with the spotlight, the hand and the title of a lesson of swipe."""


@pytest.mark.parametrize(("width", "height", "lang"), [(320, 568, "it"), (390, 844, "fr"), (844, 390, "de")])
def test_the_spotlight_of_a_lesson_is_whole_and_its_hand_covers_no_piece(
    browser: Browser, house: House, width: int, height: int, lang: str
) -> None:
    with visiting(browser, house, phone=True, locale=lang) as page:
        page.set_viewport_size({"width": width, "height": height})

        def look(_: int) -> None:
            page.wait_for_function(f"() => document.querySelector('.spot') && !({UNTIDY})().length")

        walk(page, "swipe", look)


def test_after_a_throw_a_lesson_says_whose_turn_it_is(browser: Browser, house: House) -> None:
    with visiting(browser, house, phone=True, pace="quick") as page:
        page.goto("/lesson/swipe")
        question = page.locator(".question")
        expect(question).to_have_text(words.sentence("lesson-swipe-throw", None, "en"))
        page.locator("button.throw").tap()
        expect(question).to_have_text("It is Coral’s turn.")
        at_step(page, 1)
        expect(question).to_have_text(words.sentence("lesson-swipe-chip", None, "en"))


@pytest.mark.long
@pytest.mark.parametrize("game", BOARDS)
@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_lesson_in_every_language_on_a_phone(browser: Browser, house: House, game: str, lang: str) -> None:
    said: list[str] = []
    with visiting(browser, house, phone=True, locale=lang) as page:
        page.emulate_media(reduced_motion="reduce")
        page.add_init_script(VOICE)

        def look(step: int) -> None:
            if not step:
                page.locator(".voice").tap()
            said.append(page.locator(".ask").evaluate(READ))
            assert heard(page)[-1] == f"{lang}: {said[-1]}"
            assert overflow(page) <= 0

        walk(page, game, look)
    assert said == [words.sentence(task.key, None, lang) for task in lessons.LESSONS[game].tasks]


def test_a_wrong_move_is_explained_and_the_step_stays_and_the_voice_reads_until_it_is_turned_off(
    browser: Browser, house: House
) -> None:
    asked = [f"de: {words.sentence(task.key, None, 'de')}" for task in lessons.LESSONS["swipe"].tasks]
    with visiting(browser, house, locale="de") as page:
        page.add_init_script(VOICE)
        page.goto("/lesson/swipe")
        voice = page.get_by_role("button", name="Lies es mir vor")
        voice.click()
        expect(voice).to_have_attribute("aria-pressed", "true")
        assert heard(page) == ["silence", asked[0]]
        page.locator("button.throw").click()
        at_step(page, 1)
        page.locator("button.throw").click()
        page.locator("button.victim[data-seat='2']").click()
        expect(page.locator(".verdict")).to_contain_text("Pip hat weniger Chips als Coral.")
        expect(page.locator(".verdict")).to_have_attribute("data-good", "false")
        at_step(page, 1)
        wrong = page.locator(".verdict").inner_text().strip()
        assert heard(page) == ["silence", asked[1], "silence", f"de: {wrong}"]
        page.locator("button.victim[data-seat='1']").click()
        at_step(page, 2)
        expect(page.locator(".verdict")).to_have_attribute("data-good", "true")
        page.locator(".ask").wait_for()
        assert heard(page)[-1] == asked[2], "after the verdict, which it does not interrupt"
        voice.click()
        assert heard(page) == ["silence"]
        voice.click()
        assert heard(page)[-1] == asked[2]
        page.locator("a.back").click()
        page.locator("[data-game]").first.wait_for()
        assert heard(page) == ["silence"], "nobody reads on after the lesson"


SHINES = """was => {
  const spot = document.querySelector('.spot')
  const place = spot && `${document.querySelector('main').dataset.step} ${spot.style.cssText}`
  const over = document.querySelector('.row .primary:not(.go-on)')
  return over ? 'over' : place && place !== was ? place : null
}"""
"""Where a lesson's glow is now, if it has moved."""


@pytest.mark.parametrize("mixed", [False, True])
def test_a_learner_of_swish_only_taps_where_the_hand_points(browser: Browser, house: House, *, mixed: bool) -> None:
    """Also the flip of a card, and if another card has been selected since."""
    with visiting(browser, house, phone=True) as page:
        page.goto("/lesson/swish")
        shines = page.wait_for_function(SHINES, arg="").json_value()
        while shines != "over":
            if page.locator(".go-on").count():
                step = page.locator("main").get_attribute("data-step") or ""
                page.locator(".go-on").tap()
                expect(page.locator("main")).not_to_have_attribute("data-step", step)  # the glow may move before that
            elif mixed and page.locator(".mat [data-place='1'][data-orientation='2']").count():
                mixed = False
                page.locator(".area [data-place='0']").tap()
            else:
                box = page.locator(".spot").bounding_box()
                assert box
                page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            shines = page.wait_for_function(SHINES, arg=shines).json_value()
        assert not mixed
        expect(page.locator(".verdict[data-good=false]")).to_have_count(0)


HIDDEN = """() => {
  const [answer, mat] = ['.wrong', '.mat'].map((one) => document.querySelector(one).getBoundingClientRect())
  return answer.left < mat.right && mat.left < answer.right && answer.top < mat.bottom && mat.top < answer.bottom
}"""
"""Whether the answer to a wrong try covers the mat."""


@pytest.mark.parametrize(
    "size",
    [(390, 844), pytest.param((320, 568), marks=pytest.mark.long), pytest.param((844, 390), marks=pytest.mark.long)],
)
def test_the_answer_to_a_wrong_proof_does_not_cover_the_mat(
    browser: Browser, house: House, size: tuple[int, int]
) -> None:
    with visiting(browser, house, phone=True, locale="it") as page:
        page.set_viewport_size({"width": size[0], "height": size[1]})

        def look(step: int) -> None:
            if step != SHOWN - 1:
                return
            for place in (0, 1):
                page.locator(f".area [data-place='{place}']").tap()
            page.locator("button.prove").tap()
            page.locator(".wrong").wait_for()
            still(page)
            assert not page.evaluate(HIDDEN)
            expect(page.locator(".mat")).to_have_attribute("data-layers", "2")  # still there, to be turned
            for _ in range(2):
                page.locator("button.lift").tap()
            expect(page.locator(".mat")).to_have_attribute("data-layers", "0")

        walk(page, "swish", look)


def test_a_chain_that_is_planned_in_a_lesson_is_right_too(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        page.goto("/lesson/swishbones")
        swimmer = by_mouse(page)
        page.locator(".food[data-piece='7']").click()
        swimmer.swim.click()
        at_step(page, 1)
        swimmer.turn(10)
        swimmer.swim.click()
        at_step(page, 2)
        swimmer.turn(60)
        swimmer.think.click()
        expect(page.locator(".pip.planned")).to_have_count(1)
        swimmer.swim.click()
        expect(page.locator(".verdict")).to_contain_text("you would not reach the green bone")
        at_step(page, 2)
        expect(page.locator(".pip.planned")).to_have_count(0)  # a new try
        swimmer.turn(-45)
        swimmer.think.click()
        expect(page.locator(".pip.planned")).to_have_count(1)
        swimmer.turn(0)
        swimmer.think.click()
        expect(page.locator(".pip.planned")).to_have_count(2)
        swimmer.swim.click()
        at_step(page, 3)


def test_lessons_are_one_click_from_the_first_page_and_from_every_table(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        page.goto("/")
        page.locator("[data-game=swirl]").get_by_role("link", name="Learn to play").click()
        expect(page).to_have_title("Swirl: the lesson – swordfish")
        page.goto("/")
        page.locator("[data-game=swishbones]").get_by_role("button", name="Play against bots").click()
        page.locator(".game[data-shown]").wait_for()  # the first page has such links, too
        expect(page.get_by_role("link", name="Learn to play")).to_have_attribute("href", "/lesson/swishbones")
        page.goto("/lesson/chess")
        page.get_by_role("link", name="Home").last.wait_for()


SPLIT = """() => [...document.querySelectorAll('.dock .primary, [data-outcome] .who b')].filter((one) => {
  const range = document.createRange()
  const broken = [...one.childNodes].filter((node) => node.nodeType === 3).some((node) =>
    [...node.data.matchAll(/\\S+/g)].some(({ index, 0: word }) => {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      return range.getClientRects().length > 1
    }))
  return broken || one.scrollWidth > one.clientWidth
}).map((one) => one.innerText)"""
"""Buttons whose words are cut, and outcomes with a word on two lines."""


@pytest.mark.parametrize("game", ["swishbones", pytest.param("swish", marks=pytest.mark.long)])
def test_a_small_phone_cuts_no_word(browser: Browser, house: House, game: str) -> None:
    with visiting(browser, house, phone=True, locale="de") as page:
        page.set_viewport_size({"width": 320, "height": 568})
        split: dict[int, list[str]] = {}

        def look(step: int) -> None:
            split[step] = page.evaluate(SPLIT)
            if game == "swish" and step == SHOWN:
                expect(page.locator("[data-outcome] .who")).to_have_text("Swish! Du +2", use_inner_text=True)

        walk(page, game, look)
    assert {step: what for step, what in split.items() if what} == {}


def test_axe_finds_nothing_serious_in_a_lesson(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        page.goto("/lesson/swishbones")
        page.locator(".take").first.wait_for()
        assert overflow(page) <= 0
        assert serious(page) == []
