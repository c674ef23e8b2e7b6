"""One job at a time per table, in order of arrival."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any


class SerialQueue:
    """The jobs of one table."""

    def __init__(self) -> None:
        self._busy = False  # a job runs, or has been given its turn
        self._line: list[asyncio.Future[None]] = []  # short, and smaller than a deque
        self._tasks: set[asyncio.Future[Any]] = set()

    @property
    def idle(self) -> bool:
        """Whether nothing runs and nothing waits."""
        return not self._tasks and not self._busy

    async def run(self, job: Callable[[], Awaitable[None]]) -> None:
        """Run a job after all that came before it."""
        if self._busy:
            await self._wait()
        self._busy = True
        try:
            await job()
        finally:
            self._pass_on()

    async def _wait(self) -> None:
        """Wait in line. A job that is cancelled there gives its turn to the next."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._line.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # its turn came at the same moment
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Give the turn to the first job in line. A job that comes later must wait."""
        while self._line:
            turn = self._line.pop(0)
            if not turn.done():
                turn.set_result(None)
                return
        self._busy = False

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
        await self.run(_nothing)


async def _nothing() -> None:
    """The last job of a queue that closes."""
