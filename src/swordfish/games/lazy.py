"""A mapping from game names to values that are created on first access."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeVar

Made = TypeVar("Made")


class Lazy(Mapping[str, Made]):
    """Creates each value once. Lists the names at each call, so importing a module lists nothing."""

    def __init__(self, make: Callable[[str], Made], names: Callable[[], Iterable[str]]) -> None:
        self._make, self._names = make, names
        self._made: dict[str, Made] = {}

    def __getitem__(self, name: str) -> Made:
        if name not in self._made:
            self._made[name] = self._make(name)
        return self._made[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._names())

    def __len__(self) -> int:
        return len([*self._names()])

    def __contains__(self, name: object) -> bool:
        return name in self._made or name in [*self._names()]
