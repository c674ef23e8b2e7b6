# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""Learn swirl for two by proximal policy optimisation, all on the device, in the style of PureJaxRL.

    python examples/batch/ppo.py --updates 2000 --out net.npz

Both seats of every table follow one network (self-play). A value is that of the player to move; where the next player
is the opponent, the next value counts negatively. After every 50 updates the network plays against random players.
`versus.py` plays the network that `--out` keeps against the bots.
"""

import argparse
import time
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from turned import turned

from swordfish import batch
from swordfish.batch.engine import choose

ENGINE = batch.make("swirl", seats=2, rotating=True)
TURNED = turned(ENGINE.options)
COLUMNS, ACTIONS, SCALE = jnp.array(TURNED.columns), jnp.array(TURNED.actions), jnp.array(TURNED.scale)
DISCOUNT, TRACE, CLIP = 1.0, 0.95, 0.2
ENTROPY, RATE = 0.02, 5e-4
"""At the beginning; both fall in a straight line, to a tenth and to a twentieth."""
EPOCHS, MINIBATCHES, LONGEST_GRADIENT = 2, 16, 0.5
HALF = jnp.bfloat16


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


def network(key: Array, hidden: int) -> list[tuple[Array, Array]]:
    """Random weights: three hidden layers, then logits of all actions and a value."""
    sizes = [ENGINE.spec.size, hidden, hidden, hidden, ENGINE.actions + 1]
    keys = jax.random.split(key, len(sizes) - 1)
    scales = [2.0, 2.0, 2.0, 0.001]
    return [
        (jax.random.normal(one, (rows, columns)) * (scale / rows) ** 0.5, jnp.zeros(columns))
        for one, rows, columns, scale in zip(keys, sizes, sizes[1:], scales, strict=False)
    ]


def judged(weights: Any, seen: Array, legal: Array) -> tuple[Array, Array]:
    """Logarithms of the probabilities of the actions, and the value; middle layers add to the layer before."""
    (matrix, bias), *middle, (last, level) = weights
    hidden = jax.nn.relu(seen.astype(HALF) * SCALE.astype(HALF) @ matrix.astype(HALF) + bias.astype(HALF))
    for matrix, bias in middle:
        hidden = hidden + jax.nn.relu(hidden @ matrix.astype(HALF) + bias.astype(HALF))
    out = (hidden @ last.astype(HALF)).astype(jnp.float32) + level
    logits = jnp.where(legal, out[..., :-1], -1e9)
    return jax.nn.log_softmax(logits), jnp.tanh(out[..., -1])


def look(state: Any) -> tuple[Array, Array, Array, Array]:
    """The seat to move, what it sees and what it may do, both turned; and the action at each place."""
    seat = ENGINE.waiting(state)
    row = ENGINE.flat(ENGINE.observe(state, seat))
    own = jax.lax.dynamic_slice(row, (TURNED.own,), (4,))  # all 0 until a creature is chosen
    turn = jnp.argmax(own)
    return seat, row[COLUMNS[turn]].astype(jnp.int8), ENGINE.legal(state, seat)[ACTIONS[turn]], ACTIONS[turn]


def decide(weights: Any, state: Any, key: Array) -> tuple[Any, Sample]:
    """One decision at one table; a table whose game is over begins again first."""
    state = choose(ENGINE.terminated(state), ENGINE.start(), state)
    pick, draw = jax.random.split(key)
    seat, seen, legal, actions = look(state)
    likely, value = judged(weights, seen, legal)
    action = jax.random.categorical(pick, likely)
    after = ENGINE.step(state, actions[action], ENGINE.draw(state, draw))
    over = ENGINE.terminated(after)
    same = jnp.where(ENGINE.waiting(after) == seat, 1.0, -1.0)
    return after, Sample(seen, legal, action, likely[action], value, ENGINE.rewards(after)[seat], over, same)


def rollout(weights: Any, states: Any, key: Array, steps: int) -> tuple[Any, Sample, Array]:
    """Decisions of all tables, and the value of the states that they lead to."""
    tables = jax.tree.leaves(states)[0].shape[0]

    def one(states: Any, key: Array) -> tuple[Any, Sample]:
        return jax.vmap(partial(decide, weights))(states, jax.random.split(key, tables))

    states, samples = jax.lax.scan(one, states, jax.random.split(key, steps))
    _, seen, legal, _ = jax.vmap(look)(states)
    return states, samples, judged(weights, seen, legal)[1]


def advantages(samples: Sample, last: Array) -> Array:
    """Generalised advantage estimation for two players of a zero-sum game."""

    def back(carry: tuple[Array, Array], sample: Sample) -> tuple[tuple[Array, Array], Array]:
        later, value = carry
        alive = jnp.where(sample.over, 0.0, DISCOUNT * sample.same)
        found = sample.reward + alive * value - sample.value + alive * TRACE * later
        return (found, sample.value), found

    return jax.lax.scan(back, (jnp.zeros_like(last), last), samples, reverse=True)[1]


def loss(weights: Any, samples: Sample, gains: Array, returns: Array, variety: Array) -> Array:
    """The clipped objective, the error of the value, and a reward for variety."""
    likely, value = judged(weights, samples.seen, samples.legal)
    chosen = jnp.take_along_axis(likely, samples.action[:, None], axis=1)[:, 0]
    ratio = jnp.exp(chosen - samples.likely)
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    clipped = jnp.minimum(ratio * gains, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gains)
    entropy = -(jnp.exp(likely) * jnp.where(samples.legal, likely, 0)).sum(axis=1)
    return -clipped.mean() + 0.5 * ((value - returns) ** 2).mean() - variety * entropy.mean()


def adam(weights: Any, moments: Moments, slope: Any, rate: Array) -> tuple[Any, Moments]:
    """One step of Adam, with a gradient that is not too long."""
    length = jnp.sqrt(sum(jnp.sum(part**2) for part in jax.tree.leaves(slope)))
    slope = jax.tree.map(lambda part: part * jnp.minimum(1, LONGEST_GRADIENT / (length + 1e-9)), slope)
    steps = moments.steps + 1
    first = jax.tree.map(lambda mean, now: 0.9 * mean + 0.1 * now, moments.first, slope)
    second = jax.tree.map(lambda mean, now: 0.999 * mean + 0.001 * now**2, moments.second, slope)
    rate = rate * jnp.sqrt(1 - 0.999**steps) / (1 - 0.9**steps)
    moved = jax.tree.map(lambda one, m, v: one - rate * m / (jnp.sqrt(v) + 1e-8), weights, first, second)
    return moved, Moments(first, second, steps)


@partial(jax.jit, static_argnames="steps")
def update(
    weights: Any, moments: Moments, states: Any, key: Array, done: Array, steps: int
) -> tuple[Any, Moments, Any]:
    """Play, then learn from it. `done`: the share of all updates that are done."""
    rate, variety = RATE * (1 - 0.95 * done), ENTROPY * (1 - 0.9 * done)
    play, shuffle = jax.random.split(key)
    states, samples, last = rollout(weights, states, play, steps)
    gains = advantages(samples, last)
    flat = jax.tree.map(lambda array: array.reshape(-1, *array.shape[2:]), (samples, gains, gains + samples.value))

    def epoch(carry: tuple[Any, Moments], key: Array) -> tuple[tuple[Any, Moments], None]:
        order = jax.random.permutation(key, flat[1].shape[0]).reshape(MINIBATCHES, -1)

        def learn(carry: tuple[Any, Moments], chosen: Array) -> tuple[tuple[Any, Moments], None]:
            weights, moments = carry
            part = jax.tree.map(lambda array: array[chosen], flat)
            return adam(weights, moments, jax.grad(loss)(weights, *part, variety), rate), None

        return jax.lax.scan(learn, carry, order)

    (weights, moments), _ = jax.lax.scan(epoch, (weights, moments), jax.random.split(shuffle, EPOCHS))
    return weights, moments, states


@partial(jax.jit, static_argnames=("tables", "steps"))
def win_rate(weights: Any, key: Array, tables: int = 4096, steps: int = 120) -> Array:
    """The share of games that the network wins against a random player; each has each seat in half of them."""
    mine = jnp.arange(tables) % 2

    def one(state: Any, seat: Array, key: Array) -> Any:
        pick, draw = jax.random.split(key)
        turn, seen, legal, actions = look(state)
        best = actions[jnp.argmax(judged(weights, seen, legal)[0])]
        action = jnp.where(turn == seat, best, ENGINE.pick(state, jax.random.bits(pick)))
        return ENGINE.step(state, action, ENGINE.draw(state, draw))

    def step(states: Any, key: Array) -> tuple[Any, None]:
        return jax.vmap(one)(states, mine, jax.random.split(key, tables)), None

    first = jax.vmap(ENGINE.init)(jax.random.split(key, tables))
    ends, _ = jax.lax.scan(step, first, jax.random.split(key, steps))
    rewards = jax.vmap(ENGINE.rewards)(ends)[jnp.arange(tables), mine]
    over = jax.vmap(ENGINE.terminated)(ends)
    return jnp.where(over, (1 + rewards) / 2, 0).sum() / over.sum()


def keep(weights: Any, path: Path) -> None:
    """Write the weights to a file, whole or not at all."""
    part = path.with_suffix(".part.npz")
    np.savez(part, *[np.asarray(array, np.float16) for layer in weights for array in layer])
    part.replace(path)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn swirl for two by PPO.")
    parser.add_argument("--tables", type=int, default=16384)
    parser.add_argument("--steps", type=int, default=32, help="decisions per table and update")
    parser.add_argument("--updates", type=int, default=2000)
    parser.add_argument("--hidden", type=int, default=1024, help="the width of a hidden layer")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, help="keep the network in this file (.npz)")
    asked = parser.parse_args()
    key = jax.random.key(asked.seed)
    weights = network(key, asked.hidden)
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
            if asked.out:
                keep(weights, asked.out)
        done = jnp.float32(number / max(1, asked.updates))
        weights, moments, states = update(weights, moments, states, jax.random.fold_in(key, number), done, asked.steps)


if __name__ == "__main__":
    main()
