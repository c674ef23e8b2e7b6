"""Guests: a name and a cookie. The cookie holds a secret; the store holds its hash."""

import secrets
import time
from hashlib import sha256
from typing import Any

import msgspec

from swordfish.core import Refusal
from swordfish.server.store.database import Database, Guest, step

COOKIE = "swordfish"
MOST_NAME = 24
MOST_SETTINGS = 2000
DEVICE_SECONDS = 300
"""So long a key to another device can be used, once."""


def named(name: str) -> str:
    """The name as it is shown, if it can be one."""
    tidy = " ".join(name.split())
    if not 0 < len(tidy) <= MOST_NAME or not tidy.isprintable():
        raise Refusal("bad-name", most=MOST_NAME)
    return tidy


async def greet(store: Database, name: str) -> tuple[Guest, str]:
    """A new guest, and the secret for their cookie."""
    gid, token, called = secrets.token_urlsafe(9), secrets.token_urlsafe(24), named(name)
    await store.write(
        step("insert into guests (gid, name, made) values (?, ?, ?)", gid, called, int(time.time())),
        step("insert into cookies (token, gid) values (?, ?)", hashed(token), gid),
    )
    return Guest(gid, called), token


async def recall(store: Database, token: str | None) -> Guest | None:
    """The guest whose cookie this is."""
    if not token:
        return None
    rows = await store.query(
        "select guests.gid, name from cookies join guests on guests.gid = cookies.gid where token = ?", hashed(token)
    )
    return Guest(*rows[0]) if rows else None


async def rename(store: Database, gid: str, name: str) -> Guest:
    called = named(name)
    await store.write(step("update guests set name = ? where gid = ?", called, gid))
    return Guest(gid, called)


async def settings(store: Database, gid: str) -> dict[str, Any]:
    """What a guest likes."""
    [(text,)] = await store.query("select settings from guests where gid = ?", gid)
    return msgspec.json.decode(text)


async def like(store: Database, gid: str, liked: dict[str, Any]) -> dict[str, Any]:
    """Keep what a guest likes, if it is not too much."""
    text = msgspec.json.encode(liked).decode()
    if len(text) > MOST_SETTINGS:
        raise Refusal("bad-settings", most=MOST_SETTINGS)
    await store.write(step("update guests set settings = ? where gid = ?", text, gid))
    return liked


async def device(store: Database, gid: str) -> str:
    """A key that makes one other device this guest's, once and soon."""
    token, now = secrets.token_urlsafe(24), int(time.time())
    await store.write(
        step("delete from devices where gid = ? or until < ?", gid, now),
        step("insert into devices (token, gid, until) values (?, ?, ?)", hashed(token), gid, now + DEVICE_SECONDS),
    )
    return token


async def redeem(store: Database, token: str) -> tuple[Guest, str]:
    """The guest whose key this is, and the secret for the cookie of this device."""
    [found] = await store.write(
        step("delete from devices where token = ? and until >= ? returning gid", hashed(token), int(time.time()))
    )
    people = await store.query("select gid, name from guests where gid = ?", found[0][0]) if found else []
    if not people:
        raise Refusal("no-such-device")
    guest, fresh = Guest(*people[0]), secrets.token_urlsafe(24)
    await store.write(step("insert into cookies (token, gid) values (?, ?)", hashed(fresh), guest.gid))
    return guest, fresh


async def mute(store: Database, gid: str, other: str, *, muted: bool) -> None:
    """Do not hear somebody any more, or hear them again."""
    if muted:
        await store.write(step("insert into mutes values (?, ?) on conflict do nothing", gid, other))
    else:
        await store.write(step("delete from mutes where gid = ? and muted = ?", gid, other))


async def muted(store: Database, gid: str) -> frozenset[str]:
    """Whom a guest does not hear."""
    return frozenset(other for (other,) in await store.query("select muted from mutes where gid = ?", gid))


def hashed(token: str) -> bytes:
    return sha256(token.encode()).digest()
