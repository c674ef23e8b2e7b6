"""What was asked by number, and what it was answered: the same number is answered the same way again."""

from collections.abc import Iterable

from swordfish.server.socket import messages as wire
from swordfish.server.socket.connection import Link
from swordfish.server.store.database import Answered

MOST_NUMBER = 2**53
"""A client's numbers are below this, so that every language and database can hold them."""


class Asked:
    """A numbered message of a client, until it is answered."""

    def __init__(self, link: Link, number: int) -> None:
        self.link, self.number = link, number
        self.answered = False

    def answer(self, body: bytes) -> None:
        self.answered = True
        self.link.send(body)

    def done(self, seq: int) -> None:
        """Acknowledge: what was asked has happened, and is on the disk; so many entries there are with it."""
        self.answer(wire.tell(wire.Done(self.number, seq)))


class Answers:
    """The answers that a table has given."""

    def __init__(self, kept: Iterable[Answered] = ()) -> None:
        self._seqs = {(answered.guest, answered.number): answered.seq for answered in kept}

    def keep(self, answered: Answered) -> None:
        self._seqs[answered.guest, answered.number] = answered.seq

    def again(self, asked: Asked) -> bool:
        """Whether it was answered before; if so, it is answered so again."""
        seq = self._seqs.get((asked.link.guest, asked.number))
        if seq is not None:
            asked.done(seq)
        return seq is not None
