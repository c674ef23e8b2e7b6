"""100,000 hostile messages: those that are still valid apply, all others change nothing, and nothing breaks."""

import asyncio
import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from swordfish.core import line as counted
from swordfish.core import replay, wrong
from swordfish.record import check, parse
from swordfish.server.socket import client_messages, server_messages
from swordfish.words import sent
from tests.server.fuzz import mutated, nonsense
from tests.server.hosting import Host, Line, Visitor, hosted, three_at_swipe

BATCH = 8
NUMBER = sent({"reason": wrong("number")})
A_TABLE = 400
"""The most messages at one table."""


class Fuzzed:
    """One table, and the results of the messages sent there."""

    def __init__(self, visitors: list[Visitor], lines: list[Line], whim: random.Random) -> None:
        self.visitors, self.lines, self.whim = visitors, lines, whim
        self.told: list[dict[str, Any]] = [{} for _ in lines]
        self.count: Counter[str] = Counter()
        self.number = 0

    async def batch(self) -> None:
        """Send some messages of one guest, and a last one whose reply shows that all were handled."""
        due = [seat for seat, told in enumerate(self.told) if told.get("legal")]
        at = self.whim.choice(due if due and self.whim.random() < 0.8 else range(len(self.lines)))
        line = self.lines[at]
        bodies = [self._message(at) for _ in range(BATCH)]
        self.number += 1
        last = self.number
        for body in bodies:
            await line.connection.send(body.decode("utf-8", errors="replace"))
        await line.connection.send(json.dumps({"type": "AnswerUndo", "number": last, "agreed": False}))
        undecoded = sum(not readable(body.decode("utf-8", errors="replace").encode()) for body in bodies)
        done, news, unread = set[int](), set[int](), 0
        while True:
            told = await line.next()
            match told["type"]:
                case "Done":
                    done.add(told["seq"])
                    self.count["done"] += 1
                case "Refused":
                    self.count["refused"] += 1
                    assert told["key"] not in {"table-stopped", "server-broken", "store-failed"}, told
                    unreadable = told["key"] == "bad-message" and told["number"] == -1
                    unread += unreadable and told["facts"] != NUMBER  # that could be read
                case "News":
                    news.add(told["seq"])
                    self.told[at] = {**self.told[at], **told}
                case _:
                    pass
            if told.get("number") == last:
                break
        assert unread == undecoded, "what cannot be read is refused, each time, and nothing else is"
        assert len(news) <= len(done), "nothing is told that was not acknowledged"
        self.count["sent"] += BATCH
        self.count["unreadable"] += undecoded

    def _message(self, at: int) -> bytes:
        if self.whim.random() < 0.5:
            return nonsense(self.whim)
        self.number += 1
        number = self.number if self.whim.random() < 0.9 else self.whim.randrange(self.number)
        if legal := self.told[at].get("legal"):
            valid = {"type": self.whim.choice(["Speak", "Speak", "Speak", "Suppose"]), "number": number}
            return mutated(self.whim, {**valid, "commands": [self.whim.choice(legal)]})
        other = [{"type": "Chat", "phrase": "oops"}, {"type": "AskUndo"}, {"type": "Pong", "id": 1}]
        return mutated(self.whim, {**self.whim.choice(other), "number": number})

    async def catch_up(self) -> None:
        """Let every guest receive the others' changes."""
        for at, line in enumerate(self.lines):
            self.number += 1
            await line.connection.send(json.dumps({"type": "AnswerUndo", "number": self.number, "agreed": False}))
            while (told := await line.next()).get("number") != self.number:
                if told["type"] == "News":
                    self.told[at] = {**self.told[at], **told}


def readable(body: bytes) -> bool:
    try:
        client_messages.decoder.decode(body)
    except (ValueError, RecursionError):
        return False
    return True


async def fuzz_a_table(host: Host, whim: random.Random, most: int) -> Counter[str]:
    """Three guests at one table of swipe; all three send fuzzed messages."""
    async with three_at_swipe(host) as (made, visitors, lines):
        fuzzed = Fuzzed(visitors, lines, whim)
        fuzzed.number = 10_000
        await fuzzed.catch_up()
        while fuzzed.count["sent"] < most:
            await fuzzed.batch()
            await fuzzed.catch_up()
            for line in lines:
                line.told.clear()
        seen = fuzzed.told[0]
    record = parse(visitors[0].ask("GET", f"/api/tables/{made['table']}/record").body.splitlines(), "downloaded")
    if record.seed is not None:
        check(record)
    state = replay(record.game, record.header.options, record.entries)
    view = record.game.view(state, 0) if record.places is None else state
    assert json.loads(server_messages.encode(view)) == seen["view"], "what was told is what is written"
    fuzzed.count["events"] += len(counted(record.entries))
    return fuzzed.count


def fuzz(tmp_path: Path, messages: int, seed: int) -> Counter[str]:
    whim, total = random.Random(seed), Counter[str]()
    with hosted(tmp_path) as host:
        while total["sent"] < messages:
            total += asyncio.run(fuzz_a_table(host, whim, min(A_TABLE, messages)))
        assert Visitor(host.port).get("/health")[0] == 200
    print(f"\nfuzzed messages: {dict(total)}")
    return total


def test_fuzzed_messages_change_nothing_that_was_not_acknowledged(tmp_path: Path) -> None:
    total = fuzz(tmp_path, 2_000, seed=1)
    assert total["done"] > 100
    assert total["events"] > 100
    assert total["unreadable"] > 1000


@pytest.mark.torture
def test_100_000_fuzzed_messages(tmp_path: Path) -> None:
    assert fuzz(tmp_path, 100_000, seed=2)["sent"] >= 100_000
