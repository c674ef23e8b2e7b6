"""Two worlds that a seat cannot distinguish give it the same bytes, over the real socket, for every game."""

import asyncio
import json
import os
import shutil
import time
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from msgspec import Struct
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect

from swordfish.core import (
    Command,
    Event,
    IllegalMove,
    Luck,
    Over,
    Players,
    Stamped,
    State,
    apply_commands,
    open_seed,
    replay,
)
from swordfish.games import GAMES, Game
from swordfish.server.limits import BOUNDLESS
from swordfish.server.run import listen, serving
from swordfish.server.services import COOKIE
from swordfish.server.settings import Settings
from swordfish.server.store.guests import Guests
from swordfish.server.store.sqlite import Sqlite
from swordfish.server.store.tables import TableRow, Tables
from swordfish.server.table.entries import Begun, Entry, Happened, Made, Sat, encode
from swordfish.server.table.registry import Registry
from tests.playing import Pause, Played, play, tables

FEW, MANY = 6, int(os.environ.get("SWORDFISH_WORLDS", "100"))
"""Sampled points of each game."""
ILLEGAL = 8


class Case(Struct, frozen=True):
    """A point of a game, a seat, and the logs of two worlds that it cannot distinguish."""

    tid: str
    game: str
    options: Any
    pause: Any
    seat: int
    logs: tuple[tuple[Stamped[Event], ...], tuple[Stamped[Event], ...]]

    @property
    def rules(self) -> Game:
        return GAMES[self.game]

    @property
    def worlds(self) -> list[State]:
        return [replay(self.rules, self.options, log) for log in self.logs]


def lucks(tid: str) -> tuple[bytes, bytes]:
    return open_seed(f"{tid} one"), open_seed(f"{tid} other")


def cases(name: str, count: int) -> list[Case]:
    """Points at which a seat is due, spread over random games of every size of table."""
    game, found = GAMES[name], list[Case]()
    number = -1
    while len(found) < count:
        number += 1
        options = tables(game)[number % len(tables(game))]
        whim = Luck(open_seed(f"{name} {number}"))(0)
        played = play(game, options, Luck(open_seed(number)), whim)
        speaking = [pause for pause in played.pauses if isinstance(pause.waiting, Players)]
        if not speaking:
            continue
        pause = whim.pick(speaking)
        seat = whim.below(options.seats)
        log = played.entries[: length(played, pause)]
        world = game.imagine(game.view(pause.state, seat), seat, whim)
        dreamt = other_log(game, log, seat, pause.state, world)
        case = Case(f"{name}-{number}", name, options, pause, seat, (log, dreamt))
        one, other = case.worlds
        assert game.view(one, seat) == game.view(other, seat)
        found.append(case)
    return found


def other_log(
    game: Game, log: Sequence[Stamped[Event]], seat: int, state: State, world: State
) -> tuple[Stamped[Event], ...]:
    """The log of a world with these other hands: the cards were dealt so."""
    if state == world:
        return tuple(log)
    held, dreamt = ([card for hand in one.hands for card in hand] for one in (state, world))
    cards = dict(zip(held, dreamt, strict=True))
    told: list[Stamped[Event]] = []
    for entry in log:
        plain, seen = (msgspec.to_builtins(event) for event in (entry.event, game.redact(entry.event, seat)))
        told.append(Stamped(entry.at, msgspec.convert(_changed(plain, seen, cards), game.Event)))
    return tuple(told)


def _changed(event: Any, seen: Any, cards: dict[int, int]) -> Any:
    """The event with other cards wherever the seat cannot see them."""
    if isinstance(event, dict):
        facts = cast("dict[str, Any]", event)  # of plain values
        return {key: _changed(fact, seen[key], cards) for key, fact in facts.items()}
    if isinstance(event, list | tuple):
        parts = cast("Sequence[Any]", event)  # of plain values
        changed = [_changed(one, other, cards) for one, other in zip(parts, seen, strict=True)]
        return sorted(changed) if None in seen else changed
    return cards.get(event, event) if seen is None else event


async def furnish(store: Sqlite, chosen: Sequence[Case], which: int, ids: Sequence[str]) -> None:
    """A store with all tables in one of their worlds, each at its point."""
    for case in chosen:
        seats: int = case.options.seats
        made = msgspec.to_builtins(case.options)
        entries: list[Entry] = [Sat(seat, ids[seat], f"Guest {seat}") for seat in range(seats)]
        names = tuple(f"Guest {seat}" for seat in range(seats))
        entries.append(Begun(names=names, players=("you",) * seats, rules=case.rules.VERSION))
        entries += [Happened(entry.at, entry.event) for entry in case.logs[which]]
        stamp = int(time.time())
        row = TableRow(case.tid, case.tid.upper(), case.game, "playing", False, stamp, stamp)
        first = Made(game=case.game, options=made, host=ids[0], listed=False, seats=seats)
        await Tables(store).make(row, lucks(case.tid)[which], encode(first))
        await Tables(store).append(case.tid, 1, [encode(entry) for entry in entries])


def length(played: Played, pause: Pause) -> int:
    """How many events there were at the pause."""
    return next((n + 1 for n, moment in enumerate(played.moments) if moment.after is pause.state), 0)


@asynccontextmanager
async def frozen(store: Path) -> AsyncGenerator[str]:
    """A server over this store with a frozen clock; yields its host."""
    listening = listen("127.0.0.1", 0)
    ready = asyncio.Event()
    server = serving(Settings(store=store, limits=BOUNDLESS, prepares=False), ready=ready.set)
    running = asyncio.create_task(server.serve(sockets=[listening]))
    await ready.wait()
    guard: Any = server.config.app
    registry: Registry = guard.app.state.services.registry
    registry.surroundings = replace(registry.surroundings, ticks=lambda: 0.0)
    try:
        yield f"127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        await running
        listening.close()


