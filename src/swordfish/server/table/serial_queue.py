"""One thing at a time at each table: done to its end, tried again where another process was faster, told afterwards."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any

from swordfish.core import Refusal
from swordfish.server.logs import failed
from swordfish.server.store.database import Conflict

if TYPE_CHECKING:
    from swordfish.server.table.table import Live

TRIES = 5


class Unwritten(Exception):
    """The store failed, and may or may not have written: the table is read again before it goes on."""


class Desk:
    """Where a table's work is done."""

    def __init__(self, live: "Live") -> None:
        self._live = live
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Future[None]] = set()
        self._stale = False

    @property
    def idle(self) -> bool:
        return not self._tasks and not self._lock.locked()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Have something done meanwhile; the table does not close before."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def do(self, work: Callable[[], Awaitable[None]]) -> None:
        """Have work done; then tell what was written.

        A Refusal comes back. Any other exception is ours: it stops this table, and no other. Whatever broke off while
        it was being written is read again from the store before anything else is done.
        """
        live = self._live
        async with self._lock:
            seq = live.seq
            try:
                await self._try(work)
            except Refusal:
                raise
            except Unwritten as error:
                self._stale = True
                failed("the store failed", error.__cause__ or error, table=live.tid, seq=live.seq)
                raise Refusal("store-failed") from error
            except Exception as error:
                failed("table stopped", error, table=live.tid, game=live.sheet.made.game, seq=live.seq)
                live.stop()
                raise Refusal("table-stopped") from error
            except BaseException:
                self._stale = True
                raise
            finally:
                live.telling.flush()
                if live.seq != seq:
                    live.on_change(live)

    async def _try(self, work: Callable[[], Awaitable[None]]) -> None:
        for _ in range(TRIES):
            try:
                if self._stale:
                    await self._live.reload()
                    self._stale = False
                await work()
            except Conflict:
                self._stale = True
                continue
            return
        raise Refusal("try-again")

    async def close(self) -> None:
        """Finish what is under way."""
        while self._tasks:
            await asyncio.wait(self._tasks)
        async with self._lock:
            pass
