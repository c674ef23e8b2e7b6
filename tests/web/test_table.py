"""Around the game: options, seats, clocks, locks, chat, undo by consent, seats kept by bots, the big screen."""

import re
import sys
from collections.abc import Generator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, expect

from tests.web.house import NEIGHBOUR, House, visiting
from tests.web.player import Player, registered, sits
from tests.web.test_page import overflow

TV = {"width": 1920, "height": 1080}


@contextmanager
def two(browser: Browser, house: House, game: str, *, seats: int = 2) -> Generator[tuple[Player, Player]]:
    """Ann has made a table, and Ben has joined; the game has not begun."""
    with visiting(browser, house) as one, visiting(browser, house) as other:
        for page, name in ((one, "Ann"), (other, "Ben")):
            registered(page, name)
        ann = Player(one, lambda thing: thing.click())
        ann.make(game, "Standard", seats=seats, bots=False)
        other.goto(one.get_by_label("Link to this table").input_value())
        other.get_by_role("button", name="Sit here").first.click()
        one.get_by_role("listitem").filter(has_text="Ben").wait_for()
        yield ann, Player(other, lambda thing: thing.click())


def begin(ann: Player, ben: Player) -> None:
    ann.page.get_by_role("button", name="Begin").click()
    for player in (ann, ben):
        player.board.wait_for()
        player.page.locator("[data-seat].turn").first.wait_for()


def test_a_table_is_made_with_options_and_an_impossible_one_gets_a_sentence(browser: Browser, house: House) -> None:
    with visiting(browser, house, refused=True) as page:
        page.goto("/new/swipe")
        page.get_by_text("More options").click()
        page.get_by_label("Chips", exact=True).fill("1")
        expect(page.get_by_role("alert")).to_have_text("2 players need at least 5 chips in all, not 1.")
        page.get_by_role("button", name="Create the table").click()
        expect(page.get_by_role("alert")).not_to_be_empty()
        page.get_by_label("Chips", exact=True).fill("15")
        sits(page, 4)
        for chair in (2, 3):
            page.get_by_label(f"Chair {chair}").select_option("Magpie, bot (easy)")
        page.get_by_label("Time per turn").select_option("one minute")
        page.get_by_role("button", name="Create the table").click()
        chairs = page.get_by_role("main").get_by_role("listitem")
        expect(chairs).to_have_count(4)
        expect(chairs.nth(1)).to_contain_text("Magpie")
        expect(chairs.nth(1)).to_contain_text("easy")
        for chair in (1, 2):  # each with its own name, also the second one of a level
            name = chairs.nth(chair).locator("b").inner_text()
            expect(chairs.nth(chair).locator(".about")).to_have_text(
                f"{name} swipes from anyone, just as it feels today."
            )
        expect(page.get_by_text("Time per turn: one minute.")).to_be_visible()
        expect(page.get_by_text("Chips: 15")).to_be_visible()
        page.get_by_role("button", name="Fill with bots").click()
        begin = page.get_by_role("button", name="Begin")
        expect(begin).to_be_enabled()
        for width, height in ((844, 390), (320, 568), (390, 844)):  # within reach on every phone
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("scrollTo(0, 0)")
            expect(begin).to_be_in_viewport(ratio=1)
        begin.click()
        page.locator(".game[data-shown]").wait_for()
        chips = page.locator("[data-pile=chips] b")
        chips.first.wait_for()  # the board loads when a player sits down
        assert sum(map(int, chips.all_inner_texts())) == 15


@pytest.mark.parametrize(
    ("game", "variant", "knob", "seats"),
    [
        ("swirl", "Tiny: two", "", ["2"]),
        pytest.param("swirl", "Two teams", "", ["4"], marks=pytest.mark.long),
        ("swirl", "Standard", "Two teams of two", ["4"]),
        pytest.param("swishbones", "Heaps of bones", "", ["2"], marks=pytest.mark.long),
        ("swish", "Mixed", "", ["2", "3", "4", "5", "6", "7", "8"]),
    ],
)
def test_no_more_chairs_are_offered_than_can_play_so(
    browser: Browser, house: House, game: str, variant: str, knob: str, seats: list[str]
) -> None:
    with visiting(browser, house) as page:
        page.goto(f"/new/{game}")
        sits(page, 3)
        chairs = page.get_by_role("radiogroup", name="How many players")
        page.locator("label.way").filter(has_text=variant).first.get_by_role("radio").check()
        if knob:
            page.get_by_text("More options").click()
            page.get_by_label(knob).last.check()
        expect(chairs.locator("label")).to_have_text(seats)
        expect(chairs.get_by_role("radio", name=chosen(seats), exact=True)).to_be_checked()
        page.get_by_role("button", name="Create the table").click()
        expect(page.get_by_role("main").get_by_role("listitem")).to_have_count(int(chosen(seats)))


