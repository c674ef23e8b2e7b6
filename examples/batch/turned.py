"""Turn a position of swirl so that its player collects creature 0: the printed deck has this symmetry of order four.

Add 1 to every creature and to every colour, both modulo 4, and the deck stays the same. So a network that sees turned
positions has to learn the game of one creature only.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from swordfish.core import Options
from swordfish.envs import observed
from swordfish.games.swirl.cards import cards
from swordfish.games.swirl.model import Options as SwirlOptions

TURNS = 4


class Turned(NamedTuple):
    """Where to look in a row of observations, and in a row of actions, after each turn."""

    columns: NDArray[np.int32]  # by turn: the column that stands at each place
    actions: NDArray[np.int32]  # by turn: the action that stands at each place
    scale: NDArray[np.float32]  # what each column is multiplied with
    own: int  # the first of the four columns that mark the own creature


def turned(options: SwirlOptions) -> Turned:
    """The turns of a table for two with the printed deck."""
    moved = [turn_cards(options, turn) for turn in range(TURNS)]
    size = len(moved[0])
    columns: list[list[int]] = [[] for _ in range(TURNS)]
    scale: list[float] = []
    own = base = 0
    for field in observed("swirl", options).fields:
        own = base if field.name == "creatures" else own
        for turn in range(TURNS):
            columns[turn] += [base + at for at in placed(field.name, field.size, moved[turn], turn)]
        scale += [{"deals": 1 / 8, "sizes": 1 / 4}.get(field.name, 1.0)] * field.size
        base += field.size
    plays, takes, enough = TURNS, TURNS + size, TURNS + 2 * size
    actions = [
        [*range(TURNS), *[plays + card for card in turn], *[takes + card for card in turn], enough] for turn in moved
    ]
    return Turned(np.array(columns, np.int32), np.array(actions, np.int32), np.array(scale, np.float32), own)


def turn_cards(options: Options, turn: int) -> list[int]:
    """The card that takes the place of each card."""
    assert isinstance(options, SwirlOptions), "only swirl has these cards"
    of = cards(options.deck)
    facts = [*zip(of.creatures, of.colours, of.numbers, strict=True)]
    ids = {(int(creature), int(colour), number): card for card, (creature, colour, number) in enumerate(facts)}
    return [
        card if creature < 0 else ids[(creature + turn) % TURNS, (colour + turn) % TURNS, number]
        for card, (creature, colour, number) in enumerate(facts)
    ]


def placed(name: str, size: int, moved: list[int], turn: int) -> list[int]:
    """The columns of one field after a turn, counted from its first."""
    if size % len(moved) == 0:  # a mark for each card, for one or more seats
        return [first + card for first in range(0, size, len(moved)) for card in moved]
    if name == "creatures":
        return [first + (at + turn) % TURNS for first in range(0, size, TURNS) for at in range(TURNS)]
    return [*range(size)]
