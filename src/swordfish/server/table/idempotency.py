"""Idempotency: a numbered request that was carried out before is acknowledged again, not repeated."""

from collections.abc import Iterable

from swordfish.core import Refusal, wrong
from swordfish.server.socket import server_messages
from swordfish.server.socket.connection import Connection
from swordfish.server.store.tables import Answered

MOST_NUMBER = 2**53
"""A client's numbers are smaller, so that every language and database can hold them."""


def check_number(number: int) -> None:
    """Refuse a request's number that not every client and database can hold."""
    if not 0 <= number < MOST_NUMBER:
        raise Refusal("bad-message", reason=wrong("number"))


class NumberedRequest:
    """A numbered message from a connection."""

    __slots__ = ("connection", "number")

    def __init__(self, connection: Connection, number: int) -> None:
        self.connection, self.number = connection, number

    def acknowledge(self, seq: int) -> None:
        """Tell the client that its request is on the disk, and the number of entries now."""
        self.connection.send(server_messages.encode(server_messages.Done(self.number, seq)))


class Answers:
    """The requests that a table has carried out, by guest and number."""

    def __init__(self, kept: Iterable[Answered] = ()) -> None:
        self._seqs = {(answered.guest, answered.number): answered.seq for answered in kept}

    def keep(self, answered: Answered) -> None:
        """Remember that a request was carried out."""
        self._seqs[answered.guest, answered.number] = answered.seq

    def seq(self, request: NumberedRequest) -> int | None:
        """The number of entries after the request was carried out; None if it was not."""
        return self._seqs.get((request.connection.guest, request.number))
