"""Computes plans in threads: a few at once for each address, which pays for the processor time."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from swordfish.server.buckets import Buckets
from swordfish.server.budgets import Lanes
from swordfish.server.store.tables import P, R, RunSlow

THREADS = 2


class PlanThreads:
    """The threads, and the budgets of those who use them."""

    def __init__(self, lanes: Lanes, seconds: Buckets) -> None:
        self._lanes, self._seconds = lanes, seconds
        self._threads = ThreadPoolExecutor(THREADS, "plan")

    def paid_by(self, owner: str) -> RunSlow:
        """A function that runs slow work in a thread, when it is the owner's turn and the owner can pay."""

        async def run(work: Callable[P, R], /, *facts: P.args, **more: P.kwargs) -> R:
            return await self._run(owner, partial(work, *facts, **more))

        return run

    async def _run(self, owner: str, work: Callable[[], R]) -> R:
        await self._lanes.enter(owner)
        spent = 0.0

        def timed() -> R:
            nonlocal spent
            began = time.thread_time()
            try:
                return work()
            finally:
                spent = time.thread_time() - began

        def ended(done: asyncio.Future[R]) -> None:
            if not done.cancelled():
                done.exception()  # retrieved here, because the caller may have gone
            self._seconds.spend(owner, spent)
            self._lanes.leave(owner)

        try:
            while wait := self._seconds.wait(owner):
                await asyncio.sleep(wait)
            running = asyncio.get_running_loop().run_in_executor(self._threads, timed)
        except BaseException:
            self._lanes.leave(owner)
            raise
        running.add_done_callback(ended)
        return await asyncio.shield(running)  # a caller who leaves frees no lane before the thread ends

    def close(self) -> None:
        """End the threads; what waits for them is dropped."""
        self._threads.shutdown(wait=False, cancel_futures=True)
