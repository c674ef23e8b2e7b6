"""Observations and actions of a game without a specification of its own.

The view is flattened field by field into integers: a list becomes its length and its items, None becomes HIDDEN, text
a checksum. The total number of integers and the seat come first. An observation has a fixed size, twice the longest
view of a few random games at the same table; a longer one is cut, which the first number reveals.
"""

import enum
from collections.abc import Sequence, Set
from functools import lru_cache
from typing import Any, cast
from zlib import crc32

import msgspec

from swordfish.core import Options, Over, Players, State, apply_commands, open_seed, settled
from swordfish.core.luck import Luck
from swordfish.envs.spec import Field, Spec
from swordfish.games import find

LOW, HIGH = -(2**31), 2**31 - 1
HIDDEN = LOW
"""A value that the seat does not know."""
SAMPLES, EVENTS, SPARE = 6, 3000, 2
"""Games played to find the size, the most events in each, and the safety factor."""
ROUND = 32


def spec(game: str, options: Options) -> Spec:
    """A specification with one field: the whole view."""
    size = _size(game, options)

    def read(view: State, seat: int) -> list[int]:
        found = [seat, *flattened(view)]
        return [len(found), *found[: size - 1], *[0] * (size - 1 - len(found))]

    about = "numbers in all, the seat, then the view field by field: lists with their length; the lowest number: hidden"
    return Spec((Field("view", (size,), LOW, HIGH, about, read),))


def flattened(thing: Any) -> list[int]:
    """Flatten any value of a view into integers."""
    match thing:
        case None:
            return [HIDDEN]
        case enum.Enum():
            return flattened(thing.value)
        case int() | float():
            return [max(LOW + 1, min(HIGH, int(thing)))]
        case str() | bytes():
            return [crc32(thing.encode() if isinstance(thing, str) else thing) >> 1]
        case msgspec.Struct():
            tag = flattened(kind) if (kind := thing.__struct_config__.tag) is not None else []
            return tag + [number for name in thing.__struct_fields__ for number in flattened(getattr(thing, name))]
        case tuple() | list():
            items = cast("Sequence[Any]", thing)  # elements of any type
            return [len(items), *(number for item in items for number in flattened(item))]
        case frozenset() | set():
            return flattened(sorted(cast("Set[Any]", thing)))  # elements of any type
        case dict():
            return flattened(sorted(cast("dict[Any, Any]", thing).items()))  # elements of any type
        case _:
            return flattened(msgspec.to_builtins(thing))


@lru_cache(maxsize=64)
def _size(game: str, options: Options) -> int:
    """Twice the longest view of a few random games, rounded up."""
    longest = max(_longest(game, options, f"size {number}") for number in range(SAMPLES))
    return -(-SPARE * (2 + longest) // ROUND) * ROUND


def _longest(game: str, options: Options, word: str) -> int:
    """The length of the longest view in one random game."""
    rules, luck, at = find(game), Luck(open_seed(word)), 0
    state, number, most = rules.start(options), 0, 0
    while number < EVENTS:
        steps, due = settled(rules, state, luck, number, at)
        state, number = (steps[-1][2] if steps else state), number + len(steps)
        if isinstance(due, Over):
            break
        assert isinstance(due, Players), "what is settled waits for players, or is over"
        rng = luck(1 << 30 | number)
        seat = rng.pick(due.seats)
        view = rules.view(state, seat)
        most = max(most, len(flattened(view)))
        command = rules.chooser.choose(view, seat, rules.legal(state, seat), rng)
        steps, _ = apply_commands(rules, state, due, seat, (command,), luck, number, at)
        state, number, at = steps[-1][2], number + len(steps), at + 1000
    return max(most, len(flattened(rules.view(state, 0))))
