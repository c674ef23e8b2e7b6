"""The clock of all tables: it stands still while the process does, so nobody loses time to a pause of the server."""

import asyncio
from collections.abc import Callable

BEAT_SECONDS = 0.25
PAUSE_SECONDS = 2.0
"""The event loop beats often. If it has not for so long, the process was stopped, and that time does not count."""


class TableClock:
    """Seconds in which the event loop ran."""

    def __init__(self, now: Callable[[], float] | None = None) -> None:
        self._now = now or asyncio.get_running_loop().time
        self._last, self._lost = self._now(), 0.0
        self._handle: asyncio.TimerHandle | None = None

    def __call__(self) -> float:
        now = self._now()
        if now - self._last > PAUSE_SECONDS:
            self._lost += now - self._last
        self._last = now
        return now - self._lost

    def start(self) -> None:
        """Beat until closed."""
        self()
        self._handle = asyncio.get_running_loop().call_later(BEAT_SECONDS, self.start)

    def close(self) -> None:
        """Beat no more."""
        if self._handle is not None:
            self._handle.cancel()
