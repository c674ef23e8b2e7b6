"""Middleware in front of every route: host names, origins, rate limits per address, security headers, request log."""

import asyncio
import ipaddress
import re
import socket
import time
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import msgspec

from swordfish.core import Refusal
from swordfish.server.addresses import owner
from swordfish.server.banned import BanList
from swordfish.server.budgets import Abandoned, Budgets, Ticket
from swordfish.server.http.errors import retry_after, status_of
from swordfish.server.http.localized import COOKIE as LANGUAGE
from swordfish.server.http.static import is_file
from swordfish.server.logs import access
from swordfish.server.metrics import Metrics
from swordfish.server.services import COOKIE
from swordfish.server.settings import Settings
from swordfish.server.table.broadcast import refusal_facts

Scope: TypeAlias = MutableMapping[str, Any]
Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
App: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
OPENER = (b"cross-origin-opener-policy", b"same-origin")
"""Sent only over https or on this machine; elsewhere browsers ignore it with a warning."""
PARTS = "/assets/"
OF_DOCUMENTS = {b"content-security-policy", b"x-frame-options", b"cross-origin-opener-policy"}
"""Headers that browsers heed for documents and workers only. Scripts, styles and fonts, which are neither, come without
them: a first visit gets 7 KB less."""
INERT = {b"text/javascript", b"text/css", b"font/woff2"}
HOST = re.compile(r"(\[[0-9a-f:.]+\]|[^:@/?#\[\]\s]+)(?::\d{1,5})?")
"""A Host header: a name or an address, and perhaps a port."""
ABANDONED = 499
"""The status in the request log for a client that left before its turn came, as in nginx."""
SAFE = {"GET", "HEAD", "OPTIONS"}
MOST_ADDRESS, MOST_PARAMETERS, MOST_HEADERS = 2048, 32, 16 * 1024
"""The longest path with its query, in bytes, the most parameters of a query, and the most bytes of all headers. The
framework caches the paths, queries and cookies of the last thousand requests, so they must be small."""
COOKIES = {COOKIE.encode(), LANGUAGE.encode()}
FILE_SECONDS = 10.0
"""The longest wait for a file of the page when its address has used up its budget of files."""


