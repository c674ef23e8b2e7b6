"""A change of a table, decided before anything is written."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from msgspec import Struct

from swordfish.core import Event, Refusal, State, Stop
from swordfish.server.table.entries import Entry


class Change(Struct, frozen=True, kw_only=True):
    """Entries to write, and the state of the game after them.

    `states`: the game's state after each event among the entries. `due`: what the game waits for then; None: as before.
    `clock`: table time continues from this moment; None: it runs on. `refusal`: answered once the entries are
    written; so a command that came too late is refused after its deadline has passed. `seed`: replaces the table's.
    """

    entries: Sequence[Entry] = ()
    states: Sequence[State] = ()
    due: Stop[Event] | None = None
    clock: int | None = None
    refusal: Refusal | None = None
    seed: bytes | None = None


Decide: TypeAlias = Callable[[], Change]
"""Decides a change from the table as it is now; raises Refusal. It writes nothing, so it can be repeated."""
NOTHING = Change()
