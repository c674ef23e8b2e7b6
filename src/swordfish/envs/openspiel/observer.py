"""OpenSpiel's observer: a player's observation as a tensor in named pieces, and as text."""

from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from swordfish.envs.episode import Setting

TRACE = 2
"""Numbers per row of `steps`: who, and what."""


class Observer:
    """The fields of the game's specification. With perfect recall, `steps` holds everything seen, step by step.

    For a game without a bound, `rows` is 0, and with perfect recall there is only the text.
    """

    def __init__(self, setting: Setting, rows: int, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"an observer takes no parameters, and was given {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("an observer sees what one player sees, or what everybody does")
        self._recall: bool = kind.perfect_recall
        self._public: bool = kind.public_info
        self._private = kind.private_info
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self._recall:
            if rows:
                self.tensor = np.zeros(rows * TRACE, np.float32)
                self.dict["steps"] = self.tensor.reshape(rows, TRACE)
            return
        fields = [field for field in setting.spec.fields if self._public or field.private]
        self.tensor = np.zeros(sum(field.size for field in fields), np.float32)
        self._kept = np.r_[tuple(setting.spec.slices()[field.name] for field in fields)] if fields else slice(0)
        self._whole = len(fields) == len(setting.spec.fields)
        at = 0
        for field in fields:
            self.dict[field.name] = self.tensor[at : at + field.size].reshape(field.shape)
            at += field.size

    def _seat(self, player: int) -> int | None:
        """The viewing seat: the player, or a watcher if private information is excluded."""
        return player if self._private == pyspiel.PrivateInfoType.SINGLE_PLAYER else None

    def set_from(self, state: Any, player: int) -> None:
        if self._recall:
            self._trace(state.traced(self._seat(player)))
            return
        if self.tensor is not None:
            numbers = state.numbers(player, self._seat(player))
            self.tensor[:] = numbers if self._whole else numbers[self._kept]

    def _trace(self, steps: list[tuple[int, int]]) -> None:
        if not self.dict:
            raise ValueError("this game has no bound, so there is no tensor of all that was seen; most_throws sets one")
        self.dict["steps"][:] = 0
        if steps:
            self.dict["steps"][: len(steps)] = steps

    def string_from(self, state: Any, player: int) -> str:
        seat = self._seat(player)
        if self._recall:
            return state.remembered(seat)
        return state.seen(seat) if self._public else state.held(player)
