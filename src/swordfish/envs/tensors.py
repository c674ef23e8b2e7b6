"""A seat's observation as a NumPy array, for every interface."""

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
    numbers, ones = np.zeros(setting.size, dtype(setting)), list[int]()
    for field, place in setting.parts:
        if field.marks:
            first = place.start
            ones += [first + number for number in field.marks(view, seat)]
        else:
            numbers[place] = field.read(view, seat)
    numbers[ones] = 1
    return numbers
