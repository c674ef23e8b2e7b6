"""Examples for the rules of swipe: the six faces of a die, a table at the start, a roll, a Super Swipe."""

from collections.abc import Mapping

from swordfish.draw.element import text, use
from swordfish.draw.examples import Example, position, still
from swordfish.draw.scene import Picture, page
from swordfish.games import find
from swordfish.games.swipe.model import DIE, Options
from swordfish.words import sentence

WIDE, HIGH, SIZE, COLUMNS = 230, 170, 100, 3


def faces(theme: str, lang: str) -> Picture:
    """Every face of a die, with its word."""
    scene = still(find("swipe").start(Options()), "swipe", theme, lang)
    drawn: list[str] = []
    for place, face in enumerate(DIE):
        name = face.name.lower().replace("_", "-")
        x, y = WIDE * (place % COLUMNS + 0.5), HIGH * (place // COLUMNS) + 70
        drawn.append(use(f"face-{name}", x, y, SIZE))
        drawn.append(text(sentence(f"face-{name}", None, lang), x, y + SIZE / 2 + 28, 22, fill=scene.theme.text))
    return page(scene, sentence("swipe-dice", None, lang), WIDE * COLUMNS, HIGH * len(DIE) // COLUMNS, *drawn)


EXAMPLES: Mapping[str, Example] = {
    "faces": faces,
    "setup": position("swipe", "44.4 2.2 2.2 2.2 >0"),
    "roll": position("swipe", "38.3 3.4 4.2 5.1 >0 Cdcx/Ccdx"),
    "super": position("swipe", "30.2 6.3 8.3 6.2 >0 xxx/xxx"),
}
