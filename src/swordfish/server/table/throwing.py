"""Throws at a hosted table: it waits for the hands that a chance names, as it waits for a choice.

`Made.throw_ms` says how long: at 0 the dice roll by themselves, at `NEVER` the table waits for ever.
"""

from typing import TYPE_CHECKING

from swordfish.core import IllegalMove, Over, hands_of
from swordfish.server.socket.client_messages import OWN
from swordfish.server.socket.connection import Connection
from swordfish.server.table.change import NOTHING, Change
from swordfish.server.table.pause import check_running

if TYPE_CHECKING:
    from swordfish.server.table.table import HostedTable

THROW_MS = 20_000
"""How long a table waits for a throw, unless it was made otherwise or has a turn clock."""
NEVER = -1


def usual_ms(turn_ms: int) -> int:
    """How long a table waits for a throw if its maker said nothing."""
    return turn_ms or THROW_MS


def throw(table: "HostedTable", connection: Connection, named: int = OWN) -> Change:
    """A seat of the connection's guest throws."""
    own, due = connection.seats(table.state), table.game.due
    first = next((seat for seat in table.game.hands if seat in own), OWN)
    seat = table.seat(connection, first if named == OWN else named)
    if due is None:
        raise IllegalMove("not-begun")
    if isinstance(due, Over):
        raise IllegalMove("game-over")
    check_running(table)
    if seat not in table.game.hands:
        raise IllegalMove("throw-twice" if seat in hands_of(due) else "throw-nothing")
    return table.game.throw([seat], table.clock())


def act(table: "HostedTable", seat: int, number: int) -> Change:
    """A bot throws, unless something happened since it looked, `number` events into the game."""
    table.check_open()
    throws = seat in table.game.hands and table.state.chairs[seat].bot
    stands = table.state.paused is not None or len(table.state.log) != number
    if not throws or not table.connections or stands:
        return NOTHING
    return table.game.throw([seat], table.clock())


def throw_until(table: "HostedTable") -> int | None:
    """When the table throws for the people who have not thrown; it counts from when every screen has shown the rest."""
    made, state = table.state.made, table.state
    wait = made.throw_ms if made.throw_ms > 0 else made.turn_ms
    if not wait or all(state.chairs[seat].bot for seat in table.game.hands):
        return None
    return state.shown + wait


def time_out(table: "HostedTable", until: int) -> Change:
    """Throw for everybody who has not thrown in time; while no player is at the table, it waits for one.

    Nobody forfeits anything by it.
    """
    table.check_open()
    if throw_until(table) != until or table.state.paused is not None or not table.presence.people:
        return NOTHING
    return table.game.throw(table.game.hands, table.clock(), auto=True)


def resume(table: "HostedTable", connection: Connection) -> None:
    """The first player is back at a table that waits for a throw: the time for it begins again.

    Somebody who only reloads a page, or whose table moves to another node, was not away.
    """
    if not connection.seats(table.state) or table.presence.people or not table.game.hands:
        return
    if table.state.paused is not None:
        return
    until = throw_until(table)
    if connection.guest in table.presence.leaving and until is not None and table.clock() < until:
        return  # they were here a moment ago, and their time still runs
    table.clock.turn_back(min(table.clock(), table.state.shown))
