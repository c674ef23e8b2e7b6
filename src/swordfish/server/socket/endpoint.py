"""The WebSocket endpoint: play at a table, or watch it."""

import asyncio
from contextlib import suppress
from typing import Any

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from swordfish.core import Refusal
from swordfish.server.buckets import Bucket
from swordfish.server.logs import failed
from swordfish.server.services import COOKIE, Services, Socket, guest_of, known_guest, owner_of, services_of
from swordfish.server.socket import client_messages, server_messages
from swordfish.server.socket.connection import Connection
from swordfish.server.socket.protocol import OUTLET, ROUTE
from swordfish.server.store.guests import device_of
from swordfish.server.table.broadcast import refused
from swordfish.server.table.state import Chair
from swordfish.server.table.table import HostedTable
from swordfish.words import LANGUAGES

PING_SECONDS, SELDOM_SECONDS = 2.0, 10.0
"""Seconds between pings: before the game and in a race, where lag matters; and in turns."""
LONGEST_SLEEP = 1.0
"""The longest single sleep of a throttled client, so that a shutdown does not wait for it."""
FAN_OUT = 8
"""A message costs one more for every so many connections, because most messages are relayed to them."""
RESYNC, TOO_LONG, NOT_TEXT, BROKEN = 4000, 1009, 1003, 1011
"""Close codes: reconnect with your last number; and three standard ones."""


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
    try:
        guest = await guest_of(socket)
        hosted = await services.registry.find(table)
        connection = Connection(guest.gid, guest.name, guest.face)
        connection.watching = watch
        extensions: Any = socket.scope["extensions"]
        connection.steps, connection.outlet, connection.route = steps, extensions[OUTLET], extensions[ROUTE]
        connection.device = device_of(socket.cookies[COOKIE])
        connection.lang = lang if lang in LANGUAGES else "en"
        connection.address, connection.muted = address, await services.store.guests.muted(guest.gid)
        _check_room(services, hosted, connection)
        services.budgets.sockets.enter(guest.gid, address)
    except Refusal as refusal:
        services.metrics.refuse("socket", refusal.key)
        with suppress(WebSocketDisconnect):
            await _refuse(socket, refusal)
        return
    writer = asyncio.create_task(_write(socket, connection))
    pinger = asyncio.create_task(ping(hosted, connection))
    try:
        await hosted.presence.join(connection, since)
        if await known_guest(socket) is None:  # the guest or the device was deleted meanwhile
            connection.hang_up()
        await _read(services, socket, hosted, connection)
    except WebSocketDisconnect:
        pass
    finally:
        services.budgets.sockets.leave(guest.gid, address)
        hosted.presence.leave(connection)
        writer.cancel()
        pinger.cancel()


def _check_room(services: Services, table: HostedTable, connection: Connection) -> None:
    if table.state.phase == "closed":
        raise Refusal("table-closed")
    if table.state.seat_of(connection.guest) is not None or connection.guest == table.state.made.host:
        return  # players and the host always get in
    if table.barred & {connection.guest, connection.address}:
        raise Refusal("watchers-removed")
    limits, chairs = services.budgets.limits, table.state.chairs
    watching = [other for other in table.connections if not other.seats(table.state)]
    near = sum(other.address == connection.address for other in watching)
    free = chairs.count(Chair()) if table.state.phase == "open" else 0  # empty seats stay reachable
    for count, most in ((len(watching), limits.watchers + free), (near, limits.address_watchers)):
        if count >= most:
            raise Refusal("too-many-watchers", most=most)


async def _read(services: Services, socket: Socket, table: HostedTable, connection: Connection) -> None:
    """Handle messages in order; a client above its rate limit waits."""
    loop, budgets = asyncio.get_running_loop(), services.budgets
    own = Bucket(budgets.limits.socket, loop.time())
    while True:
        message: Any = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text: str | None = message.get("text")
        if text is None:
            await socket.close(NOT_TEXT)
            return
        body = text.encode()
        if len(body) > client_messages.MOST_BYTES:
            await socket.close(TOO_LONG)
            return
        while not own.take(loop.time()):
            services.metrics.slowed += 1
            await asyncio.sleep(own.wait(loop.time()))
        while wait := budgets.message_wait(connection.guest, connection.address):
            services.metrics.slowed += 1
            await asyncio.sleep(min(wait, LONGEST_SLEEP))
            if connection.stalled:
                return
        budgets.messages.spend(connection.address, len(table.connections) / FAN_OUT)
        if connection.stalled:
            return
        began = loop.time()
        try:
            async with budgets.handled.run(connection.address):
                kind = await table.receive(connection, body)
        except Exception as error:  # our own mistake: it closes this socket and nothing else
            failed("message failed", error, game=table.state.made.game, seq=table.seq)
            await socket.close(BROKEN)
            return
        services.metrics.message(kind, loop.time() - began)


async def _refuse(socket: Socket, refusal: Refusal) -> None:
    await socket.send_data(refused(-1, refusal), mode="text")
    await socket.close(server_messages.REFUSED, refusal.key)


async def _write(socket: Socket, connection: Connection) -> None:
    while (message := await connection.queue.get()) is not None:
        await socket.send_data(message, mode="text")
    await socket.close(RESYNC, "resync")


async def ping(table: HostedTable, connection: Connection) -> None:
    """Ping until the connection ends. Each ping announces the next, so a client can detect a dead connection."""
    loop = asyncio.get_running_loop()
    while True:
        within = PING_SECONDS if table.game.due is None or table.order.race else SELDOM_SECONDS
        connection.ping(loop.time(), within)
        await asyncio.sleep(within)


HANDLERS = [play]
