"""A server without a network, for tests: a store in memory, guests with links, and what each received."""

import asyncio
import itertools
import random
import sqlite3
import weakref
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from swordfish.core import Refusal, open_seed
from swordfish.server.bots.pool import BotLost, BotPool
from swordfish.server.bots.seats import BotSeats
from swordfish.server.bots.turns import Rank
from swordfish.server.bots.worker import Job, Reply
from swordfish.server.socket.connection import Connection
from swordfish.server.store.database import Conflict, Database, Fact, Rows, Statement
from swordfish.server.store.migrations import migrate
from swordfish.server.store.tables import Tables, entry_lines
from swordfish.server.table.entries import Entry, decode
from swordfish.server.table.registry import Registry
from swordfish.server.table.table import HostedTable
from tests.server.salting import salting


class Memory(Database):
    """A store in memory without a thread, so that virtual time can pass; it fails on request."""

    def __init__(self) -> None:
        self._connection = sqlite3.connect(":memory:", isolation_level=None)
        weakref.finalize(self, self._connection.close)
        migrate(self._connection)
        self.tables = Tables(self)
        self.before_append: Callable[[], Awaitable[None]] | None = None

    async def write(self, *steps: Statement) -> list[Rows]:
        await asyncio.sleep(0)
        if self.before_append:
            before, self.before_append = self.before_append, None
            await before()
        try:
            self._connection.execute("begin")
            for step in steps:
                cursor = self._connection.executemany(step.sql, step.rows)
                if step.once and cursor.rowcount != 1:
                    raise sqlite3.IntegrityError
            self._connection.execute("commit")
        except (sqlite3.IntegrityError, Conflict):
            self._connection.execute("rollback")
            raise Conflict from None
        return []

    async def query(self, sql: str, *facts: Fact) -> Rows:
        return self._connection.execute(sql, facts).fetchall()

    def bodies(self, live: HostedTable) -> list[bytes]:
        """All entries of a table."""
        rows = self._connection.execute("select seq, body from entries where tid = ? order by seq", (live.tid,))
        return entry_lines(rows.fetchall())

    def spoil(self, live: HostedTable, body: bytes) -> None:
        """Append an unreadable entry."""
        self._connection.execute(
            "insert into entries (tid, seq, body) values (?, ?, ?)", (live.tid, len(self.bodies(live)), body)
        )


