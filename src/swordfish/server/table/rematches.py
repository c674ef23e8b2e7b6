"""A rematch: the same people and bots at a new table, each one seat further on, so that somebody else begins."""

from typing import TYPE_CHECKING, Any

import msgspec

from swordfish.games import handicaps
from swordfish.server.socket.connection import Connection
from swordfish.server.table.change import NOTHING, Change
from swordfish.server.table.entries import Aided, BotSat, Entry, Kept
from swordfish.server.table.seating import brought, seated
from swordfish.server.table.state import Chair, TableState

if TYPE_CHECKING:
    from swordfish.server.table.table import HostedTable


def rotated(state: TableState) -> list[int]:
    """The old seats in the order of the new ones: the second player begins."""
    return [*range(1, len(state.chairs)), 0]


def options(state: TableState) -> dict[str, Any]:
    """The options of the new table: what belongs to a player moves with them."""
    return msgspec.to_builtins(handicaps.arranged(state.rules, state.options, rotated(state)))


def prepared(state: TableState) -> list[Entry]:
    """The entries that seat the same bots and keep chairs for the same people."""
    entries: list[Entry] = []
    for seat, old in enumerate(rotated(state)):
        chair = state.chairs[old]
        if chair.guest:
            entries.append(Kept(seat, chair.guest, chair.name, chair.face, chair.local))
        elif chair.bot:
            entries.append(BotSat(seat, chair.bot, chair.name, chair.face))
        if old in state.aids:
            entries.append(Aided(seat, state.aids[old]))
    return entries


def follow(again: "HostedTable", connection: Connection) -> Change:
    """Somebody who wants a rematch takes the chair that waits for them, or, if it is gone, any empty one."""
    state, guest = again.state, connection.guest
    open_to_them = state.phase == "open" and not state.beginning and not state.locked and guest not in state.removed
    if not open_to_them or state.seat_of(guest) is not None:
        return NOTHING
    own = [seat for seat, kept in state.kept.items() if kept.guest == guest and not kept.local]
    free = [seat for seat, chair in enumerate(state.chairs) if chair == Chair() and seat not in state.kept]
    chosen = next(iter((*own, *free)), None)
    if chosen is None:
        return NOTHING
    return Change(entries=[seated(again, connection, chosen, rated=state.made.rated), *brought(again, guest)])


def declined(again: "HostedTable", connection: Connection) -> Change:
    """Somebody does not want to play again: their chair is free."""
    kept = again.state.kept.items()
    return Change(entries=[Kept(seat, "") for seat, kept in kept if kept.guest == connection.guest])


DECISIONS = {"follow": follow, "decline": declined}
"""What a player may decide about a rematch."""
