# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""Intermediate values that the compiler must compute once.

XLA fuses a step into one loop for each word that it returns, and computes in each loop again what several of them
need. On a CPU it has no fusions with several results, and looks through `optimization_barrier`; a call that it may not
inline stops it.
"""

from typing import Any, TypeVar

import jax
from jax.experimental.xla_metadata import set_xla_metadata

Tree = TypeVar("Tree")


def stored(values: Tree) -> Tree:
    """The same values, written to memory before anything is computed from them."""
    return jax.lax.platform_dependent(values, cpu=_called, default=jax.lax.optimization_barrier)


def _called(values: Any) -> Any:
    with set_xla_metadata(inlineable="false"):
        return _same(values)


@jax.jit
def _same(values: Any) -> Any:
    return values
