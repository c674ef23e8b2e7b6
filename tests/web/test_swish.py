"""Swish in real browsers on the real server: whole games by mouse, touch and keys, and by words alone."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from swordfish.words import LANGUAGES
from tests.web.house import House, visiting
from tests.web.still import still
from tests.web.swish import SwishPlayer, lies
from tests.web.swish_tables import alone, by_the_clock, short
from tests.web.test_page import overflow, serious

TOUCH = 44
CELLS = [
    f"{row} row {column}" for row in ("top", "second", "third", "bottom") for column in ("left", "middle", "right")
]
"""The page's words for a position on a card."""
NAMES = [f"{row}{column}" for row in "abcd" for column in "1234"]
"""The places, as in notation."""
FLIGHTS = """() => {
  window.flights = []
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2]
  new MutationObserver((changes) => {
    const sheet = changes.flatMap(({ addedNodes }) => [...addedNodes]).find((node) => node.matches?.('.flying'))
    if (!sheet) return
    const { left, top, width, height } = sheet.style
    const moved = new DOMMatrix(sheet.getAnimations()[0].effect.getKeyframes().at(-1).transform)
    const start = [parseFloat(left) + parseFloat(width) / 2, parseFloat(top) + parseFloat(height) / 2]
    const pile = middle(document.querySelector('[data-seat="0"] .pile').getBoundingClientRect())
    window.flights.push({ ends: [start[0] + moved.e, start[1] + moved.f], pile })
  }).observe(document.body, { childList: true })
}"""
"""Records where each flying card will land, and where the pile is then."""
ELSEWHERE = """() => {
  const told = document.querySelector('[data-deck]').textContent.match(/\\d+/g)
  const piles = [...document.querySelectorAll('.seats-row [data-pile]')].map((pile) => pile.dataset.pile)
  return [...told, ...piles].reduce((sum, count) => sum + Number(count), 0)
}"""
"""How many cards lie in the deck, out of the game and with the players."""


def code_of(page: Page) -> str:
    """The table that the page is at."""
    return page.url.rsplit("/", 1)[1]


def played_out(player: SwishPlayer) -> None:
    """Play until no swish is left."""
    while player.step():
        pass


@pytest.mark.long
def test_a_whole_game_alone_by_mouse_a_best_that_is_kept_and_all_that_was_missed(
    browser: Browser, house: House
) -> None:
    with by_the_clock(browser, house) as player:
        page = player.page
        first = len(player.seen(most=12))
        taken = len(player.seen())
        played_out(player)
        cards = player.pile(0)
        assert cards > 16
        expect(page.locator(".outcome .big")).to_contain_text(f"{cards} cards in ")
        expect(page.locator(".outcome")).to_contain_text("That is your best so far.")

        page.get_by_role("button", name="Show every swish that was there").click()
        missed = page.get_by_role("region", name="What you missed")
        expect(missed).to_contain_text(re.compile(r"There were [\d,]+ swishes in \d+ layouts; taken: \d+\."))
        expect(missed).to_contain_text(f"A swish of {taken} cards was taken.")
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
        page.get_by_role("button", name="Show every swish that was there").click()
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
        expect(page.get_by_text("Your best result will appear here")).to_be_visible()


def test_a_whole_game_by_touch_on_a_phone(browser: Browser, house: House) -> None:
    with short(browser, house, phone=True) as player:
        player.call()
        player.act(player.place(5))
        still(player.page)
        for thing in (*player.page.locator(".area .place, .tools button, .chip").all(), player.prove_bar):
            box = thing.bounding_box()
            assert box
            assert min(box["width"], box["height"]) >= TOUCH
        player.act(player.page.locator(".lift"))
        expect(player.mat).to_have_attribute("data-layers", "0")
        for layer in player.seen():
            player.lay(layer)
        layout = player.layout()
        player.prove()
        if player.ready(layout):
            played_out(player)
        assert player.pile(0) > 1


@pytest.mark.long
def test_a_whole_game_by_keys(browser: Browser, house: House) -> None:
    with short(browser, house, keys=True) as player:
        played_out(player)
        assert player.pile(0) > 1


