"""Guests: a name and a cookie. The cookie holds a secret; the store holds its hash."""

import secrets
import sqlite3
import time
from hashlib import sha256

from swordfish.core import Refusal
from swordfish.server.store import Guest, Sqlite

COOKIE = "swordfish"
MOST_NAME = 24


def named(name: str) -> str:
    """The name as it is shown, if it can be one."""
    tidy = " ".join(name.split())
    if not 0 < len(tidy) <= MOST_NAME or not tidy.isprintable():
        raise Refusal("bad-name", most=MOST_NAME)
    return tidy


async def greet(store: Sqlite, name: str) -> tuple[Guest, str]:
    """A new guest, and the secret for their cookie."""
    token, gid, called, stamp = secrets.token_urlsafe(24), secrets.token_urlsafe(9), named(name), int(time.time())

    def job(connection: sqlite3.Connection) -> None:
        facts = (gid, _hash(token), called, stamp, stamp)
        connection.execute("insert into guests (gid, token, name, made, seen) values (?, ?, ?, ?, ?)", facts)

    await store.do(job)
    return Guest(gid, called), token


async def recall(store: Sqlite, token: str | None) -> Guest | None:
    """The guest whose cookie this is."""
    if not token:
        return None
    rows = await store.ask("select gid, name from guests where token = ?", _hash(token))
    return Guest(*rows[0]) if rows else None


async def rename(store: Sqlite, gid: str, name: str) -> Guest:
    called = named(name)

    def job(connection: sqlite3.Connection) -> None:
        connection.execute("update guests set name = ? where gid = ?", (called, gid))

    await store.do(job)
    return Guest(gid, called)


def _hash(token: str) -> bytes:
    return sha256(token.encode()).digest()
