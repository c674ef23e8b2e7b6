"""Clients of both servers: tables of three, each seat with a socket, that act whenever they are due.

A move is sent on the socket of a due seat, and is over when all three have received it.
"""

import asyncio
import http.client
import json
import random
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from hashlib import sha256
from typing import Any, Protocol

import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS = 3
MOVES = 29
"""The mean number of choices in a three-player game of swipe (benchmarks/server_moves.py counts them)."""


def ask(port: int, path: str, body: object, cookie: str = "") -> tuple[Any, str]:
    """Post a request; returns the reply and the cookie that it sets."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    headers = {"content-type": "application/json", **({"cookie": cookie} if cookie else {})}
    connection.request("POST", path, json.dumps(body), headers)
    answer = connection.getresponse()
    told, given = json.loads(answer.read()), (answer.getheader("set-cookie") or "").split(";")[0]
    connection.close()
    if answer.status >= 400:
        raise RuntimeError(f"{path}: {answer.status} {told}")
    return told, given


class Table(Protocol):
    """A table with its sockets open, in the middle of a game."""

    @property
    def over(self) -> bool: ...

    async def move(self) -> float:
        """Make one move and wait until all have received it; returns the seconds until its player received it."""
        ...

    async def close(self) -> None: ...


Opener = Callable[[int, random.Random], Awaitable[Table]]


class Swipe:
    """Three guests at a table of swipe, on our server."""

    def __init__(self, sockets: Sequence[ClientConnection], chance: random.Random) -> None:
        self._sockets, self._chance, self._number = sockets, chance, 0
        self._news: list[dict[str, Any]] = [{}] * len(sockets)

    @classmethod
    async def open(
        cls, port: int, chance: random.Random, made_at: int | None = None, through: Sequence[int] = ()
    ) -> "Swipe":
        """Open a table. `made_at`: at this port, so that another node owns it. `through`: the ports of the seats."""
        cookies = [(await asyncio.to_thread(ask, port, "/api/guest", {"name": "Ann"}))[1] for _ in range(SEATS)]
        wanted = {"game": "swipe", "options": {"seats": SEATS}, "throw_ms": 0}
        made, _ = await asyncio.to_thread(ask, made_at or port, "/api/tables", wanted, cookies[0])
        ports = [(through or (port,))[seat % max(len(through), 1)] for seat in range(SEATS)]
        urls = [f"ws://127.0.0.1:{one}/api/tables/{made['table']}/socket" for one in ports]
        table = cls([await opened(url, cookie) for url, cookie in zip(urls, cookies, strict=True)], chance)
        for seat in range(SEATS):
            await table._say(seat, "Sit", seat=seat)
        await table._say(0, "Begin")
        await asyncio.gather(*(table._begin(seat) for seat in range(SEATS)))
        return table

    async def _begin(self, seat: int) -> None:
        """Commit to a salt when the table asks, reveal it when all have committed, and wait for the game."""
        salt, said = secrets.token_bytes(16), ""
        while "view" not in self._news[seat]:
            stage: str = self._news[seat].get("table", {}).get("beginning", "")
            if stage != said:
                said = stage
                given = {"commitment": sha256(salt).hexdigest()} if stage == "commit" else {"salt": salt.hex()}
                self._number += 1
                message = {"type": stage.capitalize(), "number": self._number, **given}
                await self._sockets[seat].send(json.dumps(message))
            await self._next(seat)

    async def _say(self, speaker: int, kind: str, **facts: Any) -> int:
        """Send a message and wait for the reply; returns the number of entries then."""
        self._number += 1
        await self._sockets[speaker].send(json.dumps({"type": kind, "number": self._number, **facts}))
        while (told := await self._next(speaker)).get("number") != self._number:
            pass
        assert told["type"] == "Done", told
        return told["seq"]

    async def _hear(self, seat: int, seq: int) -> None:
        """Wait until the seat has received this many entries."""
        while self._news[seat].get("seq", -1) < seq:
            await self._next(seat)

    async def _next(self, seat: int) -> dict[str, Any]:
        told: dict[str, Any] = msgspec.json.decode(await self._sockets[seat].recv(decode=False))
        match told["type"]:
            case "Ping":
                await self._sockets[seat].send(json.dumps({"type": "Pong", "id": told["id"]}))
            case "News":
                self._news[seat] = told
            case _:
                pass
        return told

    @property
    def over(self) -> bool:
        return self._news[0]["due"]["kind"] == "over"

    async def move(self) -> float:
        seat: int = self._news[0]["due"]["seats"][0]
        legal: list[Any] = self._news[seat]["legal"]
        command, began = self._chance.choice(legal), time.perf_counter()
        seq = await self._say(seat, "Speak", commands=[command])
        await self._hear(seat, seq)
        took = time.perf_counter() - began
        for other in range(SEATS):
            await self._hear(other, seq)
        return took

    async def close(self) -> None:
        await asyncio.gather(*(socket.close() for socket in self._sockets))


class Dice:
    """Players of the dice game on boardgame.io's server, over socket.io; as many moves as in a game of swipe."""

    def __init__(self, sockets: Sequence[ClientConnection], match: str, keys: Sequence[str]) -> None:
        self._sockets, self._match, self._keys = sockets, match, keys
        self._states: list[dict[str, Any]] = [{}] * len(sockets)
        self._left = MOVES

    @classmethod
    async def open(cls, port: int, chance: random.Random, seats: int = SEATS) -> "Dice":
        made, _ = await asyncio.to_thread(ask, port, "/games/dice/create", {"numPlayers": seats})
        match: str = made["matchID"]
        keys: list[str] = []
        for seat in range(seats):
            wanted = {"playerID": str(seat), "playerName": "Ann"}
            keys.append(
                (await asyncio.to_thread(ask, port, f"/games/dice/{match}/join", wanted))[0]["playerCredentials"]
            )
        url = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
        table = cls([await opened(url) for _ in range(seats)], match, keys)
        for seat in range(seats):
            await table._sockets[seat].send("40/dice,")
            while not (await table._next(seat)).startswith("40/dice"):
                pass
            await table._emit(seat, "sync", match, str(seat), keys[seat], seats)
            await table._hear(seat, 0)
        return table

    async def _emit(self, seat: int, *facts: Any) -> None:
        await self._sockets[seat].send("42/dice," + json.dumps(facts))

    async def _hear(self, seat: int, number: int) -> None:
        """Wait until the seat has received this state or a later one."""
        while self._states[seat].get("_stateID", -1) < number:
            await self._next(seat)

    async def _next(self, seat: int) -> str:
        told = await self._sockets[seat].recv()
        assert isinstance(told, str)
        if told == "2":
            await self._sockets[seat].send("3")
        elif told.startswith("42/dice,"):
            kind, _, *rest = json.loads(told.removeprefix("42/dice,"))
            if kind in ("sync", "update"):
                self._states[seat] = rest[0]["state"] if kind == "sync" else rest[0]
        return told

    @property
    def over(self) -> bool:
        return self._left == 0

    async def move(self) -> float:
        self._left -= 1
        state = self._states[0]
        player: str = state["ctx"]["currentPlayer"]
        seat, number, began = int(player), state["_stateID"], time.perf_counter()
        payload: dict[str, Any] = {"type": "roll", "args": [], "playerID": player, "credentials": self._keys[seat]}
        await self._emit(seat, "update", {"type": "MAKE_MOVE", "payload": payload}, number, self._match, player)
        await self._hear(seat, number + 1)
        took = time.perf_counter() - began
        for other in range(len(self._sockets)):
            await self._hear(other, number + 1)
        return took

    async def close(self) -> None:
        await asyncio.gather(*(socket.close() for socket in self._sockets))


async def opened(url: str, cookie: str = "") -> ClientConnection:
    headers = {"cookie": cookie} if cookie else {}
    return await connect(url, additional_headers=headers, compression=None, ping_interval=None)