def test_one_click_from_the_first_page_to_a_race_against_bots(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        page.goto("/")
        page.locator("[data-game=swish]").get_by_role("button", name="Play against bots").click()
        player = SwishPlayer(page)
        assert player.ready()
        expect(page.locator(".seats-row li")).to_have_count(3)
        expect(page.locator(".seats-row .limit")).to_have_count(0)  # two or more cards: nobody differs
        expect(page.get_by_text(re.compile(r"\d ms"))).to_have_count(0)
        expect(page.locator("[data-deck]")).to_have_text(re.compile(r"^in the deck \d+, out of the game \d+$"))
        assert page.evaluate(ELSEWHERE) == 60 - 16, "the bots may have taken some"


LOOKS = """area => [area.outerHTML, ...[area, ...area.querySelectorAll('*')].flatMap((one) =>
  ['', '::before', '::after'].map((part) => getComputedStyle(one, part).cssText))]"""
"""All elements of the layout with all their styles: whatever changes its picture changes one of them."""


def test_nothing_helps_while_players_search(browser: Browser, house: House) -> None:
    with alone(browser, house, pace="calm") as player:
        player.page.wait_for_function("() => !document.getAnimations().length")
        still(player.page)
        before = player.page.locator(".area").evaluate(LOOKS)
        for place in (0, 7, 15):
            box = player.place(place).bounding_box()
            assert box
            player.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        player.page.mouse.move(2, 2)
        still(player.page)
        assert player.page.locator(".area").evaluate(LOOKS) == before
        expect(player.mat).to_have_count(0)
        expect(player.page.locator(".lit, .away")).to_have_count(0)


def test_every_card_has_its_words_and_a_game_can_be_played_by_them(browser: Browser, house: House) -> None:
    with alone(browser, house) as player:
        area = player.area()
        for place in range(16):
            ball, hoop = lies(place, area)
            words = f"{NAMES[place]}: ball {CELLS[ball]}, hoop {CELLS[hoop]}"
            expect(
                player.page.get_by_role("group", name="The cards").get_by_role("button").nth(place)
            ).to_have_accessible_name(words)
        layers = player.seen(most=4)
        player.page.get_by_text("Play in words, without a clock").click()
        ways = {0: "as it lies", 1: "flipped left–right", 2: "flipped top–bottom", 3: "turned halfway round"}
        for layer in layers:
            label = re.compile(f"^{NAMES[layer.place]}: ball")
            player.page.get_by_label(label).and_(player.page.locator("select")).select_option(
                label=ways[area[layer.place][1] ^ layer.orientation]
            )
        player.page.get_by_role("button", name="Call, and prove it with these").click()
        expect(player.page.locator(".game > [aria-live=polite]")).to_contain_text(f"takes {len(layers)} cards.")
        assert player.pile(0) == len(layers)
        expect(player.page.locator(".board > [aria-live=polite]")).to_contain_text(
            re.compile(r"[a-d][1-4]: ball .+, hoop")
        )


@pytest.mark.parametrize("phone", [pytest.param(False, marks=pytest.mark.long), True])
def test_the_edges_of_the_area_name_its_places_as_the_log_does(browser: Browser, house: House, phone: bool) -> None:
    with short(browser, house, phone=phone) as player:
        page = player.page
        expect(page.locator(".area .edge")).to_have_text(["", *"1234", *"abcd"])
        player.call()
        laid = (0, 6, 15)
        for place in laid:
            player.act(player.place(place))
        expect(player.mat).to_have_attribute("data-layers", str(len(laid)))
        still(page)
        boxes = {edge.inner_text(): edge.bounding_box() for edge in page.locator(".area .edge").all()[1:]}
        for place, (row, column) in enumerate(NAMES):
            card, beside, above = player.place(place).bounding_box(), boxes[row], boxes[column]
            assert card
            assert beside
            assert above
            assert card["y"] < beside["y"] + beside["height"] / 2 < card["y"] + card["height"]
            assert beside["x"] + beside["width"] <= card["x"] + 1
            assert card["x"] < above["x"] + above["width"] / 2 < card["x"] + card["width"]
            assert above["y"] + above["height"] <= card["y"] + 1
        if phone:
            page.get_by_role("button", name="Menu").tap()
        log = page.get_by_role("region", name="What happened")
        expect(log).to_be_visible()
        for place in laid:
            expect(log).to_contain_text(f"lays card {NAMES[place]}.")


@pytest.mark.parametrize("width", [390, pytest.param(1440, marks=pytest.mark.long)])
def test_cards_that_were_won_fly_to_where_the_pile_lies_now(browser: Browser, house: House, width: int) -> None:
    with alone(browser, house, pace="calm") as player:
        player.page.set_viewport_size({"width": width, "height": 844})
        player.page.evaluate(FLIGHTS)
        player.collect(player.seen(most=2))
        player.page.wait_for_function("() => window.flights.length > 0")
        [flight] = player.page.evaluate("window.flights")
        pile = player.page.locator("[data-seat='0'] .pile").bounding_box()
        assert pile
        settled = [pile["x"] + pile["width"] / 2, pile["y"] + pile["height"] / 2]
        assert flight["ends"] == pytest.approx(flight["pile"], abs=1)
        assert flight["ends"] == pytest.approx(settled, abs=1)


@pytest.mark.parametrize(
    "width", [320, pytest.param(768, marks=pytest.mark.long), pytest.param(1920, marks=pytest.mark.long)]
)
def test_the_board_fits_on_any_screen_and_axe_finds_nothing_serious(browser: Browser, house: House, width: int) -> None:
    with alone(browser, house) as player:
        page = player.page
        page.set_viewport_size({"width": width, "height": 720})
        assert overflow(page) <= 0
        assert serious(page) == []
        player.call()
        for place in range(12):
            player.act(player.place(place))
        expect(player.mat).to_have_attribute("data-layers", "12")
        assert overflow(page) <= 0
        assert serious(page) == []


OUTSIDE = """() => [...document.querySelectorAll('.chair')].flatMap((chair) => {
  const [inside, said] = [chair.getBoundingClientRect(), chair.querySelector('small')]
  const range = document.createRange()
  if (said) range.selectNodeContents(said)
  return said && range.getBoundingClientRect().bottom > inside.bottom - 2 ? [said.textContent] : []
})"""
"""What a chair says of its bot below its edge."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_chair_of_a_gentle_bot_shows_all_that_it_says(browser: Browser, house: House, lang: str) -> None:
    with visiting(browser, house, phone=True, locale=lang) as page:
        page.goto("/me")
        page.evaluate("localStorage.setItem('swordfish.settings', JSON.stringify({ who: 'new', bot: '' }))")
        page.goto("/new/swish")
        page.locator("button.fill").tap()
        expect(page.locator(".chair small")).to_have_count(2)
        assert page.evaluate(OUTSIDE) == []
