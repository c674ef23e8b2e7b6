"""Nodes without a network, for tests: the services of several servers on one PostgreSQL, in one event loop."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, cast

from swordfish.server.banned import BanList
from swordfish.server.budgets import Budgets
from swordfish.server.lan import LanSwitch
from swordfish.server.limits import BOUNDLESS, Limits
from swordfish.server.metrics import Metrics
from swordfish.server.nodes.node import ServerNode
from swordfish.server.services import Services
from swordfish.server.settings import Settings
from swordfish.server.store.database import OwnedElsewhere
from swordfish.server.table.table import HostedTable
from tests.ports import own_port
from tests.server.hosting import Host
from tests.waiting import LONG, until


def settings_of(url: str, name: str, **more: Any) -> Settings:
    """The settings of a node."""
    place = {"advertise": f"tcp://127.0.0.1:{own_port()}"}
    chosen: dict[str, Any] = {"limits": BOUNDLESS, "prepares": False, "bot_pace": 0.0, **place, **more}
    return Settings(store=url, node=name, **chosen)


def services_on(url: str, name: str, **more: Any) -> Services:
    """The services of a node that has not joined yet."""
    settings = settings_of(url, name, **more)
    return Services(settings, Metrics(), BanList(), LanSwitch(), Budgets(settings.limits))


def node_of(services: Services) -> ServerNode:
    """The node of some services."""
    assert services.node is not None
    return services.node


@asynccontextmanager
async def nodes_on(url: str, *names: str) -> AsyncGenerator[list[Services]]:
    """Nodes that have joined."""
    made = [services_on(url, name) for name in names]
    try:
        for services in made:
            await services.start()
        yield made
    finally:
        for services in made:
            await services.close()


async def sooner(look: Callable[[], Awaitable[Any]]) -> Any:
    """Try again until there is a result."""
    async with asyncio.timeout(LONG):
        while (found := await look()) is None:
            await asyncio.sleep(0.01)
    return found


async def taken(services: Services, tid: str) -> HostedTable:
    """The table at a node, as soon as that node may have it."""

    async def look() -> HostedTable | None:
        try:
            return await services.registry.find(tid)
        except OwnedElsewhere:
            return None

    return await sooner(look)


def services_of(host: Host) -> Services:
    app: Any = host.server.config.app
    return cast(Services, app.app.state.services)


@contextmanager
def hosts_on(url: str, *names: str, limits: Limits = BOUNDLESS, peers: int | None = None) -> Generator[list[Host]]:
    """Running nodes that are connected with one another. `peers`: how many others each has, if there are more."""
    others = len(names) - 1 if peers is None else peers
    hosts: list[Host] = []
    try:
        hosts += [Host(settings_of(url, name, limits=limits, operator="secret")).start() for name in names]
        for host in hosts:
            mesh = node_of(services_of(host)).mesh
            until(lambda mesh=mesh: len(mesh.links) == others, "the links")
        yield hosts
    finally:
        for host in hosts:
            host.stop()
