"""Draw any state of any game as SVG. The art exists once, in art/, for the page, notebooks and print.

`draw/<game>` has a function `picture(scene, title)`; a game without one is drawn by `generic.py`.
"""

from collections.abc import Sequence

from swordfish.core import State
from swordfish.draw import generic
from swordfish.draw.scene import THEMES, Picture, Scene, find_theme, titled
from swordfish.draw.sprite import palette, symbols
from swordfish.games import find
from swordfish.parts import own

__all__ = ["THEMES", "Picture", "palette", "svg", "symbols"]


def svg(
    game: str,
    state: State,
    seat: int | None = None,
    *,
    theme: str = "light",
    names: Sequence[str] = (),
    lang: str = "en",
) -> Picture:
    """Draw the state as this seat sees it, or, without a seat, everything in the given state or view.

    Hidden cards lie face down. The picture contains nothing that the view does not.
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
    title = titled(game, scene)
    drawn = own("draw", game, "picture")
    return drawn(scene, title) if drawn else generic.picture(scene, title, rules)
