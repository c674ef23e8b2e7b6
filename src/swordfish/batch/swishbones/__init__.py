"""swishbones as arrays."""

from collections.abc import Sequence

import jax.numpy as jnp
import numpy as np
from jax import Array

from swordfish.batch.engine import CHANCE, OVER, BatchEngine
from swordfish.batch.swishbones.policies import POLICIES
from swordfish.batch.swishbones.pond import WORDS, outcome, scattered
from swordfish.batch.swishbones.rules import BonesOutcome, places, pond_laid, start, step
from swordfish.batch.swishbones.table import BonesState, legal, observe, pick
from swordfish.core import Due, Event
from swordfish.envs import numbering, observed
from swordfish.games.swishbones.model import BONES, HEADS, Bone, Laying, Options, PondLaid

__all__ = ["POLICIES", "engine"]


def engine(options: Options) -> BatchEngine[BonesState, BonesOutcome]:
    """The engine of tables with these options."""
    return BatchEngine(
        game="swishbones",
        options=options,
        actions=numbering("swishbones", options).count,
        spec=observed("swishbones", options),
        words=WORDS,
        chance_first=not options.pond,
        start=lambda: start(options),
        step=lambda state, action, chance: step(options, state, action, chance),
        outcome=lambda state, words: outcome(options, state, words),
        waiting=waiting,
        legal=lambda state, seat: legal(options, state, seat),
        pick=lambda state, word: pick(options, state, word),
        observe=lambda state, seat: observe(options, state, seat),
        places=lambda state: places(options, state),
        begun=lambda words: pond_laid(options, start(options), scattered(options, words)),
        to_event=to_event,
        to_outcome=to_outcome,
    )


def waiting(state: BonesState) -> Array:
    """The seat that must choose, or CHANCE before the pond is laid, or OVER."""
    return jnp.where(state.over, OVER, jnp.where(state.setup < 0, CHANCE, state.turn))


def to_event(due: Due[object], chance: BonesOutcome) -> PondLaid:
    """The reference event, from an outcome in NumPy."""
    if not isinstance(due, Laying):
        raise TypeError(f"swishbones has no random event like {due}")
    return PondLaid(tuple(Bone(piece, int(chance.x[piece - HEADS]), int(chance.y[piece - HEADS])) for piece in due.box))


def to_outcome(events: Sequence[Event]) -> BonesOutcome:
    """The outcome for a pond, in NumPy; without one, zeros."""
    x, y = np.zeros((2, BONES), np.int32)
    for event in events:
        if not isinstance(event, PondLaid):
            raise TypeError(f"swishbones has no random event like {event}")
        for piece, east, north in event.bones:
            x[piece - HEADS], y[piece - HEADS] = east, north
    return BonesOutcome(x, y)  # pyright: ignore[reportArgumentType] - NumPy's arrays are JAX's on the host
