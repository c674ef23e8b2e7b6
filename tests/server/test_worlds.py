"""Two worlds that a seat cannot tell apart give it the same bytes, over the real socket, for every game."""

import asyncio
import json
import shutil
import time
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from swordfish.core import Command, IllegalMove, Luck, Players, State, hear, open_seed
from swordfish.games import GAMES, Game
from swordfish.server import guests
from swordfish.server.hub import Hub
from swordfish.server.journal import Begun, Entry, Happened, Made, Sat, encode
from swordfish.server.limits import BOUNDLESS
from swordfish.server.live import Live
from swordfish.server.running import listen, serving
from swordfish.server.settings import Settings
from swordfish.server.store import Row, Sqlite
from tests.playing import Pause, Played, play, tables

CASES = 6
"""Moments of each game."""
ILLEGAL = 8


class Case(Struct, frozen=True):
    """A moment of a game, a seat, and the two worlds."""

    tid: str
    game: str
    played: Any
    pause: Any
    seat: int
    worlds: tuple[Any, Any]

    @property
    def rules(self) -> Game:
        return GAMES[self.game]


def lucks(tid: str) -> tuple[bytes, bytes]:
    return open_seed(f"{tid} one"), open_seed(f"{tid} other")


def cases(name: str) -> list[Case]:
    """Moments at which somebody is due, spread over random games of every size of table."""
    game, found = GAMES[name], list[Case]()
    number = -1
    while len(found) < CASES:
        number += 1
        options = tables(game)[number % len(tables(game))]
        whim = Luck(open_seed(f"{name} {number}"))(0)
        played = play(game, options, Luck(open_seed(number)), whim)
        speaking = [pause for pause in played.pauses if isinstance(pause.waiting, Players)]
        if not speaking:
            continue
        pause = whim.pick(speaking)
        seat = whim.below(options.seats)
        other = game.imagine(game.view(pause.state, seat), seat, whim)
        found.append(Case(f"{name}-{number}", name, played, pause, seat, (pause.state, other)))
    return found


async def furnish(store: Sqlite, chosen: Sequence[Case]) -> dict[str, str]:
    """A store with all tables, each as it stood at its moment; the guests' cookies, by name."""
    cookies: dict[str, str] = {}
    ids: list[str] = []
    for seat in range(8):
        guest, token = await guests.greet(store, f"Guest {seat}")
        ids.append(guest.gid)
        cookies[str(seat)] = f"{guests.COOKIE}={token}"
    for case in chosen:
        played: Played = case.played
        seats: int = played.options.seats
        made = msgspec.to_builtins(played.options)
        entries: list[Entry] = [Sat(seat, ids[seat], f"Guest {seat}") for seat in range(seats)]
        names = tuple(f"Guest {seat}" for seat in range(seats))
        entries.append(Begun(names=names, players=("you",) * seats, rules=case.rules.VERSION))
        entries += [Happened(moment.at, moment.event) for moment in played.moments[: length(played, case.pause)]]
        stamp = int(time.time())
        row = Row(case.tid, case.tid.upper(), case.game, "playing", False, stamp, stamp)
        first = Made(game=case.game, options=made, host=ids[0], listed=False, seats=seats)
        await store.make(row, lucks(case.tid)[0], encode(first))
        await store.append(case.tid, 1, [encode(entry) for entry in entries])
    return cookies


def length(played: Played, pause: Pause) -> int:
    """How many events there were at the pause."""
    return next((n + 1 for n, moment in enumerate(played.moments) if moment.after is pause.state), 0)


@asynccontextmanager
async def world(store: Path, chosen: Sequence[Case], which: int) -> AsyncGenerator[str]:
    """A server in which every table is in that world, and time stands still."""
    listening = listen("127.0.0.1", 0)
    ready = asyncio.Event()
    server = serving(Settings(store=store, limits=BOUNDLESS), ready=ready.set)
    running = asyncio.create_task(server.serve(sockets=[listening]))
    await ready.wait()
    guard: Any = server.config.app
    hub: Hub = guard.app.state.house.hub
    hub.ticks = lambda: 0.0
    try:
        for case in chosen:
            live = await hub.find(case.tid)
            live.seed = lucks(case.tid)[which]
            live.luck = Luck(live.seed)
            swap(live, case.worlds[which])
        yield f"127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        await running
        listening.close()


def swap(live: Live, state: State) -> None:
    """What is hidden is now as in the other world."""
    live._past[-1] = state  # pyright: ignore[reportPrivateUsage] - no door of the server leads there, and none shall
    live.due = live.rules.due(state)  # pyright: ignore[reportAttributeAccessIssue] - a pause is settled


def same_for(case: Case, speaker: int, command: Command) -> bool:
    """Whether the seat cannot tell the worlds apart by what this command leads to."""
    told: list[Any] = []
    for state, seed in zip(case.worlds, lucks(case.tid), strict=True):
        try:
            number = length(case.played, case.pause)
            steps, due = hear(
                case.rules, state, case.pause.waiting, speaker, [command], Luck(seed), number, case.pause.at
            )
        except IllegalMove as refusal:
            told.append((refusal.key, refusal.facts))
            continue
        events = [case.rules.redact(event, case.seat) for _, event, _ in steps]
        told.append((events, case.rules.view(steps[-1][2], case.seat), type(due)))
    return told[0] == told[1]


def script(case: Case) -> list[tuple[int, dict[str, Any]]]:
    """Who says what: whatever the seat might try in order to find out, then one step of the game."""
    rules, seat, waiting = case.rules, case.seat, case.pause.waiting
    legal = [*rules.legal(case.pause.state, seat)] if seat in waiting.seats else []
    count = rules.actions.count(case.played.options)
    others = [rules.actions.command(case.played.options, number) for number in range(min(count, 200))]
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
    """All that the seat is told while the script is said."""
    heard: list[bytes] = []

    async def until(line: ClientConnection, number: int, notes: list[bytes]) -> None:
        while True:
            message = await asyncio.wait_for(line.recv(decode=False), 20)
            kind: dict[str, Any] = json.loads(message)
            if kind["type"] != "Ping":
                notes.append(message)
            if kind.get("number") == number or (number < 0 and kind["type"] == "Presence"):
                return

    url = f"ws://{host}/api/tables/{case.tid}/socket?since=0"
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


@pytest.mark.parametrize("name", GAMES)
def test_two_worlds_are_told_in_the_same_bytes(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("swordfish.server.telling.commitment", lambda _: "0" * 64)  # pyright: ignore[reportUnknownLambdaType]
    chosen = cases(name)

    async def compare() -> None:
        store = Sqlite(tmp_path / "one.db")
        cookies = await furnish(store, chosen)
        store.close()
        shutil.copy(tmp_path / "one.db", tmp_path / "other.db")
        streams: list[list[list[bytes]]] = []
        for which, file in enumerate(("one.db", "other.db")):
            async with world(tmp_path / file, chosen, which) as host:
                streams.append([await told(host, case, cookies) for case in chosen])
        for case, one, other in zip(chosen, *streams, strict=True):
            assert one == other, case.tid
        messages, differ = sum(map(len, streams[0])), sum(case.worlds[0] != case.worlds[1] for case in chosen)
        print(f"{name}: {len(chosen)} moments, {differ} with something hidden, {messages} messages, all bytes the same")
        assert messages > 10 * len(chosen)

    asyncio.run(asyncio.wait_for(compare(), 60))
