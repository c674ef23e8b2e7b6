"""A break by consent: everybody who is here agrees, table time stands still, and it goes on when all are ready."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from swordfish.core import IllegalMove
from swordfish.server.socket.connection import Connection
from swordfish.server.table.change import NOTHING, Change
from swordfish.server.table.entries import Entry, PauseAnswered, PauseAsked, Paused, Ready, Resumed

if TYPE_CHECKING:
    from swordfish.server.table.table import HostedTable


def ask(table: "HostedTable", connection: Connection) -> Change:
    """Ask for a break."""
    seat = _playing(table, connection)
    check_running(table)
    return _if_agreed(table, {seat}, [PauseAsked(seat)])


def answer(table: "HostedTable", connection: Connection, agreed: bool) -> Change:
    """Another player's answer: the break begins with the last yes; the first no ends the request."""
    seat = _playing(table, connection)
    if table.state.pause is None:
        raise IllegalMove("pause-nothing")
    entries = [PauseAnswered(seat, agreed)]
    return _if_agreed(table, table.state.pausing | {seat}, entries) if agreed else Change(entries=entries)


def resume(table: "HostedTable", connection: Connection) -> Change:
    """A player is ready to go on; the last one who is here ends the break."""
    seat, state = _playing(table, connection), table.state
    if state.paused is None:
        return NOTHING
    entries: list[Entry] = [] if seat in state.ready else [Ready(seat)]
    if not state.guests(here(table)) <= state.guests(state.ready | {seat}):
        return Change(entries=entries)
    return Change(entries=[*entries, Resumed()], due=table.game.due, clock=state.paused)


def check_running(table: "HostedTable") -> None:
    """Refuse what cannot happen during a break."""
    if table.state.paused is not None:
        raise IllegalMove("table-paused")


def here(table: "HostedTable") -> set[int]:
    """The seats of people who are at the table and play themselves."""
    chairs = table.state.chairs
    return {seat for seat in table.state.people if not chairs[seat].left and table.presence.present(chairs[seat].guest)}


def _playing(table: "HostedTable", connection: Connection) -> int:
    seat = table.seat(connection)
    if table.state.phase != "playing":
        raise IllegalMove("not-begun" if table.state.phase == "open" else "game-over")
    return seat


def _if_agreed(table: "HostedTable", agreed: set[int], entries: Sequence[Entry]) -> Change:
    if table.state.guests(here(table)) <= table.state.guests(agreed):
        return Change(entries=[*entries, Paused(table.clock())], due=table.game.due)
    return Change(entries=entries)