class WaitingRequest:
    """Watches whether the client is still connected while a request waits for its turn."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._read: list[Message] = []  # the beginning of the request, kept for its handler

    async def watch(self, turn: Ticket) -> None:
        """Cancel the turn when the client has gone. A request with a long body is not read on before its turn."""
        while not self._read or not self._read[-1].get("more_body"):
            self._read.append(await self._receive())
            if self._read[-1]["type"] == "http.disconnect":
                turn.cancel()
                return

    async def receive(self) -> Message:
        """The next message of the request."""
        return self._read.pop(0) if self._read else await self._receive()


class Middleware:
    """The application behind checks that hold for every request."""

    def __init__(self, app: App, settings: Settings, metrics: Metrics, banned: BanList, budgets: Budgets) -> None:
        self.app, self.settings, self.metrics, self.banned = app, settings, metrics, banned
        self.budgets = budgets
        own = socket.gethostname().lower()
        self._names = {"localhost", own, f"{own}.local", *map(str.lower, settings.names)}
        if settings.url:
            self._names.add((urlsplit(settings.url).hostname or "").lower())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        began, status = time.monotonic(), 0
        if scope.get("method") == "HEAD":
            scope = {**scope, "method": "GET"}  # the protocol knows the real one, and sends no body
        scope = {**scope, "headers": own_cookies(scope["headers"])}

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] in {"http.response.start", "websocket.http.response.start"}:
                status = message["status"]
                given = {name.lower(): value for name, value in message.get("headers", ())}
                headers = (*HEADERS, OPENER) if self.trustworthy(scope) else HEADERS
                kind = given.get(b"content-type", b"").partition(b";")[0]
                unread = OF_DOCUMENTS if kind in INERT and scope["path"].startswith(PARTS) else set[bytes]()
                ours = [pair for pair in headers if pair[0] not in given and pair[0] not in unread]
                if b"cache-control" not in given:
                    ours.append((b"cache-control", b"no-store"))
                message["headers"] = [*message.get("headers", ()), *ours]
            elif message["type"] == "websocket.accept":
                status = 101
            await send(message)

        address = owner(scope["client"][0]) if scope.get("client") else ""
        try:
            self._check(scope)
            await self._admit(scope, address)
        except Refusal as refusal:
            self.metrics.refuse("http", refusal.key)
            await refuse(scope, sending, refusal)
        else:
            if scope["type"] == "websocket":
                await self.app(scope, receive, sending)
            else:
                waiting = WaitingRequest(receive)
                try:
                    async with self.budgets.requests.run(address, waiting.watch):
                        await self.app(scope, waiting.receive, sending)
                except Abandoned:
                    status = ABANDONED
        self._note(scope, status or 403, time.monotonic() - began)

    async def _admit(self, scope: Scope, address: str) -> None:
        """Count a request against its address. Files of the page have a budget of their own, and wait for it."""
        if self.banned.has_address(address):
            raise Refusal("banned")
        if scope["type"] == "http" and scope["method"] in SAFE and is_file(scope.get("path", "")):
            if wait := self.budgets.files.queue(address, FILE_SECONDS):
                await asyncio.sleep(wait)
        else:
            self.budgets.address.demand(address)

    def _check(self, scope: Scope) -> None:
        """Refuse requests that are too long, foreign host names and origins."""
        query: bytes = scope.get("query_string", b"")
        if (
            len(scope.get("path", "")) + len(query) > MOST_ADDRESS
            or query.count(b"&") >= MOST_PARAMETERS
            or sum(len(name) + len(value) for name, value in scope["headers"]) > MOST_HEADERS
        ):
            raise Refusal("request-too-long")
        headers: dict[bytes, bytes] = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1").lower()
        if not self.answers_to(host):
            raise Refusal("foreign-host")
        origin = headers.get(b"origin")
        asks = scope["type"] == "websocket" or scope["method"] not in SAFE
        if origin is not None and asks and urlsplit(origin.decode("latin-1")).netloc.lower() != host:
            raise Refusal("foreign-origin")

    def answers_to(self, host: str) -> bool:
        """Whether a Host header names this server; a foreign name may be DNS rebinding."""
        found = HOST.fullmatch(host)
        if found is None:
            return False
        try:
            ipaddress.ip_address(found[1].strip("[]"))
        except ValueError:
            return found[1] in self._names
        return True

    def trustworthy(self, scope: Scope) -> bool:
        """Whether browsers treat this connection as secure: HTTPS, or this machine itself."""
        host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
        secure = scope.get("scheme") in {"https", "wss"} or self.settings.url.startswith("https:")
        return secure or loopback(hostname(host))

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        method = "SOCKET" if scope["type"] == "websocket" else scope["method"]
        route = str(scope.get("path_template") or "other")
        if method not in {"SOCKET", "GET", "HEAD", "POST", "DELETE", "PUT", "PATCH", "OPTIONS"}:
            method = "other"
        self.metrics.request(method, route, status, seconds)
        facts = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)}
        access.info("request", extra={"facts": facts})


def own_cookies(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """The headers without cookies of other programs on this host, which browsers also send."""
    return [(name, _own(value) if name == b"cookie" else value) for name, value in headers]


def _own(cookies: bytes) -> bytes:
    return b";".join(part for part in cookies.split(b";") if part.partition(b"=")[0].strip() in COOKIES)


def hostname(host: str) -> str:
    """The name or address in a Host header, without its port; empty where there is none."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def loopback(name: str) -> bool:
    """Whether a name or an address is this machine itself."""
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name == "localhost"


async def refuse(scope: Scope, send: Send, refusal: Refusal) -> None:
    """Refuse a request before any route is reached."""
    kind = "http" if scope["type"] == "http" else "websocket.http"
    if kind != "http" and kind + ".response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008})
        return
    # Closing the connection makes the next attempt wait for the budget of connections, which is cheaper to refuse.
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    headers += [(name.encode(), value.encode()) for name, value in retry_after(refusal).items()]
    await send({"type": f"{kind}.response.start", "status": status_of(refusal), "headers": headers})
    await send({"type": f"{kind}.response.body", "body": msgspec.json.encode(refusal_facts(refusal))})
