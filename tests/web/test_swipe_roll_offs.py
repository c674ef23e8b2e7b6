"""Roll-offs of swipe: named on every screen, and nobody's turn while they are shown."""

import json
import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.web.house import House, visiting
from tests.web.stage import LAY, SAY, TINY

pytestmark = pytest.mark.parametrize("browser", [pytest.param("machine", id=pytest.HIDDEN_PARAM)], indirect=True)
CUT = "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
"""The names that are cut."""
HIGH = "all => all.map((one) => one.getBoundingClientRect().height)"
OFF = 0.06
"""The least part of a television's height for the dice of a roll-off."""


def drawn(socket: WebSocketRoute, yours: list[int]) -> None:
    """Change what the server says, as if both players were equal at the end: both throw. `yours`: on this device."""

    def change(told: str | bytes) -> None:
        news: dict[str, Any] = json.loads(told)
        due: dict[str, Any] | None = news.get("due")
        if due and due["kind"] == "hands":
            due["seats"] = [0, 1]
            news["table"]["yours"] = yours
            news["view"]["centre"]["chips"] = 0
        socket.send(json.dumps(news))

    socket.connect_to_server().on_message(change)


@pytest.mark.parametrize(("yours", "bar"), [([0], "Your turn!"), ([0, 1], "Pass to Ann")])
def test_a_roll_off_is_named_on_every_screen_and_the_bar_says_whose_turn_it_is(
    browser: Browser, house: House, yours: list[int], bar: str
) -> None:
    with visiting(browser, house) as page, visiting(browser, house) as television:
        for screen in (page, television):
            screen.route_web_socket(re.compile("/socket"), partial(drawn, yours=yours))
        page.goto("/me")
        laid = {"game": "swipe", "options": TINY["swipe"], "chairs": ["you", "easy"], "name": "Ann"}
        page.goto(f"/t/{page.evaluate(LAY, laid)}")
        television.goto(page.url.replace("/t/", "/tv/"))
        assert page.evaluate(SAY, {"type": "Begin"}) == "Done"
        expect(page.locator("[data-zone=bar]")).to_contain_text(bar)
        expect(page.locator(".question")).to_have_text(re.compile("^Roll-off: throw one die"))
        expect(page.locator(".tray .ready")).to_have_count(1)
        expect(television.locator(".question")).to_have_text("Roll-off: the first X wins!")
        expect(television.locator(".tray .ready")).to_have_count(2)


def rolled_off(socket: WebSocketRoute) -> None:
    """Change what the server says, as if the first throw were a roll-off of two; say nothing of what follows it."""
    over: list[bool] = []

    def change(told: str | bytes) -> None:
        news: dict[str, Any] = json.loads(told)
        kinds = [entry.get("event", {}).get("type") for entry in news.get("entries", ())]
        if "Rolled" in kinds:
            last = 1 + kinds.index("Rolled")
            news["entries"], news["steps"] = news["entries"][:last], [*news.get("steps", ())][:last]
            news["entries"][-1]["event"] = {"type": "RolledOff", "seats": [0, 2], "faces": [4, 0]}
            news["due"], news["legal"] = {"kind": "players", "seats": [1]}, []
            news["view"].update(thrown=[], todo=[], turn=1, centre={"chips": 0, "dice": 4})
        if news["type"] != "News" or not over:
            socket.send(json.dumps(news))
        over.extend([True] * ("Rolled" in kinds))

    socket.connect_to_server().on_message(change)


def test_while_a_roll_off_is_shown_it_is_nobodys_turn(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page, visiting(browser, house) as television:
        for screen in (page, television):
            screen.route_web_socket(re.compile("/socket"), rolled_off)
        page.goto("/me")
        laid = {"game": "swipe", "options": TINY["swipe"], "chairs": ["you", "easy", "easy"], "name": "Maximilian"}
        page.goto(f"/t/{page.evaluate(LAY, laid)}")
        television.goto(page.url.replace("/t/", "/tv/"))
        assert page.evaluate(SAY, {"type": "Begin"}) == "Done"
        television.locator(".tray .ready").first.wait_for()
        page.locator("button.throw").click()
        expect(page.locator(".tray .off")).to_have_count(2)
        expect(page.locator(".question")).to_have_text("Roll-off: the first X wins!")
        expect(page.locator(".seat.turn")).to_have_count(2)
        page.set_viewport_size({"width": 320, "height": 568})
        assert page.locator(".off small").evaluate_all(CUT) == []
        expect(television.locator(".tray .off")).to_have_count(2)
        expect(television.locator(".question")).to_contain_text("Roll-off between")
        assert min(television.locator(".off .die").evaluate_all(HIGH)) >= OFF * television.evaluate("innerHeight")
