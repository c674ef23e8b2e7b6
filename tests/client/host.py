"""A server of one table that says to a client just what a test makes it say."""

from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from websockets.asyncio.server import ServerConnection, serve
from websockets.http11 import Request, Response

from swordfish.client.client import Client
from swordfish.server.socket import server_messages
from swordfish.server.socket.server_messages import Ping, SeatView, ServerMessage, TableView

PINGED = 77


def seat(name: str = "", **facts: Any) -> SeatView:
    return SeatView(name=name, bot="", taken=bool(name), present=bool(name), lag=0, **facts)


def table(**facts: Any) -> TableView:
    """A table of swipe at which Ann has seat 0 and Ben seat 1."""
    usual: dict[str, Any] = {
        "table": "abc",
        "code": "ABC234",
        "game": "swipe",
        "options": {},
        "phase": "open",
        "host": True,
        "seats": (seat("Ann"), seat("Ben")),
        "you": 0,
        "yours": (0,),
        "locked": False,
        "listed": False,
        "commitment": "seed",
        "beginning": "",
        "commitments": ("", ""),
        "undo": None,
        "rematch": "",
        "turn_ms": 0,
        "throw_ms": 0,
        "pace": 100,
        "rated": False,
        "pause": None,
        "paused": False,
        "ready": (),
    }
    return TableView(**{**usual, **facts})


class Host:
    """One visit of the client: what it says, in order; whatever it is told."""

    def __init__(self, socket: ServerConnection) -> None:
        self._socket = socket

    async def say(self, *messages: ServerMessage) -> None:
        for message in messages:
            await self.say_raw(server_messages.encode(message))

    async def say_raw(self, body: bytes) -> None:
        await self._socket.send(body, text=True)

    async def hear(self, kind: str) -> dict[str, Any]:
        """The next message, which must be of this kind."""
        heard = msgspec.json.decode(await self._socket.recv(decode=False), type=dict[str, Any])
        assert heard["type"] == kind
        return heard

    async def is_alone(self) -> None:
        """See that the client has nothing to say but to answer a ping."""
        await self.say(Ping(PINGED, 1000))
        assert (await self.hear("Pong"))["id"] == PINGED

    async def close(self, code: int = 1000) -> None:
        await self._socket.close(code)

    @property
    def since(self) -> str:
        """The last number that the client says to have seen."""
        assert self._socket.request
        return self._socket.request.path.rpartition("since=")[2]


Visit = Callable[[Host], Awaitable[None]]


@asynccontextmanager
async def hosted(*visits: Visit, status: int = 0, body: str = "") -> AsyncGenerator[Client]:
    """A client that has joined; each further connection of it is the next visit. `status`: it is turned away."""
    coming = iter(visits)
    failures: list[BaseException] = []

    async def receive(socket: ServerConnection) -> None:
        try:
            await next(coming)(Host(socket))
        except BaseException as error:
            failures.append(error)
            raise
        await socket.wait_closed()

    async def turn_away(connection: ServerConnection, request: Request) -> Response | None:
        return connection.respond(status, body) if status else None

    async with serve(receive, "127.0.0.1", 0, process_request=turn_away) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        client = Client(f"http://127.0.0.1:{port}/t/ABC234", "Ann", cookie="swordfish=ann")
        try:
            await client.connect()
            yield client
        finally:
            await client.close()
    assert not failures
