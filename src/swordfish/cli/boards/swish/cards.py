"""Cards of swish in a terminal: a ball is ●, a hoop is ( ), a ball in a hoop is (●); readable without colours."""

from collections import Counter
from collections.abc import Sequence

from rich.console import Group
from rich.text import Text

from swordfish.draw import palette
from swordfish.games.swish.cards import COLOURS, COLUMNS, ROWS, Card, Colour

STYLE = {colour: f"bold {palette()[colour.name.lower()]}" for colour in Colour}
WIDTH = 3 * COLUMNS


def box(laid: Sequence[Card], title: str) -> list[Text]:
    """Stacked cards in a frame with a title."""
    balls, hoops = Counter(card.ball for card in laid), Counter(card.hoop for card in laid)
    lines = [Text(f"┌ {title} ".ljust(WIDTH + 1, "─") + "┐")]
    for row in range(ROWS):
        line = Text("│")
        for cell in range(row * COLUMNS, (row + 1) * COLUMNS):
            line.append(_cell(balls[cell], hoops[cell]), STYLE[COLOURS[cell]] if balls[cell] + hoops[cell] else "dim")
        lines.append(line.append("│"))
    return [*lines, Text("└" + "─" * WIDTH + "┘")]


def _cell(balls: int, hoops: int) -> str:
    """A cell in three characters; !…! marks two balls or two hoops in one cell."""
    middle = "●" if balls else " " if hoops else "·"
    if balls > 1 or hoops > 1:
        return f"!{'●' if balls > 1 else '○'}!"
    return f"({middle})" if hoops else f" {middle} "


def beside(boxes: Sequence[list[Text]], width: int) -> Group:
    """Arrange boxes in rows that fit the width."""
    across = max(1, width // (WIDTH + 3))
    rows = [boxes[at : at + across] for at in range(0, len(boxes), across)]
    return Group(*(Text(" ").join(parts) for row in rows for parts in zip(*row, strict=True)))
