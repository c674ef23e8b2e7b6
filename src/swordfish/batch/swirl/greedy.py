# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""The bot `greedy` of swirl as a policy of batch tables. The reference is `bots/swirl`.

Values are integers, in hundredths of those of the static evaluation, so equal values compare equal. The arrays do not
keep the order of the middle: where several cards of the middle are worth the same, this policy takes any of them.
"""

from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from swordfish.batch.bits import Cards, common, count, nth, some
from swordfish.batch.bits import unpacked as spread
from swordfish.batch.seldom import seldom
from swordfish.batch.swirl.deck import Deck
from swordfish.batch.swirl.search import NumberTally, gathered, grouped, many, packed, tally
from swordfish.batch.swirl.small import NUMBERS
from swordfish.batch.swirl.table import HAND, MIDDLE, PILE, SERIES, SwirlState, lying, unpacked
from swordfish.bots.swirl import worth
from swordfish.games.swirl.actions import FIRST_CARD
from swordfish.games.swirl.captures import MOST_NUMBER
from swordfish.games.swirl.cards import Colour, Creature, Kind
from swordfish.games.swirl.model import Options

SHARE = 4
"""At most one table in so many is searched at a time."""
UNIT = 100
"""So many are 1 of the static evaluation."""
WIN, ENTERS, DENIES, SPARE, ANY = (
    round(UNIT * value) for value in (worth.WIN, worth.ENTERS, worth.DENIES, worth.SPARE, worth.ANY)
)
LEAVES = round(10 * worth.LEAVES)  # tenths: every value is a multiple of ten
KEEP = np.array([0, *(round(UNIT * worth.KEEP[kind]) for kind in Kind if kind is not Kind.CREATURE)], np.int32)
LEAST = -1 << 30
"""Less than any value."""


class CardValues(NamedTuple):
    """What each card is worth to the seat to move, by bit."""

    worth: Array  # taken alone
    plain: Array  # the same, but of the own creature that of a duplicate
    fresh: Array  # a bit for its colour, if it is of the own creature and the own series lacks it; otherwise 0
    prey: Array  # snatched from a series
    bonus: Array  # of so many fresh colours together


class Shelves(NamedTuple):
    """The cards of the middle by number, the most valuable first."""

    rank: Array  # of each card, by bit; large for cards that do not lie there
    sums: Array  # by number and how many are taken: their plain values
    fresh: Array  # the same: the fresh colours among them


class Capture(NamedTuple):
    """The most valuable capture so far: its value, and how many cards of each lower number it takes."""

    value: Array
    taken: NumberTally


def greedy(deck: Deck, options: Options, state: SwirlState) -> Array:
    """The action of the bot `greedy` where a card is to be played or taken."""
    rest = unpacked(state.rest)
    taking = rest.played >= 0
    hand = lying(state.planes, HAND + rest.turn)
    middle = lying(state.planes, MIDDLE)
    values = valued(deck, options, state)
    shelves = shelved(deck, values, middle, state.taken)
    acts = acted(deck, options, state, values, middle)
    kinds = jnp.asarray(deck.kinds)

    def weigh(slot: Array, best: tuple[Array, Array, NumberTally]) -> tuple[Array, Array, NumberTally]:
        value, card, taken = best
        bit = jnp.clip(jnp.where(taking, rest.played, nth(hand, slot)), 0, deck.size - 1)
        there = jnp.where(taking, slot == 0, slot < count(hand))
        found = captured(deck, values, shelves, middle, state.taken, bit, there & (kinds[bit] == Kind.CREATURE))
        new = jnp.where(kinds[bit] == Kind.CREATURE, found.value, acts[kinds[bit]])
        ids = jnp.asarray(deck.ids)
        better = there & ((new > value) | ((new == value) & (ids[bit] < ids[card])))
        taken = jax.tree.map(partial(jnp.where, better), found.taken, taken)
        return jnp.where(better, new, value), jnp.where(better, bit, card), taken

    zero = jnp.int32(0)
    _, card, taken = jax.lax.fori_loop(0, options.hand, weigh, (jnp.int32(LEAST), zero, NumberTally(zero, zero)))
    wanted = next_taken(deck, state, values, shelves, taken, jnp.where(taking, rest.played, 0))
    ids = jnp.asarray(deck.ids)
    take = jnp.where(wanted >= 0, ids[jnp.maximum(wanted, 0)], deck.size)
    return FIRST_CARD + jnp.where(taking, deck.size + take, ids[card])


def next_taken(
    deck: Deck, state: SwirlState, values: CardValues, shelves: Shelves, taken: NumberTally, played: Array
) -> Array:
    """The bit of the next card to take with the played one; −1: the cards chosen are enough."""
    open_ = spread(state.open, deck.size) > 0
    kind = jnp.asarray(deck.kinds)[played]
    numbers = jnp.asarray(deck.numbers)
    counts = jnp.stack([jnp.int32(0), *[many(taken, number) for number in NUMBERS], jnp.int32(0)])
    best = open_ & (shelves.rank < counts[numbers])
    step = jnp.where(best.any(), jnp.argmax(best), -1)
    alone = jnp.where(kind == Kind.SNATCH, values.prey, values.worth)
    single = jnp.argmax(jnp.where(open_, alone, LEAST))
    return jnp.where(kind == Kind.CREATURE, step, single).astype(jnp.int32)


def valued(deck: Deck, options: Options, state: SwirlState) -> CardValues:
    """The values of all cards, from the series and the creatures that the seats collect."""
    rest, seats = unpacked(state.rest), options.seats
    colours = range(len(Colour))
    series = [lying(state.planes, SERIES + seat) for seat in range(seats)]
    piles = [lying(state.planes, PILE + seat) for seat in range(seats)]
    owner = jnp.full(len(Creature), -1, jnp.int32)
    for seat in range(seats):
        owner = jnp.where(jnp.arange(len(Creature)) == rest.creatures >> 2 * seat & 3, seat, owner)
    lacks = jnp.stack([jnp.stack([~some(common(held, deck.coloured[at])) for at in colours]) for held in series])
    spare = jnp.stack([spares(deck, pile) for pile in piles])[owner, jnp.arange(len(Creature))]
    had = jnp.stack([count(held) for held in series])
    whose, long, lacking = owner[:, None], had[owner][:, None], lacks[owner]
    own, against = whose == rest.turn, (whose - rest.turn) % (2 if options.teams else seats) != 0
    denies = ANY + DENIES * (1 + long)
    alone = jnp.where(own, jnp.where(lacking, entering(options, long), SPARE), ANY)
    alone = jnp.where(~own & lacking, jnp.where(against, denies, -ANY), alone)
    alone = jnp.where(whose < 0, ANY, alone)
    prey = jnp.where(spare, ANY, jnp.where(long >= worth.LONG, denies, ANY + UNIT * long))
    first = jnp.arange(len(Colour)) + len(Colour) * whose  # equal prey: the lower seat, then the lower colour
    fresh = jnp.where(own & lacking, 1 << jnp.arange(len(Colour)), 0)
    plain = jnp.where(own, SPARE, alone)
    mine = had[rest.turn]
    steps = jnp.stack([jnp.int32(0), *[entering(options, mine + more) - SPARE for more in colours]])
    return CardValues(
        worth=of_each(deck, alone, ANY),
        plain=of_each(deck, plain, ANY),
        fresh=of_each(deck, fresh, 0),
        prey=of_each(deck, 32 * prey - first, LEAST),
        bonus=jnp.cumsum(steps),
    )


def of_each(deck: Deck, values: Array, otherwise: int) -> Array:
    """The value of each card by creature and colour; another one for action cards."""
    found = values[np.maximum(deck.creatures, 0), np.maximum(deck.colours, 0)]
    return jnp.where(deck.creatures >= 0, found, otherwise).astype(jnp.int32)


def spares(deck: Deck, pile: Cards) -> Array:
    """Whether the pile has a card of each creature and colour."""
    return jnp.stack(
        [
            jnp.stack([some(common(common(pile, deck.alike[creature]), deck.coloured[colour])) for colour in Colour])
            for creature in Creature
        ]
    )


def entering(options: Options, had: Array) -> Array:
    """The value of the next card of the own series."""
    return jnp.where(had + 1 == options.colours, WIN, ENTERS + 2 * UNIT * had)


def shelves_of(deck: Deck) -> NDArray[np.int32]:
    """The bits of the cards of each number from 0 to 10, a row each, filled up with the size of the deck."""
    rows = [np.flatnonzero((deck.numbers == number) & (deck.creatures >= 0)) for number in range(MOST_NUMBER + 1)]
    found = np.full((len(rows), max(map(len, rows))), deck.size, np.int32)
    for number, row in enumerate(rows):
        found[number, : len(row)] = row
    return found


def shelved(deck: Deck, values: CardValues, middle: Cards, taken: Cards) -> Shelves:
    """Sort the cards of each number: those chosen already, then by value."""
    rows = shelves_of(deck)
    most = rows.shape[1]

    def padded(cards: Array) -> Array:
        return jnp.append(cards, jnp.zeros(1, cards.dtype))[rows]

    there = padded(spread(middle, deck.size)) > 0
    keys = padded(values.worth + 2 * WIN * spread(taken, deck.size))
    before = (keys[:, None, :] > keys[:, :, None]) | (
        (keys[:, None, :] == keys[:, :, None]) & (np.arange(most)[None, :] < np.arange(most)[:, None])
    )
    ranks = jnp.where(there, (before & there[:, None, :]).sum(axis=2), most)
    first = ranks[:, None, :] < jnp.arange(most + 1)[:, None]
    sums = jnp.where(first, padded(values.plain)[:, None, :], 0).sum(axis=2)
    fresh = jnp.zeros_like(sums)
    for colour in Colour:
        there_too = (padded(values.fresh) >> colour & 1 != 0)[:, None, :] & first
        fresh |= there_too.any(axis=2).astype(jnp.int32) << colour
    rank = jnp.full(deck.size + 1, most, jnp.int32).at[rows.reshape(-1)].set(ranks.reshape(-1))[:-1]
    return Shelves(rank, sums, fresh)


def captured(
    deck: Deck, values: CardValues, shelves: Shelves, middle: Cards, taken: Cards, card: Array, asked: Array
) -> Capture:
    """The most valuable capture with this card that contains the cards taken; without any, the cost to leave it."""
    number = jnp.asarray(deck.numbers)[card]
    counts = tally(deck, middle, number)
    groups = asked & grouped(counts, number)
    equal = shelves.sums.shape[1] - 1
    value = shelves.sums[number, equal] + values.plain[card]
    fresh = shelves.fresh[number, equal] | values.fresh[card]
    best = seldom(partial(searched, deck), SHARE)(
        groups, packed(counts), packed(tally(deck, taken, number)), number, shelves, values.bonus, value, fresh
    )
    captures = (shelves.rank < shelves.sums.shape[1] - 1) & (jnp.asarray(deck.numbers) == number)
    simple = jnp.where(
        captures.any(), value + values.bonus[jax.lax.population_count(fresh)], -(values.worth[card] * LEAVES // 10)
    )
    return Capture(jnp.where(groups, best.value, simple), best.taken)


def searched(
    deck: Deck,
    there: NumberTally,
    wanted: NumberTally,
    number: Array,
    shelves: Shelves,
    bonus: Array,
    value: Array,
    fresh: Array,
) -> Capture:
    """The most valuable capture; of equal ones the first in the order of the reference."""

    def weigh(best: Capture, taken: NumberTally) -> Capture:
        total, colours = value, fresh
        for part in NUMBERS:
            total += shelves.sums[part, many(taken, part)]
            colours |= shelves.fresh[part, many(taken, part)]
        total += bonus[jax.lax.population_count(colours)]
        earlier = (taken.high < best.taken.high) | ((taken.high == best.taken.high) & (taken.low < best.taken.low))
        better = (total > best.value) | ((total == best.value) & earlier)
        return jax.tree.map(partial(jnp.where, better), Capture(total, taken), best)

    zero = jnp.int32(0)
    return gathered(deck, there, wanted, number, Capture(jnp.int32(LEAST), NumberTally(zero, zero)), weigh)


def acted(deck: Deck, options: Options, state: SwirlState, values: CardValues, middle: Cards) -> Array:
    """The value of playing an action card of each kind now."""
    rest, seats = unpacked(state.rest), options.seats
    there = spread(middle, deck.size) > 0
    one = jnp.where(there, values.worth, LEAST).max()
    fresh = jnp.int32(0)
    for colour in Colour:
        fresh += (there & (values.fresh >> colour & 1 != 0)).any()
    every = jnp.where(there, values.plain, 0).sum() + values.bonus[fresh]
    few = (there.sum() < worth.MANY) & (every < WIN)
    prey, dropped = jnp.int32(LEAST), jnp.int32(0)
    for seat in range(seats):
        against = (seat - rest.turn) % (2 if options.teams else seats) != 0
        series = spread(lying(state.planes, SERIES + seat), deck.size) > 0
        prey = jnp.maximum(prey, jnp.where(series & against, values.prey, LEAST).max())
        dropped += jnp.where(against, count(lying(state.planes, HAND + seat)), 0)
    snatch = jnp.where(prey > LEAST, (prey + 31) // 32, -KEEP[Kind.SNATCH])
    found = [
        jnp.int32(LEAST),
        jnp.where(there.any(), one, -KEEP[Kind.COLLECT_ONE]),
        jnp.where(few, every - 2 * KEEP[Kind.COLLECT_ALL], every),
        snatch,
        ANY * dropped,
    ]
    return jnp.stack([value.astype(jnp.int32) for value in found]) - KEEP
