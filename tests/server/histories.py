"""Checks what clients were told against the log, without any code of the server: only the rules and the store's rows.

A history is everything one client sent and received at one table. `faults` compares the histories of all clients with
the log and returns a sentence for each promise that was broken.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from swordfish.games import GAMES


@dataclass
class History:
    """What one client of a table has sent and received, in order."""

    guest: str = ""
    seat: int | None = None
    acknowledged: dict[int, int] = field(default_factory=dict[int, int])  # a request's number: entries then
    news: list[tuple[int, list[dict[str, Any]]]] = field(default_factory=list[tuple[int, list[dict[str, Any]]]])
    secrets: list[bytes] = field(default_factory=list[bytes])  # messages before the end, to look for the seed in
    twice: list[int] = field(default_factory=list[int])  # numbers that were answered in two ways

    def received(self, message: bytes) -> None:
        """Note a message of the server."""
        told = msgspec.json.decode(message)
        if told["type"] == "News":
            self.news.append((told["seq"], told["entries"]))
            if "table" in told and told["table"]["you"] is not None:
                self.seat = told["table"]["you"]
        elif told["type"] == "Done" and self.acknowledged.setdefault(told["number"], told["seq"]) != told["seq"]:
            self.twice.append(told["number"])
        if not any(entry["type"] == "Ended" for _, entries in self.news[-1:] for entry in entries):
            self.secrets.append(message)


@dataclass
class Log:
    """A table as the store holds it: rows (first number, body, asker, number), and its seed."""

    rows: Sequence[tuple[int, bytes, str | None, int | None]]
    seed: bytes

    @property
    def text(self) -> bytes:
        return b"\n".join(body for _, body, _, _ in self.rows)

    def entries(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(line) for _, body, _, _ in self.rows for line in body.split(b"\n")]


def faults(log: Log, histories: Sequence[History], *, over: bool = True) -> list[str]:
    """Every broken promise."""
    return [
        *numbering(log),
        *(fault for history in histories for fault in acknowledgements(log, history)),
        *repeated(log),
        *(fault for history in histories for fault in order(log, history)),
        *(fault for history in histories for fault in secret(log, history)),
        *([] if not over or any(entry["type"] == "Ended" for entry in log.entries()) else ["the game is stuck"]),
    ]


def numbering(log: Log) -> Iterator[str]:
    """The entries are numbered from 0 without a gap."""
    count = 0
    for seq, body, _, _ in log.rows:
        if seq != count:
            yield f"entry {count} is followed by {seq}"
        count = seq + body.count(b"\n") + 1


def acknowledgements(log: Log, history: History) -> Iterator[str]:
    """Each acknowledged request is in the log, where the acknowledgement said."""
    kept = {(asker, number): seq + body.count(b"\n") + 1 for seq, body, asker, number in log.rows if asker}
    for number, seq in history.acknowledged.items():
        found = kept.get((history.guest, number))
        if found != seq:
            yield f"request {number} was acknowledged at {seq}, and is in the log at {found}"
    for number in history.twice:
        yield f"request {number} was answered in two ways"


def repeated(log: Log) -> Iterator[str]:
    """No request is in the log twice."""
    for (asker, number), count in Counter((asker, number) for _, _, asker, number in log.rows if asker).items():
        if count > 1:
            yield f"request {number} of {asker} is in the log {count} times"


def order(log: Log, history: History) -> Iterator[str]:
    """A client received entries at their places in the log, as its seat may see them, and no number went back."""
    entries, last = log.entries(), -1
    rules = GAMES[entries[0]["game"]]
    for seq, told in history.news:
        if seq < last:
            yield f"the number went back from {last} to {seq}"
        last = max(last, seq)
        for at, entry in enumerate(told, seq - len(told)):
            if at >= len(entries):
                yield f"entry {at} was told, and is not in the log"
            elif entry != entries[at] and entry not in allowed(rules, entries[at], history.seat):
                yield f"entry {at} was told otherwise than it is in the log"


def allowed(rules: Any, entry: dict[str, Any], seat: int | None) -> list[dict[str, Any]]:
    """What a seat, or somebody who had no seat yet, may be told of an entry."""
    if entry["type"] != "Happened":
        return []
    event = msgspec.convert(entry["event"], rules.Event)
    seen = (msgspec.json.decode(msgspec.json.encode(rules.redact(event, eyes))) for eyes in (seat, None))
    return [{**entry, "event": told} for told in seen]


def secret(log: Log, history: History) -> Iterator[str]:
    """The seed was not sent before the game was over."""
    for message in history.secrets:
        if log.seed.hex().encode() in message:
            yield "the seed was sent before the end"
            return
