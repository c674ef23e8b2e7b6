"""No information by colour alone: the palette under three colour deficiencies and greyscale.

The deficiencies are simulated in linear light by the matrices of Machado, Oliveira and Fernandes (2009) for a severity
of 1; greyscale keeps the luminance. Distances are measured in CIELAB. Pairs that become too close need another sign:
each colour has its own glyph, drawn wherever the colour carries meaning.
"""

import itertools
import json
import math
import re
from collections.abc import Callable
from io import BytesIO
from typing import TypeAlias
from xml.etree import ElementTree

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from swordfish.draw import palette, svg, symbols
from swordfish.draw.raster import png
from swordfish.games import GAMES
from tests.draw.gallery import SHOTS
from tests.draw.reading import SVG, Drawn
from tests.rulebook import ROOT

Light: TypeAlias = tuple[float, float, float]
"""Red, green and blue, linear, from 0 to 1."""
APART = 20.0
"""Colours this far apart in CIELAB are easily distinguished; 2.3 is just noticeable side by side."""
MATRICES: dict[str, tuple[Light, Light, Light]] = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
    "greyscale": ((0.2126, 0.7152, 0.0722), (0.2126, 0.7152, 0.0722), (0.2126, 0.7152, 0.0722)),
}


def light(colour: str) -> Light:
    """#RRGGBB in linear light."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return red, green, blue


def seen(colour: Light, matrix: tuple[Light, Light, Light]) -> Light:
    """The colour under the simulated deficiency."""
    red, green, blue = (
        min(1.0, max(0.0, sum(weight * part for weight, part in zip(row, colour, strict=True)))) for row in matrix
    )
    return red, green, blue


def lab(colour: Light) -> Light:
    """CIELAB, under D65."""
    red, green, blue = colour
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883

    def bend(part: float) -> float:
        return part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116

    return 116 * bend(y) - 16, 500 * (bend(x) - bend(y)), 200 * (bend(y) - bend(z))


def apart(one: str, other: str, change: Callable[[Light], Light] = lambda colour: colour) -> float:
    return math.dist(lab(change(light(one))), lab(change(light(other))))


def too_near(kind: str) -> set[tuple[str, str]]:
    """The pairs of the palette that are too close under the simulation."""
    pairs = itertools.combinations(sorted(palette()), 2)
    return {
        (one, other)
        for one, other in pairs
        if apart(palette()[one], palette()[other], lambda colour: seen(colour, MATRICES[kind])) < APART
    }


def test_the_simulation_reproduces_known_confusions() -> None:
    red, green = "#ff0000", "#8f7f00"  # a dark yellow-green on a protan's confusion line with red
    for kind in ("protanopia", "deuteranopia"):
        assert apart(red, green, lambda colour, kind=kind: seen(colour, MATRICES[kind])) < apart(red, green) / 2
    assert apart("#ffffff", "#000000") == pytest.approx(100, abs=0.1)
    assert apart("#808080", "#808080", lambda colour: seen(colour, MATRICES["greyscale"])) == 0
    white = seen(light("#ffffff"), MATRICES["tritanopia"])
    assert white == pytest.approx((1, 1, 1), abs=1e-3)


def test_the_palette_is_distinguishable_with_full_colour_vision() -> None:
    for one, other in itertools.combinations(palette().values(), 2):
        assert apart(one, other) >= 1.5 * APART


@pytest.mark.parametrize(("one", "other"), [*itertools.combinations(sorted(palette()), 2)])
def test_glyphs_differ_by_their_shapes_alone(one: str, other: str) -> None:
    """Both drawn in black, stacked: at least a tenth of the black pixels belong to one of them only."""
    first, second = black(one), black(other)
    assert min(first.sum(), second.sum()) > 0.1 * first.size
    assert (first ^ second).sum() > 0.1 * (first | second).sum()


def test_without_glyphs_some_colours_would_be_confused() -> None:
    assert {kind for kind in MATRICES if too_near(kind)} == {"deuteranopia", "tritanopia", "greyscale"}


def black(name: str) -> NDArray[np.bool_]:
    """The pixels that the glyph of a colour covers."""
    drawn = symbols()[f"glyph-{name}"].replace("<symbol", '<svg xmlns="http://www.w3.org/2000/svg"')
    with Image.open(BytesIO(png(drawn.replace("</symbol>", "</svg>"), 640, "white"))) as picture:
        return np.asarray(picture.convert("L")) < 128


@pytest.mark.parametrize("name", SHOTS)
def test_a_glyph_is_drawn_wherever_a_colour_carries_meaning(name: str) -> None:
    shot = SHOTS[name]
    picture = Drawn(svg(shot.game, GAMES[shot.game].notation.read(shot.position), shot.seat, theme=shot.theme))
    names = {value.lower(): colour for colour, value in palette().items()}
    for element in picture.elements():
        used = {names[value.lower()] for value in element.attrib.values() if value.lower() in names}
        for colour in used:
            assert _signed(picture, element, colour), f"{colour} without its glyph: {element.attrib}"


def _signed(picture: Drawn, element: ElementTree.Element, colour: str) -> bool:
    """Whether the colour's glyph is drawn in the element, or beside it in the same group."""
    sign = f"glyph-{colour}"
    if _shows(element, sign) or any(sign in value for value in element.attrib.values()):
        return True
    thing = picture.parents.get(element)
    for _ in range(2):
        if thing is not None and _shows(thing, sign):
            return True
        thing = picture.parents.get(thing) if thing is not None else None
    symbol = str(element.get("href", "")).removeprefix("#").split("-")[0]
    return element.tag == f"{SVG}use" and symbol == "head"  # the four heads differ in shape


def _shows(thing: ElementTree.Element, sign: str) -> bool:
    return any(sign in value for part in thing.iter() for value in part.attrib.values())


def test_the_page_paints_with_the_same_palette_and_nothing_else() -> None:
    ours = {value.lower() for value in palette().values()}
    for path in sorted((ROOT / "web" / "src" / "games").rglob("*")):
        if path.suffix in {".ts", ".svelte"}:
            painted = re.findall(r"(red|green|yellow|purple|blue|orange): '(#[0-9A-Fa-f]{6})'", path.read_text("utf-8"))
            assert {colour.lower() for _, colour in painted} <= ours, path.name
            for name, colour in painted:
                assert palette()[name].lower() == colour.lower()
    assert json.loads((ROOT / "src/swordfish/draw/art/palette.json").read_text("utf-8")) == palette()
