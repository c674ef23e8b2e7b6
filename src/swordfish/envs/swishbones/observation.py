"""Observe swishbones: everything, one row per piece."""

from swordfish.envs.spec import Field, Spec, turn_of
from swordfish.games.swishbones.model import BONES, HEADS, Options, State
from swordfish.games.swishbones.plane import D

PIECES = HEADS + BONES
FOOD = 1
FISH = 2
EDGE = 10
"""The distance at which a fish is placed, in bones."""


def farthest(options: Options) -> int:
    """The greatest possible coordinate of a bone: every swish of every turn of the longest game, in a line.

    A turn has at most as many swishes as a fish has bones; after enough turns without a meal the game is over.
    """
    turns = (options.bones + 1) * options.quiet_rounds + 1
    return (EDGE + turns * (options.bones + 1)) * (D + 1)


def spec(options: Options) -> Spec:
    seats, far = options.seats, farthest(options)

    def where(view: State, seat: int) -> list[int]:
        found = [0] * PIECES
        for piece, _, _ in view.food:
            found[piece] = FOOD
        for at, fish in enumerate(view.fish):
            whose = (at - seat) % seats
            for piece in fish.pieces:
                found[piece] = FISH + whose
            for piece in fish.penalty:
                found[piece] = FISH + seats + whose
        return found

    def order(view: State, seat: int) -> list[int]:
        found = [0] * PIECES
        for fish in view.fish:
            for at, piece in enumerate(fish.pieces, 1):
                found[piece] = at
        return found

    def centres(view: State, seat: int) -> list[int]:
        found = [0] * (2 * PIECES)
        for piece, x, y in view.food:
            found[2 * piece : 2 * piece + 2] = x, y
        for fish in view.fish:
            for piece, centre in zip(fish.pieces, fish.centres, strict=False):  # no centres before it is placed
                found[2 * piece : 2 * piece + 2] = centre
        return found

    def turn(view: State, seat: int) -> list[int]:
        return turn_of(seats, view.turn, seat)

    def state(view: State, seat: int) -> tuple[int, int]:
        return int(view.moved), view.quiet

    most_quiet = seats * options.quiet_rounds
    whose = f"2 … {1 + seats} in the fish of a seat, one's own first; {2 + seats} … {1 + 2 * seats} on its penalty pile"
    return Spec(
        (
            Field("where", (PIECES,), 0, 1 + 2 * seats, f"of each piece: 0 in the box; 1 food; {whose}", where),
            Field(
                "order", (PIECES,), 0, PIECES, "of each piece: its place in the fish, the front is 1; 0: none", order
            ),
            Field(
                "centres", (PIECES, 2), -far, far, "of each piece: x and y, a bone is 1000 wide; 0, 0: none", centres
            ),
            Field("turn", (seats,), 0, 1, "1: this seat is to move", turn),
            Field("state", (2,), 0, most_quiet, "1 if a swish was made this turn; quiet turns in a row", state),
        )
    )
