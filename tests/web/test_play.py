"""Whole games in a real browser on the real server: by mouse, by keys, by touch; through reload and restart."""

import re
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from swordfish.words import keys, sentence
from tests.web.house import SOON, House, serving, visiting
from tests.web.player import ENDED, Player, together
from tests.web.still import still, until_true

Hands: TypeAlias = Callable[[Page], Callable[[Locator], None]]
TURN = re.compile(r"’s turn\.")
FLIGHT = """() => {
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2]
  const at = (where) => middle(document.querySelector(where).getBoundingClientRect())
  new MutationObserver((changes, watch) => {
    const card = changes.flatMap(({ addedNodes }) => [...addedNodes]).find((node) => node.matches?.('.flying'))
    if (!card) return
    watch.disconnect()
    const [flight] = card.getAnimations()
    const shown = (time) => ((flight.currentTime = time), middle(card.getBoundingClientRect()))
    const below = document.documentElement.scrollHeight - innerHeight
    const [begins, ends] = [shown(0), shown(flight.effect.getComputedTiming().endTime)]
    window.flight = { begins, ends, below, hand: at('.own [data-pile=hand]'), middle: at('.middle') }
  }).observe(document.body, { childList: true })
}"""
"""Records where the next flying card begins and ends, and what lies there."""
EFFECTS = [key for key in sorted(keys()) if key.startswith("page-swirl-does-") or key == "page-swirl-wasted"]
EFFECT = re.compile(
    rf"^ *(Captures \d+(( [+=]|,| and) \d+)*|{'|'.join(re.escape(sentence(key)) for key in EFFECTS)}) *$"
)
"""What the page says of a card of swirl before it is played: the sums that it captures, or a sentence."""
KEPT = """async () => {
  const fetched = performance.getEntriesByType('resource').map((one) => new URL(one.name))
  const files = fetched.filter(({ pathname }) => pathname.startsWith('/assets/'))
  return (await Promise.all(['/', ...files].map((one) => caches.match(one)))).every(Boolean)
}"""
"""Whether the browser has kept everything that the page has loaded."""
TOUCH = 44
"""The least size of a tap target, in pixels."""


def by_mouse(page: Page) -> Callable[[Locator], None]:
    return lambda thing: thing.click()


def by_touch(page: Page) -> Callable[[Locator], None]:
    return lambda thing: thing.tap()


def by_keys(page: Page) -> Callable[[Locator], None]:
    """Use the key shown on the thing; else focus it and press Enter."""

    def press(thing: Locator) -> None:
        if thing.locator("kbd").count():
            shown = thing.locator("kbd").inner_text()
            page.keyboard.press("Space" if shown == "space" else f"{'Digit' if shown.isdigit() else 'Key'}{shown}")
        else:
            thing.focus()
            page.keyboard.press("Enter")

    return press


@contextmanager
def playing(
    browser: Browser,
    house: House,
    hands: Hands = by_mouse,
    *,
    phone: bool = False,
    shell: bool = False,
) -> Generator[Player]:
    with visiting(browser, house, phone=phone, shell=shell) as page:
        yield Player(page, hands(page))


def places(page: Page) -> Locator:
    """The places on the podium."""
    return page.get_by_role("list", name="The places").get_by_role("listitem")


@pytest.mark.long
def test_a_whole_game_by_mouse_one_click_from_the_first_page_and_another_one_after_it(
    browser: Browser, house: House
) -> None:
    with playing(browser, house) as player:
        player.begin()
        assert player.go_on()
        page = player.page
        expect(page.locator(".end h2")).to_have_text(ENDED, use_inner_text=True)
        expect(places(page).first).to_contain_text("1st place")
        assert sum(map(int, page.locator(".seat [data-pile=chips] b").all_inner_texts())) == 50
        expect(page.locator("[data-seat='-1'] [data-pile=chips] b")).to_have_text("0")
        player.again.click()
        player.throw.wait_for()
        expect(page.locator(".end")).to_have_count(0)
        centre = int(page.locator("[data-seat='-1'] [data-pile=chips] b").inner_text())
        assert centre > 0, "a new game, in which others may have moved before"
        assert sum(map(int, page.locator(".seat [data-pile=chips] b").all_inner_texts())) == 50 - centre


@pytest.mark.long
def test_a_whole_game_by_keys(browser: Browser, house: House) -> None:
    with playing(browser, house, by_keys) as player:
        player.begin()
        assert player.go_on()


@pytest.mark.long
def test_a_whole_game_by_touch_on_a_phone(browser: Browser, house: House) -> None:
    with playing(browser, house, by_touch, phone=True) as player:
        player.begin()
        for thing in (player.throw, *player.page.locator(".seat").all()):
            box = thing.bounding_box()
            assert box
            assert min(box["width"], box["height"]) >= TOUCH
        assert player.go_on()