def chosen(seats: list[str]) -> str:
    """Three seats if the variant allows it; else its only number."""
    return "3" if "3" in seats else seats[0]


def test_an_open_table_is_in_the_list_until_it_is_full_and_then_one_can_watch(browser: Browser, house: House) -> None:
    with visiting(browser, house) as host, visiting(browser, house) as friend, visiting(browser, house) as late:
        host.goto("/")
        host.get_by_label("Your name").fill("Gastgeberin")
        host.goto("/new/swirl")
        sits(host, 2)
        host.get_by_label("Everybody can join: the table is in the list").check()
        host.get_by_role("button", name="Create the table").click()
        link = host.get_by_label("Link to this table").input_value()
        friend.goto("/")
        friend.locator(f"a[href='/t/{link.rsplit('/', 1)[1]}']").click()
        friend.get_by_role("button", name="Sit here").click()
        expect(host.locator("li.free")).to_have_count(0)
        late.goto(link)
        expect(late.locator("p.note[role=status]")).to_have_text(re.compile("All chairs are taken."))
        host.get_by_role("button", name="Begin").click()
        expect(late.get_by_text("You are watching.")).to_be_visible()
        expect(late.locator(".hand")).to_have_count(0)


def test_the_host_locks_the_table_and_sends_somebody_away(browser: Browser, house: House) -> None:
    with two(browser, house, "swipe", seats=3) as (ann, ben), visiting(browser, house) as late:
        ann.page.get_by_label("Lock the table: nobody else can sit down").check()
        late.goto(ben.page.url)
        expect(late.locator("p.note[role=status]")).to_have_text(re.compile("locked"))
        expect(late.get_by_role("button", name="Sit here")).to_have_count(0)
        ann.page.get_by_role("button", name="Send away those who only watch").click()
        expect(ann.page.get_by_text("Those who were only watching are gone.")).to_be_visible()
        expect(late.get_by_text("The host has sent away everybody who was only watching.")).to_be_visible()
        ann.page.locator("li[data-seat='1'] .who").click()
        ann.page.get_by_role("button", name="Remove", exact=True).click()
        expect(ann.page.get_by_role("main").get_by_text("empty chair")).to_have_count(2)
        expect(ben.page.locator("p.note[role=status]")).to_have_text(re.compile("locked"))


def test_a_choice_is_taken_back_if_all_agree(browser: Browser, house: House) -> None:
    with two(browser, house, "swirl") as (ann, ben):
        begin(ann, ben)
        first, second = (ann, ben) if ann.page.locator("[data-seat].turn.you").count() else (ben, ann)
        first.page.locator("button.choose").first.click()
        second.page.locator("button.choose").first.wait_for()
        for answer, offered in (("No, thanks", 0), ("Agree", 4)):
            first.page.get_by_role("button", name="Undo").click()
            expect(first.page.get_by_text("We are asking the others")).to_be_visible()
            second.page.get_by_role("button", name=answer).click()
            expect(first.page.get_by_text("We are asking the others")).to_have_count(0)
            expect(first.page.locator("button.choose")).to_have_count(offered)
        expect(first.log).to_contain_text("The last move is undone.")


def test_a_bot_keeps_a_chair_warm_until_its_owner_is_back(browser: Browser, house: House) -> None:
    with two(browser, house, "swirl") as (ann, ben):
        begin(ann, ben)
        table = ben.page.url
        ben.page.get_by_role("button", name="Leave").click()
        ann.page.locator("summary", has_text="Who plays").click()
        ann.page.locator(".person[data-seat='1'][data-presence=gone] .who").click()
        ann.page.get_by_role("button", name="Let a bot play").last.click()
        expect(ann.log).to_contain_text("A bot is keeping Ben’s chair warm.")
        ben.page.goto(table)
        expect(ben.page.get_by_text("A bot has kept your chair warm.")).to_be_visible()
        ben.page.get_by_role("button", name="I am back").click()
        expect(ben.page.get_by_text("A bot has kept your chair warm.")).to_have_count(0)
        expect(ann.page.locator(".people li").nth(1)).to_have_text(re.compile("Ben"))
        expect(ann.page.locator(".people li").nth(1)).not_to_have_text(re.compile("medium|random"))


