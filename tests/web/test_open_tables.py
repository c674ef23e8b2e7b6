"""Tables are private unless their host lists them; a listed one can be joined, and watched once it is full."""

from playwright.sync_api import Browser, expect

from tests.web.house import House, visiting
from tests.web.test_people import invited, named


def test_a_table_that_its_host_lists_is_joined_and_watched_from_the_first_page(browser: Browser, house: House) -> None:
    with (
        visiting(browser, house) as host,
        visiting(browser, house, phone=True) as guest,
        visiting(browser, house) as watcher,
    ):
        named(host, "Anna")
        named(guest, "Ben")
        link = invited(host, "swirl")
        path = link.removeprefix(house.url)
        offers = [page.locator(f"a.table[href='{path}']") for page in (guest, watcher)]
        guest.goto("/")
        expect(guest.get_by_role("heading", name="Open tables")).to_be_visible()
        codes = guest.evaluate("async () => (await (await fetch('/api/tables')).json()).map((table) => table.code)")
        assert path.rsplit("/", 1)[1] not in codes, "a table is private"
        host.get_by_label("Show the table in the list").check()
        expect(offers[0]).to_contain_text("Anna")
        expect(offers[0]).to_contain_text("free")
        offers[0].tap()
        guest.get_by_role("button", name="Sit down").tap()
        begin = host.get_by_role("button", name="Begin")
        expect(begin).to_be_enabled()
        begin.click()
        guest.locator(".game[data-shown]").wait_for()
        watcher.goto("/")
        expect(offers[1]).to_contain_text("watch")
        offers[1].click()
        expect(watcher.get_by_text("You are watching.")).to_be_visible()
