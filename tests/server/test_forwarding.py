"""Any node serves any table: frames and requests reach the node that owns it, and only nodes can forward."""

import asyncio
import json
import socket
import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from swordfish.server.limits import Limits, Rate
from swordfish.server.nodes import handshake
from swordfish.server.nodes.frames import BadFrame, ClientVisit, FrameKind, NodeCall, Splitter, head
from swordfish.server.nodes.link import Channel, Link
from swordfish.server.nodes.mesh import Mesh
from swordfish.server.socket import server_messages
from swordfish.server.store.nodes import Peer
from tests.ports import own_port
from tests.server.hosting import SOON, Host, Line, Visitor, begin, play_out
from tests.server.noded import hosts_on, node_of, services_of
from tests.server.postgresql import Databases
from tests.waiting import until

BATCH = 20
"""Requests that are sent before the first is answered."""


@pytest.fixture(scope="module")
def pair(databases: Databases) -> Iterator[tuple[Host, Host]]:
    """Two nodes."""
    with databases.fresh() as url, hosts_on(url, "a", "b") as (one, other):
        yield one, other


def frame(kind: FrameKind, channel: int, payload: bytes) -> bytes:
    """A frame as bytes."""
    return head(len(payload), kind, channel) + payload


async def closed(line: Line) -> None:
    """Read until the server has closed the socket."""
    with suppress(ConnectionClosed):
        while True:
            await line.next()


def through(visitor: Visitor, host: Host) -> Visitor:
    """The same guest, who comes through this node."""
    other = Visitor(host.port)
    other.cookie, other.numbers = visitor.cookie, visitor.numbers + 1000
    return other


def test_guests_of_two_nodes_play_one_game(pair: tuple[Host, Host]) -> None:
    one, other = pair
    ann, ben, eve = one.guest("Ann"), other.guest("Ben"), other.guest("Eve")
    made = ann.table("swipe", options={"seats": 2, "chips": 10})

    async def play() -> None:
        async with (
            ann.socket(made["table"]) as first,
            ben.socket(made["code"]) as second,
            eve.socket(made["table"]) as watcher,
        ):
            await watcher.next("News")
            assert (await first.say("Sit", seat=0))["type"] == "Done"
            assert (await second.say("Sit", seat=1))["type"] == "Done"
            await begin(first, second)
            starts = [await line.news("playing", "over") for line in (first, second)]
            ends = await asyncio.gather(*map(play_out, (first, second), starts))
            assert ends[0]["view"] == ends[1]["view"]
            assert ends[0]["seq"] == ends[1]["seq"]
            while (last := await watcher.next("News")).get("due", {}).get("kind") != "over":
                pass
            assert last["seq"] >= ends[0]["seq"]
            told = [
                [entry for news in line.told if news["type"] == "News" for entry in news["entries"]]
                for line in (second, watcher)
            ]
            happened = [[entry for entry in entries if entry["type"] == "Happened"] for entries in told]
            assert happened[0] == happened[1], [news["seq"] for news in watcher.told if news["type"] == "News"]

    asyncio.run(asyncio.wait_for(play(), SOON))
    assert made["table"] in services_of(one).registry.tables
    assert made["table"] not in services_of(other).registry.tables
    until(lambda: "swordfish_forwarded_sockets 0\n" in services_of(other).metrics.text(), "the sockets have ended")


def test_a_request_is_repeated_and_a_gap_is_filled_through_any_node(pair: tuple[Host, Host]) -> None:
    one, other = pair
    ann = one.guest("Ann")
    made = ann.table("swipe", options={"seats": 2})
    away = through(ann, other)

    async def play() -> None:
        async with ann.socket(made["table"]) as line:
            assert (await line.say("Lock", number=5, locked=True))["type"] == "Done"
        async with away.socket(made["table"], since=1) as line:
            news = await line.next("News")
            assert [entry["type"] for entry in news["entries"]] == ["Locked"]
            assert (await line.say("Lock", number=5, locked=True)) == {"type": "Done", "number": 5, "seq": news["seq"]}
            assert (await line.say("Speak", commands=[]))["type"] == "Refused"
            await line.connection.send("{")
            assert (await line.next("Refused"))["key"] == "bad-message"

    asyncio.run(asyncio.wait_for(play(), SOON))


def test_requests_that_need_the_live_table_go_to_its_node(pair: tuple[Host, Host]) -> None:
    one, other = pair
    ann = one.guest("Ann")
    made = ann.table("swish", options={"seats": 1})
    away = through(ann, other)
    tid = made["table"]
    assert away.ask("GET", f"/api/tables/{tid}/described").json()["key"] == "not-begun"

    async def play() -> None:
        async with away.socket(tid) as line:
            await line.say("Sit", seat=0)
            await begin(line)
            here, there = (who.ask("GET", f"/api/tables/{tid}/described").json() for who in (ann, away))
            assert here["picture"]
            assert here["position"] == there["position"]
            found = await asyncio.to_thread(away.post, f"/api/tables/{tid}/hint")
            assert found[0] == 200, found
            operator = Visitor(other.port, {"authorization": "Bearer secret"})
            listed = operator.get(f"/api/operator/tables?text={made['code']}")[1]
            assert [one["connections"] for one in listed] == [1]
            answer = await asyncio.to_thread(operator.post, f"/api/operator/tables/{tid}/close")
            assert answer == (200, {"closed": True})
            await closed(line)
            assert line.connection.close_code in {4000, server_messages.REFUSED}

    asyncio.run(asyncio.wait_for(play(), SOON))


