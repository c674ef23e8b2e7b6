"""Run both servers for one claim and measure them."""

import asyncio
import gc
import random
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import AsyncExitStack
from functools import partial
from statistics import quantiles
from typing import Any, TypeVar

from benchmarks.load.clients import SEATS, Dice, Opener, Swipe, Table
from benchmarks.load.processes import Process, installed, memory, ours, theirs
from swordfish.server.store.address import StoreAddress

OURS, IN_MEMORY = "swordfish swipe, 3 seats", "swordfish swipe, 3 seats, store in memory"
THEIRS, THEIR_TWO = "boardgame.io dice, 3 seats", "boardgame.io dice, 2 seats"
WITH_DATABASE = "the same with the database"
Result = TypeVar("Result")


class Field:
    """The running servers of these rivals; boardgame.io's only if npm is available. `store`: the store of ours."""

    def __init__(self, *names: str, store: StoreAddress | None = None) -> None:
        self._runner = asyncio.Runner()
        self._stack = AsyncExitStack()
        self._chance = random.Random(1)
        self._kept: list[Table] = []
        folder = installed() if {THEIRS, THEIR_TWO} & {*names} else None
        self._servers: dict[str, tuple[Process, Opener]] = {}
        if OURS in names:
            self._servers[OURS] = self.run(self._stack.enter_async_context(ours(store))), Swipe.open
        if IN_MEMORY in names:
            self._servers[IN_MEMORY] = self.run(self._stack.enter_async_context(ours(within=memory()))), Swipe.open
        if folder is not None:
            other = self.run(self._stack.enter_async_context(theirs(folder)))
            self._servers[THEIRS] = other, Dice.open
            self._servers[THEIR_TWO] = other, partial(Dice.open, seats=2)
        self.names = [name for name in names if name in self._servers]

    def run(self, work: Coroutine[Any, Any, Result]) -> Result:
        return self._runner.run(work)

    def close(self) -> None:
        self.run(self._stack.aclose())
        self._runner.close()

    async def _open(self, name: str, count: int) -> Sequence[Table]:
        server, opener = self._servers[name]
        return [await opener(server.port, self._chance) for _ in range(count)]

    # measurements

    def moves(self, name: str, tables: int, database: Callable[[], float] | None = None) -> Mapping[str, float]:
        """The server's CPU time per move, with all tables playing to the end of their games.

        `database`: the CPU seconds of its database so far; their share of a move is added under a name of its own.
        """

        async def measured() -> Mapping[str, float]:
            server, _ = self._servers[name]
            playing = await self._open(name, tables)
            began, before = server.cpu(), database() if database else 0.0
            count = sum(await asyncio.gather(*map(to_the_end, playing)))
            spent, beside = server.cpu() - began, database() - before if database else 0.0
            await asyncio.gather(*(table.close() for table in playing))
            return {
                "µs of CPU a move": 1e6 * spent / count,
                "moves a second of one core": count / spent,
                **({WITH_DATABASE: 1e6 * (spent + beside) / count} if database else {}),
            }

        return self.run(measured())

    def paced(self, name: str, clients: int, every: float, seconds: float) -> Mapping[str, float]:
        """The times of moves with this many clients, while each table moves now and then."""

        async def measured() -> Mapping[str, float]:
            playing = await self._open(name, clients // SEATS)
            gc.collect()
            gc.disable()  # else the clients' own pauses are measured
            found = await asyncio.gather(*(self._pace(name, table, every, seconds) for table in playing))
            gc.enable()
            cut = quantiles([wait for waits in found for wait in waits], n=100)
            return {"p50, µs": 1e6 * cut[49], "p99, µs": 1e6 * cut[98]}

        return self.run(measured())

    async def _pace(self, name: str, table: Table, every: float, seconds: float) -> list[float]:
        """Make moves at random times; start the next game when one is over."""
        waits: list[float] = []
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            await asyncio.sleep(self._chance.uniform(0, 2 * every))
            if table.over:
                await table.close()
                [table] = await self._open(name, 1)
            waits.append(await table.move())
        await table.close()
        return waits

    def memory(self, name: str, tables: int) -> Mapping[str, float]:
        """The server's memory for this many tables with one socket per seat."""

        async def measured() -> Mapping[str, float]:
            server, _ = self._servers[name]
            before = server.memory()
            opened = await self._open(name, tables)
            await asyncio.sleep(1)
            self._kept += opened  # else the next round would reuse their memory
            return {"bytes a connection": (server.memory() - before) / (SEATS * tables)}

        return self.run(measured())


async def to_the_end(table: Table) -> int:
    """Move until the game is over; return the number of moves."""
    count = 0
    while not table.over:
        await table.move()
        count += 1
    return count
