"""Draw a game that has no drawing of its own: a card with what is due, the seats, and the notation."""

from textwrap import wrap

from swordfish.core import Over, Players
from swordfish.draw.element import box, group, shortened, text
from swordfish.draw.scene import INK, Picture, Scene, page, plate
from swordfish.games import Game

WIDTH = 720
LETTERS, LINES = 76, 40
"""Characters per line of notation, and the greatest number of lines."""
PLATE, ACROSS = 210, 3


def picture(scene: Scene, title: str, game: Game) -> Picture:
    """Draw the card, from the view alone."""
    lines = wrap(game.notation.write(scene.view), LETTERS, break_on_hyphens=False) or [""]
    if len(lines) > LINES:
        lines = [*lines[: LINES - 1], "…"]
    rows = -(-_seats(scene) // ACROSS)
    top = 84 + 48 * rows
    height = top + 22 * len(lines) + 46
    return page(
        scene,
        title,
        WIDTH,
        height,
        box(14, 14, WIDTH - 28, height - 28, 22, fill=scene.theme.panel, stroke=INK, stroke_width=2),
        text(shortened(title, 56), WIDTH / 2, 54, 22, fill=scene.theme.text),
        *(_plate(scene, seat) for seat in range(_seats(scene))),
        box(32, top - 18, WIDTH - 64, 22 * len(lines) + 24, 12, fill=scene.theme.table),
        group(
            *(
                text(line, 46, top + 6 + 22 * at, 14, fill=scene.theme.text, anchor="start", font_family="monospace")
                for at, line in enumerate(lines)
            ),
            class_="notation",
        ),
    )


def _plate(scene: Scene, seat: int) -> str:
    """A seat's name plate, three in a row."""
    x = WIDTH / 2 + (seat % ACROSS - 1) * (PLATE + 14)
    due = isinstance(scene.due, Players) and seat in scene.due.seats
    return plate(scene, seat, x, 92 + 48 * (seat // ACROSS), PLATE, turn=due)


def _seats(scene: Scene) -> int:
    """The number of seats, inferred from names, places or the seats that are due."""
    due = max(scene.due.seats, default=-1) + 1 if isinstance(scene.due, Players) else 0
    places = len(scene.due.places) if isinstance(scene.due, Over) else 0
    return max(len(scene.names), due, places, (scene.seat or 0) + 1)
