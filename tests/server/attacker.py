"""One address that does whatever the protocol allows, as fast as it can, in a process and on a core of its own."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable, Generator
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.server.hosting import Line, Visitor

ADDRESS = "127.0.0.66"
"""Another address than that of honest clients, so that neither budgets nor ports are shared with them."""
CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0]
OWN = {CORES[-1]}
"""The attacker's core; everything else runs on the others, if there are any."""
OTHERS = set(CORES[:-1]) or OWN


def alone(cores: set[int]) -> Callable[[], None]:
    """What a child process does first, to run on these cores."""
    return lambda: os.sched_setaffinity(0, cores)


@contextmanager
def served(folder: Path) -> Generator[tuple[int, int]]:
    """A server with its limits, in a process of its own: its port and process number."""
    with subprocess.Popen(
        [sys.executable, "-m", "swordfish", "serve", "--port", "0", "--no-browser"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "SWORDFISH_HOME": str(folder)},
        preexec_fn=alone(OTHERS),
    ) as server:
        assert server.stdout is not None
        try:
            alone(OTHERS)()  # honest clients, too
            yield int(server.stdout.readline().rsplit(":", 1)[1]), server.pid
        finally:
            alone(set(CORES))()
            server.terminate()
            server.wait(30)


@contextmanager
def attacked(port: int, name: str) -> Generator[None]:
    """While somebody attacks."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.server.attacker", str(port), name],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        preexec_fn=alone(OWN),
    ) as attacker:
        try:
            assert attacker.stdout is not None
            assert attacker.stdout.readline(), "it attacks"
            yield
        finally:
            attacker.kill()
            attacker.wait()


def guest(port: int) -> Visitor:
    visitor = Visitor(port, source=ADDRESS)
    visitor.post("/api/guest", {"name": "Mal"})
    return visitor


async def request(port: int, cookie: str, method: str, path: str, *, wait: bool = True) -> None:
    """One request on a connection of its own; without `wait` it is abandoned at once."""
    with suppress(OSError):
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ADDRESS, 0))
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nCookie: {cookie}\r\n"
        writer.write(f"{head}Content-Length: 0\r\n\r\n".encode())
        await writer.drain()
        if wait:
            await reader.read()
        writer.close()


async def pour(port: int, cookie: str, path: Callable[[int], str], method: str = "GET", *, wait: bool = True) -> None:
    """Sixty-four clients that ask without a pause."""

    async def ask(first: int) -> None:
        number = first
        while True:
            await request(port, cookie, method, path(number), wait=wait)
            number += 64

    await asyncio.gather(*(ask(first) for first in range(64)))


async def begun(line: Line, bots: dict[int, str], *, sit: bool = True) -> None:
    await line.news()
    if sit:
        await line.say("Sit", seat=0)
    for seat, bot in bots.items():
        await line.say("SeatBot", seat=seat, bot=bot)
    await line.say("Begin")


async def rematches(port: int) -> None:
    """Begin and Rematch in a loop: two-player swipe plays itself."""

    async def loop() -> None:
        mal = guest(port)
        while True:
            status, made = mal.post("/api/tables", {"game": "swipe", "options": {"seats": 2, "chips": 6}})
            if status != 201:
                await asyncio.sleep(0.05)
                continue
            table = made["table"]
            async with mal.socket(table) as line:
                await begun(line, {1: "random"})
                for _ in range(50):
                    await line.say("Rematch")

    await asyncio.gather(*(loop() for _ in range(4)))


async def puzzles(port: int) -> None:
    """Expert puzzles, as many as there are."""
    await pour(port, guest(port).cookie, lambda number: f"/api/practice?grade=expert&number={number % 1000}")


async def costs(port: int) -> None:
    """Costs of choices, each abandoned at once."""
    mal = guest(port)
    made = mal.table("swipe", options={"seats": 2, "chips": 6})["table"]
    async with mal.socket(made) as line:
        await begun(line, {1: "random"})
        while mal.get(f"/api/tables/{made}")[1]["phase"] != "over":
            await asyncio.sleep(0.1)
    await pour(port, mal.cookie, lambda number: f"/api/tables/{made}/cost?event={number % 5}", wait=False)


async def talk(port: int) -> None:
    """Chat without end, and a look at the table's log after each."""
    mal = guest(port)
    made = mal.table("swipe")["table"]
    async with mal.socket(made) as line:

        async def chat() -> None:
            number = 0
            while True:
                number += 1
                await line.connection.send(json.dumps({"type": "Chat", "number": number, "phrase": "hello"}))

        async def read() -> None:
            while True:
                await line.connection.recv()

        await asyncio.gather(chat(), read(), pour(port, mal.cookie, lambda _: f"/api/tables/{made}"))


