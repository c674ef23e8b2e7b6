"""Whatever comes to the address of a node changes nothing, and the log says what it was."""

import asyncio
import json
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress

import msgspec
import pytest

from swordfish.core import Refusal
from swordfish.server.configuration import node_place
from swordfish.server.nodes import handshake
from swordfish.server.nodes.forwarding import visit
from swordfish.server.nodes.frames import MOST_PAYLOAD, ChannelEnd, ClientVisit, FrameKind, NodeCall, head
from swordfish.server.nodes.link import Channel, Link
from swordfish.server.nodes.mesh import Mesh
from swordfish.server.services import Services
from swordfish.server.socket.connection import Connection
from swordfish.server.store.nodes import Peer
from tests.ports import own_port
from tests.server.hosting import SOON
from tests.server.noded import node_of, nodes_on, services_on
from tests.server.postgresql import execute


def frame(kind: int, payload: bytes, channel: int = 1) -> bytes:
    return head(len(payload), kind, channel) + payload


VISIT = msgspec.json.encode(visit("nowhere", Connection("ann", "Ann"), -1))
ATTACKS = {
    "a frame that is too long": head(MOST_PAYLOAD + 1, FrameKind.TEXT, 1),
    "a frame of no kind": head(0, 99, 1),
    "a visit that is not JSON": frame(FrameKind.OPEN, b"{"),
    "a visit without a table": frame(FrameKind.OPEN, b"{}"),
    "news that are not text": frame(FrameKind.TELL, b'{"op":"\xff","table":"","facts":null}'),
    "news without an end": frame(FrameKind.TELL, b'{"op":"x","table":"","facts":' + b"[" * 100_000),
    "a pong without a number": frame(FrameKind.PONG, b"soon"),
    "a channel that is open already": 2 * frame(FrameKind.OPEN, VISIT),
}
HARMLESS = {
    "a message of nobody": frame(FrameKind.TEXT, b"{}"),
    "the end of nothing": frame(FrameKind.CLOSE, b""),
    "a reply to nothing": frame(FrameKind.REPLY, b"{}"),
    "news of nobody": frame(FrameKind.TELL, b'{"op":"muted","table":"","facts":["x",7]}'),
    "news of another version": frame(FrameKind.TELL, b'{"op":"cheered","table":"","facts":null}'),
    "a request of another version": frame(FrameKind.CALL, b'{"op":"cheer","table":"","facts":null}'),
    "a request without an end": frame(FrameKind.CALL, b'{"op":"x","table":"","facts":' + b"[" * 100_000),
}


async def linked(one: Services, other: Services) -> Link:
    """The connection between two nodes, at the side of the first."""
    mesh = node_of(one).mesh
    while (link := mesh.link(node_of(other).boot)) is None:
        await mesh.look(SOON)
    return link


