"""Setting up a table: targets that a thumb hits, and a table that waits while its player learns the game."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from swordfish.games import NAMES
from tests.web.house import NEIGHBOUR, House, serving, visiting
from tests.web.stage import LAY
from tests.web.still import still
from tests.web.test_page import AXE

pytestmark = pytest.mark.parametrize("browser", [pytest.param("machine", id=pytest.HIDDEN_PARAM)], indirect=True)
PHONES = [(412, 823), (390, 844), (360, 640), (320, 568), (844, 390)]
"""The first is Lighthouse's."""
OPEN = "Everybody can join: the table is in the list of open tables."
TARGETS = """async () => (await axe.run(document, { runOnly: ['target-size'] }))
  .violations.flatMap(({ nodes }) => nodes.map(({ target }) => String(target)))"""

COVERED = """() => {
  const box = (one) => [one.className.baseVal ?? one.className, one.getBoundingClientRect()]
  const things = [...document.querySelectorAll('.set .mini > svg > *, .set .chair')].map(box)
  return things.flatMap(([name, one], at) => things.slice(at + 1)
    .filter(([other]) => name.includes('chair') || other.includes('chair'))
    .filter(([, two]) => Math.min(one.right, two.right) - Math.max(one.left, two.left) > 8)
    .filter(([, two]) => Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 8) // boxes of tilted cards
    .map(([other]) => `${name} and ${other}`))
}"""
"""Parts of the game on the table that lie under a chair, and chairs that lie over another."""
GAMES = ["swish", *(pytest.param(game, marks=pytest.mark.long) for game in NAMES if game != "swish")]
"""`make test` sets up the game with the most chairs."""


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_no_small_target_while_a_table_is_set_up_on_a_phone(
    browser: Browser, house: House, game: str
) -> None:
    with visiting(browser, house, phone=True) as page:
        page.goto(f"/new/{game}")
        page.locator(".make").wait_for()
        page.evaluate(AXE.read_text(encoding="utf-8"))
        found: dict[tuple[int, int], list[str]] = {}
        for width, height in PHONES:
            page.set_viewport_size({"width": width, "height": height})
            still(page)
            found[width, height] = page.evaluate(TARGETS)
    assert {size: targets for size, targets in found.items() if targets} == {}


def test_the_button_that_creates_the_table_covers_nothing_at_the_end_of_the_page(
    browser: Browser, house: House
) -> None:
    with visiting(browser, house, phone=True, locale="de") as page:
        for width, height in PHONES:
            page.set_viewport_size({"width": width, "height": height})
            page.goto("/new/swipe")
            page.locator(".make").wait_for()
            page.locator("summary").click()
            page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
            still(page)
            lowest = page.locator("form > section").evaluate_all(
                "all => Math.max(...all.map((one) => one.getBoundingClientRect().bottom))"
            )
            button = page.locator(".make").bounding_box()
            assert button
            assert lowest <= button["y"], (width, height)
            assert 0 <= height - button["y"] - button["height"] <= 16, (width, height)


@pytest.mark.parametrize("game", GAMES)
def test_no_chair_covers_the_game_on_the_table_nor_another_chair(browser: Browser, house: House, game: str) -> None:
    with visiting(browser, house, phone=True, locale="de") as page:
        page.goto(f"/new/{game}")
        page.locator(".make").wait_for()
        for count in page.locator("[name=seats]").all():
            count.check(force=True)
            page.locator("button.fill").click()  # names and levels
            for width, height in PHONES:
                page.set_viewport_size({"width": width, "height": height})
                still(page)
                assert page.evaluate(COVERED) == [], (game, width, height)


def test_a_number_can_be_typed_again_and_one_left_empty_returns(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        page.goto("/new/swipe")
        page.get_by_text("More options").click()
        chips = page.get_by_label("Chips", exact=True)
        first = chips.input_value()
        chips.clear()
        expect(chips).to_have_value("")
        page.keyboard.type("25")
        expect(chips).to_have_value("25")
        chips.blur()
        expect(chips).to_have_value("25")
        chips.clear()
        chips.blur()
        expect(chips).to_have_value("25")
        assert first != "25"


def test_the_table_that_was_set_waits_while_its_player_learns_the_game(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        page.add_init_script("if (!sessionStorage.asked) { localStorage.clear(); sessionStorage.asked = '1' }")
        page.goto("/new/swirl")
        page.get_by_role("radiogroup", name="How many players").get_by_role("radio", name="4", exact=True).check(
            force=True
        )
        page.get_by_role("button", name="Fill with bots").click()
        page.get_by_role("radio", name=OPEN).check()
        page.get_by_role("button", name="Create the table").click()
        page.get_by_role("button", name="A child, or somebody new").click()
        page.get_by_role("button", name="Show me").click()
        expect(page).to_have_url(re.compile("/lesson/swirl"))
        page.locator(".back").click()
        expect(page).to_have_url(re.compile("/new/swirl$"))
        expect(page.get_by_role("radio", name="4", exact=True)).to_be_checked()
        expect(page.get_by_role("radio", name=OPEN)).to_be_checked()
        page.get_by_role("button", name="Create the table").click()
        expect(page.locator(".game")).to_have_attribute("data-shown", re.compile(r"\d"))  # four players are there


def test_a_television_says_scan_the_code_only_where_there_is_one(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path, "--address", NEIGHBOUR) as own, visiting(browser, own) as page:
        page.goto("/me")
        code = page.evaluate(LAY, {"game": "swipe", "options": {}, "chairs": ["you", "guest"], "name": "Ann"})
        page.goto(f"/tv/{code}")
        let = page.get_by_role("button", name="Let phones on this Wi-Fi in")
        let.wait_for()
        expect(page.get_by_text("scan the code")).to_have_count(0)
        let.click()
        page.get_by_alt_text("The link to this table as a QR code").wait_for()
        expect(page.get_by_text("scan the code")).to_be_visible()
