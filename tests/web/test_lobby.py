"""The lobby: nothing moves while people come and the game begins; on a phone the invitation is one tap away."""

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from swordfish import words
from tests.web.house import PHONE, House, visiting
from tests.web.stage import LAY
from tests.web.still import still
from tests.web.test_stage import MOST_SHIFT, SHIFTS

pytestmark = pytest.mark.parametrize("browser", [pytest.param("machine", id=pytest.HIDDEN_PARAM)], indirect=True)

LINES = """link => {
  const words = document.createRange()
  words.selectNode(link.lastChild)
  return new Set([...words.getClientRects()].map((box) => box.top)).size
}"""
"""On how many lines the end of the link stands."""


def hosted(page: Page, chairs: int) -> str:
    """A table of swipe with free chairs, and its host in the lobby; returns its code."""
    page.goto("/me")
    free = ["guest"] * (chairs - 1)
    code: str = page.evaluate(LAY, {"game": "swipe", "options": {}, "chairs": ["you", *free], "name": "Ann"})
    page.goto(f"/t/{code}")
    page.locator("li.you").wait_for()
    return code


def test_nothing_moves_while_people_come_and_the_game_begins_with_fewer(browser: Browser, house: House) -> None:
    with (
        visiting(browser, house, phone=True) as host,
        visiting(browser, house, phone=True) as guest,
        visiting(browser, house) as television,
    ):
        pages = {"host": host, "guest": guest, "television": television}
        for page in pages.values():
            page.add_init_script(SHIFTS)
        code = hosted(host, 4)
        television.goto(f"/tv/{code}")
        expect(television.locator(".lobby .code")).to_be_visible()
        guest.goto(f"/t/{code}")
        sit = guest.get_by_role("button", name="Sit down")
        sit.wait_for()
        still(guest)
        shifts = guest.evaluate("window.shifts.splice(0)")
        assert sum(shift["value"] for shift in shifts) <= MOST_SHIFT, shifts
        sit.click()
        guest.locator("li.you").wait_for()
        still(guest)
        guest.evaluate("window.shifts = []")  # the invitation goes: that answers the tap
        begin = host.get_by_role("button", name="Begin")
        expect(begin).to_be_enabled()
        begin.click()
        for name, page in pages.items():
            page.locator(".game[data-shown]").wait_for()
            shifts = page.evaluate("window.shifts")
            assert sum(shift["value"] for shift in shifts) <= MOST_SHIFT, (name, shifts)


def test_on_a_phone_the_host_sees_how_to_invite_and_one_tap_shows_it(browser: Browser, house: House) -> None:
    with visiting(browser, house, phone=True) as page:
        hosted(page, 4)
        for width, height in ((320, 568), (PHONE["width"], PHONE["height"])):
            page.set_viewport_size({"width": width, "height": height})
            for lang in words.LANGUAGES:
                page.evaluate("scrollTo(0, 0)")
                page.locator("header select").select_option(lang)
                expect(page.locator("html")).to_have_attribute("lang", lang)
                link, code = page.locator(".to-invite"), page.locator(".invite .code")
                still(page)
                box = link.bounding_box()
                assert box
                assert box["height"] >= 44
                assert box["y"] + box["height"] <= height / 2, (lang, width)
                link.tap()
                expect(code).to_be_in_viewport(ratio=1)


def reachable(route: Route) -> None:
    """Answer as if others in the network could reach the server."""
    answer = route.fetch()
    route.fulfill(response=answer, json={**answer.json(), "link": "http://192.168.178.120:7733"})


def test_the_link_on_a_television_breaks_before_the_table_not_in_its_code(browser: Browser, house: House) -> None:
    with visiting(browser, house, phone=True) as host, visiting(browser, house) as television:
        code = hosted(host, 2)
        television.route("**/api/server", reachable)
        television.goto(f"/tv/{code}")
        link = television.locator(".invite .link")
        expect(link).to_have_text(f"http://192.168.178.120:7733/t/{code}")
        link.evaluate("link => (link.style.width = '15em')")
        assert link.evaluate(LINES) == 1


def test_a_television_shows_eight_players_without_scrolling(browser: Browser, house: House) -> None:
    with visiting(browser, house) as host, visiting(browser, house, locale="de-DE") as television:
        host.goto("/me")
        laid = {"game": "swish", "options": {"proof": 90}, "chairs": ["you", *["random"] * 7], "name": "Ann"}
        television.goto(f"/tv/{host.evaluate(LAY, laid)}")
        expect(television.locator(".lobby.full li")).to_have_count(8)
        for width, height in ((1280, 720), (1920, 1080), (3840, 2160)):
            television.set_viewport_size({"width": width, "height": height})
            still(television)
            assert television.evaluate("document.documentElement.scrollHeight") <= height
