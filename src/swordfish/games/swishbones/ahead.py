"""What a board shows for the fish to move: its heading, its swishes left, what lies ahead."""

from msgspec import Struct

from swordfish.games.swishbones.model import HEADS, Fish, State
from swordfish.games.swishbones.outlook import Span, outlook
from swordfish.games.swishbones.plane import HEADINGS


class Ahead(Struct, frozen=True):
    """The outlook of the fish to move, and what is needed to draw it."""

    heading: int
    swishes: int  # the most swishes left in this turn
    spans: tuple[Span, ...]


def ahead(state: State) -> Ahead | None:
    """The outlook of the fish to move; None until all fish are in the water."""
    if not all(fish.centres for fish in state.fish):
        return None
    fish = state.fish[state.turn]
    (x, y), (behind_x, behind_y) = fish.centres[:2]
    return Ahead(HEADINGS[x - behind_x, y - behind_y], swishes_left(fish), outlook(state))


def swishes_left(fish: Fish) -> int:
    """The number of swishes that bring the head to the front, or to the front again."""
    return len(fish.pieces) - next(at for at, piece in enumerate(fish.pieces) if piece < HEADS)
