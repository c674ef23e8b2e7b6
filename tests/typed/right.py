"""A strictly typed user's project: what must pass both type checkers."""

import copy
import pickle
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from swordfish import AnyTable, BadNotation, BadOptions, BadRecord, IllegalMove, Over, Players, Record, Table
from swordfish.bots import Budget
from swordfish.envs.arrays import Seen
from swordfish.envs.gymnasium import AgainstBots
from swordfish.envs.pettingzoo import swipe_v0
from swordfish.games import swipe, swirl
from swordfish.games.swipe.model import Swipe


class Richest:
    """A bot for swipe."""

    def choose(
        self, view: swipe.State, legal: Sequence[swipe.Command], news: Sequence[swipe.Event], budget: Budget
    ) -> swipe.Command:
        return max(legal, key=lambda command: view.seats[command.victim].chips)


def play(seed: int) -> tuple[int, ...]:
    table = Table("swipe", seats=3, seed=seed)
    bot = Richest()
    while table.places is None:
        due = table.due
        assert isinstance(due, Players)
        view: swipe.State = table.view(due.seats[0])
        command: swipe.Command = bot.choose(view, table.legal(), (), Budget(at=table.now))
        table.push(command)
    assert isinstance(table.due, Over)
    return table.places


def take_back() -> int:
    table = Table("swirl", seats=2, seed=1)
    for command in table.legal():
        table.push(command)
        said: swirl.Command = table.pop()
        assert table.write_command(said) == table.write_command(command)
    twin = copy.deepcopy(table)
    state: swirl.State = twin.copy().state
    options: swirl.Options = twin.options
    return options.hand + len(state.deck)


def from_notation(line: str) -> Swipe:
    table = Table("swipe", state=line)
    again = Table("swipe", state=table.state)
    return again.read_command("1")


def saved(path: Path) -> Record:
    try:
        table: AnyTable = Table.load(path)
    except (BadRecord, BadNotation, BadOptions, IllegalMove) as refusal:
        raise SystemExit(str(refusal)) from refusal
    again: AnyTable = pickle.loads(pickle.dumps(table))
    return again.record()


def first(seen: Seen) -> int:
    """A policy for another seat."""
    return int(seen["action_mask"].argmax())


def learn() -> float:
    env = AgainstBots("swirl", bots=[first], layout="features", reward="margin")
    seen, _ = env.reset(seed=1)
    masks: NDArray[np.bool_] = env.action_masks()
    _, gain, over, _, _ = copy.deepcopy(env).step(int(masks.argmax()) if masks.any() else first(seen))
    return 0.0 if over else gain


def turns() -> list[str]:
    env = swipe_v0.env(seats=3, chips=20)
    env.reset(seed=1)
    seen = {agent: env.observe(agent) for agent in env.agents}
    return [agent for agent, sight in seen.items() if sight is not None and sight["action_mask"].any()]
