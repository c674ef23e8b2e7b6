"""Several nodes as processes behind a proxy, which a test may kill, pause and start again while people play."""

import asyncio
import os
import signal
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from swordfish import bots
from swordfish.core import Command, Refusal, Rng
from swordfish.server.listening import listen
from swordfish.server.nodes.proxy import RoundRobin
from swordfish.server.store.sessions import GONE
from tests.ports import own_port
from tests.server.evening import Witness
from tests.server.histories import History, Log, faults
from tests.server.postgresql import execute
from tests.server.process import Server
from tests.waiting import LONG, Seen

AGAIN = {"store-failed", "try-again"}
"""Refusals after which a request may succeed unchanged."""


class NodeProcess(Server):
    """A node as a process."""

    def __init__(self, folder: Path, url: str, name: str) -> None:
        super().__init__(folder, url)
        self.name, self.place = name, own_port()

    async def launch(self) -> None:
        """Start it under its name, at the same addresses as before."""
        log = os.open(self._home / f"{self.name}.log", os.O_CREAT | os.O_APPEND | os.O_WRONLY)
        try:
            await self.start("--node", self.name, "--advertise", f"tcp://127.0.0.1:{self.place}", errors=log)
        finally:
            os.close(log)

    def pause(self) -> None:
        self.process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        with suppress(ProcessLookupError):
            self.process.send_signal(signal.SIGCONT)


class Nodes:
    """All nodes, and the address of the proxy in front of them."""

    def __init__(self, nodes: list[NodeProcess], port: int, store: str) -> None:
        self.nodes, self.store, self.url = nodes, store, f"http://127.0.0.1:{port}"

    def owner(self, table: str) -> NodeProcess | None:
        """The node that owns a table, as the store says."""
        [(owner,)] = execute(self.store, "select owner from tables where tid = ?", table)
        return next((node for node in self.nodes if owner.startswith(f"{node.name}-")), None)

    def epoch(self, table: str) -> int:
        """How often the owner of a table has changed."""
        [(epoch,)] = execute(self.store, "select epoch from tables where tid = ?", table)
        return epoch

    def log(self, table: str) -> Log:
        """The log of a table."""
        rows = execute(self.store, "select seq, body, asker, number from entries where tid = ? order by seq", table)
        [(seed,)] = execute(self.store, "select seed from tables where tid = ?", table)
        return Log([(seq, body, asker, number) for seq, body, asker, number in rows], seed)


async def once_there(look: Callable[[], Seen]) -> Seen:
    """What the store says, as soon as PostgreSQL runs: a torture restarts it at any time."""
    async with asyncio.timeout(LONG):
        while True:
            try:
                return await asyncio.to_thread(look)
            except GONE:
                await asyncio.sleep(0.1)


@asynccontextmanager
async def running(folder: Path, store: str, count: int = 3) -> AsyncGenerator[Nodes]:
    """Nodes that serve, ended with the test."""
    nodes = [NodeProcess(folder, store, f"n{number}") for number in range(count)]
    async with launched(nodes), balanced([node.port for node in nodes]) as port:
        yield Nodes(nodes, port, store)


@asynccontextmanager
async def launched(nodes: Sequence[NodeProcess]) -> AsyncGenerator[None]:
    """Start nodes; kill what is left of them in the end."""
    try:
        await asyncio.gather(*(node.launch() for node in nodes))
        yield
    finally:
        for node in nodes:
            if hasattr(node, "process"):
                node.resume()
                await node.kill()


@asynccontextmanager
async def balanced(ports: Sequence[int], port: int = 0) -> AsyncGenerator[int]:
    """Our own proxy in front of these ports; its port."""
    listening = listen("127.0.0.1", port)
    proxy = RoundRobin(ports)
    await proxy.open(listening)
    try:
        yield listening.getsockname()[1]
    finally:
        await proxy.close()


class Player(Witness):
    """A client that writes its history."""

    def __init__(self, url: str, name: str) -> None:
        super().__init__(url, name)
        self.history = History()
        self.on_message = self.history.received

    async def greet(self) -> None:
        """Become a guest; patient with nodes that are away."""
        me = await self.patient("POST", "/api/guest", {"name": self.name})
        self.history.guest = me["guest"]


class Stubborn(Player):
    """A player who says a thing again, under the same number, while the server cannot write."""

    async def speak(self, *commands: Command, number: int | None = None) -> None:
        number = self.remote.next_number() if number is None else number
        while True:
            try:
                await super().speak(*commands, number=number)
            except Refusal as refusal:
                if refusal.key not in AGAIN:
                    raise
                await asyncio.sleep(0.1)
            else:
                return


class Match:
    """A game of some people at one table, with a watcher, played to its end whatever happens to the nodes."""

    def __init__(self, nodes: Nodes, number: int, game: str, options: dict[str, Any], seats: int = 3) -> None:
        self.nodes, self.game, self.options = nodes, game, {"seats": seats, **options}
        self.players = [Stubborn(nodes.url, f"Guest {number} {seat}") for seat in range(seats + 1)]
        self.table = ""
        self.begun = asyncio.Event()
        self.ended = False

    async def play(self) -> list[str]:
        """Play to the end; returns the faults of the histories."""
        for player in self.players:
            await player.greet()
        asked = {"game": self.game, "options": self.options, "throw_ms": 0}
        self.table = (await self.players[0].patient("POST", "/api/tables", asked))["table"]
        for player in self.players:
            player.remote.table = self.table
            await player.connect()
        *seated, watcher = self.players
        try:
            for seat, player in enumerate(seated):
                await player.sit(seat)
            await seated[0].begin()
            self.begun.set()
            await asyncio.gather(*(self._play(player) for player in seated))
            while watcher.due.get("kind") != "over":
                await watcher.changed()
        finally:
            self.ended = True
            for player in self.players:
                await player.close()
        return await self.faults()

    async def faults(self, *, over: bool = True) -> list[str]:
        """The broken promises, by the histories of all players; `over`: the game must have ended."""
        log = await once_there(lambda: self.nodes.log(self.table))
        return faults(log, [player.history for player in self.players], over=over)

    async def _play(self, player: Player) -> None:
        assert player.seat is not None
        await player.play(bots.find("random", self.game)(player.rules, player.seat, Rng(player.name.encode())))

    @property
    def acks(self) -> int:
        """How many requests were acknowledged so far."""
        return sum(len(player.history.acknowledged) for player in self.players)
