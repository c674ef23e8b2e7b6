"""A connection at a table of this node, from wherever its client comes: whether there is room for it, and its pings."""

import asyncio

from swordfish.core import Refusal
from swordfish.server.limits import Limits
from swordfish.server.socket.connection import Connection
from swordfish.server.table.state import Chair
from swordfish.server.table.table import HostedTable

PING_SECONDS, SELDOM_SECONDS = 2.0, 10.0
"""Seconds between pings: before the game and in a race, where lag matters; and in turns."""


def check_room(limits: Limits, table: HostedTable, connection: Connection) -> None:
    """Refuse a connection to a table that is closed or has enough watchers."""
    if table.state.phase == "closed":
        raise Refusal("table-closed")
    if table.state.seat_of(connection.guest) is not None or connection.guest == table.state.made.host:
        return  # players and the host always get in
    if table.presence.barred(connection):
        raise Refusal("watchers-removed")
    chairs = table.state.chairs
    watching = [other for other in table.connections if not other.seats(table.state)]
    near = sum(other.address == connection.address for other in watching)
    free = chairs.count(Chair()) if table.state.phase == "open" else 0  # empty seats stay reachable
    for count, most in ((len(watching), limits.watchers + free), (near, limits.address_watchers)):
        if count >= most:
            raise Refusal("too-many-watchers", most=most)


async def ping(table: HostedTable, connection: Connection) -> None:
    """Ping until the connection ends. Each ping announces the next, so a client can detect a dead connection."""
    loop = asyncio.get_running_loop()
    while True:
        within = PING_SECONDS if table.game.due is None or table.order.race else SELDOM_SECONDS
        connection.ping(loop.time(), within)
        await asyncio.sleep(within)
