"""What other packages offer through entry points: games, and parts of games. Nothing is read before it is asked for.

A package offers a game in the group `swordfish.games` and its parts in `swordfish.bots`, `swordfish.draw` and so on,
always under the name of the game. One that cannot be loaded gets a sentence, and the others go on working.
"""

import re
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from swordfish.core import BadOptions

NAME = re.compile(r"[a-z][a-z0-9]{0,23}")
"""What a game may be called: the name begins the keys of its sentences, so there is no hyphen in it."""


@cache
def offered(group: str) -> dict[str, list[EntryPoint]]:
    """The entry points of a group by name."""
    found: dict[str, list[EntryPoint]] = {}
    for point in sorted(entry_points(group=group), key=lambda point: (point.name, package(point))):
        found.setdefault(point.name, []).append(point)
    return found


def load(group: str, name: str) -> Any:
    """What the one entry point of this name stands for; a sentence if it cannot be loaded."""
    first, *others = offered(group)[name]
    if not NAME.fullmatch(name):
        raise BadOptions("plugin-name", game=name, package=package(first))
    if others:
        raise BadOptions("plugin-twice", game=name, packages=", ".join(map(package, (first, *others))))
    try:
        return first.load()
    except Exception as error:  # whatever another package does when it is imported, ours goes on
        why = f"{type(error).__name__}: {error}"
        raise BadOptions("plugin-broken", game=name, package=package(first), error=why) from error


def package(point: EntryPoint) -> str:
    """The distribution that offers an entry point."""
    return point.dist.name if point.dist else point.value
