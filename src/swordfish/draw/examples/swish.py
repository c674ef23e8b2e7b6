"""Examples for the rules of swish: a card, a card in its four orientations, three cards laid into a swish."""

from collections.abc import Mapping, Sequence

from swordfish.draw.element import box, group, text
from swordfish.draw.examples import Example, still
from swordfish.draw.scene import Picture, Scene, page
from swordfish.draw.swish import CARD, MAT, balls, hoops, sheet
from swordfish.games import find
from swordfish.games.swish.cards import Card, deck, turned
from swordfish.games.swish.model import Options
from swordfish.words import sentence

GAP, EDGE, SCALE = 44, 24, 1.1
LAID = ((4, 0), (11, 0), (19, 1))
"""Cards of the standard deck, by number, each with the orientation in which they make a swish of three."""


def _cards() -> list[Card]:
    return [turned(deck()[card], orientation) for card, orientation in LAID]


def _row(scene: Scene, title: str, stacks: Sequence[Sequence[Card]], signs: Sequence[str]) -> Picture:
    """Stacks of cards in a row, with a sign between two of them."""
    wide, high = CARD[0] * SCALE, CARD[1] * SCALE
    width = EDGE * 2 + len(stacks) * wide + (len(stacks) - 1) * GAP
    drawn: list[str] = [box(0, 0, width, high + 2 * EDGE, 20, fill=MAT)]
    for place, stack in enumerate(stacks):
        x = EDGE + place * (wide + GAP)
        parts = [*(sheet() for _ in stack), *hoops(stack), *balls(stack)]
        drawn.append(group(*parts, x=x, y=EDGE, scale=SCALE))
        if place < len(signs):
            drawn.append(text(signs[place], x + wide + GAP / 2, EDGE + high / 2 + 12, 34, fill="#1d2b38"))
    return page(scene, title, width, high + 2 * EDGE, *drawn)


def _scene(theme: str, lang: str) -> Scene:
    return still(find("swish").start(Options()), "swish", theme, lang)


def card(theme: str, lang: str) -> Picture:
    """One card."""
    return _row(_scene(theme, lang), sentence("page-swish-area", None, lang), [[_cards()[0]]], ())


def orientations(theme: str, lang: str) -> Picture:
    """One card as it lies, flipped left–right, flipped top–bottom, turned."""
    stacks = [[turned(_cards()[0], orientation)] for orientation in range(4)]
    return _row(_scene(theme, lang), sentence("page-swish-tools", None, lang), stacks, ())


def three(theme: str, lang: str) -> Picture:
    """Three cards, and the swish that they make."""
    cards = _cards()
    title = sentence("page-swish-proof", None, lang)
    return _row(_scene(theme, lang), title, [*([one] for one in cards), cards], ("+", "+", "="))


EXAMPLES: Mapping[str, Example] = {"card": card, "turned": orientations, "three": three}
