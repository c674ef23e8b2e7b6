"""A cache of long computations: worker processes compute each result once."""

import asyncio
from collections import OrderedDict, defaultdict, deque
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

import msgspec
from msgspec import Raw

from swordfish.server.bots import advice
from swordfish.server.bots.pool import BotPool
from swordfish.server.bots.turns import Rank
from swordfish.server.bots.worker import ChoiceCost, Compute
from swordfish.server.table.replay import StoredTable

COMPUTE_MS = 20_000
MOST_RESULTS = 512
MOST_BYTES = 8 << 20

ResultKey: TypeAlias = tuple[str, str, bytes]
"""A game, what is computed, and of what."""


class Shelf:
    """Results of the jobs in a game's `exact` part, by job and arguments, and reviews of finished games, by table."""

    def __init__(self, pool: BotPool) -> None:
        self._pool = pool
        self._results: OrderedDict[ResultKey, bytes] = OrderedDict()
        self._size = 0
        self.stock: defaultdict[str, deque[str]] = defaultdict(deque)  # jobs with unused results
        self._running: dict[ResultKey, asyncio.Task[bytes]] = {}

    def ready(self, game: str, what: str, facts: object) -> bool:
        """Whether the result of a job is cached."""
        return (game, what, msgspec.json.encode(facts)) in self._results

    async def result(self, game: str, what: str, facts: object, owner: str = "") -> bytes:
        """The result of a job as JSON, from the cache or computed now; the owner's budget pays."""
        key = (game, what, msgspec.json.encode(facts))
        return await self._once(key, lambda: self._computed(key, owner))

    def reviewed(self, table: StoredTable) -> bool:
        """Whether the costs of a finished game are cached, or somebody's budget is paying for them now."""
        key = _review(table)
        return key in self._results or key in self._running

    async def costs(self, table: StoredTable, owner: str = "") -> list[ChoiceCost]:
        """The costliest choices of a finished game, from the cache or computed now; the owner's budget pays."""

        async def compute() -> bytes:
            return msgspec.json.encode(await advice.costs(self._pool, table, owner))

        return msgspec.json.decode(await self._once(_review(table), compute), type=list[ChoiceCost])

    async def _once(self, key: ResultKey, compute: Callable[[], Coroutine[Any, Any, bytes]]) -> bytes:
        """A cached result, or that of the only computation; a failed one is not kept."""
        if key in self._results:
            self._results.move_to_end(key)
            return self._results[key]
        if (running := self._running.get(key)) is None:
            running = self._running[key] = asyncio.create_task(compute())
            running.add_done_callback(lambda task: self._done(key, task))
        return await asyncio.shield(running)

    async def _computed(self, key: ResultKey, owner: str) -> bytes:
        game, what, facts = key
        job = Compute(key=f"{game}/{what}", game=game, what=what, facts=Raw(facts), ms=COMPUTE_MS)
        return bytes(await advice.told(self._pool, job, owner, Rank.PUZZLE))

    def _done(self, key: ResultKey, task: "asyncio.Task[bytes]") -> None:
        del self._running[key]
        if task.cancelled() or task.exception():
            return
        self._results[key] = task.result()
        self._size += len(key[2]) + len(task.result())
        while len(self._results) > MOST_RESULTS or self._size > MOST_BYTES:
            old, result = self._results.popitem(last=False)
            self._size -= len(old[2]) + len(result)


def _review(table: StoredTable) -> ResultKey:
    return table.state.made.game, "costs", table.tid.encode()
