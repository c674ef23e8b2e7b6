"""Random play through each of our interfaces, beside games of OpenSpiel, PettingZoo, RLCard and pgx, in one run.

A step is one choice of a player: the player gets the observation and the legal actions, and takes a random legal one.
Games differ, so the table is for orientation. The one claim: of two card games with hidden hands in PettingZoo, ours
is faster.
"""

import random
from collections.abc import Mapping
from typing import Any

from benchmarks.harness import AtLeast, Batch, Claim, Rival, peer

AEC = {
    "swordfish swipe_v0": "swordfish.envs.pettingzoo.swipe_v0",
    "swordfish swirl_v1": "swordfish.envs.pettingzoo.swirl_v1",
    "swordfish swishbones_v0": "swordfish.envs.pettingzoo.swishbones_v0",
    "PettingZoo connect_four_v3": "pettingzoo.classic.connect_four_v3",
    "PettingZoo leduc_holdem_v4": "pettingzoo.classic.leduc_holdem_v4",
}
SPIEL = {
    "swordfish_swipe in OpenSpiel": "swordfish_swipe(players=3)",
    "swordfish_swirl in OpenSpiel": "swordfish_swirl",
    "OpenSpiel python_liars_poker": "python_liars_poker",
    "OpenSpiel backgammon (C++)": "backgammon",
    "OpenSpiel gin_rummy (C++)": "gin_rummy",
}
RLCARD = {"RLCard leduc-holdem": "leduc-holdem", "RLCard gin-rummy": "gin-rummy"}
TABLES = 256
"""The number of tables that pgx plays at once."""
STRIDE = 16
"""The steps of each of them in a batch."""


def claim() -> Claim:
    packages = {"swordfish swipe_v0": ("swordfish", "msgspec"), "PettingZoo connect_four_v3": ("pettingzoo", "numpy")}
    peer("swordfish.envs.openspiel")
    return Claim(
        "random play through every interface, steps per second",
        rivals=[
            *(Rival(name, aec(module), packages=packages.get(name, ())) for name, module in AEC.items()),
            Rival("swordfish swish_v0, parallel", parallel("swordfish.envs.pettingzoo.swish_v0")),
            Rival("swordfish/swirl-v2 in Gymnasium", gym("swordfish.envs.gymnasium:swordfish/swirl-v2")),
            *(Rival(name, spiel(text), packages=("open_spiel",)) for name, text in SPIEL.items()),
            *(Rival(name, rlcard(env), packages=("rlcard",)) for name, env in RLCARD.items()),
            Rival("pgx backgammon, one table", pgx("backgammon", 1), packages=("pgx", "jax")),
            Rival(f"pgx backgammon, {TABLES} tables", pgx("backgammon", TABLES)),
        ],
        bounds=[AtLeast(1, "steps", ours="swordfish swirl_v1", theirs="PettingZoo leduc_holdem_v4")],
        rounds=15,
    )


def aec(module: str) -> Batch:
    """A game of PettingZoo, agent by agent."""
    env: Any = peer(module).env()
    numpy: Any = peer("numpy")

    def play(number: int) -> Mapping[str, int]:
        chance, steps = random.Random(number), 0
        env.reset(seed=number)
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            done = over or cut
            env.step(None if done else chance.choice(numpy.flatnonzero(seen["action_mask"]).tolist()))
            steps += not done
        return {"steps": steps}

    return play


def parallel(module: str) -> Batch:
    """Sixty ticks of a race; an agent's action in a tick is a step."""
    env: Any = peer(module).parallel_env(max_cycles=60)
    numpy: Any = peer("numpy")

    def play(number: int) -> Mapping[str, int]:
        chance, steps = random.Random(number), 0
        seen, _ = env.reset(seed=number)
        while env.agents:
            said = {agent: chance.choice(numpy.flatnonzero(seen[agent]["action_mask"]).tolist()) for agent in seen}
            seen, *_ = env.step(said)
            steps += len(said)
        return {"steps": steps}

    return play


def gym(name: str) -> Batch:
    """A Gymnasium game against random bots, whose choices are not counted."""
    env: Any = peer("gymnasium").make(name).unwrapped
    numpy: Any = peer("numpy")

    def play(number: int) -> Mapping[str, int]:
        chance, steps, over = random.Random(number), 0, False
        seen, _ = env.reset(seed=number)
        while not over:
            seen, _, over, _, _ = env.step(chance.choice(numpy.flatnonzero(seen["action_mask"]).tolist()))
            steps += 1
        return {"steps": steps}

    return play


def spiel(text: str) -> Batch:
    """A game of OpenSpiel; the player gets the observation tensor, or else the information state tensor."""
    pyspiel: Any = peer("pyspiel")
    peer("open_spiel.python.games")
    game: Any = pyspiel.load_game(text)
    observes: bool = game.get_type().provides_observation_tensor

    def play(number: int) -> Mapping[str, int]:
        chance, steps = random.Random(number), 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                numbers, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(numbers, chances)[0])
                continue
            state.observation_tensor() if observes else state.information_state_tensor()
            state.apply_action(chance.choice(state.legal_actions()))
            steps += 1
        return {"steps": steps}

    return play


def rlcard(name: str) -> Batch:
    """A game of RLCard, driven by the legal actions of the state that `step` returns."""
    env: Any = peer("rlcard").make(name, config={"seed": 0})

    def play(number: int) -> Mapping[str, int]:
        chance, steps = random.Random(number), 0
        env.seed(number)
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(chance.choice([*state["legal_actions"]]))
            steps += 1
        return {"steps": steps}

    return play


def pgx(name: str, tables: int) -> Batch:
    """Many tables of pgx at once, compiled; finished ones restart. Each makes `STRIDE` steps in a batch."""
    jax: Any = peer("jax")
    env: Any = peer("pgx").make(name)
    step: Any = peer("pgx.experimental").auto_reset(env.step, env.init)
    numpy: Any = jax.numpy

    def one(carry: Any, key: Any) -> tuple[Any, Any]:
        keys = jax.random.split(key, 2 * tables)
        likes = numpy.where(carry.legal_action_mask, 0.0, -numpy.inf)
        actions = jax.vmap(jax.random.categorical)(keys[:tables], likes)
        after = jax.vmap(step)(carry, actions, keys[tables:])
        return after, after.observation.sum()

    def some(state: Any, key: Any) -> Any:
        return jax.lax.scan(one, state, jax.random.split(key, STRIDE))

    run: Any = jax.jit(some)
    state = jax.vmap(env.init)(jax.random.split(jax.random.key(0), tables))

    def play(number: int) -> Mapping[str, int]:
        jax.block_until_ready(run(state, jax.random.key(number)))
        return {"steps": tables * STRIDE}

    return play
