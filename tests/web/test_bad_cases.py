"""What may go wrong between people gets an answer: one chair for two, a phone that sleeps in mid-throw."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.house import House, serving, visiting
from tests.web.player import Player
from tests.web.test_people import invited, named

DEAF = """
window.WebSocket = class extends WebSocket {
  set onmessage(hear) {
    super.onmessage = (event) => window.deaf || hear(event)
  }
}
"""
"""A page that receives nothing while `deaf` is set, as on a slow connection."""


def test_of_two_people_who_take_the_same_chair_the_second_reads_who_has_it_and_takes_another(
    browser: Browser, house: House
) -> None:
    with visiting(browser, house) as host, visiting(browser, house) as cat, visiting(browser, house) as ben:
        link = invited(host, "swipe")
        named(cat, "Cat")
        ben.add_init_script(DEAF)
        ben.goto(link)
        here = ben.get_by_role("button", name="Sit here")
        here.first.wait_for()
        chair = here.first.locator("xpath=ancestor::li").get_attribute("data-seat")
        ben.evaluate("window.deaf = true")
        cat.goto(link)
        cat.get_by_role("button", name="Sit here").first.click()
        expect(host.locator(f"li[data-seat='{chair}']")).to_contain_text("Cat")
        here.first.evaluate(
            "(button) => { window.deaf = false; button.click() }"
        )  # at once: it still shows an empty chair
        expect(ben.get_by_role("alert")).to_contain_text("is taken")
        ben.get_by_role("button", name="Sit down").click()
        expect(ben.locator("li.you")).to_have_count(1)
        expect(host.locator("li[data-presence=here]")).to_have_count(3)


MUTE = """
const { send } = WebSocket.prototype
WebSocket.prototype.send = function (body) {
  if (JSON.parse(body).type !== 'Commit') send.call(this, body)
}
"""
"""A page that does not add to the luck: its phone has fallen asleep."""


@pytest.mark.long
def test_everybody_reads_whose_chair_is_free_again_because_their_phone_slept_when_the_game_began(
    browser: Browser, tmp_path: Path
) -> None:
    with (
        serving(tmp_path, "--limit", "salting=5") as own,
        visiting(browser, own) as host,
        visiting(browser, own, phone=True) as ben,
    ):
        link = invited(host, "swipe")
        named(ben, "Ben")
        ben.add_init_script(MUTE)
        ben.goto(link)
        ben.get_by_role("button", name="Sit down").tap()
        expect(host.get_by_role("button", name="Begin")).to_be_enabled()
        host.get_by_role("button", name="Begin").click()
        for page in (host, ben):
            expect(page.locator(".aborted")).to_have_text(
                "Ben did not answer in time. The chair is free again, and the luck starts afresh."
            )
        host.get_by_label("Language").select_option("de")
        expect(host.locator(".aborted")).to_contain_text("Ben hat nicht rechtzeitig geantwortet.")
        ben.get_by_role("button", name="Sit down").tap()
        expect(host.locator(".aborted")).to_have_count(0)


@pytest.mark.long
def test_a_phone_that_sleeps_in_mid_throw_reads_that_the_table_threw_for_it(browser: Browser, house: House) -> None:
    with visiting(browser, house) as host, visiting(browser, house, phone=True) as phone:
        named(phone, "Ben")
        link = invited(phone, "swipe")
        host.goto(link)
        host.get_by_role("button", name="Sit here").first.click()
        phone.get_by_role("button", name="Begin").tap()
        ben = Player(phone, lambda thing: thing.tap())
        expect(ben.throw).to_be_enabled()
        phone.context.set_offline(True)
        pill = phone.locator(".pill.reconnecting").bounding_box()
        throw = ben.throw.bounding_box()
        assert pill
        assert throw
        assert pill["y"] + pill["height"] <= throw["y"], "the button can be read"
        expect(host.locator("[data-presence=gone]").first).to_be_visible()
        log = host.get_by_role("region", name="What happened")
        expect(log).to_contain_text("The table throws for Ben.")
        phone.context.set_offline(False)
        expect(phone.locator(".pill")).to_have_class(re.compile("live"))
        expect(phone.get_by_text("Your time was up, so the table threw for you.")).to_be_visible()
