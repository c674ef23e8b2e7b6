"""A small round-robin proxy in front of several nodes on one machine. It forwards bytes and adds nothing."""

import asyncio
import socket
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

CHECK_SECONDS = 0.5
"""How often each node is asked whether it lives, and how long it may take to answer."""
CONNECT_SECONDS = 2.0
CHUNK = 1 << 16
QUESTION = b"GET /health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"


class RoundRobin:
    """Spreads connections over the nodes that answer."""

    def __init__(self, ports: Sequence[int]) -> None:
        self._ports, self._turn = list(ports), 0
        self._silent: set[int] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._server: asyncio.Server

    async def open(self, listening: socket.socket) -> None:
        """Accept connections, and watch the nodes."""
        self._server = await asyncio.start_server(self._meet, sock=listening)
        for port in self._ports:
            self._spawn(self._watch(port))

    async def close(self) -> None:
        """End all connections."""
        self._server.close()
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            found = await self._node()
            if found is not None:
                await self._join((reader, writer), found)
        finally:
            writer.transport.abort()

    async def _node(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        """A connection to the next node that accepts one; first those that answered last time."""
        self._turn += 1
        order = [self._ports[(self._turn + step) % len(self._ports)] for step in range(len(self._ports))]
        for port in sorted(order, key=lambda port: port in self._silent):
            with suppress(OSError, TimeoutError):
                async with asyncio.timeout(CONNECT_SECONDS):
                    return await asyncio.open_connection("127.0.0.1", port)
        return None

    async def _join(
        self,
        client: tuple[asyncio.StreamReader, asyncio.StreamWriter],
        node: tuple[asyncio.StreamReader, asyncio.StreamWriter],
    ) -> None:
        """Forward bytes both ways until one side ends."""
        ways = [asyncio.create_task(_pump(client[0], node[1])), asyncio.create_task(_pump(node[0], client[1]))]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            with suppress(OSError):
                await client[1].drain()
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            client[1].close()
            node[1].transport.abort()
            with suppress(OSError):
                await client[1].wait_closed()

    async def _watch(self, port: int) -> None:
        while True:
            if await _answers(port):
                self._silent.discard(port)
            else:
                self._silent.add(port)
            await asyncio.sleep(CHECK_SECONDS)

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(CHUNK):
            writer.write(data)
            await writer.drain()


async def _answers(port: int) -> bool:
    """Whether a node answers at all."""
    writer: asyncio.StreamWriter | None = None
    try:
        async with asyncio.timeout(CHECK_SECONDS):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(QUESTION)
            return b" 200 " in await reader.readline()
    except (OSError, TimeoutError):
        return False
    finally:
        if writer is not None:
            writer.transport.abort()
