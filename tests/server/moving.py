"""People who move all the time while an operator works on the store, and how long each of their moves takes."""

import asyncio
import subprocess
import sys
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from itertools import cycle
from typing import Any

from tests.server.hosting import Line, Visitor
from tests.server.process import Server

PLAYERS = 16
PAUSE = 0.3
"""Seconds between two moves of one player: 16 players make about 50 moves a second."""
LAY_AND_LIFT: tuple[dict[str, Any], ...] = (
    {"type": "Lay", "place": 0, "orientation": 0},
    {"type": "Lift", "place": 0},
)


class Times:
    """Milliseconds of every acknowledged move, under the name of what the operator did meanwhile."""

    def __init__(self) -> None:
        self.now = "before"
        self.moves: dict[str, list[float]] = {}

    def slowest(self, name: str) -> float:
        return max(self.moves[name])

    def told(self) -> str:
        """One phrase for each part: the slowest move, and how many there were."""
        return "; ".join(f"{name} {max(moves):.0f} ms ({len(moves)} moves)" for name, moves in self.moves.items())


async def call(line: Line) -> None:
    """Begin a proof of swish, which lasts two minutes: meanwhile its player may lay and lift cards."""
    assert (await line.say("Speak", commands=[{"type": "Call", "layout": 0}]))["type"] == "Done"


async def move(port: int, times: Times, ready: asyncio.Semaphore, stop: asyncio.Event) -> None:
    """One player of a game of their own: each move is on the disk before it is acknowledged."""
    visitor = Visitor(port)
    visitor.post("/api/guest", {"name": "Ann"})
    made = visitor.table("swish", options={"seats": 1, "proof": 120, "wait": 0})["table"]
    async with visitor.socket(made) as line:
        await line.news()
        await line.say("Sit", seat=0)
        await line.say("Begin")
        await call(line)
        ready.release()
        commands = cycle(LAY_AND_LIFT)
        while not stop.is_set():
            began, part = time.perf_counter(), times.now
            if (await line.say("Speak", commands=[next(commands)]))["type"] == "Done":
                times.moves.setdefault(part, []).append(1000 * (time.perf_counter() - began))
            else:  # the proof has failed by its deadline
                commands = cycle(LAY_AND_LIFT)
                await call(line)
            line.told.clear()
            await asyncio.sleep(PAUSE)


@asynccontextmanager
async def people_moving(port: int) -> AsyncGenerator[Times]:
    """Players who move until the body ends; it sets `times.now` to the name of what it does."""
    times, ready, stop = Times(), asyncio.Semaphore(0), asyncio.Event()
    async with asyncio.TaskGroup() as people:
        for _ in range(PLAYERS):
            people.create_task(move(port, times, ready, stop))
        try:
            for _ in range(PLAYERS):
                await ready.acquire()
            yield times
        finally:
            stop.set()


async def commanded(server: Server, *words: str) -> float:
    """Run `swordfish …` on the server's store to its end; returns the seconds it took."""
    began = time.perf_counter()
    command = (sys.executable, "-m", "swordfish", *words, "--store", str(server.store))
    done = await asyncio.create_subprocess_exec(*command, stdout=subprocess.DEVNULL)
    assert await done.wait() == 0
    return time.perf_counter() - began
