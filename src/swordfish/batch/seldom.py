# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""Work that few tables need: under `vmap` it is done for those alone."""

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array
from jax.custom_batching import custom_vmap

LEAST = 32
"""Tables for which it is done at once, at least."""


def first(marked: Array, room: int) -> Array:
    """The indices of the first marked places, at most `room`; behind them the number of places.

    `jnp.nonzero` counts how often each index occurs. On a GPU all places between two marked ones then add to one
    number, one after the other.
    """
    places = len(marked)
    position = jnp.cumsum(marked, dtype=jnp.int32) - 1
    target = jnp.where(marked, position, room)
    return jnp.full(room, places, jnp.int32).at[target].set(jnp.arange(places, dtype=jnp.int32), mode="drop")


def seldom(work: Callable[..., Any], share: int) -> Callable[..., Any]:
    """A function of `needed` and the arguments of `work`: its result, or zeros where it is not needed."""
    update = updated(lambda _, *given: work(*given), share)

    def serve(needed: Array, *given: Any) -> Any:
        shapes = jax.eval_shape(work, *given)
        return update(needed, jax.tree.map(lambda array: jnp.zeros(array.shape, array.dtype), shapes), *given)

    return serve


def updated(work: Callable[..., Any], share: int) -> Callable[..., Any]:
    """A function of `needed`, a tree and further arguments of `work`: its result, or the tree where it is not needed.

    `work` returns a tree like its first argument. Many tables are gathered into an array for one in `share` of them,
    and again until all have been served; the others are not copied.
    """
    work = jax.jit(work)  # keeps its constants to itself: a batched `cond` would batch them, and `custom_vmap` refuses

    @custom_vmap
    def alone(needed: Array, tree: Any, *given: Any) -> Any:
        return jax.lax.cond(needed, lambda: work(tree, *given), lambda: tree)

    @alone.def_vmap
    def _(tables: int, batched: Any, needed: Array, tree: Any, *given: Any) -> tuple[Any, Any]:  # pyright: ignore[reportUnusedFunction] - custom_vmap keeps it
        needed, tree, *all_given = jax.tree.map(
            lambda whether, array: array if whether else jnp.broadcast_to(array, (tables, *array.shape)),
            tuple(batched),
            (needed, tree, *given),
        )
        room = min(tables, max(LEAST, tables // share))

        def serve(carry: tuple[Array, Any]) -> tuple[Array, Any]:
            rest, found = carry
            which = first(rest, room)
            some = jax.tree.map(lambda array: array[jnp.minimum(which, tables - 1)], (found, *all_given))
            results = jax.vmap(work)(*some)
            found = jax.tree.map(lambda all_, new: all_.at[which].set(new, mode="drop"), found, results)
            return rest.at[which].set(False, mode="drop"), found

        found = jax.lax.while_loop(lambda carry: carry[0].any(), serve, (needed, tree))[1]
        return found, jax.tree.map(lambda _: True, found)

    return alone
