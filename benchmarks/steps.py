"""Steps per second of every environment, beside another checkout of this repository.

    python -m benchmarks.steps ../before            # both alternate, one process for each environment and round

Both run with the same interpreter and the same random choices. The ratio is the median of the rounds.
"""

import argparse
import os
import pkgutil
import random
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).resolve().parent.parent
AEC = ("swipe", "swirl", "swishbones")
GYMNASIUM = ("swipe", "swirl", "swishbones", "swish", "swish-solitaire", "swish-puzzle")
SPIEL = ("swipe(players=3)", "swirl", "swishbones")
NAMES = (
    *(f"pettingzoo {game}" for game in AEC),
    "pettingzoo swish",
    *(f"gymnasium {game}" for game in GYMNASIUM),
    *(f"openspiel {game}" for game in SPIEL),
    *(f"rgb_array {game}" for game in ("swipe", "swirl", "swishbones", "swish")),
)


def zoo(game: str) -> Any:
    """The module of a game for PettingZoo, in whatever version the checkout has."""
    found = [module.name for module in pkgutil.iter_modules(import_module("swordfish.envs.pettingzoo").__path__)]
    [name] = [name for name in found if name.startswith(f"{game}_v")]
    return import_module(f"swordfish.envs.pettingzoo.{name}")


def aec(game: str) -> Any:
    env: Any = zoo(game).env()
    pick = random.Random(1)

    def play(number: int) -> int:
        steps = 0
        env.reset(seed=number)
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            done = over or cut
            env.step(None if done else pick.choice(seen["action_mask"].nonzero()[0].tolist()))
            steps += not done
        return steps

    return play


def parallel(game: str) -> Any:
    env: Any = zoo(game).parallel_env(max_cycles=60)
    pick = random.Random(1)

    def play(number: int) -> int:
        steps = 0
        seen, _ = env.reset(seed=number)
        while env.agents:
            seen, *_ = env.step(
                {agent: pick.choice(seen[agent]["action_mask"].nonzero()[0].tolist()) for agent in seen}
            )
            steps += len(seen)
        return steps

    return play


def gym(name: str) -> Any:
    gymnasium: Any = import_module("gymnasium")
    import_module("swordfish.envs.gymnasium")
    known = [spec for spec in gymnasium.registry if spec.startswith(f"swordfish/{name}-v")]
    env: Any = gymnasium.make(known[0]).unwrapped
    pick = random.Random(1)

    def play(number: int) -> int:
        seen, _ = env.reset(seed=number)
        for step in range(1, 201):
            seen, _, over, cut, _ = env.step(pick.choice(seen["action_mask"].nonzero()[0].tolist()))
            if over or cut:
                return step
        return 200

    return play


def drawn(outcomes: list[tuple[int, float]], left: float) -> int:
    """One of the outcomes by its probability. `random.choices` would take a fifth of a step of swipe."""
    for number, chance in outcomes:
        left -= chance
        if left < 0:
            return number
    return outcomes[-1][0]


def spiel(text: str) -> Any:
    import_module("swordfish.envs.openspiel")
    game: Any = import_module("pyspiel").load_game(f"swordfish_{text}")
    pick = random.Random(1)

    def play(number: int) -> int:
        steps, state = 0, game.new_initial_state()
        while not state.is_terminal() and steps < 200:
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), pick.random()))
                continue
            state.observation_tensor()
            state.apply_action(pick.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


def frames(game: str) -> Any:
    """A frame after each choice of random games, as a recorded video has them."""
    episodes: Any = import_module("swordfish.envs.episode")
    setting = episodes.Setting(game, {"seats": 3})
    rendered: Any = import_module("swordfish.envs.rendering").rendered
    luck: Any = import_module("swordfish.core").Luck(bytes(32))
    begun: list[Any] = []

    def play(number: int) -> int:
        if not begun or not hasattr(begun[0].waiting, "seats"):
            begun[:] = [episodes.begun(setting, f"frame {number}")]
        table = begun[0]
        seat = table.waiting.seats[number % len(table.waiting.seats)]
        if legal := table.legal(seat):
            view = setting.rules.view(table.state, seat)
            table.say(seat, setting.rules.chooser.choose(view, seat, legal, luck(number)))
        table.wait(table.at + 1000)
        rendered(game, table.state, "rgb_array")
        return 1

    return play


KINDS = {"pettingzoo": aec, "gymnasium": gym, "openspiel": spiel, "rgb_array": frames}


def measured(name: str, seconds: float) -> float:
    """Steps per second in this process: CPU time, after a warm-up."""
    kind, _, game = name.partition(" ")
    play = parallel(game) if name == "pettingzoo swish" else KINDS[kind](game)
    play(0)
    began, steps, number = time.process_time(), 0, 0
    while time.process_time() - began < seconds:
        number += 1
        steps += play(number)
    return steps / (time.process_time() - began)


def child(root: Path, name: str, seconds: float) -> float:
    """The same in a process that imports the package of this checkout."""
    env = {**os.environ, "PYTHONPATH": str(root / "src")}
    words = [sys.executable, str(HERE / "benchmarks" / "steps.py"), "--child", name, "--seconds", str(seconds)]
    return float(subprocess.run(words, env=env, capture_output=True, text=True, check=True).stdout)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other", nargs="?", type=Path, help="the other checkout")
    parser.add_argument("--only", default="", help="part of a name")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--child", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.child:
        print(measured(asked.child, asked.seconds))
        return 0
    if asked.other is None:
        parser.error("name another checkout")
    print("| environment | before | now | ratio |\n|---|---|---|---|")
    for name in NAMES:
        if asked.only in name:
            pairs = [[child(root, name, asked.seconds) for root in (asked.other, HERE)] for _ in range(asked.rounds)]
            before, now = (median(column) for column in zip(*pairs, strict=True))
            print(
                f"| {name} | {before:,.0f} | {now:,.0f} | {median(new / old for old, new in pairs):.2f} |", flush=True
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
