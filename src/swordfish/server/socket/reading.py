"""Reads the messages of one socket, no faster than its limits allow."""

import asyncio
from typing import Any

from swordfish.server.buckets import Bucket
from swordfish.server.budgets import Budgets
from swordfish.server.metrics import Metrics
from swordfish.server.socket import client_messages
from swordfish.server.socket.connection import Connection

LONGEST_SLEEP = 1.0
"""The longest single sleep of a throttled client, so that a shutdown does not wait for it."""
TOO_LONG, NOT_TEXT = 1009, 1003
"""Standard close codes."""


class SocketReader:
    """The messages of a client, in order. A call that is cancelled loses none of them."""

    def __init__(self, socket: Any, connection: Connection, budgets: Budgets, metrics: Metrics) -> None:
        self._socket, self._connection, self._budgets, self._metrics = socket, connection, budgets, metrics
        self._own = Bucket(budgets.limits.socket, asyncio.get_running_loop().time())
        self._held: bytes | None = None  # read, and not handed out yet

    async def next(self, connections: int) -> bytes | None:
        """The next message, as soon as its guest and address may send it; None: the socket has ended.

        `connections`: how many the table has, to which a message may be relayed.
        """
        if self._held is None:
            self._held = await self._read()
        if self._held is None or not await self._wait(connections):
            return None
        body, self._held = self._held, None
        return body

    async def _read(self) -> bytes | None:
        message: Any = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            return None
        text: str | None = message.get("text")
        if text is None:
            await self._socket.close(NOT_TEXT)
            return None
        body = text.encode()
        if len(body) > client_messages.MOST_BYTES:
            await self._socket.close(TOO_LONG)
            return None
        return body

    async def _wait(self, connections: int) -> bool:
        """Wait for the budgets of a message; False if the connection was dropped meanwhile."""
        loop, connection = asyncio.get_running_loop(), self._connection
        while not self._own.take(loop.time()):
            self._metrics.slowed += 1
            await asyncio.sleep(self._own.wait(loop.time()))
        while wait := self._budgets.message_wait(connection.guest, connection.address, connections):
            self._metrics.slowed += 1
            await asyncio.sleep(min(wait, LONGEST_SLEEP))
            if connection.stalled:
                return False
        return not connection.stalled
