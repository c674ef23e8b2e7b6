"""Cards of swish in a terminal: a ball is ●, a hoop is ( ), a ball in a hoop is (●), with colours or without."""

from collections.abc import Sequence

from rich.console import Group
from rich.text import Text

from swordfish.exact.swish.symmetry import COLOUR
from swordfish.games.swish.cards import COLUMNS, ROWS, Card

STYLES = ("bold #0072b2", "bold #e69f00", "bold #009e73", "bold #cc79a7")
WIDTH = 3 * COLUMNS


def box(laid: Sequence[Card], title: str) -> list[Text]:
    """Cards that lie on one another, in a frame with a title."""
    balls, hoops = {card.ball for card in laid}, {card.hoop for card in laid}
    lines = [Text(f"┌ {title} ".ljust(WIDTH + 1, "─") + "┐")]
    for row in range(ROWS):
        line = Text("│")
        for cell in range(row * COLUMNS, (row + 1) * COLUMNS):
            middle = "●" if cell in balls else " " if cell in hoops else "·"
            drawn = f"({middle})" if cell in hoops else f" {middle} "
            line.append(drawn, STYLES[COLOUR[cell]] if middle != "·" else "dim")
        lines.append(line.append("│"))
    return [*lines, Text("└" + "─" * WIDTH + "┘")]


def beside(boxes: Sequence[list[Text]], width: int) -> Group:
    """Boxes in rows, as many beside one another as go into the width."""
    across = max(1, width // (WIDTH + 3))
    rows = [boxes[at : at + across] for at in range(0, len(boxes), across)]
    return Group(*(Text(" ").join(parts) for row in rows for parts in zip(*row, strict=True)))
