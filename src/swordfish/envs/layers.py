"""Rasterise pictures of one game after the other: what earlier pictures had is not drawn again.

A picture is cut into its elements, large groups into theirs. Each element becomes a transparent tile, kept for later
pictures, wherever it lies there. A frame is a stack of tiles. It differs from `raster.png` by half a pixel at most,
because a tile begins at a whole one, and in the rounding of colours.
"""

import re
from collections.abc import Iterator
from io import BytesIO
from math import ceil
from typing import NamedTuple

from PIL import Image

from swordfish.draw.raster import png
from swordfish.draw.sprite import definitions, symbols

TILES = 1024
"""How many tiles are kept; a full one of 640 pixels takes 1.3 MB, most take a hundredth of that."""
LARGE = 1300
"""A group of more letters is cut into its elements."""
FRESH = 12
"""If more elements are new, the picture is drawn as a whole: that takes about as long."""
COARSE = 8
"""The bounds of an element are found in a picture of this fraction of the size."""
_ROOT = re.compile(r"<svg([^>]*)>")
_SIZE = re.compile(r' (?:viewBox="0 0 (?P<width>[\d.]+) (?P<height>[\d.]+)"|(?:width|height)="[\d.]+")')
_CUTTABLE = re.compile(r'<svg[^>]* viewBox="0 0 ')
"""Our own pictures begin at the origin; a game of another package may draw another one."""
_TAG = re.compile(r'<(/?)(\w+)((?:[^>"]|"[^"]*")*?)(/?)>')
_TOGETHER = re.compile(r"\b(?:opacity|filter|mask|clip-path|style)=")
"""Attributes that apply to a group as a whole: it cannot be cut."""
_UNSEEN = re.compile(r' (?:class|data-[\w-]+)="[^"]*"')
"""Attributes that change no pixel."""
_MOVED = re.compile(r'( transform=")translate\((\S+) (\S+)\)')
_NOTHING = re.compile(r' transform="\s*"')
_REFERENCE = re.compile(r'href="#([\w-]+)"')
_DEFINED = ("defs", "title")
"""Elements that draw nothing: each tile gets the symbols that it uses."""


class Canvas(NamedTuple):
    """The size of a picture in its own units and in pixels, and the attributes that its elements inherit."""

    inherited: str
    width: float
    height: float
    pixels: int

    @property
    def lines(self) -> int:
        """The height in pixels, as resvg rounds it."""
        return ceil(self.height * self.pixels / self.width)


class Element(NamedTuple):
    """A piece of a picture, and how far it is moved."""

    x: float
    y: float
    text: str


class Tile(NamedTuple):
    """An element as pixels, and where they begin, seen from its own origin."""

    image: Image.Image
    x: int
    y: int


class Frames:
    """Makes frames of one width, one after the other, and keeps the tiles."""

    def __init__(self, pixels: int, background: str) -> None:
        self._pixels, self._background = pixels, background
        self._tiles: dict[tuple[Canvas, str], Tile | None] = {}
        self._latest = set[str]()

    @property
    def tiles(self) -> int:
        """How many tiles are kept."""
        return len(self._tiles)

    def frame(self, picture: str) -> Image.Image:
        """The picture as an RGB image. It is cut into tiles only if most of it is like the picture before."""
        if not _CUTTABLE.search(picture):
            return self._whole(picture)
        canvas, body = opened(picture, self._pixels)
        cut = [Element(x, y, with_references(text, body)) for x, y, text in elements(body)]
        texts = {element.text for element in cut}
        fresh = [text for text in texts - self._latest if (canvas, text) not in self._tiles]
        self._latest = texts
        if len(fresh) > FRESH:
            return self._whole(picture)
        image = Image.new("RGB", (canvas.pixels, canvas.lines), self._background)
        across, down = canvas.pixels / canvas.width, canvas.lines / canvas.height
        for element in cut:
            tile = self._tile(canvas, element.text)
            if tile:
                place = round(element.x * across) + tile.x, round(element.y * down) + tile.y
                image.paste(tile.image, place, tile.image)
        return image

    def _whole(self, picture: str) -> Image.Image:
        with Image.open(BytesIO(png(picture, self._pixels, self._background))) as whole:
            return whole.convert("RGB")

    def _tile(self, canvas: Canvas, text: str) -> Tile | None:
        """The tile of an element; the oldest one makes room."""
        key = (canvas, text)
        if key not in self._tiles:
            if len(self._tiles) >= TILES:
                self._tiles.pop(next(iter(self._tiles)))
            self._tiles[key] = rasterised(canvas, text)
        return self._tiles[key]


