"""Pass and play: several seats share one device, and a curtain hides the hand of the next player.

One guest owns the seats of a device. As long as the game hides anything, a connection of that guest receives what
watchers see. `LiftCurtain` names a seat that is due and makes the server send its view, to this connection alone. The
curtain falls when the seat is no longer due, during a break, and when the connection ends. So no device ever holds two
hands.
"""

from typing import TYPE_CHECKING

from swordfish.core import IllegalMove, Players, Refusal
from swordfish.server.faces import checked_face, face_of
from swordfish.server.socket import client_messages
from swordfish.server.socket.connection import Connection
from swordfish.server.store.guests import checked_name
from swordfish.server.table.change import Change
from swordfish.server.table.entries import Sat
from swordfish.server.table.idempotency import NumberedRequest, check_number
from swordfish.server.table.pause import check_running
from swordfish.server.table.seating import chair_of, free_chair, must_be_unfrozen
from swordfish.server.table.state import Chair

if TYPE_CHECKING:
    from swordfish.server.table.table import HostedTable

ANY_CHAIR = -1


class Devices:
    """What each device of one table shows."""

    def __init__(self, table: "HostedTable") -> None:
        self._table = table
        self._lifted: dict[str, tuple[int, Connection]] = {}  # by guest: one hand at a time, on one connection

    def eyes(self, connection: Connection) -> int | None:
        """The seat whose hidden things a connection receives: its only one, or the one behind the lifted curtain."""
        seats = connection.seats(self._table.state)
        if len(seats) < 2:
            return seats[0] if seats else None
        seat, shown_by = self._lifted.get(connection.guest, (None, None))
        return seat if shown_by is connection else None

    def plays(self, connection: Connection) -> int | None:
        """The seat that a connection plays now: its only one; of several, the one behind the lifted curtain, or, while
        nothing is hidden, the first that is due."""
        return self._playing(connection.seats(self._table.state), self.eyes(connection))

    def eyes_of(self, guest: str) -> int | None:
        """The seat whose hidden things a guest sees on some connection."""
        seats = self._table.state.seats_of(guest)
        if len(seats) < 2:
            return seats[0] if seats else None
        return self._lifted[guest][0] if guest in self._lifted else None

    def played_by(self, guest: str) -> int | None:
        """The seat that a guest plays now on some connection."""
        return self._playing(self._table.state.seats_of(guest), self.eyes_of(guest))

    def _playing(self, seats: tuple[int, ...], eyes: int | None) -> int | None:
        return next(iter(self.together(seats)), None) if eyes is None else eyes

    def together(self, seats: tuple[int, ...]) -> tuple[int, ...]:
        """Those of these seats that are due now, while the game hides nothing."""
        return tuple(seat for seat in self.due if seat in seats and self._here(seat)) if self.open else ()

    def _here(self, seat: int) -> bool:
        """Whether somebody plays the seat themselves."""
        chair = self._table.state.chairs[seat]
        return not chair.bot and not chair.left

    @property
    def open(self) -> bool:
        """Whether the game hides nothing now."""
        game = self._table.game
        return game.due is not None and game.rules.view(game.state, None) == game.state

    @property
    def due(self) -> tuple[int, ...]:
        """The seats that the game waits for: a choice or a throw."""
        due = self._table.game.due
        return due.seats if isinstance(due, Players) else self._table.game.hands

    def seat(self, connection: Connection, named: int) -> int:
        """The seat that a message speaks for: the named one, else the one that the connection plays, else its own."""
        state = self._table.state
        own = connection.seats(state)
        if named == client_messages.OWN and len(own) == 1 and self._here(own[0]):
            return own[0]
        if named != client_messages.OWN and own and named not in own:
            raise IllegalMove("not-your-seat", seat=named)
        can = [seat for seat in own if self._here(seat)]
        if not can or (named != client_messages.OWN and named not in can):
            raise IllegalMove("not-seated")
        wanted = (self.plays(connection), state.seat_of(connection.guest)) if named == client_messages.OWN else (named,)
        return next((seat for seat in wanted if seat in can), can[0])

    def must_see(self, connection: Connection, seat: int) -> None:
        """Refuse a move of a seat whose hand this connection does not show, so that refusals tell nothing about it."""
        if len(connection.seats(self._table.state)) > 1 and self.eyes(connection) != seat and not self.open:
            raise IllegalMove("curtain-closed", seat=seat)

    async def lift(self, connection: Connection, number: int, seat: int) -> None:
        """Show the hand of a seat on this connection; another connection of the same guest hides what it showed."""
        check_number(number)
        table = self._table
        table.check_open()
        if table.state.phase != "playing" or table.seat(connection, seat) not in self.due:
            raise IllegalMove("curtain-not-due", seat=seat)
        check_running(table)
        _, before = self._lifted.get(connection.guest, (seat, connection))
        self._lifted[connection.guest] = seat, connection
        NumberedRequest(connection, number).acknowledge(table.seq)
        for shown in {connection: None, before: None}:
            table.broadcast.refresh(shown)

    def lower(self) -> None:
        """Close every curtain whose seat is no longer due; during a break, all of them."""
        if not self._lifted:
            return
        state = self._table.state
        due = self.due if state.phase == "playing" and state.paused is None else ()
        self._lifted = {
            guest: (seat, shown_by)
            for guest, (seat, shown_by) in self._lifted.items()
            if seat in due and seat in state.seats_of(guest)
        }

    def leave(self, connection: Connection) -> None:
        """Close the curtain of a connection that has ended."""
        if self._lifted.get(connection.guest, (None, None))[1] is connection:
            del self._lifted[connection.guest]


def seat_local(table: "HostedTable", connection: Connection, message: client_messages.SeatLocal) -> Change:
    """Somebody else takes an empty chair and plays on this guest's device."""
    state, guest = table.state, connection.guest
    if connection.watching or state.seat_of(guest) is None:
        raise IllegalMove("not-seated")
    if state.made.rated:
        raise Refusal("local-rated")
    if state.locked and guest != state.made.host:
        raise Refusal("table-locked")
    must_be_unfrozen(table)
    seat = free_chair(table, guest) if message.seat == ANY_CHAIR else message.seat
    if state.phase != "open" or chair_of(table, seat) != Chair():
        raise Refusal("table-chair-taken", seat=seat)
    name, face = checked_name(message.name), checked_face(message.face)
    taken = {chair.face for chair in state.chairs}
    return Change(entries=[Sat(seat, guest, name, face=face or face_of(name, taken), local=True)])
