"""Hostile clients: each is refused or limited, and the table continues unaffected."""

import asyncio
import http.client
import json
import socket
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from swordfish.record import check, parse
from swordfish.server.http import static
from swordfish.server.limits import Limits, Rate
from tests.server.hosting import SOON, Host, Line, Visitor, hosted, play_out, three_at_swipe
from tests.waiting import until


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with hosted(tmp_path_factory.mktemp("abuse")) as running:
        yield running


@asynccontextmanager
async def game(host: Host) -> AsyncGenerator[tuple[dict[str, Any], list[Visitor], list[Line], list[dict[str, Any]]]]:
    """Three at a table of swipe that has begun: the table, the guests, their sockets, their first news of the game."""
    async with three_at_swipe(host, chips=20) as (made, guests, lines):
        yield made, guests, lines, [await _begun(line) for line in lines]


async def _begun(line: Line) -> dict[str, Any]:
    for told in line.told:
        if "view" in told and told["type"] == "News":
            return told
    while "view" not in (told := await line.news()):
        pass
    return told


async def finish(made: dict[str, Any], guests: list[Visitor], lines: list[Line], begun: list[dict[str, Any]]) -> None:
    """Play the game to its end, and verify its record."""
    await asyncio.gather(*(play_out(line, news) for line, news in zip(lines, begun, strict=True)))
    check(parse(guests[0].ask("GET", f"/api/tables/{made['table']}/record").body.splitlines(), "downloaded"))


def test_a_stolen_code_gives_no_seat(host: Host) -> None:
    async def steal() -> None:
        async with game(host) as (made, guests, lines, begun):
            thief = host.guest("Thief")
            async with thief.socket(made["code"]) as line:
                seen = await line.news()
                assert seen["table"]["you"] is None
                assert seen["legal"] == []
                for seat in range(3):
                    assert (await line.say("Sit", seat=seat))["key"] == "table-chair-taken"
                for kind, facts in {
                    "Begin": {},
                    "Remove": {"seat": 1},
                    "Lock": {"locked": True},
                    "SeatBot": {"seat": 1, "bot": "random"},
                    "Stand": {},
                    "Commit": {"commitment": "0" * 64},
                    "Reveal": {"salt": "0" * 32},
                    "AskUndo": {},
                    "AnswerUndo": {"agreed": True},
                    "AddChair": {},
                    "RemoveChair": {"seat": 1},
                    "ListTable": {"listed": True},
                    "GiveAids": {"seat": 1, "aids": ["hints"]},
                    "GiveHandicap": {"seat": 1, "step": 1},
                    "AskPause": {},
                    "AnswerPause": {"agreed": True},
                    "Resume": {},
                    "React": {"reaction": "wow"},
                    "Rematch": {},
                }.items():
                    assert (await line.say(kind, **facts))["type"] == "Refused", kind
            await finish(made, guests, lines, begun)

    asyncio.run(steal())


def test_a_spectator_who_speaks_and_a_seat_claimed_in_the_message_are_refused(host: Host) -> None:
    async def speak() -> None:
        async with game(host) as (made, guests, lines, begun):
            speaker = next(seat for seat, news in enumerate(begun) if news["legal"])
            command = begun[speaker]["legal"][0]
            async with host.guest("Watcher").socket(made["code"]) as line:
                await line.news()
                assert (await line.say("Speak", commands=[command]))["key"] == "not-seated"
                assert (await line.say("Suppose", commands=[command]))["key"] == "not-seated"
                assert (await line.say("Speak", commands=[command], seat=speaker))["key"] == "not-seated"
            other = lines[(speaker + 1) % 3]
            assert (await other.say("Speak", commands=[command]))["key"] == "not-your-turn"
            assert (await other.say("Speak", commands=[command], seat=speaker))["key"] == "not-your-seat"
            await finish(made, guests, lines, begun)

    asyncio.run(speak())


def test_forged_states_events_and_results_are_no_messages(host: Host) -> None:
    async def forge() -> None:
        async with game(host) as (made, guests, lines, begun):
            speaker = next(seat for seat, news in enumerate(begun) if news["legal"])
            line, view = lines[speaker], begun[speaker]["view"]
            forged: list[dict[str, Any]] = [
                {"type": "News", "seq": 1, "view": view},
                {"type": "Ended", "places": [1, 2, 3], "seed": "00"},
                {"type": "Happened", "at": 1, "event": {"type": "TurnPassed", "to": 0}},
                {"type": "Done", "number": 1, "seq": 99},
                {"type": "Speak", "number": 10**6, "commands": [{"type": "ChipTaken", "giver": 0, "taker": 1}]},
                {"type": "Speak", "number": 10**6, "commands": [{"type": "TurnPassed", "to": speaker}]},
                {"type": "Speak", "number": 10**6, "commands": [view]},
                {"type": "Speak", "number": 10**6, "commands": [], "view": view},
                {"type": "Speak", "number": 10**6, "commands": [begun[speaker]["legal"][0]], "at": 0},
            ]
            before = guests[0].ask("GET", f"/api/tables/{made['table']}/record").body
            for message in forged:
                await line.connection.send(json.dumps(message))
                assert (await line.next("Refused", "Done"))["type"] == "Refused", message
            assert guests[0].ask("GET", f"/api/tables/{made['table']}/record").body == before
            await finish(made, guests, lines, begun)

    asyncio.run(forge())


