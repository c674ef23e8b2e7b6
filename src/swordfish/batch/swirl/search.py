# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""Search for the legal captures where the middle holds many cards, or where a player has chosen part of a capture.

The search goes from the highest number to the lowest. Of each number it first takes groups whose highest card has it,
in the order of a list, and then leaves the other cards, as long as no cards left add up to the number played. So it
finds every maximal capture, and never looks at another one.

Few tables need it, and under `vmap` it runs on those alone.
"""

from collections.abc import Callable
from functools import cache, partial
from typing import Any, NamedTuple, TypeVar

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from swordfish.batch.bits import Cards, common, count
from swordfish.batch.engine import choose
from swordfish.batch.seldom import seldom
from swordfish.batch.stored import stored
from swordfish.batch.swirl.deck import Deck
from swordfish.batch.swirl.small import ENOUGH, NUMBERS, PARTS, tally_of
from swordfish.games.swirl.captures import MOST_NUMBER, groups

MOST_ALIKE = 31
"""How many cards of one number a deck may have: a tally has six bits for each number, the top one free."""
FIELD = 6
LOW = 5
"""How many numbers the first word of a tally holds; the second has the other four."""
SHARE = 64
"""One table in so many can be searched at once."""

Tree = TypeVar("Tree")


class NumberTally(NamedTuple):
    """How many cards there are of each number from 1 to 9, in two words."""

    low: Any
    high: Any


UNITS = [
    NumberTally(1 << FIELD * at, 0) if at < LOW else NumberTally(0, 1 << FIELD * (at - LOW)) for at in range(PARTS)
]
GUARDS = NumberTally(sum(unit.low for unit in UNITS) << FIELD - 1, sum(unit.high for unit in UNITS) << FIELD - 1)


def packed(counts: tuple[Any, ...]) -> NumberTally:
    """The tally of these counts."""
    low, high = 0, 0
    for many, unit in zip(counts, UNITS, strict=True):
        low, high = low + many * unit.low, high + many * unit.high
    return NumberTally(low, high)


def many(tally: NumberTally, number: int) -> Array:
    """How many cards of this number there are."""
    at = number - 1
    word = tally.low if at < LOW else tally.high
    return word >> FIELD * (at % LOW if at >= LOW else at) & (1 << FIELD) - 1


def size(tally: NumberTally) -> Array:
    return sum([many(tally, number) for number in NUMBERS], jnp.int32(0))


def plus(one: NumberTally, other: NumberTally) -> NumberTally:
    return NumberTally(one.low + other.low, one.high + other.high)


def minus(one: NumberTally, other: NumberTally) -> NumberTally:
    return NumberTally(one.low - other.low, one.high - other.high)


def covers(one: NumberTally, other: NumberTally) -> Array:
    """Whether `one` has at least as many cards of each number as `other`."""
    low, high = _enough(one, other)
    return (low == GUARDS.low) & (high == GUARDS.high)


def _enough(one: NumberTally, other: NumberTally) -> NumberTally:
    """Compare the counts per number: its guard bit is set if `one` has at least as many cards as `other`."""
    return NumberTally(
        (one.low | GUARDS.low) - other.low & GUARDS.low,
        (one.high | GUARDS.high) - other.high & GUARDS.high,
    )


def extreme(one: NumberTally, other: NumberTally, *, most: bool) -> NumberTally:
    """Number by number, the larger or the smaller count."""
    found: list[Array] = []
    for a, b, guards in zip(one, other, _enough(one, other), strict=True):
        fields = guards - (guards >> FIELD - 1)  # all bits of the numbers whose guard bit is set
        found.append((a & fields) | (b & ~fields) if most else (b & fields) | (a & ~fields))
    return NumberTally(*found)


@cache
def listed() -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """Every group of several cards as a tally, by number played and highest card; no tally covers the last of a row."""
    rows: dict[tuple[int, int], list[NumberTally]] = {}
    for number in range(2, MOST_NUMBER + 1):
        for group in groups(number):
            counts = tally_of(group)
            highest = max(part for part, held in zip(NUMBERS, counts, strict=True) if held)
            rows.setdefault((number, highest), []).append(packed(tuple(counts)))
    longest = max(map(len, rows.values())) + 1
    found = np.empty((2, MOST_NUMBER + 1, MOST_NUMBER, longest), np.int32)
    found[:] = np.reshape(packed((MOST_ALIKE,) * PARTS), (2, 1, 1, 1))
    for (number, highest), tallies in rows.items():
        found[:, number, highest, : len(tallies)] = np.transpose(tallies)
    return found[0], found[1]


class Path(NamedTuple):
    """Where the search stands, and what it has gathered from the captures so far."""

    rest: NumberTally  # cards in no group
    highest: Array  # the number whose groups are taken now; 0: the search is over
    group: Array  # the first group in its row that may be taken next
    stack: Array  # the groups taken, 16 × highest + group each
    depth: Array
    gathered: Any


class Bounds(NamedTuple):
    """What all captures of a search have in common."""

    least: NumberTally  # of each number, in all captures
    most: NumberTally
    fewest: Array  # cards in the smallest capture


def tally(deck: Deck, cards: Cards, number: Array) -> tuple[Array, ...]:
    """How many of these cards have each of the numbers from 1 to 9, those below the number played alone."""
    return tuple(jnp.where(part < number, count(common(cards, deck.numbered[part])), 0) for part in NUMBERS)


def explored(deck: Deck, lying: NumberTally, taken: Cards, number: Array) -> Array:
    """The entry, as in `small`, of a middle with this tally, if these cards of it are chosen."""
    wanted = stored(packed(tally(deck, taken, number)))

    def bound(so_far: Bounds, captured: NumberTally) -> Bounds:
        return Bounds(
            least=extreme(so_far.least, captured, most=False),
            most=extreme(so_far.most, captured, most=True),
            fewest=jnp.minimum(so_far.fewest, size(captured)),
        )

    none = NumberTally(jnp.int32(0), jnp.int32(0))
    end = gathered(deck, lying, wanted, number, Bounds(lying, none, size(lying)), bound)
    sure, undecided, fewest = jnp.int32(0), jnp.int32(0), jnp.int32(0)
    for at, part in enumerate(NUMBERS):
        there, chose = many(lying, part), many(wanted, part)
        all_of_it = (there > 0) & (many(end.least, part) == there)
        sure |= all_of_it.astype(jnp.int32) << at
        undecided |= (~all_of_it & (many(end.most, part) > chose)).astype(jnp.int32) << at
        fewest += jnp.where(all_of_it, there, chose)
    return sure | undecided << PARTS | jnp.where(fewest == end.fewest, ENOUGH, 0)


def gathered(
    deck: Deck,
    lying: NumberTally,
    wanted: NumberTally,
    number: Array,
    begin: Tree,
    gather: Callable[[Tree, NumberTally], Tree],
) -> Tree:
    """Fold over every maximal capture that contains the wanted cards; it may meet one several times.

    `gather` takes what there is so far and the tally of a capture. Where nothing can be captured, it gets an empty one.
    """
    spare = minus(lying, wanted)
    rows = [jnp.asarray(row) for row in listed()]

    def move(path: Path) -> Path:
        row = NumberTally(*[words[number, path.highest] for words in rows])
        fits = covers(path.rest, row) & (jnp.arange(len(row.low)) >= path.group)
        group = jnp.argmax(fits)
        found, group, taken = stored((fits.any(), group, NumberTally(row.low[group], row.high[group])))
        last = path.stack[path.depth - 1].astype(jnp.int32)
        before = stored(NumberTally(*[words[number, last >> 4, last & 15] for words in rows]))

        possible = covers(spare, left(path.rest, path.highest)) & ~adds_up(path.rest, path.highest, number)
        lower = highest(path.rest, path.highest)
        further, ends = stored((possible & (lower > 0), possible & (lower == 0)))
        backs = ~found & ~further
        over = backs & (path.depth == 0)
        return Path(
            rest=choose(found, minus(path.rest, taken), choose(backs & ~over, plus(path.rest, before), path.rest)),
            highest=jnp.where(found, path.highest, jnp.where(further, lower, jnp.where(over, 0, last >> 4))),
            group=jnp.where(found, group, jnp.where(further, 0, (last & 15) + 1)),
            stack=path.stack.at[path.depth].set((path.highest * 16 + group).astype(jnp.uint8)),
            depth=path.depth + jnp.where(found, 1, jnp.where(backs, -1, 0)),
            gathered=choose(~found & ends, gather(path.gathered, minus(lying, path.rest)), path.gathered),
        )

    start = Path(
        rest=lying,
        highest=highest(lying, jnp.int32(MOST_NUMBER)),
        group=jnp.int32(0),
        stack=jnp.zeros(deck.most_groups + 1, jnp.uint8),
        depth=jnp.int32(0),
        gathered=begin,
    )
    return jax.lax.while_loop(lambda path: path.highest > 0, move, start).gathered


def highest(rest: NumberTally, below: Array) -> Array:
    """The highest number below this one of which there is a card, or 0."""
    found = jnp.int32(0)
    for number in NUMBERS:
        found = jnp.where((many(rest, number) > 0) & (number < below), number, found)
    return found


def left(rest: NumberTally, lowest: Array) -> NumberTally:
    """The cards of these numbers and higher ones."""
    return packed(tuple(jnp.where(number >= lowest, many(rest, number), 0) for number in NUMBERS))


def adds_up(rest: NumberTally, lowest: Array, number: Array) -> Array:
    """Whether some of the cards of these numbers and higher ones add up to the number played."""
    return grouped(tuple(jnp.where(part >= lowest, many(rest, part), 0) for part in NUMBERS), number)


def grouped(lying: tuple[Array, ...], number: Array) -> Array:
    """Whether some of these cards, so many of each number, add up to the number."""
    ones, *others = lying
    sums = (
        jnp.uint32(2) << jnp.minimum(ones, MOST_NUMBER).astype(jnp.uint32)
    ) - 1  # as bits; ones make all up to theirs
    for part, there in zip(NUMBERS[1:], others, strict=True):
        for copy in range(1, MOST_NUMBER // part + 1):
            sums |= jnp.where(there >= copy, sums << part, 0)
    return (number > 1) & (sums >> number.astype(jnp.uint32) & 1 != 0)


def searcher(deck: Deck) -> Callable[[Array, NumberTally, Cards, Array], Array]:
    """`explored` where a table needs it, and 0 where not."""
    return seldom(partial(explored, deck), SHARE)
