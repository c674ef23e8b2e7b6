"""A guest at a remote table, for scripts and bots: it tracks what its seat may see, and reconnects automatically.

    async with Client("http://host:7733/t/CODE", "Robot") as client:
        await client.sit()
        places = await client.play(my_bot)

Every request has a number. If the connection breaks before the reply, the client repeats the request with the same
number, and the server applies it once.
"""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, TypeAlias

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType
from msgspec.structs import asdict, replace

from swordfish.bots import AnyBot, Budget, Wait
from swordfish.client.connection import Remote, refusal
from swordfish.core import SALT_BYTES, Command, Event, Refusal, State, commitment
from swordfish.games import GAMES, Game
from swordfish.server.socket import client_messages, server_messages

SOON = 2.0
"""After a refusal because another guest was faster, wait at most this many seconds for the news that explains it."""


class ReceivedNews(Struct, frozen=True, kw_only=True, tag="News"):
    """`server_messages.News` as a client reads it: game-specific parts are still JSON."""

    seq: int
    entries: tuple[Raw, ...] = ()
    table: server_messages.TableView | UnsetType = UNSET
    view: Raw = Raw()
    due: dict[str, Any] = {}
    legal: tuple[Raw, ...] = ()
    at: int = 0
    plays: int | UnsetType | None = UNSET


class ReceivedSupposition(Struct, frozen=True, kw_only=True, tag="Supposed"):
    """`server_messages.Supposed` as a client reads it."""

    number: int
    view: Raw
    due: dict[str, Any]
    legal: tuple[Raw, ...]
    events: tuple[Raw, ...]


Received: TypeAlias = (
    ReceivedNews
    | server_messages.Done
    | server_messages.Refused
    | ReceivedSupposition
    | server_messages.Shown
    | server_messages.Reacted
    | server_messages.Presence
    | server_messages.Ping
)
_decoder: msgspec.json.Decoder[Received] = msgspec.json.Decoder(Received)
_object = msgspec.json.Decoder(dict[str, Any])


