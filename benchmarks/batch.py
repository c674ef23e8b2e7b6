# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""Random play of thousands of tables at once, beside pgx in the same process.

A *turn* of swipe is a throw and everything that follows, at a table of three; a *decision* of swirl is one choice, at
a table of two; a *swish* of swishbones is one, at a table of two. A step of pgx is one move of its game. Every rival
chooses uniformly among its legal actions and starts a new game where one is over. On a CPU the rates are per second of
CPU time, as in all claims; on another device, where CPU time says nothing, they are per second of wall-clock time.
"""

import time
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, TypeAlias

from benchmarks.harness import AtLeast, AtMost, Claim, NoMore, Rival, Survey, peer
from swordfish import batch

KUHN, MAHJONG, GO = "pgx kuhn_poker", "pgx sparrow_mahjong", "pgx go_9x9"
SWIPE, SWIRL, BONES = "swordfish swipe, turns", "swordfish swirl, decisions", "swordfish swishbones, swishes"
ANY, KERNEL = "swordfish swish, any swish in JAX", "swordfish[fast], any swish, one core"
PACKAGES = ("swordfish", "jax", "jaxlib", "pgx")
TABLES, STEPS = 4096, 50
PEERS_TABLES, GO_STEPS = 1024, 10
LAYOUTS = 1 << 16
DEVICE_TABLES = {
    KUHN: 1 << 20,
    MAHJONG: 1 << 16,
    GO: 1 << 15,
    SWIPE: 1 << 22,
    SWIRL: 1 << 22,
    BONES: 1 << 22,
    ANY: 1 << 24,
}
DEVICE_STEPS = 50
H200 = {SWIPE: 250, SWIRL: 10_000 / 3, BONES: 10_000, ANY: 200}
"""Picoseconds a step on one NVIDIA H200: 4 billion, 300 million, 100 million and 5 billion steps per second."""

Loop: TypeAlias = Callable[[Any, Any], tuple[Any, Any]]
"""Tables after some steps, and how many units those steps were, at each table."""


def claim() -> Claim | Survey:
    jax = peer("jax")
    peer("pgx")
    return on_cpu() if jax.default_backend() == "cpu" else on_device()


def on_cpu() -> Claim:
    return Claim(
        "random play of many tables: swipe twice kuhn_poker, swirl 50 times sparrow_mahjong, swishbones 5 times go_9x9;"
        " any swish as fast as by the compiled kernel",
        rivals=[
            Rival(SWIPE, counted(swipe(TABLES, STEPS)), packages=PACKAGES),
            Rival(KUHN, counted(pgx("kuhn_poker", PEERS_TABLES, STEPS))),
            Rival(SWIRL, counted(swirl(TABLES, STEPS))),
            Rival(MAHJONG, counted(pgx("sparrow_mahjong", PEERS_TABLES, STEPS))),
            Rival(BONES, counted(swishbones(TABLES, STEPS))),
            Rival(GO, counted(pgx("go_9x9", PEERS_TABLES, GO_STEPS))),
            Rival(ANY, counted(layouts(LAYOUTS, 1))),
            Rival(KERNEL, compiled(LAYOUTS), packages=("numba",)),
        ],
        bounds=[
            AtLeast(2, "steps", ours=SWIPE, theirs=KUHN),
            AtLeast(50, "steps", ours=SWIRL, theirs=MAHJONG),
            AtLeast(5, "steps", ours=BONES, theirs=GO),
            AtLeast(1, "steps", ours=ANY, theirs=KERNEL),
        ],
        rounds=15,
    )


def on_device() -> Survey:
    many, kind = DEVICE_TABLES, peer("jax").devices()[0].device_kind
    return Survey(
        "random play on this device: swipe as fast as kuhn_poker, swirl ten times sparrow_mahjong, swishbones go_9x9",
        rivals={
            SWIPE: timed(swipe(many[SWIPE], DEVICE_STEPS)),
            KUHN: timed(pgx("kuhn_poker", many[KUHN], DEVICE_STEPS)),
            SWIRL: timed(swirl(many[SWIRL], DEVICE_STEPS)),
            MAHJONG: timed(pgx("sparrow_mahjong", many[MAHJONG], DEVICE_STEPS)),
            BONES: timed(swishbones(many[BONES], DEVICE_STEPS)),
            GO: timed(pgx("go_9x9", many[GO], DEVICE_STEPS)),
            ANY: timed(layouts(many[ANY], 10)),
        },
        bounds=[
            NoMore(1, "ps a step", ours=SWIPE, theirs=KUHN),
            NoMore(0.1, "ps a step", ours=SWIRL, theirs=MAHJONG),
            NoMore(1, "ps a step", ours=BONES, theirs=GO),
            *([AtMost(most, "ps a step", rival) for rival, most in H200.items()] if "H200" in kind else []),
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
        return {"steps": int(peer("numpy").asarray(steps).sum(dtype="int64"))}

    return work


def timed(made: tuple[Loop, Any]) -> Callable[[], Mapping[str, float]]:
    """A figure in wall-clock time: picoseconds per step."""
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
        return engine.autostep_from(state, action, words[1:]), count + happened(state, action)

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
    from swordfish.batch.engine import CHANCE, choose
    from swordfish.batch.swipe import rules as arrays

    engine = batch.make("swipe", seats=3)

    def thrown(state: Any, action: Any) -> Any:
        state = choose(engine.terminated(state), engine.start(), state)
        table = arrays.swiped(arrays.unpacked(state, 3), action, arrays.waiting(state))
        return (arrays.carried_out(table).waiting == CHANCE).astype("int32")

    return ours(engine, many, steps, thrown)


def swirl(many: int, steps: int) -> tuple[Loop, Any]:
    """Tables of two. The step that starts a new game does not count."""
    engine = batch.make("swirl", seats=2)
    return ours(engine, many, steps, lambda state, action: (engine.waiting(state) >= 0).astype("int32"))


def swishbones(many: int, steps: int) -> tuple[Loop, Any]:
    """Tables of two. Only swishes count: not the set-up, not a stop, not the step that starts a new game."""
    from swordfish.games.swishbones.actions import STOP, SWISH

    engine = batch.make("swishbones", seats=2)

    def swished(state: Any, action: Any) -> Any:
        return ((engine.waiting(state) >= 0) & (action >= SWISH) & (action < STOP)).astype("int32")

    return ours(engine, many, steps, swished)


def layouts(many: int, steps: int) -> tuple[Loop, Any]:
    """Whether 16 cards of the deck hold a swish; the same layouts each time, as the compiled kernel gets them."""
    from swordfish.batch.swish import any_in_each

    jax, jnp = peer("jax"), peer("jax.numpy")
    given = jnp.asarray(dealt(many))

    @jax.jit
    def loop(held: Any, key: Any) -> tuple[Any, Any]:
        def step(held: Any, at: Any) -> tuple[Any, None]:
            turned = jnp.roll(given, at, axis=0) if steps > 1 else given
            return held + any_in_each(turned).sum(), None

        return jax.lax.scan(step, held, jnp.arange(steps))[0], jnp.full(1, many * steps)

    return loop, jnp.int32(0)


def dealt(many: int) -> Any:
    """Layouts of 16 cards of the deck, as arrays."""
    from swordfish.exact.swish.solver import numbered
    from swordfish.games.swish.cards import deck

    numpy = peer("numpy")
    cards = numbered([deck()])[0]
    chance = numpy.random.default_rng(0)
    some = numpy.argsort(chance.random((min(many, 1 << 18), len(cards)), dtype="float32"), axis=1)[:, :16]
    return numpy.tile(cards[some], (many // len(some), 1))


def compiled(many: int) -> Callable[[int], Mapping[str, int]]:
    """The compiled kernel of the extra `fast`, on the same layouts."""
    given, kernel = dealt(many), peer("swordfish.exact.swish.fast")

    def work(number: int) -> Mapping[str, int]:
        kernel.any_in_each(given)
        return {"steps": many}

    return work


def pgx(name: str, many: int, steps: int) -> tuple[Loop, Any]:
    """Tables of a game of pgx with its own auto-reset and the fastest uniform choice that we found."""
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
