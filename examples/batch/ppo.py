# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""Learn swirl for two by proximal policy optimisation, all on the device, in the style of PureJaxRL.

    python examples/batch/ppo.py --updates 300

Both seats of every table follow one network (self-play). A value is that of the player to move; where the next player
is the opponent, the next value counts negatively. After every 50 updates the network plays against random players.
"""

import argparse
import time
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from swordfish import batch
from swordfish.batch.engine import choose

ENGINE = batch.make("swirl", seats=2, rotating=True)
HIDDEN = 256
DISCOUNT, TRACE, CLIP, ENTROPY = 1.0, 0.95, 0.2, 0.01
RATE, EPOCHS, MINIBATCHES = 1e-3, 2, 8


class Moments(NamedTuple):
    """Adam's moments of the gradient."""

    first: Any
    second: Any
    steps: Array


class Sample(NamedTuple):
    """One decision."""

    seen: Array
    legal: Array
    action: Array
    likely: Array  # the logarithm of its probability
    value: Array
    reward: Array
    over: Array
    same: Array  # 1 if the same seat moves next, −1 if not


def network(key: Array) -> list[tuple[Array, Array]]:
    """Random weights: two hidden layers, then logits of all actions and a value."""
    sizes = [ENGINE.spec.size, HIDDEN, HIDDEN, ENGINE.actions + 1]
    keys = jax.random.split(key, len(sizes) - 1)
    scales = [2.0, 2.0, 0.01]
    return [
        (jax.random.normal(one, (rows, columns)) * (scale / rows) ** 0.5, jnp.zeros(columns))
        for one, rows, columns, scale in zip(keys, sizes, sizes[1:], scales, strict=False)
    ]


def judged(weights: Any, seen: Array, legal: Array) -> tuple[Array, Array]:
    """Logarithms of the probabilities of the actions, and the value."""
    hidden = seen.astype(jnp.float32)
    for matrix, bias in weights[:-1]:
        hidden = jax.nn.relu(hidden @ matrix + bias)
    out = hidden @ weights[-1][0] + weights[-1][1]
    logits = jnp.where(legal, out[..., :-1], -1e9)
    return jax.nn.log_softmax(logits), jnp.tanh(out[..., -1])


def look(state: Any) -> tuple[Array, Array, Array]:
    """The seat to move, what it sees, and what it may do."""
    seat = ENGINE.waiting(state)
    return seat, ENGINE.flat(ENGINE.observe(state, seat)), ENGINE.legal(state, seat)


def decide(weights: Any, state: Any, key: Array) -> tuple[Any, Sample]:
    """One decision at one table; a table whose game is over begins again first."""
    state = choose(ENGINE.terminated(state), ENGINE.start(), state)
    pick, draw = jax.random.split(key)
    seat, seen, legal = look(state)
    likely, value = judged(weights, seen, legal)
    action = jax.random.categorical(pick, likely)
    after = ENGINE.step(state, action, ENGINE.draw(state, draw))
    over = ENGINE.terminated(after)
    same = jnp.where(ENGINE.waiting(after) == seat, 1.0, -1.0)
    return after, Sample(seen, legal, action, likely[action], value, ENGINE.rewards(after)[seat], over, same)


def rollout(weights: Any, states: Any, key: Array, steps: int) -> tuple[Any, Sample, Array]:
    """Decisions of all tables, and the value of the states that they lead to."""
    tables = jax.tree.leaves(states)[0].shape[0]

    def one(states: Any, key: Array) -> tuple[Any, Sample]:
        return jax.vmap(partial(decide, weights))(states, jax.random.split(key, tables))

    states, samples = jax.lax.scan(one, states, jax.random.split(key, steps))
    _, seen, legal = jax.vmap(look)(states)
    return states, samples, judged(weights, seen, legal)[1]


def advantages(samples: Sample, last: Array) -> Array:
    """Generalised advantage estimation for two players of a zero-sum game."""

    def back(carry: tuple[Array, Array], sample: Sample) -> tuple[tuple[Array, Array], Array]:
        later, value = carry
        alive = jnp.where(sample.over, 0.0, DISCOUNT * sample.same)
        found = sample.reward + alive * value - sample.value + alive * TRACE * later
        return (found, sample.value), found

    return jax.lax.scan(back, (jnp.zeros_like(last), last), samples, reverse=True)[1]


