"""The WebSocket endpoint: play at a table, or watch it."""

import asyncio
from contextlib import suppress
from typing import Any

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from swordfish.core import Refusal
from swordfish.server.logs import failed
from swordfish.server.nodes.forwarding import Followed
from swordfish.server.services import COOKIE, Services, Socket, guest_of, owner_of, services_of
from swordfish.server.socket import server_messages
from swordfish.server.socket.attending import check_room, ping
from swordfish.server.socket.connection import Connection
from swordfish.server.socket.protocol import OUTLET, ROUTE
from swordfish.server.socket.reading import SocketReader
from swordfish.server.store.database import OwnedElsewhere, StoreFailed
from swordfish.server.store.guests import device_of
from swordfish.server.table.broadcast import refused
from swordfish.server.table.table import HostedTable
from swordfish.words import LANGUAGES

RESYNC, BROKEN = 4000, 1011
"""Close codes: reconnect with your last number; and the standard one for our own mistakes."""
CLOSE_SECONDS = 5.0
"""How long a client that was dropped may take to hear of it."""


@websocket("/api/tables/{table:str}/socket")
async def play(
    socket: Socket,
    table: FromPath[str],
    since: FromQuery[int] = -1,
    lang: FromQuery[str] = "en",
    watch: FromQuery[bool] = False,
    steps: FromQuery[bool] = False,
) -> None:
    """Sit at a table or watch it.

    `since`: the last number seen; `lang`: the language of bots' names; `watch`: the public view only; `steps`: also
    the view before each event, for a page that animates them one by one.
    """
    services, address = services_of(socket), owner_of(socket)
    await socket.accept()
    counted: Connection | None = None
    try:
        guest = await guest_of(socket)
        connection = Connection(guest.gid, guest.name, guest.face)
        connection.watching = watch
        extensions: Any = socket.scope["extensions"]
        connection.steps, connection.outlet, connection.route = steps, extensions[OUTLET], extensions[ROUTE]
        connection.device = device_of(socket.cookies[COOKIE])
        connection.lang = lang if lang in LANGUAGES else "en"
        connection.address, connection.muted = address, await services.store.guests.muted(guest.gid)
        services.budgets.sockets.enter(guest.gid, address)
        counted = connection
        await _attend(services, socket, connection, table, since)
    except Refusal as refusal:
        services.metrics.refuse("socket", refusal.key)
        with suppress(WebSocketDisconnect):
            await _refuse(socket, refusal)
    except StoreFailed as error:  # it passes: the client tries again
        failed("the store failed", error)
        with suppress(WebSocketDisconnect):
            await socket.close(RESYNC, "resync")
    except WebSocketDisconnect:
        pass
    finally:
        if counted is not None:
            services.budgets.sockets.leave(counted.guest, address)


async def _attend(services: Services, socket: Socket, connection: Connection, table: str, since: int) -> None:
    """Stay at a table, on whatever node it is, until the socket ends."""
    followed = Followed(since)
    reader = SocketReader(socket, connection, services.budgets, services.metrics)
    writer = asyncio.create_task(_write(socket, connection))
    try:
        while True:
            try:
                hosted = await services.registry.find(table)
            except OwnedElsewhere as owned:
                assert services.node is not None, "a lone server owns every table"
                table = owned.table
                if not await services.node.forwarder.forward(owned.boot, table, connection, reader, followed):
                    return
            else:
                check_room(services.budgets.limits, hosted, connection)
                await _here(services, socket, hosted, connection, reader, followed)
                return
    finally:
        if connection.stalled:
            await asyncio.wait({writer}, timeout=CLOSE_SECONDS)  # it closes the socket
        writer.cancel()


async def _here(
    services: Services,
    socket: Socket,
    table: HostedTable,
    connection: Connection,
    reader: SocketReader,
    followed: Followed,
) -> None:
    """Stay at a table of this node."""
    pinger = asyncio.create_task(ping(table, connection))
    try:
        await table.presence.join(connection, followed.since)
        await services.arrived(connection)
        for body in followed.unanswered.values():
            await table.receive(connection, body)
        await _read(services, socket, table, connection, reader)
    finally:
        table.presence.leave(connection)
        pinger.cancel()


async def _read(
    services: Services, socket: Socket, table: HostedTable, connection: Connection, reader: SocketReader
) -> None:
    """Handle messages in order."""
    loop, handled, address = asyncio.get_running_loop(), services.budgets.handled, connection.address
    while (body := await reader.next(len(table.connections))) is not None:
        began = loop.time()
        try:
            await handled.enter(address)
            try:
                kind = await table.receive(connection, body)
            finally:
                handled.leave(address)
        except Exception as error:  # our own mistake: it closes this socket and nothing else
            failed("message failed", error, game=table.state.made.game, seq=table.seq)
            await socket.close(BROKEN)
            return
        services.metrics.message(kind, loop.time() - began)


async def _refuse(socket: Socket, refusal: Refusal) -> None:
    """Say why, and close; a client that may try again reconnects by itself."""
    if refusal.key == "store-failed":
        await socket.close(RESYNC, "resync")
        return
    await socket.send_data(refused(-1, refusal), mode="text")
    await socket.close(server_messages.REFUSED, refusal.key)


async def _write(socket: Socket, connection: Connection) -> None:
    while (message := await connection.queue.get()) is not None:
        await socket.send_data(message, mode="text")
    await socket.close(RESYNC, "resync")


HANDLERS = [play]
