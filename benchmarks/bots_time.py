"""How much of its thinking time a bot uses, in wall-clock time.

Simulations take longest late in a big game of swishbones. Other work on the same core is part of the figure, so
measure on an idle one.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import count
from time import perf_counter

from benchmarks.harness import AtMost, Survey
from benchmarks.search import positions
from swordfish import bots
from swordfish.bots import Budget
from swordfish.core import Luck, State, open_seed
from swordfish.games import GAMES, swishbones

SHARE = "% of the budget"
MOST, MOMENTS = 120, 4
LATE = (
    "0.9.35.33.10.28.22.29.7.14@511,5663:38:358:298:358:54:75:60:74:69 "
    "11.20.26.1.18.23.13.34.16.19.8.30.32@1269,6533:158:141:126:171:156:96:63:63:93:153:168:168 | 4@-4859,473 "
    "5@-4572,-3909 6@-7548,-109 12@1112,-6523 15@-2722,3707 17@-7018,-3300 21@-1487,-5897 24@3581,-6722 25@4329,-690 "
    "27@-6858,-2189 31@-2275,5114 >0 q0/20 s1000"
)
"""Long fish and distant food: there are many whole turns."""


def claim() -> Survey:
    rivals: dict[str, Callable[[], Mapping[str, float]]] = {}
    for level in ("hard", "best"):
        for name in ("swirl", "swipe"):
            moments = positions(name, {"seats": 3})[:MOMENTS]
            rivals[f"{name}, {level}, 500 ms"] = partial(share, name, level, moments, 500, count())
        for ms in (500, 2000):
            late = [(swishbones.notation.read(LATE), 0)]
            rivals[f"swishbones, {level}, {ms} ms"] = partial(share, "swishbones", level, late, ms, count())
    return Survey(
        "no level takes more than a fifth longer than its time",
        rivals=rivals,
        bounds=[AtMost(MOST, SHARE, rival) for rival in rivals],
        rounds=7,
        packages=("swordfish", "msgspec"),
    )


def share(
    name: str, level: str, moments: Sequence[tuple[State, int]], ms: int, numbers: "count[int]"
) -> Mapping[str, float]:
    """The longest of several choices, each by a new bot, as a share of the allowed time."""
    game, longest = GAMES[name], 0.0
    for state, seat in moments:
        bot = bots.find(level, name)(game, seat, Luck(open_seed("time"))(next(numbers)))
        view, legal = game.view(state, seat), game.legal(state, seat)
        began = perf_counter()
        bot.choose(view, legal, (), Budget(ms=ms))
        longest = max(longest, perf_counter() - began)
    return {SHARE: 100 * longest / (ms / 1000)}
