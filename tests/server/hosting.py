"""A real server for tests: on this machine, on a free port, stopped when the test ends."""

import asyncio
import contextlib
import http.client
import itertools
import json
import threading
from collections.abc import AsyncGenerator, Generator
from pathlib import Path
from typing import Any, cast

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from swordfish.core import open_seed
from swordfish.server.lan import LanSwitch
from swordfish.server.limits import BOUNDLESS, Limits
from swordfish.server.run import Serving, listen, serving
from swordfish.server.settings import Settings
from swordfish.server.table.registry import Registry
from tests.server.salting import salting

SOON = 120.0
"""Seconds after which a test stops waiting."""


class Host:
    """A running server."""

    def __init__(self, settings: Settings, trusted_proxy: str = "", lan: LanSwitch | None = None) -> None:
        self.settings = settings
        self.ready = threading.Event()
        self.socket = listen("127.0.0.1", 0)
        self.port: int = self.socket.getsockname()[1]
        self.server: Serving = serving(settings, trusted_proxy=trusted_proxy, ready=self.ready.set, lan=lan)
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.socket]}, daemon=True)

    def start(self) -> "Host":
        self.thread.start()
        assert self.ready.wait(SOON), "the server did not start"
        numbers, app = itertools.count(), cast(Any, self.server.config.app)
        registry: Registry = app.app.state.services.registry
        registry.seeds = lambda: open_seed(f"hosted {next(numbers)}")  # the same luck in every run
        return self

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(SOON)
        self.socket.close()
        assert not self.thread.is_alive(), "the server did not stop"

    def guest(self, name: str = "Ann") -> "Visitor":
        visitor = Visitor(self.port)
        assert visitor.post("/api/guest", {"name": name})[0] == 200
        return visitor


class Answer(msgspec.Struct):
    """The response to a request."""

    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


class Visitor:
    """A client with a cookie jar; `source` is the address of this machine that it comes from."""

    def __init__(self, port: int, headers: dict[str, str] | None = None, source: str = "") -> None:
        self.port, self.headers, self.cookie = port, headers or {}, ""
        self.source = (source, 0) if source else None
        self.numbers = 0

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=SOON, source_address=self.source)
        sent = {**self.headers, **{name.replace("_", "-"): value for name, value in headers.items()}}
        if self.cookie:
            sent["cookie"] = self.cookie
        data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        with contextlib.closing(connection):
            connection.request(method, path, data, sent)
            answer = connection.getresponse()
            found = Answer(answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read())
        if cookie := found.headers.get("set-cookie"):
            self.cookie = cookie.split(";")[0]
        return found

    def get(self, path: str) -> tuple[int, Any]:
        answer = self.ask("GET", path)
        return answer.status, answer.json()

    def post(self, path: str, body: Any = None) -> tuple[int, Any]:
        answer = self.ask("POST", path, body)
        return answer.status, answer.json()

    def table(self, game: str = "swipe", **facts: Any) -> dict[str, Any]:
        status, made = self.post("/api/tables", {"game": game, "throw_ms": 0, **facts})
        assert status == 201, made
        return made

    @contextlib.asynccontextmanager
    async def socket(
        self, table: str, since: int = -1, headers: dict[str, str] | None = None, *, watch: bool = False
    ) -> AsyncGenerator["Line"]:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket?since={since}&watch={watch}"
        sent = {**({"cookie": self.cookie} if self.cookie else {}), **(headers or {})}
        more: dict[str, Any] = {"local_addr": self.source} if self.source else {}
        async with connect(url, additional_headers=sent, compression=None, close_timeout=1, **more) as connection:
            yield Line(self, connection)


class Line:
    """A socket on the client's side: sends messages and waits for others."""

    def __init__(self, visitor: Visitor, connection: ClientConnection) -> None:
        self.visitor, self.connection = visitor, connection
        self.told: list[dict[str, Any]] = []
        self.salts = True  # whether it adds to the luck when it is asked
        self._unread: list[dict[str, Any]] = []

    async def next(self, *kinds: str, pong: bool = True) -> dict[str, Any]:
        """The next message of these kinds; answers pings on the way, unless that is switched off."""
        if self._unread and (not kinds or self._unread[0]["type"] in kinds):
            return self._unread.pop(0)
        async with asyncio.timeout(SOON):
            while True:
                message = json.loads(await self.connection.recv())
                if message["type"] == "Ping" and pong:
                    await self.connection.send(json.dumps({"type": "Pong", "id": message["id"]}))
                if self.salts and (answer := salting(message)):
                    await self.connection.send(json.dumps(answer))
                self.told.append(message)
                if not kinds or message["type"] in kinds:
                    return message

    async def say(self, kind: str, **facts: Any) -> dict[str, Any]:
        """Send a numbered message and return its reply."""
        self.visitor.numbers += 1
        number = facts.pop("number", self.visitor.numbers)
        await self.connection.send(json.dumps({"type": kind, "number": number, **facts}))
        while True:
            answer = await self.next("Done", "Refused", "Supposed")
            if answer["number"] in (number, -1):
                break
        if kind == "Begin" and self.salts and answer["type"] == "Done":
            await self.begun()
        return answer

    async def begun(self) -> None:
        """Wait until the game has begun; `next` gives the news of it again."""
        news = await self.next("News")
        while not any(entry["type"] == "Begun" for entry in news["entries"]):
            assert all(entry["type"] != "Aborted" for entry in news["entries"]), "`begin` lets all add to the luck"
            news = await self.next("News")
        self._unread.append(news)

    async def news(self, *phases: str) -> dict[str, Any]:
        """News of a table in one of these phases, or the next news."""
        while True:
            message = await self.next("News")
            if not phases or message.get("table", {}).get("phase") in phases:
                return message


async def begin(host: Line, *others: Line) -> None:
    """The host begins; everybody adds to the luck."""
    async with asyncio.TaskGroup() as together:
        begun = together.create_task(host.say("Begin"))
        for other in others:
            together.create_task(other.begun())
    assert begun.result()["type"] == "Done"


@contextlib.asynccontextmanager
async def three_at_swipe(
    host: Host, **options: int
) -> AsyncGenerator[tuple[dict[str, Any], list[Visitor], list[Line]]]:
    """A table of swipe that has begun, its three guests, and their sockets."""
    guests = [host.guest(name) for name in ("Ann", "Ben", "Cat")]
    made = guests[0].table("swipe", options={"seats": 3, **options})
    async with contextlib.AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(guest.socket(made["table"])) for guest in guests]
        for seat, line in enumerate(lines):
            await line.news()
            assert (await line.say("Sit", seat=seat))["type"] == "Done"
        await begin(*lines)
        yield made, guests, lines


@contextlib.contextmanager
def hosted(folder: Path, *, limits: Limits = BOUNDLESS, trusted_proxy: str = "", **settings: Any) -> Generator[Host]:
    """A server over a store in the folder."""
    chosen: dict[str, Any] = {"store": folder / "tables.db", "limits": limits, "prepares": False, **settings}
    host = Host(Settings(**chosen), trusted_proxy).start()
    try:
        yield host
    finally:
        host.stop()


async def play_out(line: Line, news: dict[str, Any]) -> dict[str, Any]:
    """Play the first legal command until the game is over; returns the last news."""
    while news.get("due", {}).get("kind") != "over":
        if news.get("legal"):
            await line.say("Speak", commands=[news["legal"][0]])
        last = [told for told in line.told if told["type"] == "News"][-1]
        news = last if last["seq"] > news["seq"] else await line.next("News")
    return news