async def bots(port: int) -> None:
    """Twenty-four tables full of the best bots, which somebody watches."""
    async with AsyncExitStack() as stack:
        lines: list[Line] = []
        for _ in range(3):
            mal = guest(port)
            for _ in range(8):
                made = mal.table("swirl", options={"seats": 4})["table"]
                line = await stack.enter_async_context(mal.socket(made))
                await begun(line, dict.fromkeys(range(4), "best"), sit=False)
                lines.append(line)

        async def read(line: Line) -> None:
            while True:
                await line.connection.recv()

        await asyncio.gather(*map(read, lines))


async def requests(port: int) -> None:
    """Everything that can be asked for by GET, all at once."""
    mal = guest(port)
    made = mal.table("swish", listed=True)["table"]
    paths = ["/", "/api/games", "/api/tables", "/api/server", f"/api/tables/{made}", f"/api/tables/{made}/qr.svg"]
    paths += ["/api/guest/history", "/api/ratings/swipe", "/api/pond", "/api/lessons/swish/0", "/api/guest/data"]
    await pour(port, mal.cookie, lambda number: paths[number % len(paths)])


async def kept(port: int) -> None:
    """Connections that stay open, with requests that wait for no answer."""
    head = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 20

    async def ask() -> None:
        while True:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ADDRESS, 0))
                while not reader.at_eof():
                    writer.write(head)
                    await writer.drain()
                    await reader.read(1 << 16)

    await asyncio.gather(*(ask() for _ in range(200)))


async def sockets(port: int) -> None:
    """Sockets that come and go, with pages full of nonsense."""

    async def come_and_go() -> None:
        mal = guest(port)
        made = mal.table("swipe")["table"]
        while True:
            with suppress(Exception):
                async with mal.socket(made) as line:
                    for number in range(200):
                        shown: Any = {"type": "Suppose", "number": number, "commands": [{"type": "x" * 3000}]}
                        await line.connection.send(json.dumps(shown))

    await asyncio.gather(*(come_and_go() for _ in range(16)))


async def burst(port: int) -> None:
    """3,000 messages at once, again and again."""
    mal = guest(port)
    async with mal.socket(mal.table()["table"]) as line:
        while True:
            for number in range(3000):
                await line.connection.send(json.dumps({"type": "Chat", "number": number, "phrase": "hello"}))


async def megabytes(port: int) -> None:
    """Messages of a megabyte."""
    mal = guest(port)
    table = mal.table()["table"]
    while True:
        with suppress(ConnectionClosed, OSError):
            async with mal.socket(table) as line:
                await line.connection.send("x" * 1_000_000)


async def half_open(port: int) -> None:
    """Connections that send incomplete requests."""
    opened = [await asyncio.open_connection("127.0.0.1", port, local_addr=(ADDRESS, 0)) for _ in range(200)]
    for _, writer in opened:
        writer.write(b"GET / HT")
    await opened[0][0].read()


async def giants(port: int) -> None:
    """Tables with a million seats."""
    mal = guest(port)
    while True:
        mal.post("/api/tables", {"game": "swipe", "options": {"seats": 1_000_000}})


async def stalling(port: int) -> None:
    """Ten clients that never read, at a busy table."""
    mal = guest(port)
    table = mal.table()["table"]
    async with mal.socket(table) as line:
        idle = [await asyncio.open_connection("127.0.0.1", port, local_addr=(ADDRESS, 0)) for _ in range(10)]
        head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        head += f"Connection: Upgrade\r\nSec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n"
        for _, writer in idle:
            writer.write(f"{head}Cookie: {mal.cookie}\r\n\r\n".encode())
        while True:
            await line.say("Chat", phrase="hello")


async def aborts(port: int) -> None:
    """Games that never begin, because somebody never reveals."""
    mal = guest(port)
    async with AsyncExitStack() as stack:
        made = [mal.table("swipe")["table"] for _ in range(16)]
        lines = [await stack.enter_async_context(mal.socket(table)) for table in made]

        async def loop(line: Line) -> None:
            line.salts = False
            await line.news()
            await line.say("SeatBot", seat=1, bot="random")
            while True:
                await line.say("Sit", seat=0)
                await line.say("Begin")
                await line.say("Commit", commitment="0" * 64)

        await asyncio.gather(*map(loop, lines))


Attack = Callable[[int], Awaitable[None]]
ATTACKS: dict[str, Attack] = {
    attack.__name__: attack for attack in (rematches, puzzles, costs, talk, bots, requests, kept, sockets, aborts)
}
ABUSES: dict[str, Attack] = {abuse.__name__: abuse for abuse in (burst, megabytes, half_open, giants, stalling)}


async def attack(port: int, name: str) -> None:
    print("attacking", flush=True)
    while True:
        with suppress(Exception):  # refused, dropped: again
            await (ATTACKS | ABUSES)[name](port)
        await asyncio.sleep(0.01)


if __name__ == "__main__":
    asyncio.run(attack(int(sys.argv[1]), sys.argv[2]))
