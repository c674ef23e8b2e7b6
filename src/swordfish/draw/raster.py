"""Turns SVG into PNG, for messengers and for environments that give pixels."""

import re
from functools import cache
from pathlib import Path

import resvg_py

FONT = "Arimo"
_INSIDE = re.compile(r'<symbol (?=id="(?:glyph-[a-z]+|horns|bone|head-[a-z]+)")')
"""Symbols that draw nothing outside their boxes. resvg clips every symbol that does not say so, each in a layer of its
own: a fifth of the time of a picture of swishbones."""
LATIN = 0x0530
"""The font that comes with the page has every letter below: Latin, Greek, Cyrillic. Others come from the machine."""


@cache
def font_files() -> list[str]:
    """The font that comes with the page, if the page is built."""
    file = Path(__file__).parent.parent / "server" / "static" / "picture.ttf"
    return [str(file)] if file.is_file() else []


def png(picture: str, width: int | None = None, background: str | None = None) -> bytes:
    """A picture as PNG, in its own width or another one.

    With our own font the machine's fonts need not be read, which takes longer than drawing where there are many. A
    picture without words needs none.
    """
    words = "<text" in picture
    found = font_files() if words else []
    ours = not words or (bool(found) and ord(max(picture)) < LATIN)
    return resvg_py.svg_to_bytes(
        svg_string=_INSIDE.sub('<symbol overflow="visible" ', picture),
        width=width,
        background=background,
        font_files=found,
        skip_system_fonts=ours,
        font_family=FONT,
        sans_serif_family=FONT,
    )
