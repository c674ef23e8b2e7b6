"""Runs the server: sets its protocols, starts it on its sockets, shuts it down."""

import gc
import socket
from collections.abc import Callable, Sequence
from typing import Any

import uvicorn

from swordfish.server.app import build
from swordfish.server.http.middleware import MOST_HEADERS, Middleware
from swordfish.server.lan import LanSwitch
from swordfish.server.lifecycle import Lifecycle
from swordfish.server.limits import Limits
from swordfish.server.listening import listen
from swordfish.server.settings import Settings
from swordfish.server.socket import client_messages
from swordfish.server.socket.protocol import UNIX, protocols

GC_THRESHOLD = (100_000, 50, 1000)
"""Garbage collection threshold: tables live long, and collecting by default took a third of the CPU. The registry
collects when it releases tables."""
STOP_SECONDS = 10
"""How long a shutdown waits for work in progress."""


class Serving(uvicorn.Server):
    """A uvicorn server that reports its start and stop, and can change its limits."""

    def __init__(self, config: uvicorn.Config, app: Middleware, lan: LanSwitch, lifecycle: Lifecycle) -> None:
        super().__init__(config)
        self._app, self._lan, self._lifecycle = app, lan, lifecycle

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started:
            gc.freeze()
            gc.set_threshold(*GC_THRESHOLD)
            if sockets:
                self._lan.ready(sockets[0], self._protocol, self.server_state.connections)
            self._lifecycle.started(sockets or [])

    def change_limits(self, limits: Limits) -> None:
        """Use other limits from now on; those of connections and tables keep their values until the next start."""
        self._app.budgets.change(limits)

    def _protocol(self) -> Any:
        """A protocol for one more connection, as uvicorn makes them."""
        made: Any = self.config.http_protocol_class  # a class, once the configuration is loaded
        return made(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._lifecycle.stopping()
        await self._lan.close()
        await super().shutdown(sockets=sockets)
        self._lifecycle.stopped()


def serving(
    settings: Settings,
    *,
    trusted_proxy: str | Sequence[str] = (),
    rtt_header: str = "",
    ready: Callable[[], None] = lambda: None,
    lan: LanSwitch | None = None,
    lifecycle: Lifecycle | None = None,
    unix: bool = False,
) -> Serving:
    """The server over one store, not yet running.

    `trusted_proxy`: addresses and networks of proxies whose X-Forwarded headers count. `rtt_header`: their header with
    a client's round trip. `unix`: it listens on a Unix socket, where only a proxy can connect.
    """
    lan = lan or LanSwitch()
    proxies = [trusted_proxy] if isinstance(trusted_proxy, str) and trusted_proxy else [*trusted_proxy]
    proxies += [UNIX] if unix else []
    http, sockets = protocols(settings.limits, proxied=bool(proxies), rtt_header=rtt_header)
    facts: dict[str, Any] = {"http": http, "ws": sockets}  # uvicorn takes classes, its types say names
    app = build(settings, lan)
    config = uvicorn.Config(
        app,  # pyright: ignore[reportArgumentType] - the same ASGI, by other types
        **facts,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        h11_max_incomplete_event_size=MOST_HEADERS,
        ws_max_size=client_messages.MOST_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_keep_alive=20,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
    return Serving(config, app, lan, lifecycle or Lifecycle(ready))


__all__ = ["Serving", "listen", "serving"]
