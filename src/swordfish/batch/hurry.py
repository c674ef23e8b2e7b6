# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false
"""Programs that are quick to compile, for the first step, where the usual one is quick to run."""

from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar

import jax


class Hurry:
    """A program that is traced in a hurry."""

    matters: bool = False
    """Whether anything in it differs from the usual program."""


_now: ContextVar[Hurry | None] = ContextVar("hurry", default=None)


@contextmanager
def hurried() -> Generator[Hurry]:
    """Trace functions to small programs within this. JAX keeps what it has traced, so trace other functions later."""
    hurry = Hurry()
    token = _now.set(hurry)
    try:
        yield hurry
    finally:
        _now.reset(token)


def small() -> bool:
    """Whether the program that is traced now shall be small. It always is on a CPU, where it also runs faster."""
    if jax.default_backend() == "cpu":
        return True
    hurry = _now.get()
    if hurry is None:
        return False
    hurry.matters = True
    return True
