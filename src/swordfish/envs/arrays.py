"""Spaces and arrays from a specification, for PettingZoo and Gymnasium."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from swordfish.core import Command, State
from swordfish.envs.episode import RLLIB, Episode, Setting
from swordfish.envs.numbering import WAIT
from swordfish.envs.tensors import Observation, dtype, viewed

Mask: TypeAlias = NDArray[np.int8]
Seen: TypeAlias = dict[str, Any]
"""An agent's observation: "observation" and "action_mask", as in PettingZoo's own games."""


def box(setting: Setting) -> spaces.Box:
    """The observation space of the setting."""
    (low, high), kind = setting.spec.bounds(), dtype(setting)
    return spaces.Box(np.array(low, kind), np.array(high, kind), dtype=kind)


def seen_space(setting: Setting) -> spaces.Dict:
    """Observation and action mask."""
    count = (setting.numbering.count,)
    if setting.style == RLLIB:
        return spaces.Dict({"observations": box(setting), "action_mask": spaces.Box(0.0, 1.0, count, np.float32)})
    return spaces.Dict({"observation": box(setting), "action_mask": spaces.Box(0, 1, count, np.int8)})


def observation(setting: Setting, state: State, seat: int) -> Observation:
    """The seat's observation of this state."""
    return viewed(setting, setting.rules.view(state, seat), seat)


def mask(setting: Setting, state: State, seat: int, legal: Sequence[Command], *, waiting: bool = False) -> Mask:
    """1 for each legal action of the seat; in a race waiting is always legal.

    Bytes are marked one by one, which takes a third of the time of an index array.
    """
    numbers = setting.numbering
    marks = bytearray(numbers.count)
    if legal:
        for number in numbers.all(state, seat, legal):
            marks[number] = 1
    if waiting:
        marks[WAIT] = 1
    return np.frombuffer(marks, np.int8)


def seen(setting: Setting, episode: Episode, seat: int, *, waiting: bool = False) -> Seen:
    """The seat's observation and its legal actions."""
    marks = mask(setting, episode.state, seat, episode.legal(seat), waiting=waiting)
    return styled(setting, observation(setting, episode.state, seat), marks)


def styled(setting: Setting, numbers: Observation, marks: Mask) -> Seen:
    """The two parts under the names and types of the setting's style."""
    if setting.style == RLLIB:
        return {"observations": numbers, "action_mask": marks.astype(np.float32)}
    return {"observation": numbers, "action_mask": marks}
