# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""One action of swish, and the tick when all seats have acted. The reference is `envs/ticks.py` over `games/swish`.

While a seat proves, nobody else can act; so a tick has at most one action on the mat. Once the layout changes, by a
proof or a swap, all further actions of the tick are about another layout and count as waiting.
"""

from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from swordfish.batch.bits import Cards, below, count, empty, nth, several, single, union, where, without
from swordfish.batch.bits import unpacked as spread
from swordfish.batch.engine import choose
from swordfish.batch.seldom import seldom
from swordfish.batch.swish.minimal import any_of, counted_kinds
from swordfish.batch.swish.table import (
    BACK,
    CALL,
    LIFTS,
    NO_CARD,
    PROVE,
    SPOKEN,
    WORD,
    SwishCards,
    SwishState,
    is_swish,
)
from swordfish.games.swish.cards import KIND, ORIENTATIONS, Card
from swordfish.games.swish.model import NOBODY, PLACES, Limit, Options
from swordfish.games.swish.rules import SWAPPED
from swordfish.games.swish.swishes import is_any

SHARE = 4
"""At most one table in this many gets cards at a time."""
CARDS_A_WORD = 2
WORDS = 3 + PLACES // CARDS_A_WORD
"""Random words of an outcome: the order, the swapped places, the orientations, and two cards from each other word."""


class SwishOutcome(NamedTuple):
    """The chance of a tick."""

    order: Array  # the seats in the order in which they act
    cards: Array  # the new card of each place, or −1
    orientations: Array  # how each new card is dealt


class Acted(NamedTuple):
    """A table after the actions of a tick, before new cards are dealt."""

    state: SwishState
    emptied: Array  # places that a proof emptied
    swaps: Array  # whether all say that there is no swish


def step(cards: SwishCards, options: Options, state: SwishState, action: Array, outcome: SwishOutcome) -> SwishState:
    """Note the action of the seat; after the last seat, let the tick pass and apply all actions in order."""
    begins, last = state.tick < 0, state.turn == options.seats - 1
    mine = jnp.arange(options.seats) == state.turn
    noted = state._replace(
        pending=jnp.where(mine, action, state.pending), turn=state.turn + 1, gained=jnp.zeros_like(state.gained)
    )
    ticked = lapsed(options, noted._replace(tick=state.tick + 1, turn=jnp.zeros_like(state.turn)))
    opening = Acted(state._replace(tick=jnp.zeros_like(state.tick)), state.area < 0, jnp.asarray(False))
    passed = dealt(cards, options, choose(begins, opening, applied(cards, options, ticked, outcome.order)), outcome)
    return choose(state.over, state, choose(begins | last, passed, noted))


def lapsed(options: Options, state: SwishState) -> SwishState:
    """A late proof fails, and waits end."""
    late = (state.caller != NOBODY) & (state.until <= state.tick)
    failed = given_up(options, state, late, state.until)
    return failed._replace(waits=jnp.where(failed.waits <= state.tick, 0, failed.waits))


def given_up(options: Options, state: SwishState, fails: Array, at: Array) -> SwishState:
    """The caller gives a card of the pile, if there is one, and waits."""
    mine = fails & (jnp.arange(options.seats) == state.caller)
    lost = mine & (state.piles > 0)
    return state._replace(
        piles=state.piles - lost,
        waits=jnp.where(mine, at + options.wait if options.wait else 0, state.waits),
        caller=jnp.where(fails, NOBODY, state.caller),
        until=jnp.where(fails, 0, state.until),
        mat=jnp.where(fails, 0, state.mat),
        gained=state.gained - lost[0],
    )


def applied(cards: SwishCards, options: Options, state: SwishState, order: Array) -> Acted:
    """All actions of a tick, in this order."""
    caller = state.caller
    proving = caller != NOBODY
    action = jnp.where(proving, state.pending[caller] - SPOKEN, -1)
    proves = action == PROVE
    proven = proves & is_swish(cards, options, state)
    collected = jnp.where(proven, state.mat > 0, False)
    won = jnp.where(jnp.arange(options.seats) == caller, collected.sum(), 0)
    state = given_up(options, on_mat(state, action), proves & ~proven, state.tick)
    state = state._replace(
        area=jnp.where(collected, -1, state.area),
        mat=jnp.where(proven, 0, state.mat),
        piles=state.piles + won,
        caller=jnp.where(proven, NOBODY, state.caller),
        until=jnp.where(proven, 0, state.until),
        gained=state.gained + won[0],
    )
    state, swaps = spoken(options, state, order, caller, proven)
    return Acted(state, collected, swaps)


def on_mat(state: SwishState, action: Array) -> SwishState:
    """Lay, turn or lift a card of the mat; the action is one of `actions.py`, or another number for none."""
    lays, lifts = (action >= 0) & (action < LIFTS), (action >= LIFTS) & (action < PROVE)
    place = jnp.where(lays, action // ORIENTATIONS, jnp.where(lifts, action - LIFTS, -1))
    layer = jnp.where(lays, 1 + action % ORIENTATIONS, 0)
    return state._replace(mat=jnp.where(jnp.arange(PLACES) == place, layer, state.mat))


def spoken(
    options: Options, state: SwishState, order: Array, proving: Array, proven: Array
) -> tuple[SwishState, Array]:
    """Calls and words, in this order. A seat that was proving has acted; who comes before it could not act."""
    everyone = (1 << options.seats) - 1
    open_ = (state.caller == NOBODY) & ~proven
    acts = proving == NOBODY
    caller, words, until = state.caller, state.words, state.until
    swaps = jnp.asarray(False)
    for at in range(options.seats):
        seat = order[at]
        action, said = state.pending[seat], words >> seat & 1 != 0
        able = open_ & acts
        calls = able & (action == CALL) & (state.waits[seat] == 0)
        words = jnp.where(able & (action == WORD), words | 1 << seat, words)
        words = jnp.where(calls, 0, jnp.where(able & said & (action == BACK), words & ~(1 << seat), words))
        caller, until = jnp.where(calls, seat, caller), jnp.where(calls, state.tick + options.proof, until)
        swaps |= able & (words == everyone)
        open_ &= ~calls & ~swaps
        acts |= seat == proving
    return state._replace(caller=caller, words=words, until=until), swaps


def dealt(cards: SwishCards, options: Options, acted: Acted, outcome: SwishOutcome) -> SwishState:
    """New cards for emptied or swapped places; the game is over if no seat can collect any swish of the cards left."""
    state, emptied, swaps = acted
    left = count(state.deck) > 0
    fills = (emptied.any() | swaps) & left
    fresh = fills & (outcome.cards >= 0)
    out = several(jnp.where(fresh, outcome.cards, NO_CARD), cards.size)
    back = several(jnp.where(fresh, state.area, NO_CARD), cards.size)
    area = jnp.where(fresh, outcome.cards, state.area)
    deck = union(without(state.deck, out), back)
    asked = emptied.any()
    ends = asked & ~seldom(partial(swish_left, cards, options), SHARE)(asked, area, deck)
    return state._replace(
        area=area,
        deck=deck,
        words=jnp.where(swaps & left, 0, state.words),
        over=state.over | ends | (swaps & ~left),
    )


def swish_left(cards: SwishCards, options: Options, area: Array, deck: Cards) -> Array:
    """Whether area and deck hold a swish that some seat may collect."""
    held = spread(union(deck, several(area, cards.size)), cards.size) > 0
    sets = counted_kinds(held, cards.bits[:-1])
    found = jnp.asarray(False)
    for limit in set(options.limits):
        if limit.least == 2:
            found |= any_of(sets, limit.most)
        else:
            found |= searched(cards, limit, held)
    return found


def searched(cards: SwishCards, limit: Limit, held: Array) -> Array:
    """The search of the reference, on the host, for limits that the table of minimal swishes does not answer."""
    pairs = zip(cards.balls[:-1], cards.hoops[:-1], strict=True)
    kinds = [KIND[Card(int(ball), int(hoop))] for ball, hoop in pairs]

    def search(rows: NDArray[np.bool_]) -> NDArray[np.bool_]:
        given = np.asarray(rows)
        found = [
            is_any(
                tuple(sorted(kind for kind, there in zip(kinds, row, strict=True) if there)), limit.least, limit.most
            )
            for row in given.reshape(-1, len(kinds))
        ]
        return np.array(found, np.bool_).reshape(given.shape[:-1])

    return jax.pure_callback(search, jax.ShapeDtypeStruct((), jnp.bool_), held, vmap_method="expand_dims")


def outcome(cards: SwishCards, options: Options, state: SwishState, words: Array) -> SwishOutcome:
    """The order of the seats; and new cards, if this step can need some: by the first deal, a proof or a swap."""
    begins, last = state.tick < 0, state.turn == options.seats - 1
    ready = lapsed(options, state._replace(tick=state.tick + 1))
    proving = ready.caller != NOBODY
    said = (ready.words >> jnp.arange(options.seats) & 1 != 0) | (ready.pending == WORD)
    swaps = ~begins & ~proving & last & said[:-1].all()
    deals = begins | (proving & last & is_swish(cards, options, ready))
    emptied = jnp.where(begins, state.area < 0, ready.mat > 0)
    new, turned = seldom(partial(drawn, cards), SHARE)((swaps | deals) & ~state.over, state.deck, emptied, swaps, words)
    return SwishOutcome(ordered(options, words[0]), new - 1, turned)


def ordered(options: Options, word: Array) -> Array:
    """The seats in random order."""
    left = (jnp.uint32((1 << options.seats) - 1),)
    found: list[Array] = []
    for at in range(options.seats):
        number, word = below(word, options.seats - at)
        seat = nth(left, number)
        found.append(seat)
        left = without(left, single(seat, options.seats))
    return jnp.stack(found)


def drawn(cards: SwishCards, deck: Cards, emptied: Array, swaps: Array, words: Array) -> tuple[Array, Array]:
    """One more than the new card of each place, 0 for none; and its orientation."""
    free, word = (jnp.uint32((1 << PLACES) - 1),), words[1]
    chosen = empty(PLACES)
    for at in range(SWAPPED):
        number, word = below(word, PLACES - at)
        one = where(at < count(deck), single(nth(free, number), PLACES))
        free, chosen = without(free, one), union(chosen, one)
    fills = jnp.where(swaps, chosen[0] >> jnp.arange(PLACES, dtype=jnp.uint32) & 1 != 0, emptied)

    def card(at: Array, carry: tuple[Cards, Array, Array]) -> tuple[Cards, Array, Array]:
        left, word, found = carry
        word = jnp.where(at % CARDS_A_WORD == 0, words[3 + at // CARDS_A_WORD], word)
        many = count(left)
        number, word = below(word, many)
        new = jnp.where(fills[at] & (many > 0), nth(left, number), NO_CARD)
        return without(left, single(new, cards.size)), word, found.at[at].set(new + 1)

    found = jax.lax.fori_loop(0, PLACES, card, (deck, words[3], jnp.zeros(PLACES, jnp.int32)))[2]
    turned = words[2] >> 2 * jnp.arange(PLACES, dtype=jnp.uint32) & ORIENTATIONS - 1
    return found, turned.astype(jnp.int32)
