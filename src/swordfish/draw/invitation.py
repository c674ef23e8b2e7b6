"""Draw an invitation: a board of the game beside the host, in the format that messengers show."""

from textwrap import wrap

from swordfish.draw.element import shortened, text, use
from swordfish.draw.ending import HEIGHT, MIDDLE, shared
from swordfish.draw.scene import Picture, Scene

FACE = 210
LETTERS, LINES, SIZE = 18, 5, 34
"""The words: letters of a line, lines, and their height."""


def picture(scene: Scene, words: str, board: str, face: str) -> Picture:
    """Draw an invitation: `board` is the picture of a game, `face` the name of a face; without one, words only."""
    lines = [shortened(line, LETTERS) for line in wrap(words, LETTERS)][:LINES]
    top = 90 + FACE + 60 if face else (HEIGHT - len(lines) * SIZE * 1.3) / 2 + SIZE
    return shared(
        scene,
        words,
        board,
        use(f"face-{face}", MIDDLE, 70 + FACE / 2, FACE, class_="face") if face else "",
        *(
            text(line, MIDDLE, top + at * SIZE * 1.3, SIZE, fill=scene.theme.text, class_="words")
            for at, line in enumerate(lines)
        ),
    )
