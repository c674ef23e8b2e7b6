"""The checker of histories finds every kind of broken promise: a mutant of a good evening for each."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from swordfish.core import Stamped
from swordfish.record import Record, read
from tests.rulebook import ROOT
from tests.server.histories import History, Log, faults

RECORD: Record = read(ROOT / "tests" / "logs" / "swirl-2-8.jsonl")
SEED = b"s" * 32
GUESTS = ("ann", "ben")
Row = tuple[int, bytes, str | None, int | None]
encode = msgspec.json.encode


class Evening:
    """A game of swirl as the store holds it, and as two players and a watcher saw it. A test breaks it in one place."""

    def __init__(self) -> None:
        made = {"type": "Made", "game": "swirl", "options": RECORD.header.options, "host": "ann", "seats": 2}
        begun = {"type": "Begun", "names": GUESTS, "players": GUESTS, "rules": RECORD.header.rules}
        ended = {"type": "Ended", "places": [1, 2], "seed": SEED.hex()}
        bodies = [made, begun, *map(happened, RECORD.entries), ended]
        self.rows: list[Row] = [(seq, encode(body), "ann", seq) for seq, body in enumerate(bodies)]
        self.news = {seat: [self._news(seq, seat) for seq in range(1, len(bodies) + 1)] for seat in (0, 1, None)}
        self.acknowledged = [(seq, seq + 1) for seq in range(len(bodies))]

    def _news(self, seq: int, seat: int | None) -> dict[str, Any]:
        log, over = self.log, seq == len(self.rows)
        entry, state = log.entries[seq - 1], log.states[seq]
        if entry["type"] == "Happened":
            event = msgspec.convert(entry["event"], log.rules.Event)
            entry = {**entry, "event": log.rules.redact(event, seat)}
        news = {"type": "News", "seq": seq, "entries": [entry], "table": {"you": seat}}
        return news if seq < 2 else {**news, "view": state if over else log.rules.view(state, seat)}

    @property
    def log(self) -> Log:
        return Log(self.rows, SEED)

    @property
    def deal(self) -> int:
        """The number of the entry that deals the hands."""
        return next(at for at, entry in enumerate(self.log.entries) if entry.get("event", {}).get("type") == "Dealt")

    def faults(self) -> list[str]:
        histories: list[History] = []
        for seat, news in self.news.items():
            history = History(GUESTS[seat] if seat is not None else "eve")
            for message in news:
                history.received(encode(message))
            histories.append(history)
        for number, seq in self.acknowledged:
            histories[0].received(encode({"type": "Done", "number": number, "seq": seq}))
        return faults(self.log, histories)


def happened(stamped: Stamped[Any]) -> dict[str, Any]:
    return {"type": "Happened", "at": stamped.at, "event": msgspec.to_builtins(stamped.event)}


def lose_a_request(evening: Evening) -> None:
    seq, body, _, _ = evening.rows[5]
    evening.rows[5] = (seq, body, None, None)


def lose_the_last_entries(evening: Evening) -> None:
    del evening.rows[-3:]


def repeat_a_request(evening: Evening) -> None:
    seq, body, _, _ = evening.rows[5]
    evening.rows[5] = (seq, body, "ann", 4)


def leave_a_gap(evening: Evening) -> None:
    del evening.rows[5]


def answer_in_two_ways(evening: Evening) -> None:
    evening.acknowledged.append((5, 7))


def acknowledge_elsewhere(evening: Evening) -> None:
    evening.acknowledged[5] = (5, 7)


def reorder_a_watcher(evening: Evening) -> None:
    news = evening.news[None]
    news[4]["entries"], news[5]["entries"] = news[5]["entries"], news[4]["entries"]


def go_back(evening: Evening) -> None:
    evening.news[None].insert(9, evening.news[None][6])


def tell_what_never_happened(evening: Evening) -> None:
    last = evening.news[None][-1]
    evening.news[None].append({**last, "seq": last["seq"] + 1})


def show_a_hand_in_an_entry(evening: Evening) -> None:
    evening.news[1][evening.deal]["entries"] = [evening.log.entries[evening.deal]]


def show_a_hand_in_a_view(evening: Evening) -> None:
    evening.news[1][evening.deal]["view"] = evening.log.states[evening.deal + 1]


def send_the_seed(evening: Evening) -> None:
    evening.news[0][3]["table"]["commitment"] = SEED.hex()


def never_end(evening: Evening) -> None:
    del evening.rows[-1], evening.acknowledged[-1]
    for news in evening.news.values():
        del news[-1]


MUTANTS: dict[Callable[[Evening], None], str] = {
    lose_a_request: "request 5 was acknowledged at 6, and is in the log at None",
    lose_the_last_entries: "and is not in the log",
    repeat_a_request: "request 4 of ann is in the log 2 times",
    leave_a_gap: "entry 5 is followed by 6",
    answer_in_two_ways: "request 5 was answered in two ways",
    acknowledge_elsewhere: "request 5 was acknowledged at 7, and is in the log at 6",
    reorder_a_watcher: "entry 4 was sent otherwise than it is in the log",
    go_back: "the number went back from 9 to 7",
    tell_what_never_happened: "was sent, and is not in the log",
    show_a_hand_in_an_entry: "was sent with what seat 1 may not see",
    show_a_hand_in_a_view: "entries is not that of seat 1",
    send_the_seed: "the seed was sent before the end",
    never_end: "the game is stuck",
}


def test_an_evening_without_a_broken_promise_has_no_faults() -> None:
    assert Evening().faults() == []


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.__name__)
def test_the_checker_finds(mutant: Callable[[Evening], None]) -> None:
    evening = Evening()
    mutant(evening)
    assert any(MUTANTS[mutant] in fault for fault in evening.faults()), evening.faults()
