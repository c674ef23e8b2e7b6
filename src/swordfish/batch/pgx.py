# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""Batch engines as pgx environments, for mctx and everything else that takes one. Needs the package `pgx`.

    env = swordfish.batch.pgx.make("swirl", seats=2)
    state = env.init(key)
    state = env.step(state, action, key)

Player ids are seats. Every state waits for a choice: chance and forced events happen within a step. swish is the race
in ticks: one seat after the other chooses, and a tick passes when all have.
"""

from functools import cache
from html import escape
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from swordfish import batch
from swordfish.core import Refusal
from swordfish.envs.observations import version

if TYPE_CHECKING:
    from jax import Array

    from swordfish.batch.engine import AnyEngine


def make(game: str, variant: str = "printed", **options: object) -> Any:
    """The pgx environment of a game for tables with these options; Refusal says why there is none."""
    engine = batch.make(game, variant, **options)
    if find_spec("pgx") is None:
        raise Refusal("batch-no-pgx")
    return environment(engine)


def environment(engine: "AnyEngine") -> Any:
    """The pgx environment of an engine."""
    return classes(engine.game)[0](engine)


@cache
def classes(game: str) -> tuple[Any, Any]:
    """The environment class and the state class of a game: subclasses of pgx's own."""
    import jax
    import jax.numpy as jnp

    core = import_module("pgx.core")

    @core.dataclass
    class PgxState(core.State):
        """pgx's fields, and the table of the engine."""

        current_player: Any
        observation: Any
        rewards: Any
        terminated: Any
        truncated: Any
        legal_action_mask: Any
        _step_count: Any
        _table: Any

        @property
        def env_id(self) -> str:
            return game

        def to_svg(self, *, color_theme: str | None = None, scale: float | None = None) -> str:
            return svg(self)

        def save_svg(self, filename: str, *, color_theme: str | None = None, scale: float | None = None) -> None:
            from pathlib import Path

            Path(filename).write_text(svg(self), encoding="utf-8")

    class PgxEnvironment(core.Env):
        """A game as pgx plays it."""

        def __init__(self, engine: "AnyEngine") -> None:
            super().__init__()
            self.engine = engine

        def _init(self, key: "Array") -> Any:
            engine = self.engine

            def again(carry: tuple[Any, Any]) -> tuple[Any, Any]:
                table, key = carry
                key, draw = jax.random.split(key)
                return engine.autostep(table, jnp.int32(0), draw), key

            first, rest = jax.random.split(key)
            table, _ = jax.lax.while_loop(lambda carry: engine.waiting(carry[0]) < 0, again, (engine.init(first), rest))
            return self._state(table, jnp.int32(0))

        def _step(self, state: Any, action: "Array", key: "Array") -> Any:
            engine = self.engine

            def again(carry: tuple[Any, Any]) -> tuple[Any, Any]:
                table, key = carry
                key, draw = jax.random.split(key)
                return engine.step(table, jnp.int32(0), engine.draw(table, draw)), key

            first, rest = jax.random.split(key)
            table = engine.step(state._table, action, engine.draw(state._table, first))
            table, _ = jax.lax.while_loop(lambda carry: engine.waiting(carry[0]) == -1, again, (table, rest))
            return self._state(table, state._step_count)

        def _state(self, table: Any, steps: "Array") -> Any:
            engine = self.engine
            waiting = engine.waiting(table)
            player = jnp.maximum(waiting, 0).astype(jnp.int32)
            terminated = waiting == -2
            return PgxState(
                current_player=player,
                observation=engine.flat(engine.observe(table, player)),
                rewards=engine.rewards(table).astype(jnp.float32),
                terminated=terminated,
                truncated=jnp.asarray(False),
                legal_action_mask=engine.legal(table, player) | terminated,
                _step_count=steps,
                _table=table,
            )

        def _observe(self, state: Any, player_id: "Array") -> "Array":
            return self.engine.flat(self.engine.observe(state._table, player_id))

        @property
        def id(self) -> str:
            return game

        @property
        def version(self) -> str:
            return f"v{version(game)}"

        @property
        def num_players(self) -> int:
            return self.engine.seats

    return PgxEnvironment, PgxState


def svg(state: Any) -> str:
    """The first table's observation as text: `swordfish draw` has pictures of the games."""
    import numpy as np

    numbers = np.asarray(state.observation).reshape(-1, state.observation.shape[-1])[0].tolist()
    lines = [numbers[at : at + 32] for at in range(0, len(numbers), 32)]
    rows = [f'<text x="4" y="{14 * at}">{escape(" ".join(map(str, row)))}</text>' for at, row in enumerate(lines, 1)]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="800" height="{14 * len(lines) + 8}" font-size="11">'
    return f"{head}{''.join(rows)}</svg>"
