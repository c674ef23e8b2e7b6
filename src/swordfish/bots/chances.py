"""The chances of all seats, where they are known for certain."""

from swordfish.core import BadOptions, State
from swordfish.games.swipe.model import State as SwipeState


def chances(game: str, view: State) -> tuple[float, ...] | None:
    """Each seat's chance to win: in two-player swipe, where nobody has anything to choose; else None."""
    if game != "swipe" or not isinstance(view, SwipeState) or len(view.seats) != 2:
        return None
    from swordfish.exact.swipe import odds  # NumPy is loaded only when somebody asks

    try:
        return odds(view).wins
    except BadOptions:  # more chips or dice than can be reckoned soon
        return None
