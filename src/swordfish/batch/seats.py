# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
"""Values by seat, where the seat is an array too."""

from collections.abc import Sequence

import jax.numpy as jnp
from jax import Array


def at_seat(values: Sequence[Array], seat: Array) -> Array:
    """The value of one seat."""
    found = values[0]
    for at, value in enumerate(values[1:], 1):
        found = jnp.where(seat == at, value, found)
    return found


def wrapped(seat: Array, seats: int) -> Array:
    """The seat, counted on around the table from one that is at most once around."""
    return jnp.where(seat >= seats, seat - seats, seat)
