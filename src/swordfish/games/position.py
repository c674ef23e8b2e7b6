"""Check a position at which a table shall begin, and find the options that fit it.

A state that carries its options has a field `options`. Any other game may have `options_of(state)` in its package.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from swordfish.core import BadNotation, BadOptions, Options, State, hides

if TYPE_CHECKING:
    from swordfish.games import Game


def fitting(game: "Game", state: State, given: Mapping[str, object]) -> dict[str, object]:
    """Plain values of the options that fit the position; those that are given take precedence."""
    if not isinstance(state, game.State):
        raise BadOptions("position-impossible")
    own = getattr(game, "options_of", None)
    found: Any = own(state) if own else getattr(state, "options", None)
    return {**({} if found is None else msgspec.to_builtins(found)), **given}


def check(game: "Game", options: Options, state: State) -> None:
    """Refuse a state that cannot occur with these options, or that hides something."""
    check_known(state)
    check_shape(game, options, state)


def check_known(state: State) -> None:
    """Refuse a view: a table needs the full state."""
    if hides(state):
        raise BadOptions("position-hidden")


def check_shape(game: "Game", options: Options, state: State) -> None:
    """Refuse a state that its notation cannot hold, or whose pieces or options differ from the table's."""
    try:
        sound = (
            game.notation.read(game.notation.write(state)) == state
            and game.pieces(state) == game.pieces(game.start(options))
            and getattr(state, "options", options) == options
        )
    except (BadNotation, ArithmeticError, AttributeError, LookupError, TypeError, ValueError):  # not even a state
        sound = False
    if not sound:
        raise BadOptions("position-impossible")
