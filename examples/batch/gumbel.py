# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""Search swishbones for two by mctx's Gumbel MuZero, over the pgx adapter, and play against random players.

    pip install pgx mctx
    python examples/batch/gumbel.py --simulations 32

The search needs no network: all legal actions are equally likely at first, and a leaf's value is the difference of the
scores. swishbones has perfect information and, after the pond is laid, no chance; so the rules are their own model.
"""

import argparse
from importlib import import_module
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

from swordfish.batch import pgx
from swordfish.batch.swishbones.table import FISH

mctx: Any = import_module("mctx")  # swordfish does not install mctx
ENV = pgx.make("swishbones", seats=2)


def value(state: Any) -> Array:
    """How far the player to move is ahead, from −1 to 1; at the end the true result."""
    where, me = state._table.where, state.current_player
    count = jnp.array([(where == FISH + seat).sum() - (where == FISH + 2 + seat).sum() for seat in range(2)])
    ahead = jnp.tanh((count[me] - count[1 - me]) / 4)
    return jnp.where(state.terminated, state.rewards[me], ahead)


def logits(state: Any) -> Array:
    return jnp.where(state.legal_action_mask, 0.0, -1e9)


def recurrent(_: Any, key: Array, actions: Array, states: Any) -> tuple[Any, Any]:
    """A step of the model, which is the game: rewards and values are those of the player who moved."""
    movers = states.current_player
    after = jax.vmap(ENV.step)(states, actions, jax.random.split(key, actions.shape[0]))
    same = movers == after.current_player
    output = mctx.RecurrentFnOutput(
        reward=jax.vmap(lambda rewards, mover: rewards[mover])(after.rewards, movers),
        discount=jnp.where(after.terminated, 0.0, jnp.where(same, 1.0, -1.0)),
        prior_logits=jax.vmap(logits)(after),
        value=jnp.where(after.terminated, 0.0, jax.vmap(value)(after)),
    )
    return output, after


def searched(states: Any, key: Array, simulations: int) -> Array:
    """The action of the search at each table."""
    root = mctx.RootFnOutput(prior_logits=jax.vmap(logits)(states), value=jax.vmap(value)(states), embedding=states)
    found = mctx.gumbel_muzero_policy(
        params=(),
        rng_key=key,
        root=root,
        recurrent_fn=recurrent,
        num_simulations=simulations,
        invalid_actions=~states.legal_action_mask,
        max_num_considered_actions=16,
    )
    return found.action


def main() -> None:
    parser = argparse.ArgumentParser(description="Gumbel MuZero against random players in swishbones.")
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--simulations", type=int, default=32)
    parser.add_argument("--steps", type=int, default=200)
    asked = parser.parse_args()
    mine = jnp.arange(asked.tables) % 2

    def one(states: Any, key: Array) -> tuple[Any, None]:
        search, luck, draw = jax.random.split(key, 3)
        noise = jax.random.uniform(luck, states.legal_action_mask.shape)
        random = jnp.argmax(jnp.where(states.legal_action_mask, noise, -1.0), axis=1)
        actions = jnp.where(states.current_player == mine, searched(states, search, asked.simulations), random)
        after = jax.vmap(ENV.step)(states, actions, jax.random.split(draw, asked.tables))
        kept = after.replace(rewards=jnp.where(states.terminated[:, None], states.rewards, after.rewards))
        return kept, None

    first = jax.vmap(ENV.init)(jax.random.split(jax.random.key(1), asked.tables))
    ends, _ = jax.jit(lambda keys: jax.lax.scan(one, first, keys))(jax.random.split(jax.random.key(0), asked.steps))
    won = (1 + ends.rewards[jnp.arange(asked.tables), mine]) / 2
    over = ends.terminated
    print(f"{int(over.sum())} games over: the search won {float(jnp.where(over, won, 0).sum() / over.sum()):.1%}")


if __name__ == "__main__":
    main()
