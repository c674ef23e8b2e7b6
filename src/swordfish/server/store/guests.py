"""Guests: a name and their devices. A cookie holds a secret; the store holds its hash."""

import secrets
import time
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from swordfish.core import Refusal
from swordfish.server.faces import checked_face
from swordfish.server.store.database import Database, Statement, statement
from swordfish.server.store.forgetting import anonymised

MOST_NAME = 24
DEVICE_DIGITS = 16
MOST_SETTINGS = 2000
SEEN_SECONDS = 3600
"""The precision of the time at which a guest was last seen."""
DEVICE_SECONDS = 300
"""How long the one-time key for another device is valid."""


class Guest(Struct, frozen=True):
    """A person with a name, a face and a cookie."""

    gid: str
    name: str
    face: str = ""  # empty: not chosen yet


class Device(Struct, frozen=True):
    """A device of a guest: its id, when it was added, and when it was last used."""

    device: str
    made: int
    seen: int


class Guests:
    """The repository of guests."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def greet(self, name: str, face: str = "") -> tuple[Guest, str]:
        """Make a new guest; also returns the secret for their cookie."""
        guest = Guest(secrets.token_urlsafe(9), checked_name(name), checked_face(face))
        token, now = secrets.token_urlsafe(24), int(time.time())
        facts = (guest.gid, guest.name, guest.face, now, now)
        await self._database.write(
            statement("insert into guests (gid, name, face, made, seen) values (?, ?, ?, ?, ?)", *facts),
            _cookie(token, guest.gid, now),
        )
        return guest, token

    async def recall(self, token: str | None) -> Guest | None:
        """The guest whose cookie this is."""
        if not token:
            return None
        rows = await self._database.query(
            "select guests.gid, name, face, cookies.seen from cookies join guests on guests.gid = cookies.gid"
            " where token = ?",
            hashed(token),
        )
        if not rows:
            return None
        [(gid, name, face, seen)] = rows
        if (now := int(time.time())) >= seen + SEEN_SECONDS:
            await self._database.write(
                statement("update cookies set seen = ? where token = ?", now, hashed(token)),
                statement("update guests set seen = ? where gid = ?", now, gid),
            )
        return Guest(gid, name, face)

    async def using(self, gid: str, device: str) -> Guest | None:
        """A guest as stored now, unless the guest or this device of theirs was deleted."""
        rows = await self._database.query(
            "select name, face, token from cookies join guests on guests.gid = cookies.gid where guests.gid = ?", gid
        )
        found = [Guest(gid, name, face) for name, face, token in rows if device_id(token) == device]
        return found[0] if found else None

    async def devices(self, gid: str) -> list[Device]:
        """The devices of a guest, the earliest first."""
        rows = await self._database.query("select token, made, seen from cookies where gid = ? order by made", gid)
        return [Device(device_id(token), made, seen) for token, made, seen in rows]

    async def end_device(self, gid: str, device: str) -> None:
        """Remove a device of a guest."""
        rows = await self._database.query("select token from cookies where gid = ?", gid)
        ended = tuple((token,) for (token,) in rows if device_id(token) == device)
        if ended:
            await self._database.write(Statement("delete from cookies where token = ?", ended))

    async def rename(self, guest: Guest, name: str, face: str = "") -> Guest:
        """Give a guest another name, and another face unless it is empty."""
        changed = Guest(guest.gid, checked_name(name), checked_face(face) or guest.face)
        await self._database.write(
            statement("update guests set name = ?, face = ? where gid = ?", changed.name, changed.face, guest.gid)
        )
        return changed

    async def people(self, gids: Iterable[str]) -> dict[str, Guest]:
        """These guests by id, as far as they exist."""
        wanted = [*dict.fromkeys(gids)]
        marks = ", ".join("?" * len(wanted))
        rows = await self._database.query(f"select gid, name, face from guests where gid in ({marks})", *wanted)  # noqa: S608 - marks are ours
        return {gid: Guest(gid, name, face) for gid, name, face in rows}

    async def settings(self, gid: str) -> dict[str, Any]:
        """The settings that the page stored for a guest."""
        [(text,)] = await self._database.query("select settings from guests where gid = ?", gid)
        return msgspec.json.decode(text)

    async def save_settings(self, gid: str, settings: dict[str, Any]) -> dict[str, Any]:
        """Store the settings of a guest; a Refusal if they are too long."""
        text = msgspec.json.encode(settings).decode()
        if len(text) > MOST_SETTINGS:
            raise Refusal("bad-settings", most=MOST_SETTINGS)
        await self._database.write(statement("update guests set settings = ? where gid = ?", text, gid))
        return settings

    async def device_key(self, gid: str) -> str:
        """A one-time key that adds another device to a guest."""
        token, now = secrets.token_urlsafe(24), int(time.time())
        facts = (hashed(token), gid, now + DEVICE_SECONDS)
        await self._database.write(
            statement("delete from devices where gid = ? or until < ?", gid, now),
            statement("insert into devices (token, gid, until) values (?, ?, ?)", *facts),
        )
        return token

    async def key_owner(self, token: str) -> Guest:
        """The guest whose one-time key this is; the key stays valid."""
        rows = await self._database.query(
            "select guests.gid, name, face from devices join guests on guests.gid = devices.gid"
            " where token = ? and until >= ?",
            *(hashed(token), int(time.time())),
        )
        if not rows:
            raise Refusal("no-such-device")
        return Guest(*rows[0])

    async def redeem(self, token: str) -> tuple[Guest, str]:
        """The guest whose one-time key this is, and the secret for the new device's cookie."""
        [found] = await self._database.write(
            statement(
                "delete from devices where token = ? and until >= ? returning gid", hashed(token), int(time.time())
            )
        )
        people = (
            await self._database.query("select gid, name, face from guests where gid = ?", found[0][0]) if found else []
        )
        if not people:
            raise Refusal("no-such-device")
        guest, fresh = Guest(*people[0]), secrets.token_urlsafe(24)
        await self._database.write(_cookie(fresh, guest.gid, int(time.time())))
        return guest, fresh

    async def mute(self, gid: str, other: str, *, muted: bool) -> None:
        """Mute somebody for a guest, or unmute them."""
        if muted:
            sql = "insert into mutes values (?, ?) on conflict do nothing"
        else:
            sql = "delete from mutes where gid = ? and muted = ?"
        await self._database.write(statement(sql, gid, other))

    async def muted(self, gid: str) -> frozenset[str]:
        """The guests whom a guest has muted."""
        rows = await self._database.query("select muted from mutes where gid = ?", gid)
        return frozenset(other for (other,) in rows)

    async def revoke(self, gid: str) -> list[str]:
        """Remove all devices of a guest, so nobody can act for them; returns the ids of the tables that name them."""
        await self._database.write(
            statement("delete from cookies where gid = ?", gid), statement("delete from devices where gid = ?", gid)
        )
        rows = await self._database.query(
            "select tid from sittings where gid = ? union select tid from tables where host = ?", gid, gid
        )
        return [tid for (tid,) in rows]

    async def anonymise(self, gid: str, tids: Sequence[str]) -> bool:
        """Replace a guest in the logs of tables: no name, no words, another id at each; True if anything changed."""
        query, write, found = self._database.query, self._database.write, False
        for tid in tids:
            rows = await query("select seq, body from entries where tid = ? order by seq", tid)
            alias = f"gone-{secrets.token_urlsafe(9)}"
            if changed := anonymised(rows, gid, alias):
                found = True
                facts = tuple((body, tid, seq) for seq, body in changed.items())
                await write(
                    Statement("update entries set body = ? where tid = ? and seq = ?", facts),
                    statement("update entries set asker = ? where tid = ? and asker = ?", alias, tid, gid),
                    statement("update tables set host = ? where tid = ? and host = ?", alias, tid, gid),
                )
        return found

    async def forget(self, gid: str) -> None:
        """Delete everything known about a guest but their games, in which `anonymise` leaves an empty name."""
        await self._database.write(
            statement("delete from sittings where gid = ?", gid),
            statement("delete from ratings where who = ?", gid),
            statement("delete from bests where gid = ?", gid),
            statement("delete from achievements where gid = ?", gid),
            statement("delete from rating_steps where gid = ?", gid),
            statement("delete from alone where gid = ?", gid),
            statement("delete from mutes where gid = ? or muted = ?", gid, gid),
            statement("delete from puzzles where gid = ?", gid),
            statement("delete from companions where gid = ? or other = ?", gid, gid),
            statement("delete from invitations where gid = ? or host = ?", gid, gid),
            statement("delete from barred where who = ?", gid),
            statement("delete from devices where gid = ?", gid),
            statement("delete from cookies where gid = ?", gid),
            statement("delete from guests where gid = ?", gid),
        )


def _cookie(token: str, gid: str, now: int) -> Statement:
    return statement("insert into cookies (token, gid, made, seen) values (?, ?, ?, ?)", hashed(token), gid, now, now)


def device_of(token: str) -> str:
    """The id of the device with this cookie."""
    return device_id(hashed(token))


def device_id(hashed_token: bytes) -> str:
    """The id of the device whose cookie has this hash."""
    return hashed_token.hex()[:DEVICE_DIGITS]


def checked_name(name: str) -> str:
    """The name with its spaces normalised; a Refusal if it cannot be shown."""
    tidy = " ".join(name.split())
    if not 0 < len(tidy) <= MOST_NAME or not tidy.isprintable():
        raise Refusal("bad-name", most=MOST_NAME)
    return tidy


def hashed(token: str) -> bytes:
    """What the store keeps of a secret."""
    return sha256(token.encode()).digest()
