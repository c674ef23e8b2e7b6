"""The transparent cards of swish: cells, colours, orientations, kinds, the deck. Rulebook, section 1."""

from enum import IntEnum
from functools import cache
from importlib import resources
from typing import NamedTuple

import msgspec

ROWS, COLUMNS = 4, 3
CELLS = ROWS * COLUMNS
ORIENTATIONS = 4  # as printed, flipped left–right, flipped top–bottom, turned by 180°


class Colour(IntEnum):
    """The colour that a cell gives to the ball or hoop in it."""

    BLUE = 0
    ORANGE = 1
    GREEN = 2
    PURPLE = 3


def _colour(cell: int) -> Colour:
    row, column = divmod(cell, COLUMNS)
    inner = row in (1, 2)
    if column == 1:
        return Colour.PURPLE if inner else Colour.GREEN
    return Colour.ORANGE if inner else Colour.BLUE


COLOURS: tuple[Colour, ...] = tuple(map(_colour, range(CELLS)))
"""The colour of each cell; no orientation changes it."""


class Card(NamedTuple):
    """A ball and a hoop in two different cells, as they lie in orientation 0."""

    ball: int
    hoop: int


def _lies(cell: int, orientation: int) -> int:
    row, column = divmod(cell, COLUMNS)
    if orientation & 1:
        column = COLUMNS - 1 - column
    if orientation & 2:
        row = ROWS - 1 - row
    return row * COLUMNS + column


TURNED: tuple[tuple[int, ...], ...] = tuple(
    tuple(_lies(cell, orientation) for cell in range(CELLS)) for orientation in range(ORIENTATIONS)
)
"""The new place of each cell: TURNED[orientation][cell]. Every orientation is its own inverse."""


def turned(card: Card, orientation: int) -> Card:
    """The card in that orientation."""
    to = TURNED[orientation]
    return Card(to[card.ball], to[card.hoop])


def orbit(card: Card) -> frozenset[Card]:
    """All ways in which the card can lie."""
    return frozenset(turned(card, orientation) for orientation in range(ORIENTATIONS))


KINDS: tuple[Card, ...] = tuple(
    sorted({min(orbit(Card(ball, hoop))) for ball in range(CELLS) for hoop in range(CELLS) if ball != hoop})
)
"""The 36 kinds of card, each named by the smallest pair of its orbit, in the order of those pairs."""

KIND: dict[Card, int] = {card: number for number, named in enumerate(KINDS) for card in orbit(named)}
"""The kind of every card, in any orientation."""


@cache
def deck() -> tuple[Card, ...]:
    """The deck of the printed game, as far as it is known: 60 cards, from data/deck.json."""
    text = resources.files("swordfish.games.swish").joinpath("data/deck.json").read_bytes()
    return tuple(Card(*pair) for pair in msgspec.json.decode(text, type=list[tuple[int, int]]))
