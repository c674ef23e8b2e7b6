"""The same rules as arrays: thousands of tables at once, on CPU or GPU, in JAX (the extra `batch`).

    from swordfish import batch
    engine = batch.make("swirl", seats=2)

Importing this package does not import JAX; `make` does.
"""

from importlib import import_module
from importlib.util import find_spec
from os import PathLike, fspath
from typing import TYPE_CHECKING, Any

from swordfish import games
from swordfish.core import BadOptions, Refusal

if TYPE_CHECKING:
    from swordfish.batch.engine import Engine

ENGINES = {"swipe": "swordfish.batch.swipe", "swirl": "swordfish.batch.swirl"}
"""The module of each engine: its function `engine(options)` returns one."""


def make(game: str, variant: str = "printed", **options: object) -> "Engine[Any, Any]":
    """Return the engine of a game at tables with these options; Refusal says why there is none."""
    rules = games.find(game)
    if game not in ENGINES:
        raise BadOptions("batch-no-engine", game=game, games=", ".join(ENGINES))
    if variant not in rules.VARIANTS:
        raise BadOptions("no-such-variant", variant=variant, variants=", ".join(rules.VARIANTS))
    if find_spec("jax") is None:
        raise Refusal("batch-no-jax")
    made = games.options(rules, {**rules.VARIANTS[variant], **options})
    return import_module(ENGINES[game]).engine(made)


def keep_compiled(folder: str | PathLike[str]) -> None:
    """Keep what JAX compiles in this folder, so that the next process need not compile it again."""
    import jax

    jax.config.update("jax_compilation_cache_dir", fspath(folder))
    jax.config.update("jax_persistent_cache_min_compile_time_secs", 0.0)
    jax.config.update("jax_persistent_cache_min_entry_size_bytes", -1)


__all__ = ["ENGINES", "keep_compiled", "make"]