async def dial(services: Services, secret: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to a node, by somebody with this secret."""
    reader, writer = await asyncio.open_connection(*node_place(services.settings.advertise))
    try:
        await handshake.dialled(reader, writer, secret, "rogue-1", node_of(services).boot)
    except BaseException:
        writer.close()
        raise
    return reader, writer


@asynccontextmanager
async def unchanged(url: str) -> AsyncGenerator[tuple[Services, Services]]:
    """Two nodes with a table; in the end they, their connection and their tables are as they were."""
    everything = "select tid, owner, epoch, seq, body from tables join entries using (tid) order by tid, seq"
    async with nodes_on(url, "a", "b") as (one, other):
        await one.registry.make("ann", "swipe", {"seats": 2}, listed=False)
        links = [await linked(one, other), await linked(other, one)]
        before = await asyncio.to_thread(execute, url, everything)
        async with asyncio.timeout(SOON):
            yield one, other
        assert await asyncio.to_thread(execute, url, everything) == before
        assert [await linked(one, other), await linked(other, one)] == links
        assert not any(link.closed for link in links)
        assert not any(table.connections for table in one.registry.tables.values())


def test_who_knows_the_secret_and_sends_nonsense_is_disconnected(
    postgres: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with unchanged(postgres) as (one, _):
            secret = await node_of(one).store.secret()
            assert await node_of(one).store.join("rogue", "rogue-1", "tcp://127.0.0.1:1")
            await asyncio.to_thread(execute, postgres, "update nodes set until = until + 9999999 where name = 'rogue'")
            for nonsense in ATTACKS.values():
                reader, writer = await dial(one, secret)
                writer.write(nonsense)
                with suppress(ConnectionError):
                    while await reader.read(1000):  # until the node closes it
                        pass
                writer.close()
            reader, writer = await dial(one, secret)
            writer.write(b"".join(HARMLESS.values()) + frame(FrameKind.PING, b"still there"))
            answer = b""
            while frame(FrameKind.PONG, b"still there", 0) not in answer:
                read = await reader.read(1000)
                assert read, "the node has closed it"
                answer += read
            writer.write(head(100, FrameKind.TEXT, 1) + b"half a frame")
            writer.close()

    asyncio.run(play())
    broke = [record for record in caplog.records if record.message == "the connection to a node broke"]
    assert [getattr(record, "facts", {})["node"] for record in broke] == ["rogue-1"] * len(ATTACKS)
    assert not [record for record in caplog.records if record.name == "asyncio"]


def test_who_does_not_know_the_secret_is_a_stranger(postgres: str, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        async with unchanged(postgres) as (one, _):
            with pytest.raises((asyncio.IncompleteReadError, ConnectionError)):
                await dial(one, b"a guess")

    asyncio.run(play())
    assert "a stranger at the nodes' address" in {record.message for record in caplog.records}


def test_a_client_that_is_sent_to_a_node_that_does_not_own_its_table_looks_again(postgres: str) -> None:
    class Corner:
        def __init__(self) -> None:
            self.end: asyncio.Future[ChannelEnd] = asyncio.get_running_loop().create_future()

        def received(self, kind: FrameKind, payload: bytes) -> None:
            if kind == FrameKind.CLOSE:
                self.end.set_result(ChannelEnd(**json.loads(payload)))

        def lost(self) -> None:
            """The nodes stop."""

    async def play() -> None:
        async with unchanged(postgres) as (one, other):
            [tid] = one.registry.tables
            for table, why in ((tid, "moved"), ("nowhere", "refused")):
                link, corner = await linked(one, other), Corner()
                link.open(corner, visit(table, Connection("ann", "Ann"), -1))
                assert (await corner.end).why == why

    asyncio.run(play())


def test_an_address_that_is_another_nodes_or_no_ones_connects_nobody(caplog: pytest.LogCaptureFixture) -> None:
    def failures() -> list[str]:
        found = [record for record in caplog.records if record.message == "a node cannot be reached"]
        return [getattr(record, "facts", {})["node"] for record in found]

    async def meet() -> None:
        meshes = [Mesh(boot, f"tcp://127.0.0.1:{own_port()}", Nobody()) for boot in "abc"]
        first, second, third = meshes
        try:
            for mesh in meshes:
                await mesh.open(b"secret")
            wrong = [second.url, f"tcp://127.0.0.1:{own_port()}"]
            for url in wrong:  # what the store says of the first node
                third.update([Peer(name="a", boot="a", url=url), Peer(name="c", boot="c", url=third.url)])
                while len(failures()) < wrong.index(url) + 1:
                    await asyncio.sleep(0.01)
            assert not first.links + second.links + third.links
        finally:
            for mesh in meshes:
                await mesh.close()

    asyncio.run(asyncio.wait_for(meet(), SOON))
    assert failures() == ["a", "a"]


@pytest.mark.parametrize(("address", "key"), [("tcp://192.0.2.1:7744", "cannot-listen"), ("taken", "port-taken")])
def test_an_address_that_is_not_this_machines_or_taken_is_refused(postgres: str, address: str, key: str) -> None:
    async def play() -> None:
        async with nodes_on(postgres, "a") as (first,):
            place = first.settings.advertise if address == "taken" else address
            second = services_on(postgres, "b", advertise=place)
            try:
                with pytest.raises(Refusal) as found:
                    await second.start()
                assert found.value.key == key
                assert [peer.name for peer in await node_of(first).store.live()] == ["a"]
            finally:
                await second.close()

    asyncio.run(play())


class Nobody:
    """Handlers of a node that nobody visits."""

    def visited(self, link: Link, channel: int, visit: ClientVisit) -> Channel:
        raise AssertionError

    async def called(self, call: NodeCall) -> object:
        raise AssertionError

    def told(self, news: NodeCall) -> None:
        raise AssertionError