def test_free_text_where_it_is_allowed_and_muting(browser: Browser, house: House) -> None:
    with two(browser, house, "swipe") as (ann, ben):
        begin(ann, ben)
        for text in ("what a lovely table", "and what luck"):
            ben.page.get_by_text("Say something").click()
            ben.page.get_by_label("Say something").fill(text)
            ben.page.get_by_role("button", name="Send").click()
            expect(ben.log).to_contain_text(text)
            ben.page.get_by_text("Say something").click()
            if text.startswith("what"):
                expect(ann.log).to_contain_text(f"Ben: {text}")
                ann.page.locator("summary", has_text="Who plays").click()
                ben_there = ann.page.locator(".person[data-seat='1'] .who")
                ben_there.click()
                with ann.page.expect_response("**/mutes/**"):
                    ann.page.get_by_role("button", name="Mute").click()
                expect(ann.page.get_by_role("group", name="Chair 2")).to_have_count(0)  # chosen, so the menu closes
                ben_there.click()
                expect(ann.page.get_by_role("button", name="Unmute")).to_be_visible()
        expect(ann.log).not_to_contain_text("lovely")
        expect(ann.log).not_to_contain_text("luck")


HOLD = """() => {
  const { send } = WebSocket.prototype
  const held = []
  WebSocket.prototype.send = function (body) { held.push(() => send.call(this, body)) }
  window.letGo = () => {
    WebSocket.prototype.send = send
    for (const one of held) one()
  }
}"""
"""Holds back what the page sends, until `letGo`."""


@pytest.mark.long
def test_a_message_that_is_sent_leaves_alone_what_is_typed_after_it(browser: Browser, house: House) -> None:
    with two(browser, house, "swipe") as (ann, ben):
        begin(ann, ben)
        page = ben.page
        page.get_by_text("Say something").click()
        field = page.get_by_label("Say something")
        page.evaluate(HOLD)
        field.fill("what a lovely table")
        page.keyboard.press("Enter")
        page.keyboard.type("and what luck")
        page.evaluate("letGo()")
        expect(ben.log).to_contain_text("what a lovely table")
        expect(field).to_have_value("and what luck")


def test_the_table_on_a_television_and_the_hands_on_the_phones(browser: Browser, house: House) -> None:
    with visiting(browser, house) as screen, visiting(browser, house, phone=True) as phone:
        screen.set_viewport_size(TV)  # pyright: ignore[reportArgumentType] - a dict of just these two
        screen.goto("/new/swirl")
        sits(screen, 2)
        screen.get_by_label("Chair 2").select_option("bot (random)")
        screen.get_by_label("Show the table on this big screen").check()
        screen.get_by_role("button", name="Create the table").click()
        drawn = screen.get_by_alt_text("The link to this table as a QR code")
        if sys.platform == "linux":  # only there our machine has a second address
            expect(drawn).to_have_count(0)  # nobody else could follow it
            screen.get_by_role("button", name="Let phones on this Wi-Fi in").click()
            expect(drawn).to_be_visible()
            expect(screen.get_by_text(f"http://{NEIGHBOUR}:")).to_be_visible()
            screen.get_by_role("switch").click()
        code = screen.url.rsplit("/", 1)[1]
        expect(screen.locator(".code")).to_contain_text(code)
        phone.goto(f"/t/{code}")
        phone.get_by_role("button", name="Sit here").click()
        begin = screen.get_by_role("button", name="Begin")
        expect(begin).to_be_enabled()
        begin.click()
        phone.locator("button.choose").first.click()
        phone.locator(".hand button:enabled").first.wait_for()
        expect(phone.locator(".hand button")).to_have_count(4)
        expect(screen.locator(".middle .card")).not_to_have_count(0)
        expect(screen.locator(".hand")).to_have_count(0)
        expect(screen.locator("[data-pile=hand] b").first).to_have_text("4")
        expect(screen.get_by_text(code)).to_have_count(0)  # everybody is there
        assert overflow(screen) <= 0


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has more than one address of its own")
def test_a_switch_on_the_servers_machine_opens_it_to_the_network(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        page.goto("/")
        switch = page.get_by_role("switch", name="Let others on this Wi-Fi in")
        expect(switch).not_to_be_checked()
        switch.click()
        expect(page.get_by_alt_text("The link to this page as a QR code")).to_be_visible()
        expect(page.get_by_text(f"http://{NEIGHBOUR}:")).to_be_visible()
        switch.click()
        expect(page.get_by_alt_text("The link to this page as a QR code")).to_have_count(0)
