"""`make screenshots`: every page, wide and on a phone, light and dark, into screenshots/."""

import tempfile
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.rulebook import ROOT
from tests.web.browser import browsing
from tests.web.house import serving, visiting
from tests.web.player import Player
from tests.web.pupil import BOARDS
from tests.web.pupil import walk as walk_lesson
from tests.web.swimmer import against_a_bot, by_keys
from tests.web.swish import Eyes

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
    swishbones(page, label)
    lessons(page, label)
    swish(page, label)
    alone(page, label)


def swish(page: Page, label: str) -> None:
    """A race against bots: searching, proving, and a proof that has failed."""
    page.goto("/")
    page.locator("[data-game=swish]").get_by_role("button", name="Play bots").click()
    eyes = Eyes(page)
    eyes.ready()
    shoot(page, f"swish-search-{label}")
    eyes.call()
    for place in (0, 5, 10, 15):
        eyes.act(eyes.place(place))
    eyes.turn(1)
    shoot(page, f"swish-proof-{label}")
    eyes.prove()
    page.locator("[data-outcome=bad]").wait_for()
    shoot(page, f"swish-failed-{label}")


def alone(page: Page, label: str) -> None:
    """Puzzles, and a game alone to its end with all that was missed."""
    page.goto("/puzzle#hard/3")
    page.locator(".area .place").first.wait_for()
    page.get_by_role("button", name="A hint, please").click()
    for place in (0, 4):
        page.locator(f".area [data-place='{place}']").click()
    page.get_by_role("button", name="Is this it?").click()
    page.locator(".verdict").wait_for()
    shoot(page, f"puzzle-{label}")
    page.goto("/solo")
    page.get_by_role("button", name="Start the clock").click()
    eyes = Eyes(page)
    eyes.ready()
    while eyes.step():
        pass
    page.get_by_role("button", name="Show every swish that lay there").click()
    page.locator(".missed .mat").scroll_into_view_if_needed()
    shoot(page, f"swish-missed-{label}")
    page.locator(".outcome").scroll_into_view_if_needed()
    shoot(page, f"swish-end-{label}")
    page.goto("/solo")
    page.locator("svg[data-games]").wait_for()
    shoot(page, f"solo-{label}")


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


def swishbones(page: Page, label: str) -> None:
    page.goto("/pond")
    expect(page.locator(".food")).to_have_count(32)
    shoot(page, f"pond-{label}")
    against_a_bot(page, quiet_rounds=20)
    swimmer = by_keys(page)
    swimmer.offered()
    page.keyboard.press("ArrowRight")
    shoot(page, f"swishbones-take-{label}")
    swimmer.take()
    swimmer.handle.wait_for()
    shoot(page, f"swishbones-turn-{label}")
    swimmer.play([0, 20, -20, 45, -45, 60, -60], most=14)
    page.keyboard.press("KeyR")
    page.locator(".far").wait_for()
    swimmer.think.click()
    page.locator(".piece.planned").first.wait_for()
    page.wait_for_load_state("networkidle")
    shoot(page, f"swishbones-chain-{label}")


def lessons(page: Page, label: str) -> None:
    for game in BOARDS:
        walk_lesson(page, game, lambda step, game=game: shoot(page, f"lesson-{game}-{step}-{label}"))


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
