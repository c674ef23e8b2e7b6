"""Fuzzed messages one by one, with journal and state before and after: valid ones apply, all others change nothing."""

import asyncio
import json
import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from swordfish.core import AnyStep, IllegalMove, Over, Players, Refusal, apply_commands, replay
from swordfish.server.bots.seats import BotSeats
from swordfish.server.socket import client_messages, server_messages
from swordfish.server.socket.connection import Connection
from swordfish.server.table import commands as speech
from swordfish.server.table.idempotency import MOST_NUMBER
from swordfish.server.table.registry import Registry
from swordfish.server.table.table import HostedTable
from tests.server.fuzz import mutated, nonsense
from tests.server.room import Memory, NoPool, seeded
from tests.server.salting import salting
from tests.server.virtual import run

A_TABLE = 400
WRITES: dict[type[Any], set[str]] = {
    client_messages.Sit: {"Sat"},
    client_messages.Stand: {"Stood"},
    client_messages.SeatBot: {"BotSat"},
    client_messages.Remove: {"Removed"},
    client_messages.Lock: {"Locked"},
    client_messages.Chat: {"Said"},
    client_messages.AskUndo: {"UndoAsked", "Happened"},
    client_messages.AnswerUndo: {"UndoAnswered", "Happened"},
    client_messages.AskPause: {"PauseAsked", "Paused"},
    client_messages.AnswerPause: {"PauseAnswered", "Paused"},
    client_messages.Resume: {"Ready", "Resumed"},
    client_messages.Throw: {"Thrown", "Happened", "Ended"},
}
"""What a message other than Speak can write in the middle of a game; others write nothing."""


def writes(message: object) -> set[str]:
    return WRITES.get(type(message), set())


class Silent(BotSeats):
    """Bots that never act: only messages change a table."""

    def changed(self, table: HostedTable) -> None: ...


class Guest:
    """A guest with a link, and everything that they received."""

    def __init__(self, name: str) -> None:
        self.link, self.told = Connection(name, name.capitalize()), list[dict[str, Any]]()
        self.link.outlet = self._hear

    def _hear(self, message: bytes) -> bool:
        self.told.append(json.loads(message))
        return True


class Fuzzed:
    """One table in the middle of a game."""

    def __init__(
        self, registry: Registry, store: Memory, live: HostedTable, guests: list[Guest], whim: random.Random
    ) -> None:
        self.registry, self.store, self.live, self.guests, self.whim = registry, store, live, guests, whim
        self.count: Counter[str] = Counter()
        self.answers: dict[tuple[str, int], dict[str, Any]] = {}
        self.number = 10_000

    async def send(self) -> None:
        """Send one message; the rules alone predict its result first."""
        guest, body, mutation = self._message()
        asked, heard = self._read(body), [len(other.told) for other in self.guests]
        before = (
            self.store.bodies(self.live),
            self.live.game.state,
            self.live.game.due,
            len(await self.store.tables.answers(self.live.tid)),
        )
        steps = self._expected(guest, asked)
        await self.live.receive(guest.link, body)
        written = self.store.bodies(self.live)
        assert written[: len(before[0])] == before[0], "what is written stays"
        fresh = [json.loads(line) for line in written[len(before[0]) :]]
        answers = [told for told in guest.told[heard[self.guests.index(guest)] :] if "number" in told]
        self.count.update({"sent": 1, "mutations": mutation, "unreadable": asked is None, "events": len(fresh)})
        if fresh:
            self._changed(guest, asked, steps, fresh, answers)
        else:
            assert steps is None, "what is valid applies"
            assert (self.live.game.state, self.live.game.due) == before[1:3], (
                "nothing is written, so nothing has changed"
            )
            assert len(await self.store.tables.answers(self.live.tid)) == before[3]
            others = zip(self.guests, heard, strict=True)
            news = {told["type"] for other, seen in others if other is not guest for told in other.told[seen:]}
            assert news <= {"Shown"}, "and nobody else heard of it"
        self._answered(guest, asked, answers, bool(fresh))
        if asked is None:
            assert [(told["type"], told["key"], told["number"]) for told in answers] == [("Refused", "bad-message", -1)]

    def _changed(
        self, guest: Guest, asked: Any, steps: list[AnyStep] | None, fresh: list[Any], answers: list[Any]
    ) -> None:
        """Check what was written: it follows from the message, its guest did it, and it was acknowledged."""
        assert [(told["type"], told["number"]) for told in answers] == [("Done", asked.number)]
        self.count["applied"] += 1
        if isinstance(asked, client_messages.Speak):
            assert steps is not None, "what is not valid changes nothing"
            events = [entry["event"] for entry in fresh if entry["type"] == "Happened"]
            assert events == json.loads(msgspec.json.encode([event for _, event, _ in steps]))
            assert self.live.game.state == steps[-1][2]
            self.count["moves"] += 1
            return
        assert {entry["type"] for entry in fresh} <= writes(asked), (asked, fresh)
        seat = self.live.state.seat_of(guest.link.guest)
        for entry in fresh:
            assert entry.get("guest", guest.link.guest) == guest.link.guest or entry["type"] == "Removed"
            if entry["type"] in {"Stood", "UndoAsked", "UndoAnswered", "PauseAsked", "PauseAnswered", "Ready", "Said"}:
                assert entry["seat"] == (-1 if seat is None else seat)

    def _answered(self, guest: Guest, asked: Any, answers: list[dict[str, Any]], written: bool) -> None:
        """One reply to each; a number that has written something gets the same reply for ever."""
        if asked is None or not answers or not hasattr(asked, "number"):
            return
        assert len(answers) == 1
        first = self.answers.setdefault((guest.link.guest, asked.number), answers[0]) if written else answers[0]
        known = self.answers.get((guest.link.guest, asked.number), first)
        assert answers[0] == known
        self.count["repeated"] += known is not answers[0]
        self.count["refused"] += answers[0]["type"] == "Refused"

    def _read(self, body: bytes) -> Any:
        try:
            return client_messages.decoder.decode(body)
        except (ValueError, RecursionError):
            return None

    def _expected(self, guest: Guest, asked: Any) -> list[AnyStep] | None:
        """The steps of a valid Speak, by the rules; None if it is invalid, repeated, or another message."""
        live = self.live
        if not isinstance(asked, client_messages.Speak) or not 0 <= asked.number < MOST_NUMBER:
            return None
        if (guest.link.guest, asked.number) in self.answers or not isinstance(live.game.due, Players):
            return None
        try:
            seat, commands = live.seat(guest.link), speech.decoded(live.game.rules, asked.commands)
            at = max(live.clock(), live.state.stamp)
            return apply_commands(
                live.game.rules, live.game.state, live.game.due, seat, commands, live.game.luck, len(live.state.log), at
            )[0]
        except (IllegalMove, Refusal):
            return None

    def _message(self) -> tuple[Guest, bytes, bool]:
        due = self.live.game.due.seats if isinstance(self.live.game.due, Players) else ()
        able = [guest for guest in self.guests if self.live.state.seat_of(guest.link.guest) in due]
        guest = self.whim.choice(able if able and self.whim.random() < 0.8 else self.guests)
        if self.whim.random() < 0.5:
            return guest, nonsense(self.whim), False
        self.number += 1
        number = self.number if self.whim.random() < 0.9 else self.whim.randrange(10_000, self.number + 1)
        if guest in able and self.whim.random() < 0.9:
            seat = self.live.state.seat_of(guest.link.guest)
            assert seat is not None
            command = msgspec.to_builtins(self.whim.choice(self.live.game.rules.legal(self.live.game.state, seat)))
            kind = self.whim.choice(["Speak", "Speak", "Speak", "Suppose"])
            return guest, mutated(self.whim, {"type": kind, "number": number, "commands": [command]}), True
        other = [{"type": "Chat", "phrase": "oops"}, {"type": "AskUndo"}, {"type": "AnswerUndo", "agreed": True}]
        return guest, mutated(self.whim, {**self.whim.choice(other), "number": number}), True

    @property
    def goes_on(self) -> bool:
        """Whether a due seat can act."""
        live = self.live
        if not isinstance(live.game.due, Players):
            return False
        chairs = [live.state.chairs[seat] for seat in live.game.due.seats]
        return any(chair.guest and not chair.bot and not chair.left for chair in chairs)


