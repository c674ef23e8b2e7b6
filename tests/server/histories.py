"""Checks what clients received against the log, without any code of the server: only the rules and the store's rows.

A history is everything one client sent and received at one table. `faults` compares the histories of all clients with
the log and returns a sentence for each promise that was broken.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

import msgspec

from swordfish import games


class ReceivedNews(NamedTuple):
    """News as a client received them. `view` is None before the game."""

    seq: int
    entries: list[dict[str, Any]]
    view: dict[str, Any] | None


@dataclass
class History:
    """What one client of a table has sent and received, in order."""

    guest: str = ""
    seat: int | None = None
    acknowledged: dict[int, int] = field(default_factory=dict[int, int])  # a request's number: entries then
    news: list[ReceivedNews] = field(default_factory=list[ReceivedNews])
    secrets: list[bytes] = field(default_factory=list[bytes])  # messages before the end, to look for the seed in
    twice: list[int] = field(default_factory=list[int])  # numbers that were answered in two ways

    def received(self, message: bytes) -> None:
        """Note a message of the server."""
        told = msgspec.json.decode(message)
        if told["type"] == "News":
            self.news.append(ReceivedNews(told["seq"], told["entries"], told.get("view")))
            if "table" in told and told["table"]["you"] is not None:
                self.seat = told["table"]["you"]
        elif told["type"] == "Done" and self.acknowledged.setdefault(told["number"], told["seq"]) != told["seq"]:
            self.twice.append(told["number"])
        if not any(entry["type"] == "Ended" for news in self.news[-1:] for entry in news.entries):
            self.secrets.append(message)


@dataclass
class Log:
    """A table as the store holds it: rows (first number, body, asker, number), and its seed."""

    rows: Sequence[tuple[int, bytes, str | None, int | None]]
    seed: bytes

    @property
    def text(self) -> bytes:
        return b"\n".join(body for _, body, _, _ in self.rows)

    @cached_property
    def entries(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(line) for _, body, _, _ in self.rows for line in body.split(b"\n")]

    @cached_property
    def end(self) -> int | None:
        """The number of entries with which the game was over; None if it is not."""
        return next((at for at, entry in enumerate(self.entries, 1) if entry["type"] == "Ended"), None)

    @cached_property
    def rules(self) -> Any:
        version = next((entry["rules"] for entry in self.entries if entry["type"] == "Begun"), None)
        return games.find(str(self.entries[0]["game"]), version)

    @cached_property
    def states(self) -> list[Any]:
        """The state of the game after so many entries, as far as no move was taken back."""
        state = self.rules.start(msgspec.convert(self.entries[0]["options"], self.rules.Options))
        found: list[Any] = [state]
        for entry in self.entries:
            if entry["type"] == "Happened":
                if entry["event"]["type"] == "Rewound":
                    break
                state = self.rules.evolve(state, msgspec.convert(entry["event"], self.rules.Event))
            found.append(state)
        return found


def faults(log: Log, histories: Sequence[History], *, over: bool = True) -> list[str]:
    """Every broken promise."""
    return [
        *numbering(log),
        *(fault for history in histories for fault in acknowledgements(log, history)),
        *repeated(log),
        *(fault for history in histories for fault in order(log, history)),
        *(fault for history in histories for fault in views(log, history)),
        *(fault for history in histories for fault in secret(log, history)),
        *([] if not over or log.end is not None else ["the game is stuck"]),
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
    last = -1
    for seq, received, _ in history.news:
        if seq < last:
            yield f"the number went back from {last} to {seq}"
        last = max(last, seq)
        for at, entry in enumerate(received, seq - len(received)):
            if at >= len(log.entries):
                yield f"entry {at} was sent, and is not in the log"
                continue
            stored = log.entries[at]
            if entry in ([stored] if is_open(log, seq) else allowed(log, stored, history.seat)):
                continue
            if entry == stored:
                yield f"entry {at} was sent with what seat {history.seat} may not see"
            else:
                yield f"entry {at} was sent otherwise than it is in the log"


def is_open(log: Log, seq: int) -> bool:
    """Whether the game was over with so many entries: then everybody may see everything."""
    return log.end is not None and seq >= log.end


def allowed(log: Log, entry: dict[str, Any], seat: int | None) -> list[dict[str, Any]]:
    """What a seat, or somebody who had no seat yet, may receive of an entry before the end."""
    if entry["type"] != "Happened" or entry["event"]["type"] == "Rewound":
        return [entry]
    event = msgspec.convert(entry["event"], log.rules.Event)
    seen = (msgspec.json.decode(msgspec.json.encode(log.rules.redact(event, eyes))) for eyes in (seat, None))
    return [{**entry, "event": told} for told in seen]


def views(log: Log, history: History) -> Iterator[str]:
    """Each view that a client received is that of its seat, or of a watcher, after so many entries."""
    for seq, _, view in history.news:
        if view is None or seq >= len(log.states):
            continue
        state, found = log.states[seq], msgspec.convert(view, log.rules.State)
        right = [state] if is_open(log, seq) else [log.rules.view(state, eyes) for eyes in (history.seat, None)]
        if found not in right:
            yield f"the view after {seq} entries is not that of seat {history.seat}"


def secret(log: Log, history: History) -> Iterator[str]:
    """The seed was not sent before the game was over."""
    for message in history.secrets:
        if log.seed.hex().encode() in message:
            yield "the seed was sent before the end"
            return
