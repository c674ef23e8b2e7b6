"""Doors for guests: a name, other devices, being forgotten, whom not to hear."""

from typing import Any

from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Struct

from swordfish.core import Refusal
from swordfish.server.http.links import base_url, qr_svg
from swordfish.server.services import Asked, address_of, guest_of, house_of
from swordfish.server.store import guests
from swordfish.server.store.forgetting import forget

YEAR = 365 * 24 * 3600


class Name(Struct, forbid_unknown_fields=True):
    """What a guest is called."""

    name: str


class Me(Struct, frozen=True):
    """A guest, and what they like on every device of theirs: the page's own notes."""

    guest: str
    name: str
    settings: dict[str, Any] = {}


class Key(Struct, forbid_unknown_fields=True):
    """The one-time key to another device."""

    key: str


class NewKey(Struct, frozen=True):
    """A key that is good once, for so many seconds; the link holds it behind #, where no server and no log sees it."""

    key: str
    link: str
    seconds: int
    qr: str  # the link as a QR code, in SVG


def _with_cookie(request: Asked, me: Me, token: str) -> Response[Me]:
    cookie = Cookie(
        key=guests.COOKIE,
        value=token,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        max_age=YEAR,
    )
    return Response(me, cookies=[cookie])


@post("/api/guest", status_code=200)
async def greet(request: Asked, data: JSONBody[Name]) -> Response[Me]:
    """Give a name: a new guest gets a cookie, a known one the new name."""
    house = house_of(request)
    known = await guests.recall(house.store, request.cookies.get(guests.COOKIE))
    if known is not None:
        renamed = await guests.rename(house.store, known.gid, data.name)
        return Response(Me(renamed.gid, renamed.name, await guests.settings(house.store, renamed.gid)))
    guests.named(data.name)
    if wait := house.greetings.take(address_of(request)):
        raise Refusal("too-many-guests", seconds=round(wait, 1))
    guest, token = await guests.greet(house.store, data.name)
    return _with_cookie(request, Me(guest.gid, guest.name), token)


@get("/api/guest")
async def me(request: Asked, gently: FromQuery[bool] = False) -> Me:
    """Who you are here; `gently`: whoever is nobody yet is told so by empty names, and not refused."""
    if gently and await guests.recall(house_of(request).store, request.cookies.get(guests.COOKIE)) is None:
        return Me("", "")
    guest = await guest_of(request)
    return Me(guest.gid, guest.name, await guests.settings(house_of(request).store, guest.gid))


@put("/api/guest/settings", status_code=200)
async def like(request: Asked, data: JSONBody[dict[str, Any]]) -> dict[str, Any]:
    """Keep what you like, for all your devices."""
    guest = await guest_of(request)
    return await guests.like(house_of(request).store, guest.gid, data)


@delete("/api/guest", status_code=200)
async def forget_me(request: Asked) -> Response[dict[str, Any]]:
    """Delete your names, chat, ratings and bests; your games stay, with an empty name."""
    guest, house = await guest_of(request), house_of(request)
    for tid in await forget(house.store, guest.gid):
        await house.let_go(tid)
    response: Response[dict[str, Any]] = Response({"forgotten": True})
    response.delete_cookie(guests.COOKIE)
    return response


@post("/api/guest/devices", status_code=200)
async def other_device(request: Asked) -> NewKey:
    """A one-time key that makes another device yours."""
    guest = await guest_of(request)
    key = await guests.device(house_of(request).store, guest.gid)
    link = f"{base_url(request)}/device#{key}"
    return NewKey(key, link, guests.DEVICE_SECONDS, qr_svg(link).decode())


@post("/api/devices", status_code=200)
async def this_device(request: Asked, data: JSONBody[Key]) -> Response[Me]:
    """Make this device the guest's whose key this is."""
    store = house_of(request).store
    guest, token = await guests.redeem(store, data.key)
    return _with_cookie(request, Me(guest.gid, guest.name, await guests.settings(store, guest.gid)), token)


@put("/api/guest/mutes/{other:str}", status_code=200)
async def mute(request: Asked, other: FromPath[str]) -> dict[str, Any]:
    """Do not hear this guest any more, at any table."""
    return await _muted(request, other, muted=True)


@delete("/api/guest/mutes/{other:str}", status_code=200)
async def unmute(request: Asked, other: FromPath[str]) -> dict[str, Any]:
    """Hear this guest again."""
    return await _muted(request, other, muted=False)


async def _muted(request: Asked, other: str, *, muted: bool) -> dict[str, Any]:
    guest, house = await guest_of(request), house_of(request)
    if len(other) > 64:
        raise Refusal("no-such-guest")
    await guests.mute(house.store, guest.gid, other, muted=muted)
    silent = await guests.muted(house.store, guest.gid)
    for live in house.hub.tables.values():
        for link in live.links:
            if link.guest == guest.gid:
                link.muted = silent
    return {"muted": muted}


HANDLERS = [greet, me, like, forget_me, other_device, this_device, mute, unmute]
