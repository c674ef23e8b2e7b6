"""`make screenshots`: every page, wide and on a phone, light and dark, into screenshots/."""

import tempfile
from pathlib import Path

from playwright.sync_api import Page

from tests.rulebook import ROOT
from tests.web.browser import browsing
from tests.web.house import serving, visiting
from tests.web.player import Player

FOLDER = ROOT / "screenshots"


def shoot(page: Page, name: str) -> None:
    page.screenshot(path=FOLDER / f"{name}.png", animations="disabled")


def walk(page: Page, label: str) -> None:
    """Through all pages, as a guest would."""
    page.goto("/")
    card = page.locator("[data-game=swipe]")
    card.get_by_role("button", name="Play bots").wait_for()
    shoot(page, f"home-{label}")
    page.goto("/t/NOSUCH")
    page.get_by_role("link", name="First page").last.wait_for()
    shoot(page, f"lost-{label}")
    page.goto("/")
    card.get_by_role("button", name="Invite friends").click()
    page.get_by_role("button", name="Begin").wait_for()
    page.wait_for_load_state("networkidle")
    shoot(page, f"lobby-{label}")
    swipe(Player(page, lambda thing: thing.click()), label)
    swirl(Player(page, lambda thing: thing.click()), label)


def swipe(player: Player, label: str) -> None:
    player.begin()
    player.throw.wait_for()
    shoot(player.page, f"swipe-throw-{label}")
    what, shown = player.offered()
    seen = False
    while what != ".end":
        if what == "button.victim" and not seen and player.page.locator(".die").count() > 1:
            shoot(player.page, f"swipe-choice-{label}")
            seen = True
        player.do(what)
        what, shown = player.offered(shown)
    shoot(player.page, f"swipe-end-{label}")


def swirl(player: Player, label: str) -> None:
    player.begin("swirl")
    player.page.locator("button.choose").first.wait_for()
    shoot(player.page, f"swirl-creatures-{label}")
    player.go_on(9)
    what, shown = player.offered()
    while not what.startswith(".hand"):
        player.do(what)
        what, shown = player.offered(shown)
    player.page.locator(what).first.click()
    player.page.wait_for_timeout(400)
    shoot(player.page, f"swirl-hand-{label}")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as house, browsing() as browser:
        for phone in (False, True):
            for theme in ("light", "dark"):
                with visiting(browser, house, phone=phone, theme=theme) as page:
                    walk(page, f"{'phone' if phone else 'wide'}-{theme}")
    print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER.relative_to(ROOT)}/")


if __name__ == "__main__":
    main()
