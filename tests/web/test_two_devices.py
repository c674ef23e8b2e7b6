"""One person opens the same link on two devices: as the same player on both, or as somebody new who learns how."""

from playwright.sync_api import Browser, Page, expect

from tests.waiting import until
from tests.web.house import House, visiting
from tests.web.test_people import invited, named


def shown(page: Page) -> int:
    return int(page.locator(".game").get_attribute("data-shown") or 0)


def test_one_person_on_two_devices_has_one_chair_and_both_stay_in_step(browser: Browser, house: House) -> None:
    with (
        visiting(browser, house) as laptop,
        visiting(browser, house, phone=True) as phone,
        visiting(browser, house) as ben,
    ):
        named(laptop, "Anna")
        laptop.get_by_role("button", name="Show the link").click()
        key = laptop.get_by_label("Link for your other device").input_value()
        link = invited(laptop, "swipe")
        phone.goto(link)  # before this device knows whose it is
        expect(phone.get_by_role("heading", name="Anna invites you to Swipe")).to_be_visible()
        expect(phone.get_by_text("Already playing on another device?")).to_contain_text("look for “Another device”")
        phone.goto(key)
        phone.get_by_role("button", name="Yes, that is me").tap()
        expect(phone.get_by_label("Your name")).to_have_value("Anna")
        phone.goto(link)
        for page in (laptop, phone):
            expect(page.locator("li.you")).to_contain_text("Anna")
            expect(page.locator("li.you")).to_contain_text("on several devices")
            expect(page.get_by_role("button", name="Sit down")).to_have_count(0)
        ben.goto(link)
        ben.get_by_role("button", name="Sit down").click()
        expect(ben.locator("li", has_text="Anna")).to_contain_text("on several devices")
        phone.get_by_role("button", name="Begin").tap()  # she is the host on both
        for page in (laptop, phone, ben):
            page.locator(".game[data-shown]").wait_for()
        before = shown(ben)
        expect(laptop.get_by_role("button", name="Throw")).to_be_enabled()  # both offer the same throw
        phone.get_by_role("button", name="Throw").tap()

        def in_step() -> bool:
            return before < shown(laptop) == shown(phone) == shown(ben)

        until(in_step, "all screens show the throw")
        phone.reload()
        phone.locator(".game[data-shown]").wait_for()
        until(in_step, "a device that comes back shows the same")
        laptop.locator("summary", has_text="Who plays").click()
        several = laptop.locator(".person[data-seat='0'] .several")
        expect(several).to_be_visible()
        phone.close()
        expect(several).to_have_count(0)