def test_names_and_bans_hold_at_every_node(pair: tuple[Host, Host]) -> None:
    one, other = pair
    ann, ben = one.guest("Ann"), other.guest("Ben")
    made = ann.table("swipe", options={"seats": 2})

    async def play() -> None:
        async with ann.socket(made["table"]) as first, ben.socket(made["table"]) as second:
            await first.say("Sit", seat=0)
            await second.news()  # the owner of the table has let them in
            renamed = await asyncio.to_thread(through(ben, one).post, "/api/guest", {"name": "Benno"})
            assert renamed[0] == 200
            name = ""
            while name != "Benno":  # the other node hears of it a moment later
                seq = (await second.say("Sit", seat=1))["seq"]
                while (news := await first.news("open"))["seq"] < seq:
                    pass
                name = news["table"]["seats"][1]["name"]
                await second.say("Stand")
            operator = Visitor(one.port, {"authorization": "Bearer secret"})
            gid = ben.get("/api/guest")[1]["guest"]
            assert operator.ask("PUT", f"/api/operator/bans?who=guest:{gid}").status == 200
            await closed(second)
        async with ben.socket(made["table"]) as again:
            assert (await again.next("Refused"))["key"] == "banned"

    asyncio.run(asyncio.wait_for(play(), SOON))


def test_a_client_that_does_not_read_delays_nobody_else(pair: tuple[Host, Host]) -> None:
    one, other = pair
    ann, ben = one.guest("Ann"), other.guest("Ben")
    made = ann.table("swipe", options={"seats": 6})
    slow = socket.socket()
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    slow.connect(("127.0.0.1", other.port))
    head = f"GET /api/tables/{made['table']}/socket HTTP/1.1\r\nHost: 127.0.0.1:{other.port}\r\nUpgrade: websocket\r\n"
    head += (
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\nCookie: {ben.cookie}"
    )
    slow.sendall(f"{head}\r\n\r\n".encode())  # and then it reads nothing
    forwarder = node_of(services_of(other)).forwarder

    async def read(line: Line, last: asyncio.Future[int]) -> None:
        while (await line.next("News"))["seq"] < (last.result() if last.done() else sys.maxsize):
            pass

    async def play() -> None:
        async with ben.socket(made["table"]) as quick, ann.socket(made["table"]) as first:
            await quick.next("News")
            await asyncio.to_thread(until, lambda: len(forwarder.connections) == 2, "both sockets")
            last: asyncio.Future[int] = asyncio.get_running_loop().create_future()
            reading, count = asyncio.create_task(read(quick, last)), 0
            while not any(one.stalled for one in forwarder.connections):  # until the slow one is dropped
                for _ in range(BATCH):
                    count += 1
                    asked = {"type": "ListTable", "number": 1_000_000 + count, "listed": bool(count % 2)}
                    await first.connection.send(json.dumps(asked))
                for _ in range(BATCH):
                    await first.next("Done")
            last.set_result((await first.say("Lock", locked=True))["seq"] + 1)
            await first.say("Lock", locked=False)
            await reading

    with slow:
        asyncio.run(asyncio.wait_for(play(), SOON))


def test_limits_are_counted_where_the_guest_comes_in(databases: Databases) -> None:
    limits = Limits(chat=Rate(1, 0.001))
    with databases.fresh() as url, hosts_on(url, "a", "b", limits=limits) as (one, other):
        ann = one.guest("Ann")
        made = ann.table("swipe", options={"seats": 2})
        away = through(ann, other)

        async def chat(visitor: Visitor) -> list[str]:
            async with visitor.socket(made["table"]) as line:
                await line.next("News")
                return [(await line.say("Chat", phrase="hello"))["type"] for _ in range(2)]

        assert asyncio.run(chat(away)) == ["Done", "Refused"]
        assert asyncio.run(chat(ann)) == ["Done", "Refused"], "each node has a budget of its own"


