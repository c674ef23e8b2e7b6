"""The queue of a table: one job at a time, first come, first served, whatever is cancelled."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from swordfish.server.table.serial_queue import SerialQueue
from tests.server.room import settle


class Jobs:
    """Jobs of one queue. A job runs until the test ends it."""

    def __init__(self) -> None:
        self.queue = SerialQueue()
        self.began: list[str] = []
        self._gates: dict[str, asyncio.Event] = {}

    def job(self, name: str) -> Callable[[], Awaitable[None]]:
        gate = self._gates[name] = asyncio.Event()

        async def job() -> None:
            self.began.append(name)
            await gate.wait()

        return job

    def start(self, name: str) -> asyncio.Task[None]:
        return asyncio.create_task(self.queue.run(self.job(name)))

    def end(self, name: str) -> None:
        self._gates[name].set()


def test_jobs_run_one_at_a_time_in_order_of_arrival() -> None:
    async def run() -> None:
        jobs = Jobs()
        tasks = [jobs.start(name) for name in "abc"]
        await settle()
        assert jobs.began == ["a"]
        assert not jobs.queue.idle
        jobs.end("a")
        await asyncio.sleep(0)  # a has ended, and b has not begun
        assert jobs.began == ["a"]
        tasks.append(jobs.start("d"))  # must not overtake b and c
        for name in "bcd":
            await settle()
            assert jobs.began[-1] == name
            jobs.end(name)
        await asyncio.gather(*tasks)
        assert jobs.queue.idle

    asyncio.run(run())


def test_a_job_that_is_cancelled_in_line_leaves_it() -> None:
    async def run() -> None:
        jobs = Jobs()
        first, second, third = (jobs.start(name) for name in "abc")
        await settle()
        second.cancel()
        jobs.end("a")
        await settle()
        assert jobs.began == ["a", "c"]
        jobs.end("c")
        await asyncio.gather(first, third)
        assert second.cancelled()
        assert jobs.queue.idle

    asyncio.run(run())


def test_a_job_that_is_cancelled_as_its_turn_comes_gives_it_to_the_next() -> None:
    async def run() -> None:
        jobs = Jobs()
        first, second, third = (jobs.start(name) for name in "abc")
        await settle()
        jobs.end("a")
        await asyncio.sleep(0)
        assert first.done(), "the turn is b's"
        assert jobs.began == ["a"], "but b has not begun"
        second.cancel()
        await settle()
        assert jobs.began == ["a", "c"]
        jobs.end("c")
        await third
        assert jobs.queue.idle

    asyncio.run(run())


def test_a_job_that_fails_ends_its_turn() -> None:
    async def run() -> None:
        async def fail() -> None:
            raise ValueError("on purpose")

        queue = SerialQueue()
        with pytest.raises(ValueError, match="on purpose"):
            await queue.run(fail)
        assert queue.idle

    asyncio.run(run())


def test_closing_waits_for_every_job_and_for_the_background() -> None:
    async def run() -> None:
        jobs = Jobs()
        jobs.queue.spawn(jobs.queue.run(jobs.job("a")))
        last = jobs.start("b")
        await settle()
        closing = asyncio.create_task(jobs.queue.close())
        for name in "ab":
            await settle()
            assert jobs.began[-1] == name
            assert not closing.done()
            jobs.end(name)
        await asyncio.gather(closing, last)
        assert jobs.queue.idle

    asyncio.run(run())
