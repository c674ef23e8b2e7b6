"""A player of swish on the page: reads the cards, and plays what the solver has found."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from playwright.sync_api import Locator, Page, expect

from swordfish.exact.swish import best_swish
from swordfish.games.swish.cards import Card, deck, turned
from swordfish.games.swish.model import Layer

Act: TypeAlias = Callable[[Locator], None]
CODES = [*(f"Digit{digit}" for digit in "1234"), *(f"Key{letter}" for letter in "QWERASDFZXCV")]
"""The keys that are arranged like the sixteen places."""
FLIPS = {1: "ArrowLeft", 2: "ArrowUp", 3: "KeyT"}
AREA = """() => [...document.querySelectorAll('.area .place')]
  .map((place) => [Number(place.dataset.card), Number(place.dataset.orientation)])"""
QUIET = """layout => {
  const board = document.querySelector('.board')
  const free = board?.dataset.caller === '-1' && document.querySelector('button.call:enabled')
  return document.querySelector('.end') ? 'over' : free && board.dataset.layout !== layout ? 'free' : null
}"""
"""The game is over, or there is a new layout in which players may call."""


ANSWERED = """() => document.querySelector('button.prove') ? 'ours'
  : document.querySelector('button.call:enabled') ? 'free' : null"""
"""A call has been answered: it is ours to prove, or free again, because somebody was faster and has proven."""


WATCH = """() => {
  window.outcomes = []
  new MutationObserver(() => {
    const shown = document.querySelector('[data-outcome]')
    const said = shown && `${shown.dataset.outcome}: ${shown.querySelector('b').textContent}`
    if (said && window.outcomes.at(-1) !== said) window.outcomes.push(said)
  }).observe(document.body, { subtree: true, childList: true, attributes: true })
}"""
HANDY = 5
"""The most cards that are laid quickly enough on a slow machine; a proof has 20 seconds."""


class SwishPlayer:
    """Plays on one page with a board of swish."""

    def __init__(
        self, page: Page, act: Act | None = None, *, keys: bool = False, cards: Sequence[Card] = deck()
    ) -> None:
        self.page, self.keys, self.cards = page, keys, cards
        self.act: Act = act or (lambda thing: thing.click())
        self.board = page.locator(".board")
        self.mat = page.locator(".mat")
        self.call_bar = page.locator("button.call")
        self.word = page.locator("button.word")
        self.prove_bar = page.locator("button.prove")
        self.end = page.locator(".end")

    def area(self) -> list[tuple[int, int]]:
        """The card of each place and its orientation; −1 if there is none."""
        return [(card, orientation) for card, orientation in self.page.evaluate(AREA)]

    def seen(self, most: int = HANDY) -> list[Layer]:
        """The largest swish that is laid quickly, else any; empty if there is none."""
        area = self.area()
        filled = [place for place, (card, _) in enumerate(area) if card >= 0]
        lying = [self.cards[area[place][0]] for place in filled]
        found = best_swish(lying, 2, most) or best_swish(lying)
        if found is None:
            return []
        return [Layer(filled[card], way) for card, way in zip(found.cards, found.orientations, strict=True)]

    def place(self, place: int) -> Locator:
        return self.page.locator(f".area [data-place='{place}']")

    def layer(self, place: int) -> Locator:
        return self.page.locator(f".mat [data-place='{place}']")

    def press(self, code: str) -> None:
        self.page.keyboard.press(code)

    def call(self) -> None:
        """Call; once more, if somebody was faster."""
        while True:
            expect(self.call_bar).to_be_enabled()
            if self.keys:
                self.press("Space")
            else:
                self.act(self.call_bar)
            if self.page.wait_for_function(ANSWERED).json_value() == "ours":
                return

    def say_none(self) -> None:
        if self.keys:
            self.press("KeyN")
        else:
            self.act(self.word)

    def lay(self, layer: Layer) -> None:
        """Lay a card, then flip or turn it once if necessary."""
        dealt = self.area()[layer.place][1]
        if self.keys:
            self.press(CODES[layer.place])
        else:
            self.act(self.place(layer.place))
        self.turn(dealt ^ layer.orientation)
        self.page.locator(f".mat [data-place='{layer.place}'][data-orientation='{layer.orientation}']").wait_for()

    def turn(self, axis: int) -> None:
        """Flip or turn the picked card."""
        if axis and self.keys:
            self.press(FLIPS[axis])
        elif axis:
            self.act(self.page.locator(f"[data-axis='{axis}']"))

    def prove(self) -> None:
        if self.keys:
            self.press("Enter")
        else:
            self.act(self.prove_bar)

    def collect(self, layers: Sequence[Layer]) -> None:
        self.call()
        for layer in layers:
            self.lay(layer)
        self.prove()

    def watch(self) -> None:
        """Record how proofs end from now on, even if the page shows it only briefly."""
        self.page.evaluate(WATCH)

    def outcomes(self) -> list[str]:
        return self.page.evaluate("() => window.outcomes")

    def ready(self, before: str = "") -> bool:
        """Wait for another layout; False if the game is over instead."""
        return self.page.wait_for_function(QUIET, arg=before).json_value() == "free"

    def layout(self) -> str:
        return self.board.get_attribute("data-layout") or ""

    def pile(self, seat: int) -> int:
        return int(self.page.locator(f"[data-seat='{seat}'] .pile").get_attribute("data-pile") or 0)

    def step(self, others: Sequence["SwishPlayer"] = ()) -> bool:
        """Collect the largest swish, or let all say that there is none; returns whether the game continues."""
        layout = self.layout()
        if layers := self.seen():
            self.collect(layers)
        else:
            for player in (self, *others):
                player.say_none()
        return self.ready(layout)


def lies(place: int, area: Sequence[tuple[int, int]]) -> Card:
    """The card of a place as it lies there, out of the printed deck."""
    card, orientation = area[place]
    return turned(deck()[card], orientation)
