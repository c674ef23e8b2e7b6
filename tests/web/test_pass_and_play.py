"""One device for all: several people play on one phone; a curtain hides each hand, and in swish each has a button."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, Page, WebSocket, expect

from tests.web.house import PHONE, House, visiting
from tests.web.player import Player, sits
from tests.web.still import still
from tests.web.swish import SwishPlayer
from tests.web.test_people import named

CURTAIN = "[data-curtain]"
OFFERED = """before => {
  const shown = document.querySelector('.game')?.dataset.shown
  const curtain = document.querySelector('[data-curtain]')
  const now = `${shown} ${curtain?.dataset.curtain ?? ''}`
  if (shown === undefined || now === before) return null
  if (curtain?.querySelector('button:enabled')) return ['[data-curtain] button', now]
  const offers = ['.end', 'button.choose', 'button.take', '.hand button:enabled']
  const found = curtain ? undefined : offers.find((offer) => document.querySelector(offer))
  return found ? [found, now] : null
}"""
"""What the page offers once something has changed: a curtain to lift, a choice, or the end."""


def seat_here(page: Page, name: str, face: str) -> None:
    """Somebody takes the first empty chair on this device."""
    page.locator("li.free .who").first.tap()
    page.get_by_role("button", name="Play on this device").tap()
    page.get_by_label("Who else plays here?").fill(name)
    page.get_by_role("radio", name=face).check(force=True)
    page.get_by_role("button", name="Take this chair").tap()
    expect(page.locator("li", has_text=name)).to_contain_text("plays on this device")


def hands_told(page: Page) -> list[tuple[int | None, set[int]]]:
    """The socket of the page: for each message, the seat that plays, and the seats whose cards it contains."""
    told: list[tuple[int | None, set[int]]] = []

    def received(body: str | bytes) -> None:
        message: dict[str, Any] = json.loads(body)
        if message["type"] != "News" or message.get("due", {}).get("kind") == "over" or "plays" not in message:
            return
        views = [*message.get("steps", ()), message["view"]]
        views += [entry["event"] for entry in message["entries"] if entry.get("event", {}).get("type") == "Dealt"]
        if message["view"]["deck"]:  # else everybody can infer the last hand
            seats = {at for one in views for at, hand in enumerate(one["hands"]) if any(c is not None for c in hand)}
            told.append((message["plays"], seats))

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", received)

    page.on("websocket", opened)
    return told


def shared_swirl(page: Page, variant: str) -> Player:
    """Ann and Ben begin a swirl on this phone."""
    player = Player(page, lambda thing: thing.tap())
    named(page, "Ann")
    player.make("swirl", variant, seats=2, bots=False)
    seat_here(page, "Ben", "otter")
    page.get_by_role("button", name="Begin").tap()
    return player


def pass_on(player: Player, most: int) -> int:
    """Play and pass the phone until so many curtains are lifted or the game is over; returns how many were lifted."""
    page, lifted = player.page, 0
    what, now = page.wait_for_function(OFFERED, arg="").json_value()
    while what != ".end" and lifted < most:
        if what.startswith(CURTAIN):
            lifted += 1
            name = "Ben" if now.endswith("1") else "Ann"
            expect(page.get_by_role("dialog", name=f"Pass the device to {name}")).to_be_visible()
            expect(page.locator(".hand [data-card]")).to_have_count(0)
            if lifted == 2:
                page.reload()  # the curtain is closed again, and nothing is lost
                page.locator(CURTAIN).wait_for()
            if lifted == 3:
                page.keyboard.press("Enter")
            else:
                page.get_by_role("button", name=f"I am {name}: show my hand").tap()
            page.locator(".hand button:enabled, button.take").first.wait_for()
        else:
            player.do(what)
        what, now = page.wait_for_function(OFFERED, arg=now).json_value()
    return lifted


def secret(told: list[tuple[int | None, set[int]]], lifted: int) -> None:
    """No message contained a hand whose curtain was closed; `lifted`: seldom is a game over after the first curtain."""
    assert {plays for plays, _ in told} >= ({0, 1, None} if lifted > 1 else {None})
    assert all(seats <= {plays} for plays, seats in told), "one hand at a time, of the seat that plays"


def test_on_one_phone_no_hand_is_sent_before_its_curtain_is_lifted(browser: Browser, house: House) -> None:
    with visiting(browser, house, phone=True, pace="quick") as page:
        told = hands_told(page)
        lifted = pass_on(shared_swirl(page, "Standard"), 4)
        secret(told, lifted)


@pytest.mark.long
def test_two_people_play_a_whole_swirl_on_one_phone(browser: Browser, house: House) -> None:
    with visiting(browser, house, phone=True, pace="quick") as page:
        told = hands_told(page)
        lifted = pass_on(shared_swirl(page, "Small: three"), 1000)
        secret(told, lifted)
        expect(page.locator(".end h2")).to_have_text(re.compile("^(Winners?: .+|A draw.+)$"))  # not "You win"
        page.get_by_role("button", name="Play again").tap()
        page.locator("button.choose, [data-curtain] button").first.wait_for()  # both came along, so it begins at once
        expect(page.locator("[data-zone=bar] .title")).to_have_text("Pass to Ben")  # the seats have rotated


def test_in_swish_each_person_at_the_phone_has_a_button_at_an_edge_and_a_key(browser: Browser, house: House) -> None:
    with visiting(browser, house, phone=True, pace="quick") as page:
        player = Player(page, lambda thing: thing.tap())
        named(page, "Ann")
        player.make("swish", "Standard", seats=2, bots=False)
        seat_here(page, "Ben", "otter")
        page.get_by_role("button", name="Begin").tap()
        swish = SwishPlayer(page, lambda thing: thing.tap())
        page.locator("[data-local]").nth(1).wait_for()
        expect(page.locator(".question").filter(visible=True)).to_have_text("See a swish? Tap your name!")
        still(page)
        ann, ben = (page.get_by_role("button", name=f"{name}: call a swish") for name in ("Ann", "Ben"))
        boxes = [one.bounding_box() for one in (ann, ben)]
        area = page.locator(".area").bounding_box()
        assert boxes[0]
        assert boxes[1]
        assert area
        assert boxes[1]["y"] + boxes[1]["height"] <= area["y"] + 1, "Ben's edge is the far one"
        assert boxes[0]["y"] >= area["y"] + area["height"] - 1, "Ann's is the near one"
        layout = swish.layout()
        page.keyboard.press("KeyQ")
        expect(page.get_by_role("button", name="Ann: look again")).to_have_attribute("aria-pressed", "true")
        page.get_by_role("button", name="Ben: no swish").tap()
        expect(swish.board).not_to_have_attribute("data-layout", layout)  # both said so: other cards
        page.keyboard.press("Digit2")
        expect(swish.board).to_have_attribute("data-caller", "1")
        swish.prove_bar.tap()
        expect(page.get_by_role("button", name="Ben: call a swish")).to_be_disabled()  # he has to wait
        layers = swish.seen(most=2)
        ann.tap()
        expect(swish.board).to_have_attribute("data-caller", "0")
        for layer in layers:
            swish.lay(layer)
        swish.prove()
        expect(page.locator("[data-seat='0'] .pile")).to_have_attribute("data-pile", str(len(layers)))


TABLET, LAPTOP, TELEVISION = (1024, 768), (1440, 900), (1920, 1080)
NARROW = (PHONE["width"], PHONE["height"])


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found
    return found


def at_the_edges(page: Page, size: tuple[int, int], far: Locator, near: Locator) -> None:
    """The far button is at the upper edge of the screen, the near one at the lower edge, the cards between them."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("([width]) => innerWidth === width", arg=[size[0]])
    still(page)
    upper, lower, cards = box(far), box(near), box(page.locator(".area"))
    assert upper["y"] + upper["height"] <= cards["y"] + 1, size
    assert lower["y"] >= cards["y"] + cards["height"] - 1, size
    assert lower["y"] + lower["height"] >= size[1] - 40, size
    assert min(upper["height"], lower["height"]) >= 44, size


