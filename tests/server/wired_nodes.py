"""Nodes whose every connection goes over a wire of the test, with wall clocks that the test moves."""

import asyncio
import tempfile
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

from tests.ports import own_port
from tests.server import skewed
from tests.server.nodes_process import NodeProcess, Nodes, balanced, launched
from tests.server.postgresql import Cluster, execute
from tests.server.wires import Network, network

PLACES = (
    "create table places (here text primary key, there text not null)",
    """create function placed() returns trigger language plpgsql as $$ begin
        new.url := coalesce((select there from places where here = new.url), new.url);
        return new;
    end $$""",
    "create trigger placed before insert on nodes for each row execute function placed()",
)
"""A trigger writes the address of a node's wire where the other nodes read the node's own."""


class WiredNodes(Nodes):
    """All nodes, and the network between them."""

    def __init__(self, nodes: list[NodeProcess], port: int, store: str, wires: Network, folder: Path) -> None:
        super().__init__(nodes, port, store)
        self.wires, self._folder = wires, folder

    def jump(self, node: NodeProcess, seconds: float) -> None:
        """Set the wall clock of a node wrong."""
        skewed.jump(self._folder / f"{node.name}.clock", seconds)


@asynccontextmanager
async def wired(folder: Path, cluster: Cluster, store: str, count: int = 3) -> AsyncGenerator[WiredNodes]:
    """Nodes with a wire between any two parties: clients, proxy, nodes, database."""
    for sql in PLACES:
        await asyncio.to_thread(execute, store, sql)
    with tempfile.TemporaryDirectory(prefix="wire") as short:  # a short path: it holds Unix sockets
        async with network() as wires:
            nodes: list[NodeProcess] = []
            for number in range(count):
                place = Path(short) / str(number)
                place.mkdir()
                url = f"postgresql://swordfish@{urlsplit(store).path}?host={place}&port={cluster.port}"
                node = NodeProcess(folder, url, f"n{number}")
                nodes.append(node)
                skewed.jump(clock := folder / f"{node.name}.clock", 0.0)
                node.program = ("-m", "tests.server.skewed", str(clock))
                name = f".s.PGSQL.{cluster.port}"
                await wires.to_socket(f"{node.name} to the database", place / name, cluster.folder / name)
                there = own_port()
                await wires.to_port(f"other nodes to {node.name}", there, node.place)
                add = "insert into places values (?, ?)"
                here = f"tcp://127.0.0.1:{node.place}"
                await asyncio.to_thread(execute, store, add, here, f"tcp://127.0.0.1:{there}")
            fronts: list[int] = []
            for node in nodes:
                fronts.append(own_port())
                await wires.to_port(f"proxy to {node.name}", fronts[-1], node.port)
            async with launched(nodes), balanced(fronts) as inner:
                front = own_port()
                await wires.to_port("clients to the proxy", front, inner)
                yield WiredNodes(nodes, front, store, wires, folder)
