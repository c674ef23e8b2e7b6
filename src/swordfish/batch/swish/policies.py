# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""The bot `random` of swish as a policy of batch tables; see `games/swish/chooser.py` and `bots/random.py`.

It acts in the first tick after it has looked long enough. It lays and lifts cards in the order of their places.
"""

from functools import lru_cache, partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from swordfish.batch.bits import below, hashed
from swordfish.batch.engine import AnyEngine
from swordfish.batch.play import Planner, PlannerMaker
from swordfish.batch.seldom import counted, seldom
from swordfish.batch.swish.table import BACK, CALL, LIFTS, NO_CARD, PROVE, SPOKEN, WORD, SwishState, legal
from swordfish.envs.numbering import WAIT
from swordfish.games.swish.cards import KIND, KINDS, ORIENTATIONS, Card
from swordfish.games.swish.chooser import LAYS, LOOKS, LOOKS_AGAIN, WRONG
from swordfish.games.swish.model import NOBODY, PLACES, Options
from swordfish.games.swish.swishes import BACK as INVERSE
from swordfish.games.swish.swishes import find_swish, orientation_to

SHARE = 16
"""At most one table in so many asks the host for a swish at a time."""
SECOND = 1000
"""A tick in milliseconds."""


class VisibleTable(NamedTuple):
    """What a player sees change."""

    area: Array
    mat: Array
    piles: Array
    words: Array
    caller: Array
    waits: Array


class Readiness(NamedTuple):
    """The table when a tick began, and for each seat the tick in which it acts; −1: it has not begun to look."""

    seen: VisibleTable
    ready: Array


def random(engine: AnyEngine) -> Planner:
    """The bot `random`: it sees a swish at once, but takes its time, and is sometimes wrong."""
    options: Options = engine.options

    def choose(state: SwishState, memory: Readiness, word: Array, asked: Array) -> tuple[Array, Readiness]:
        seat, mine = state.turn, jnp.arange(options.seats) == state.turn
        seen = VisibleTable(state.area, state.mat, state.piles, state.words, state.caller, state.waits > 0)
        same = jax.tree.map(lambda one, other: (one == other).all(), seen, memory.seen)
        news = (seat == 0) & ~jnp.stack(jax.tree.leaves(same)).all()
        ready = jnp.where(news, -1, memory.ready)
        first, other = hashed((word, jnp.uint32(0)), jnp.uint32(0))
        ready = jnp.where(mine & (ready < 0), state.tick + pace(state, first), ready)
        able = (state.caller == NOBODY) | (state.caller == seat)
        acts = asked & able & (state.tick >= ready[seat])
        action = jnp.where(acts, chosen(options, state, other, acts), WAIT)
        return action.astype(jnp.int32), Readiness(seen, jnp.where(mine & acts, -1, ready))

    start: SwishState = engine.start()
    nothing = VisibleTable(start.area, start.mat, start.piles, start.words, start.caller, start.waits > 0)
    return Planner(Readiness(nothing, jnp.full(options.seats, -1, jnp.int32)), choose)


def pace(state: SwishState, word: Array) -> Array:
    """How many ticks pass before the seat to move acts; an action counts at the end of its tick."""
    said, proves = state.words >> state.turn & 1 != 0, state.caller == state.turn
    times = (LAYS, LOOKS_AGAIN, LOOKS)
    kind = jnp.where(proves, 0, jnp.where(said, 1, 2))
    number, _ = below(word, jnp.array([len(time) for time in times])[kind])
    return (jnp.array([time.start for time in times])[kind] + number - 1) // SECOND


def chosen(options: Options, state: SwishState, word: Array, needed: Array) -> Array:
    """What the chooser of the game plays."""
    seat, proves = state.turn, state.caller == state.turn
    whim, rest = below(word, WRONG)
    able = legal(state, seat).at[WAIT].set(False)
    number, _ = below(rest, able.sum())
    anything = jnp.argmax(able & (counted(able) == number + 1))
    target = first_swish(options, state, needed & (whim > 0))
    wrong, missing = (state.mat > 0) & (target == 0), (target > 0) & (state.mat != target)
    there = (target > 0).any()
    place = jnp.argmax(missing)
    lay = SPOKEN + ORIENTATIONS * place + target[place] - 1
    proof = jnp.where(wrong.any(), SPOKEN + LIFTS + jnp.argmax(wrong), jnp.where(missing.any(), lay, SPOKEN + PROVE))
    false_proof = jnp.where((state.mat > 0).sum() < 2, anything, SPOKEN + PROVE)
    said = state.words >> seat & 1 != 0
    calls = there & (state.waits[seat] == 0)
    speech = jnp.where(calls, CALL, jnp.where(said, BACK, WORD))
    return jnp.where(whim == 0, anything, jnp.where(proves, jnp.where(there, proof, false_proof), speech))


def first_swish(options: Options, state: SwishState, needed: Array) -> Array:
    """The first swish that the reference finds for the seat to move: for each place 0, or 1 + the orientation.

    A pair is found here; without one, the host searches.
    """
    limits = [options.limit(seat) for seat in range(options.seats)]
    paired = jnp.array([limit.least <= 2 <= limit.most for limit in limits])[state.turn]
    pair = first_pair(options, state.area)
    found = paired & (pair > 0).any()
    searches = needed & ~found & jnp.array([limit.most > 2 or limit.least > 2 for limit in limits])[state.turn]
    other = seldom(partial(searched, options), SHARE)(searches, state.area, state.turn)
    return jnp.where(found, pair, other)


def first_pair(options: Options, area: Array) -> Array:
    """The swish of two cards that the reference finds first, as a mat; zeros, if there is none."""
    kinds, there, back = (jnp.asarray(column)[area] for column in pair_columns(options.cards))
    every = jnp.arange(len(KINDS))
    counts = (kinds[:, None] == every).sum(axis=0)
    able = (counts > 0) & (counts[jnp.asarray(INVERSE)] > (every == jnp.asarray(INVERSE)))
    kind = jnp.argmax(able)
    places = jnp.arange(PLACES)
    one = places == jnp.argmax(kinds == kind)
    other = places == jnp.argmax((kinds == jnp.asarray(INVERSE)[kind]) & ~one)
    return jnp.where(able.any(), jnp.where(one, 1 + there, jnp.where(other, 1 + back, 0)), 0)


@lru_cache(maxsize=8)
def pair_columns(cards: tuple[Card, ...]) -> tuple[NDArray[np.int32], ...]:
    """Of each card: its kind, and its orientations as the first and as the second card of a pair; then no card."""

    def inverse(kind: int) -> Card:
        ball, hoop = KINDS[INVERSE[kind]]
        return Card(hoop, ball)

    kinds = [KIND[card] for card in cards]
    there = [orientation_to(card, KINDS[kind]) for card, kind in zip(cards, kinds, strict=True)]
    back = [orientation_to(card, inverse(kind)) for card, kind in zip(cards, kinds, strict=True)]
    return tuple(np.array([*column, NO_CARD], np.int32) for column in (kinds, there, back))


def searched(options: Options, area: Array, seat: Array) -> Array:
    """The search of the reference, on the host."""

    @lru_cache(maxsize=1 << 12)
    def mat(area: tuple[int, ...], seat: int) -> NDArray[np.int32]:
        limit, filled = options.limit(seat), [place for place, card in enumerate(area) if card != NO_CARD]
        found = find_swish([options.cards[area[place]] for place in filled], limit.least, limit.most)
        laid = np.zeros(PLACES, np.int32)
        for number, orientation in found or ():
            laid[filled[number]] = 1 + orientation
        return laid

    def search(areas: NDArray[np.int32], seats: NDArray[np.int32]) -> NDArray[np.int32]:
        rows, whose = np.asarray(areas), np.asarray(seats)
        flat = rows.reshape(-1, PLACES)
        who = np.broadcast_to(whose, rows.shape[:-1]).reshape(-1)
        found = [mat(tuple(row), seat) for row, seat in zip(flat.tolist(), who.tolist(), strict=True)]
        return np.array(found, np.int32).reshape(rows.shape)

    shape = jax.ShapeDtypeStruct((PLACES,), jnp.int32)
    return jax.pure_callback(search, shape, area, seat, vmap_method="expand_dims")


POLICIES: dict[str, PlannerMaker] = {"random": random}
"""The bots that batch tables can play, by name."""
