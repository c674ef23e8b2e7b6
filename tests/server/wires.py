"""Networks that a test can cut and delay: proxies of bytes between clients, a proxy, nodes and a database."""

import asyncio
import random
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

CHUNK = 1 << 16
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Dial = Callable[[], Awaitable[Streams]]


class Wire:
    """One stretch of a network. It forwards bytes, until the test cuts it or holds them back."""

    def __init__(self, name: str, dial: Dial) -> None:
        self.name, self._dial = name, dial
        self.cuts = self.holds = 0
        self._flows = asyncio.Event()
        self._flows.set()
        self._slow = 0.0
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server

    async def listen(self, port: int) -> None:
        """Listen at a port of this machine."""
        self._server = await asyncio.start_server(self._meet, "127.0.0.1", port)

    async def listen_at(self, path: Path) -> None:
        """Listen at a Unix socket."""
        self._server = await asyncio.start_unix_server(self._meet, path)

    def cut(self) -> None:
        """Break every connection; new ones may begin at once."""
        self.cuts += 1
        for writer in [*self._writers]:
            writer.transport.abort()

    def block(self) -> None:
        """Let nothing through until `unblock`; the connections stay."""
        self.holds += 1
        self._flows.clear()

    def unblock(self) -> None:
        """Let everything through that has waited."""
        self._flows.set()

    async def hold(self, seconds: float) -> None:
        """Let nothing through for a while."""
        self.block()
        await asyncio.sleep(seconds)
        self.unblock()

    async def delay(self, seconds: float, each: float) -> None:
        """For a while, delay everything by so much."""
        self.holds += 1
        self._slow = each
        await asyncio.sleep(seconds)
        self._slow = 0.0

    async def close(self) -> None:
        self._server.close()
        self.cut()
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        with suppress(asyncio.CancelledError):  # a task of a server that is cancelled would be reported
            await self._forward(reader, writer)

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        both = [writer]
        self._writers.add(writer)
        try:
            with suppress(OSError):
                far_reader, far_writer = await self._dial()
                both.append(far_writer)
                self._writers.add(far_writer)
                ways = [
                    asyncio.create_task(self._pump(reader, far_writer)),
                    asyncio.create_task(self._pump(far_reader, writer)),
                ]
                try:
                    await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    for way in ways:
                        way.cancel()
                    await asyncio.gather(*ways, return_exceptions=True)
        finally:
            for one in both:
                self._writers.discard(one)
                one.close()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                if self._slow:
                    await asyncio.sleep(self._slow)
                await self._flows.wait()
                writer.write(data)
                await writer.drain()


class Network:
    """All wires of a test, by their names."""

    def __init__(self) -> None:
        self.wires: list[Wire] = []

    async def to_port(self, name: str, port: int, target: int) -> Wire:
        """A wire from one port of this machine to another."""
        wire = Wire(name, lambda: asyncio.open_connection("127.0.0.1", target))
        await wire.listen(port)
        self.wires.append(wire)
        return wire

    async def to_socket(self, name: str, path: Path, target: Path) -> Wire:
        """A wire from one Unix socket to another."""
        wire = Wire(name, lambda: asyncio.open_unix_connection(target))
        await wire.listen_at(path)
        self.wires.append(wire)
        return wire

    async def disturb(self, whim: random.Random, longest: float) -> None:
        """Cut or delay some wire."""
        wire = whim.choice(self.wires)
        match whim.choice(("cut", "hold", "delay", "partition")):
            case "cut":
                wire.cut()
            case "hold":
                await wire.hold(whim.uniform(0.1, longest))
            case "delay":
                await wire.delay(whim.uniform(0.5, longest), whim.uniform(0.01, 0.1))
            case _:
                await wire.hold(whim.uniform(0.1, longest))
                wire.cut()


@asynccontextmanager
async def network() -> AsyncGenerator[Network]:
    """A network, ended with the test."""
    made = Network()
    try:
        yield made
    finally:
        for wire in made.wires:
            await wire.close()
