"""A pool of worker processes for bots: each gets one job at a time and is ended when it does not answer in time."""

import asyncio
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from msgspec.structs import replace

from swordfish.server.bots.turns import Rank, Turns
from swordfish.server.bots.worker import UNPREPARED, Job, Reply

START_SECONDS = 60.0
GRACE_SECONDS = 10.0
"""How much longer than its time budget a job may take on a busy machine."""
MOST_REPLY = 1 << 20
MOST_HOMES = 4096


class BotLost(Exception):
    """The bot raised, crashed, hung, or answered nonsense; `where`: the place in its process, if that is known."""

    def __init__(self, error: str, where: Sequence[str] = ()) -> None:
        super().__init__(error)
        self.where = where

    @property
    def facts(self) -> dict[str, Any]:
        """What the log says about it."""
        return {"error": str(self), **({"where": self.where} if self.where else {})}


class BotPool:
    """The worker processes of this server."""

    def __init__(
        self,
        size: int = max(2, min(4, (os.cpu_count() or 2) - 1)),
        command: Sequence[str] = (sys.executable, "-m", "swordfish.server.bots.worker"),
        prepares: bool = True,
        grace: float = GRACE_SECONDS,
        waiting: int = 8,
        spend: Callable[[str, float], None] = lambda _owner, _seconds: None,
    ) -> None:
        self._command = command if prepares else (*command, UNPREPARED)
        self._grace, self._spend = grace, spend
        self._turns = Turns(size, waiting)
        self.failures = 0  # jobs without an answer
        self._jobs: set[asyncio.Task[Reply]] = set()
        self._warm: list[Process] = []
        self._homes: OrderedDict[str, tuple[Process, int]] = OrderedDict()
        self._all: set[Process] = set()
        self._encoder = msgspec.json.Encoder()
        self._decoder = msgspec.json.Decoder(Reply)

    @property
    def waiting(self) -> int:
        """How many jobs wait for a worker."""
        return self._turns.waiting

    @property
    def running(self) -> int:
        """How many jobs the workers are running."""
        return len(self._jobs)

    async def run(self, job: Job, rank: Rank = Rank.PLAY, owner: str = "") -> Reply:
        """The worker's answer to a job; BotLost if none comes in time, and then its process is ended.

        A job cancelled before a worker is free is dropped. A job that has begun runs to its end, because
        starting a process again takes longer.
        """
        await self._turns.enter(rank, owner)
        running = asyncio.create_task(self._run(job, rank, owner))
        self._jobs.add(running)
        running.add_done_callback(self._ended)
        reply = await asyncio.shield(running)
        if reply.error:
            self.failures += 1
            raise BotLost(reply.error, reply.where)
        return reply

    def _ended(self, job: "asyncio.Task[Reply]") -> None:
        self._jobs.discard(job)
        if not job.cancelled():
            job.exception()  # retrieved here, because the caller may have gone

    async def _run(self, job: Job, rank: Rank, owner: str) -> Reply:
        began = time.monotonic()
        try:
            process, key = await self._home(job.key)
            try:
                body = self._encoder.encode(replace(job, key=key))
                reply = await asyncio.wait_for(self._exchange(process, body), job.ms / 1000 + self._grace)
            except (TimeoutError, OSError, EOFError, msgspec.DecodeError) as error:
                self.failures += 1
                await self._end(process)
                raise BotLost(type(error).__name__) from error
            except BaseException:
                await self._end(process)
                raise
            self._warm.append(process)
            return reply
        finally:
            if rank in (Rank.ADVICE, Rank.PUZZLE):
                self._spend(owner, time.monotonic() - began)
            self._turns.leave(owner)

    async def _home(self, key: str) -> tuple[Process, str]:
        """Choose a free process: the one that holds this bot if possible, else another, where the bot starts again."""
        home, moves = self._homes.pop(key, (None, 0))
        if home in self._warm:
            self._warm.remove(home)
            process = home
        else:
            process, moves = self._warm.pop(0) if self._warm else await self._start(), moves + 1
        self._homes[key] = process, moves
        while len(self._homes) > MOST_HOMES:
            self._homes.popitem(last=False)
        return process, f"{key}#{moves}"

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE)
        self._all.add(process)
        try:
            await asyncio.wait_for(self._read(process), START_SECONDS)
        except BaseException as error:
            await self._end(process)
            if isinstance(error, TimeoutError | EOFError | msgspec.DecodeError):
                raise BotLost("no process for bots can be started") from error
            raise
        return process

    async def _exchange(self, process: Process, body: bytes) -> Reply:
        assert process.stdin, "opened as a pipe"
        process.stdin.write(len(body).to_bytes(4, "big") + body)
        await process.stdin.drain()
        return await self._read(process)

    async def _read(self, process: Process) -> Reply:
        assert process.stdout, "opened as a pipe"
        size = int.from_bytes(await process.stdout.readexactly(4), "big")
        if size > MOST_REPLY:
            raise EOFError
        return self._decoder.decode(await process.stdout.readexactly(size))

    async def _end(self, process: Process) -> None:
        self._all.discard(process)
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def close(self) -> None:
        """End all processes."""
        for job in self._jobs:
            job.cancel()
        await asyncio.gather(*self._jobs, return_exceptions=True)
        self._warm.clear()
        await asyncio.gather(*map(self._end, list(self._all)))
