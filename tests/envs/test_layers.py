"""Frames made of tiles: like the picture drawn as a whole, and nothing is drawn twice."""

from collections.abc import Iterator
from io import BytesIO

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from swordfish import Table
from swordfish.draw import svg
from swordfish.draw.raster import png
from swordfish.envs.layers import Frames
from swordfish.games.swishbones.model import Swish

WIDTH, BLOCK = 320, 16


def pictures(game: str, choices: int) -> Iterator[str]:
    """A game from choice to choice; in swishbones, the last one shows the lens."""
    table = Table(game, seats=3, seed=4)
    for _ in range(choices):
        yield str(svg(game, table.state))
        table.push(table.legal()[0])


def blocks(pixels: NDArray[np.uint8]) -> NDArray[np.float64]:
    """The mean colour of each block."""
    high, wide = (length // BLOCK * BLOCK for length in pixels.shape[:2])
    cut = pixels[:high, :wide].reshape(high // BLOCK, BLOCK, wide // BLOCK, BLOCK, 3)
    return cut.mean(axis=(1, 3))


@pytest.mark.parametrize(("game", "choices"), [("swipe", 3), ("swirl", 6), ("swishbones", 8), ("swish", 2)])
def test_a_frame_of_tiles_is_the_picture(game: str, choices: int) -> None:
    *_, picture = pictures(game, choices)
    tiled = Frames(WIDTH, "#ffffff")
    tiled.frame(picture)
    assert tiled.tiles == 0, "the first picture is drawn as a whole"
    found = np.array(tiled.frame(picture))
    assert tiled.tiles > 3
    with Image.open(BytesIO(png(picture, WIDTH, "#ffffff"))) as image:
        wanted = np.array(image.convert("RGB"))
    assert found.shape == wanted.shape
    assert np.abs(blocks(found) - blocks(wanted)).max() < 20
    assert np.abs(found.astype(int) - wanted).mean() < 4


def test_only_what_changed_becomes_a_new_tile() -> None:
    first, second = pictures("swipe", 2)
    tiled = Frames(WIDTH, "#ffffff")
    for picture in (first, first):
        tiled.frame(picture)
    kept = tiled.tiles
    tiled.frame(second)
    assert kept < tiled.tiles < 2 * kept
    both = tiled.tiles
    for picture in (first, second):
        tiled.frame(picture)
    assert tiled.tiles == both


def test_a_picture_that_begins_elsewhere_is_drawn_as_a_whole() -> None:
    """As a game of another package may draw it; twice, because the second one would be cut."""
    picture = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 -5 10 10" width="10" height="10"><circle r="4"/></svg>'
    )
    tiled = Frames(WIDTH, "#ffffff")
    first, second = tiled.frame(picture), tiled.frame(picture)
    assert tiled.tiles == 0
    assert first.getpixel((WIDTH // 2, WIDTH // 2)) == second.getpixel((WIDTH // 2, WIDTH // 2)) == (0, 0, 0)
    assert second.getpixel((0, 0)) == (255, 255, 255)


def test_a_fish_that_swims_on_leaves_the_other_pieces_alone() -> None:
    """While the scale stays, a move of swishbones makes few new tiles: no name in the picture depends on all of it."""
    table = Table("swishbones", seats=3, seed=4)
    while not isinstance(table.legal()[0], Swish):
        table.push(table.legal()[0])
    tiled = Frames(WIDTH, "#ffffff")
    for _ in range(2):
        tiled.frame(str(svg("swishbones", table.state)))
    before = tiled.tiles
    table.push(table.legal()[0])
    tiled.frame(str(svg("swishbones", table.state)))
    assert before > 30
    assert before < tiled.tiles < before + 20