def test_another_guests_id_a_hash_or_half_a_cookie_authenticates_nobody(host: Host) -> None:
    ann = host.guest("Ann")
    table = ann.table()["table"]
    secret = ann.cookie.split("=")[1]
    gid = ann.get("/api/guest")[1]["guest"]
    digest = sha256(secret.encode()).digest()

    async def knock(thief: Visitor) -> str:
        async with thief.socket(table) as line:
            return (await line.next("Refused", "News"))["key"]

    for forged in (gid, digest.hex(), secret[:-1], secret + "A", secret.swapcase(), "' or 1=1 --", ""):
        thief = Visitor(host.port)
        thief.cookie = f"swordfish={forged}"
        assert thief.get("/api/guest")[0] == 401
        assert asyncio.run(knock(thief)) == "no-guest"


def test_a_table_with_a_million_seats_is_refused_at_once(host: Host) -> None:
    ann = host.guest()
    for options in ({"seats": 1_000_000}, {"seats": 10**15}):
        status, told = ann.post("/api/tables", {"game": "swipe", "options": options})
        assert (status, told["key"]) == (422, "too-many-seats"), "before anything is made of it"
    for options in ({"seats": -1}, {"seats": 10**30}, {"seats": "many"}, {"chips": 10**18}):
        assert ann.post("/api/tables", {"game": "swipe", "options": options})[0] == 422
    long = {"game": "swipe", "options": {"x" * 100: ["y" * 100] * 300}}
    assert ann.post("/api/tables", long)[0] == 422


async def ended_by(line: Line, message: str | bytes) -> int | None:
    """Send something after which the server closes the connection; returns the close code if it could be read."""
    try:
        await line.connection.send(message)
        while True:
            await line.next()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def test_a_message_of_a_megabyte_ends_its_socket_and_a_body_is_refused(host: Host) -> None:
    ann = host.guest()
    table = ann.table()["table"]

    async def shout(size: int) -> int | None:
        async with ann.socket(table) as line:
            await line.news()
            return await ended_by(line, json.dumps({"type": "Chat", "number": 1, "text": "x" * size}))

    assert asyncio.run(shout(1_000_000)) in (1009, None)
    assert asyncio.run(shout(5_000)) == 1009
    connection = http.client.HTTPConnection("127.0.0.1", host.port, timeout=SOON)
    try:
        connection.request("POST", "/api/guest", b'{"name": "' + b"x" * 1_000_000 + b'"}')
        assert connection.getresponse().status == 413
    except (BrokenPipeError, ConnectionResetError):
        pass  # closed before everything was sent
    finally:
        connection.close()
    assert ann.get("/health")[0] == 200


def test_bytes_that_are_no_text_end_their_socket(host: Host) -> None:
    ann = host.guest()
    table = ann.table()["table"]

    async def send(body: bytes) -> int | None:
        async with ann.socket(table) as line:
            await line.news()
            return await ended_by(line, body)

    assert asyncio.run(send(b"\xff\xfe\x00")) == 1003


def test_a_burst_of_3000_messages_is_slowed_down_to_the_limit(tmp_path: Path) -> None:
    limits = Limits()
    with hosted(tmp_path, limits=limits) as host:
        ann, ben = host.guest("Ann"), host.guest("Ben")
        table, quiet = ann.table()["table"], ben.table()["table"]

        async def burst() -> tuple[int, float]:
            async with ann.socket(table) as line, ben.socket(quiet) as other:
                await line.news()
                await other.news()
                began, heard = time.monotonic(), 0

                async def count() -> None:
                    nonlocal heard
                    async for message in line.connection:
                        heard += json.loads(message)["type"] in {"Done", "Refused"}

                async def pour() -> None:
                    for number in range(3000):
                        await line.connection.send(json.dumps({"type": "Chat", "number": number, "phrase": "hello"}))

                tasks = [asyncio.ensure_future(count()), asyncio.ensure_future(pour())]
                for _ in range(40):
                    assert (await other.say("Suppose", commands=[]))["key"] == "not-seated"
                while heard < limits.socket.burst:
                    assert (await other.say("Suppose", commands=[]))["key"] == "not-seated"
                took = time.monotonic() - began
                for task in tasks:
                    task.cancel()
                return heard, took

        heard, took = asyncio.run(burst())
        assert heard <= limits.socket.burst + limits.socket.a_second * (took + 0.5)


def raw_socket(visitor: Visitor, table: str) -> socket.socket:
    """An upgraded connection that is never read."""
    connection = socket.socket()
    connection.settimeout(SOON)
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.connect(("127.0.0.1", visitor.port))
    head = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{visitor.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {visitor.cookie}\r\n\r\n"
    )
    connection.sendall(head.encode())
    assert connection.recv(12) == b"HTTP/1.1 101"
    return connection


