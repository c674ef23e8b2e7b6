"""`make screenshots`: every page, wide and on a phone, light, dark and in high contrast, into screenshots/.

python -m tests.web.screenshots shell swirl     # only these parts
python -m tests.web.screenshots --docs          # the few that README and docs show, small, into docs/pictures/
"""

import argparse
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.rulebook import ROOT
from tests.web.browser import browsing
from tests.web.house import House, serving, visiting
from tests.web.player import Player
from tests.web.pupil import BOARDS
from tests.web.pupil import walk as walk_lesson
from tests.web.still import until_true
from tests.web.swimmer import against_a_bot, by_keys
from tests.web.swish import SwishPlayer

FOLDER = ROOT / "screenshots"


def shoot(page: Page, name: str) -> None:
    page.screenshot(path=FOLDER / f"{name}.png", animations="disabled")


def shell(page: Page, label: str) -> None:
    """The pages around the games."""
    page.goto("/")
    card = page.locator("[data-game=swipe]")
    card.get_by_role("button", name="Play against bots").wait_for()
    shoot(page, f"home-{label}")
    page.goto("/t/NOSUCH")
    page.get_by_role("heading", name="There is no table NOSUCH.").wait_for()
    shoot(page, f"lost-{label}")
    page.goto("/")
    card.get_by_role("button", name="Invite friends").click()
    page.get_by_role("button", name="Begin").wait_for()
    page.wait_for_load_state("networkidle")
    shoot(page, f"lobby-{label}")
    page.get_by_role("link", name="Show on a big screen").click()
    page.locator(".lobby .invite .code").wait_for()
    page.wait_for_load_state("networkidle")
    shoot(page, f"screen-lobby-{label}")
    page.goto("/new/swirl")
    page.get_by_text("More options").click()
    shoot(page, f"new-{label}")
    player = Player(page, lambda thing: thing.click())
    player.make("swirl", "Tiny: two", seats=2, rated=True)
    assert player.go_on()
    over = page.url
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("button", name="Play", exact=True).wait_for()
    page.get_by_role("slider").fill("4")  # the cards are dealt
    expect(page.locator(".game")).to_have_attribute("data-shown", "4")
    shoot(page, f"replay-{label}")
    until_true(page, "async () => (await (await fetch('/api/guest/ratings')).json()).length > 0")
    page.goto("/me")
    page.locator(".strength").first.wait_for()
    shoot(page, f"me-{label}")
    page.get_by_role("button", name="Show the link").click()
    page.get_by_alt_text("The link for your other device").scroll_into_view_if_needed()
    shoot(page, f"me-device-{label}")
    page.goto(page.get_by_label("Link for your other device").input_value())
    page.get_by_role("button", name="Yes, that is me").wait_for()
    shoot(page, f"device-{label}")
    page.context.clear_cookies()  # a stranger now
    page.goto(over)
    page.locator(".end").get_by_role("link", name="Open your own table").wait_for()
    shoot(page, f"too-late-{label}")


def screen(page: Page, label: str) -> None:
    """A table on a big screen."""
    player = Player(page, lambda thing: thing.click())
    player.begin()
    player.go_on(6)
    page.goto(page.url.replace("/t/", "/tv/"))
    page.locator(".ring").wait_for()
    shoot(page, f"screen-{label}")


def swish(page: Page, label: str) -> None:
    """A race against bots: searching, proving, and a proof that has failed."""
    page.goto("/")
    page.locator("[data-game=swish]").get_by_role("button", name="Play against bots").click()
    player = SwishPlayer(page)
    player.ready()
    shoot(page, f"swish-search-{label}")
    player.call()
    for place in (0, 5, 10, 15):
        player.act(player.place(place))
    player.turn(1)
    shoot(page, f"swish-proof-{label}")
    player.prove()
    page.locator("[data-outcome=bad]").wait_for()
    shoot(page, f"swish-failed-{label}")


def alone(page: Page, label: str) -> None:
    """Puzzles, and a solitaire game to its end with everything that was missed."""
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
    player = SwishPlayer(page)
    player.ready()
    while player.step():
        pass
    look = page.get_by_role("button", name="Show every swish that was there")
    if not look.is_visible():  # on a phone it is in the drawer
        page.get_by_role("button", name="Menu").click()
    look.click()
    page.locator(".missed .mat").scroll_into_view_if_needed()
    shoot(page, f"swish-missed-{label}")
    page.locator(".outcome").scroll_into_view_if_needed()
    shoot(page, f"swish-end-{label}")
    page.goto("/solo")
    page.locator("svg[data-games]").wait_for()
    shoot(page, f"solo-{label}")


