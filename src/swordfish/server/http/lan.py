"""The door to this server itself: what it allows, and, for who sits at this machine, the switch that lets others in."""

from typing import Any
from urllib.parse import urlsplit

from litestar import get, put
from litestar.params import JSONBody
from msgspec import Struct

from swordfish import __version__
from swordfish.core import Refusal
from swordfish.server.http.links import base_url, qr_svg
from swordfish.server.http.middleware import loopback
from swordfish.server.services import Asked, address_of, house_of

FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip", "via")


class Switch(Struct, forbid_unknown_fields=True):
    """Whether others on the same network can come in."""

    beyond: bool


class Here(Struct, frozen=True, kw_only=True):
    """This server, as the page has to know it."""

    version: str
    free_text: bool  # whether guests may write what they like
    beyond: bool  # whether others on the network can come in
    switch: bool  # whether you may change that
    link: str
    qr: str  # the link as a QR code, in SVG


def at_this_machine(request: Asked) -> bool:
    """Whether somebody asks from the machine itself, and not through a proxy that stands here."""
    if house_of(request).settings.url or any(name in request.headers for name in FORWARDED):
        return False
    names = (address_of(request), urlsplit(str(request.url)).hostname or "")
    return all(loopback(name) for name in names)


@get("/api/server")
async def here(request: Asked) -> Here:
    """What this server allows, and where others find it."""
    house, link = house_of(request), base_url(request)
    return Here(
        version=__version__,
        free_text=house.settings.free_text,
        beyond=bool(house.beyond.url or house.settings.url),
        switch=house.beyond.switchable and at_this_machine(request),
        link=link,
        qr=qr_svg(link).decode(),
    )


@put("/api/server", status_code=200)
async def switch(request: Asked, data: JSONBody[Switch]) -> Any:
    """Let others on the network in, or not; only who sits at this machine decides."""
    beyond = house_of(request).beyond
    if not (beyond.switchable and at_this_machine(request)):
        raise Refusal("not-this-machine")
    await (beyond.open() if data.beyond else beyond.close())
    return await here.fn(request)


HANDLERS = [here, switch]
