"""Routes for guests: name, settings, devices, mutes, and being forgotten."""

from typing import Any

from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Struct

from swordfish.core import Refusal
from swordfish.server.faces import checked_face
from swordfish.server.http.links import base_url, qr_svg
from swordfish.server.services import (
    COOKIE,
    HttpRequest,
    Services,
    check_ban,
    guest_of,
    known_guest,
    owner_of,
    services_of,
)
from swordfish.server.store.everything import StoredData
from swordfish.server.store.guests import DEVICE_SECONDS, Guest, checked_name, device_of

YEAR = 365 * 24 * 3600
FORGETTING_TRIES = 5


class Name(Struct, forbid_unknown_fields=True):
    """What a guest is called, and their face; an empty face changes nothing."""

    name: str
    face: str = ""


class Me(Struct, frozen=True):
    """A guest, and the settings that the page stores for all their devices."""

    guest: str
    name: str
    settings: dict[str, Any] = {}
    face: str = ""  # empty: not chosen yet


class Forgotten(Struct, frozen=True):
    """Whether a guest's names, chat, ratings and bests are deleted."""

    forgotten: bool


class Muting(Struct, frozen=True):
    """Whether you have muted another guest."""

    muted: bool


class Key(Struct, forbid_unknown_fields=True):
    """The one-time key to another device."""

    key: str


class MyDevice(Struct, frozen=True):
    """A device of yours: when you added it, when it was last used (to the hour), and whether it is this one."""

    device: str
    made: int
    seen: int
    here: bool


class NewKey(Struct, frozen=True):
    """A one-time key, valid for so many seconds. The link holds it behind #, so no server or log receives it."""

    key: str
    link: str
    seconds: int
    qr: str  # the link as a QR code, in SVG


async def _me(request: HttpRequest, guest: Guest) -> Me:
    settings = await services_of(request).store.guests.settings(guest.gid)
    return Me(guest.gid, guest.name, settings, guest.face)


def _with_cookie(request: HttpRequest, me: Me, token: str) -> Response[Me]:
    cookie = Cookie(
        key=COOKIE,
        value=token,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        max_age=YEAR,
    )
    return Response(me, cookies=[cookie])


@post("/api/guest", status_code=200)
async def greet(request: HttpRequest, data: JSONBody[Name]) -> Response[Me]:
    """Name yourself: a new guest gets a cookie, a known guest is renamed."""
    services = services_of(request)
    guests = services.store.guests
    known = await known_guest(request)
    if known is not None:
        check_ban(services, known)
        renamed = await guests.rename(known, data.name, data.face)
        services.announce("renamed", renamed.gid, renamed.name, renamed.face)
        return Response(await _me(request, renamed))
    checked_name(data.name)
    checked_face(data.face)
    services.budgets.greetings.demand(owner_of(request), "too-many-guests")
    guest, token = await guests.greet(data.name, data.face)
    return _with_cookie(request, await _me(request, guest), token)


@get("/api/guest")
async def me(request: HttpRequest, gently: FromQuery[bool] = False) -> Me:
    """The guest of this cookie; with `gently` an unknown guest gets empty names instead of a refusal."""
    if gently and await known_guest(request) is None:
        return Me("", "")
    guest = await guest_of(request)
    return await _me(request, guest)


@put("/api/guest/settings", status_code=200)
async def like(request: HttpRequest, data: JSONBody[dict[str, Any]]) -> Me:
    """Store your settings, for all your devices."""
    guest = await guest_of(request)
    await services_of(request).store.guests.save_settings(guest.gid, data)
    return await _me(request, guest)


@delete("/api/guest", status_code=200)
async def forget_me(request: HttpRequest) -> Response[Forgotten]:
    """Delete your names, chat, ratings and bests; your games stay, with an empty name."""
    guest, services = await guest_of(request), services_of(request)
    guests, gid = services.store.guests, guest.gid
    tids = await guests.revoke(gid)
    services.announce("gone", gid)
    for _ in range(FORGETTING_TRIES):  # games go on meanwhile, and one that begins writes the name again
        await services.everywhere("release", tids)
        if not await guests.anonymise(gid, tids):
            break
    await guests.forget(gid)
    response = Response(Forgotten(forgotten=True))
    response.delete_cookie(COOKIE)
    return response