def same_for(case: Case, speaker: int, command: Command) -> bool:
    """Whether the results of this command are the same for the seat; at the end everything is open."""
    told: list[Any] = []
    for state, seed in zip(case.worlds, lucks(case.tid), strict=True):
        try:
            waiting, number = case.pause.waiting, len(case.logs[0])
            steps, due = apply_commands(
                case.rules, state, waiting, speaker, [command], Luck(seed), number, case.pause.at
            )
        except IllegalMove as refusal:
            told.append((refusal.key, refusal.facts))
            continue
        if isinstance(due, Over):
            return False
        events = [case.rules.redact(event, case.seat) for _, event, _ in steps]
        told.append((events, case.rules.view(steps[-1][2], case.seat), type(due)))
    return told[0] == told[1]


def script(case: Case) -> list[tuple[int, dict[str, Any]]]:
    """A script: everything that the seat might try to find out more, then one step of the game."""
    rules, seat, waiting = case.rules, case.seat, case.pause.waiting
    legal = [*rules.legal(case.pause.state, seat)] if seat in waiting.seats else []
    count = rules.actions.count(case.options)
    others = [rules.actions.command(case.options, number) for number in range(min(count, 200))]
    illegal = [command for command in others if command not in legal][:ILLEGAL]
    said: list[tuple[int, dict[str, Any]]] = []
    for kind, commands in (("Suppose", legal[:5] + illegal), ("Speak", illegal)):
        said += [(seat, {"type": kind, "commands": [msgspec.to_builtins(command)]}) for command in commands]
    said.append((seat, {"type": "Speak", "commands": []}))
    said.append((seat, {"type": "AskUndo"}))
    speaker = seat if seat in waiting.seats else waiting.seats[0]
    both = [
        command
        for command in rules.legal(case.worlds[0], speaker)
        if command in rules.legal(case.worlds[1], speaker) and same_for(case, speaker, command)
    ]
    said += [(speaker, {"type": "Speak", "commands": [msgspec.to_builtins(command)]}) for command in both[:1]]
    said.append((seat, {"type": "Chat", "phrase": "hello"}))
    return said


async def told(host: str, case: Case, cookies: dict[str, str]) -> list[bytes]:
    """Everything that the seat receives during the script."""
    heard: list[bytes] = []

    async def until(line: ClientConnection, number: int, notes: list[bytes]) -> None:
        while True:
            message = await asyncio.wait_for(line.recv(decode=False), 120)
            kind: dict[str, Any] = json.loads(message)
            if kind["type"] != "Ping":
                notes.append(message)
            if kind.get("number") == number or (number < 0 and kind["type"] == "Presence"):
                return

    url = f"ws://{host}/api/tables/{case.tid}/socket?since=0&steps=true"
    async with connect(url, additional_headers={"cookie": cookies[str(case.seat)]}, compression=None) as line:
        await until(line, -1, heard)
        for number, (speaker, message) in enumerate(script(case), 1):
            body = json.dumps({**message, "number": number})
            if speaker == case.seat:
                await line.send(body)
                await until(line, number, heard)
                continue
            async with connect(url, additional_headers={"cookie": cookies[str(speaker)]}, compression=None) as other:
                await until(line, -1, heard)
                await until(other, -1, [])
                await other.send(body)
                await until(other, number, [])
    return heard


async def greeted(path: Path) -> tuple[dict[str, str], list[str]]:
    """A store with as many guests as any table has seats; their cookies and ids."""
    store, cookies, ids = Sqlite(path), dict[str, str](), list[str]()
    for seat in range(8):
        guest, token = await Guests(store).greet(f"Guest {seat}")
        ids.append(guest.gid)
        cookies[str(seat)] = f"{COOKIE}={token}"
    store.close()
    return cookies, ids


def fixed(seed: bytes) -> str:
    """The commitment, made equal: the seeds of the two worlds differ."""
    return "0" * 64


@pytest.mark.parametrize("name", GAMES)
def test_two_indistinguishable_worlds_give_the_same_bytes(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("swordfish.server.table.broadcast.commitment", fixed)
    compare(name, FEW, tmp_path)


@pytest.mark.torture
@pytest.mark.parametrize("name", GAMES)
def test_many_worlds(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("swordfish.server.table.broadcast.commitment", fixed)
    compare(name, MANY, tmp_path)


def compare(name: str, count: int, tmp_path: Path) -> None:
    chosen = cases(name, count)

    async def both() -> None:
        cookies, ids = await greeted(tmp_path / "one.db")
        shutil.copy(tmp_path / "one.db", tmp_path / "other.db")
        streams: list[list[list[bytes]]] = []
        for which, file in enumerate(("one.db", "other.db")):
            store = Sqlite(tmp_path / file)
            await furnish(store, chosen, which, ids)
            store.close()
            async with frozen(tmp_path / file) as host:
                streams.append([await told(host, case, cookies) for case in chosen])
        for case, one, other in zip(chosen, *streams, strict=True):
            assert one == other, case.tid
        messages, differ = sum(map(len, streams[0])), sum(case.logs[0] != case.logs[1] for case in chosen)
        print(f"{name}: {len(chosen)} moments, {differ} with something hidden, {messages} messages, all bytes the same")
        assert messages > 10 * len(chosen)

    asyncio.run(asyncio.wait_for(both(), 240 + 2 * count))
