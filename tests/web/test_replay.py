"""A finished game again: scrubbed, stepped through, played, shared; from the view of any seat."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from swordfish.server.table.replay import MOST_FRAMES
from tests.web.house import House, visiting
from tests.web.player import Player
from tests.web.stage import LAY, SAY, SIZES, steps, table
from tests.web.still import still

STOLEN = """async () => {
  const table = location.pathname.split('/').at(-1)
  const { moments } = await (await fetch(`/api/tables/${table}/replay?start=0&eyes=all`)).json()
  return moments.filter(({ kind }) => kind === 'steal').length
}"""
"""How many events of the game on this page took something from a player; hardly ever none."""
SWUM = """async () => {
  const table = location.pathname.split('/').at(-1)
  const { frames } = await (await fetch(`/api/tables/${table}/replay?start=0&eyes=all`)).json()
  return frames.findIndex(({ event }) => event?.type === 'Swished')
}"""
"""The frame after the first swish of a game of fish."""
LEAST_GRAPH = 240
"""Pixels, on a tablet."""
LONG = 80
"""Chips of a game for two with some 400 events."""
AT_ITS_END = (
    "list => list.scrollHeight > list.clientHeight && list.scrollTop + list.clientHeight > list.scrollHeight - 2"
)


def finished(page: Page, game: str, variant: str, seats: int = 0) -> Player:
    """A whole small game against bots, looked at again from its end."""
    player = Player(page, lambda thing: thing.click())
    player.make(game, variant, seats=seats)
    assert player.go_on()
    player.watch()
    return player


def moment(page: Page) -> int:
    return int(page.locator(".game").get_attribute("data-shown") or -1)


def until_dealt(page: Page) -> None:
    """Step from the beginning to where the cards have just been dealt."""
    game = page.locator(".game")
    page.keyboard.press("Home")
    expect(game).to_have_attribute("data-shown", "0")
    for step in range(1, 20):
        if page.locator(".held").count():
            return
        page.keyboard.press("ArrowRight")
        expect(game).to_have_attribute("data-shown", str(step))


def test_a_replay_moves_by_keys_by_buttons_and_by_itself(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        finished(page, "swipe", "Tiny: 14")
        game = page.locator(".game")
        last = int(page.get_by_role("slider").get_attribute("max") or 0)
        assert last > 10
        for key, shown in (("ArrowRight", 1), ("Shift+ArrowRight", 11), ("ArrowLeft", 10), ("End", last), ("Home", 0)):
            page.keyboard.press(key)
            expect(game).to_have_attribute("data-shown", str(shown))
        expect(page.locator(".place")).to_have_count(0)
        page.get_by_role("button", name="One step on").click()
        expect(game).to_have_attribute("data-shown", "1")
        expect(page.get_by_role("listitem").last).not_to_be_empty()
        page.keyboard.press("Home")
        page.locator(".title").click()  # nothing that space would press is in focus
        page.keyboard.press("Space")
        expect(game).to_have_attribute("data-shown", str(last))
        expect(page.locator(".place")).to_have_count(4)
        assert page.url.endswith(f"#{last}")
        page.get_by_role("slider").fill("5")
        page.reload()
        expect(game).to_have_attribute("data-shown", "5")


def test_a_replay_is_shared_by_a_link_and_downloaded(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page, visiting(browser, house) as friend:
        finished(page, "swipe", "Tiny: 14")
        page.keyboard.press("ArrowRight")
        link = page.get_by_label("Link to this moment")
        expect(link).to_have_value(re.compile(r"/r/.+#1$"))
        copied = page.get_by_role("button", name="Copied")
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        page.get_by_role("button", name="Copy the link").click()
        expect(copied).to_be_visible()
        page.keyboard.press("ArrowRight")
        expect(copied).to_have_count(0)  # this moment's link has not been copied
        page.keyboard.press("ArrowLeft")
        expect(copied).to_be_visible()
        friend.goto(link.input_value())
        expect(friend.locator(".game")).to_have_attribute("data-shown", "1")
        with page.expect_download() as loading:
            page.get_by_role("link", name="Download the record").click()
        assert re.fullmatch(r"swipe-.+\.jsonl", loading.value.suggested_filename)
        assert loading.value.path().read_bytes().startswith(b"{")


def test_a_replay_shows_all_hands_or_the_view_of_one_seat(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        finished(page, "swirl", "Tiny: two", 2)
        eyes = page.get_by_label("View")
        held = page.locator(".held")
        until_dealt(page)
        expect(held).to_have_count(4)
        eyes.select_option("a watcher")
        expect(held).to_have_count(0)
        eyes.select_option(index=2)  # the second seat's
        expect(page.locator(".hand button")).to_have_count(2)
        expect(held).to_have_count(0)
        eyes.select_option("all hands visible")
        expect(held).to_have_count(4)


BELOW = """() => {
  const [board, dock, slider] = ['[data-zone=board]', '[data-zone=dock]', '.controls input']
    .map((one) => document.querySelector(one).getBoundingClientRect())
  const within = dock.left < board.right && dock.right > board.left && dock.bottom <= innerHeight
  return within && dock.top >= board.bottom - 1 && slider.width >= 100
}"""
"""Whether the controls are below the board and on the screen."""


def test_the_controls_of_a_replay_are_below_the_board_on_every_screen(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        finished(page, "swirl", "Tiny: two", 2)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(BELOW), (width, height)


def test_a_stranger_with_the_link_is_told_what_would_have_been_better(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page, visiting(browser, house, phone=True) as stranger:
        finished(page, "swipe", "Tiny: 14 chips", 3)
        stranger.goto(page.url)
        with stranger.expect_response("**/cost?**") as judged:
            stranger.locator(".better").tap()
        assert judged.value.ok


def test_a_game_that_goes_on_has_no_replay_yet(browser: Browser, house: House) -> None:
    with visiting(browser, house, refused=True) as page:
        player = Player(page, lambda thing: thing.click())
        player.begin()
        page.goto(page.url.replace("/t/", "/replay/"))
        expect(page.get_by_role("heading")).to_have_text(re.compile("not over"))
        page.get_by_role("link", name="Go to the table").click()
        player.board.wait_for()


@pytest.mark.long
def test_a_long_game_is_fetched_in_parts(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        finished(page, "swipe", "Standard")
        page.keyboard.press("End")
        expect(page.locator(".place")).to_have_count(4)
        end = moment(page)
        assert end > 100
        for _ in range(3):
            page.keyboard.press("PageUp")
        expect(page.locator(".game")).not_to_have_attribute("data-shown", str(end))
        while not page.locator(".game .die").count():  # between two throws none lie there
            before = moment(page)
            page.keyboard.press("ArrowLeft")
            expect(page.locator(".game")).to_have_attribute("data-shown", str(before - 1))


@pytest.mark.parametrize(("seats", "costs"), [(2, False), pytest.param(3, True, marks=pytest.mark.long)])
def test_the_list_of_keys_names_only_what_does_something_here(
    browser: Browser, house: House, seats: int, *, costs: bool
) -> None:
    with visiting(browser, house) as page:
        finished(page, "swipe", "Tiny: 14", seats)
        page.keyboard.press("?")
        keys = page.get_by_role("dialog", name="Keys and speed")
        expect(keys).to_contain_text("Space: play or stop")
        expect(keys.get_by_text("Enter:")).to_have_count(0)
        expect(keys.get_by_text("B: what a move cost")).to_have_count(int(costs))
        expect(page.get_by_role("button", name="What did this move cost?", include_hidden=True)).to_have_count(
            int(costs)
        )


@pytest.mark.parametrize(("path", "robs"), [("/lesson/swipe", True), ("/puzzle", False)])
def test_a_question_mark_lists_the_keys_wherever_there_are_any(
    browser: Browser, house: House, path: str, *, robs: bool
) -> None:
    with visiting(browser, house) as page:
        page.goto(path)
        page.get_by_role("button", name="Keys and speed").wait_for()
        page.keyboard.press("?")
        keys = page.get_by_role("dialog", name="Keys and speed")
        expect(keys).to_contain_text("?: this list")
        expect(keys.get_by_text("take from that player")).to_have_count(int(robs))


def test_a_replay_marks_key_moments_and_shows_who_was_ahead(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        finished(page, "swipe", "Tiny: 14", 3)
        expect(page.get_by_role("img", name="Who was ahead")).to_be_visible()
        expect(page.get_by_label("View")).to_have_count(0)  # nothing is hidden, so all views are the same
        bands = page.get_by_role("img", name="Who was ahead").locator("path")
        expect(bands).to_have_count(3)
        inks = bands.evaluate_all("all => all.map((one) => getComputedStyle(one).fill)")
        for seat, ink in enumerate(inks):  # the face of each player shows whose band it is
            assert ink in page.locator(f"[data-seat='{seat}'] .face").evaluate("one => getComputedStyle(one).boxShadow")
        expect(page.get_by_role("button", name="The costliest moves")).to_have_count(0)  # found without a question
        stolen = page.evaluate(STOLEN)
        expect(page.locator(".scrub .steal")).to_have_count(stolen)
        expect(page.get_by_role("heading", name="The costliest moves")).to_be_visible()  # not of the choice above them
        costs = page.get_by_role("list", name="The costliest moves").get_by_role("listitem")
        costs.first.wait_for()
        expect(page.locator(".scrub .cost")).to_have_count(costs.get_by_role("button").count())


def test_the_bulb_draws_a_better_turn_of_a_fish_and_the_graph_can_be_read(browser: Browser, house: House) -> None:
    with table(browser, house, "swishbones", ["you", "easy"]) as (page, _):
        for _ in steps(page, "swishbones"):
            pass
        page.goto(page.locator("a[href^='/replay/']").first.get_attribute("href") or "")
        slider = page.get_by_role("slider")
        expect(slider).not_to_have_attribute("max", "0")
        slider.fill(str(page.evaluate(SWUM)))
        bulb = page.locator("button.better")
        bulb.click()
        page.locator(".pond g.advised > *").first.wait_for()
        expect(bulb).not_to_have_attribute("aria-busy", "true")  # and it can be asked again
        for width, height in ((768, 1024), (1024, 768)):  # the buttons of the pond leave room for the graph
            page.set_viewport_size({"width": width, "height": height})
            still(page)
            assert (slider.bounding_box() or {"width": 0})["width"] > LEAST_GRAPH


def test_the_log_of_a_replay_opens_at_the_moment_shown_and_a_tap_leads_back_to_the_board(
    browser: Browser, house: House
) -> None:
    with visiting(browser, house, phone=True) as page:
        player = finished(page, "swipe", "Tiny: 14", 3)
        page.keyboard.press("End")
        player.menu.click()
        lines = page.locator("[data-zone=drawer] ol button:not(.costliest *)")
        lines.last.wait_for()
        page.wait_for_function(AT_ITS_END, arg=page.locator("[data-zone=drawer] ol:not(.costliest)").element_handle())
        lines.nth(-2).click()
        expect(lines.last).to_be_hidden()
        expect(page.locator(".game")).not_to_have_attribute(
            "data-shown", page.get_by_role("slider").get_attribute("max") or ""
        )


@pytest.mark.parametrize("browser", [pytest.param("machine", id=pytest.HIDDEN_PARAM)], indirect=True)
@pytest.mark.long
def test_the_log_is_at_its_end_too_when_its_part_of_the_game_arrives_late(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        page.goto("/me")
        laid = {"game": "swipe", "options": {"chips": LONG, "dice": 10}, "chairs": ["random"] * 2, "name": "Ann"}
        code = page.evaluate(LAY, laid)
        page.goto(f"/t/{code}")
        assert page.evaluate(SAY, {"type": "Begin"}) == "Done"
        page.locator(".finale").wait_for()
        page.goto(f"/replay/{code}")
        slider = page.get_by_role("slider")
        expect(slider).not_to_have_attribute("max", "0")
        assert int(slider.get_attribute("max") or 0) >= MOST_FRAMES, "the end comes in another part than the beginning"
        page.keyboard.press("End")
        log = page.locator("[data-zone=drawer] ol:not(.costliest)")
        expect(log).to_contain_text("The game is over.")
        page.wait_for_function(AT_ITS_END, arg=log.element_handle())
