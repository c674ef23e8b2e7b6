"""Connections between nodes, and between a node and its database, stand still or break: each fault once."""

import asyncio
import tempfile
import threading
from collections.abc import Coroutine, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import parse_qs, urlsplit

import msgspec
import pytest

from swordfish.core import Refusal
from swordfish.server.services import Services
from swordfish.server.table.change import Change
from swordfish.server.table.entries import Locked
from tests.ports import own_port
from tests.server.hosting import SOON, Host
from tests.server.noded import node_of, nodes_on, services_of, services_on, settings_of, sooner, taken
from tests.server.postgresql import execute
from tests.server.wired_nodes import PLACES
from tests.server.wires import Network, Wire
from tests.waiting import LONG, until

R = TypeVar("R")


class Beside:
    """An event loop in a thread of its own, for wires: a node that connects blocks the loop of the test."""

    def __init__(self) -> None:
        self.loop, self.network = asyncio.new_event_loop(), Network()
        self._thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self._thread.start()

    def run(self, work: Coroutine[Any, Any, R]) -> R:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(SOON)

    def close(self) -> None:
        for wire in self.network.wires:
            self.run(wire.close())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join()
        self.loop.close()


@pytest.fixture
def beside() -> Generator[Beside]:
    made = Beside()
    try:
        yield made
    finally:
        made.close()


@contextmanager
def by_wire(store: str, beside: Beside) -> Generator[tuple[str, Wire]]:
    """The URL of a store by a wire, and the wire."""
    facts = parse_qs(urlsplit(store).query)
    if "host" not in facts:
        pytest.skip("the database of SWORDFISH_POSTGRES has no Unix socket in its URL, so no wire can be put there")
    name = f".s.PGSQL.{facts['port'][0]}"
    with tempfile.TemporaryDirectory(prefix="wire") as short:
        target = Path(facts["host"][0]) / name
        wire = beside.run(beside.network.to_socket("to the database", Path(short) / name, target))
        yield store.replace(facts["host"][0], short), wire


async def cut_off(url: str, store: str, wire: Wire, beside: Beside) -> None:
    async with nodes_on(store, "b") as (other,):
        lost = services_on(url, "a")
        await lost.start()
        table = await lost.registry.make("ann", "swipe", {"seats": 2}, listed=False)
        beside.loop.call_soon_threadsafe(wire.block)
        late = asyncio.create_task(table.perform(lambda: Change(entries=[Locked(locked=True)])))
        owned = await taken(other, table.tid)
        await owned.perform(lambda: Change(entries=[Locked(locked=False)]))
        beside.loop.call_soon_threadsafe(wire.unblock)
        with pytest.raises(Refusal) as refused:
            await late
        assert refused.value.key in {"try-again", "store-failed"}
        await sooner(lambda: dropped(lost, table.tid))
        assert len(await other.store.tables.entries(table.tid)) == owned.seq == 2
        assert not owned.state.locked
        await lost.close()


async def dropped(services: Services, tid: str) -> bool | None:
    """True once the table has left the memory of this node."""
    return tid not in services.registry.tables or None


@pytest.mark.waits
def test_a_node_that_is_cut_off_from_the_database_loses_its_tables_and_writes_nothing(
    postgres: str, beside: Beside
) -> None:
    with by_wire(postgres, beside) as (url, wire):
        asyncio.run(asyncio.wait_for(cut_off(url, postgres, wire, beside), LONG))


@contextmanager
def hosts(store: str, beside: Beside) -> Generator[tuple[list[Host], list[Wire]]]:
    """Two nodes that reach each other by wires alone."""
    for sql in PLACES:
        execute(store, sql)
    made: list[Host] = []
    try:
        for name in ("a", "b"):
            here, there = own_port(), own_port()
            beside.run(beside.network.to_port(f"to {name}", there, here))
            places = [f"tcp://127.0.0.1:{port}" for port in (here, there)]
            execute(store, "insert into places values (?, ?)", *places)
            made.append(Host(settings_of(store, name, advertise=places[0])).start())
        for host in made:
            mesh = node_of(services_of(host)).mesh
            until(lambda mesh=mesh: len(mesh.links) == 1, "the link")
        yield made, beside.network.wires
    finally:
        for host in made:
            host.stop()


def test_clients_keep_their_sockets_while_the_connection_between_two_nodes_is_cut(
    postgres: str, beside: Beside
) -> None:
    with hosts(postgres, beside) as ((one, other), wires):
        ann, ben = one.guest("Ann"), other.guest("Ben")
        made = ann.table("swipe", options={"seats": 2})

        async def play() -> None:
            async with ben.socket(made["table"]) as line:
                await line.news()
                for number in range(3):
                    for wire in wires:
                        beside.loop.call_soon_threadsafe(wire.cut)
                    kind = {"seat": 1} if number == 0 else {"phrase": "hello"}
                    assert (await line.say("Chat" if number else "Sit", **kind))["type"] == "Done"

        asyncio.run(asyncio.wait_for(play(), SOON))
        rows = execute(postgres, "select body from entries where tid = ? order by seq", made["table"])
        kinds = [msgspec.json.decode(body)["type"] for (body,) in rows]
        assert kinds == ["Made", "Sat", "Said", "Said"], "each request is in the log once"