class Client:
    """One guest at one table."""

    def __init__(self, url: str, name: str, *, cookie: str = "") -> None:
        self.remote = Remote(url, self._receive, cookie)
        self.name = name
        self.table: server_messages.TableView
        self.due: dict[str, Any] = {}
        self.events: list[Event] = []  # since `play` last queried its bot
        self.on_entries: Callable[[Sequence[dict[str, Any]]], None] = lambda _: None
        self.on_message: Callable[[bytes], None] = lambda _: None
        self._plays: int | UnsetType | None = UNSET
        self._view = Raw()
        self._legal: tuple[Raw, ...] = ()
        self._at = 0
        self._received = time.monotonic()
        self._sending: set[asyncio.Task[Any]] = set()
        self.new_salt: Callable[[], bytes] = partial(secrets.token_bytes, SALT_BYTES)
        self._salt = b""  # our part of the luck of the game that is about to begin
        self._seed: str = ""  # the commitment to the seed when we committed

    # connecting

    async def __aenter__(self) -> "Client":
        await self.hello()
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def hello(self) -> None:
        """Send our name; a guest without a cookie gets one."""
        await self.remote.http("POST", "/api/guest", {"name": self.name})

    async def make(
        self,
        game: str,
        *,
        listed: bool = False,
        turn_ms: int = 0,
        rated: bool = False,
        throw_ms: int | None = None,
        **options: Any,
    ) -> str:
        """Create a table for `connect` and return its code. `throw_ms`: as in `Made`; None: the usual time."""
        asked = {"game": game, "options": options, "listed": listed, "turn_ms": turn_ms, "rated": rated}
        asked |= {} if throw_ms is None else {"throw_ms": throw_ms}
        made = await self.remote.http("POST", "/api/tables", asked)
        self.remote.table = made["table"]
        return made["code"]

    async def connect(self) -> None:
        """Join the table and stay until `close`; returns after the first news."""
        self.remote.open()
        while self.seq < 0:
            await self.changed()

    async def close(self) -> None:
        await self.remote.close()

    async def changed(self) -> None:
        """Wait for the next message; raises a Refusal if the server rejects us."""
        await self.remote.changed()

    # receiving

    def _receive(self, message: bytes) -> None:
        self.on_message(message)
        match told := _decoder.decode(message):
            case server_messages.Ping(ping):
                self._spawn(self.remote.send(server_messages.encode(client_messages.Pong(ping))))
            case ReceivedNews():
                self._learn(told)
            case server_messages.Refused(number=-1):
                self.remote.failed = refusal(asdict(told))
            case server_messages.Refused():
                self.remote.answer(told.number, refusal(asdict(told)))
            case server_messages.Done() | ReceivedSupposition():
                self.remote.answer(told.number, told)
            case server_messages.Presence(seats) if self.seq >= 0:
                self.table = replace(self.table, seats=seats)
            case _:
                pass

    def _learn(self, news: ReceivedNews) -> None:
        """Apply news: skip outdated news and known entries; reconnect if entries are missing."""
        first = news.seq - len(news.entries)
        if news.seq < self.seq:
            return
        if first > self.seq and isinstance(news.table, UnsetType):
            self.remote.behind = True
            return
        fresh = [_object.decode(entry) for entry in news.entries[max(0, self.seq - first) :]]
        self.remote.seen, self._at, self._received = news.seq, news.at, time.monotonic()
        self.table = self.table if isinstance(news.table, UnsetType) else news.table
        self.due, self._view, self._legal, self._plays = news.due, news.view, news.legal, news.plays
        for entry in fresh:
            if entry["type"] == "Happened" and entry["event"]["type"] != "Rewound":
                self.events.append(msgspec.convert(entry["event"], self.rules.Event))
        self._add_luck()
        self.on_entries(fresh)

    def _add_luck(self) -> None:
        """Commit to a salt of our own when the table asks, and reveal it once everybody has committed."""
        table = self.table
        if table.you is None or table.beginning == "":
            self._salt = b""
        elif table.beginning == "commit" and (not self._salt or table.commitment != self._seed):
            self._salt, self._seed = self.new_salt(), table.commitment
            self._spawn(self._add(client_messages.Commit, commitment(self._salt)))
        elif table.beginning == "reveal" and self._salt and self._may_reveal(table):
            self._spawn(self._add(client_messages.Reveal, self._salt.hex()))
            self._salt = b""

    def _may_reveal(self, table: server_messages.TableView) -> bool:
        """Whether all people have committed, we to this salt, and the table to the same seed as before."""
        assert table.you is not None, "only a seat has a salt"
        salted = zip(table.seats, table.commitments, strict=True)
        committed = all(seat.bot or seat.local or given for seat, given in salted)  # one salt per device
        return committed and table.commitment == self._seed and table.commitments[table.you] == commitment(self._salt)

    async def _add(self, kind: type[Any], given: str) -> None:
        with suppress(Refusal):  # another window of ours was faster, or the time is up: news follow
            await self.ask(kind, given)

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    # state

    @property
    def seq(self) -> int:
        """The number of known entries."""
        return self.remote.seen

    @property
    def rules(self) -> Game:
        return GAMES[self.table.game]

    @property
    def seat(self) -> int | None:
        return self.table.you

    @property
    def plays(self) -> int | None:
        """The seat that we play now: ours; of several on this device, the one whose view we see."""
        return self.table.you if isinstance(self._plays, UnsetType) else self._plays

    @property
    def curtain(self) -> int | None:
        """The seat of this device that is due behind a curtain: `lift` shows its hand."""
        waits = self.due.get("seats", ()) if self.plays is None else ()
        return next((seat for seat in waits if seat in self.table.yours), None)

    @property
    def clock(self) -> int:
        """The table's time in milliseconds, as estimated here."""
        return self._at + int((time.monotonic() - self._received) * 1000)

    @property
    def view(self) -> State:
        if not self.due:
            raise Refusal("not-begun")
        return msgspec.json.decode(self._view, type=self.rules.State)

    @property
    def legal(self) -> list[Command]:
        return [msgspec.json.decode(raw, type=self.rules.Command) for raw in self._legal]

    @property
    def is_due(self) -> bool:
        """Whether this seat may act."""
        return self.due.get("kind") == "players" and self.plays in self.due["seats"]

    @property
    def throws(self) -> bool:
        """Whether the game waits for this seat to throw."""
        return self.due.get("kind") == "hands" and self.plays in self.due["seats"]

    @property
    def places(self) -> tuple[int, ...] | None:
        """One place per seat once the game is over."""
        return tuple(self.due["places"]) if self.due.get("kind") == "over" else None

    # sending

    async def ask(self, kind: type[Any], *facts: object, number: int | None = None) -> Any:
        """Send a request and wait until the server has stored it and the client has applied it; raises a Refusal."""
        answer = await self.remote.ask(kind, *facts, number=number)
        while isinstance(answer, server_messages.Done) and self.seq < answer.seq:
            await self.changed()
        return answer

    async def sit(self, seat: int | None = None) -> None:
        """Take this seat, or the first free one; or return to our own. At a rated table, agree to that."""
        free = self.table.you if seat is None else seat
        tried: set[int] = set()
        while free is None:
            chairs = [at for at, chair in enumerate(self.table.seats) if not chair.taken and at not in tried]
            try:
                await self.ask(client_messages.Sit, chairs[0] if chairs else 0, self.table.rated)
            except Refusal as refusal:
                if refusal.key != "table-chair-taken" or not chairs:
                    raise
                tried.add(chairs[0])  # another guest was faster
            else:
                return
        await self.ask(client_messages.Sit, free, self.table.rated)

    async def seat_local(self, name: str, seat: int = -1, face: str = "") -> None:
        """Let somebody else take a chair, by default the first empty one, and play here: pass and play."""
        await self.ask(client_messages.SeatLocal, seat, name, face)

    async def lift(self, seat: int) -> None:
        """Lift the curtain of a seat of this device that is due, and see its hand."""
        await self.ask(client_messages.LiftCurtain, seat)

    async def seat_bot(self, seat: int, bot: str) -> None:
        await self.ask(client_messages.SeatBot, seat, bot)

    async def begin(self) -> None:
        """Begin the game and wait until it has begun; raises a Refusal if somebody did not add to its luck in time."""
        await self.ask(client_messages.Begin)
        while self.table.beginning:
            await self.changed()
        if self.table.phase == "open":
            raise Refusal("begin-aborted")

    async def speak(self, *commands: Command, number: int | None = None) -> None:
        """Send a command or a chain of commands, applied all or none."""
        await self.ask(client_messages.Speak, commands, number=number)

    async def throw(self) -> None:
        """Throw, if the game waits for this seat's hand."""
        await self.ask(client_messages.Throw)

    async def suppose(self, *commands: Command) -> State:
        """The view that these commands would lead to, as far as this seat can know."""
        found: ReceivedSupposition = await self.ask(client_messages.Suppose, commands)
        return msgspec.json.decode(found.view, type=self.rules.State)

    async def play(self, bot: AnyBot, ms: int = 1000) -> tuple[int, ...]:
        """Let a bot play this seat until the game is over; returns the places."""
        while (places := self.places) is None:
            if self.throws:
                await self._explained(self.throw(), self.seq)
                continue
            if not self.is_due:
                await self.changed()
                continue
            news, self.events = self.events, []
            seq, budget = self.seq, Budget(self.clock, ms)
            # in a thread, so that pings are answered while it thinks
            answer = await asyncio.to_thread(bot.choose, self.view, self.legal, news, budget)
            if isinstance(answer, Wait):
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._after(seq), max(0.01, (answer.until - self.clock) / 1000))
                continue
            await self._explained(self.speak(answer), seq)
        return places

    async def _explained(self, request: Awaitable[None], seq: int) -> None:
        """Accept a refusal that news explains: something else happened first."""
        try:
            await request
        except Refusal as refusal:
            try:
                await asyncio.wait_for(self._after(seq), SOON)
            except TimeoutError:
                raise refusal from None

    async def _after(self, seq: int) -> None:
        while self.seq == seq:
            await self.changed()
