"""Draw an invitation: a board of the game beside the host, in the format that messengers show."""

from textwrap import wrap

from swordfish.draw.element import box, shortened, text, use
from swordfish.draw.ending import EDGE, HEIGHT, LIST, MADE_BY, WIDTH, within
from swordfish.draw.scene import INK, Picture, Scene, page

FACE = 210
LETTERS, LINES, SIZE = 18, 5, 34
"""The words: letters of a line, lines, and their height."""


def picture(scene: Scene, words: str, board: str, face: str) -> Picture:
    """Draw an invitation: `board` is the picture of a game, `face` the name of a face; without one, words only."""
    right = WIDTH - EDGE - LIST
    middle = right + LIST / 2
    lines = [shortened(line, LETTERS) for line in wrap(words, LETTERS)][:LINES]
    top = 90 + FACE + 60 if face else (HEIGHT - len(lines) * SIZE * 1.3) / 2 + SIZE
    return page(
        scene,
        words,
        WIDTH,
        HEIGHT,
        within(board, EDGE, EDGE, right - 2 * EDGE, HEIGHT - 2 * EDGE),
        box(right, EDGE, LIST, HEIGHT - 2 * EDGE, 22, fill=scene.theme.panel, stroke=INK, stroke_width=2),
        use(f"face-{face}", middle, 70 + FACE / 2, FACE, class_="face") if face else "",
        *(
            text(line, middle, top + at * SIZE * 1.3, SIZE, fill=scene.theme.text, class_="words")
            for at, line in enumerate(lines)
        ),
        text(MADE_BY, middle, HEIGHT - EDGE - 18, 18, fill=scene.theme.faint),
    )
