"""Connections that do not get on: half-open or slow requests, readers that stall. Each is bounded."""

import asyncio
from collections import Counter

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from swordfish.server.limits import Limits


def doorkeepers(limits: Limits, *, proxied: bool) -> tuple[type[H11Protocol], type[WebSocketsSansIOProtocol]]:
    """The protocols of one server, for uvicorn. A proxy is one address for all, so there they are not counted."""
    addresses: Counter[str] = Counter()
    most = 0 if proxied else limits.connections

    class Http(H11Protocol):
        """Requests that have to get on."""

        _timer: asyncio.TimerHandle | None = None
        _address = ""

        def connection_made(self, transport: asyncio.Transport) -> None:  # pyright: ignore[reportIncompatibleMethodOverride] - as uvicorn has it
            super().connection_made(transport)
            self._address = self.client[0] if self.client else ""
            addresses[self._address] += 1
            if most and addresses[self._address] > most:
                transport.abort()
                return
            self._arm()

        def data_received(self, data: bytes) -> None:
            if self._timer is None:
                self._arm()
            super().data_received(data)

        def on_response_complete(self) -> None:
            self._disarm()
            super().on_response_complete()

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            self._disarm()
            self._leave()
            super().handle_websocket_upgrade(event)

        def connection_lost(self, exc: Exception | None) -> None:
            self._disarm()
            self._leave()
            super().connection_lost(exc)

        def _arm(self) -> None:
            self._timer = self.loop.call_later(limits.patience, self.transport.abort)

        def _disarm(self) -> None:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

        def _leave(self) -> None:
            addresses[self._address] -= 1
            if addresses[self._address] <= 0:
                del addresses[self._address]
            self._address = ""

    class Socket(WebSocketsSansIOProtocol):
        """Sockets whose readers have to read."""

        _timer: asyncio.TimerHandle | None = None

        def pause_writing(self) -> None:
            super().pause_writing()
            if self._timer is None:
                self._timer = self.loop.call_later(limits.stall, self.transport.abort)

        def resume_writing(self) -> None:
            self._disarm()
            super().resume_writing()

        def connection_lost(self, exc: Exception | None) -> None:
            self._disarm()
            super().connection_lost(exc)

        def _disarm(self) -> None:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

    return Http, Socket
