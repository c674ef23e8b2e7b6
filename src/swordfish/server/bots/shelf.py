"""A cache of long computations: worker processes compute each result once."""

import asyncio
from collections import OrderedDict, defaultdict, deque

import msgspec
from msgspec import Raw

from swordfish.server.bots.advice import told
from swordfish.server.bots.pool import BotPool
from swordfish.server.bots.turns import Rank
from swordfish.server.bots.worker import Compute

COMPUTE_MS = 20_000
MOST_RESULTS = 512
MOST_BYTES = 8 << 20


class Shelf:
    """Results of the jobs in a game's `exact` part, by job and arguments."""

    def __init__(self, pool: BotPool) -> None:
        self._pool = pool
        self._results: OrderedDict[tuple[str, str, bytes], bytes] = OrderedDict()
        self._size = 0
        self.stock: defaultdict[str, deque[str]] = defaultdict(deque)  # jobs with unused results
        self._running: dict[tuple[str, str, bytes], asyncio.Task[bytes]] = {}

    def ready(self, game: str, what: str, facts: object) -> bool:
        """Whether the result of a job is cached."""
        return (game, what, msgspec.json.encode(facts)) in self._results

    async def result(self, game: str, what: str, facts: object, owner: str = "") -> bytes:
        """The result of a job as JSON, from the cache or computed now; the owner's budget pays."""
        key = (game, what, msgspec.json.encode(facts))
        if key in self._results:
            self._results.move_to_end(key)
            return self._results[key]
        if (running := self._running.get(key)) is None:
            running = self._running[key] = asyncio.create_task(self._computed(key, owner))
            running.add_done_callback(lambda task: self._done(key, task))
        return await asyncio.shield(running)

    async def _computed(self, key: tuple[str, str, bytes], owner: str) -> bytes:
        game, what, facts = key
        job = Compute(key=f"{game}/{what}", game=game, what=what, facts=Raw(facts), ms=COMPUTE_MS)
        return bytes(await told(self._pool, job, owner, Rank.PUZZLE))

    def _done(self, key: tuple[str, str, bytes], task: "asyncio.Task[bytes]") -> None:
        del self._running[key]
        if task.cancelled() or task.exception():
            return
        self._results[key] = task.result()
        self._size += len(key[2]) + len(task.result())
        while len(self._results) > MOST_RESULTS or self._size > MOST_BYTES:
            old, result = self._results.popitem(last=False)
            self._size -= len(old[2]) + len(result)
