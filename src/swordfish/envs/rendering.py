"""Render a state as SVG, pixels or a line of text. It shows hidden things too."""

from io import BytesIO
from typing import Any

import numpy as np
from numpy.typing import NDArray

from swordfish.core import BadOptions, State
from swordfish.draw import svg
from swordfish.draw.raster import png
from swordfish.games import find

MODES = ["human", "ansi", "rgb_array", "svg"]
WIDTH = 640


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in MODES:
        raise BadOptions("no-such-render-mode", mode=mode, modes=", ".join(MODES))


def rendered(game: str, state: State, mode: str | None) -> Any:
    """Render in this mode; `human` prints the state's notation."""
    match mode:
        case "rgb_array":
            return pixels(str(svg(game, state)))
        case "svg":
            return str(svg(game, state))
        case "ansi":
            return find(game).notation.write(state)
        case "human":
            print(find(game).notation.write(state))
        case _:
            pass
    return None


def pixels(picture: str) -> NDArray[np.uint8]:
    """Rasterise an SVG to RGB."""
    from PIL import Image

    with Image.open(BytesIO(png(picture, WIDTH, "#ffffff"))) as image:
        return np.asarray(image.convert("RGB"), np.uint8)
