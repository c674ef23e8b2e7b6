"""Swish in real browsers on the real server: whole games by mouse, touch and keys; races; the mat turned all ways."""

import re
from collections.abc import Generator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from swordfish.games.swish.cards import Card, deck, turned
from tests.web.house import House, visiting
from tests.web.swish import Eyes, lies
from tests.web.test_page import overflow, serious

TOUCH = 44
CELLS = [f"{row} {column}" for row in ("top", "upper", "lower", "bottom") for column in ("left", "middle", "right")]
"""How the page says where on a card something is."""


SHORT = deck()[::3]
"""Twenty cards of the deck: a whole game, only shorter."""


@contextmanager
def alone(browser: Browser, house: House, *, pace: str = "instant") -> Generator[Eyes]:
    """Somebody who has just begun to play swish alone, with the printed deck."""
    with visiting(browser, house, pace=pace) as page:
        page.goto("/solo")
        page.get_by_role("button", name="Start the clock").click()
        eyes = Eyes(page)
        assert eyes.ready()
        yield eyes


@contextmanager
def short(browser: Browser, house: House, *, keys: bool = False, phone: bool = False) -> Generator[Eyes]:
    """Somebody who has just begun to play a short game alone."""
    with visiting(browser, house, phone=phone) as page:
        seated(page, made(page, {"seats": 1, "deck": SHORT}))
        page.get_by_role("button", name="Begin").click()
        eyes = Eyes(page, (lambda thing: thing.tap()) if phone else None, keys=keys, cards=SHORT)
        assert eyes.ready()
        yield eyes


def made(page: Page, options: dict[str, Any]) -> str:
    """The code of a new table, whose host this page's guest is."""
    page.goto("/")
    return page.evaluate(
        """async (options) => {
          const post = (path, body) => fetch(path, {
            method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
          await post('/api/guest', { name: 'Ann' })
          return (await (await post('/api/tables', { game: 'swish', options })).json()).code
        }""",
        options,
    )


def seated(page: Page, code: str) -> None:
    page.goto(f"/t/{code}")
    page.get_by_role("button", name="Sit here").first.click()
    expect(page.locator("li.you")).to_have_count(1)


def code_of(page: Page) -> str:
    """The table that the page is at."""
    return page.url.rsplit("/", 1)[1]


def played_out(eyes: Eyes) -> None:
    """Play until nobody can make a swish any more."""
    while eyes.step():
        pass


def test_a_whole_game_alone_by_mouse_a_best_that_is_kept_and_all_that_was_missed(
    browser: Browser, house: House
) -> None:
    with alone(browser, house) as eyes:
        page = eyes.page
        first = len(eyes.seen(most=12))
        taken = len(eyes.seen())
        played_out(eyes)
        cards = eyes.pile(0)
        assert cards > 16
        expect(page.locator(".outcome .big")).to_contain_text(f"{cards} cards in ")
        expect(page.locator(".outcome")).to_contain_text("That is your best so far.")

        page.get_by_role("button", name="Show every swish that lay there").click()
        missed = page.get_by_role("region", name="What you missed")
        expect(missed).to_contain_text(re.compile(r"\d+ swishes lay there in \d+ layouts; \d+ were taken\."))
        expect(missed).to_contain_text(f"A swish of {taken} was taken.")
        for name, value in (("data-layers", first), ("data-filled", first)):
            expect(missed.locator(".mat")).to_have_attribute(name, str(value))
        expect(missed.locator(".lit")).to_have_count(first)
        missed.get_by_role("button", name="Next swish").click()
        expect(missed.locator("[data-swish]")).to_have_attribute("data-swish", "1")
        missed.get_by_role("button", name=re.compile("^2 cards: ")).click()
        for name in ("data-layers", "data-filled"):
            expect(missed.locator(".mat")).to_have_attribute(name, "2")
        missed.get_by_role("button", name="Later layout").click()
        expect(missed).to_contain_text("Layout 2 of")
        expect(missed.locator("[data-swish]")).to_have_attribute("data-swish", "0")
        assert serious(page) == []

        page.goto(f"/replay/{code_of(page)}")
        page.get_by_role("button", name="Show every swish that lay there").click()
        expect(missed).to_contain_text("Layout 1 of")
        expect(missed.locator(".mat")).to_have_attribute("data-filled", str(first))
        missed.get_by_role("button", name="Later layout").click()
        expect(missed).to_contain_text("Layout 2 of")
        expect(page.locator(".game")).not_to_have_attribute("data-shown", "0")
        page.get_by_role("button", name="To the beginning").click()
        expect(missed).to_contain_text("Layout 1 of")

        page.goto("/solo")
        expect(page.get_by_text(f"Your best: {cards} cards in ")).to_be_visible()
        expect(page.locator("svg[data-games]")).to_have_attribute("data-games", "1")
        assert serious(page) == []
        page.get_by_label("3 cards").check()
        expect(page.get_by_text("Your best will stand here")).to_be_visible()


