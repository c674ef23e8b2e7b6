"""A server as a process: its socket, its protocols, its end."""

import errno
import socket
from collections.abc import Callable
from typing import Any

import uvicorn

from swordfish.core import Refusal
from swordfish.server import wire
from swordfish.server.app import build
from swordfish.server.doorkeeper import doorkeepers
from swordfish.server.settings import Settings

UNREAD = 64 * 1024
"""So many bytes the system keeps for a reader that stalls, before we notice."""
STOP_SECONDS = 10
"""So long a stop waits for what is under way."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there, or one sentence that says why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, or asyncio lets small news wait
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)
        listening.bind((host, port))
        listening.listen(1024)
    except (OSError, OverflowError) as error:
        listening.close()
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise Refusal("port-taken", port=str(port)) from None
        reason = str(getattr(error, "strerror", None) or error).lower()
        raise Refusal("cannot-listen", host=host, port=str(port), reason=reason) from None
    return listening


class Serving(uvicorn.Server):
    """uvicorn, that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started:
            self._ready()


def serving(settings: Settings, *, trusted_proxy: str = "", ready: Callable[[], None] = lambda: None) -> Serving:
    """The server over one store, not yet running; `trusted_proxy`: whose X-Forwarded headers are believed."""
    http, sockets = doorkeepers(settings.limits, proxied=bool(trusted_proxy))
    facts: dict[str, Any] = {"http": http, "ws": sockets}  # uvicorn takes classes, its types say names
    config = uvicorn.Config(
        build(settings),  # pyright: ignore[reportArgumentType] - the same ASGI, by other types
        **facts,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(trusted_proxy),
        forwarded_allow_ips=trusted_proxy or None,
        ws_max_size=wire.MOST_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_keep_alive=20,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
    return Serving(config, ready)
