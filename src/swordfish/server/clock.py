"""The clock of all tables. It stops while the process is suspended, so nobody loses time to that."""

import asyncio
from collections.abc import Callable

BEAT_SECONDS = 0.25
PAUSE_SECONDS = 2.0
"""A longer gap between two beats of the event loop means that the process was suspended; the gap does not count."""


class TableClock:
    """Counts the seconds during which the event loop ran."""

    def __init__(
        self, now: Callable[[], float] | None = None, note_lag: Callable[[float], None] = lambda _seconds: None
    ) -> None:
        self._now, self._note_lag = now or asyncio.get_running_loop().time, note_lag
        self._planned = 0.0
        self._last, self._lost = self._now(), 0.0
        self._handle: asyncio.TimerHandle | None = None

    def __call__(self) -> float:
        now = self._now()
        if now - self._last > PAUSE_SECONDS:
            self._lost += now - self._last
        self._last = now
        return now - self._lost

    def start(self) -> None:
        """Start counting, until closed. Each beat notes how much later than planned it comes."""
        self()
        if self._planned:
            self._note_lag(max(0.0, self._now() - self._planned))
        self._planned = self._now() + BEAT_SECONDS
        self._handle = asyncio.get_running_loop().call_later(BEAT_SECONDS, self.start)

    def close(self) -> None:
        """Stop counting."""
        if self._handle is not None:
            self._handle.cancel()
