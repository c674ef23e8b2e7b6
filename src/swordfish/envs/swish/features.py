"""Observe a swish puzzle in features: which cards lie on the mat, and which ways of laying the others would fit it."""

from swordfish.envs.spec import Field, Spec, marked
from swordfish.games.swish.cards import CELLS, ORIENTATIONS, Card, turned
from swordfish.games.swish.model import EMPTY, MOST_CARDS, PLACES, State


def mat_of(view: State) -> list[Card]:
    """The cards on the mat, as they lie."""
    cards = view.options.cards
    return [turned(cards[view.area[layer.place].card], layer.orientation) for layer in view.mat]


def laid(view: State, seat: int) -> list[int]:
    return marked(PLACES, [layer.place for layer in view.mat])


def fits(view: State, seat: int) -> list[int]:
    """A ball fits where a hoop lies open, a hoop where a ball does; on an empty mat nothing fits."""
    mat, cards = mat_of(view), view.options.cards
    balls, hoops = {card.ball for card in mat}, {card.hoop for card in mat}
    on_mat = {layer.place for layer in view.mat}
    found: list[int] = []
    for place, lying in enumerate(view.area):
        for orientation in range(ORIENTATIONS):
            if lying == EMPTY or place in on_mat:
                found += (0, 0)
                continue
            ball, hoop = turned(cards[lying.card], orientation)
            clash = ball in balls or hoop in hoops
            found += (0, 0) if clash else (int(ball in hoops), int(hoop in balls))
    return found


def mat(view: State, seat: int) -> list[float]:
    cards, limit = mat_of(view), view.options.limit(seat)
    balls, hoops = {card.ball for card in cards}, {card.hoop for card in cards}
    whole = bool(cards) and balls == hoops and len(balls) == len(cards)
    size = limit.least if limit.least == limit.most else 0
    return [
        len(cards) / MOST_CARDS,
        size / MOST_CARDS,
        float(whole and len(cards) == size),
        float(whole),
        len(hoops - balls) / CELLS,
        len(balls - hoops) / CELLS,
    ]


def cards_there(view: State, seat: int) -> list[int]:
    return [int(lying != EMPTY) for lying in view.area]


FEATURES = Spec(
    (
        Field("cards", (PLACES,), 0, 1, "1: a card lies in this place", cards_there),
        Field("laid", (PLACES,), 0, 1, "1: it is on the mat", laid),
        Field(
            "fits",
            (PLACES, ORIENTATIONS, 2),
            0,
            1,
            "of each way to lay a card: 1 if its ball falls into an open hoop, 1 if its hoop catches an open ball",
            fits,
        ),
        Field("mat", (6,), 0, 1, "cards on it, wanted, a swish of that size, any swish, open hoops, open balls", mat),
    ),
    real=True,
)
"""The fields of a puzzle in the layout `features`."""
