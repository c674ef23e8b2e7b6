"""The database's time as this node knows it between two readings, by the clock of its tables."""

from collections.abc import Callable

SLACK_MS = 50
"""A smaller difference is not worth a correction."""


class DatabaseClock:
    """The database's clock. `ticks`: the seconds of the tables' clock, which stops while the process is suspended."""

    def __init__(self, ticks: Callable[[], float]) -> None:
        self.ticks = ticks
        self._ahead = 0.0  # milliseconds of the database's clock minus those of the ticks

    def now(self) -> int:
        """The database's time in milliseconds."""
        return round(1000 * self.ticks() + self._ahead)

    def set(self, sent: float, moment: int) -> None:
        """Begin with a reading: it was `moment` in the database between `sent` and now."""
        self._ahead = moment - 500 * (sent + self.ticks())

    def deviation(self, sent: float, moment: int) -> int:
        """By how many milliseconds a reading contradicts this clock.

        Either a clock has jumped, or the process was suspended.
        """
        low, high = moment - 1000 * self.ticks(), moment + 1 - 1000 * sent
        found = round(min(max(self._ahead, low), high) - self._ahead)
        return found if abs(found) >= SLACK_MS else 0

    def shift(self, milliseconds: int) -> None:
        """Set the clock forward, or back."""
        self._ahead += milliseconds