def opened(picture: str, pixels: int) -> tuple[Canvas, str]:
    """The canvas of a picture, and what is drawn on it."""
    root = _ROOT.search(picture)
    assert root, "a picture is an SVG document"
    size = next(found for found in _SIZE.finditer(root[1]) if found["width"])
    canvas = Canvas(_SIZE.sub("", root[1]), float(size["width"]), float(size["height"]), pixels)
    return canvas, _UNSEEN.sub("", picture[root.end() :])


def elements(body: str, x: float = 0.0, y: float = 0.0, before: str = "", after: str = "") -> Iterator[Element]:
    """The elements of a body in their order, each within its groups; a large group is cut into its elements."""
    for name, opening, text in children(body):
        if name in _DEFINED:
            continue
        moved = None if "transform" in before or name != "g" else _MOVED.search(opening)
        dx, dy = (float(moved[2]), float(moved[3])) if moved else (0.0, 0.0)
        own = _NOTHING.sub("", _MOVED.sub(r"\1", opening, count=1)) if moved else opening
        inner = text[len(opening) :]
        if name == "g" and len(text) > LARGE and not _TOGETHER.search(opening):
            yield from elements(inner.removesuffix("</g>"), x + dx, y + dy, before + own, "</g>" + after)
        else:
            yield Element(x + dx, y + dy, before + own + inner + after)


def children(body: str) -> Iterator[tuple[str, str, str]]:
    """Of each element of a body: its name, its opening tag, and its text."""
    depth, first = 0, None
    for tag in _TAG.finditer(body):
        first = first or tag
        depth += -1 if tag[1] else not tag[4]
        if depth < 0:
            return
        if not depth:
            yield first[2], first[0], body[first.start() : tag.end()]
            first = None


def with_references(text: str, body: str) -> str:
    """An element with the groups of its picture that it shows once more."""
    again = [
        next(children(body[body.index(f'<g id="{name}"') :]))[2]
        for name in _REFERENCE.findall(text)
        if name not in symbols()
    ]
    return f"<defs>{''.join(again)}</defs>{text}" if again else text


def rasterised(canvas: Canvas, text: str) -> Tile | None:
    """The tile of an element; None if it draws nothing."""
    width, height = canvas.pixels, canvas.lines
    window = (-width, -height, width, height)  # an element that is moved may lie on any side of its origin
    bounds = image_of(canvas, text, window, COARSE).getchannel("A").getbbox()
    if bounds is None:
        return None
    x, y = (bounds[0] - 1) * COARSE - width, (bounds[1] - 1) * COARSE - height
    box = (x, y, (bounds[2] + 1) * COARSE - width, (bounds[3] + 1) * COARSE - height)
    return Tile(image_of(canvas, text, box, 1), x, y)


def image_of(canvas: Canvas, text: str, box: tuple[int, int, int, int], coarse: int) -> Image.Image:
    """This part of the plane, in pixels, with one element on it; every `coarse` pixels become one."""
    left, top, right, bottom = box
    wide, high = -(-(right - left) // coarse), -(-(bottom - top) // coarse)
    across, down = canvas.width / canvas.pixels, canvas.height / canvas.lines
    view = f"{left * across:.6f} {top * down:.6f} {wide * coarse * across:.6f} {high * coarse * down:.6f}"
    document = (
        f'<svg{canvas.inherited} viewBox="{view}" width="{wide}" height="{high}" preserveAspectRatio="none">'
        f"<defs>{definitions(text)}</defs>{text}</svg>"
    )
    with Image.open(BytesIO(png(document))) as image:
        return image.convert("RGBA")