def test_a_whole_game_by_touch_on_a_phone(browser: Browser, house: House) -> None:
    with short(browser, house, phone=True) as eyes:
        eyes.call()
        eyes.act(eyes.place(5))
        for thing in (*eyes.page.locator(".area .place, .tools button, .chip").all(), eyes.prove_bar):
            box = thing.bounding_box()
            assert box
            assert min(box["width"], box["height"]) >= TOUCH
        eyes.act(eyes.page.locator(".lift"))
        expect(eyes.mat).to_have_attribute("data-layers", "0")
        for layer in eyes.seen():
            eyes.lay(layer)
        layout = eyes.layout()
        eyes.prove()
        if eyes.ready(layout):
            played_out(eyes)
        assert eyes.pile(0) > 1


def test_a_whole_game_by_keys(browser: Browser, house: House) -> None:
    with short(browser, house, keys=True) as eyes:
        played_out(eyes)
        assert eyes.pile(0) > 1


def test_one_click_from_the_first_page_to_a_race_against_bots(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        page.goto("/")
        page.locator("[data-game=swish]").get_by_role("button", name="Play bots").click()
        eyes = Eyes(page)
        assert eyes.ready()
        expect(page.locator(".seats-row li")).to_have_count(3)
        expect(page.locator(".seats-row .limit [aria-hidden]").first).to_have_text("2+")
        expect(page.locator(".seats-row .lag")).to_have_text(re.compile(r"\d+ ms"))
        expect(page.locator("[data-deck]")).to_have_text("in the deck 44, out of the game 0")


@contextmanager
def racing(
    browser: Browser, house: House, count: int, cards: Sequence[Card] = SHORT, wait: int = 1
) -> Generator[list[Eyes]]:
    """So many browsers at one table, once it has begun."""
    with ExitStack() as stack:
        pages = [stack.enter_context(visiting(browser, house)) for _ in range(count)]
        code = made(pages[0], {"seats": count, "wait": wait, "proof": 60, "deck": cards})
        for number, page in enumerate(pages):
            seated(page, code)
            expect(pages[0].locator(".lobby li b")).to_have_count(number + 1)
        pages[0].get_by_role("button", name="Begin").click()
        eyes = [Eyes(page, cards=cards) for page in pages]
        for one in eyes:
            assert one.ready()
        yield eyes


def raced(eyes: list[Eyes]) -> list[int]:
    """A whole game in which the callers take turns; what each has collected, as every page shows it."""
    turn, going = 0, True
    while going:
        caller = eyes[turn % len(eyes)]
        layout = caller.layout()
        others = tuple(one for one in eyes if one is not caller)
        going = caller.step(others)
        for one in others:
            assert one.ready(layout) == going
            assert not going or one.area() == caller.area(), "all see the same cards"
        turn += 1
    piles = [[one.pile(seat) for seat in range(len(eyes))] for one in eyes]
    assert all(pile == piles[0] for pile in piles)
    return piles[0]


def test_three_browsers_race_to_the_end(browser: Browser, house: House) -> None:
    with racing(browser, house, 3) as eyes:
        piles = raced(eyes)
        for one in eyes:
            expect(one.page.locator(".seats-row .place")).to_have_count(3)
        best = max(piles)
        winners = [seat for seat, pile in enumerate(piles) if pile == best]
        expect(eyes[winners[0]].end.get_by_role("heading")).to_have_text("You win!")


@pytest.mark.long
def test_eight_browsers_race_to_the_end(browser: Browser, house: House) -> None:
    with racing(browser, house, 8, deck()) as eyes:
        expect(eyes[7].page.locator(".seats-row .lag")).to_have_count(8)
        assert sum(raced(eyes)) > 30


def test_one_proves_and_the_others_watch_the_mat_as_it_moves(browser: Browser, house: House) -> None:
    with racing(browser, house, 2) as (ann, ben):
        ann.call()
        expect(ben.call_bar).to_be_disabled()
        expect(ben.page.locator(".proof")).to_contain_text("proves:")
        expect(ben.page.locator(".ring")).to_have_attribute("data-left", re.compile("^([1-5]?[0-9]|60)$"))
        ann.act(ann.place(6))
        expect(ben.layer(6)).to_be_visible()
        expect(ben.place(6)).to_have_class(re.compile("away"))
        box = ann.mat.bounding_box()
        assert box
        ann.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        ann.page.mouse.down()
        ann.page.mouse.move(box["x"] + box["width"] * 0.6, box["y"] + box["height"] / 2, steps=3)
        ann.page.mouse.move(box["x"] + box["width"] * 0.95, box["y"] + box["height"] / 2, steps=3)
        expect(ben.layer(6)).to_have_attribute("style", re.compile(r"rotateY\(\d"))
        dealt = ann.area()[6][1]
        ann.page.mouse.up()
        expect(ben.layer(6)).to_have_attribute("data-orientation", str(dealt ^ 1))
        expect(ben.layer(6)).not_to_have_attribute("style", re.compile("rotateY"))


def test_a_proof_that_fails_costs_time_and_a_word_is_a_raised_hand(browser: Browser, house: House) -> None:
    with racing(browser, house, 2, wait=30) as (ann, ben):
        ben.say_none()
        expect(ann.page.locator("[data-seat='1'] .raised")).to_be_visible()
        expect(ann.page.locator(".hint")).to_have_text("1 of 2 say that there is no swish.")
        ben.say_none()
        expect(ann.page.locator(".raised")).to_have_count(0)
        ben.say_none()
        for eyes in (ann, ben):
            eyes.watch()
        layers = ann.seen()
        ann.collect(layers)
        assert ann.ready("0")
        expect(ann.page.locator(".raised")).to_have_count(0)
        before = ann.pile(0)
        assert before == len(layers)
        area = ann.area()
        ann.call()
        ann.act(ann.place(next(place for place, (card, _) in enumerate(area) if card >= 0)))
        ann.prove()
        for eyes in (ann, ben):
            expect(eyes.page.locator("[data-seat='0'] .waits")).to_be_visible()
            assert eyes.outcomes() == [f"good: Swish! Ann takes {len(layers)} cards.", "bad: No swish!"]
            assert eyes.pile(0) == before - 1
            expect(eyes.page.locator("[data-deck]")).to_contain_text("out of the game 1")
        assert ann.area() == area
        expect(ann.call_bar).to_be_disabled()
        expect(ben.call_bar).to_be_enabled()


def shown(mat: Locator, place: int) -> Card:
    """Ball and hoop of a layer as they are drawn: the cells in whose middle they lie."""
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


def swiped(eyes: Eyes, across: float, down: float) -> None:
    """A finger, or a mouse, over the mat."""
    box = eyes.mat.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    eyes.page.mouse.move(x, y)
    eyes.page.mouse.down()
    eyes.page.mouse.move(x + across * box["width"], y + down * box["height"], steps=4)
    eyes.page.mouse.up()


def test_the_mat_goes_through_all_orientations_by_buttons_keys_and_swipes(browser: Browser, house: House) -> None:
    with alone(browser, house) as eyes:
        place = 9
        card, dealt = eyes.area()[place]
        printed = deck()[card]
        eyes.call()
        eyes.act(eyes.place(place))
        orientation = dealt

        def turns(axis: int) -> None:
            nonlocal orientation
            orientation ^= axis
            expect(eyes.layer(place)).to_have_attribute("data-orientation", str(orientation))
            assert shown(eyes.mat, place) == turned(printed, orientation)

        turns(0)
        for axis in (1, 2, 1, 3, 2, 2):
            eyes.turn(axis)
            turns(axis)
        for key, axis in (("ArrowRight", 1), ("ArrowDown", 2), ("KeyT", 3), ("ArrowLeft", 1), ("ArrowUp", 2)):
            eyes.press(key)
            turns(axis)
        for across, down, axis in ((0.5, 0, 1), (-0.5, 0, 1), (0, 0.5, 2), (0, -0.5, 2)):
            swiped(eyes, across, down)
            turns(axis)
        eyes.mat.dblclick()
        turns(3)
        swiped(eyes, 1.6, 0)
        expect(eyes.mat).to_have_attribute("data-layers", "0")
        eyes.place(place).drag_to(eyes.mat)
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
    with alone(browser, house, pace="calm") as eyes:
        eyes.call()
        eyes.act(eyes.place(0))
        eyes.page.wait_for_function("() => !document.querySelector('.mat .layer').getAnimations().length")
        clock: Any = eyes.page.context.new_cdp_session(eyes.page)
        clock.send("Animation.enable")
        clock.send("Animation.setPlaybackRate", {"playbackRate": 0.001})
        eyes.press("ArrowLeft")
        across, down = eyes.page.evaluate(halfway, 0)
        assert -1 < across < 0, "the sheet is still seen from behind"
        assert down == pytest.approx(1)
        eyes.press("ArrowUp")
        across, down = eyes.page.evaluate(halfway, 0)
        assert across == pytest.approx(1)
        assert -1 < down < 0
        eyes.page.emulate_media(reduced_motion="reduce")
        eyes.press("ArrowLeft")
        assert eyes.page.evaluate(halfway, 0) is None


def test_nothing_helps_while_eyes_search(browser: Browser, house: House) -> None:
    with alone(browser, house, pace="calm") as eyes:
        eyes.page.wait_for_function("() => !document.getAnimations().length")
        picture = eyes.page.locator(".area").screenshot()
        for place in (0, 7, 15):
            box = eyes.place(place).bounding_box()
            assert box
            eyes.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        eyes.page.mouse.move(2, 2)
        assert eyes.page.locator(".area").screenshot() == picture
        expect(eyes.mat).to_have_count(0)
        expect(eyes.page.locator(".lit, .away")).to_have_count(0)


def test_every_card_has_its_words_and_a_game_can_be_played_by_them(browser: Browser, house: House) -> None:
    with alone(browser, house) as eyes:
        area = eyes.area()
        for place in range(16):
            ball, hoop = lies(place, area)
            words = f"row {place // 4 + 1} column {place % 4 + 1}: ball {CELLS[ball]}, hoop {CELLS[hoop]}"
            expect(
                eyes.page.get_by_role("group", name="The cards").get_by_role("button").nth(place)
            ).to_have_accessible_name(words)
        layers = eyes.seen(most=4)
        eyes.page.get_by_text("Play by words, without a clock").click()
        ways = {0: "not flipped", 1: "flipped left–right", 2: "flipped top–bottom", 3: "turned round"}
        for layer in layers:
            label = re.compile(f"^row {layer.place // 4 + 1} column {layer.place % 4 + 1}: ball")
            eyes.page.get_by_label(label).and_(eyes.page.locator("select")).select_option(
                label=ways[area[layer.place][1] ^ layer.orientation]
            )
        eyes.page.get_by_role("button", name="Call, and prove it with these").click()
        expect(eyes.page.locator("main > [aria-live=polite]")).to_contain_text(f"takes {len(layers)} cards.")
        assert eyes.pile(0) == len(layers)
        expect(eyes.page.locator(".side > [aria-live=polite]")).to_contain_text(
            re.compile(r"row \d column \d: ball .+, hoop")
        )


@pytest.mark.parametrize("width", [320, 768, 1920])
def test_the_board_fits_on_any_screen_and_axe_finds_nothing_serious(browser: Browser, house: House, width: int) -> None:
    with alone(browser, house) as eyes:
        page = eyes.page
        page.set_viewport_size({"width": width, "height": 720})
        assert overflow(page) <= 0
        assert serious(page) == []
        eyes.call()
        for place in range(12):
            eyes.act(eyes.place(place))
        expect(eyes.mat).to_have_attribute("data-layers", "12")
        assert overflow(page) <= 0
        assert serious(page) == []


def test_a_race_of_two_on_the_same_deck(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page, visiting(browser, house) as friend:
        page.goto("/solo")
        page.get_by_role("button", name="Invite a friend").click()
        link = page.get_by_label("Link to this table").input_value()
        friend.goto(link)
        friend.get_by_role("button", name="Sit here").click()
        expect(page.get_by_role("button", name="Begin")).to_be_enabled()
        page.get_by_role("button", name="Begin").click()
        ann, ben = Eyes(page), Eyes(friend)
        assert ann.ready()
        assert ben.ready()
        assert ann.area() == ben.area()
