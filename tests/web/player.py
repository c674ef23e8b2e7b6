"""A player on the page: takes the offered actions, by mouse, touch or keys."""

import re
import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.web.house import SOON

OFFERED = """before => {
  const shown = document.querySelector('.game')?.dataset.shown
  if (shown === undefined || shown === before) return null
  const offers = ['.end', 'button.throw', 'button.victim', 'button.choose', 'button.take', '.hand button:enabled',
    '.generic li button']
  const found = offers.find((offer) => document.querySelector(offer))
  return found ? [found, shown] : null
}"""
"""What the page offers once it shows more than before: the end, or something to do."""
ACTED = """([offer, shown]) =>
  document.querySelector('.game').dataset.shown !== shown || !document.querySelector(offer)"""
"""Whether what was done shows: something has happened, or the others must throw first, as in a roll-off."""


ENDED = re.compile("^(You win!|Winners?: .+|You share the win with .+|A draw: all share the win.)$")
"""The page's sentence about the winner."""


def registered(page: Page, name: str, face: str = "") -> None:
    """Become a guest with this name, and with this face if one is given."""
    page.goto("/me")
    page.get_by_label("Your name").fill(name)
    if face:
        page.get_by_role("radio", name=face).check(force=True)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Saved")).to_be_visible()


class Player:
    """Plays on one page."""

    def __init__(self, page: Page, act: Callable[[Locator], None]) -> None:
        self.page, self.act = page, act
        self.throw = page.get_by_role("button", name="Throw")
        self.victims = page.locator("button.victim")
        self.again = page.get_by_role("button", name="Play again")
        self.board = page.get_by_role("region", name="The board")
        self.begun = page.locator(".game[data-shown]")  # before, the board is empty: the table is still being set
        self.menu = page.get_by_role("button", name="Menu")
        self.log = page.get_by_role("region", name="What happened")

    def begin(self, game: str = "swipe") -> None:
        """From the first page to a table in one click."""
        self.page.goto("/")
        self.act(self.page.locator(f"[data-game={game}]").get_by_role("button", name="Play against bots"))
        self.begun.wait_for()

    def make(
        self, game: str, variant: str, *, seats: int = 0, bots: bool = True, rated: bool = False, chips: int = 0
    ) -> None:
        """Set up a table: this variant, and bots or open seats; a game of swipe with few chips is short."""
        self.page.goto(f"/new/{game}")
        self.page.locator("label.way").filter(has_text=variant).first.get_by_role("radio").check()
        if seats:
            sits(self.page, seats)
        if chips or rated:
            self.page.get_by_text("More options").click()
        if chips:
            self.page.get_by_label("Chips", exact=True).fill(str(chips))
        if rated:
            self.page.get_by_label("Rated:").check()
        if bots:
            self.act(self.page.get_by_role("button", name="Fill with bots"))
        self.act(self.page.get_by_role("button", name="Create the table"))
        if bots:
            self.begun.wait_for()
        else:
            self.page.locator("li.you").wait_for()  # the page sits down once it is at the table
            self.page.get_by_role("button", name="Begin").wait_for()

    def offered(self, before: str = "") -> tuple[str, str]:
        """What is offered, and how many entries are shown by then."""
        what, shown = self.page.wait_for_function(OFFERED, arg=before).json_value()
        return what, shown

    def go_on(self, most: int = 1000) -> bool:
        """Do what is offered, at most this many times, and wait for the result; returns whether the game is over."""
        what, shown = self.offered()
        for _ in range(most):
            if what == ".end":
                break
            self.do(what)
            what, shown = self.offered(shown)
        return what == ".end"

    def do(self, offered: str) -> None:
        self.act(self.page.locator(offered).first)
        if offered.startswith(".hand"):  # the first click only previews
            self.act(self.page.locator("button.play"))

    def watch(self) -> None:
        """From the end of a game to its replay; this page stays until the other one has loaded, and it its film."""
        self.act(self.page.get_by_role("link", name="Watch the replay"))
        expect(self.page.get_by_role("slider")).not_to_have_attribute("max", "0")

    def read(self) -> Locator:
        """The log, where a player can see it: on a phone in the drawer, which this opens."""
        if self.menu.is_visible():
            self.act(self.menu)
        expect(self.log).to_be_visible()
        return self.log

    def chips(self) -> list[str]:
        """The chips of the centre and of all seats."""
        return self.page.locator("[data-pile=chips] b").all_inner_texts()


def sits(page: Page, players: int) -> None:
    """Set a new table for so many players."""
    page.get_by_role("radiogroup", name="How many players").get_by_role("radio", name=str(players), exact=True).check()


def together(ann: Player, ben: Player) -> bool:
    """Let the due one of the two act; returns whether the game is over for both."""
    until = time.monotonic() + SOON / 1000
    while time.monotonic() < until:
        offers = [player.page.evaluate(OFFERED, "") for player in (ann, ben)]
        if all(offer and offer[0] == ".end" for offer in offers):
            return True
        for player, offer in zip((ann, ben), offers, strict=True):
            if offer and offer[0] != ".end":
                player.do(offer[0])
                player.page.wait_for_function(ACTED, arg=offer)
                return False
    raise AssertionError("nobody is offered anything")
