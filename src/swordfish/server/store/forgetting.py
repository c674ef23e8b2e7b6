"""Forget me: a guest's names, chat, ratings and bests leave the store. The games stay, with an empty name."""

from msgspec.structs import replace

from swordfish.server.store.database import Database, Rows, Step, step
from swordfish.server.table.entries import Begun, Entry, Said, Sat, Sheet, decode, encode
from swordfish.server.table.replay import fold


async def forget(store: Database, gid: str) -> list[str]:
    """Delete what is known of a guest; the tables that they were at, which must be read again."""
    tids = [tid for (tid,) in await store.query("select distinct tid from sittings where gid = ?", gid)]
    for tid in tids:
        rows = await store.query("select seq, body from entries where tid = ? order by seq", tid)
        if changed := nameless(rows, gid):
            facts = tuple((body, tid, seq) for seq, body in changed.items())
            await store.write(Step("update entries set body = ? where tid = ? and seq = ?", facts))
    await store.write(
        step("delete from sittings where gid = ?", gid),
        step("delete from ratings where who = ?", gid),
        step("delete from bests where gid = ?", gid),
        step("delete from alone where gid = ?", gid),
        step("delete from mutes where gid = ? or muted = ?", gid, gid),
        step("delete from puzzles where gid = ?", gid),
        step("delete from devices where gid = ?", gid),
        step("delete from cookies where gid = ?", gid),
        step("delete from guests where gid = ?", gid),
    )
    return tids


def nameless(rows: Rows, gid: str) -> dict[int, bytes]:
    """The rows of a log that must be written anew, by number, without the guest's name and words."""
    (_, first), *rest = rows
    sheet = fold([first])
    changed: dict[int, bytes] = {}
    for seq, body in rest:
        lines: list[bytes] = []
        for line in body.split(b"\n"):
            entry = decode(line, sheet.game)
            blank = _blank(entry, gid, sheet)
            lines.append(line if blank == entry else encode(blank))
            sheet.fold(entry)
        if (fresh := b"\n".join(lines)) != body:
            changed[seq] = fresh
    return changed


def _blank(entry: Entry, gid: str, sheet: Sheet) -> Entry:
    match entry:
        case Sat(_, guest) if guest == gid:
            return replace(entry, name="")
        case Said(guest) if guest == gid:
            return replace(entry, name="", text="")
        case Begun(names=names):
            mine = sheet.seat_of(gid)
            return replace(entry, names=tuple("" if seat == mine else name for seat, name in enumerate(names)))
        case _:
            return entry
