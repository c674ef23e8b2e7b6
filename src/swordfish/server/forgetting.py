"""Forget me: a guest's names, chat, ratings and bests leave the store. The games stay, with an empty name."""

from msgspec.structs import replace

from swordfish.server.journal import Begun, Entry, Said, Sat, Sheet, decode, encode
from swordfish.server.replays import fold
from swordfish.server.store import Database, Step, step


async def forget(store: Database, gid: str) -> list[str]:
    """Delete what is known of a guest; the tables that they were at, which must be read again."""
    tids = [tid for (tid,) in await store.query("select distinct tid from sittings where gid = ?", gid)]
    for tid in tids:
        if changed := nameless(await store.entries(tid), gid):
            rows = tuple((body, tid, seq) for seq, body in changed.items())
            await store.write(Step("update entries set body = ? where tid = ? and seq = ?", rows))
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


def nameless(bodies: list[bytes], gid: str) -> dict[int, bytes]:
    """The entries that must be written anew, by number, without the guest's name and words."""
    sheet = fold(bodies[:1])
    changed: dict[int, bytes] = {}
    for seq, body in enumerate(bodies[1:], 1):
        entry = decode(body, sheet.game)
        if (blank := _blank(entry, gid, sheet)) != entry:
            changed[seq] = encode(blank)
        sheet.fold(entry)
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
