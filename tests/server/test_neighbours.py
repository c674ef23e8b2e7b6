"""Abuse at one table hardly affects the others: p99 of a quiet table, with and without."""

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.hosting import Line, Visitor

pytestmark = pytest.mark.torture
PACE = 0.02
A_WINDOW = 100
ROUNDS = 10


@asynccontextmanager
async def separate(folder: Path) -> AsyncGenerator[int]:
    """A server with its limits, in a separate process; yields its port."""
    with subprocess.Popen(
        [sys.executable, "-m", "swordfish", "serve", "--port", "0", "--no-browser"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "SWORDFISH_HOME": str(folder)},
    ) as server:
        assert server.stdout is not None
        try:
            yield int(server.stdout.readline().rsplit(":", 1)[1])
        finally:
            server.terminate()
            server.wait(30)


def guest(port: int) -> Visitor:
    visitor = Visitor(port)
    assert visitor.post("/api/guest", {"name": "Ann"})[0] == 200
    return visitor


async def window(line: Line) -> list[float]:
    """Paced commands that are stored, each awaited; returns their times in milliseconds."""
    took: list[float] = []
    for number in range(A_WINDOW):
        began = time.perf_counter()
        command = {"type": "Lift", "place": 0} if number % 2 else {"type": "Lay", "place": 0, "orientation": 0}
        assert (await line.say("Speak", commands=[command]))["type"] == "Done"
        took.append(1000 * (time.perf_counter() - began))
        await asyncio.sleep(max(0.0, PACE - took[-1] / 1000))
    return took


def p50(took: list[float]) -> float:
    return sorted(took)[len(took) // 2]


def p99(took: list[float]) -> float:
    return sorted(took)[int(len(took) * 0.99)]


async def burst(port: int) -> None:
    """3,000 messages at once, again and again."""
    ben = guest(port)
    async with ben.socket(ben.table()["table"]) as line:
        while True:
            for number in range(3000):
                await line.connection.send(json.dumps({"type": "Chat", "number": number, "phrase": "hello"}))


async def megabytes(port: int) -> None:
    """Messages of a megabyte, as often as connecting is allowed."""
    ben = guest(port)
    table = ben.table()["table"]
    while True:
        with suppress(ConnectionClosed, OSError):
            async with ben.socket(table) as line:
                await line.connection.send("x" * 1_000_000)
        await asyncio.sleep(0.1)


async def half_open(port: int) -> None:
    """Two hundred connections that send incomplete requests."""
    writers = [(await asyncio.open_connection("127.0.0.1", port))[1] for _ in range(200)]
    try:
        for writer in writers:
            writer.write(b"GET / HT")
        await asyncio.Event().wait()
    finally:
        for writer in writers:
            writer.close()


async def giants(port: int) -> None:
    """Tables with a million seats."""
    ben = guest(port)
    while True:
        await asyncio.to_thread(ben.post, "/api/tables", {"game": "swipe", "options": {"seats": 1_000_000}})
        await asyncio.sleep(0.05)


async def stalling(port: int) -> None:
    """Ten clients that never read, at a busy table."""
    ben = guest(port)
    table = ben.table()["table"]
    async with ben.socket(table) as line:
        idle = [await asyncio.open_connection("127.0.0.1", port) for _ in range(10)]
        head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        head += f"Connection: Upgrade\r\nSec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n"
        for _, writer in idle:
            writer.write(f"{head}Cookie: {ben.cookie}\r\n\r\n".encode())

        try:
            while True:
                await line.say("Chat", phrase="hello")
        finally:
            for _, writer in idle:
                writer.close()


ABUSES: list[Callable[[int], Awaitable[None]]] = [burst, megabytes, half_open, giants, stalling]


@pytest.mark.parametrize("abuse", ABUSES)
def test_the_p99_of_other_tables_does_not_double(tmp_path: Path, abuse: Callable[[int], Awaitable[None]]) -> None:
    """Quiet and abused periods alternate, and each kind is pooled: a busy machine is busy for both."""

    async def measure() -> tuple[list[float], list[float]]:
        async with separate(tmp_path) as port:
            ann = guest(port)
            made = ann.table("swish", options={"seats": 1, "proof": 120})["table"]
            async with ann.socket(made) as line:
                await line.news()
                await line.say("Sit", seat=0)
                await line.say("Begin")
                await line.say("Speak", commands=[{"type": "Call", "layout": 0}])
                await window(line)
                quiet: list[float] = []
                loud: list[float] = []
                for _ in range(ROUNDS):
                    quiet += await window(line)
                    task = asyncio.ensure_future(abuse(port))
                    loud += await window(line)
                    assert not task.done() or not task.exception(), task.exception()
                    task.cancel()
                    await asyncio.gather(task, return_exceptions=True)
                    line.told.clear()
                return quiet, loud

    quiet, loud = asyncio.run(measure())
    print(
        f"\n{getattr(abuse, '__name__', '')}: {len(quiet)} quiet and {len(loud)} abused commands,"
        f" p50 {p50(quiet):.1f} → {p50(loud):.1f} ms, p99 {p99(quiet):.1f} → {p99(loud):.1f} ms"
    )
    assert p99(loud) < 2 * p99(quiet)
