"""What a screen reader says of the boards: every list has a name, every meaningful picture has a description."""

import re

from playwright.sync_api import Browser, expect

from tests.web.house import House, visiting
from tests.web.player import Player
from tests.web.test_page import serious
from tests.web.test_replay import finished, until_dealt

FACES = "swipe a chip|win a chip|swipe a die|win a die|X"


def test_dice_say_what_they_show_and_which_are_done(browser: Browser, house: House) -> None:
    with visiting(browser, house, pace="calm") as page:
        player = Player(page, lambda thing: thing.click())
        player.begin()
        player.throw.click()
        tray = page.get_by_role("group", name="The dice you see")
        dice = tray.get_by_role("img")
        expect(dice.first).to_have_accessible_name(re.compile(f"^({FACES})(, done)?$"))
        assert serious(page) == []


def test_the_label_of_an_open_hand_names_its_player(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        finished(page, "swirl", "Tiny: two", 2)
        until_dealt(page)
        expect(page.get_by_role("group", name="Your cards")).to_have_count(0)
        hands = page.get_by_role("group", name=re.compile("’s cards$"))
        expect(hands).to_have_count(2)
        for seat in page.locator(".seat").all():
            name = seat.get_attribute("aria-label")
            expect(seat).to_match_aria_snapshot(f'- group "{name}’s cards":\n  - img')
        assert serious(page) == []


def test_every_list_of_seats_has_a_name(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        player = Player(page, lambda thing: thing.click())
        player.make("swish", "Standard", seats=2, bots=False)
        expect(page.get_by_role("list", name="Who plays").get_by_role("listitem")).to_have_count(2)
        for game, seats in (("swish", 3), ("swishbones", 2)):
            player.begin(game)
            page.locator("summary", has_text="Who plays").click()
            for name in ("Score", "Who plays"):
                expect(page.get_by_role("list", name=name).get_by_role("listitem")).to_have_count(seats)
            unnamed = page.locator("main ul:not([aria-label])").filter(has=page.locator("[data-seat]"))
            expect(unnamed).to_have_count(0)


def test_bones_are_described_by_colour_and_place_not_by_invisible_numbers(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        player = Player(page, lambda thing: thing.click())
        player.begin("swishbones")
        page.locator("details", has_text="What you can do").evaluate("(list) => (list.open = true)")
        offer = page.locator(".ahead .look").first
        where = r"take the \w+ bone at \d+ o’clock, (one bone’s width|\d+ bones’ widths) from the middle$"
        expect(offer).to_have_accessible_name(re.compile(where))
        offer.click()
        page.get_by_role("button", name="Take this bone").click()
        expect(player.log).to_contain_text(re.compile(r"puts a \w+ bone behind the head\."))
