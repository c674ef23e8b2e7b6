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
from swordfish.batch.play import Planner, PlannerMaker, PolicyMaker, planner
from swordfish.core import BadOptions
from swordfish.envs.episode import PRINTED
from swordfish.envs.numbering import WAIT
from swordfish.exact.intervals import error, wilson
from swordfish.games import Paced, find
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


def seated(engine: AnyEngine, players: Sequence[str]) -> Planner:
    """One policy for all seats: each seat's own; BadOptions names a bot that cannot play in batch."""
    check(engine.game, players)
    known: dict[str, PolicyMaker | PlannerMaker] = own("batch", engine.game, "POLICIES")
    policies = {player: planner(known[player](engine)) for player in players}

    def choose(state: Any, memory: dict[str, Any], word: Array, asked: Array) -> tuple[Array, dict[str, Any]]:
        seat = engine.waiting(state)
        action, after = jnp.int32(0), dict[str, Any]()
        for player, policy in policies.items():
            mine = asked & (seat >= 0) & jnp.array([one == player for one in players])[jnp.maximum(seat, 0)]
            chosen, after[player] = policy.choose(state, memory[player], word, mine)
            action = jnp.where(mine, chosen, action)
        return action, after

    return Planner({player: policy.memory for player, policy in policies.items()}, choose)


def played(engine: AnyEngine, policy: Planner, key: Array, tables: int) -> tuple[Array, Array]:
    """Play new tables to the end; return the places, and how many choices each game had. To wait is none."""
    race = isinstance(find(engine.game).chooser, Paced)

    def one(state: Any, memory: Any, decisions: Array, words: Array) -> tuple[Any, Any, Array]:
        action, memory = policy.choose(state, memory, words[0], jnp.asarray(True))
        after = engine.step(state, action, engine.outcome(state, words[1:]))
        chosen = (action != WAIT) if race else jnp.asarray(True)
        return after, memory, decisions + (chosen & (engine.waiting(state) >= 0))

    def step(carry: tuple[Array, Any, Any, Array]) -> tuple[Array, Any, Any, Array]:
        number, states, memories, decisions = carry
        words = jax.random.bits(jax.random.fold_in(key, number), (engine.words + 1, tables))
        return number + 1, *jax.vmap(one, in_axes=(0, 0, 0, 1))(states, memories, decisions, words)

    def goes_on(carry: tuple[Array, Any, Any, Array]) -> Array:
        return (jax.vmap(engine.waiting)(carry[1]) != OVER).any()

    begin = jax.tree.map(lambda array: jnp.broadcast_to(array, (tables, *array.shape)), (engine.start(), policy.memory))
    none = jnp.zeros(tables, jnp.int32)
    _, ends, _, decisions = jax.lax.while_loop(goes_on, step, (jnp.int32(0), *begin, none))
    return jax.vmap(engine.places)(ends), decisions
