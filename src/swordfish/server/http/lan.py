"""Routes about this server: what it allows, and the LAN switch, for a browser on this machine."""

from urllib.parse import urlsplit

from litestar import get, put
from litestar.params import JSONBody
from msgspec import Struct

from swordfish import __version__
from swordfish.core import Refusal
from swordfish.server.http.links import base_url, qr_svg
from swordfish.server.http.middleware import loopback
from swordfish.server.services import HttpRequest, address_of, services_of

FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip", "via")


class Switch(Struct, forbid_unknown_fields=True):
    """Whether other machines on the network can connect."""

    beyond: bool


class Here(Struct, frozen=True, kw_only=True):
    """The facts about this server that the page needs."""

    version: str
    free_text: bool  # whether chat allows free text
    beyond: bool  # whether other machines can connect
    switch: bool  # whether you may change `beyond`
    link: str
    qr: str  # the link as a QR code, in SVG


def at_this_machine(request: HttpRequest) -> bool:
    """Whether a request comes from this machine itself, and not through a proxy on it."""
    if services_of(request).settings.url or any(name in request.headers for name in FORWARDED):
        return False
    names = (address_of(request), urlsplit(str(request.url)).hostname or "")
    return all(loopback(name) for name in names)


@get("/api/server")
async def here(request: HttpRequest) -> Here:
    """What this server allows, and the address for others."""
    services, link = services_of(request), base_url(request)
    return Here(
        version=__version__,
        free_text=services.settings.free_text,
        beyond=bool(services.lan.url or services.settings.url),
        switch=services.lan.switchable and at_this_machine(request),
        link=link,
        qr=qr_svg(link).decode(),
    )


@put("/api/server", status_code=200)
async def switch(request: HttpRequest, data: JSONBody[Switch]) -> Here:
    """Open or close the server to the local network; only a browser on this machine may."""
    lan = services_of(request).lan
    if not (lan.switchable and at_this_machine(request)):
        raise Refusal("not-this-machine")
    await (lan.open() if data.beyond else lan.close())
    return await here.fn(request)


HANDLERS = [here, switch]