@pytest.mark.parametrize(
    "hands", [*(pytest.param(hands, marks=pytest.mark.long) for hands in (by_mouse, by_touch)), by_keys]
)
def test_a_whole_small_game_of_swirl(browser: Browser, house: House, hands: Hands) -> None:
    with playing(browser, house, hands, phone=hands is by_touch) as player:
        player.make("swirl", "Tiny: two", seats=2)
        assert player.go_on()
        expect(places(player.page)).to_have_count(2)
        expect(player.read()).to_contain_text("plays:")


@pytest.mark.long
@pytest.mark.parametrize("hands", [by_mouse, by_touch, by_keys])
@pytest.mark.parametrize(("variant", "seats"), [("Standard", 3), ("Two teams", 0)])
def test_a_whole_game_of_swirl(browser: Browser, house: House, hands: Hands, variant: str, seats: int) -> None:
    with playing(browser, house, hands, phone=hands is by_touch) as player:
        player.make("swirl", variant, seats=seats)
        assert player.go_on()
        expect(places(player.page)).to_have_count(seats or 4)


def test_partners_of_a_team_carry_the_same_sign(browser: Browser, house: House) -> None:
    with playing(browser, house, by_touch, phone=True) as player:
        player.make("swirl", "Two teams")
        player.offered()
        seats = player.page.locator(".board [data-seat]")
        signs = {seat.get_attribute("data-seat"): seat.locator(".team").inner_text() for seat in seats.all()}
        assert signs["0"] == signs["2"] != signs["1"] == signs["3"]


def test_the_due_player_is_marked_while_the_dice_wait_for_a_hand(browser: Browser, house: House) -> None:
    with playing(browser, house) as player:
        player.make("swipe", "Standard", seats=4)
        turns = player.page.locator("[data-seat].turn")
        what, shown = player.offered()
        for _ in range(8):
            if what == "button.throw":
                expect(turns).to_have_count(1)
                expect(turns).to_have_class(re.compile("you"))
            if what == ".end":
                break
            player.do(what)
            what, shown = player.offered(shown)


def test_names_can_be_read_where_two_sit_side_by_side_on_a_phone(browser: Browser, house: House) -> None:
    with playing(browser, house, by_touch, phone=True) as player:
        player.make("swirl", "Standard", seats=3)
        player.page.set_viewport_size({"width": 360, "height": 740})
        names = player.page.locator(".board .seat:not(.you) [data-name]")
        expect(names).to_have_count(2)
        still(player.page)
        for name in names.all():
            assert name.evaluate("name => name.scrollWidth <= name.clientWidth"), name.inner_text()


@pytest.mark.parametrize("seats", [2, 6])
def test_swipe_has_room_for_as_many_as_may_play(browser: Browser, house: House, seats: int) -> None:
    with playing(browser, house, by_touch, phone=True) as player:
        player.make("swipe", "Tiny: 14", seats=seats)
        player.offered()
        still(player.page)
        boxes = [seat.bounding_box() for seat in player.page.locator(".ring .seat").all()]
        assert len(boxes) == seats
        assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= 390 for box in boxes)


def test_a_card_of_swirl_is_looked_at_before_it_is_played_by_keys(browser: Browser, house: House) -> None:
    with playing(browser, house, by_keys) as player:
        player.begin("swirl")
        page = player.page
        page.locator("button.choose").first.wait_for()
        page.keyboard.press("Digit2")
        page.locator(".hand button:enabled").first.wait_for()
        expect(page.locator(".hand button")).to_have_count(4)
        page.keyboard.press("Digit1")
        expect(page.locator(".question")).to_have_text(EFFECT)
        page.keyboard.press("Digit1")
        expect(page.locator(".hand button")).to_have_count(3)
        expect(player.log).to_contain_text(re.compile("plays: .+"))


def test_a_played_card_of_swirl_flies_from_its_hand_to_the_middle(browser: Browser, house: House) -> None:
    with visiting(browser, house, phone=True, pace="quick") as page:
        player = Player(page, by_touch(page))
        player.begin("swirl")
        page.locator("button.choose").first.click()
        page.locator(".hand button:enabled").first.wait_for()
        page.evaluate(FLIGHT)
        page.locator(".hand button:enabled").first.click()
        page.locator(".dock .play").click()
        page.wait_for_function("() => window.flight !== undefined")
        flight = page.evaluate("window.flight")
        assert flight["begins"] == pytest.approx(flight["hand"], abs=2)
        assert flight["ends"] == pytest.approx(flight["middle"], abs=2)
        assert flight["below"] == 0  # it makes the page no taller


def test_a_reload_in_the_middle_loses_nothing(browser: Browser, house: House) -> None:
    with playing(browser, house) as player:
        player.begin()
        player.go_on(4)
        told, offered = player.log.inner_text(), player.throw.is_visible()
        chips = player.chips()
        player.page.reload()
        player.offered()
        assert player.throw.is_visible() == offered
        assert player.log.inner_text() == told
        assert player.chips() == chips
        player.page.goto("/")
        player.page.get_by_role("link", name="Continue your game of Swipe").click()
        player.offered()
        assert player.chips() == chips
        player.go_on(2)


