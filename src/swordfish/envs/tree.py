"""A game as a tree with chance nodes, for OpenSpiel: the generic version; a game's part may refine it.

A game's own part, `envs/<game>`, has a `TREE`. Without one, listed chance has its outcomes; any other chance selects
one of a number of seeded draws, all equally likely. Nothing bounds the game, and anything may be hidden.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, NamedTuple, TypeAlias

import msgspec

from swordfish.core import BadOptions, Chance, Event, Listed, Luck, Options, Rng, State, is_listed, open_seed

Outcomes: TypeAlias = list[tuple[int, float]]
Given: TypeAlias = Mapping[str, Any]
"""The parameters of a game in OpenSpiel."""

ENDLESS = 1_000_000
"""A bound that no unbounded game ever reaches."""
DRAWS = 1000
"""The number of draws where chance cannot be listed, unless the parameter `draws` changes it."""
MOST_LISTED = 1 << 16
"""The most outcomes of chance that can be listed."""
EVERYBODY = -1


class Trace(NamedTuple):
    """What a step leaves in memory: who chose or drew what, and who saw it."""

    who: int
    number: int
    seen_by: int = EVERYBODY


class Tree:
    """The tree of any game."""

    hidden: ClassVar[bool] = True
    """Whether anything may be hidden."""
    bounded: ClassVar[bool] = False
    """Whether the printed game has a bound."""
    parameters: ClassVar[dict[str, int]] = {"draws": DRAWS}
    """Parameters that are not options of the game."""
    small: ClassVar[dict[str, object] | None] = None
    """Options of a table with fewer than 100,000 histories."""

    def check(self, given: Given) -> None:
        """Refuse impossible parameters."""
        if given.get("draws", DRAWS) < 1:
            raise BadOptions("no-draws", draws=given["draws"])

    def most_outcomes(self, options: Options, given: Given) -> int:
        """An upper bound for the outcomes of a chance node."""
        return max(MOST_LISTED, given.get("draws", DRAWS))

    def longest(self, options: Options, given: Given) -> int:
        """An upper bound for the number of players' choices."""
        return ENDLESS

    def most_draws(self, options: Options) -> int:
        """An upper bound for the number of chance nodes and revealed hidden things."""
        return 0

    def outcomes(self, due: Chance[Event], drawn: Sequence[int], given: Given) -> Outcomes:
        """The outcomes of the next chance node, after these draws for what is due, with true probabilities."""
        if is_listed(due):
            return [*listed(due)]
        count = given.get("draws", DRAWS)
        return [(number, 1 / count) for number in range(count)]

    def event(self, due: Chance[Event], drawn: Sequence[int]) -> Event | None:
        """The event, once chance has drawn enough; None before."""
        if is_listed(due):
            return due.outcomes()[drawn[0]][0]
        return due.draw(Luck(open_seed(f"draw {drawn[0]}"))(0))

    def told(self, due: Chance[Event], number: int) -> str:
        """An outcome as text."""
        if is_listed(due):
            return msgspec.json.encode(due.outcomes()[number][0]).decode()
        return f"draw {number}"

    def owners(self, due: Chance[Event], drawn: int) -> list[int]:
        """The only seat that sees each draw; −1 if all seats see it."""
        return [EVERYBODY] * drawn

    def shown(self, event: Event) -> Iterable[Trace]:
        """The hidden things that a forced event reveals."""
        return ()

    def thrower(self, due: Chance[Event], state: State) -> int | None:
        """The player who has to tap before this chance node, if `tap` is set; None if no tap is due."""
        return None

    def held(self, state: State, player: int) -> str:
        """What only this player sees."""
        return ""

    def past(self, table: "TreeHistory", rng: Rng) -> list[int]:
        """Sample the draws so far, step by step, given what the player knows."""
        if self.hidden:
            raise NotImplementedError("no other past can be imagined: the game's part of envs has no tree of its own")
        return [*table.history]


class TreeHistory(NamedTuple):
    """A player's knowledge of a game so far, and the draws of chance."""

    rules: Any
    view: Any
    player: int
    due: Chance[Event]
    events: Sequence[Event]
    drawn: Sequence[int]
    history: Sequence[int]


@lru_cache(maxsize=128)
def listed(due: Listed[Event]) -> tuple[tuple[int, float], ...]:
    """The outcomes of chance that can be listed, by their numbers."""
    return tuple((number, chance) for number, (_, chance) in enumerate(due.outcomes()))