def swipe(page: Page, label: str) -> None:
    player = Player(page, lambda thing: thing.click())
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


def swirl(page: Page, label: str) -> None:
    player = Player(page, lambda thing: thing.click())
    player.begin("swirl")
    player.page.locator("button.choose").first.wait_for()
    shoot(player.page, f"swirl-creatures-{label}")
    player.go_on(9)
    what, shown = player.offered()
    while not what.startswith(".hand"):
        if what == ".end":  # a short game: another
            player.begin("swirl")
            what, shown = player.offered()
            continue
        player.do(what)
        what, shown = player.offered(shown)
    player.page.locator(what).first.click()
    player.page.locator(".hand .selected").wait_for()
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


PARTS: dict[str, Callable[[Page, str], None]] = {
    "shell": shell,
    "screen": screen,
    "swipe": swipe,
    "swirl": swirl,
    "swishbones": swishbones,
    "lessons": lessons,
    "swish": swish,
    "alone": alone,
}
THEMES = ("light", "dark", "contrast")


def everything(browser: Browser, house: House, parts: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for phone in (False, True):
        for theme in THEMES:
            label = f"{'phone' if phone else 'wide'}-{theme}"
            with visiting(browser, house, phone=phone, theme=theme, refused=True) as page:
                for part in parts or PARTS:
                    PARTS[part](page, label)
    print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER.relative_to(ROOT)}/")


def docs(browser: Browser, house: House) -> None:
    """The pictures of README and docs, as small as possible."""
    for name, theme, phone, show in (
        ("page-home", "light", False, home),
        ("page-swirl", "light", False, hand),
        ("page-replay", "dark", False, replay),
        ("page-phone", "dark", True, throw),
        ("page-screen", "light", False, watched),
    ):
        with visiting(browser, house, phone=phone, theme=theme) as page:
            show(page)
            path = ROOT / "docs" / "pictures" / f"{name}.jpg"
            page.screenshot(path=path, animations="disabled", type="jpeg", quality=72, scale="css")
            print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1024} KB")


def watched(page: Page) -> None:
    screen(page, "docs")


def home(page: Page) -> None:
    page.goto("/")
    page.locator("[data-game=swipe]").get_by_role("button", name="Play against bots").wait_for()
    page.get_by_label("How hard the bots are").select_option("easy")  # as a newcomer finds it


def hand(page: Page) -> None:
    """A card of several is selected that would capture a sum: game after game, until there is one."""
    player = Player(page, lambda thing: thing.click())
    while True:
        player.begin("swirl")
        player.go_on(9)
        what, shown = player.offered()
        while not what.startswith((".hand", ".end")):
            player.do(what)
            what, shown = player.offered(shown)
        cards = page.locator(".hand button:enabled").all()
        catch = page.locator(".middle [data-card]").count() > 0  # else no card would capture anything
        for card in cards if len(cards) > 2 and catch else []:
            card.click()
            page.locator(".middle .pale, .middle .wanted").first.wait_for()
            if "+" in page.locator(".question").inner_text():
                return


def replay(page: Page) -> None:
    player = Player(page, lambda thing: thing.click())
    player.make("swirl", "Standard")
    assert player.go_on()
    page.get_by_role("link", name="Watch the replay").click()
    slider = page.get_by_role("slider")
    moment = str(min(60, int(slider.get_attribute("max") or 0)))  # some games are short
    slider.fill(moment)
    expect(page.locator(".game")).to_have_attribute("data-shown", moment)


def throw(page: Page) -> None:
    player = Player(page, lambda thing: thing.click())
    player.begin()
    what, shown = player.offered()
    while what != "button.victim" and what != ".end":
        player.do(what)
        what, shown = player.offered(shown)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.web.screenshots")
    parser.add_argument(
        "parts", nargs="*", choices=[[], *PARTS], metavar="PART", help=f"only these of {', '.join(PARTS)}"
    )
    parser.add_argument("--docs", action="store_true", help="the few that README and docs show")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as house, browsing() as browser:
        if asked.docs:
            docs(browser, house)
        else:
            everything(browser, house, asked.parts)


if __name__ == "__main__":
    main()
