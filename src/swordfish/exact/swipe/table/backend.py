"""Where arrays live: NumPy on the processor, or JAX on whatever it finds. JAX is imported only when it is asked for."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy
from msgspec import Struct

from swordfish.core import Refusal
from swordfish.exact.swipe.table.kernel import Array, Module


class Backend(Struct, frozen=True):
    """An array module, its compiler, how to replace a row of an array (the old array is gone), and whether all layers
    share one width, so that functions are compiled only once."""

    name: str
    np: Module
    compiled: Callable[[Callable[..., Any]], Callable[..., Any]]
    put: Callable[[Array, int, Array], Array]
    padded: bool

    def here(self, array: Array) -> Any:
        """Copy an array to NumPy."""
        return numpy.asarray(array)


def backend(name: str) -> Backend:
    """Find a backend by name: `numpy` or `jax`."""
    if name == "numpy":
        return Backend("numpy", numpy, lambda function: function, _put, False)
    try:
        jax: Any = import_module("jax")  # no type stubs where the extra `batch` is not installed
    except ImportError:
        raise Refusal("table-no-jax") from None
    jax.config.update("jax_enable_x64", True)
    jax.config.update("jax_default_matmul_precision", "highest")  # TF32 would be wrong in the third digit
    put = jax.jit(_put_anew, donate_argnums=0)
    return Backend(f"jax {jax.devices()[0].platform}", import_module("jax.numpy"), jax.jit, put, True)


def _put(array: Array, at: int, value: Array) -> Array:
    array[at] = value
    return array


def _put_anew(array: Array, at: Array, value: Array) -> Array:
    return array.at[at].set(value)