def test_a_node_that_stops_hands_its_tables_over_and_sockets_stay_open(databases: Databases) -> None:
    with databases.fresh() as url, hosts_on(url, "b") as (other,):
        with hosts_on(url, "a", peers=1) as (one,):
            ann = one.guest("Ann")
            made, running = ann.table("swipe", options={"seats": 2}), ann.table("swirl", options={"seats": 2})
            away = through(ann, other)
            until(lambda: node_of(services_of(other)).mesh.links, "the link")

            async def play() -> None:
                async with ann.socket(running["table"]) as line:
                    await line.say("Sit", seat=0)
                    await line.say("SeatBot", seat=1, bot="random")
                    await begin(line)
                async with away.socket(made["table"]) as line:
                    assert (await line.say("Lock", locked=True))["type"] == "Done"
                    await asyncio.to_thread(one.stop)
                    assert (await line.say("Lock", locked=False))["type"] == "Done"
                    assert line.connection.close_code is None

            asyncio.run(asyncio.wait_for(play(), SOON))
        registry = services_of(other).registry
        until(lambda: {made["table"], running["table"]} <= registry.tables.keys(), "both tables at the other node")


@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\n\r\n" * 9, handshake.PROTOCOL + bytes(200)])
def test_a_stranger_who_does_not_know_the_secret_gets_nothing_from_a_node(pair: tuple[Host, Host], said: bytes) -> None:
    host, _, port = pair[0].settings.advertise.removeprefix("tcp://").rpartition(":")
    with socket.create_connection((host, int(port)), SOON) as stranger:
        stranger.settimeout(SOON)
        greeting = b""
        while len(greeting) < len(handshake.PROTOCOL) + handshake.NONCE_BYTES:
            greeting += stranger.recv(100)
        stranger.sendall(said + frame(FrameKind.CALL, 1, b'{"op":"connections","table":"","facts":[[]]}'))
        if not said:
            stranger.shutdown(socket.SHUT_WR)
        with suppress(ConnectionResetError):
            assert stranger.recv(100) == b""
    assert [len(node_of(services_of(one)).mesh.links) for one in pair] == [1, 1]


def test_a_proof_is_good_for_one_direction_and_one_connection() -> None:
    secret, nonces = b"s" * 32, bytes(64)
    made = handshake.proof(secret, b"dials", nonces, "a", "b")
    others = [
        handshake.proof(secret, b"accepts", nonces, "a", "b"),
        handshake.proof(secret, b"dials", nonces, "b", "a"),
        handshake.proof(secret, b"dials", b"1" * 64, "a", "b"),
        handshake.proof(b"t" * 32, b"dials", nonces, "a", "b"),
    ]
    assert made not in others


def test_frames_are_reassembled_from_pieces_of_any_size() -> None:
    sent = [(FrameKind.TEXT, 7, b"x" * size) for size in (0, 1, 5, 70_000)] + [(FrameKind.PING, 0, b"1.5")]
    stream = b"".join(frame(*one) for one in sent)
    for step in (1, 8, 4096, len(stream)):
        splitter, found = Splitter(), list[tuple[FrameKind, int, bytes]]()
        for at in range(0, len(stream), step):
            found += splitter.feed(stream[at : at + step])
        assert found == sent
    with pytest.raises(BadFrame):
        Splitter().feed(b"\xff" * 20)


def test_the_numbers_of_encoded_messages_are_found() -> None:
    encode = server_messages.encode
    assert server_messages.seq_of(encode(server_messages.News(seq=12))) == 12
    assert server_messages.answered(encode(server_messages.Done(7, 9))) == 7
    refusal = server_messages.Refused(number=-1, key="k", facts={}, text="t")
    assert server_messages.answered(encode(refusal)) == -1
    ping = encode(server_messages.Ping(1, 2))
    assert (server_messages.seq_of(ping), server_messages.answered(ping)) == (None, None)


class Listening:
    """Handlers that write down the news."""

    def __init__(self) -> None:
        self.heard: list[Any] = []

    def visited(self, link: Link, channel: int, visit: ClientVisit) -> Channel:
        raise AssertionError("nobody visits")

    async def called(self, call: NodeCall) -> Any:
        raise AssertionError("nobody calls")

    def told(self, news: NodeCall) -> None:
        self.heard.append(news.facts)


def test_news_reach_a_node_that_was_not_connected_in_order() -> None:
    ears = Listening()

    async def meet() -> None:
        meshes = [Mesh(boot, f"tcp://127.0.0.1:{own_port()}", ears) for boot in "ab"]
        peers = [Peer(name=mesh.boot, boot=mesh.boot, url=mesh.url) for mesh in meshes]
        try:
            for mesh in meshes:
                await mesh.open(b"secret")
            meshes[0].tell("renamed", ["first"])
            for mesh in meshes:
                mesh.update(peers)
            while not meshes[0].links:
                await meshes[0].look(SOON)
            meshes[0].tell("renamed", ["second"])
            meshes[0].links[0].close()
            meshes[0].tell("renamed", ["third"])
            while ["third"] not in ears.heard:
                meshes[1].update(peers)
                await asyncio.sleep(0)
        finally:
            for mesh in meshes:
                await mesh.close()

    asyncio.run(asyncio.wait_for(meet(), SOON))
    last = ears.heard[-3:]
    assert last == [["first"], ["second"], ["third"]]
