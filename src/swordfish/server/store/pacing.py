"""Small steps with rests between them, for work on a store that a server uses."""

import time
from collections.abc import Callable

STEP_SECONDS = 0.03
"""How long a step should hold the store's lock at most."""
REST_SECONDS = 0.03
"""How long a step rests at least: longer than a server that waits for SQLite's lock sleeps between its first tries."""


class Pace:
    """Chooses the size of the next step by the duration of the last one, and how long to rest before it.

    A server that wants to write waits for one step and then finds the lock free.
    """

    def __init__(self, size: int, most: int, clock: Callable[[], float] = time.perf_counter) -> None:
        self.size, self._most = size, most
        self._clock, self._began = clock, 0.0

    def begin(self) -> None:
        """A step begins."""
        self._began = self._clock()

    def end(self) -> float:
        """A step has ended; return the seconds to rest."""
        took = self._clock() - self._began
        if took > STEP_SECONDS:
            self.size = max(1, self.size // 2)
        elif took < STEP_SECONDS / 3:
            self.size = min(self._most, 2 * self.size)
        return max(took, REST_SECONDS)
