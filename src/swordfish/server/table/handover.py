"""Table time when a table moves to another node: it runs on, unless nobody could have used the time.

The store records which table time it was at which moment of the database's clock. So the next owner knows what the
table's clock shows, whatever the clocks of the nodes show.
"""

from msgspec import Struct

MOST_GAP_MS = 10_000
"""A longer time without an owner does not count: all nodes were down."""


class HandedClock(Struct, frozen=True):
    """What the clock of a table shows to its next owner, in milliseconds of table time.

    `now`: if it ran on all the time; `served`: at the last sign of life of the owner before. They are equal if it stood
    still.
    """

    now: int
    served: int

    def continued(self, until: int | None) -> int:
        """The table time to continue from, given the next deadline.

        A deadline is where it would have been. Only if it falls into the time without an owner, when nobody could act,
        that time does not count.
        """
        missed = until is not None and self.served < until <= self.now
        return self.served if missed or self.now - self.served > MOST_GAP_MS else self.now