SIDEWAYS = (PHONE["height"], PHONE["width"])


def apart(one: FloatRect, other: FloatRect) -> bool:
    """Whether two boxes do not overlap."""
    across = one["x"] + one["width"] <= other["x"] + 1 or other["x"] + other["width"] <= one["x"] + 1
    return across or one["y"] + one["height"] <= other["y"] + 1 or other["y"] + other["height"] <= one["y"] + 1


CUT = """() => [...document.querySelectorAll('.call .name')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
  .map((one) => one.textContent)"""


def test_four_people_read_their_names_at_the_edges_of_a_small_phone(browser: Browser, house: House) -> None:
    with visiting(browser, house, phone=True, pace="instant") as page:
        named(page, "Goéland Gaby")
        page.goto("/new/swish#here")
        sits(page, 4)
        page.get_by_role("button", name="Create the table").tap()
        page.get_by_role("button", name="Begin").tap()
        page.locator("[data-local]").nth(3).wait_for()
        for width, height in ((320, 568), NARROW):
            page.set_viewport_size({"width": width, "height": height})
            still(page)
            assert page.evaluate(CUT) == []


def test_eight_people_have_a_finger_wide_button_each_at_the_edges_of_one_phone_also_held_sideways(
    browser: Browser, house: House
) -> None:
    with visiting(browser, house, phone=True, pace="instant") as page:
        page.goto("/new/swish#here")
        sits(page, 8)
        page.get_by_role("button", name="Create the table").tap()
        page.get_by_role("button", name="Begin").tap()
        page.locator("[data-local]").nth(7).wait_for()
        for width, height in (NARROW, SIDEWAYS):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function("width => innerWidth === width", arg=width)
            still(page)
            cards = box(page.locator(".area"))
            boxes = [box(one) for one in page.locator("[data-local] button").all()]
            assert len(boxes) == 16
            for at, one in enumerate(boxes):
                assert min(one["width"], one["height"]) >= 44, (width, at)
                assert apart(one, cards), (width, at)
                assert all(apart(one, other) for other in boxes[:at]), (width, at)
            assert max(one["y"] + one["height"] for one in boxes) >= height - 10, "the near ones are at the lower edge"
            assert min(one["y"] for one in boxes) <= 60, "the far ones are at the upper edge, below the bar"


