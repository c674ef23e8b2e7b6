# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""Batch engines follow logs of the reference games: after every step all arrays are those of the environments."""

from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from swordfish import batch
from swordfish.core import BadOptions
from swordfish.envs.episode import Setting
from swordfish.games import GAMES
from swordfish.parts import games_with
from tests.batch.feeding import Chooses, Draws, Follower, games, honest, uniform
from tests.batch.players import PROVED, beside, crossed, eager, heaped, hoarding, skilful

if TYPE_CHECKING:
    from swordfish.batch.engine import AnyEngine

EVENTS = 2000
MANY = 1_000_000


@cache
def follower(game: str, variant: str, seats: int, tables: int) -> Follower:
    return Follower(made(game, variant, seats), tables, steps=128)


@cache
def made(game: str, variant: str, seats: int) -> "AnyEngine":
    return batch.make(game, variant, seats=seats)


CASES: dict[str, tuple[int, Chooses, Draws]] = {
    "swipe": (3, uniform, honest),
    "swipe super": (3, uniform, crossed),
    "swirl": (2, uniform, honest),
    "swirl crowded": (2, hoarding, honest),
    "swish": (2, skilful, honest),
    "swish eight": (2, eager, honest),
    "swishbones": (2, skilful, honest),
    "swishbones heaps": (2, beside, heaped),
}
CORNERS = {"swipe super": 1000, "swish eight": 250, "swishbones heaps": 700}
"""Events of the cases that are made for a corner of the rules."""


@pytest.mark.parametrize("case", CASES)
def test_every_array_is_that_of_the_environments(case: str) -> None:
    seats, choose, draw = CASES[case]
    engine = made(case.split()[0], "printed", seats)
    PROVED.clear()
    logs = [*games(engine, CORNERS.get(case, EVENTS), case, choose, draw)]
    assert follower(engine.game, "printed", seats, 16).differences(logs) == []
    assert case != "swish eight" or max(PROVED) >= 8


def possible(game: str, variant: str, seats: int) -> bool:
    """Whether this many can play the variant."""
    try:
        Setting(game, {"seats": seats}, variant)
    except BadOptions:
        return False
    return True


VARIANTS = [
    (game, variant, seats)
    for game in games_with("batch")
    for variant in GAMES[game].VARIANTS
    for seats in GAMES[game].SEATS
    if possible(game, variant, seats)
]


FURTHER: dict[str, dict[str, Any]] = {
    "swipe": {"seats": 3, "head_starts": (0, 2, 5)},
    "swirl": {"seats": 3, "head_starts": (1, 0, 2)},
    "swish": {"seats": 3, "proof": 7, "wait": 4},
    "swishbones": {"seats": 2, "head_starts": (0, 3), "colours": (3, 1)},
}
"""Options that no variant has."""


@pytest.mark.long
@pytest.mark.parametrize("game", FURTHER)
def test_head_starts_times_and_colours_count(game: str) -> None:
    engine = batch.make(game, **FURTHER[game])
    assert Follower(engine, 16, steps=128).differences([*games(engine, EVENTS, "head starts", skilful)]) == []


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("game", "variant", "seats"), VARIANTS)
def test_a_million_events_of_every_variant(game: str, variant: str, seats: int) -> None:
    engine = made(game, variant, seats)
    share = MANY // len([one for one in VARIANTS if one[0] == game])
    ways = [(choose, draw) for name, (_, choose, draw) in CASES.items() if name.split()[0] == game]
    for choose, draw in ways:
        logs = [*games(engine, share // len(ways), f"{variant} {seats}", choose, draw)]
        assert follower(game, variant, seats, 256).differences(logs) == []
