"""The clock of a hosted table: runs by the server's ticks, stands still in a break, survives a change of owner."""

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from swordfish.core import Rewound
from swordfish.server.store.database import Fenced, StoreFailed
from swordfish.server.table.entries import Begun, Entry, Happened
from swordfish.server.table.handover import HandedClock
from swordfish.server.table.timers import deadline

if TYPE_CHECKING:
    from swordfish.server.table.table import HostedTable


class HostedClock:
    """Table time, in milliseconds."""

    def __init__(self, table: "HostedTable") -> None:
        self._table = table
        self._origin = table.ticks()

    def __call__(self) -> int:
        """Table time now; it stands still during a break."""
        paused = self._table.state.paused
        return int((self._table.ticks() - self._origin) * 1000 + 1e-6) if paused is None else paused

    def set(self, at: int) -> None:
        """Let table time continue from here."""
        self._origin = self._table.ticks() - at / 1000

    def turn_back(self, at: int) -> None:
        """Let table time continue from here, although the log does not say so."""
        self.set(at)
        self._table.wake()
        self._table.queue.spawn(self._keep())

    async def _keep(self) -> None:
        with suppress(StoreFailed, Fenced):  # then the time counts again after a takeover
            await self.keep()

    async def keep(self) -> None:
        """Store what the clock shows, for the node that takes the table over."""
        await self._table.store.anchor(self._table.tid, self())

    @property
    def standing(self) -> int | None:
        """The table time at which a game stands still while the table is in nobody's memory."""
        return self() if self._table.state.phase == "playing" else None

    async def read_on(self, before: int, fresh: Sequence[Entry]) -> None:
        """Continue after entries were read that this process did not write knowingly; the clock showed `before`."""
        if any(_restarts(entry) for entry in fresh):
            await self.keep()
        else:
            self.set(max(before, self._table.state.stamp))

    async def take_over(self, handed: HandedClock | None) -> None:
        """Continue a game at the time that the last owner left; without that, at the last event, as it does now."""
        if self._table.state.phase != "playing":
            return
        if handed is not None:
            if handed.now > handed.served:  # people were there a moment ago
                self._table.presence.expect()
            self.set(max(handed.continued(deadline(self._table)), self._table.state.stamp))
            self._table.wake()
        if handed is None or self() < handed.now:
            await self.keep()


def _restarts(entry: Entry) -> bool:
    """Whether table time goes back with an entry."""
    return isinstance(entry, Begun) or (isinstance(entry, Happened) and isinstance(entry.event, Rewound))
