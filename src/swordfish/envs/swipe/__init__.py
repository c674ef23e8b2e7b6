"""swipe environments. With two players there is nothing to choose, so the default is three."""

from swordfish.envs.numbering import Numbering
from swordfish.envs.swipe.observation import spec
from swordfish.envs.swipe.tree import TREE
from swordfish.games.swipe.model import Options, State, Swipe, pieces

__all__ = ["SEATS", "TREE", "numbering", "points", "spec"]

SEATS = 3


def numbering(options: Options) -> Numbering:
    """Action k takes from seat k + 1 to the left."""
    seats = options.seats

    def action(view: State, seat: int, command: Swipe) -> int:
        return (command.victim - seat - 1) % seats

    def command(view: State, seat: int, action: int) -> Swipe:
        return Swipe((seat + 1 + action) % seats)

    return Numbering(seats - 1, action, command)


def points(state: State) -> list[float]:
    """The share of all chips."""
    chips, _ = pieces(state)
    return [hoard.chips / chips for hoard in state.seats]
