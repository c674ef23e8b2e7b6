"""The example package, installed beside swordfish and played in the browser: the page has no board of its game."""

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.packages import install
from tests.rulebook import ROOT
from tests.web.house import serving, visiting
from tests.web.player import ENDED, Player


def test_a_game_of_another_package_is_played_to_its_end_on_the_generic_board(browser: Browser, tmp_path: Path) -> None:
    packages = install(ROOT / "examples" / "tiny-game", tmp_path / "packages")
    with serving(tmp_path, packages=packages) as house, visiting(browser, house) as page:
        player = Player(page, lambda thing: thing.click())
        player.begin("pebbles")
        assert player.offered()[0] == ".generic li button"
        expect(page.get_by_role("list", name="What you can do").get_by_role("button")).to_have_text(
            ["take 1", "take 2", "take 3"]
        )
        expect(player.board.locator("img")).to_have_attribute("alt", re.compile(r"^\d+ \| 0 0 \| ([wb] \?|\? [wb]) \|"))
        assert player.go_on()
        expect(page.get_by_role("heading", name=ENDED)).to_be_visible()
        expect(player.board.locator("img")).to_have_attribute("alt", re.compile(r"^0 \| \d+ \d+ \| [WB] [WB] \|"))
        expect(player.log).to_contain_text("hands opened")
        player.watch()
        expect(page.get_by_role("heading", name="Pebbles")).to_be_visible()
        expect(player.board.locator("img")).to_have_attribute("alt", re.compile(r"^\d+ \| 0 0 \|"))
        page.keyboard.press("End")
        expect(player.board.locator("img")).to_have_attribute("alt", re.compile(r"^0 \| \d+ \d+ \| [WB] [WB] \|"))
