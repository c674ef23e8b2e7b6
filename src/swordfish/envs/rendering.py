"""Render a state as SVG, pixels or a line of text. It shows hidden things too."""

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from swordfish.core import BadOptions, State
from swordfish.draw import svg
from swordfish.games import find

if TYPE_CHECKING:
    from swordfish.envs.layers import Frames

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
    """Rasterise an SVG to RGB. Of a picture like the one before, only what changed is drawn."""
    return np.array(frames().frame(picture), np.uint8)


@cache
def frames() -> "Frames":
    """All environments share the tiles of their pictures."""
    from swordfish.envs.layers import Frames  # imported here: pillow comes with the environments' extras

    return Frames(WIDTH, "#ffffff")
