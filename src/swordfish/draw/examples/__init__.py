"""Pictures for the rules, drawn from real positions. `draw/examples/<game>` has them by name, in `EXAMPLES`."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from swordfish.core import Refusal, State
from swordfish.draw import svg
from swordfish.draw.scene import Picture, Scene, find_theme
from swordfish.games import find
from swordfish.parts import own

Example: TypeAlias = Callable[[str, str], Picture]
"""Draws an example in a theme and a language."""


def example(game: str, name: str, *, theme: str = "light", lang: str = "en") -> Picture:
    """The picture of that name; Refusal if there is none."""
    known: Mapping[str, Example] = own("draw.examples", game, "EXAMPLES", {})
    if name not in known:
        raise Refusal("no-such-page")
    return known[name](theme, lang)


def position(game: str, notation: str) -> Example:
    """An example that is a whole table, from its notation."""

    def drawn(theme: str, lang: str) -> Picture:
        return svg(game, find(game).notation.read(notation), theme=theme, lang=lang)

    return drawn


def still(state: State, game: str, theme: str, lang: str) -> Scene:
    """The scene of a position, for an example that draws a part of it."""
    return Scene(view=state, due=find(game).due(state), seat=None, theme=find_theme(theme), names=(), lang=lang)
