"""The pictures of docs/: `python -m tests.draw.gallery` draws them again."""

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from swordfish.draw import palette, svg, symbols
from swordfish.draw.element import box, group, tag, text, use
from swordfish.draw.scene import FONT, INK, THEMES
from swordfish.draw.sprite import definitions
from swordfish.games import GAMES
from tests.rulebook import ROOT

FOLDER = ROOT / "docs" / "pictures"
CORNERS = ROOT / "docs" / "corners"
"""Positions of swishbones, one line each; their pictures are beside them."""
WIDE = {"horns", "bone", "head-red", "head-yellow", "head-green", "head-blue"}
"""Symbols with wide margins."""
NAMES = ("Anna", "Bruno", "Chiara", "Dov")


class Shot(Struct, frozen=True):
    """A position and how to draw it."""

    game: str
    position: str
    seat: int | None = None
    theme: str = "light"


SHOTS = {
    "swish": Shot(
        "swish",
        "18.3 1.0 48.0 41.2 29.0 7.0 15.2 21.1 49.3 24.0 40.1 42.3 47.3 17.3 30.2 27.0 "
        "piles=6,34,14/36,4,43/5,53,52,32,3 out=11,50,56,54,16 proof=2@136926:1.1,4.1,7.0,10.2,12.0,15.3,5.0",
    ),
    "swishbones": Shot(
        "swishbones",
        "0.7.4.9@7659,-1850:185:125:119-24 20.1.22.23.30.27.34.16.18.17.32.21.19@-1028,-1434:39:29:80:20:320:260:200:"
        "209:269:209:149:206-10.26.11 2.28.5@2799,5834:43:11-14.6 3.13@-1086,-10122:195 | 8@3704,-6767 12@361,-2594 "
        "15@-849,-5028 25@-202,-7674 29@6803,2474 31@-5570,101 33@-7133,-995 35@-6588,-2136 >1 + q7/20 s1000",
    ),
    "swirl": Shot(
        "swirl",
        "sea-horse 3,64,78 46,41 24,60,11,29,65,66,21,20,8,25,26,23,72,69,0,22,2,79,57,73,56 / crab 40,48,82 4,1,6 "
        "70,55,43,42,13,15,33,19 / fish 32,38,83,84 28,30,34 68,9,76,16,80,74,10,53,5,49,37,77,14,81,62,7,51,59,35,47,"
        "39,17,61,54,45 >2 #6 =67,52,44,12 :18,27,31,36,50,58,63,71,75",
        seat=2,
    ),
    "swipe": Shot("swipe", "27.1 9.4 7.2 3.1 4.2 >0 CxDc/Dx", seat=0),
    "swipe-dark": Shot("swipe", "27.1 9.4 7.2 3.1 4.2 >0 CxDc/Dx", seat=0, theme="dark"),
    "swipe-contrast": Shot("swipe", "27.1 9.4 7.2 3.1 4.2 >0 CxDc/Dx", seat=0, theme="contrast"),
}


def drawn() -> Iterator[tuple[Path, str]]:
    """Every picture of docs/ with its file."""
    for name, shot in SHOTS.items():
        state = GAMES[shot.game].notation.read(shot.position)
        yield FOLDER / f"{name}.svg", svg(shot.game, state, shot.seat, theme=shot.theme, names=NAMES)
    for path in sorted(CORNERS.glob("*.txt")):
        state = GAMES["swishbones"].notation.read(path.read_text(encoding="utf-8").strip())
        yield path.with_suffix(".svg"), svg("swishbones", state, names=NAMES)
    yield FOLDER / "symbols.svg", sheet()


def sheet() -> str:
    """All symbols on one page, each with its name, in every colour that applies."""
    columns, size = 8, 130
    colours = [*palette().values()]
    cells = [
        group(
            use(
                name,
                size / 2,
                size / 2 - 8,
                150 if name in WIDE else 92,
                color=colour,
                fill=colour,
                stroke=INK,
                stroke_width=0.6,
            ),
            text(name, size / 2, size - 10, 13, fill=INK),
            x=10 + size * (at % columns),
            y=10 + size * (at // columns),
        )
        for at, name in enumerate(symbols())
        for colour in [_colour(name, colours[at % len(colours)])]
    ]
    width, height = columns * size + 20, -(-len(cells) // columns) * size + 20
    body = "".join(cells)
    return (
        tag(
            "svg",
            tag("defs", definitions(body)),
            box(0, 0, width, height, fill=THEMES["light"].paper),
            body,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {width} {height}",
            width=width,
            height=height,
            font_family=FONT,
            font_weight="600",
        )
        + "\n"
    )


def _colour(name: str, otherwise: str) -> str:
    """The colour in the name of a symbol, if any."""
    return palette().get(name.rpartition("-")[2], otherwise)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for path, picture in drawn():
        path.write_text(picture, encoding="utf-8")
        print(path.relative_to(ROOT), len(picture))


if __name__ == "__main__":
    main()
