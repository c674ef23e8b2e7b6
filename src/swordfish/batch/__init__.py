# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""The rules as JAX arrays: thousands of tables at once, on CPU or GPU (the extra `batch`).

    from swordfish import batch
    engine = batch.make("swirl", seats=2)

Each game defines `engine(options)` in `batch/<game>`; a game without it cannot be played in batch. Importing this
package does not import JAX; `make` does.
"""

from importlib.util import find_spec
from os import PathLike, fspath
from typing import TYPE_CHECKING

from swordfish.core import BadOptions, Refusal
from swordfish.envs.episode import PRINTED, Setting
from swordfish.envs.observations import seated
from swordfish.games import find
from swordfish.parts import games_with, part

if TYPE_CHECKING:
    from swordfish.batch.engine import AnyEngine


def make(game: str, variant: str = PRINTED, **options: object) -> "AnyEngine":
    """The engine of a game for tables with these options; Refusal says why there is none."""
    find(game)
    engines = games_with("batch")
    if game not in engines:
        raise BadOptions("batch-no-engine", game=game, games=", ".join(engines))
    setting = Setting(game, seated(game, options), variant)
    if find_spec("jax") is None:
        raise Refusal("batch-no-jax")
    return part("batch", game).engine(setting.options)


def cache_compiled(folder: str | PathLike[str]) -> None:
    """Cache compiled programs in this folder, so that later processes load them instead of compiling again."""
    import jax

    jax.config.update("jax_compilation_cache_dir", fspath(folder))
    jax.config.update("jax_persistent_cache_min_compile_time_secs", 0.0)
    jax.config.update("jax_persistent_cache_min_entry_size_bytes", -1)


__all__ = ["cache_compiled", "make"]
