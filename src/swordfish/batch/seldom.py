# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""Work that few tables need: under `vmap` it is done for those alone."""

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jax.custom_batching import custom_vmap

from swordfish.batch.bits import WORD, element, nth

LEAST = 32
"""Tables for which it is done at once, at least."""


def first(marked: Array, room: int) -> Array:
    """The indices of the first marked places, at most `room`; behind them the number of places.

    `jnp.nonzero` counts how often each index occurs. On a GPU all places between two marked ones then add to one
    number, one after the other. On a CPU it is quicker to search than to write an index for every place.
    """
    places = len(marked)
    if jax.default_backend() == "cpu":
        words = packed(marked)
        counts = jax.lax.population_count(words).astype(jnp.int32)
        sums, number = added(counts), jnp.arange(room, dtype=jnp.int32)
        at = jnp.minimum(jnp.searchsorted(sums, number, side="right"), len(words) - 1).astype(jnp.int32)
        bit = nth((words[at],), number - (sums[at] - counts[at]))
        return jnp.where(number < sums[-1], WORD * at + bit, places)
    target = jnp.where(marked, counted(marked) - 1, room)
    return jnp.full(room, places, jnp.int32).at[target].set(jnp.arange(places, dtype=jnp.int32), mode="drop")


def packed(marked: Array) -> Array:
    """Marks as bits of words."""
    rows = jnp.pad(marked, (0, -len(marked) % WORD)).reshape(-1, WORD)
    return jnp.where(rows, jnp.uint32(1) << jnp.arange(WORD, dtype=jnp.uint32), 0).sum(axis=1, dtype=jnp.uint32)


def counted(marked: Array) -> Array:
    """How many places are marked up to each place.

    On a CPU `jnp.cumsum` becomes dozens of small loops, which take longer to compile than the rest of a step.
    """
    if jax.default_backend() != "cpu":
        return jnp.cumsum(marked, dtype=jnp.int32)
    upto = (jnp.uint32(2) << jnp.arange(WORD, dtype=jnp.uint32)) - 1
    within = jax.lax.population_count(packed(marked)[:, None] & upto).astype(jnp.int32)
    sums = within[:, -1]
    return (within + (added(sums) - sums)[:, None]).reshape(-1)[: len(marked)]


def added(values: Array) -> Array:
    """The running sums of these numbers."""
    many = len(values)
    rows = jnp.pad(values, (0, -many % WORD)).reshape(-1, WORD)
    within = jnp.where(np.tri(WORD, dtype=bool), rows[:, None, :], 0).sum(axis=2)
    if len(rows) == 1:
        return within[0, :many]
    sums = within[:, -1]
    return (within + (added(sums) - sums)[:, None]).reshape(-1)[:many]


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
        found = served(lambda *some: (False, work(*some)), share, tables, batched, (needed, tree, *given))
        return found, jax.tree.map(lambda _: True, found)

    return alone


def repeated(work: Callable[..., tuple[Any, Any]], share: int) -> Callable[..., Any]:
    """A function of `needed`, a tree and further arguments of `work`, which it applies as long as that is needed.

    `work` returns whether it is needed again, and a tree like its first argument. Each time it is done for at most one
    table in `share`, so there is one copy of it in the program, however often a table needs it.
    """
    work = jax.jit(work)

    @custom_vmap
    def alone(needed: Array, tree: Any, *given: Any) -> Any:
        return jax.lax.while_loop(lambda carry: carry[0], lambda carry: work(carry[1], *given), (needed, tree))[1]

    @alone.def_vmap
    def _(tables: int, batched: Any, needed: Array, tree: Any, *given: Any) -> tuple[Any, Any]:  # pyright: ignore[reportUnusedFunction] - custom_vmap keeps it
        found = served(work, share, tables, batched, (needed, tree, *given))
        return found, jax.tree.map(lambda _: True, found)

    return alone


def served(work: Callable[..., tuple[Any, Any]], share: int, tables: int, batched: Any, given: tuple[Any, ...]) -> Any:
    """The trees of all tables once none needs more work: gather some that do, work, and write them back."""
    needed, tree, *more = jax.tree.map(
        lambda whether, array: array if whether else jnp.broadcast_to(array, (tables, *array.shape)),
        tuple(batched),
        given,
    )
    room = min(tables, max(LEAST, tables // share))

    def serve(carry: tuple[Array, Any]) -> tuple[Array, Any]:
        rest, found = carry
        which = first(rest, room).astype(jnp.uint32)  # never negative: JAX need not count from the end
        inside = jnp.minimum(which, tables - 1)
        some = jax.tree.map(lambda array: element(array, inside), (found, *more))
        again, results = jax.vmap(work)(*some)
        found = jax.tree.map(lambda all_, new: all_.at[which].set(new, mode="drop"), found, results)
        return rest.at[which].set(again, mode="drop"), found

    return jax.lax.while_loop(lambda carry: carry[0].any(), serve, (needed, tree))[1]