def test_a_reader_that_stalls_is_dropped_and_the_others_go_on(tmp_path: Path) -> None:
    limits = Limits(
        socket=Rate(1e6, 1e6),
        guest=Rate(1e6, 1e6),
        messages=Rate(1e6, 1e6),
        address=Rate(1e6, 1e6),
        chat=Rate(1e6, 1e6),
        disk=Rate(1e9, 1e9),
        entries=100_000,
        stall=0.3,
    )
    with hosted(tmp_path, limits=limits) as host:
        ann, ben = host.guest("Ann"), host.guest("Ben")
        table = ann.table()["table"]
        stalled = raw_socket(ben, table)

        async def talk() -> int:
            async with ann.socket(table) as line:
                await line.news()
                for count in range(20_000):
                    assert (await line.say("Chat", phrase="hello"))["type"] == "Done"
                    sockets = ann.ask("GET", "/metrics").body if count % 50 == 0 else b""
                    if b"swordfish_sockets 1\n" in sockets:
                        return count
                raise AssertionError("the stalled reader is still there")

        with stalled:
            assert asyncio.run(talk()) > 0


def test_half_open_connections_are_bounded_in_time(tmp_path: Path) -> None:
    with hosted(tmp_path, limits=Limits(patience=0.5)) as host:
        connections = [socket.create_connection(("127.0.0.1", host.port), timeout=SOON) for _ in range(31)]
        halves = [b"", b"GET / HT", b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nX: "]
        try:
            for number, connection in enumerate(connections[:30]):
                with suppress(ConnectionError):  # it may already have given up
                    connection.sendall(halves[number % 3])
            with suppress(ConnectionError):
                connections[30].sendall(
                    b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"  # and no more
                )
            assert all(map(closed, connections))
        finally:
            for connection in connections:
                connection.close()
        until(partial(healthy, host.port), "a request that is sent in time")


def test_a_client_that_does_not_read_its_answer_or_sends_half_a_second_request_is_closed(tmp_path: Path) -> None:
    largest = max(static.files(), key=lambda path: len(static.files()[path].bodies[""]))
    with hosted(tmp_path, limits=Limits(patience=0.5)) as host:
        ask = b"GET /%s HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        half = b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"
        state = host.server.server_state
        for number, sent in enumerate((5 * (ask % largest.encode()), ask % b"health" + half)):
            with socket.socket() as connection:
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
                connection.connect(("127.0.0.1", host.port))
                connection.sendall(sent)
                until(lambda: state.total_requests > number, "the first answer")  # noqa: B023 - called at once
                until(lambda: not state.connections, "the server has closed it")
        until(partial(healthy, host.port), "a request that is sent in time")


def healthy(port: int) -> bool:
    """Whether the server answers; it closes the connection if this machine is too busy to send the request in time."""
    with suppress(ConnectionError, http.client.HTTPException):
        return Visitor(port).get("/health")[0] == 200
    return False


def test_connections_of_an_address_are_bounded_in_number(tmp_path: Path) -> None:
    with hosted(tmp_path, limits=Limits(patience=600, connections=5)) as host:
        connections = [socket.create_connection(("127.0.0.1", host.port), timeout=SOON) for _ in range(5)]
        try:
            with socket.create_connection(("127.0.0.1", host.port), timeout=SOON) as extra:
                assert closed(extra), "one more than the limit"
            for connection in connections:
                connection.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                assert connection.recv(12) == b"HTTP/1.1 200", "the others are served"
        finally:
            for connection in connections:
                connection.close()


def test_an_address_that_connects_too_often_is_closed_at_once_and_others_are_served(tmp_path: Path) -> None:
    with hosted(tmp_path, limits=Limits(connecting=Rate(5, 0.001))) as host:
        mal, ann = Visitor(host.port, source="127.0.0.66"), Visitor(host.port, source="127.0.0.7")
        assert [mal.get("/health")[0] for _ in range(5)] == [200] * 5
        for _ in range(3):
            with pytest.raises((ConnectionError, http.client.HTTPException)):
                mal.get("/health")
        assert ann.get("/health")[0] == 200


def closed(connection: socket.socket) -> bool:
    """Whether the server closes the connection, sooner or later."""
    try:
        while connection.recv(4096):
            pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


def test_a_removed_guest_cannot_come_back_and_a_locked_table_stays_closed(host: Host) -> None:
    async def send_away() -> None:
        ann, ben = host.guest("Ann"), host.guest("Ben")
        table = ann.table()["table"]
        async with ann.socket(table) as host_line, ben.socket(table) as line:
            await host_line.news()
            await line.news()
            assert (await line.say("Sit", seat=1))["type"] == "Done"
            assert (await host_line.say("Remove", seat=1))["type"] == "Done"
            assert (await line.say("Sit", seat=1))["key"] == "table-locked"
            assert (await host_line.say("Lock", locked=True))["type"] == "Done"
            async with host.guest("Cat").socket(table) as other:
                await other.news()
                assert (await other.say("Sit", seat=0))["key"] == "table-locked"

    asyncio.run(send_away())
