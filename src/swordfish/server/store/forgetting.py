"""Removes a guest's names and words from stored entries."""

from msgspec.structs import replace

from swordfish.server.store.database import Rows
from swordfish.server.table.entries import Begun, Entry, Said, Sat, decode, encode
from swordfish.server.table.state import TableState, folded


def anonymised(rows: Rows, gid: str) -> dict[int, bytes]:
    """The rows (number, body) of a log that change, by number, without the guest's name and words."""
    (_, first), *rest = rows
    state = folded([first])
    changed: dict[int, bytes] = {}
    for seq, body in rest:
        lines: list[bytes] = []
        for line in body.split(b"\n"):
            entry = decode(line, state.rules)
            blank = _blank(entry, gid, state)
            lines.append(line if blank == entry else encode(blank))
            state.fold(entry)
        if (fresh := b"\n".join(lines)) != body:
            changed[seq] = fresh
    return changed


def _blank(entry: Entry, gid: str, state: TableState) -> Entry:
    match entry:
        case Sat(_, guest) if guest == gid:
            return replace(entry, name="")
        case Said(guest) if guest == gid:
            return replace(entry, name="", text="")
        case Begun(names=names):
            mine = state.seat_of(gid)
            return replace(entry, names=tuple("" if seat == mine else name for seat, name in enumerate(names)))
        case _:
            return entry
