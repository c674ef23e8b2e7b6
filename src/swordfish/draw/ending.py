"""Draw how a game ended: the final board beside the places, in the format that messengers show."""

import re
from collections.abc import Sequence

from swordfish.core import Over
from swordfish.draw.element import box, group, shortened, tag, text, use
from swordfish.draw.scene import INK, Picture, Scene, page

WIDTH, HEIGHT = 1200, 630
EDGE = 28
LIST = 356
"""The width of the column beside the board."""
RIGHT = WIDTH - EDGE - LIST
MIDDLE = RIGHT + LIST / 2
"""Where the column begins, and its middle."""
TOP = 96
LETTERS, BESIDE_A_FACE = 17, 14
"""How much of a name a row has room for."""
MADE_BY = "swordfish"
_DRAWING = re.compile(
    r'^<svg[^>]*?viewBox="0 0 ([\d.]+) ([\d.]+)".*?</title>(?:<defs/>|<defs>.*?</defs>)(.*)</svg>\s*$', re.DOTALL
)
"""A picture of a board: its size, and what is drawn after title and symbols."""


def picture(
    scene: Scene, title: str, heading: str, board: str, scores: Sequence[str], faces: Sequence[str] = ()
) -> Picture:
    """Draw the end of a game: `board` is its picture; `scores` has what each seat has, in words."""
    return shared(
        scene,
        title,
        board,
        text(shortened(heading, 22), MIDDLE, TOP - 20, 30, fill=scene.theme.text),
        *_places(scene, RIGHT, scores, faces),
    )


def shared(scene: Scene, title: str, board: str, *column: str) -> Picture:
    """A picture to share: a board beside a column."""
    return page(
        scene,
        title,
        WIDTH,
        HEIGHT,
        within(board, EDGE, EDGE, RIGHT - 2 * EDGE, HEIGHT - 2 * EDGE),
        box(RIGHT, EDGE, LIST, HEIGHT - 2 * EDGE, 22, fill=scene.theme.panel, stroke=INK, stroke_width=2),
        *column,
        text(MADE_BY, MIDDLE, HEIGHT - EDGE - 18, 18, fill=scene.theme.faint),
    )


def within(drawing: str, x: float, y: float, width: float, height: float) -> str:
    """A picture as a part of another one, as large as fits; its symbols go to those of the whole."""
    found = _DRAWING.match(drawing)
    assert found, "every picture begins with its size, its title and its symbols"
    wide, high = float(found[1]), float(found[2])
    scale = min(width / wide, height / high)
    left, top = x + (width - wide * scale) / 2, y + (height - high * scale) / 2
    return tag("g", found[3], transform=f"translate({left:.2f} {top:.2f}) scale({scale:.4f})", class_="board")


def _places(scene: Scene, right: float, scores: Sequence[str], faces: Sequence[str]) -> list[str]:
    """One row for each seat, the winners first."""
    assert isinstance(scene.due, Over), "only a finished game has places"
    order = sorted(enumerate(scene.due.places), key=lambda one: (one[1], one[0]))
    high = min(84.0, (HEIGHT - EDGE - 44 - TOP) / len(order))
    return [
        _row(scene, seat, place, scores[seat] if scores else "", faces[seat] if faces else "", right, at, high)
        for at, (seat, place) in enumerate(order)
    ]


def _row(scene: Scene, seat: int, place: int, score: str, face: str, x: float, at: int, high: float) -> str:
    mark = use("crown", 42, 0, 44) if place == 1 else use("medal", 42, 0, 44) + text(str(place), 42, 9, 17, fill=INK)
    size, left = min(24.0, high * 0.34), 128 if face else 76
    drawn = use(f"face-{face}", 95, 0, min(54.0, high * 0.8), class_="face") if face else ""
    words = scene.name(seat, BESIDE_A_FACE if face else LETTERS)
    name = text(words, left, -1 if score else size / 3, size, fill=scene.theme.text, anchor="start")
    below = text(
        shortened(score, 25 if face else 30), left, size * 0.85, size * 0.72, fill=scene.theme.faint, anchor="start"
    )
    y = TOP + high * (at + 0.5)
    return group(mark, drawn, name, below if score else "", x=x, y=y, class_="row", data_seat=seat, data_place=place)