def loss(weights: Any, samples: Sample, gains: Array, returns: Array) -> Array:
    """The clipped objective, the error of the value, and a reward for variety."""
    likely, value = judged(weights, samples.seen, samples.legal)
    chosen = jnp.take_along_axis(likely, samples.action[:, None], axis=1)[:, 0]
    ratio = jnp.exp(chosen - samples.likely)
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    clipped = jnp.minimum(ratio * gains, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gains)
    entropy = -(jnp.exp(likely) * jnp.where(samples.legal, likely, 0)).sum(axis=1)
    return -clipped.mean() + 0.5 * ((value - returns) ** 2).mean() - ENTROPY * entropy.mean()


def adam(weights: Any, moments: Moments, slope: Any) -> tuple[Any, Moments]:
    """One step of Adam."""
    steps = moments.steps + 1
    first = jax.tree.map(lambda mean, now: 0.9 * mean + 0.1 * now, moments.first, slope)
    second = jax.tree.map(lambda mean, now: 0.999 * mean + 0.001 * now**2, moments.second, slope)
    rate = RATE * jnp.sqrt(1 - 0.999**steps) / (1 - 0.9**steps)
    moved = jax.tree.map(lambda one, m, v: one - rate * m / (jnp.sqrt(v) + 1e-8), weights, first, second)
    return moved, Moments(first, second, steps)


@partial(jax.jit, static_argnames="steps")
def update(weights: Any, moments: Moments, states: Any, key: Array, steps: int) -> tuple[Any, Moments, Any]:
    """Play, then learn from it."""
    play, shuffle = jax.random.split(key)
    states, samples, last = rollout(weights, states, play, steps)
    gains = advantages(samples, last)
    flat = jax.tree.map(lambda array: array.reshape(-1, *array.shape[2:]), (samples, gains, gains + samples.value))

    def epoch(carry: tuple[Any, Moments], key: Array) -> tuple[tuple[Any, Moments], None]:
        order = jax.random.permutation(key, flat[1].shape[0])
        mixed = jax.tree.map(lambda array: array[order].reshape(MINIBATCHES, -1, *array.shape[1:]), flat)

        def learn(carry: tuple[Any, Moments], part: Any) -> tuple[tuple[Any, Moments], None]:
            weights, moments = carry
            return adam(weights, moments, jax.grad(loss)(weights, *part)), None

        return jax.lax.scan(learn, carry, mixed)

    (weights, moments), _ = jax.lax.scan(epoch, (weights, moments), jax.random.split(shuffle, EPOCHS))
    return weights, moments, states


@partial(jax.jit, static_argnames=("tables", "steps"))
def win_rate(weights: Any, key: Array, tables: int = 4096, steps: int = 120) -> Array:
    """The share of games that the network wins against a random player; each has each seat in half of them."""
    mine = jnp.arange(tables) % 2

    def one(state: Any, seat: Array, key: Array) -> Any:
        pick, draw = jax.random.split(key)
        turn, seen, legal = look(state)
        best = jnp.argmax(judged(weights, seen, legal)[0])
        action = jnp.where(turn == seat, best, ENGINE.pick(state, jax.random.bits(pick)))
        return ENGINE.step(state, action, ENGINE.draw(state, draw))

    def step(states: Any, key: Array) -> tuple[Any, None]:
        return jax.vmap(one)(states, mine, jax.random.split(key, tables)), None

    first = jax.vmap(ENGINE.init)(jax.random.split(key, tables))
    ends, _ = jax.lax.scan(step, first, jax.random.split(key, steps))
    rewards = jax.vmap(ENGINE.rewards)(ends)[jnp.arange(tables), mine]
    over = jax.vmap(ENGINE.terminated)(ends)
    return jnp.where(over, (1 + rewards) / 2, 0).sum() / over.sum()


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn swirl for two by PPO.")
    parser.add_argument("--tables", type=int, default=4096)
    parser.add_argument("--steps", type=int, default=32, help="decisions per table and update")
    parser.add_argument("--updates", type=int, default=300)
    asked = parser.parse_args()
    key = jax.random.key(0)
    weights = network(key)
    zeros = jax.tree.map(jnp.zeros_like, weights)
    moments = Moments(zeros, zeros, jnp.int32(0))
    states = jax.vmap(ENGINE.init)(jax.random.split(key, asked.tables))
    begin = time.perf_counter()
    for number in range(asked.updates + 1):
        if number % 50 == 0:
            rate = float(win_rate(weights, jax.random.fold_in(key, 1_000_000 + number)))
            seconds = time.perf_counter() - begin
            decisions = number * asked.tables * asked.steps
            print(
                f"update {number}, {decisions:,} decisions, {seconds:.0f} s: wins {rate:.1%} against random", flush=True
            )
        weights, moments, states = update(weights, moments, states, jax.random.fold_in(key, number), asked.steps)


if __name__ == "__main__":
    main()
