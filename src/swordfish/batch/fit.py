# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
"""`python -m swordfish.batch.fit GAME [GAMES]`: fit the weights of a game's evaluation to games played in batch.

As `swordfish.arena.fit`, with the same tables and the same features: `medium` plays, with some random moves for
variety. A game's part `batch/<game>` needs `POLICIES` with `medium`, and `moment(engine, state, action)`.
"""

import sys
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from swordfish import batch
from swordfish.arena.fit import ERRS, Sample, fittings, told
from swordfish.batch.bits import below
from swordfish.batch.engine import AnyEngine
from swordfish.envs.episode import PRINTED
from swordfish.parts import games_with, own

STEPS = 256
"""Steps of each table: nearly all games are over by then."""
KINDS = 12
"""`table(number)` of a game's FITTING repeats after at most this many kinds of tables."""


def samples(engine: AnyEngine, key: Array, tables: int) -> list[list[Sample]]:
    """Of each finished game: the features of all seats at each recorded point, with each seat's share of the win."""
    policy = own("batch", engine.game, "POLICIES")["medium"](engine)
    moment = own("batch", engine.game, "moment")

    def one(state: Any, words: Array) -> tuple[Any, tuple[Array, Array]]:
        whim, rest = below(words[0], ERRS)
        action = jnp.where(whim > 0, policy(state, rest), engine.pick(state, rest))
        return engine.step(state, action, engine.outcome(state, words[1:])), moment(engine, state, action)

    def play(key: Array) -> tuple[Array, Array, Array, Array]:
        words = jax.random.bits(key, (STEPS, engine.words + 1))
        end, (tells, features) = jax.lax.scan(one, engine.start(), words)
        return engine.terminated(end), engine.places(end) == 1, tells, features

    over, first, tells, features = map(np.asarray, jax.jit(jax.vmap(play))(jax.random.split(key, tables)))
    found: list[list[Sample]] = []
    for table in np.flatnonzero(over):
        wins = (first[table] / first[table].sum()).tolist()
        found.append([([*map(tuple, rows)], wins) for rows in features[table][tells[table]].tolist()])
    return found


def kinds(game: str) -> list[dict[str, object]]:
    """The options of all tables that the fit plays, each once."""
    tables = [fittings()[game].table(number) for number in range(KINDS)]
    return [table for at, table in enumerate(tables) if table not in tables[:at]]


def played(game: str, games: int) -> list[list[Sample]]:
    """So many games, as many of each kind."""
    tables = kinds(game)
    engines = [batch.make(game, PRINTED, **options) for options in tables]
    found = [samples(engine, jax.random.key(at), games // len(tables)) for at, engine in enumerate(engines)]
    return [one for some in found for one in some]


def main(game: str, games: int) -> None:
    print(told(game, played(game, games)))


def able() -> list[str]:
    """The games that can be fitted in batch."""
    return [game for game in fittings() if game in games_with("batch") and own("batch", game, "moment")]


if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1] not in able():
        sys.exit(f"python -m swordfish.batch.fit GAME [GAMES], where GAME is one of {', '.join(able())}")
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 4000)