async def _release(services: Services, _: str, facts: Any) -> None:
    """Drop tables from the memory of this node."""
    [tids] = facts
    for tid in tids:
        await services.registry.release(tid)


@get("/api/guest/devices")
async def my_devices(request: HttpRequest) -> list[MyDevice]:
    """Your devices."""
    guest, here = await guest_of(request), device_of(request.cookies[COOKIE])
    found = await services_of(request).store.guests.devices(guest.gid)
    return [MyDevice(one.device, one.made, one.seen, one.device == here) for one in found]


@delete("/api/guest/devices/{device:str}", status_code=200)
async def end_device(request: HttpRequest, device: FromPath[str]) -> list[MyDevice]:
    """Remove one of your devices: its cookie becomes invalid and its sockets close."""
    guest, services = await guest_of(request), services_of(request)
    if device not in {one.device for one in await services.store.guests.devices(guest.gid)}:
        raise Refusal("no-such-device")
    await services.store.guests.end_device(guest.gid, device)
    services.announce("device-gone", device)
    here = device_of(request.cookies[COOKIE])
    found = await services.store.guests.devices(guest.gid)
    return [MyDevice(one.device, one.made, one.seen, one.device == here) for one in found]


@get("/api/guest/data")
async def my_data(request: HttpRequest) -> Response[StoredData]:
    """Everything that is stored about you, as a file."""
    guest, services = await guest_of(request), services_of(request)
    services.budgets.replays.demand(owner_of(request))
    name = 'attachment; filename="swordfish.json"'
    return Response(await services.store.everything(guest.gid), headers={"content-disposition": name})


@post("/api/guest/devices", status_code=200)
async def other_device(request: HttpRequest) -> NewKey:
    """Make a one-time key that adds another device to you."""
    guest, services = await guest_of(request), services_of(request)
    if len(await services.store.guests.devices(guest.gid)) >= services.budgets.limits.devices:
        raise Refusal("too-many-devices")
    key = await services.store.guests.device_key(guest.gid)
    link = f"{base_url(request)}/device#{key}"
    return NewKey(key, link, DEVICE_SECONDS, qr_svg(link).decode())


@post("/api/devices", status_code=200)
async def this_device(request: HttpRequest, data: JSONBody[Key]) -> Response[Me]:
    """Add this device to the guest who made the key."""
    services = services_of(request)
    guests = services.store.guests
    check_ban(services, await guests.key_owner(data.key))
    guest, token = await guests.redeem(data.key)
    return _with_cookie(request, await _me(request, guest), token)


@put("/api/guest/mutes/{other:str}", status_code=200)
async def mute(request: HttpRequest, other: FromPath[str]) -> Muting:
    """Mute a guest at every table."""
    return await _muted(request, other, muted=True)


@delete("/api/guest/mutes/{other:str}", status_code=200)
async def unmute(request: HttpRequest, other: FromPath[str]) -> Muting:
    """Unmute a guest."""
    return await _muted(request, other, muted=False)


async def _muted(request: HttpRequest, other: str, *, muted: bool) -> Muting:
    guest, services = await guest_of(request), services_of(request)
    if len(other) > 64:
        raise Refusal("no-such-guest")
    guests = services.store.guests
    if muted and len(await guests.muted(guest.gid)) >= services.budgets.limits.mutes:
        raise Refusal("too-many-mutes")
    await guests.mute(guest.gid, other, muted=muted)
    silent = await guests.muted(guest.gid)
    services.announce("muted", guest.gid, sorted(silent))
    return Muting(muted)


HANDLERS = [greet, me, like, forget_me, my_devices, end_device, my_data, other_device, this_device, mute, unmute]
OPERATIONS = {"release": _release}
