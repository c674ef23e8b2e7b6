# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyright: reportUnknownLambdaType=false
"""Play many games in batch between policies and estimate win rates, each with an interval.

A game's part `batch/<game>` lists its policies in `POLICIES`: bots that also play arrays.
"""

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from msgspec import Struct

from swordfish import batch
from swordfish.batch.engine import OVER, AnyEngine
from swordfish.batch.play import Policy, PolicyMaker
from swordfish.core import BadOptions
from swordfish.envs.episode import PRINTED
from swordfish.exact.intervals import error, wilson
from swordfish.parts import own

TABLES = 4096
"""Tables at once."""


class BatchReport(Struct, frozen=True, kw_only=True):
    """The summary of many games. `wins`: one share per seat, shared wins split; `decisions`: mean choices per game."""

    game: str
    players: tuple[str, ...]
    seed: str
    games: int
    wins: tuple[float, ...]
    wins_interval: tuple[tuple[float, float], ...]
    decisions: float
    decisions_interval: tuple[float, float]


def simulate(
    game: str,
    players: Sequence[str],
    options: dict[str, object],
    count: int,
    seed: str,
    progress: Callable[[int], None] = lambda games: None,
) -> BatchReport:
    """Play `count` games and report. The same seed gives the same games on the same device."""
    engine = batch.make(game, PRINTED, **options)
    policy = seated(engine, players)
    tables = min(count, TABLES)
    run = jax.jit(lambda key: played(engine, policy, key, tables))
    key = jax.random.key(int.from_bytes(sha256(seed.encode()).digest()[:4], "big"))
    shares, decisions = np.zeros((0, engine.seats)), np.zeros(0)
    while len(decisions) < count:
        places, choices = map(np.asarray, run(jax.random.fold_in(key, len(decisions))))
        first = (places == 1)[: count - len(decisions)]
        shares = np.concatenate([shares, first / first.sum(axis=1, keepdims=True)])
        decisions = np.concatenate([decisions, choices[: len(first)]])
        progress(len(first))
    wins = [float(share) for share in shares.mean(axis=0)]
    half = error(float(decisions.std()), count)
    mean = float(decisions.mean())
    return BatchReport(
        game=game,
        players=tuple(players),
        seed=seed,
        games=count,
        wins=tuple(wins),
        wins_interval=tuple(wilson(share, count) for share in wins),
        decisions=mean,
        decisions_interval=(max(0.0, mean - half), mean + half),
    )


def check(game: str, players: Sequence[str]) -> None:
    """Refuse a bot that cannot play in batch."""
    known: dict[str, object] = own("batch", game, "POLICIES", {})
    for player in players:
        if player not in known:
            raise BadOptions("batch-no-policy", player=player, game=game, players=", ".join(known) or "–")


def seated(engine: AnyEngine, players: Sequence[str]) -> Policy:
    """One policy for all seats: each seat's own; BadOptions names a bot that cannot play in batch."""
    check(engine.game, players)
    known: dict[str, PolicyMaker] = own("batch", engine.game, "POLICIES")
    policies = {player: known[player](engine) for player in players}

    def choose(state: Any, word: Array) -> Array:
        seat = engine.waiting(state)
        action = jnp.int32(0)
        for player, policy in policies.items():
            mine = jnp.array([one == player for one in players])[jnp.maximum(seat, 0)]
            action = jnp.where(mine, policy(state, word), action)
        return action

    return choose


def played(engine: AnyEngine, policy: Policy, key: Array, tables: int) -> tuple[Array, Array]:
    """Play new tables to the end; return the places, and how many choices each game had."""

    def one(state: Any, decisions: Array, words: Array) -> tuple[Any, Array]:
        after = engine.step(state, policy(state, words[0]), engine.outcome(state, words[1:]))
        return after, decisions + (engine.waiting(state) >= 0)

    def step(carry: tuple[Array, Any, Array]) -> tuple[Array, Any, Array]:
        number, states, decisions = carry
        words = jax.random.bits(jax.random.fold_in(key, number), (engine.words + 1, tables))
        return number + 1, *jax.vmap(one, in_axes=(0, 0, 1))(states, decisions, words)

    def goes_on(carry: tuple[Array, Any, Array]) -> Array:
        return (jax.vmap(engine.waiting)(carry[1]) != OVER).any()

    start = jax.tree.map(lambda array: jnp.broadcast_to(array, (tables, *array.shape)), engine.start())
    _, ends, decisions = jax.lax.while_loop(goes_on, step, (jnp.int32(0), start, jnp.zeros(tables, jnp.int32)))
    return jax.vmap(engine.places)(ends), decisions
