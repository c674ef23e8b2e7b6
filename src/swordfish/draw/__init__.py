"""Any moment of any game as SVG. Glyphs, cards, bones and dice exist once, in art/, for page, notebook and print."""

from collections.abc import Callable, Sequence

from swordfish.core import State
from swordfish.draw import swipe, swirl, swish, swishbones
from swordfish.draw.scene import THEMES, Picture, Scene, find_theme, titled
from swordfish.draw.sprite import palette, symbols
from swordfish.games import find

__all__ = ["DRAWN", "THEMES", "Picture", "palette", "svg", "symbols"]

DRAWN: dict[str, Callable[[Scene, str], Picture]] = {
    "swish": swish.picture,
    "swishbones": swishbones.picture,
    "swirl": swirl.picture,
    "swipe": swipe.picture,
}
"""How each game is drawn: a scene and its title, as a picture."""


def svg(
    game: str,
    state: State,
    seat: int | None = None,
    *,
    theme: str = "light",
    names: Sequence[str] = (),
    lang: str = "en",
) -> Picture:
    """The moment as SVG: as the seat sees it, or, without a seat, as the state or view is given.

    What is hidden lies face down. The picture holds nothing that the view does not.
    """
    rules = find(game)
    view = state if seat is None else rules.view(state, seat)
    scene = Scene(
        view=view,
        due=rules.due(view),
        seat=seat,
        theme=find_theme(theme),
        names=tuple(names),
        lang=lang,
    )
    return DRAWN[game](scene, titled(game, scene))
