"""A network between clients and server that repeats, delays, reorders and loses messages, and breaks connections."""

import asyncio
import random
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager

from websockets.asyncio.client import connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed

Send = Callable[[str | bytes], Awaitable[None]]


class Faulty:
    """A proxy for sockets that counts what it does to messages."""

    def __init__(self, upstream: str, whim: random.Random) -> None:
        self.upstream, self.whim = upstream, whim
        self.passed = self.repeated = self.delayed = self.lost = self.broken = 0
        self._server: Server
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def host(self) -> str:
        [address, port, *_] = next(iter(self._server.sockets)).getsockname()
        return f"{address}:{port}"

    @asynccontextmanager
    async def running(self) -> AsyncGenerator["Faulty"]:
        async with serve(self._meet, "127.0.0.1", 0, compression=None) as self._server:
            yield self
        for task in self._tasks:
            task.cancel()

    async def _meet(self, client: ServerConnection) -> None:
        assert client.request
        cookie = client.request.headers.get("cookie", "")
        url = f"ws://{self.upstream}{client.request.path}"
        async with connect(url, additional_headers={"cookie": cookie}, compression=None) as server:
            both = [
                asyncio.ensure_future(self._pump(client.recv, server.send)),
                asyncio.ensure_future(self._pump(server.recv, client.send)),
            ]
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for pump in both:
                pump.cancel()
            await asyncio.gather(*both, return_exceptions=True)

    async def _pump(self, receive: Callable[[], Awaitable[str | bytes]], send: Send) -> None:
        """Forward messages as badly as networks do; after a loss the connection breaks."""
        patience: float | None = None
        while True:
            try:
                message = await asyncio.wait_for(receive(), patience)
            except ConnectionClosed:
                return
            except TimeoutError:
                self.broken += 1
                return
            chance = self.whim.random()
            self.passed += 1
            if chance < 0.04:
                self.lost += 1
                patience = self.whim.uniform(0.0, 0.05)
                continue
            if chance < 0.20:
                self.delayed += 1
                self._later(send, message)
                continue
            if chance < 0.36:
                self.repeated += 1
                self._later(send, message)
            await _quietly(send, message)

    def _later(self, send: Send, message: str | bytes) -> None:
        """Let other messages overtake this one."""

        async def arrive() -> None:
            await asyncio.sleep(self.whim.uniform(0, 0.03))
            await _quietly(send, message)

        task = asyncio.create_task(arrive())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _quietly(send: Send, message: str | bytes) -> None:
    try:
        await send(message)
    except ConnectionClosed:
        return
