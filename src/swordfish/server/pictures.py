"""Turns SVG into PNG, for messengers, which show no SVG."""

from functools import cache
from importlib import resources

import resvg_py

FONT = "Arimo"
LATIN = 0x0530
"""The font that comes with the page has every letter below: Latin, Greek, Cyrillic. Others come from the machine."""


@cache
def font_files() -> list[str]:
    """The font that comes with the page, if the page is built."""
    file = resources.files("swordfish.server").joinpath("static", "picture.ttf")
    return [str(file)] if file.is_file() else []


def png(picture: str) -> bytes:
    """A picture as PNG, in its own size."""
    found = font_files()
    ours = bool(found) and max(map(ord, picture), default=0) < LATIN
    return resvg_py.svg_to_bytes(
        svg_string=picture,
        font_files=found,
        skip_system_fonts=ours,
        font_family=FONT,
        sans_serif_family=FONT,
    )
