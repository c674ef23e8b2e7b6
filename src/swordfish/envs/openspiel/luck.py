"""Chance as nodes of a tree. Where its outcomes are few they are listed; cards are dealt one by one, in order.

A set of cards comes up card by card in the order of their numbers, so that each set is one path and no two paths are
the same set; the probabilities are those of the set. Only ponds cannot be listed: there chance picks one of so many.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import comb
from typing import Any, TypeAlias

import msgspec

from swordfish.core import Event, Luck, open_seed
from swordfish.games.swipe.model import RollOff, Throw
from swordfish.games.swirl.model import MIDDLE, Deal, DealMiddle, Dealt, MiddleDealt

Outcomes: TypeAlias = list[tuple[int, float]]
DEALS = (MiddleDealt, Dealt)
"""The events that come up card by card."""


def outcomes(due: Any, drawn: Sequence[int], ponds: int) -> Outcomes:
    """What chance can do next, after it has drawn so much of what is due, with true probabilities."""
    match due:
        case DealMiddle(cards):
            return next_card(cards, drawn, MIDDLE)
        case Deal(deck, _, each):
            whole = len(drawn) - len(drawn) % each
            rest = [card for card in deck if card not in drawn[:whole]]
            return next_card(rest, drawn[whole:], each)
        case Throw() | RollOff():
            return [*listed(due)]
        case _:
            return [(number, 1 / ponds) for number in range(ponds)]


@lru_cache(maxsize=128)
def listed(due: Throw | RollOff) -> tuple[tuple[int, float], ...]:
    """The outcomes of a throw, by their numbers."""
    return tuple((number, chance) for number, (_, chance) in enumerate(due.outcomes()))


def next_card(cards: Sequence[int], drawn: Sequence[int], count: int) -> Outcomes:
    """The next card, in order, of a set of `count` that is drawn from these."""
    left = [card for card in cards if not drawn or card > drawn[-1]]
    wanted = count - len(drawn)
    whole = comb(len(left), wanted)
    last = len(left) - wanted
    return [(card, comb(len(left) - at - 1, wanted - 1) / whole) for at, card in enumerate(left[: last + 1])]


def event(due: Any, drawn: Sequence[int]) -> Event | None:
    """What has happened, once chance has drawn enough; None before."""
    match due:
        case DealMiddle():
            return MiddleDealt(tuple(drawn)) if len(drawn) == MIDDLE else None
        case Deal(_, seats, each):
            if len(drawn) < seats * each:
                return None
            return Dealt(tuple([tuple(drawn[at : at + each]) for at in range(0, len(drawn), each)]))
        case Throw() | RollOff():
            return due.outcomes()[drawn[0]][0]
        case _:
            return due.draw(Luck(open_seed(f"pond {drawn[0]}"))(0))


def drawing(happened: Event) -> list[int]:
    """The way by which chance comes to this deal: the inverse of `event`."""
    match happened:
        case MiddleDealt(cards):
            return sorted(cards)
        case Dealt(hands):
            return [card for hand in hands for card in sorted(card for card in hand if card is not None)]
        case _:
            raise TypeError(f"{type(happened).__name__} is not dealt")


def owners(due: Any, drawn: int) -> list[int]:
    """Who alone sees each of so many draws; −1: everybody does."""
    return [at // due.each for at in range(drawn)] if isinstance(due, Deal) else [-1] * drawn


def thrower(due: Any, turn: int) -> int | None:
    """Whose dice are to be thrown; in a roll-off, the first of those in it. None, where no dice are due."""
    match due:
        case Throw():
            return turn
        case RollOff(seats):
            return seats[0]
        case _:
            return None


def told(due: Any, number: int) -> str:
    """An outcome as text."""
    match due:
        case DealMiddle() | Deal():
            return f"deal {number}"
        case Throw() | RollOff():
            return msgspec.json.encode(due.outcomes()[number][0]).decode()
        case _:
            return f"pond {number}"
