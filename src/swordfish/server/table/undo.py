"""Undo at a hosted table: everybody must agree, and `core.undo_to` bounds how far back it goes."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from swordfish.core import IllegalMove, undo_to
from swordfish.server.socket.client_messages import OWN
from swordfish.server.socket.connection import Connection
from swordfish.server.table.change import Change
from swordfish.server.table.entries import Entry, UndoAnswered, UndoAsked
from swordfish.server.table.pause import check_running

if TYPE_CHECKING:
    from swordfish.server.table.table import HostedTable


def ask(table: "HostedTable", connection: Connection, named: int = OWN) -> Change:
    """Ask to take one's last choice back; at a device with several seats, the latest of theirs."""
    seat = table.seat(connection, named)
    if table.game.due is None:
        raise IllegalMove("not-begun")
    if table.state.phase != "playing":
        raise IllegalMove("game-over")
    if table.state.rated:
        raise IllegalMove("undo-rated")
    check_running(table)
    game, state = table.game, table.state
    own = (seat,) if named != OWN else connection.seats(state)
    refusal, found = IllegalMove("undo-nothing"), list[tuple[int, int]]()
    for at in own:
        try:
            found.append((undo_to(game.rules, state.log, game.state_at, at), at))
        except IllegalMove as refused:
            refusal = refused
    if not found:
        raise refusal
    number, seat = max(found)
    return _if_agreed(table, number, {seat}, [UndoAsked(seat, number)])


def answer(table: "HostedTable", connection: Connection, agreed: bool) -> Change:
    """Answer another player's request: the last yes rewinds; the first no ends the request."""
    seat = table.seat(connection)
    asked = table.state.undo
    if asked is None:
        raise IllegalMove("undo-nothing")
    entries = [UndoAnswered(seat, agreed)]
    if not agreed:
        return Change(entries=entries)
    return _if_agreed(table, asked.number, table.state.agreed | {seat}, entries)


def _if_agreed(table: "HostedTable", number: int, agreed: set[int], entries: Sequence[Entry]) -> Change:
    if table.state.guests(table.state.people) <= table.state.guests(agreed):
        return table.game.rewind(number, table.clock(), before=entries)
    return Change(entries=entries)
