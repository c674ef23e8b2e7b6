"""The odds of swipe: exact for two players (`two`); for three, the value of a robbing policy (`three`, `robbers`)."""

from typing import TYPE_CHECKING

from swordfish.games.swipe.model import State

if TYPE_CHECKING:
    from swordfish.exact.swipe.two import Known


def odds(state: State) -> "Known":
    """The odds of a two-player position. A win shared at the throw limit counts half."""
    from swordfish.exact.swipe import two  # imported here: bots use `profile` from this package without NumPy

    return two.odds(state)
