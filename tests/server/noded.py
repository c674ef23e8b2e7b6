"""Nodes without a network, for tests: the services of several servers on one PostgreSQL, in one event loop."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from swordfish.server.banned import BanList
from swordfish.server.budgets import Budgets
from swordfish.server.lan import LanSwitch
from swordfish.server.limits import BOUNDLESS
from swordfish.server.metrics import Metrics
from swordfish.server.nodes.node import ServerNode
from swordfish.server.services import Services
from swordfish.server.settings import Settings
from tests.ports import own_port
from tests.waiting import LONG


def settings_of(url: str, name: str, **more: Any) -> Settings:
    """The settings of a node."""
    chosen: dict[str, Any] = {"limits": BOUNDLESS, "prepares": False, "bot_pace": 0.0, **more}
    return Settings(store=url, node=name, advertise=f"tcp://127.0.0.1:{own_port()}", **chosen)


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
