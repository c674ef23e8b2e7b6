"""Removes a guest's id, names and words from stored entries."""

from msgspec.structs import replace

from swordfish.server.store.database import Rows
from swordfish.server.table.entries import Begun, Entry, Kept, Made, Removed, Said, Sat, decode, encode
from swordfish.server.table.state import TableState


def anonymised(rows: Rows, gid: str, alias: str) -> dict[int, bytes]:
    """The rows (number, body) of a log that change, by number, with the alias in place of the guest."""
    state: TableState | None = None
    changed: dict[int, bytes] = {}
    for seq, body in rows:
        lines: list[bytes] = []
        for line in body.split(b"\n"):
            entry = decode(line, state.rules if state else None)
            blank = _blank(entry, gid, alias, state)
            lines.append(line if blank == entry else encode(blank))
            if isinstance(entry, Made):
                state = TableState(entry)
            elif state:
                state.fold(entry)
        if (fresh := b"\n".join(lines)) != body:
            changed[seq] = fresh
    return changed


def _blank(entry: Entry, gid: str, alias: str, state: TableState | None) -> Entry:
    match entry:
        case Made(host=host) if host == gid:
            return replace(entry, host=alias)
        case Sat(_, guest) if guest == gid:
            return replace(entry, guest=alias, name="", face="")
        case Said(guest) if guest == gid:
            return replace(entry, guest=alias, name="", text="")
        case Kept(_, guest) if guest == gid:
            return replace(entry, guest=alias, name="", face="")
        case Removed(_, guest) if guest == gid:
            return replace(entry, guest=alias)
        case Begun(names=names) if state:
            mine = state.seats_of(gid)
            return replace(entry, names=tuple("" if seat in mine else name for seat, name in enumerate(names)))
        case _:
            return entry
