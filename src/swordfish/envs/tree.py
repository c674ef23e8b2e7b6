"""A game as a tree with chance nodes, as OpenSpiel asks for it: what holds for any game, unless the game says better.

A game's own part, `envs/<game>`, has a `TREE`. Without one, chance that can be listed is listed; any other picks one of
so many seeded draws, all equally likely. Nothing bounds the game, and nobody knows what is hidden, so all may be.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, NamedTuple, TypeAlias, cast

import msgspec

from swordfish.core import BadOptions, Event, Listed, Luck, Options, Rng, State, open_seed

Outcomes: TypeAlias = list[tuple[int, float]]
Given: TypeAlias = Mapping[str, Any]
"""The parameters of a game in OpenSpiel."""

ENDLESS = 1_000_000
"""A bound that no game without a bound will ever meet."""
DRAWS = 1000
"""So many draws can come up where chance cannot be listed, unless the parameter `draws` says otherwise."""
MOST_LISTED = 1 << 16
"""No chance that can be listed has more outcomes."""
EVERYBODY = -1


class Trace(NamedTuple):
    """What is left in memory of a step: who chose or drew what, and who saw it."""

    who: int
    number: int
    seen_by: int = EVERYBODY


class Tree:
    """What holds for any game."""

    hidden: ClassVar[bool] = True
    """Whether something may be hidden from somebody."""
    bounded: ClassVar[bool] = False
    """Whether the printed game has a bound."""
    parameters: ClassVar[dict[str, int]] = {"draws": DRAWS}
    """Parameters of the game that are no options of it."""
    small: ClassVar[dict[str, object] | None] = None
    """Options of a table that is small enough to look at every history of it: fewer than 100,000."""

    def check(self, given: Given) -> None:
        """Refuse parameters that cannot be."""
        if given.get("draws", DRAWS) < 1:
            raise BadOptions("no-draws", draws=given["draws"])

    def most_outcomes(self, options: Options, given: Given) -> int:
        """No step of chance has more outcomes."""
        return max(MOST_LISTED, given.get("draws", DRAWS))

    def longest(self, options: Options, given: Given) -> int:
        """No game has more choices of players than this."""
        return ENDLESS

    def most_draws(self, options: Options) -> int:
        """No game has more steps of chance, and hidden things that come to light."""
        return 0

    def outcomes(self, due: Any, drawn: Sequence[int], given: Given) -> Outcomes:
        """What chance can do next, after it has drawn so much of what is due, with true probabilities."""
        if isinstance(due, Listed):
            return [*listed(due)]
        count = given.get("draws", DRAWS)
        return [(number, 1 / count) for number in range(count)]

    def event(self, due: Any, drawn: Sequence[int]) -> Event | None:
        """What has happened, once chance has drawn enough; None before."""
        if isinstance(due, Listed):
            return due.outcomes()[drawn[0]][0]
        return due.draw(Luck(open_seed(f"draw {drawn[0]}"))(0))

    def told(self, due: Any, number: int) -> str:
        """An outcome as text."""
        if isinstance(due, Listed):
            return msgspec.json.encode(due.outcomes()[number][0]).decode()
        return f"draw {number}"

    def owners(self, due: Any, drawn: int) -> list[int]:
        """Who alone sees each of so many draws; −1: everybody does."""
        return [EVERYBODY] * drawn

    def shown(self, event: Event) -> Iterable[Trace]:
        """The hidden things that a forced event brings to light."""
        return ()

    def thrower(self, due: Any, state: State) -> int | None:
        """Whose word chance waits for, where `tap` asks for it; None, where nobody is asked."""
        return None

    def held(self, state: State, player: int) -> str:
        """What the player alone sees."""
        return ""

    def past(self, table: "Past", rng: Rng) -> list[int]:
        """What chance may have drawn, step by step, for all that the player knows."""
        if self.hidden:
            raise NotImplementedError("no other past can be imagined: the game's part of envs has no tree of its own")
        return [*table.history]


class Past(NamedTuple):
    """What a player knows of a game so far, and what chance has drawn in it."""

    rules: Any
    view: Any
    player: int
    due: Any
    events: Sequence[Event]
    drawn: Sequence[int]
    history: Sequence[int]


@lru_cache(maxsize=128)
def listed(due: Any) -> tuple[tuple[int, float], ...]:
    """The outcomes of chance that can be listed, by their numbers."""
    return tuple((number, chance) for number, (_, chance) in enumerate(cast("Listed", due).outcomes()))
