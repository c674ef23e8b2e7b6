"""Runs the server: opens its socket, sets its protocols, shuts it down."""

import gc
import socket
from collections.abc import Callable
from typing import Any

import uvicorn

from swordfish.server.app import build
from swordfish.server.lan import LanSwitch, listen
from swordfish.server.settings import Settings
from swordfish.server.socket import client_messages
from swordfish.server.socket.protocol import protocols

GC_THRESHOLD = (100_000, 50, 1000)
"""Garbage collection threshold: tables live long, and collecting by default took a third of the CPU. The registry
collects when it releases tables."""
STOP_SECONDS = 10
"""How long a shutdown waits for work in progress."""


class Serving(uvicorn.Server):
    """A uvicorn server that calls back when it is ready."""

    def __init__(self, config: uvicorn.Config, lan: LanSwitch, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._lan, self._ready = lan, ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started:
            gc.freeze()
            gc.set_threshold(*GC_THRESHOLD)
            if sockets:
                self._lan.ready(sockets[0], self._protocol, self.server_state.connections)
            self._ready()

    def _protocol(self) -> Any:
        """A protocol for one more connection, as uvicorn makes them."""
        made: Any = self.config.http_protocol_class  # a class, once the configuration is loaded
        return made(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._lan.close()
        await super().shutdown(sockets=sockets)


def serving(
    settings: Settings,
    *,
    trusted_proxy: str = "",
    rtt_header: str = "",
    ready: Callable[[], None] = lambda: None,
    lan: LanSwitch | None = None,
) -> Serving:
    """The server over one store, not yet running.

    `trusted_proxy`: the proxy whose X-Forwarded headers count. `rtt_header`: its header with a client's round trip.
    """
    lan = lan or LanSwitch()
    http, sockets = protocols(settings.limits, proxied=bool(trusted_proxy), rtt_header=rtt_header)
    facts: dict[str, Any] = {"http": http, "ws": sockets}  # uvicorn takes classes, its types say names
    config = uvicorn.Config(
        build(settings, lan),  # pyright: ignore[reportArgumentType] - the same ASGI, by other types
        **facts,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(trusted_proxy),
        forwarded_allow_ips=trusted_proxy or None,
        ws_max_size=client_messages.MOST_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_keep_alive=20,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
    return Serving(config, lan, ready)


__all__ = ["Serving", "listen", "serving"]
