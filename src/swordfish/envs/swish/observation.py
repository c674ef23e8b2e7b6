"""Observe swish: all cards in the area, the mat, and each seat's claim. Times are not included.

A card is its own pair of cells, however it was dealt, because the orientations of a proof turn that pair.
"""

from swordfish.envs.spec import Field, Spec, around, marked
from swordfish.games.swish.cards import CELLS, ORIENTATIONS
from swordfish.games.swish.model import EMPTY, NOBODY, PLACES, Options, State


def area(view: State, seat: int) -> list[int]:
    cards = view.options.cards
    found: list[int] = []
    for lying in view.area:
        found += (0, 0) if lying == EMPTY else (1 + cards[lying.card].ball, 1 + cards[lying.card].hoop)
    return found


def mat(view: State, seat: int) -> list[int]:
    found = [0] * PLACES
    for layer in view.mat:
        found[layer.place] = 1 + layer.orientation
    return found


AREA = Field("area", (PLACES, 2), 0, CELLS, "of each place: 1 + the cell of ball and of hoop; 0, 0: empty", area)
MAT = Field("mat", (PLACES,), 0, ORIENTATIONS, "of each place: 0, or 1 + the orientation on the mat", mat)


def wanted(view: State, seat: int) -> tuple[int]:
    limit = view.options.limit(seat)
    return (limit.least if limit.least == limit.most else 0,)


PUZZLE = Spec(
    (AREA, MAT, Field("wanted", (1,), 0, CELLS, "cards of the swish asked for; 0: the largest there is", wanted))
)
"""The fields of a puzzle, which is a table where the only seat is proving."""


def spec(options: Options) -> Spec:
    seats, size = options.seats, len(options.cards)

    def deck(view: State, seat: int) -> list[int]:
        return marked(size, view.deck)

    def piles(view: State, seat: int) -> list[int]:
        return [len(pile) for pile in around(view.piles, seat)]

    def words(view: State, seat: int) -> list[int]:
        return marked(seats, [(other - seat) % seats for other in view.words])

    def waits(view: State, seat: int) -> list[int]:
        return [int(until > 0) for until in around(view.waits, seat)]

    def caller(view: State, seat: int) -> list[int]:
        return marked(seats, [] if view.caller == NOBODY else [(view.caller - seat) % seats])

    def limits(view: State, seat: int) -> list[int]:
        found: list[int] = []
        for other in range(seats):
            limit = options.limit((seat + other) % seats)
            found += (limit.least, limit.most)
        return found

    return Spec(
        (
            AREA,
            MAT,
            Field("deck", (size,), 0, 1, "1: the card is not dealt", deck),
            Field("piles", (seats,), 0, size, "cards collected by each seat, one's own first", piles),
            Field("words", (seats,), 0, 1, "1: the seat says that there is no swish", words),
            Field("waits", (seats,), 0, 1, "1: the seat cannot call yet", waits),
            Field("caller", (seats,), 0, 1, "1: the seat is proving", caller),
            Field("limits", (seats, 2), 0, CELLS, "least and most cards in a swish of each seat", limits),
        )
    )