@pytest.mark.long
def test_a_server_that_is_killed_and_started_again_goes_on_where_it_was(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as house, playing(browser, house) as player:
        player.begin()
        player.go_on(3)
        chips = player.chips()
        player.page.get_by_text("Say something").click()
        expect(player.page.get_by_label("Say something")).to_have_count(0)  # no free text unless the server allows it
        connection = player.page.locator("[data-zone=bar]").get_by_role("status")
        player.page.wait_for_load_state("networkidle")  # the pictures of the reactions are there
        house.kill()
        expect(connection).to_contain_text("reconnecting", timeout=SOON)
        assert player.chips() == chips
        house.start()
        expect(connection).to_contain_text("connected", timeout=SOON)
        player.go_on(4)


def test_two_browsers_at_one_table(browser: Browser, house: House) -> None:
    with playing(browser, house) as ann, playing(browser, house) as ben:
        ann.page.goto("/")
        ann.page.get_by_label("Your name").fill("Ann")
        ann.page.locator("[data-game=swipe]").get_by_role("button", name="Invite friends").click()
        link = ann.page.get_by_label("Link to this table").input_value()
        ben.page.goto(link)
        ben.page.get_by_role("button", name="Sit here").first.click()
        expect(ann.page.locator("li.free")).to_have_count(2)
        ann.page.get_by_role("button", name="Fill with bots").click()
        begin = ann.page.get_by_role("button", name="Begin")
        expect(begin).to_be_enabled()
        begin.click()
        ann.throw.wait_for()
        ben.board.wait_for()
        expect(ben.page.locator(".seat.you")).to_have_count(1)
        ann.page.get_by_text("Say something").click()
        ann.page.get_by_role("button", name="Good luck!").click()
        expect(ben.log.get_by_text("Ann: Good luck!")).to_be_visible()
        ann.throw.click()
        expect(ben.log).to_contain_text("The dice show:")


def test_two_browsers_through_a_reload_a_lost_connection_and_a_restart(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as house, playing(browser, house, shell=True) as ann, playing(browser, house) as ben:
        ann.make("swipe", "Tiny: 14", seats=2, bots=False)
        ben.page.goto(ann.page.url)
        ben.page.get_by_role("button", name="Sit here").click()
        begin = ann.page.get_by_role("button", name="Begin")
        expect(begin).to_be_enabled()
        begin.click()
        turns = [together(ann, ben) for _ in range(2)]
        assert turns == [False, False]

        ann.page.reload()
        assert not together(ann, ben)

        ben.page.context.set_offline(True)
        expect(ben.page.locator(".pill")).to_have_class(re.compile("reconnecting"))
        ben.page.context.set_offline(False)
        expect(ben.page.locator(".pill")).to_have_class(re.compile("live"))
        together(ann, ben)

        house.kill()
        for player in (ann, ben):
            expect(player.page.locator(".pill")).to_have_class(re.compile("reconnecting"))
        house.start()
        for player in (ann, ben):
            expect(player.page.locator(".pill")).to_have_class(re.compile("live"))
        for _ in range(200):
            if together(ann, ben):
                break
        expect(ben.page.locator(".end")).to_be_visible()
        assert sorted(ann.chips()) == sorted(ben.chips())
        assert sum(map(int, ann.chips())) == 14


def test_the_page_opens_while_the_server_is_away_and_goes_on_when_it_is_back(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as house, playing(browser, house, shell=True) as player:
        player.begin()
        player.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        player.page.reload()
        player.offered()
        chips = player.chips()
        until_true(player.page, KEPT)
        house.kill()
        player.page.reload()
        expect(player.page.get_by_role("heading")).to_have_text("The server is not answering.")
        house.start()
        player.page.get_by_role("button", name="Try again").click()
        player.offered()
        assert player.chips() == chips


def test_the_last_line_of_a_finished_game_says_that_it_is_over(browser: Browser, house: House) -> None:
    with playing(browser, house) as player:
        player.make("swipe", "Tiny: 14")
        assert player.go_on()
        told = player.log.locator("p.event")
        expect(told.last).to_be_visible()
        expect(told.last).not_to_contain_text(TURN)
        passed = told.filter(has_text=TURN).count()
        player.page.reload()
        expect(told.last).to_be_visible()
        expect(told.last).not_to_contain_text(TURN)
        expect(told.filter(has_text=TURN)).to_have_count(passed)
        player.watch()
        last = player.page.get_by_role("slider").get_attribute("max") or ""
        player.page.keyboard.press("End")
        expect(player.page.locator(".game")).to_have_attribute("data-shown", last)
        expect(player.page.locator("ol li").last).to_be_visible()
        expect(player.page.locator("ol li").last).not_to_contain_text(TURN)


def test_every_event_is_in_the_live_region_and_in_the_log(browser: Browser, house: House) -> None:
    with playing(browser, house) as player:
        player.begin()
        player.go_on(1)  # until it is our turn again and nothing moves
        aloud = player.page.locator(".game > [aria-live=polite]").inner_text()
        written = player.log.locator("p").all_inner_texts()
        assert any(line.startswith("The dice show:") for line in written)
        assert aloud
        assert aloud in " ".join(written)
