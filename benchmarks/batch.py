"""Random play of thousands of tables at once, beside pgx in the same process.

A *turn* of swipe is a throw and all that comes of it, at a table of three; a *decision* of swirl is one choice, at a
table of two. A step of pgx is one move of its game. Every rival chooses uniformly among its legal actions and begins a
new game where one is over. On a CPU the rates are for a second of CPU time, as everywhere here; on another device,
where CPU time says nothing, the clock on the wall counts.
"""

import time
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from benchmarks.harness import AtLeast, Claim, NoMore, Rival, Survey, peer
from swordfish import batch

KUHN, MAHJONG = "pgx kuhn_poker", "pgx sparrow_mahjong"
SWIPE, SWIRL = "swordfish swipe, turns", "swordfish swirl, decisions"
PACKAGES = ("swordfish", "jax", "jaxlib", "pgx")
TABLES, STEPS = 4096, 50
PEERS_TABLES = 1024
DEVICE_TABLES = {KUHN: 1 << 20, MAHJONG: 1 << 16, SWIPE: 1 << 22, SWIRL: 1 << 22}
DEVICE_STEPS = 50

Loop = Callable[[Any, Any], tuple[Any, Any]]
"""Tables after some steps, and how many of the unit those steps were, at each table."""


def claim() -> Claim | Survey:
    jax = peer("jax")
    if jax.default_backend() == "cpu":
        return Claim(
            "random play of thousands of tables: swipe at least twice kuhn_poker, swirl at least 50 times sparrow_mahjong",
            rivals=[
                Rival(SWIPE, counted(swipe(TABLES, STEPS)), packages=PACKAGES),
                Rival(KUHN, counted(pgx("kuhn_poker", PEERS_TABLES, STEPS))),
                Rival(SWIRL, counted(swirl(TABLES, STEPS))),
                Rival(MAHJONG, counted(pgx("sparrow_mahjong", PEERS_TABLES, STEPS))),
            ],
            bounds=[
                AtLeast(2, "steps", ours=SWIPE, theirs=KUHN),
                AtLeast(50, "steps", ours=SWIRL, theirs=MAHJONG),
            ],
            rounds=15,
        )
    many = DEVICE_TABLES
    return Survey(
        "random play on this device: swipe as fast as kuhn_poker, swirl ten times as fast as sparrow_mahjong",
        rivals={
            SWIPE: timed(swipe(many[SWIPE], DEVICE_STEPS)),
            KUHN: timed(pgx("kuhn_poker", many[KUHN], DEVICE_STEPS)),
            SWIRL: timed(swirl(many[SWIRL], DEVICE_STEPS)),
            MAHJONG: timed(pgx("sparrow_mahjong", many[MAHJONG], DEVICE_STEPS)),
        },
        bounds=[
            NoMore(1, "ps a step", ours=SWIPE, theirs=KUHN),
            NoMore(0.1, "ps a step", ours=SWIRL, theirs=MAHJONG),
        ],
        packages=PACKAGES,
    )


def counted(made: tuple[Loop, Any]) -> Callable[[int], Mapping[str, int]]:
    """A batch of the harness: the tables go on where they stood."""
    loop, tables = made
    key = peer("jax").random.key(0)

    def work(number: int) -> Mapping[str, int]:
        nonlocal tables
        tables, steps = loop(tables, peer("jax").random.fold_in(key, number))
        return {"steps": int(steps.sum())}

    return work


def timed(made: tuple[Loop, Any]) -> Callable[[], Mapping[str, float]]:
    """A figure of the clock on the wall: picoseconds a step."""
    work, number = counted(made), 0

    def ask() -> Mapping[str, float]:
        nonlocal number
        number += 1
        begin = time.perf_counter()
        steps = work(number)["steps"]
        seconds = time.perf_counter() - begin
        return {"ps a step": 1e12 * seconds / steps, "million steps/s": steps / seconds / 1e6}

    return ask


def ours(engine: Any, many: int, steps: int, happened: Callable[[Any, Any], Any]) -> tuple[Loop, Any]:
    """Tables of ours; `happened` says, of a state and an action, whether the step counts."""
    jax, jnp = peer("jax"), peer("jax.numpy")

    def one(state: Any, count: Any, words: Any) -> tuple[Any, Any]:
        action = engine.pick(state, words[0])
        return engine.again_from(state, action, words[1:]), count + happened(state, action)

    def step(tables: tuple[Any, Any], key: Any) -> tuple[Any, None]:
        words = jax.random.bits(key, (engine.words + 1, many))
        return jax.vmap(one, in_axes=(0, 0, 1))(*tables, words), None

    @partial(jax.jit, donate_argnums=0)
    def loop(states: Any, key: Any) -> tuple[Any, Any]:
        begin = states, jnp.zeros(many, jnp.int32)
        return jax.lax.scan(step, begin, jax.random.split(key, steps))[0]

    return loop, jax.jit(jax.vmap(engine.init))(jax.random.split(jax.random.key(1), many))


def swipe(many: int, steps: int) -> tuple[Loop, Any]:
    """Tables of three. A step counts if it throws: after a choice there may be another one first."""
    from swordfish.batch import swipe as arrays
    from swordfish.batch.engine import CHANCE, chosen

    engine = batch.make("swipe", seats=3)

    def thrown(state: Any, action: Any) -> Any:
        state = chosen(engine.over(state), engine.start(), state)
        table = arrays.swiped(arrays.unpacked(state, 3), action, arrays.waiting(state))
        return (arrays.carried_out(table).waiting == CHANCE).astype("int32")

    return ours(engine, many, steps, thrown)


def swirl(many: int, steps: int) -> tuple[Loop, Any]:
    """Tables of two. The step that begins a new game does not count."""
    engine = batch.make("swirl", seats=2)
    return ours(engine, many, steps, lambda state, action: (engine.waiting(state) >= 0).astype("int32"))


def pgx(name: str, many: int, steps: int) -> tuple[Loop, Any]:
    """Tables of a game of pgx, by its own auto-reset, with the fastest uniform choice that we found."""
    jax, jnp, env = peer("jax"), peer("jax.numpy"), peer("pgx").make(name)
    reset = peer("pgx.experimental").auto_reset(env.step, env.init)

    def one(state: Any, key: Any, noise: Any) -> Any:
        action = jnp.argmax(jnp.where(state.legal_action_mask, noise, -1.0))
        return reset(state, action, key)

    def step(states: Any, key: Any) -> tuple[Any, None]:
        first, second = jax.random.split(key)
        noise = jax.random.uniform(first, (many, env.num_actions))
        return jax.vmap(one)(states, jax.random.split(second, many), noise), None

    @partial(jax.jit, donate_argnums=0)
    def loop(states: Any, key: Any) -> tuple[Any, Any]:
        return jax.lax.scan(step, states, jax.random.split(key, steps))[0], jnp.full(many, steps)

    return loop, jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), many))
