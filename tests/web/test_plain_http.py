"""Phones on the same Wi-Fi use plain http, where browsers withhold many features: everything still works there."""

import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from swordfish.server.http.links import qr_svg
from tests.web.house import NEIGHBOUR, WIFI, House, serving, visiting
from tests.web.player import Player, together
from tests.web.test_people import HIDE

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has more than one address of its own")
WITHHELD = "[isSecureContext, navigator.clipboard, navigator.share, navigator.serviceWorker, crypto.randomUUID]"
LINES = """names => names.map((name) =>
  Math.round(name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight)))"""
"""How many lines each name takes."""


@pytest.fixture(scope="module")
def opened(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that is open to the local network."""
    folder = tmp_path_factory.mktemp("opened")
    with serving(folder, "--address", NEIGHBOUR) as house, visiting(browser, house) as machine:
        machine.goto("/")
        machine.get_by_role("switch", name="Let others on this Wi-Fi in").click()
        machine.get_by_alt_text("The link to this page as a QR code").wait_for()
        yield house


@contextmanager
def phone(browser: Browser, house: House) -> Generator[Player]:
    """A visitor from the local network, without console messages."""
    address = f"http://{WIFI}:{house.url.rsplit(':', 1)[1]}"
    with visiting(browser, house, phone=True, address=address) as page:
        page.goto("/")
        assert page.evaluate(WITHHELD) == [False, None, None, None, None]
        yield Player(page, lambda thing: thing.tap())


def pasted(page: Page) -> str:
    """What was copied, pasted into a field."""
    page.evaluate("document.body.append(Object.assign(document.createElement('textarea'), { id: 'pasted' }))")
    page.locator("#pasted").focus()
    page.keyboard.press("ControlOrMeta+V")
    expect(page.locator("#pasted")).not_to_have_value("")
    text = page.locator("#pasted").input_value()
    page.locator("#pasted").evaluate("field => field.remove()")
    return text


def test_two_phones_meet_by_a_qr_code_and_play_a_whole_game_through_a_reload(browser: Browser, opened: House) -> None:
    with phone(browser, opened) as ann, phone(browser, opened) as ben:
        ann.make("swipe", "Tiny: 14", seats=2, bots=False)
        page, link = ann.page, ann.page.url
        drawn = page.get_by_alt_text("The link to this table as a QR code")
        expect(drawn).to_be_visible()
        assert (
            page.evaluate("async src => (await fetch(src)).text()", drawn.get_attribute("src")) == qr_svg(link).decode()
        )
        page.get_by_role("button", name="Copy the link").tap()
        expect(page.get_by_role("button", name="Copied")).to_be_visible()
        assert pasted(page) == link
        expect(page.get_by_role("button", name="Share")).to_have_count(0)

        ben.page.goto(link)
        ben.page.get_by_role("button", name="Sit here").tap()
        begin = page.get_by_role("button", name="Begin")
        expect(begin).to_be_enabled()
        begin.tap()
        together(ann, ben)
        page.reload()
        ben.page.reload()
        for _ in range(200):
            if together(ann, ben):
                break
        expect(ben.page.locator(".end")).to_be_visible()
        assert sorted(ann.chips()) == sorted(ben.chips())  # each has their own chair in front
        assert sum(map(int, ann.chips())) == 14


def test_a_phone_plays_bots_to_the_end_through_a_reload_and_hands_on_the_replay(
    browser: Browser, opened: House
) -> None:
    with phone(browser, opened) as player:
        player.make("swirl", "Tiny: two", seats=2)
        player.go_on(2)
        player.page.reload()
        assert player.go_on()
        expect(player.page.locator(".podium .score")).to_have_count(2)
        assert max(player.page.locator(".podium b").evaluate_all(LINES)) <= 2, "names beside the scores can be read"
        player.watch()
        player.page.get_by_role("button", name="Menu").tap()
        player.page.get_by_role("button", name="Copy the link").tap()
        player.page.get_by_role("button", name="Copied").wait_for()
        shared = player.page.get_by_label("Link to this moment").input_value()
        assert pasted(player.page) == shared


def test_a_phone_shares_the_puzzle_of_the_day(browser: Browser, opened: House) -> None:
    with phone(browser, opened) as player:
        page = player.page
        page.goto("/puzzle")
        page.get_by_role("button", name="Menu").tap()
        page.get_by_role("button", name="Give up").tap()
        page.get_by_role("button", name="Share").tap()
        expect(page.locator(".shared")).to_have_text("Copied")
        assert pasted(page).endswith("/puzzle")


HEARD = """
  window.heard = []
  const start = OscillatorNode.prototype.start
  OscillatorNode.prototype.start = function (...when) {
    window.heard.push([Math.round(this.frequency.value), this.context.state, document.hidden])
    return start.apply(this, when)
  }
"""
"""Records every tone that begins: its pitch, whether the browser plays it, whether the page is in the background."""
SOUNDED = """([turn, behind]) =>
  heard.some(([pitch, state, hidden]) => pitch === turn && state === 'running' && hidden === behind)"""
TURN = 523
"""The pitch of the first tone that tells of one's turn."""


def test_a_sound_announces_a_turn_also_in_the_background(browser: Browser, opened: House) -> None:
    with phone(browser, opened) as ann, phone(browser, opened) as ben:
        ann.page.add_init_script(HEARD)
        ann.make("swirl", "Standard", seats=2, bots=False)
        ben.page.goto(ann.page.url)
        ben.page.get_by_role("button", name="Sit here").tap()
        begin = ann.page.get_by_role("button", name="Begin")
        expect(begin).to_be_enabled()
        begin.tap()
        ann.page.wait_for_function(SOUNDED, arg=[TURN, False])
        ann.page.evaluate(HIDE)
        while not ann.page.evaluate(SOUNDED, [TURN, True]):
            assert not together(ann, ben)


def test_without_a_share_sheet_the_ending_is_copied_or_downloaded_and_dice_are_thrown_by_tap(
    browser: Browser, opened: House
) -> None:
    with phone(browser, opened) as player:
        page = player.page
        player.make("swipe", "Tiny: 14", chips=6)
        assert player.offered()[0] == "button.throw"
        expect(page.get_by_role("button", name="Shake instead")).to_have_count(0)
        assert player.go_on()
        page.get_by_role("button", name="Share", exact=True).tap()
        page.wait_for_function("() => document.querySelector('dialog img').naturalWidth === 1200")
        expect(page.get_by_role("button", name="Share with…")).to_have_count(0)
        with page.expect_download() as taken:
            page.get_by_role("link", name="Download the picture").tap()
        assert taken.value.path().read_bytes().startswith(b"\x89PNG")
        page.get_by_role("dialog").get_by_role("button", name="Copy the link").tap()
        page.get_by_role("button", name="Copied").wait_for()
        link = page.get_by_label("Link to the replay").input_value()
        page.get_by_role("dialog").get_by_role("button", name="Close").tap()
        assert pasted(page) == link


def test_title_and_icon_announce_a_turn_and_no_notification_is_offered(browser: Browser, opened: House) -> None:
    with phone(browser, opened) as player:
        page = player.page
        page.locator("[data-game=swirl]").get_by_role("button", name="Play against bots").tap()
        page.locator("button.choose").first.wait_for()
        expect(page).to_have_title("Your turn! – Swirl – swordfish")
        assert page.evaluate("document.querySelector('link[rel=icon]').href").startswith("data:image/svg+xml")
        expect(page.get_by_role("button", name="Notify me")).to_have_count(0)


def test_a_television_stays_awake_by_a_silent_video_where_there_is_no_wake_lock(
    browser: Browser, opened: House
) -> None:
    with phone(browser, opened) as ann, phone(browser, opened) as screen:
        ann.make("swirl", "Tiny: two", seats=2, bots=False)
        screen.page.goto(ann.page.url.replace("/t/", "/tv/"))
        assert screen.page.evaluate("navigator.wakeLock") is None
        screen.page.wait_for_function("() => document.querySelector('video.awake')?.currentTime > 0")
        facts = "(({ muted, loop, paused }) => [muted, loop, paused])(document.querySelector('video'))"
        assert screen.page.evaluate(facts) == [True, True, False]
