"""Pictures as PNG: some symbols are not clipped, for speed, and nobody can see that."""

from io import BytesIO

import numpy as np
import pytest
import resvg_py
from numpy.typing import NDArray
from PIL import Image

from swordfish.draw import palette, symbols
from swordfish.draw.element import use
from swordfish.draw.raster import png
from swordfish.draw.scene import glyph
from swordfish.draw.sprite import definitions

WIDEST = 4
"""The widest outline of a glyph, in its own units; wider ones would be clipped."""
PIECES = [name for name in symbols() if name in ("horns", "bone") or name.startswith(("head-", "glyph-"))]


def document(name: str) -> str:
    """The symbol in the middle, with a margin of half its size, as pictures of swishbones use it."""
    colour = name.rpartition("-")[2]
    shown = (
        glyph(colour, 100, 100, 100, WIDEST) if "glyph" in name else use(name, 100, 100, 100, color=palette()["red"])
    )
    size = 'viewBox="0 0 200 200" width="200" height="200"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}><defs>{definitions(shown)}</defs>{shown}</svg>'


def pixels(data: bytes) -> NDArray[np.int16]:
    with Image.open(BytesIO(data)) as image:
        return np.array(image.convert("RGBA"), np.int16)


@pytest.mark.parametrize("name", PIECES)
def test_a_piece_that_is_not_clipped_draws_nothing_outside_its_box(name: str) -> None:
    clipped, free = pixels(resvg_py.svg_to_bytes(svg_string=document(name))), pixels(png(document(name)))
    assert free[:, :, 3].any()
    assert np.abs(clipped - free).max() < 32, "colours are rounded differently in a layer"


def test_other_symbols_are_clipped() -> None:
    assert np.array_equal(pixels(resvg_py.svg_to_bytes(svg_string=document("crown"))), pixels(png(document("crown"))))
