"""A guest's own page: games, settings, another device, being forgotten."""

import re

import pytest
from playwright.sync_api import Browser, Route, expect

from swordfish.words import sentence
from tests.web.house import House, visiting
from tests.web.player import Player
from tests.web.still import until_true
from tests.web.test_people import named


def test_a_finished_game_is_listed_with_place_and_rating_and_leads_to_its_replay(
    browser: Browser, house: House
) -> None:
    with visiting(browser, house) as page:
        player = Player(page, lambda thing: thing.click())
        player.make("swipe", "Tiny: 14", rated=True)
        assert player.go_on()
        scored = "async () => (await (await fetch('/api/guest/ratings')).json()).length > 0"
        until_true(page, scored)  # written a moment after the end
        page.goto("/me")
        expect(page.get_by_text("A first guess, after one rated game.")).to_be_visible()
        page.get_by_role("link", name=re.compile("Swipe.*[1-4](st|nd|rd|th) place")).click()
        page.get_by_role("button", name="Play", exact=True).wait_for()


def test_settings_apply_at_once_are_stored_and_apply_on_another_device(browser: Browser, house: House) -> None:
    theme, hand = "document.documentElement.dataset.theme", "document.documentElement.dataset.hand"
    with visiting(browser, house) as page, visiting(browser, house, phone=True, refused=True) as phone:
        page.goto("/me")
        page.get_by_label("Your name").fill("Ann of the Sea")
        page.get_by_role("button", name="Save").click()
        expect(page.get_by_role("button", name="Saved")).to_be_visible()
        with page.expect_response("**/api/guest/settings"):
            page.get_by_label("high contrast").check()
        assert page.evaluate(theme) == "contrast"
        with page.expect_response("**/api/guest/settings"):
            page.get_by_label("Left-handed").check()
        assert page.evaluate(hand) == "left"
        page.get_by_role("button", name="Show the link").click()
        link = page.get_by_label("Link for your other device").input_value()
        phone.goto(link)
        phone.get_by_role("button", name="Yes, that is me").click()
        expect(phone.get_by_label("Your name")).to_have_value("Ann of the Sea")
        assert phone.evaluate(theme) == "contrast"
        assert phone.evaluate(hand) == "left"
        phone.goto(link)
        phone.get_by_role("button", name="Yes, that is me").click()
        expect(phone.get_by_role("alert")).to_have_text(re.compile("has been used"))


