"""What the entries of a table change in other rows of the store, written together with them."""

import time
from collections.abc import Iterable
from itertools import permutations

from swordfish.server.store.database import Statement, statement
from swordfish.server.table.entries import Begun, ChairRemoved, Entry, Kept, Said, Sat, TableListed
from swordfish.server.table.state import TableState


def table_rows(tid: str, entries: Iterable[Entry], state: TableState) -> list[Statement]:
    """The statements that belong to these entries; `state` is the table before them."""
    return [step for entry in entries for step in _rows(tid, entry, state)]


def sitters(entries: Iterable[Entry], state: TableState) -> list[tuple[str, int]]:
    """The guests who sit down or chat in these entries, with their own seats; not those who use another's device."""
    found: list[tuple[str, int]] = []
    for entry in entries:
        match entry:
            case Sat(seat, guest, local=False):
                found.append((guest, seat))
            case Said(guest, seat=seat) if seat < 0 or not state.chairs[seat].local:
                found.append((guest, seat))
            case _:
                pass
    return found


def _rows(tid: str, entry: Entry, state: TableState) -> list[Statement]:
    match entry:
        case TableListed(listed):
            return [statement("update tables set listed = ? where tid = ?", int(listed), tid)]
        case ChairRemoved(seat):
            return [
                statement("delete from sittings where tid = ? and seat = ?", tid, seat),
                statement("update sittings set seat = seat - 1 where tid = ? and seat > ?", tid, seat),
            ]
        case Sat(_, guest):
            return [statement("delete from invitations where gid = ? and tid = ?", guest, tid)]
        case Kept(_, guest) if guest:  # so that a guest who is forgotten is found here
            return [statement("insert into sittings values (?, ?, -1, null) on conflict do nothing", guest, tid)]
        case Begun():
            people = {chair.guest for chair in state.chairs if chair.guest}
            now = int(time.time())
            met = tuple((one, other, now) for one, other in permutations(sorted(people), 2))
            sql = "insert into companions (gid, other, met) values (?, ?, ?)"
            return [Statement(f"{sql} on conflict (gid, other) do update set met = excluded.met", met)] if met else []
        case _:
            return []
