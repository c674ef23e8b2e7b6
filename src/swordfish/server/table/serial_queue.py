"""One job at a time per table, in order of arrival."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any


class SerialQueue:
    """The jobs of one table."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()  # its waiters are the queue, first come, first served
        self._tasks: set[asyncio.Future[Any]] = set()

    @property
    def idle(self) -> bool:
        """Whether nothing runs and nothing waits."""
        return not self._tasks and not self._turn.locked()

    async def run(self, job: Callable[[], Awaitable[None]]) -> None:
        """Run a job after all that came before it."""
        async with self._turn:
            await job()

    def spawn(self, work: Coroutine[Any, Any, object]) -> asyncio.Task[object]:
        """Run something in the background; the queue does not close before it ends."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """Wait until everything has ended."""
        while self._tasks:
            await asyncio.wait(self._tasks)
        async with self._turn:
            pass
