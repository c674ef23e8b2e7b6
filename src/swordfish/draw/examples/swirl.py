"""Examples for the rules of swirl: the action cards, a series in four colours, a capture by a sum."""

from collections.abc import Mapping, Sequence

from swordfish.draw.element import box, text
from swordfish.draw.examples import Example, still
from swordfish.draw.scene import Picture, page
from swordfish.draw.swirl import TALL, face_up
from swordfish.games import find
from swordfish.games.swirl.cards import Colour, Creature, Kind, cards
from swordfish.games.swirl.model import Options
from swordfish.words import sentence

WIDTH, GAP, EDGE = 110, 40, 24
PLAYED = 9
CAPTURED = ((9,), (5, 4))
"""A nine captures a nine, and a five with a four."""


def _numbered(number: int, but: int = -1) -> int:
    """A creature card of that number."""
    return next(one for one, value in enumerate(cards(()).numbers) if value == number and one != but)


def _row(
    shown: Sequence[int], title: str, theme: str, lang: str, signs: Sequence[str] = (), words: Sequence[str] = ()
) -> Picture:
    """Cards in a row, a sign between two of them, words below."""
    state = find("swirl").start(Options())
    scene = still(state, "swirl", theme, lang)
    high = TALL * WIDTH
    width = 2 * EDGE + len(shown) * WIDTH + (len(shown) - 1) * GAP
    height = high + 2 * EDGE + (30 if words else 0)
    drawn = [box(0, 0, width, height, 20, fill=scene.theme.table)]
    for place, one in enumerate(shown):
        x = EDGE + WIDTH / 2 + place * (WIDTH + GAP)
        drawn.append(face_up(state, one, x, EDGE + high / 2, WIDTH))
        if place < len(signs):
            sign = x + (WIDTH + GAP) / 2
            drawn.append(text(signs[place], sign, EDGE + high / 2 + 12, 36, fill=scene.theme.text))
        if place < len(words):
            drawn.append(text(words[place], x, EDGE + high + 24, 16, fill=scene.theme.text))
    return page(scene, title, width, height, *drawn)


def actions(theme: str, lang: str) -> Picture:
    """One action card of each kind, with its name."""
    kinds = [kind for kind in Kind if kind is not Kind.CREATURE]
    shown = [cards(()).kinds.index(kind) for kind in kinds]
    names = [sentence(f"kind-{kind.name.lower().replace('_', '-')}", None, lang) for kind in kinds]
    return _row(shown, sentence("rules-actions", None, lang), theme, lang, words=names)


def series(theme: str, lang: str) -> Picture:
    """A crab in each colour."""
    deck = cards(())
    crabs = [
        next(
            one for one in range(len(deck.kinds)) if (deck.creatures[one], deck.colours[one]) == (Creature.CRAB, colour)
        )
        for colour in Colour
    ]
    return _row(crabs, sentence("swirl-series", None, lang), theme, lang)


def captured(theme: str, lang: str) -> Picture:
    """A card, and what it captures: its own number, and two cards that add up to it."""
    played = _numbered(PLAYED)
    groups = [[_numbered(number, but=played) for number in group] for group in CAPTURED]
    shown = [played, *(one for group in groups for one in group)]
    return _row(shown, sentence("rules-turn", None, lang), theme, lang, signs=("=", "=", "+"))


EXAMPLES: Mapping[str, Example] = {"actions": actions, "series": series, "sum": captured}