class Player:
    """A guest with a link to a table: sends messages and records what they receive."""

    count = itertools.count(1)

    def __init__(self, registry: Registry, guest: str, lag: float = 0.0) -> None:
        self.registry, self.guest, self.lag = registry, guest, lag
        self.link = Connection(guest, guest.capitalize())
        self.live: HostedTable
        self.told: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self.number = 1000 * next(self.count)  # a new link does not use the numbers of an old one
        self.on_told: Callable[[dict[str, Any]], None] = lambda _: None
        self.salts = True  # whether it adds to the luck when it is asked
        self.whim = random.Random(guest)
        self._ways = {True: 0.0, False: 0.0}
        self._reader: asyncio.Task[None] | None = None

    async def join(self, live: HostedTable, since: int = -1) -> "Player":
        self.live = live
        self._reader = asyncio.create_task(self._read())
        await live.presence.join(self.link, since)
        await settle()
        return self

    async def _read(self) -> None:
        while (message := await self.link.queue.get()) is not None:
            self.under_way(self._arrived, message)

    def _arrived(self, message: bytes) -> None:
        self.raw.append(message)
        told: dict[str, Any] = msgspec.json.decode(message)
        if told["type"] == "Ping":
            self.send("Pong", id=told["id"])
        if self.salts and (answer := salting(told)):
            self.send(answer.pop("type"), **answer)
        self.told.append(told)
        self.on_told(told)

    def send(self, kind: str, **facts: Any) -> None:
        """Send a message; it arrives after half a round trip."""
        body = msgspec.json.encode({"type": kind, **facts})

        def arrive() -> None:
            self.live.queue.spawn(self.live.receive(self.link, body))

        self.under_way(arrive)

    def under_way(self, arrive: Callable[..., None], *facts: Any) -> None:
        """About half a round trip, in order."""
        loop = asyncio.get_running_loop()
        way = self._ways[arrive == self._arrived]
        when = max(way, loop.time() + self.lag / 2 * self.whim.uniform(0.9, 1.1))
        self._ways[arrive == self._arrived] = when
        loop.call_at(when, arrive, *facts)

    def call(self, command: object, number: int) -> None:
        """Send one command, without waiting."""
        self.send("Speak", number=number, commands=[command])

    async def ask(self, kind: str, number: int | None = None, **facts: Any) -> dict[str, Any]:
        """Send a numbered message and wait for the reply."""
        if number is None:
            self.number += 1
            number = self.number
        before = len(self.told)
        await self.live.receive(self.link, msgspec.json.encode({"type": kind, "number": number, **facts}))
        while True:
            for told in self.told[before:]:
                if told.get("number") in (number, -1):
                    return told
            await asyncio.sleep(0.01)

    async def must(self, kind: str, **facts: Any) -> dict[str, Any]:
        """Send a message that must be accepted."""
        answer = await self.ask(kind, **facts)
        assert answer["type"] != "Refused", answer
        await settle()
        while kind == "Begin" and self.salts and self.live.state.beginning:
            await asyncio.sleep(0.001)
        await settle()
        return answer

    @property
    def news(self) -> dict[str, Any]:
        """The last view, with the last table view."""
        told = [message for message in self.told if message["type"] == "News"]
        tables = [message["table"] for message in told if "table" in message]
        return {**told[-1], "table": tables[-1]}

    def entries(self) -> list[dict[str, Any]]:
        return [entry for message in self.told if message["type"] == "News" for entry in message["entries"]]

    @property
    def due(self) -> bool:
        return self.news["due"]["kind"] == "players" and self.news["table"]["you"] in self.news["due"]["seats"]

    @property
    def throws(self) -> bool:
        return self.news["due"]["kind"] == "hands" and self.news["table"]["you"] in self.news["due"]["seats"]


async def settle(turns: int = 50) -> None:
    """Run everything that needs no time."""
    for _ in range(turns):
        await asyncio.sleep(0)


class NoPool(BotPool):
    """Bots that never answer: the table acts for them."""

    async def run(self, job: Job, rank: Rank = Rank.PLAY, owner: str = "") -> Reply:
        raise BotLost("there are none")


def no_bots() -> BotSeats:
    return BotSeats(NoPool(), pace=0.0)


def seeded(store: Memory, bots: BotSeats | None = None) -> Registry:
    """Tables with the same luck in every run."""
    count = itertools.count()
    return Registry(store.tables, bots or no_bots(), seeds=lambda: open_seed(f"table {next(count)}"))


def registry_of(store: Memory | None = None) -> tuple[Registry, Memory]:
    """Seeded tables and their store."""
    kept = store or Memory()
    return seeded(kept), kept


async def table(
    registry: Registry,
    game: str = "swipe",
    guests: Sequence[str] = ("ann", "ben"),
    turn_ms: int = 0,
    rated: bool = False,
    throw_ms: int = 0,
    **options: Any,
) -> list[Player]:
    """A table at which these guests sit and have begun; the first is the host."""
    seats = {"seats": len(guests), **options}
    live = await registry.make(guests[0], game, seats, listed=False, turn_ms=turn_ms, rated=rated, throw_ms=throw_ms)
    players = [await Player(registry, guest).join(live) for guest in guests]
    for seat, player in enumerate(players):
        await player.must("Sit", seat=seat, rated=rated)
    await players[0].must("Begin")
    return players


async def step(players: Sequence[Player]) -> bool:
    """Throw, or play the first legal command of a due seat; returns whether there was one."""
    for player in players:
        if player.throws:
            await player.must("Throw")
            return True
        if player.due:
            await player.must("Speak", commands=[player.news["legal"][0]])
            return True
    return False


def journal(store: Memory, live: HostedTable) -> list[Entry]:
    """All entries of a table."""
    first, *rest = store.bodies(live)
    return [decode(first, None), *(decode(body, live.game.rules) for body in rest)]


__all__ = ["Memory", "Player", "Refusal", "journal", "no_bots", "registry_of", "seeded", "settle", "step", "table"]
