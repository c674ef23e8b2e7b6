"""What every picture needs: the state, the theme, and the elements that all games share."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from swordfish.core import Due, Over, Players, Refusal
from swordfish.draw.element import box, escape, group, shortened, tag, text, use
from swordfish.draw.sprite import definitions, palette
from swordfish.words import listed, name, sentence

INK = "#1d2b38"
"""The outline of every piece, in any theme."""
PAPER = "#fffdf5"
"""The white of every piece, in any theme."""
FONT = "Nunito, 'Segoe UI', 'Helvetica Neue', 'DejaVu Sans', sans-serif"


class Theme(Struct, frozen=True):
    """The colours of what is not a piece."""

    paper: str  # behind everything
    text: str
    faint: str  # lesser words and thin lines
    panel: str  # what a seat's things lie on
    table: str  # the table, the middle
    rim: str
    glow: str  # whose turn it is
    water: tuple[str, str]  # near, far


THEMES = {
    "light": Theme(
        paper="#fbf8f0",
        text="#1d2b38",
        faint="#6b7a83",
        panel="#ffffff",
        table="#dcebe8",
        rim="#9fc3c0",
        glow="#e0a526",
        water=("#e6f4f6", "#b5dbe4"),
    ),
    "dark": Theme(
        paper="#131c24",
        text="#eef3f2",
        faint="#93a5ae",
        panel="#22313c",
        table="#1d3f4a",
        rim="#3f6b77",
        glow="#f4c95d",
        water=("#23566a", "#122f3d"),
    ),
    "contrast": Theme(
        paper="#000000",
        text="#ffffff",
        faint="#ffffff",
        panel="#000000",
        table="#00262c",
        rim="#ffffff",
        glow="#ffff00",
        water=("#00262c", "#000000"),
    ),
}


def find_theme(theme: str) -> Theme:
    """The theme of that name; a refusal lists the themes there are."""
    if theme not in THEMES:
        raise Refusal("no-such-theme", theme=theme, themes=", ".join(THEMES))
    return THEMES[theme]


class Scene(Struct, frozen=True, kw_only=True):
    """A state of a game and how to draw it."""

    view: Any
    due: Due[object]
    seat: int | None  # the seat whose view this is; None for a watcher
    theme: Theme
    names: Sequence[str]
    lang: str

    def name(self, seat: int, most: int) -> str:
        """The seat's name, shortened if necessary."""
        return shortened(name(seat, self.names, self.lang), most)

    def place(self, seat: int) -> int | None:
        """The seat's place once the game is over."""
        return self.due.places[seat] if isinstance(self.due, Over) else None

    def around(self, seats: int) -> list[int]:
        """The seats in turn order, starting with the viewing seat."""
        first = self.seat or 0
        return [(first + step) % seats for step in range(seats)]


class Picture(str):
    """An SVG document; notebooks display it as a picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return self


def page(scene: Scene, title: str, width: float, height: float, *body: str) -> Picture:
    """The whole document: each symbol that it uses, once, then the drawing."""
    drawn = "".join(body)
    return Picture(
        tag(
            "svg",
            tag("title", escape(title)),
            tag("defs", definitions(drawn)),
            box(0, 0, width, height, fill=scene.theme.paper),
            drawn,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {width:g} {height:g}",
            width=width,
            height=height,
            role="img",
            font_family=FONT,
            font_weight="600",
        )
        + "\n"
    )


def titled(game: str, scene: Scene) -> str:
    """The picture's title, for screen readers."""
    match scene.due:
        case Players(seats):
            who = listed((name(seat, scene.names, scene.lang) for seat in seats), scene.lang)
            return sentence("draw-due", {"game": game, "who": who}, scene.lang)
        case Over(places):
            first = (seat for seat, place in enumerate(places) if place == 1)
            who = listed((name(seat, scene.names, scene.lang) for seat in first), scene.lang)
            return sentence("draw-over", {"game": game, "who": who}, scene.lang)
        case _:
            return sentence("draw-moment", {"game": game}, scene.lang)


def felt(scene: Scene, width: float, height: float, corner: float) -> str:
    """The table in the middle of the seats."""
    theme = scene.theme
    return group(
        box(10, 14, width - 20, height - 24, corner, fill=INK, opacity=0.14),
        box(10, 8, width - 20, height - 24, corner, fill=theme.rim, stroke=INK, stroke_width=2),
        box(24, 22, width - 48, height - 52, corner - 12, fill=theme.table),
        class_="felt",
    )


def glyph(colour: str, x: float, y: float, size: float, outline: float = 1.6) -> str:
    """The glyph of a colour, in that colour, with a dark outline."""
    return use(
        f"glyph-{colour}", x, y, size, fill=palette()[colour], stroke=INK, stroke_width=outline, stroke_linejoin="round"
    )


def plate(scene: Scene, seat: int, x: float, y: float, width: float, *, turn: bool, letters: int = 16) -> str:
    """A seat's name plate around (x, y): lit on its turn, crowned if it has won."""
    place = scene.place(seat)
    lit = turn and place is None
    marks: list[str] = []
    if place == 1:
        marks.append(use("crown", -width / 2 + 4, -14, 34, class_="place", data_place=1))
    elif place is not None:
        marks.append(use("medal", -width / 2 + 4, -2, 34, class_="place", data_place=place))
        marks.append(text(str(place), -width / 2 + 4, 7, 13, fill=INK))
    elif lit:
        marks.append(use("pennant", -width / 2 + 4, -12, 34, class_="turn"))
    theme = scene.theme
    return group(
        box(
            -width / 2,
            -15,
            width,
            30,
            15,
            fill=theme.panel,
            stroke=theme.glow if lit else theme.rim,
            stroke_width=3 if lit else 1.5,
        ),
        text(scene.name(seat, letters), 0, 6, 16, fill=theme.text),
        *marks,
        x=x,
        y=y,
        class_="plate",
        data_seat=seat,
    )
