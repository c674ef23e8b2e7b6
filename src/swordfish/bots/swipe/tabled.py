"""What swipe's tables tell: a bot that plays them, the worth of each choice, everybody's win probability.

NumPy is loaded only for a table of three or more players.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from swordfish.bots.bot import Bot, Budget, Decision
from swordfish.bots.chances import WinProbabilities
from swordfish.core import BadOptions, Refusal, Rng
from swordfish.games.swipe.model import Command, Event, State, Swipe

if TYPE_CHECKING:
    from swordfish.exact.swipe.table.lookup import PolicyTable

FINE = 2**53


class Tabled:
    """Plays the table of the game, mixed as it says; where there is none another bot chooses."""

    def __init__(self, rng: Rng, otherwise: Bot[State, Command, Event]) -> None:
        self._rng, self._otherwise = rng, otherwise

    def choose(self, view: State, legal: Sequence[Command], news: Sequence[Event], budget: Budget) -> Decision[Command]:
        table = _table(view)
        if table is None:
            return self._otherwise.choose(view, legal, news, budget)
        policy = table.policy(view)
        drawn = self._rng.below(FINE) / FINE
        for command, share in policy.items():
            drawn -= share
            if drawn < 0:
                return command
        return max(policy, key=policy.__getitem__)  # rounding left some probability over


def values(view: State, seat: int) -> Mapping[Swipe, float] | None:
    """Return the seat's win probability after each of its choices, or None if the game has no table."""
    table = _table(view)
    return table.worth(view) if table else None


def chances(view: State) -> WinProbabilities | None:
    """Each seat's win probability with two players, and with three where there is a table; else None."""
    if len(view.seats) == 2:
        from swordfish.exact.swipe import odds

        try:
            return WinProbabilities(odds(view).wins)
        except BadOptions:  # too many chips or dice to compute quickly
            return None
    table = _table(view) if len(view.seats) == 3 else None
    if table is None:
        return None
    from swordfish.exact.swipe.table.lookup import WITHIN

    return WinProbabilities(table.wins(view), WITHIN)


def prepare(view: State) -> None:
    """Start to solve the game in the background, if it is small enough and not solved yet."""
    if len(view.seats) > 2:
        from swordfish.exact.swipe.table import shelf
        from swordfish.exact.swipe.table.sizes import size

        try:
            shelf.prepare(size(view))
        except Refusal:  # somebody else is solving, or a table or its folder cannot be read: play goes on without
            return


def _table(view: State) -> "PolicyTable | None":
    """The table that knows this state. A table that cannot be read counts as missing, and play goes on."""
    if len(view.seats) == 2:
        return None
    from swordfish.exact.swipe.table import shelf
    from swordfish.exact.swipe.table.sizes import size

    try:
        table = shelf.find(size(view))
    except Refusal:
        return None
    return table if table and table.knows(view) else None
