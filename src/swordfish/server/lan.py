"""The LAN switch: a second listening socket for the local network, opened and closed while the server runs."""

import asyncio
import socket
from collections.abc import Callable
from typing import Any

from swordfish.core import Refusal
from swordfish.server.listening import is_unix, listen


def own_address() -> str:
    """The address by which others on the network reach this machine; empty where there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only selects the outgoing interface
            return str(probe.getsockname()[0])
        except OSError:
            return ""


class LanSwitch:
    """Whether other machines can connect, and where."""

    def __init__(self, address: Callable[[], str] = own_address) -> None:
        self.url = ""  # for other machines; empty: only this machine can connect
        self._address = address
        self._port = 0
        self._protocol: Callable[[], Any] | None = None
        self._connections: set[Any] = set()
        self._server: asyncio.Server | None = None

    def ready(self, listening: socket.socket, protocol: Callable[[], Any], connections: set[Any]) -> None:
        """Learn that the server runs, on which socket and with which connections."""
        if is_unix(listening):
            return  # a proxy decides who can connect
        host, self._port = listening.getsockname()[:2]
        self._protocol, self._connections = protocol, connections
        if host in {"0.0.0.0", "::"} and (address := self._address()):  # noqa: S104 - compared, not listened to
            self.url = f"http://{address}:{self._port}"

    @property
    def switchable(self) -> bool:
        """Whether the switch works: the server is closed, or this switch opened it."""
        return self._protocol is not None and (self._server is not None or not self.url)

    async def open(self) -> None:
        """Listen on the network, too."""
        if self.url or self._protocol is None:
            return
        address = self._address()
        if not address:
            raise Refusal("beyond-no-network")
        listening = listen(address, self._port)
        self._server = await asyncio.get_running_loop().create_server(self._protocol, sock=listening)
        self.url = f"http://{address}:{self._port}"

    async def close(self) -> None:
        """Listen only on this machine again and disconnect all others."""
        if self._server is None:
            return
        addresses = {listening.getsockname()[:2] for listening in self._server.sockets}
        self._server.close()
        for connection in [*self._connections]:
            if connection.transport.get_extra_info("sockname")[:2] in addresses:
                connection.transport.abort()
        self._server, self.url = None, ""
