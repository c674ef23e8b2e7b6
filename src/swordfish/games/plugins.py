"""Load games and parts of games from entry points of other packages, on demand.

A package offers a game in the group `swordfish.games` and its parts in `swordfish.bots`, `swordfish.draw` and so on,
always under the game's name. A package that fails to load gets an error sentence; the others keep working.
"""

import re
from functools import cache
from typing import TYPE_CHECKING, Any

from swordfish.core import BadOptions

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

NAME = re.compile(r"[a-z][a-z0-9]{0,23}")
"""What a game may be called: no hyphen, because the name is the prefix of its catalogue keys."""


@cache
def offered(group: str) -> dict[str, list["EntryPoint"]]:
    """The entry points of a group by name."""
    from importlib.metadata import entry_points  # imported here: most scripts look for no other package

    found: dict[str, list[EntryPoint]] = {}
    for point in sorted(entry_points(group=group), key=lambda point: (point.name, package(point))):
        found.setdefault(point.name, []).append(point)
    return found


def load(group: str, name: str) -> Any:
    """Load the only entry point of this name; a refusal if that fails."""
    first, *others = offered(group)[name]
    if not NAME.fullmatch(name):
        raise BadOptions("plugin-name", game=name, package=package(first))
    if others:
        raise BadOptions("plugin-twice", game=name, packages=", ".join(map(package, (first, *others))))
    try:
        return first.load()
    except Exception as error:  # an import of another package may raise anything
        why = f"{type(error).__name__}: {error}"
        raise BadOptions("plugin-broken", game=name, package=package(first), error=why) from error


def package(point: "EntryPoint") -> str:
    """The distribution that provides an entry point."""
    return point.dist.name if point.dist else point.value
