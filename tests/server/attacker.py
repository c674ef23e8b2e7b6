"""One address that does whatever the protocol allows, as fast as it can, in a process of its own."""

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from typing import Any

from tests.server.hosting import Line, Visitor

ADDRESS = {"x-forwarded-for": "203.0.113.66"}


def guest(port: int) -> Visitor:
    visitor = Visitor(port, ADDRESS)
    visitor.post("/api/guest", {"name": "Mal"})
    return visitor


async def request(port: int, cookie: str, method: str, path: str, *, wait: bool = True) -> None:
    """One request on a connection of its own; without `wait` it is abandoned at once."""
    with suppress(OSError):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nCookie: {cookie}\r\n"
        writer.write(f"{head}X-Forwarded-For: {ADDRESS['x-forwarded-for']}\r\nContent-Length: 0\r\n\r\n".encode())
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
            async with mal.socket(table, headers=ADDRESS) as line:
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
    async with mal.socket(made, headers=ADDRESS) as line:
        await begun(line, {1: "random"})
        while mal.get(f"/api/tables/{made}")[1]["phase"] != "over":
            await asyncio.sleep(0.1)
    await pour(port, mal.cookie, lambda number: f"/api/tables/{made}/cost?event={number % 5}", wait=False)


async def talk(port: int) -> None:
    """Chat without end, and a look at the table's log after each."""
    mal = guest(port)
    made = mal.table("swipe")["table"]
    async with mal.socket(made, headers=ADDRESS) as line:

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
                line = await stack.enter_async_context(mal.socket(made, headers=ADDRESS))
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


async def sockets(port: int) -> None:
    """Sockets that come and go, with pages full of nonsense."""

    async def come_and_go() -> None:
        mal = guest(port)
        made = mal.table("swipe")["table"]
        while True:
            with suppress(Exception):
                async with mal.socket(made, headers=ADDRESS) as line:
                    for number in range(200):
                        shown: Any = {"type": "Suppose", "number": number, "commands": [{"type": "x" * 3000}]}
                        await line.connection.send(json.dumps(shown))

    await asyncio.gather(*(come_and_go() for _ in range(16)))


ATTACKS: dict[str, Callable[[int], Awaitable[None]]] = {
    attack.__name__: attack for attack in (rematches, puzzles, costs, talk, bots, requests, sockets)
}


async def attack(port: int, name: str) -> None:
    while True:
        with suppress(Exception):  # refused, dropped: again
            await ATTACKS[name](port)
        await asyncio.sleep(0.01)


if __name__ == "__main__":
    asyncio.run(attack(int(sys.argv[1]), sys.argv[2]))
