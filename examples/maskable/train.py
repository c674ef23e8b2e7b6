"""Train MaskablePPO of sb3-contrib, with its defaults, on a game: a curve as JSON lines, and the trained policy.

    python examples/maskable/train.py swirl --seed 1 -o swirl-1.jsonl       # greedy is the opponent
    python examples/maskable/train.py swishbones --seed 1
    python examples/maskable/train.py puzzle --seed 1
    python examples/maskable/train.py swishbones --first                    # what the order of the slots wins alone

Needs `swordfish[gymnasium]`, stable-baselines3 and sb3-contrib (requirements/outside.txt has the versions that were
tried). Each line of the curve has the steps so far, the seconds and the CPU seconds of training, and the share of
games won, or puzzles solved, in games that were not trained on; seats alternate. The policy is saved with each point.
The learner sits at one seat of each environment: with one environment, at seat 0.
"""

import argparse
import json
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np

TASKS: dict[str, dict[str, Any]] = {
    "swirl": {
        "id": "swordfish.envs.gymnasium:swordfish/swirl-v2",
        "against": ("random", "greedy"),
        "trained": "greedy",
    },
    "swishbones": {
        "id": "swordfish.envs.gymnasium:swordfish/swishbones-v1",
        "against": ("random",),
        "trained": "random",
    },
    "puzzle": {"id": "swordfish.envs.gymnasium:swordfish/swish-puzzle-v2", "against": ("easy",), "trained": "easy"},
}


def make(task: str, opponent: str, seat: int, *, shaped: bool = True) -> Any:
    """An environment of the task, in the layout `features`; for a puzzle, the opponent is its grade."""
    name = TASKS[task]["id"]
    if task == "puzzle":
        return gymnasium.make(name, grade=opponent, layout="features", shaped=shaped, max_steps=30)
    return gymnasium.make(name, bots=opponent, seat=seat, layout="features")


def won(model: Any, task: str, opponent: str, games: int, seed: int) -> float:
    """The share of games won, a shared win counted half; of puzzles solved."""
    total, envs = 0.0, [make(task, opponent, seat, shaped=False) for seat in range(2)]
    for number in range(games):
        env = envs[number % 2]
        seen, _ = env.reset(seed=seed + number)
        done, gain = False, 0.0
        while not done:
            action, _ = model.predict(seen, action_masks=env.unwrapped.action_masks(), deterministic=task != "puzzle")
            seen, gain, over, cut, _ = env.step(int(action))
            done = over or cut
        total += gain if task == "puzzle" else (gain + 1) / 2
    return total / games


class FirstSlot:
    """Takes the first legal action: what the order of the slots is worth, with nothing learned."""

    def predict(self, seen: Any, *, action_masks: Any, deterministic: bool) -> tuple[int, None]:
        return int(action_masks.argmax()), None


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("task", choices=TASKS)
    parser.add_argument("--steps", type=int, default=300_000)
    parser.add_argument("--every", type=int, default=30_000, help="steps between two points of the curve")
    parser.add_argument("--games", type=int, default=400, help="games for each point")
    parser.add_argument("--last", type=int, help="games for the last point, if it has more")
    parser.add_argument("--first", action="store_true", help="train nothing: always take the first legal action")
    parser.add_argument("--envs", type=int, default=1, help="environments side by side; their seats alternate")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2, help="threads of torch")
    parser.add_argument("--device", default="cpu", help="where torch computes; for such small networks a CPU is enough")
    parser.add_argument("-o", "--output", type=Path, help="where to write the curve")
    asked = parser.parse_args()
    import_module("torch").set_num_threads(asked.threads)
    learner: Any = import_module("sb3_contrib").MaskablePPO
    vectors: Any = import_module("stable_baselines3.common.vec_env").DummyVecEnv
    task, lines = TASKS[asked.task], list[str]()
    envs = vectors([lambda seat=seat: make(asked.task, task["trained"], seat % 2) for seat in range(asked.envs)])
    model: Any = FirstSlot() if asked.first else learner("MultiInputPolicy", envs, seed=asked.seed, device=asked.device)
    seconds, cpu, trained = 0.0, 0.0, 0
    while True:
        ended = asked.first or trained >= asked.steps
        games = asked.last if ended and asked.last else asked.games
        shares = {name: round(won(model, asked.task, name, games, 10**6), 4) for name in task["against"]}
        spent = {"steps": trained, "seconds": round(seconds), "cpu": round(cpu)}
        lines.append(json.dumps({"task": asked.task, "seed": asked.seed} | spent | shares | {"games": games}))
        print(lines[-1], flush=True)
        if asked.output:
            asked.output.write_text("\n".join(lines) + "\n", encoding="utf-8")
        if asked.output and trained:
            model.save(asked.output.with_suffix(".zip"))
        if ended:
            return 0
        began, busy = time.perf_counter(), time.process_time()
        model.learn(asked.every, reset_num_timesteps=False)
        seconds, cpu = seconds + time.perf_counter() - began, cpu + time.process_time() - busy
        trained = int(np.int64(model.num_timesteps))


if __name__ == "__main__":
    sys.exit(main())
