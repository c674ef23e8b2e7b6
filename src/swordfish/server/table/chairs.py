"""The chairs before the game, and its start: the options of the game follow the number of chairs."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from swordfish import games
from swordfish.core import Refusal
from swordfish.games import handicaps
from swordfish.server.socket.connection import Connection
from swordfish.server.table import salting
from swordfish.server.table.change import NOTHING, Change
from swordfish.server.table.entries import Aided, ChairAdded, ChairRemoved, Handicapped, TableListed
from swordfish.server.table.seating import chair_of, must_be_unfrozen, must_host
from swordfish.server.table.state import Chair, TableState

if TYPE_CHECKING:
    from swordfish.server.table.table import HostedTable

NEW = -1
"""Stands for a new chair among the seats of `arranged`."""
AIDS = ("no-clock", "hints", "captures")
"""What a table may give a seat: no turn clock; hints although others play; captures marked on the cards of the hand.
In words, `aid-NAME`."""


def arranged(state: TableState, seats: Sequence[int]) -> dict[str, Any]:
    """The options if the players of these seats play, in this order; a Refusal if the game cannot be played so."""
    options = handicaps.arranged(state.rules, state.options, seats)
    return msgspec.to_builtins(games.options(state.rules, msgspec.to_builtins(options)))


def add(table: "HostedTable", connection: Connection) -> Change:
    """The host adds an empty chair."""
    _before_the_game(table, connection)
    seats, most = table.state.made.seats, table.surroundings.most_seats
    if seats >= most:
        raise Refusal("too-many-seats", most=most)
    return Change(entries=[ChairAdded(arranged(table.state, [*range(seats), NEW]))])


def remove(table: "HostedTable", connection: Connection, seat: int) -> Change:
    """The host takes an empty chair or a bot's chair away."""
    _before_the_game(table, connection)
    if chair_of(table, seat).guest:
        raise Refusal("table-chair-taken", seat=seat)
    left = [other for other in range(table.state.made.seats) if other != seat]
    return Change(entries=[ChairRemoved(seat, arranged(table.state, left))])


def show_in_list(table: "HostedTable", connection: Connection, listed: bool) -> Change:
    """The host puts the table into the list of open tables, or takes it out."""
    must_host(table, connection)
    return NOTHING if table.state.made.listed == listed else Change(entries=[TableListed(listed)])


def give_aids(table: "HostedTable", connection: Connection, seat: int, aids: Sequence[str]) -> Change:
    """The host gives a seat its aids: these, and no others."""
    _before_the_game(table, connection)
    chair_of(table, seat)
    if not {*aids} <= {*AIDS}:
        raise Refusal("bad-aid")
    return Change(entries=[Aided(seat, tuple(name for name in AIDS if name in aids))])


def give_handicap(table: "HostedTable", connection: Connection, seat: int, step: int) -> Change:
    """The host gives a seat a handicap of so many steps; what a step is, the game says."""
    _before_the_game(table, connection)
    chair_of(table, seat)
    state, own = table.state, handicaps.of(table.state.rules)
    if own is None or not 0 <= step <= own.most:
        raise Refusal("bad-handicap", most=own.most if own else 0)
    given = games.options(state.rules, msgspec.to_builtins(own.with_step(state.options, seat, step)))
    return Change(entries=[Handicapped(seat, step, msgspec.to_builtins(given))])


def begin(table: "HostedTable", connection: Connection) -> Change:
    """The host begins the game: empty chairs are taken away, if fewer can play, and all people add to the luck."""
    _before_the_game(table, connection)
    state = table.state
    seats = [seat for seat, chair in enumerate(state.chairs) if chair != Chair()]
    few = len(seats) < state.made.seats
    if few and (len(seats) < 2 or not state.people):
        raise Refusal("table-chairs-empty")
    options = arranged(state, seats) if few else state.made.options
    empty = [ChairRemoved(seat, options) for seat in reversed(range(state.made.seats)) if seat not in seats]
    change = salting.freeze(table)
    return replace(change, entries=[*empty, *change.entries])


def _before_the_game(table: "HostedTable", connection: Connection) -> None:
    must_host(table, connection)
    if table.state.phase != "open":
        raise Refusal("table-begun")
    must_be_unfrozen(table)
