"""Routes for monitoring: liveness, readiness, metrics."""

from litestar import MediaType, Response, get
from msgspec import Struct

from swordfish import GAMES, __version__
from swordfish.server.services import HttpRequest, services_of


class Health(Struct, frozen=True):
    """The server answers."""

    ok: bool
    version: str
    games: tuple[str, ...]


@get("/health/ready")
async def ready(request: HttpRequest) -> Health:
    """Readiness: whether the server can write and read its store."""
    await services_of(request).store.ping()
    return Health(ok=True, version=__version__, games=tuple(GAMES))


@get("/health")
async def health(request: HttpRequest) -> Health:
    """The same as readiness, at the address where monitors look first."""
    await services_of(request).store.ping()
    return Health(ok=True, version=__version__, games=tuple(GAMES))


@get("/health/live")
async def live() -> Health:
    """Liveness: whether the process answers. It needs no store."""
    return Health(ok=True, version=__version__, games=tuple(GAMES))


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(request: HttpRequest) -> Response[str]:
    """Counters, gauges and histograms, for Prometheus."""
    text = services_of(request).metrics.text()
    return Response(text, headers={"content-type": "text/plain; version=0.0.4; charset=utf-8"})


HANDLERS = [health, ready, live, metrics]
