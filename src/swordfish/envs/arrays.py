"""Spaces and arrays from a specification, for PettingZoo and Gymnasium."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from swordfish.core import Command, State
from swordfish.envs.episode import Episode, Setting
from swordfish.envs.numbering import WAIT

Observation: TypeAlias = NDArray[np.int32]
Mask: TypeAlias = NDArray[np.int8]
Seen: TypeAlias = dict[str, Any]
"""What an agent receives: "observation" and "action_mask", as in PettingZoo's own games."""


def box(setting: Setting) -> spaces.Box:
    """The observation space of the setting."""
    low, high = setting.spec.bounds()
    return spaces.Box(np.array(low, np.int32), np.array(high, np.int32), dtype=np.int32)


def seen_space(setting: Setting) -> spaces.Dict:
    """Observation and action mask."""
    mask = spaces.Box(0, 1, (setting.numbering.count,), np.int8)
    return spaces.Dict({"observation": box(setting), "action_mask": mask})


def observation(setting: Setting, state: State, seat: int) -> Observation:
    """The seat's observation of this state."""
    return np.array(setting.spec.numbers(setting.rules.view(state, seat), seat), np.int32)


def mask(setting: Setting, seat: int, legal: Sequence[Command], *, waiting: bool = False) -> Mask:
    """1 for each legal action of the seat; in a race waiting is always legal."""
    marks = np.zeros(setting.numbering.count, np.int8)
    action = setting.numbering.action
    for command in legal:
        marks[action(seat, command)] = 1
    if waiting:
        marks[WAIT] = 1
    return marks


def seen(setting: Setting, episode: Episode, seat: int, *, waiting: bool = False) -> Seen:
    return {
        "observation": observation(setting, episode.state, seat),
        "action_mask": mask(setting, seat, episode.legal(seat), waiting=waiting),
    }
