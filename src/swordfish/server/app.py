"""The server as an ASGI application: all routes over one store, behind the middleware."""

import contextlib
from collections.abc import AsyncGenerator
from functools import partial
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from swordfish import __version__
from swordfish.core import Refusal
from swordfish.parts import games_with, part
from swordfish.server.banned import BanList
from swordfish.server.budgets import Budgets
from swordfish.server.http import (
    advice,
    companions,
    described,
    endings,
    errors,
    games,
    guests,
    health,
    lessons,
    operator,
    previews,
    progress,
    records,
    rules,
    static,
    tables,
)
from swordfish.server.http import lan as lan_routes
from swordfish.server.http.middleware import Middleware
from swordfish.server.judging import judge_all
from swordfish.server.lan import LanSwitch
from swordfish.server.metrics import Metrics
from swordfish.server.scores import Scorer, score_all
from swordfish.server.services import Services
from swordfish.server.settings import Settings
from swordfish.server.socket import endpoint
from swordfish.server.store.database import StoreFailed

MOST_BODY = 64 * 1024
ROUTES = [
    *(
        guests,
        companions,
        progress,
        games,
        tables,
        described,
        lessons,
        rules,
        records,
        endings,
        advice,
        health,
        operator,
    ),
    *(lan_routes, endpoint, previews, static),
]


def build(settings: Settings, lan: LanSwitch | None = None) -> Middleware:
    """The server as an ASGI application."""
    metrics, banned, budgets = Metrics(), BanList(), Budgets(settings.limits)
    # the same ASGI as the middleware's, by other types
    app: Any = routed(settings, metrics, banned, lan or LanSwitch(), budgets)
    return Middleware(app, settings, metrics, banned, budgets)


def openapi() -> dict[str, Any]:
    """The schema that a server serves, without starting one."""
    settings = Settings(store=Path("unused"))
    app = routed(settings, Metrics(), BanList(), LanSwitch(), Budgets(settings.limits))
    return app.openapi_schema.to_schema()


def game_routes() -> list[Any]:
    """The modules with routes that only one game has."""
    return [part("server.routes", game) for game in games_with("server.routes")]


def routed(settings: Settings, metrics: Metrics, banned: BanList, lan: LanSwitch, budgets: Budgets) -> Litestar:
    """All routes over one store, which is opened when the server starts."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        services = app.state.services = Services(settings, metrics, banned, lan, budgets)
        store, state_of = services.store, services.registry.state_of
        scorer = Scorer(
            partial(score_all, store.scores, state_of), partial(judge_all, store.progress, state_of, services.fold)
        )
        services.registry.watchers.append(scorer.watch)
        if services.node:
            services.node.on_peers = scorer.wake  # a node that died may have left games unscored
        for module in ROUTES:
            for op, work in getattr(module, "OPERATIONS", {}).items():
                services.operations[op] = partial(work, services)
        await services.read_bans()
        try:
            await services.start()
            services.spawn(scorer.run())
            yield
        finally:
            await services.close()

    return Litestar(
        route_handlers=[handler for module in (*ROUTES, *game_routes()) for handler in module.HANDLERS],
        lifespan=[lifespan],
        exception_handlers={
            Refusal: errors.refused,
            HTTPException: errors.mistaken,
            RecursionError: errors.nested,
            StoreFailed: errors.unstored,
            Exception: errors.broken,
        },
        request_max_body_size=MOST_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="swordfish",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
    )
