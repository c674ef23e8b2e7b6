"""A finished game as statements read it: every event that counts, with the states around it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct

from swordfish.core import Event, Options, Stamped, State, line
from swordfish.games import Game

Found = TypeVar("Found")


class Highlight(Struct, frozen=True, kw_only=True):
    """A statement about a game: a key with facts. Facts called `seat` and `rival` hold seats.

    The statements with the greatest weight are shown; where there is room for one line only, why the game ended.
    """

    key: str
    facts: dict[str, Any]
    weight: float
    why: bool = False  # it says why the game ended


class Story(Struct, frozen=True, kw_only=True, dict=True):
    """A finished game without undone events; `states` has one more: the state before each event and the last one.

    `bots` has the bot of each seat; "" is a person.
    """

    game: str
    entries: tuple[Stamped[Event], ...]
    states: tuple[State, ...]
    places: tuple[int, ...]
    bots: tuple[str, ...] = ()

    @property
    def end(self) -> Any:
        """The last state."""
        return self.states[-1]

    @property
    def ms(self) -> int:
        """How long the game lasted, in milliseconds."""
        return self.entries[-1].at - self.entries[0].at if self.entries else 0

    def events(self, *kinds: type) -> Iterator[Any]:
        """The events of these types, in order."""
        if len(kinds) == 1:
            return iter(self._by_type.get(kinds[0], ()))
        return (entry.event for entry in self.entries if type(entry.event) in kinds)

    def once(self, find: Callable[["Story"], Iterable[Found]]) -> tuple[Found, ...]:
        """What this function finds in the game. It runs once, however many statements about seats ask for it."""
        if find not in self._found:
            self._found[find] = tuple(find(self))
        return self._found[find]

    @cached_property
    def _by_type(self) -> dict[type, list[Any]]:
        found: dict[type, list[Any]] = {}
        for entry in self.entries:
            event: object = entry.event
            found.setdefault(type(event), []).append(event)
        return found

    @cached_property
    def _found(self) -> dict[Callable[["Story"], Any], tuple[Any, ...]]:
        return {}

    def won(self, seat: int) -> bool:
        """Whether this seat beat somebody, alone or together with others."""
        return self.places[seat] == 1 and any(place > 1 for place in self.places)

    @property
    def winner(self) -> int | None:
        """The seat that won alone against others."""
        first = [seat for seat, place in enumerate(self.places) if place == 1]
        return first[0] if len(first) == 1 and len(self.places) > 1 else None


Claim: TypeAlias = Callable[[Story, int], bool]
"""Says of a finished game and a seat whether something is true."""


def story(
    game: str,
    rules: Game,
    options: Options,
    entries: Sequence[Stamped[Event]],
    places: Sequence[int],
    bots: Sequence[str] = (),
) -> Story:
    """Read a finished log: its undone events do not count."""
    counted = line(entries)
    states = [rules.start(options)]
    for entry in counted:
        states.append(rules.evolve(states[-1], entry.event))
    return Story(game=game, entries=tuple(counted), states=tuple(states), places=tuple(places), bots=tuple(bots))


def margin(told: Story, counts: Sequence[int], key: str, close: int) -> list[Highlight]:
    """How far the only winner was ahead of the next seat, if it was a close finish: at most `close`."""
    if (seat := told.winner) is None:
        return []
    by = counts[seat] - max(count for other, count in enumerate(counts) if other != seat)
    return [Highlight(key=key, facts={"seat": seat, "by": by}, weight=6 + 3 / by)] if 0 < by <= close else []