async def fuzz_a_table(whim: random.Random, game: str, most: int) -> Counter[str]:
    store = Memory()
    registry = seeded(store, Silent(NoPool(), pace=0.0))
    live = await registry.make("ann", game, {"seats": 3}, listed=False)
    guests = [Guest(name) for name in ("ann", "ben", "cat", "dan")]  # the last one watches
    for guest in guests:
        await live.presence.join(guest.link)
    for seat, guest in enumerate(guests[:3]):
        await live.receive(guest.link, server_messages.encode(client_messages.Sit(9_001, seat)))
    await live.receive(guests[0].link, server_messages.encode(client_messages.Begin(9_002)))
    for guest in (*guests[:3], *guests[:3]):  # everybody commits, then everybody reveals
        if answer := salting(guest.told[-1]):
            await live.receive(guest.link, json.dumps(answer).encode())
    assert live.state.begun
    fuzzed = Fuzzed(registry, store, live, guests, whim)
    while fuzzed.count["sent"] < most and fuzzed.goes_on:
        await fuzzed.send()
    assert not live.stopped
    assert replay(live.game.rules, live.state.options, live.state.log) == live.game.state
    again = await HostedTable.load(live.tid, live.code, store.tables)
    assert (again.game.state, again.seq, again.state.chairs) == (live.game.state, live.seq, live.state.chairs)
    fuzzed.count["over"] += isinstance(live.game.due, Over)
    again.release()
    await registry.close()
    return fuzzed.count


def fuzz(messages: int, seed: int, game: str = "swipe") -> Counter[str]:
    async def tables() -> Counter[str]:
        whim, total = random.Random(seed), Counter[str]()
        while total["sent"] < messages:
            total += await fuzz_a_table(whim, game, min(A_TABLE, messages - total["sent"]))
            total["tables"] += 1
        return total

    total = run(asyncio.wait_for(tables(), None))
    print(f"\n{game}, fuzzed one by one: {dict(total)}")
    return total


@pytest.mark.parametrize("game", ["swipe", "swirl"])
def test_each_of_2000_messages_applies_or_changes_nothing(game: str) -> None:
    total = fuzz(2_000, seed=1, game=game)
    assert total["sent"] == 2_000
    assert total["mutations"] > 900
    assert total["moves"] > 100
    assert total["refused"] > 150, "readable, and still not valid"
    assert total["unreadable"] > 700
    assert total["repeated"] > 0


@pytest.mark.torture
def test_each_of_100_000_messages_applies_or_changes_nothing() -> None:
    total = fuzz(100_000, seed=2)
    assert total["sent"] == 100_000
    assert total["moves"] > 5_000
