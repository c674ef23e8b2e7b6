"""The socket: play and watch. News at once, then whatever happens."""

import asyncio
from contextlib import suppress
from typing import Any

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from swordfish.core import Refusal
from swordfish.server import guests, wire
from swordfish.server.doorkeeper import OUTLET, ROUTE
from swordfish.server.house import House, Socket, address_of, guest_of, house_of
from swordfish.server.hub import refused
from swordfish.server.limits import Bucket
from swordfish.server.link import Link
from swordfish.server.live import Live
from swordfish.server.logs import failed
from swordfish.words import LANGUAGES

PING_SECONDS, SELDOM_SECONDS = 2.0, 10.0
"""How often a connection is measured: before the game and in a race, where it matters, and in a game of turns."""
RESYNC, REFUSED, TOO_LONG, NOT_TEXT, BROKEN = 4000, 4001, 1009, 1003, 1011
"""Why a socket was closed: come back with your last number; you were told why; and three of the standard's own."""


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

    `since`: the last number seen; `lang`: of bots' names; `watch`: see no hand; `steps`: whether to tell how it looked
    before each event, for a page that moves things one by one.
    """
    house, address = house_of(socket), address_of(socket)
    await socket.accept()
    try:
        guest = await guest_of(socket)
        live = await house.hub.find(table)
        link = Link(guest.gid, guest.name)
        link.watching = watch
        extensions: Any = socket.scope["extensions"]
        link.steps, link.outlet, link.route = steps, extensions[OUTLET], extensions[ROUTE]
        link.lang = lang if lang in LANGUAGES else "en"
        link.address, link.muted = address, await guests.muted(house.store, guest.gid)
        _check_room(house, live, link)
        house.turnstile.enter(guest.gid, address)
    except Refusal as refusal:
        house.metrics.refusals[refusal.key] += 1
        with suppress(WebSocketDisconnect):
            await _refuse(socket, refusal)
        return
    writer = asyncio.create_task(_write(socket, link))
    pinger = asyncio.create_task(ping(live, link))
    try:
        await live.company.join(link, since)
        await _read(house, socket, live, link)
    except WebSocketDisconnect:
        pass
    finally:
        house.turnstile.leave(guest.gid, address)
        live.company.leave(link)
        writer.cancel()
        pinger.cancel()


def _check_room(house: House, live: Live, link: Link) -> None:
    if live.sheet.phase == "closed":
        raise Refusal("table-closed")
    if link.seat(live.sheet) is None:
        watching = sum(other.seat(live.sheet) is None for other in live.links)
        if watching >= house.settings.limits.watchers:
            raise Refusal("too-many-watchers", most=house.settings.limits.watchers)


async def _read(house: House, socket: Socket, live: Live, link: Link) -> None:
    """Hear one message after the other, no faster than the limits allow: whoever sends more, waits."""
    loop = asyncio.get_running_loop()
    own = Bucket(house.settings.limits.socket, loop.time())
    while True:
        message: Any = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text: str | None = message.get("text")
        if text is None:
            await socket.close(NOT_TEXT)
            return
        body = text.encode()
        if len(body) > wire.MOST_BYTES:
            await socket.close(TOO_LONG)
            return
        while not own.take(loop.time()):
            house.metrics.messages["slowed"] += 1
            await asyncio.sleep(own.wait())
        while wait := max(house.guests.take(link.guest), house.addresses.take(link.address)):
            house.metrics.messages["slowed"] += 1
            await asyncio.sleep(wait)
        if link.stalled:
            return
        began = loop.time()
        try:
            await house.hub.hear(live, link, body)
        except Exception as error:  # ours: it stops this socket, loudly, and nothing else
            failed("message failed", error, game=live.sheet.made.game, seq=live.seq)
            await socket.close(BROKEN)
            return
        house.metrics.messages["heard"] += 1
        house.metrics.heard.note(loop.time() - began)


async def _refuse(socket: Socket, refusal: Refusal) -> None:
    await socket.send_data(refused(-1, refusal), mode="text")
    await socket.close(REFUSED, refusal.key)


async def _write(socket: Socket, link: Link) -> None:
    while (message := await link.queue.get()) is not None:
        await socket.send_data(message, mode="text")
    await socket.close(RESYNC, "resync")


async def ping(live: Live, link: Link) -> None:
    """Ping for as long as the link lasts. Each ping announces when the next one comes, so a client can wait for it."""
    loop = asyncio.get_running_loop()
    while True:
        within = PING_SECONDS if live.due is None or live.hold.race else SELDOM_SECONDS
        link.ping(loop.time(), within)
        await asyncio.sleep(within)


HANDLERS = [play]
