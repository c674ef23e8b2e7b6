"""Draw any state of any game as SVG. The art exists once, in art/, for the page, notebooks and print.

`draw/<game>` has a function `picture(scene, title)`; a game without one is drawn by `generic.py`.
"""

from collections.abc import Sequence

from swordfish.core import State
from swordfish.draw import ending, generic, invitation
from swordfish.draw.scene import THEMES, Picture, Scene, find_theme, titled
from swordfish.draw.sprite import palette, symbols
from swordfish.games import find
from swordfish.parts import own

__all__ = ["THEMES", "Picture", "final", "invited", "palette", "svg", "symbols"]


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
    scene = _scene(game, state, seat, theme, names, lang)
    title = titled(game, scene)
    drawn = own("draw", game, "picture")
    return drawn(scene, title) if drawn else generic.picture(scene, title, find(game))


def final(
    game: str,
    view: State,
    *,
    heading: str,
    scores: Sequence[str] = (),
    theme: str = "light",
    names: Sequence[str] = (),
    faces: Sequence[str] = (),
    lang: str = "en",
) -> Picture:
    """Draw the end of a game for messengers: the board of this view beside the places, with the players' faces.

    `scores`: each seat's, in words. The picture contains nothing that the view does not.
    """
    scene = _scene(game, view, None, theme, names, lang)
    board = svg(game, view, theme=theme, names=names, lang=lang)
    return ending.picture(scene, titled(game, scene), heading, board, scores, faces)


def invited(game: str, view: State, *, words: str, face: str = "", theme: str = "light", lang: str = "en") -> Picture:
    """Draw an invitation for messengers: a board of the game beside the face and the words of the host."""
    scene = _scene(game, view, None, theme, (), lang)
    return invitation.picture(scene, words, svg(game, view, theme=theme, lang=lang), face)


def _scene(game: str, state: State, seat: int | None, theme: str, names: Sequence[str], lang: str) -> Scene:
    rules = find(game)
    view = state if seat is None else rules.view(state, seat)
    return Scene(
        view=view,
        due=rules.due(view),
        seat=seat,
        theme=find_theme(theme),
        names=tuple(names),
        lang=lang,
    )
