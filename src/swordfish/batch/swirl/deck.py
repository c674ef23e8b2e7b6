"""The deck of a table of swirl as constants: cards as bits, in an order that makes the lowest bit the lowest card."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from swordfish.batch.bits import FixedCards, constant
from swordfish.games.swirl.captures import MOST_NUMBER
from swordfish.games.swirl.cards import Colour, Creature, Kind, cards
from swordfish.games.swirl.model import Options
from swordfish.games.swirl.setup import deck


class Deck(NamedTuple):
    """Sets of cards are words of bits. Bit b is card `ids[b]`: by number, then by id, action cards last."""

    size: int
    ids: NDArray[np.int32]
    bits: NDArray[np.int32]  # the bit of each card
    dealt: FixedCards  # the cards that are in the game
    creature_cards: FixedCards
    swirls: FixedCards
    numbered: tuple[FixedCards, ...]  # by number, from 0; those of 0 are action cards
    coloured: tuple[FixedCards, ...]
    alike: tuple[FixedCards, ...]  # by creature
    kinds: NDArray[np.int32]  # of each bit
    numbers: NDArray[np.int32]
    creatures: NDArray[np.int32]
    colours: NDArray[np.int32]
    most_groups: int  # how many groups of several cards a middle can hold


def tables(options: Options) -> Deck:
    """The constants of a table with these options."""
    of = cards(options.deck)
    size = len(of.kinds)
    ids = sorted(range(size), key=lambda card: (of.kinds[card] is not Kind.CREATURE, of.numbers[card], card))
    bits = [0] * size
    for bit, card in enumerate(ids):
        bits[card] = bit

    def those(wanted: list[int]) -> FixedCards:
        return constant([bits[card] for card in wanted], size)

    every = range(size)
    return Deck(
        size=size,
        ids=np.array(ids, np.int32),
        bits=np.array(bits, np.int32),
        dealt=those([*deck(options)]),
        creature_cards=those([card for card in every if of.kinds[card] is Kind.CREATURE]),
        swirls=those([card for card in every if of.kinds[card] is Kind.SWIRL]),
        numbered=tuple(those([c for c in every if of.numbers[c] == number]) for number in range(MOST_NUMBER + 1)),
        coloured=tuple(those([c for c in every if of.colours[c] == colour]) for colour in Colour),
        alike=tuple(those([c for c in every if of.creatures[c] == creature]) for creature in Creature),
        kinds=np.array([of.kinds[card] for card in ids], np.int32),
        numbers=np.array([of.numbers[card] for card in ids], np.int32),
        creatures=np.array([of.creatures[card] for card in ids], np.int32),
        colours=np.array([of.colours[card] for card in ids], np.int32),
        most_groups=len(deck(options)) // 2,
    )
