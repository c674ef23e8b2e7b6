"""Who is at a table: links come and go, and a guest is away only when none has come back for a moment."""

import asyncio
from typing import TYPE_CHECKING

from swordfish.server.socket.connection import Link

if TYPE_CHECKING:
    from swordfish.server.table.table import Live

AWAY_SECONDS = 3.0
"""Whose last link has broken is still taken to be there for so long: a page that is loaded again is no leaving."""


class Company:
    """The links of one table, and whose they are."""

    def __init__(self, live: "Live") -> None:
        self._live = live
        self.leaving: dict[str, asyncio.TimerHandle] = {}

    async def join(self, link: Link, since: int = -1) -> None:
        """A new link: how the table looks, what it missed since the number it has; then all hear who is there."""
        live = self._live

        async def welcome() -> None:
            await live.telling.welcome(link, since)
            live.links.add(link)
            self._stay(link.guest)
            live.telling.presence()

        await live.do(welcome)
        live.on_change(live)

    def leave(self, link: Link) -> None:
        """A link has broken; its guest may be back in a moment."""
        self._live.links.discard(link)
        if not any(other.guest == link.guest and not other.watching for other in self._live.links):
            self._stay(link.guest)
            loop = asyncio.get_running_loop()
            self.leaving[link.guest] = loop.call_later(AWAY_SECONDS, self._gone, link.guest)

    def present(self, guest: str) -> bool:
        return guest in self.leaving or any(link.guest == guest and not link.watching for link in self._live.links)

    def close(self) -> None:
        for handle in self.leaving.values():
            handle.cancel()
        self.leaving.clear()

    def _stay(self, guest: str) -> None:
        if handle := self.leaving.pop(guest, None):
            handle.cancel()

    def _gone(self, guest: str) -> None:
        self.leaving.pop(guest, None)
        self._live.telling.presence()
        self._live.on_change(self._live)
