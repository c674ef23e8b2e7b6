# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""What a seat of swirl sees and may do, in the order of the environments."""

import jax.numpy as jnp
from jax import Array

from swordfish.batch.bits import Cards
from swordfish.batch.bits import unpacked as spread
from swordfish.batch.swirl.deck import Deck
from swordfish.batch.swirl.table import DECK, HAND, MIDDLE, PILE, PLAYED, SERIES, SwirlState, unpacked
from swordfish.games.swirl.cards import Creature
from swordfish.games.swirl.model import Options


def marked(deck: Deck, cards: Cards) -> Array:
    """1 for each card of the set, by id."""
    return spread(cards, deck.size)[deck.bits]


def places_of(deck: Deck, state: SwirlState) -> Array:
    """Where each card lies, by id."""
    return sum([marked(deck, plane) << bit for bit, plane in enumerate(state.planes)], jnp.int32(0))


def observe(deck: Deck, options: Options, state: SwirlState, seat: Array) -> dict[str, Array]:
    """The fields of `envs/swirl/observation.py`. A hand that must hold all cards still unplaced is known."""
    seats, rest = options.seats, unpacked(state.rest)
    around = (jnp.arange(seats) + seat) % seats
    lies = places_of(deck, state)
    hands = lies == HAND + around[:, None]
    sizes = hands.sum(axis=1)
    undealt = lies == DECK
    hidden = (jnp.arange(seats) > 0) & (sizes > 0)
    known = (hidden.sum() == 1) & ~undealt.any()
    shown = (jnp.arange(seats) == 0) | known
    unplaced = ~known & (undealt | hands[1:].any(axis=0))
    creatures = rest.creatures >> 2 * around & 3
    collects = (creatures[:, None] == jnp.arange(len(Creature))) & (around < rest.chosen)[:, None]
    turn = jnp.where(rest.chosen < seats, rest.chosen, rest.turn)
    fields = {
        "hands": hands & shown[:, None],
        "sizes": sizes,
        "unplaced": unplaced,
        "middle": lies == MIDDLE,
        "series": lies == SERIES + around[:, None],
        "piles": lies == PILE + around[:, None],
        "played": lies == PLAYED,
        "taken": marked(deck, state.taken),
        "creatures": collects,
        "turn": around == turn,
        "deals": rest.deals[None],
    }
    return {name: field.astype(jnp.int32) for name, field in fields.items()}


def legal(deck: Deck, options: Options, state: SwirlState) -> Array:
    """The actions of the seat that is due: creatures, each card to play, each to take, enough."""
    rest = unpacked(state.rest)
    choosing, taking = rest.chosen < options.seats, rest.played >= 0
    creatures = jnp.arange(len(Creature))
    gone = [(seat < rest.chosen) & (rest.creatures >> 2 * seat & 3 == creatures) for seat in range(options.seats)]
    free = (creatures < options.creatures) & ~jnp.stack(gone).any(axis=0)
    plays = places_of(deck, state) == HAND + rest.turn
    takes = marked(deck, state.open) > 0
    return jnp.concatenate([free & choosing, plays & ~choosing & ~taking, takes & taking, (rest.enough & taking)[None]])
