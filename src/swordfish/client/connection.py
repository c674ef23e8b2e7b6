"""A connection that reconnects automatically and repeats unanswered requests under their numbers."""

import asyncio
import http.client
import secrets
import socket
import ssl
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from swordfish import words
from swordfish.core import Refusal, reason
from swordfish.server.socket import server_messages

PAUSES = (0.0, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0)
"""Seconds to wait before each further attempt to connect."""
HTTP_SECONDS = 20
LONGEST = 300
"""The longest excerpt of a server's own error text."""

_object = msgspec.json.Decoder(dict[str, Any])


class Remote:
    """One guest's connection to one table: HTTP, a socket, numbered requests; calls `receive` with every message."""

    def __init__(self, url: str, receive: Callable[[bytes], None], cookie: str = "") -> None:
        parts = urlsplit(url if "//" in url else f"//{url}", scheme="http")
        if parts.scheme not in {"http", "https"} or not parts.netloc:
            raise Refusal("join-url", url=url)
        self.secure, self.host = parts.scheme == "https", parts.netloc
        self.table = parts.path.rsplit("/", 1)[-1] if parts.path.startswith("/t/") else ""
        self.cookie = cookie
        self.seen = -1  # the last sequence number received
        self.behind = False  # entries are missing: reconnect from the last number
        self.failed: Refusal | None = None
        self._receive = receive
        self._number = secrets.randbelow(2**52)  # apart from those of this guest's other connections
        self._tries = 0  # how often it has tried to connect since the last message, which counts as one
        self._asked: dict[int, tuple[bytes, asyncio.Future[Any]]] = {}
        self._changed = asyncio.Event()
        self._connection: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None

    # HTTP

    async def http(self, method: str, path: str, body: object = None) -> Any:
        """Send one request; raises a Refusal if the server refuses."""
        return await asyncio.to_thread(self._http, method, path, body)

    def _http(self, method: str, path: str, body: object) -> Any:
        kind = http.client.HTTPSConnection if self.secure else http.client.HTTPConnection
        connection = kind(self.host, timeout=HTTP_SECONDS)
        headers = {"content-type": "application/json", **({"cookie": self.cookie} if self.cookie else {})}
        try:
            connection.request(method, path, None if body is None else msgspec.json.encode(body), headers)
            answer = connection.getresponse()
            told = _object.decode(answer.read())
        except (OSError, http.client.HTTPException, msgspec.DecodeError) as error:
            raise self._unreachable(_why(error)) from None
        finally:
            connection.close()
        if given := answer.getheader("set-cookie"):
            self.cookie = given.split(";")[0]
        if answer.status >= 400:
            raise refusal(told) if "key" in told else self._unreachable(Refusal("why-stranger"))
        return told

    # the socket

    def open(self) -> None:
        """Join the table and stay until `close`."""
        if not self.table:
            raise Refusal("join-no-table")
        self._task = asyncio.create_task(self._stay())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})  # a caller who is cancelled meanwhile is
            if not self._task.cancelled():
                self._task.result()

    async def _stay(self) -> None:
        """Connect and read; reconnect with the last sequence number until the server rejects us."""
        while self.failed is None:
            await asyncio.sleep(PAUSES[min(self._tries, len(PAUSES) - 1)])
            self._tries += 1
            try:
                await self._visit()
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code == server_messages.REFUSED:
                    self._fail(self.failed or self._unreachable(Refusal("why-stranger")))
            except InvalidStatus as error:
                if 400 <= error.response.status_code < 500:
                    self._fail(self._unreachable(_refused(error.response.body)))
            except msgspec.DecodeError:
                self._fail(Refusal("join-misread", host=self.host))
            except (OSError, InvalidHandshake, EOFError):
                continue

    async def _visit(self) -> None:
        url = f"{'wss' if self.secure else 'ws'}://{self.host}/api/tables/{self.table}/socket?since={self.seen}"
        headers = {"cookie": self.cookie} if self.cookie else {}
        self.behind = False
        async with connect(url, additional_headers=headers, compression=None, close_timeout=1) as connection:
            try:
                for body, _ in [*self._asked.values()]:
                    await connection.send(body, text=True)
                self._connection = connection
                while not self.behind:
                    self._receive(await connection.recv(decode=False))
                    self._tries = 1
                    self.wake()
            finally:
                self._connection = None

    def _unreachable(self, why: Refusal) -> Refusal:
        return Refusal("join-unreachable", host=self.host, reason=why)

    def _fail(self, refusal: Refusal) -> None:
        self.failed = refusal
        for number in [*self._asked]:
            self.answer(number, refusal)
        self.wake()

    # requests

    def next_number(self) -> int:
        """The number of a new request."""
        self._number += 1
        return self._number

    async def ask(self, kind: type[Any], *facts: object, number: int | None = None) -> Any:
        """Send a request and return its reply once the server has stored it; a Refusal means nothing has changed."""
        number = self.next_number() if number is None else number
        body = server_messages.encode(kind(number, *facts))
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._asked[number] = body, future
        await self.send(body)
        return await future

    async def send(self, body: bytes) -> None:
        """Send if connected; numbered requests are repeated after reconnecting."""
        if self._connection is not None:
            with suppress(ConnectionClosed):
                await self._connection.send(body, text=True)

    def answer(self, number: int, answer: object) -> None:
        """Resolve the request of this number; ignores a second reply."""
        _, future = self._asked.pop(number, (b"", None))
        if future is None or future.done():
            return
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)

    # waiting

    def wake(self) -> None:
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()

    async def changed(self) -> None:
        """Wait for the next message; raises a Refusal if the server rejects us."""
        if self.failed is None:
            await self._changed.wait()
        if self.failed is not None:
            raise self.failed


def _why(error: OSError | http.client.HTTPException | msgspec.DecodeError) -> Refusal:
    """Why the server was not reached, as part of another refusal."""
    match error:
        case socket.gaierror():
            return Refusal("why-no-host")
        case ssl.SSLError():
            return Refusal("why-insecure")
        case OSError():
            return reason(error)
        case _:
            return Refusal("why-stranger")


def _refused(body: bytes | bytearray) -> Refusal:
    """The server's reason for rejecting us."""
    try:
        return refusal(_object.decode(body))
    except msgspec.DecodeError:
        return Refusal("why-stranger")


def refusal(told: Mapping[str, Any]) -> Refusal:
    """A refusal from the wire; with the server's own text if this version has no such key."""
    try:
        found = Refusal(told["key"], **told["facts"])
        words.sentence(found.key, found.facts)
    except (LookupError, TypeError, ValueError, AttributeError):
        return Refusal("join-told", text=str(told.get("text", "?"))[:LONGEST])
    return found
