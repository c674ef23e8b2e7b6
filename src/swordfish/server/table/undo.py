"""Undo, if everybody agrees: back to the asker's last choice, never across chance or hidden things."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from swordfish.core import IllegalMove, Players, Rewound
from swordfish.server.socket.connection import Connection
from swordfish.server.table.change import Change
from swordfish.server.table.entries import Entry, UndoAnswered, UndoAsked

if TYPE_CHECKING:
    from swordfish.server.table.table import HostedTable


def ask(table: "HostedTable", connection: Connection) -> Change:
    """Ask to take one's last choice back."""
    seat = table.seat(connection)
    if table.game.due is None:
        raise IllegalMove("not-begun")
    if table.state.phase != "playing":
        raise IllegalMove("game-over")
    number = last_choice(table, seat)
    return _if_agreed(table, number, {seat}, [UndoAsked(seat, number)])


def answer(table: "HostedTable", connection: Connection, agreed: bool) -> Change:
    """Another player's answer; the last yes does it, the first no ends it."""
    seat = table.seat(connection)
    asked = table.state.undo
    if asked is None:
        raise IllegalMove("undo-nothing")
    entries = [UndoAnswered(seat, agreed)]
    if not agreed:
        return Change(entries=entries)
    return _if_agreed(table, asked.number, table.state.agreed | {seat}, entries)


def _if_agreed(table: "HostedTable", number: int, agreed: set[int], entries: Sequence[Entry]) -> Change:
    if table.state.people <= agreed:
        return table.game.rewind(number, table.clock(), before=entries)
    return Change(entries=entries)


def last_choice(table: "HostedTable", seat: int) -> int:
    """The number of events to go back to: the last choice of this seat, if all since then was open and no chance."""
    rules, log, seats = table.game.rules, table.state.log, [None, *range(len(table.state.chairs))]
    for number in range(len(log) - 1, -1, -1):
        event, due = log[number].event, rules.due(table.game.state_at(number))
        if isinstance(event, Rewound) or hasattr(due, "draw"):
            break
        if any(rules.redact(event, other) != event for other in seats):
            break
        if isinstance(due, Players) and seat in due.seats:
            return number
    raise IllegalMove("undo-nothing")
