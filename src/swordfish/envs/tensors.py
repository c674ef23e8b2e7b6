"""A seat's observation as a NumPy array, for every interface."""

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from swordfish.core import State
from swordfish.envs.episode import Setting

Observation: TypeAlias = NDArray[np.int32 | np.float32]


def dtype(setting: Setting) -> type[np.int32] | type[np.float32]:
    """The type of an observation's numbers."""
    return np.float32 if setting.spec.real else np.int32


def viewed(setting: Setting, view: State, seat: int) -> Observation:
    """The observation of a seat's view. Fields that are mostly zeros are written by their ones."""
    if not setting.sparse:
        return np.array(setting.spec.numbers(view, seat), dtype(setting))
    marks, others = bytearray(setting.size), list[tuple[slice, Sequence[float]]]()
    for field, place in setting.parts:
        if field.marks:
            first = place.start
            for number in field.marks(view, seat):
                marks[first + number] = 1
        else:
            others.append((place, field.read(view, seat)))
    numbers = np.frombuffer(marks, np.int8).astype(dtype(setting))
    for place, read in others:
        numbers[place] = read
    return numbers
