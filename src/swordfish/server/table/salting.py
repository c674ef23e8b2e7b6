"""Fair luck: all people at a table commit to salts of their own, then reveal them; only then the game begins."""

import asyncio
import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from swordfish.core import SALT_BYTES, Refusal, commitment
from swordfish.server.socket.connection import Connection
from swordfish.server.table.change import NOTHING, Change
from swordfish.server.table.entries import Aborted, Begun, Committed, Entry, Revealed, SeatsFrozen

if TYPE_CHECKING:
    from swordfish.server.table.table import HostedTable


def freeze(table: "HostedTable") -> Change:
    """Freeze the seats until all people have committed and revealed; a game of bots alone begins at once."""
    if not table.state.people:
        return start(table, {})
    return Change(entries=[SeatsFrozen(commitment(table.seed))])


def commit(table: "HostedTable", connection: Connection, given: str) -> Change:
    """A seat commits to its salt, once."""
    seat, state = own_seat(table, connection), table.state
    if not re.fullmatch("[0-9a-f]{64}", given):
        raise Refusal("bad-commitment")
    must_be_due(table, "commit", "reveal")
    match state.commitments.get(seat):
        case None:
            return Change(entries=[Committed(seat, given)])
        case kept if kept == given:
            return NOTHING
        case _:
            raise Refusal("salt-committed")


def reveal(table: "HostedTable", connection: Connection, given: str) -> Change:
    """A seat reveals its salt, after all have committed; the last one begins the game."""
    seat, state = own_seat(table, connection), table.state
    if not re.fullmatch(f"[0-9a-f]{{{2 * SALT_BYTES}}}", given):
        raise Refusal("bad-salt")
    must_be_due(table, "reveal")
    if commitment(bytes.fromhex(given)) != state.commitments[seat]:
        raise Refusal("salt-wrong")
    if seat in state.salts:
        return NOTHING
    salts = {**state.salts, seat: given}
    revealed = Revealed(seat, given)
    return Change(entries=[revealed]) if state.salting - salts.keys() else start(table, salts, [revealed])


def own_seat(table: "HostedTable", connection: Connection) -> int:
    """The guest's own seat: it adds one salt for everybody at this device."""
    table.seat(connection)
    seat = table.state.seat_of(connection.guest)
    assert seat is not None, "the guest has a seat"
    return seat


def must_be_due(table: "HostedTable", *stages: str) -> None:
    """Refuse a commitment or a salt at the wrong time: people who join later add nothing."""
    if table.state.phase != "open":
        raise Refusal("table-begun")
    if table.state.beginning not in stages:
        raise Refusal("salt-not-due")


def start(table: "HostedTable", salts: Mapping[int, str], before: Sequence[Entry] = ()) -> Change:
    """The game begins with the salts of these seats."""
    state = table.state
    names = tuple(chair.name for chair in state.chairs)
    players = tuple(chair.bot or ("local" if chair.local else "you") for chair in state.chairs)
    casual = state.made.rated and (state.handicapped or not state.agreed_to_rate)
    begun = Begun(names=names, players=players, rules=state.rules.VERSION, casual=casual)
    return table.game.begin(begun, [bytes.fromhex(salts[seat]) for seat in sorted(salts)], before)


def abort(table: "HostedTable", frozen: SeatsFrozen | None, stage: str) -> Change:
    """Time is up: free the seats that have not answered, and take a new seed."""
    state = table.state
    if not stage or state.frozen is not frozen or state.beginning != stage:
        return NOTHING
    answered = state.commitments if stage == "commit" else state.salts
    seed = table.surroundings.seeds()
    late = state.guests(state.salting - answered.keys())
    seats = tuple(seat for seat in sorted(state.people) if state.chairs[seat].guest in late)
    return Change(entries=[Aborted(seats, commitment(seed))], seed=seed)


class SaltDeadline:
    """Ends the wait for commitments and salts. It starts again when a table is loaded, and stands still with it."""

    def __init__(self, table: "HostedTable") -> None:
        self._table = table
        self._stage = ""
        self._until = 0.0  # table time, in ms
        self._handle: asyncio.TimerHandle | None = None

    def watch(self) -> None:
        """Set or cancel the deadline, as the table stands now."""
        if (stage := self._table.state.beginning) != self._stage:
            self.cancel()
            self._stage = stage
            if stage:
                self._until = self._table.clock() + 1000 * self._table.surroundings.salt_seconds
                self._wait()

    def cancel(self) -> None:
        """Cancel the deadline."""
        self._stage = ""
        if self._handle:
            self._handle.cancel()
            self._handle = None

    def _wait(self) -> None:
        wait = max(0.0, (self._until - self._table.clock()) / 1000)
        self._handle = asyncio.get_running_loop().call_later(wait, self._wake)

    def _wake(self) -> None:
        if self._table.clock() < self._until:  # table time stood still meanwhile
            self._wait()
        else:
            self._table.queue.spawn(self._end())

    async def _end(self) -> None:
        with suppress(Refusal):
            await self._table.perform(partial(abort, self._table, self._table.state.frozen, self._stage))
        self.cancel()
        self.watch()  # if the store failed, the table still waits: try again later
