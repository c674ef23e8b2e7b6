"""Decides which job gets a worker process next: people's games first, then advice, and each owner in turn."""

import asyncio
from collections import Counter
from enum import IntEnum

from swordfish.core import Refusal


class Rank(IntEnum):
    """What a job is for; the lowest rank goes first."""

    PLAY = 0  # a bot at a table where somebody plays
    ADVICE = 1  # a hint, a cost, chances
    PUZZLE = 2  # a puzzle to be made
    SHOW = 3  # a bot at a table where people only watch


class WaitingJob:
    """A job that waits for a worker."""

    __slots__ = ("began", "number", "owner", "rank")

    def __init__(self, rank: Rank, owner: str, number: int) -> None:
        self.rank, self.owner, self.number = rank, owner, number
        self.began: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Turns:
    """The workers' queue. It bounds each owner's share of workers, and their waiting jobs of advice and puzzles."""

    def __init__(self, size: int, most_waiting: int) -> None:
        self._free, self._share, self._most_waiting = size, max(1, size - 1), most_waiting
        self._running: Counter[str] = Counter()
        self._waiting: list[WaitingJob] = []
        self._count = 0

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        return len(self._waiting)

    async def enter(self, rank: Rank, owner: str) -> None:
        """Wait for a worker. A job that is cancelled meanwhile is dropped."""
        if rank in (Rank.ADVICE, Rank.PUZZLE):
            mine = sum(turn.owner == owner and turn.rank == rank for turn in self._waiting)
            if mine >= self._most_waiting:
                raise Refusal("too-fast", seconds=5)
        self._count += 1
        turn = WaitingJob(rank, owner, self._count)
        self._waiting.append(turn)
        self._begin()
        try:
            await turn.began
        except asyncio.CancelledError:
            if turn in self._waiting:
                self._waiting.remove(turn)
            else:
                self.leave(owner)  # its turn came at the same moment
            raise

    def leave(self, owner: str) -> None:
        """Free the worker of a job that has ended."""
        self._free += 1
        self._running[owner] -= 1
        if self._running[owner] <= 0:
            del self._running[owner]
        self._begin()

    def _begin(self) -> None:
        """Start waiting jobs: by rank, then the owner with the fewest running jobs, then by arrival."""
        while self._free:
            ready = [turn for turn in self._waiting if self._running[turn.owner] < self._share]
            if not ready:
                return
            turn = min(ready, key=lambda turn: (turn.rank, self._running[turn.owner], turn.number))
            self._waiting.remove(turn)
            self._free -= 1
            self._running[turn.owner] += 1
            turn.began.set_result(None)
