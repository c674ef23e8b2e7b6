# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""`python -m benchmarks.batch_memory GAME`: the largest number of tables that a GPU holds, and the memory of each.

It computes that number from the sizes of a compiled step, plays three steps with so many tables, and tries fewer if the
GPU refuses. XLA_PYTHON_CLIENT_MEM_FRACTION says how much of its memory JAX may use.
"""

import sys
import time
from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from swordfish import batch
from swordfish.batch.tables import BatchTables

SOME = 1 << 20
MOST = (1 << 31) - 1
"""Tables are numbered with 32 bits."""
GRAIN = 4096
STEPS = 3
FEWER = 0.97


def step_of(engine: Any, many: int) -> Any:
    """A compiled step of so many tables by random choices; the tables before it are overwritten."""
    tables = BatchTables(engine, many)
    shapes = jax.eval_shape(engine.start)
    states = jax.tree.map(lambda array: jax.ShapeDtypeStruct((many, *array.shape), array.dtype), shapes)

    def step(states: Any, data: Any) -> Any:
        return tables.autostep_from(states, tables.pick_from(states, data), data)

    return jax.jit(step, donate_argnums=0).lower(states, jax.ShapeDtypeStruct((2,), jnp.uint32)).compile()


def size(step: Any) -> int:
    """The bytes that a step needs: its tables and its temporaries."""
    found = step.memory_analysis()
    kept = found.argument_size_in_bytes + found.output_size_in_bytes - found.alias_size_in_bytes
    return kept + found.temp_size_in_bytes


def whole(many: float) -> int:
    return int(min(many, MOST)) // GRAIN * GRAIN


def played(engine: Any, many: int, step: Callable[..., Any]) -> float:
    """Seconds per step; ValueError, if the last tables are not different games."""
    new = jax.jit(lambda: jax.tree.map(lambda array: jnp.broadcast_to(array, (many, *array.shape)), engine.start()))
    states = jax.block_until_ready(new())
    begin = time.perf_counter()
    for number in range(STEPS):
        states = step(states, jnp.full(2, number, jnp.uint32))
    jax.block_until_ready(states)
    seconds = (time.perf_counter() - begin) / STEPS
    last = [np.asarray(array[-64:]).reshape(64, -1) for array in jax.tree.leaves(states)]
    if len({row.tobytes() for row in np.concatenate(last, axis=1)}) < 32:
        raise ValueError("the last tables are alike")
    return seconds


def main(game: str) -> None:
    engine, device = batch.make(game), jax.devices()[0]
    stats = device.memory_stats()
    if not stats:
        sys.exit(f"{device.device_kind} does not say how much memory it has")
    limit = stats["bytes_limit"]
    step = step_of(engine, SOME)
    state, cost = step.memory_analysis().alias_size_in_bytes / SOME, step.cost_analysis()
    print(f"{game}: {state:.0f} bytes a table, {size(step) / SOME - state:.0f} temporaries in a step")
    print(f"{cost['bytes accessed'] / SOME:.0f} bytes accessed and {cost['flops'] / SOME:.0f} operations a step")
    many = whole(limit * SOME / size(step))
    while True:
        step = step_of(engine, many)
        try:
            if size(step) <= limit:
                seconds = played(engine, many, step)
                break
        except jax.errors.JaxRuntimeError as error:
            print(f"{many:,} tables: {str(error)[:80]}")
        many = whole(many * FEWER * min(1, limit / size(step)))
    print(f"{many:,} tables fit into {limit / 2**30:.1f} GiB: {seconds:.2f} s a step")


if __name__ == "__main__":
    main(sys.argv[1])
