"""What is seen and done in a game that has no specification of its own.

The view is read field by field into whole numbers: each list as its length and its items, None as HIDDEN, words by a
checksum. Before them stand how many numbers there are in all and the seat. An observation has a fixed size, twice the
longest that a few random games at the same table came to; a longer one is cut, which the first number tells.
"""

import enum
from collections.abc import Sequence, Set
from functools import lru_cache
from typing import Any, cast
from zlib import crc32

import msgspec

from swordfish.core import Options, Over, Players, State, hear, open_seed, settled
from swordfish.core.luck import Luck
from swordfish.envs.spec import Field, Spec
from swordfish.games import find

LOW, HIGH = -(2**31), 2**31 - 1
HIDDEN = LOW
"""What the seat cannot know."""
SAMPLES, EVENTS, SPARE = 6, 3000, 2
"""Games that are played to find the size, events in the longest of them, and how much is left over."""
ROUND = 32


def spec(game: str, options: Options) -> Spec:
    """One field: the whole view."""
    size = _size(game, options)

    def read(view: State, seat: int) -> list[int]:
        found = [seat, *flattened(view)]
        return [len(found), *found[: size - 1], *[0] * (size - 1 - len(found))]

    about = "numbers in all, the seat, then the view field by field: lists with their length; the lowest number: hidden"
    return Spec((Field("view", (size,), LOW, HIGH, about, read),))


def flattened(thing: Any) -> list[int]:
    """Whatever a view holds, as whole numbers in order."""
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
            items = cast("Sequence[Any]", thing)  # of whatever
            return [len(items), *(number for item in items for number in flattened(item))]
        case frozenset() | set():
            return flattened(sorted(cast("Set[Any]", thing)))  # of whatever
        case dict():
            return flattened(sorted(cast("dict[Any, Any]", thing).items()))  # of whatever
        case _:
            return flattened(msgspec.to_builtins(thing))


@lru_cache(maxsize=64)
def _size(game: str, options: Options) -> int:
    """Twice as many numbers as any view had in a few random games, rounded up."""
    longest = max(_longest(game, options, f"size {number}") for number in range(SAMPLES))
    return -(-SPARE * (2 + longest) // ROUND) * ROUND


def _longest(game: str, options: Options, word: str) -> int:
    """The most numbers of a view in one random game."""
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
        steps, _ = hear(rules, state, due, seat, (command,), luck, number, at)
        state, number, at = steps[-1][2], number + len(steps), at + 1000
    return max(most, len(flattened(rules.view(state, 0))))