def test_a_family_finds_one_device_for_all_on_the_first_page_and_has_buttons_at_the_edges_of_every_screen(
    browser: Browser, house: House
) -> None:
    with visiting(browser, house, pace="instant") as page:
        page.set_viewport_size({"width": TABLET[0], "height": TABLET[1]})
        page.goto("/")
        page.locator("[data-game=swish]").get_by_role("link", name="On one device").click()
        expect(page.get_by_role("radio", name="We all play on this device.")).to_be_checked()
        sits(page, 2)
        page.get_by_label("Name on chair 1").fill("Ann")
        page.get_by_label("Name on chair 2").fill("B" * 25)
        expect(page.get_by_role("alert")).to_have_text("A name has 1 to 24 characters.")
        expect(page.get_by_role("button", name="Create the table")).to_be_disabled()
        page.get_by_label("Name on chair 2").fill("Ben")
        page.get_by_role("button", name="Choose the face on chair 2").click()
        page.get_by_role("radio", name="otter").check(force=True)
        page.get_by_role("button", name="Create the table").click()
        expect(page.locator("li.you")).to_contain_text("Ann")
        expect(page.locator("li", has_text="Ben")).to_contain_text("plays on this device")
        expect(page.locator("li", has_text="Ben").locator("[data-face=otter]")).to_be_visible()
        page.get_by_role("button", name="Begin").click()
        ann, ben = (page.get_by_role("button", name=f"{name}: call a swish") for name in ("Ann", "Ben"))
        expect(ben).to_be_enabled()
        for size in (TABLET, LAPTOP, TELEVISION, NARROW):
            at_the_edges(page, size, ben, ann)
        page.keyboard.press("?")
        expect(page.get_by_role("dialog")).to_contain_text("each player with the digit on their button")
        expect(page.get_by_role("dialog")).not_to_contain_text("Space: call a swish")
        page.keyboard.press("Escape")
        page.set_viewport_size({"width": TABLET[0], "height": TABLET[1]})
        page.keyboard.press("Digit2")
        expect(page.locator(".board")).to_have_attribute("data-caller", "1")
        expect(ann).to_be_disabled()  # the buttons stay where they are while Ben proves it
        page.goto("/new/swirl#here")
        expect(page.get_by_label("Name on chair 2")).to_have_value("Ben")  # remembered
        page.get_by_role("radio", name="Everybody plays on a device of their own.").check()
        expect(page.get_by_label("Name on chair 2")).to_have_count(0)


def test_in_swipe_no_seat_moves_when_the_phone_is_passed_on(browser: Browser, house: House) -> None:
    with visiting(browser, house, phone=True, pace="quick") as page:
        player = Player(page, lambda thing: thing.tap())
        named(page, "Ann")
        player.make("swipe", "Standard", seats=2, bots=False)
        seat_here(page, "Ben", "otter")
        page.get_by_role("button", name="Begin").tap()
        title = page.locator("[data-zone=bar] .title")
        player.throw.wait_for()
        first, seats = title.inner_text(), page.locator("[data-seat] [data-name]")
        before = seats.all_inner_texts()
        while title.inner_text() == first:  # a super swipe throws again
            _, shown = player.offered()
            player.throw.tap()
            player.offered(shown)
        assert seats.all_inner_texts() == before
