"""What a table needs from the server around it."""

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING

from msgspec import Struct

from swordfish.core import Refusal, fresh_seed
from swordfish.server.socket.client_messages import React, Request
from swordfish.server.socket.connection import Connection
from swordfish.server.store.tables import RunSlow, at_once
from swordfish.server.table.ordering import MOST_HELD

if TYPE_CHECKING:
    from swordfish.server.table.table import HostedTable

MOST_ENTRIES = 20_000
"""The longest log that requests may fill; the second half is reserved for the game."""
MOST_SEATS = 16
"""How many chairs a table may have."""


DUE_SECONDS = 5.0
"""How long people have to commit to a salt, and then again to reveal it. Their clients do both at once."""


async def no_rematch(table: "HostedTable", connection: Connection, number: int, wanted: bool) -> None:
    """Refuse a rematch, for a host with a single table."""
    raise Refusal("try-again")


class Surroundings(Struct, frozen=True, kw_only=True):
    """Limits, budgets and callbacks of a table; the defaults suit a host with a single table."""

    free_text: bool = False  # whether chat allows free text
    programs: Mapping[str, str] = {}  # bots that the operator runs as programs, by name
    rematch: Callable[["HostedTable", Connection, int, bool], Awaitable[None]] = no_rematch
    on_change: Callable[["HostedTable"], None] = lambda _: None
    on_release: Callable[["HostedTable"], None] = lambda _: None
    on_lost: Callable[["HostedTable"], None] = lambda _: None  # another node has taken the table over
    charge: Callable[[Connection, Request | React], None] = lambda _one, _message: None  # or Refusal
    on_refusal: Callable[[str], None] = lambda _key: None  # counts refused messages
    spend_disk: Callable[[str, int], None] = lambda _owner, _size: None  # counts bytes of journal
    disk_wait: Callable[[str], float] = lambda _owner: 0.0  # seconds until an owner may write again
    most_entries: int = MOST_ENTRIES
    most_held: int = MOST_HELD
    most_seats: int = MOST_SEATS
    salt_seconds: float = DUE_SECONDS
    seeds: Callable[[], bytes] = fresh_seed
    compute_for: Callable[[str], RunSlow] = lambda _owner: at_once  # runs slow work, for which an owner pays
    ticks: Callable[[], float] | None = None  # seconds; None: the event loop's clock
