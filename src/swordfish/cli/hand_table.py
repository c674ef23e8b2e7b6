"""A table in the terminal that waits for the hands that throw, as a hosted table does."""

from collections.abc import Sequence
from typing import Any, cast

from swordfish.core import AnyStep, Command, Stamped, Waiting, apply_commands, settled, throw
from swordfish.table import Table


class HandTable(Table[Any, Any, Any, Any]):
    """A table that stops where somebody throws: `due` is then the chance, and `throw` goes on."""

    def throw(self, at: int) -> tuple[Stamped[Any], ...]:
        """Draw what the hands throw at this table time; returns the events."""
        self._now = max(self._now, at)
        steps, due = throw(self.rules, self.state, self._luck, len(self._entries), self._now)
        self._due = cast("Waiting", due)
        return self._append(steps)

    def _apply(self, seat: int, said: Sequence[Command]) -> tuple[list[AnyStep], Waiting]:
        number = len(self._entries)
        applied = apply_commands(
            self.rules, self.state, self._due, seat, said, self._luck, number, self._now, by_hand=True
        )
        return cast("tuple[list[AnyStep], Waiting]", applied)

    def _settle(self) -> tuple[Stamped[Any], ...]:
        steps, due = settled(self.rules, self.state, self._luck, len(self._entries), self._now, by_hand=True)
        self._due = cast("Waiting", due)
        return self._append(steps)