def test_a_name_that_is_typed_while_the_guest_is_being_recalled_stays(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        named(page, "Ann the First")
        held: list[Route] = []
        page.route("**/api/guest?*", lambda route: held.append(route))
        with page.expect_request("**/api/guest?*"):
            page.reload()
        page.get_by_label("Your name").fill("Ann the Second")
        with page.expect_response("**/api/guest/history"):
            held[0].continue_()
        expect(page.get_by_role("heading", name="Your data")).to_be_visible()  # the guest is known now
        expect(page.get_by_label("Your name")).to_have_value("Ann the Second")


@pytest.mark.parametrize("address", ["/me", "/"])
def test_a_name_that_arrives_while_a_person_is_in_the_field_does_not_join_what_they_type(
    browser: Browser, house: House, address: str
) -> None:
    with visiting(browser, house) as page:
        named(page, "Ann the First")
        held: list[Route] = []
        page.route("**/api/guest?*", lambda route: held.append(route))
        with page.expect_request("**/api/guest?*"):
            page.goto(address)
        field = page.get_by_label("Your name")
        field.focus()
        with page.expect_response("**/api/guest/history"):  # the page asks for it once it knows the guest
            held[0].continue_()
        page.keyboard.type("Ann the Second")
        expect(field).to_have_value("Ann the Second")
        field.clear()
        field.blur()
        expect(field).to_have_value("Ann the First")


def test_a_stranger_in_the_field_gets_no_name_from_the_sea_until_they_leave_it(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        held: list[Route] = []
        page.route("**/api/guest?*", lambda route: held.append(route))
        with page.expect_request("**/api/guest?*"):
            page.goto("/me")
        field = page.get_by_label("Your name")
        field.focus()
        with page.expect_response("**/api/guest?*"):
            held[0].continue_()
        page.evaluate("() => new Promise(requestAnimationFrame)")
        page.keyboard.type("Ann")
        expect(field).to_have_value("Ann")
        field.clear()
        field.blur()
        expect(field).not_to_have_value("")


def test_what_is_typed_or_chosen_while_the_guest_is_being_saved_stays_and_is_not_called_saved(
    browser: Browser, house: House
) -> None:
    with visiting(browser, house) as page:
        page.goto("/me")
        field, save = page.get_by_label("Your name"), page.get_by_role("button", name="Save", exact=True)
        field.fill("Ann")
        held: list[Route] = []
        page.route("**/api/guest", lambda route: held.append(route))
        with page.expect_request("**/api/guest"):
            page.keyboard.press("Enter")
        page.keyboard.type(" of the Sea")
        page.get_by_role("radio", name="whale").check(force=True)
        with page.expect_response("**/api/guest"):
            held[0].continue_()
        page.evaluate("() => new Promise(requestAnimationFrame)")
        expect(field).to_have_value("Ann of the Sea")
        expect(page.get_by_role("radio", name="whale")).to_be_checked()
        expect(save).to_be_visible()
        page.unroute("**/api/guest")
        save.click()
        expect(page.get_by_role("button", name="Saved")).to_be_visible()
        page.get_by_role("radio", name="crab").check(force=True)
        expect(save).to_be_visible()


def test_a_face_that_is_chosen_while_the_guest_is_being_recalled_stays(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        named(page, "Ann the First")
        held: list[Route] = []
        page.route("**/api/guest?*", lambda route: held.append(route))
        with page.expect_request("**/api/guest?*"):
            page.reload()
        page.get_by_role("radio", name="crab").check(force=True)
        with page.expect_response("**/api/guest/history"):
            held[0].continue_()
        expect(page.get_by_label("Your name")).to_have_value("Ann the First")
        expect(page.get_by_role("radio", name="crab")).to_be_checked()


def test_a_setting_that_is_changed_while_the_guest_is_being_recalled_stays_and_is_stored(
    browser: Browser, house: House
) -> None:
    with visiting(browser, house) as page:
        named(page, "Ann the First")
        with page.expect_response("**/api/guest/settings"):
            page.get_by_label("high contrast").check()
        held: list[Route] = []
        page.route("**/api/guest?*", lambda route: held.append(route))
        with page.expect_request("**/api/guest?*"):
            page.reload()
        page.get_by_label("dark", exact=True).check()
        with page.expect_response("**/api/guest/history"):
            held[0].continue_()
        expect(page.get_by_label("Your name")).to_have_value("Ann the First")
        expect(page.get_by_label("dark", exact=True)).to_be_checked()
        until_true(page, "async () => (await (await fetch('/api/guest')).json()).settings.theme === 'dark'")


def test_a_guest_who_wants_to_be_forgotten_confirms_once_and_is_forgotten(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        named(page, "Nobody Soon")
        page.get_by_role("button", name="Forget me").click()
        page.get_by_role("button", name="No, keep everything").click()
        page.reload()
        expect(page.get_by_label("Your name")).to_have_value("Nobody Soon")
        page.get_by_role("button", name="Forget me").click()
        page.get_by_role("dialog").get_by_role("button", name="Forget me").click()
        page.locator("[data-game=swipe]").wait_for()
        page.reload()
        expect(page.get_by_label("Your name")).not_to_have_value("")
        expect(page.get_by_label("Your name")).not_to_have_value("Nobody Soon")


def test_another_language_is_spoken_at_once_and_kept(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        player = Player(page, lambda thing: thing.click())
        player.begin()
        player.throw.click()
        expect(player.log).to_contain_text("The dice show:")
        page.evaluate("window.same = true")
        page.get_by_label("Language").first.select_option("es")
        expect(page.locator("html")).to_have_attribute("lang", "es")
        expect(page.get_by_role("button", name="Salir")).to_be_visible()
        log = page.get_by_role("region", name=sentence("page-log", None, "es"))
        expect(log).to_contain_text(sentence("swipe-rolled", {"faces": "", "faces-count": 3}, "es").rstrip(" ."))
        expect(log).not_to_contain_text("The dice show:")
        assert page.evaluate("window.same"), "the page was not reloaded"
        page.goto("/")
        expect(page.get_by_label("Tu nombre")).to_be_visible()


def test_other_devices_are_listed_and_signed_out_and_the_data_can_be_taken_along(
    browser: Browser, house: House
) -> None:
    with visiting(browser, house) as page, visiting(browser, house, phone=True, refused=True) as phone:
        page.goto("/me")
        name = page.get_by_label("Your name")
        expect(name).not_to_have_value("")  # the page fills it in first
        name.fill("Ann of Two Devices")
        page.get_by_role("button", name="Save").click()
        expect(page.get_by_role("button", name="Saved")).to_be_visible()
        page.get_by_role("button", name="Show the link").click()
        link = page.get_by_label("Link for your other device").input_value()
        phone.goto(link)
        phone.get_by_role("button", name="Yes, that is me").click()
        expect(phone.get_by_label("Your name")).to_have_value("Ann of Two Devices")
        page.reload()
        page.get_by_role("button", name="Sign it out").click()
        expect(page.get_by_role("button", name="Sign it out")).to_have_count(0)
        assert phone.evaluate("async () => (await fetch('/api/guest')).status") == 401
        with page.expect_download() as taken:
            page.get_by_role("link", name="Download it").click()
        assert "Ann of Two Devices" in taken.value.path().read_text(encoding="utf-8")
