# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""A table of swish in ticks as arrays: its state, and what a seat sees and may do.

Only what the rules read is kept: of a pile its size, of a card in the area its number, of time the tick.
"""

from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from swordfish.batch.bits import Cards
from swordfish.batch.bits import unpacked as spread
from swordfish.batch.swish.minimal import place
from swordfish.envs.swish import BACK, CALL, SPOKEN, WORD
from swordfish.games.swish.actions import LIFTS, PROVE
from swordfish.games.swish.actions import WORDS as ON_MAT
from swordfish.games.swish.cards import ORIENTATIONS, TURNED
from swordfish.games.swish.model import MOST_CARDS, NOBODY, PLACES, Options

NO_CARD = -1


class SwishState(NamedTuple):
    """A table between two actions. Seats act in turn; the tick passes when the last one has acted."""

    area: Array  # the card of each place, or NO_CARD
    mat: Array  # of each place: 0, or 1 + the orientation on the mat
    deck: Cards
    piles: Array  # cards of each seat
    words: Array  # a bit for each seat that says there is no swish
    waits: Array  # the tick until which each seat cannot call; 0: it can
    caller: Array
    until: Array  # the tick by which the caller must have proved
    tick: Array  # ticks passed; −1 before the first deal
    pending: Array  # the action of each seat in this tick, as far as it has acted
    turn: Array  # the seat that acts next
    over: Array
    gained: Array  # cards that seat 0 gained or lost in the last step


class SwishCards(NamedTuple):
    """The deck of a table as constants: the cells of each card, and the bit of its kind; the last row is no card."""

    balls: NDArray[np.int32]
    hoops: NDArray[np.int32]
    bits: NDArray[np.uint8]
    size: int


def constants(options: Options) -> SwishCards:
    cards = options.cards
    return SwishCards(
        balls=np.array([*(card.ball for card in cards), NO_CARD], np.int32),
        hoops=np.array([*(card.hoop for card in cards), NO_CARD], np.int32),
        bits=np.array([*map(place, cards), 255], np.uint8),
        size=len(cards),
    )


def legal(state: SwishState, seat: Array) -> Array:
    """The actions of a seat, from the area as it lies before the tick: wait, speak, lay, lift, prove."""
    proving, searching = state.caller == seat, state.caller == NOBODY
    said = state.words >> seat & 1 != 0
    spoken = jnp.stack([jnp.asarray(True), searching & (state.waits[seat] == 0), searching & ~said, searching & said])
    there, on_mat = state.area >= 0, state.mat > 0
    room = on_mat | (on_mat.sum() < MOST_CARDS)
    lays = (there & room)[:, None] & (state.mat[:, None] != 1 + jnp.arange(ORIENTATIONS))
    mat = jnp.concatenate([lays.reshape(-1), on_mat, jnp.ones(1, bool)])
    return jnp.concatenate([spoken, mat & proving]) & (state.turn == seat) & ~state.over & (state.tick >= 0)


def is_swish(cards: SwishCards, options: Options, state: SwishState) -> Array:
    """Whether the mat shows a swish that the caller may collect."""
    turned = jnp.asarray(np.array(TURNED, np.int32))
    orientation = jnp.maximum(state.mat - 1, 0)
    balls = turned[orientation, jnp.asarray(cards.balls)[state.area]]
    hoops = turned[orientation, jnp.asarray(cards.hoops)[state.area]]
    laid = state.mat > 0
    ball_cells = jnp.where(laid, 1 << balls, 0)
    hoop_cells = jnp.where(laid, 1 << hoops, 0)
    count = laid.sum()
    every = [options.limit(seat) for seat in range(options.seats)]
    least = jnp.array([limit.least for limit in every])[state.caller]
    most = jnp.array([limit.most for limit in every])[state.caller]
    covered = 0
    twice = 0
    for at in range(PLACES):
        twice |= covered & (ball_cells[at] | hoop_cells[at] << 16)
        covered |= ball_cells[at] | hoop_cells[at] << 16
    return (least <= count) & (count <= most) & (twice == 0) & (covered & 0xFFFF == covered >> 16)


def observe(cards: SwishCards, options: Options, state: SwishState, seat: Array) -> dict[str, Array]:
    """The fields of `envs/swish/observation.py`."""
    seats = options.seats
    around = (jnp.arange(seats) + seat) % seats
    limits = jnp.array([[limit.least, limit.most] for limit in map(options.limit, range(seats))])
    area = jnp.stack([jnp.asarray(cards.balls)[state.area], jnp.asarray(cards.hoops)[state.area]], axis=1)
    fields = {
        "area": 1 + area,
        "mat": state.mat,
        "deck": spread(state.deck, cards.size),
        "piles": state.piles[around],
        "words": state.words >> around & 1,
        "waits": state.waits[around] > 0,
        "caller": around == state.caller,
        "limits": limits[around],
    }
    return {name: field.astype(jnp.int32) for name, field in fields.items()}


__all__ = [
    "BACK",
    "CALL",
    "LIFTS",
    "NO_CARD",
    "ON_MAT",
    "PROVE",
    "SPOKEN",
    "WORD",
    "SwishCards",
    "SwishState",
    "constants",
    "is_swish",
    "legal",
    "observe",
]
