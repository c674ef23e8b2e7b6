"""Layouts to solve, and their brute-force solutions."""

import random
from collections.abc import Sequence

import numpy as np

from swordfish.exact.swish import Swish
from swordfish.games.swish.cards import CELLS, KINDS, ORIENTATIONS, Card, deck, turned


def of_deck(chance: random.Random, count: int) -> list[Card]:
    """Cards of the deck, each in a random orientation."""
    return [turned(card, chance.randrange(ORIENTATIONS)) for card in chance.sample(deck(), count)]


def of_any_deck(chance: random.Random, count: int) -> list[Card]:
    """Cards of a deck of a few kinds, each any number of times."""
    kinds = chance.sample(KINDS, chance.randint(2, 9))
    return [turned(chance.choice(kinds), chance.randrange(ORIENTATIONS)) for _ in range(count)]


def by_brute_force(cards: Sequence[Card]) -> set[tuple[int, ...]]:
    """Every set of cards that forms a swish: all subsets, each card in all orientations; four bits count a cell."""
    masks, balls, hoops = (np.zeros(1, dtype=np.int64) for _ in range(3))
    for number, card in enumerate(cards):
        lying = [turned(card, way) for way in range(ORIENTATIONS)]
        masks = np.concatenate([masks, *([masks | 1 << number] * ORIENTATIONS)])
        balls = np.concatenate([balls, *(balls + (1 << 4 * lies.ball) for lies in lying)])
        hoops = np.concatenate([hoops, *(hoops + (1 << 4 * lies.hoop) for lies in lying)])
    at_most_one_each = sum(1 << 4 * cell for cell in range(CELLS))
    good = (masks != 0) & (balls == hoops) & (balls & ~at_most_one_each == 0)
    return {
        tuple(number for number in range(len(cards)) if mask >> number & 1) for mask in np.unique(masks[good]).tolist()
    }


def proves(swish: Swish, cards: Sequence[Card]) -> bool:
    """Whether the cards lie as the rulebook says: exactly one ball and one hoop in each used cell."""
    laid = swish.laid(cards)
    balls, hoops = sorted(card.ball for card in laid), sorted(card.hoop for card in laid)
    return balls == hoops and len(set(balls)) == len(laid) == len(set(swish.cards))
