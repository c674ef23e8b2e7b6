"""After a game: a rematch by consent with rotated seats, a rematch nobody else wants, and an invitation by name."""

from collections.abc import Generator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, expect

from tests.web.house import PHONE, House, visiting
from tests.web.player import Player, together
from tests.web.still import still
from tests.web.test_people import invited, named

LOWEST = "Math.ceil(document.querySelector('[data-zone=dock]').getBoundingClientRect().bottom)"


@contextmanager
def played(browser: Browser, house: House) -> Generator[tuple[Page, Page, Page]]:
    """Anna, who hosted, Ben on a phone, and a television, after a short game of swipe."""
    with (
        visiting(browser, house) as host,
        visiting(browser, house, phone=True) as phone,
        visiting(browser, house) as television,
    ):
        named(host, "Anna")
        named(phone, "Ben")
        ann, ben = Player(host, lambda thing: thing.click()), Player(phone, lambda thing: thing.click())
        ann.make("swipe", "Tiny: 14", seats=2, bots=False, chips=6)
        phone.goto(host.url)
        phone.get_by_role("button", name="Sit down").click()
        begin = host.get_by_role("button", name="Begin")
        expect(begin).to_be_enabled()
        television.goto(host.url.replace("/t/", "/tv/"))
        television.get_by_role("list", name="Who plays").wait_for()
        begin.click()
        while not together(ann, ben):
            pass
        television.get_by_role("list", name="The places").wait_for()
        expect(television.get_by_role("list", name="What happened").get_by_role("listitem").first).to_be_visible()
        yield host, phone, television


def inside(page: Page, name: str) -> None:
    """A link or button of the dock is on the screen as a whole."""
    box = page.locator("[data-zone=dock]").get_by_text(name, exact=True).bounding_box()
    size = page.viewport_size
    assert box
    assert size
    assert 0 <= box["x"] <= box["x"] + box["width"] <= size["width"], name


def test_a_rematch_waits_for_consent_and_moves_everybody_one_seat_on_and_friends_are_invited_by_name(
    browser: Browser, house: House
) -> None:
    with played(browser, house) as (host, phone, television):
        old = host.url
        host.get_by_role("button", name="Play again").click()
        chairs = host.get_by_role("list", name="Who plays").get_by_role("listitem")
        expect(chairs).to_have_count(2)
        expect(chairs.nth(0)).to_contain_text("kept for Ben")  # who sat second begins
        expect(chairs.nth(1)).to_contain_text("Anna")
        assert host.url != old
        assert phone.url == old, "nobody is taken along without consent"
        expect(phone.get_by_text("Anna wants to play again.")).to_be_visible()
        expect(phone.get_by_role("button", name="Play again")).to_have_count(0)  # one question at a time
        for name in ("Come along", "No, thanks", "Watch the replay", "Share"):
            inside(phone, name)
        for width, height in ((320, 568), (844, 390)):
            phone.set_viewport_size({"width": width, "height": height})
            still(phone)
            expect(phone.get_by_role("link", name="Watch the replay")).to_be_hidden()  # it waits for the answer
            assert phone.evaluate(LOWEST) <= height, "the offer fits a small phone and one on its side"
        phone.set_viewport_size(PHONE)  # pyright: ignore[reportArgumentType] - a dict of just these two
        expect(television.get_by_role("list", name="Who plays")).to_contain_text("kept for Ben")  # it goes along
        expect(host.get_by_role("heading", name="Swipe")).to_be_visible()
        code = host.locator("p.code").inner_text().split()[-1]
        assert host.url == f"{house.url}/t/{code}", "as the address of every other table"
        assert television.url == f"{house.url}/tv/{code}"
        expect(phone.get_by_text("has left")).to_have_count(0)  # Anna is at the next table
        phone.get_by_role("button", name="Come along").click()
        expect(chairs.nth(0).locator("b")).to_have_text("Ben")
        begin = host.get_by_role("button", name="Begin")
        expect(begin).to_be_enabled()
        begin.click()
        for page in (host, phone, television):
            page.locator(".game[data-shown]").wait_for()
        expect(phone.get_by_role("button", name="Throw")).to_be_enabled()  # Ben has seat 0 now and begins
        phone.goto("/")
        invited(host, "swirl")
        host.get_by_role("button", name="Ben").click()
        expect(host.get_by_role("button", name="Ben")).to_contain_text("invited")
        expect(phone.get_by_text("Anna invites you to Swirl")).to_be_visible()
        phone.get_by_role("link", name="Join").click()
        phone.get_by_role("button", name="Sit down").click()
        expect(host.locator("li.fresh")).to_contain_text("Ben")


def test_a_rematch_nobody_else_wants_says_so_and_goes_on_with_a_bot(browser: Browser, house: House) -> None:
    with played(browser, house) as (host, phone, _):
        host.get_by_role("button", name="Play again").click()
        expect(host.locator("li[data-presence=kept]")).to_have_count(1)
        phone.get_by_role("button", name="No, thanks").click()
        expect(host.locator("li[data-presence=kept]")).to_have_count(0)
        expect(phone.get_by_text("wants to play again.")).to_have_count(0)
        expect(phone.get_by_role("button", name="Play again")).to_be_visible()  # who changes their mind
        host.get_by_role("button", name="Fill with bots").click()
        begin = host.get_by_role("button", name="Begin")
        expect(begin).to_be_enabled()
        begin.click()
        host.locator(".game[data-shown]").wait_for()
