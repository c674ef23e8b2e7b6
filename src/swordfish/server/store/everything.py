"""Exports everything that a store holds about one guest."""

from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from swordfish.server.store.database import Database
from swordfish.server.table.entries import Said, decode
from swordfish.server.table.state import folded

TABLES = {
    "guest": "select gid, name, face, made, seen, settings from guests where gid = ?",
    "devices": "select made, seen from cookies where gid = ?",
    "games": "select t.tid, code, game, phase, t.made, seat, place from sittings s join tables t on t.tid = s.tid"
    " where gid = ? order by t.made",
    "hosted": "select tid, code, game, phase, made from tables where host = ? order by made",
    "ratings": "select game, mu, sigma, games from ratings where who = ?",
    "achievements": "select name, tid, made from achievements where gid = ? order by made, name",
    "rating_steps": "select game, games, mu, sigma, tid, made from rating_steps where gid = ? order by game, games",
    "bests": "select game, options, cards, ms, tid from bests where gid = ?",
    "alone": "select tid, game, options, cards, ms, made from alone where gid = ?",
    "puzzles": "select day, seen, tries, hints, given_up, ms from puzzles where gid = ?",
    "companions": "select other, met from companions where gid = ?",
    "invitations": "select tid, host, made from invitations where gid = ?",
    "muted": "select muted from mutes where gid = ?",
    "barred": "select tid from barred where who = ?",
}
"""The stored data, with the query that finds it by the guest's id."""
Records: TypeAlias = list[dict[str, Any]]
"""Rows of a table, by column."""
MOST_TABLES = 500
"""How many tables, the latest, are searched for chat."""


class StoredData(Struct, frozen=True, kw_only=True):
    """Everything that is stored about a guest: rows of each table, by column."""

    guest: Records
    devices: Records
    games: Records
    hosted: Records
    ratings: Records
    achievements: Records
    rating_steps: Records
    bests: Records
    alone: Records
    puzzles: Records
    companions: Records
    invitations: Records
    muted: Records
    barred: Records
    chat: Records


async def everything(database: Database, gid: str) -> StoredData:
    """Everything that is stored about a guest."""
    found: dict[str, Any] = {}
    for name, sql in TABLES.items():
        columns = [
            part.rsplit(".", 1)[-1].strip() for part in sql.split(" from ")[0].removeprefix("select ").split(",")
        ]
        found[name] = [dict(zip(columns, row, strict=True)) for row in await database.query(sql, gid)]
    for guest in found["guest"]:
        guest["settings"] = msgspec.json.decode(guest["settings"])
    return StoredData(**found, chat=await _chat(database, gid))


async def _chat(database: Database, gid: str) -> Records:
    rows = await database.query(
        "select distinct s.tid, t.made from sittings s join tables t on t.tid = s.tid where gid = ?"
        " order by t.made desc limit ?",
        *(gid, MOST_TABLES),
    )
    said: Records = []
    for tid, _ in rows:
        bodies = await database.query("select body from entries where tid = ? and (asker = ? or seq = 0)", tid, gid)
        lines = [line for (body,) in bodies for line in body.split(b"\n")]
        rules = folded(lines[:1]).rules
        entries = [decode(line, rules) for line in lines if b'"Said"' in line]
        said += [
            {"table": tid, "phrase": entry.phrase, "text": entry.text}
            for entry in entries
            if isinstance(entry, Said) and entry.guest == gid
        ]
    return said
