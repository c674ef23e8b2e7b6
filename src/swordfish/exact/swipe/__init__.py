"""The odds of swipe: exact for two players (`two`); for three, what a robbing policy is worth (`three`, `robbers`)."""

from typing import TYPE_CHECKING

from swordfish.games.swipe.model import State

if TYPE_CHECKING:
    from swordfish.exact.swipe.two import Known


def odds(state: State) -> "Known":
    """The odds of a two-player position. A win that is shared, where throws have run out, counts half."""
    from swordfish.exact.swipe import two  # bots read `profile` from this package and need no NumPy

    return two.odds(state)
