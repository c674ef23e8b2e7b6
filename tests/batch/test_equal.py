# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""Batch engines follow logs of the reference games: after every step all arrays are those of the environments."""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from swordfish import batch
from swordfish.core import BadOptions, Command, Rng, State
from swordfish.envs.episode import Setting
from swordfish.games import GAMES
from swordfish.games.swipe.model import Face, Rolled, Throw
from swordfish.games.swirl.captures import outlook
from swordfish.games.swirl.cards import Kind, cards
from swordfish.games.swirl.model import Play
from swordfish.parts import games_with
from tests.batch.feeding import Chooses, Draws, Follower, games, honest, uniform

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


def crossed(due: Any, rng: Rng) -> Any:
    """Dice with many Super Swipes in a row."""
    if isinstance(due, Throw) and rng.below(3):
        return Rolled((Face.X,) * due.dice)
    return honest(due, rng)


def hoarding(state: State, seat: int, legal: Sequence[Command], rng: Rng) -> Command:
    """Swirl with a crowded middle: mostly play cards that capture nothing, and sometimes the largest capture."""
    table: Any = state
    deck = cards(table.options.deck)

    def worth(command: Command) -> int:
        card = command.card
        if deck.kinds[card] is not Kind.CREATURE:
            return 1 if deck.kinds[card] is Kind.SWIRL else 9
        found = outlook(table.middle, deck.numbers, deck.numbers[card])
        return len(found.sure) + len(found.open)

    plays = [command for command in legal if isinstance(command, Play)]
    if not plays or not rng.below(8):
        return rng.pick(legal)
    return max(plays, key=worth) if not rng.below(10) else min(plays, key=worth)


def skilful(state: State, seat: int, legal: Sequence[Command], rng: Rng) -> Command:
    """The game's own test player."""
    return chooser(state).choose(state, seat, legal, rng)


def chooser(state: State) -> Any:
    return next(GAMES[game].chooser for game in GAMES if isinstance(state, GAMES[game].State))


CASES: dict[str, tuple[int, Chooses, Draws]] = {
    "swipe": (3, uniform, honest),
    "swipe super": (3, uniform, crossed),
    "swirl": (2, uniform, honest),
    "swirl crowded": (2, hoarding, honest),
    "swish": (2, skilful, honest),
    "swishbones": (2, skilful, honest),
}


@pytest.mark.parametrize("case", CASES)
def test_every_array_is_that_of_the_environments(case: str) -> None:
    seats, choose, draw = CASES[case]
    engine = made(case.split()[0], "printed", seats)
    logs = [*games(engine, EVENTS, case, choose, draw)]
    assert follower(engine.game, "printed", seats, 16).differences(logs) == []


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
