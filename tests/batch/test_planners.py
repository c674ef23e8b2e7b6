# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""Policies of batch tables with a memory choose like the bots, in games and positions of the reference."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from swordfish import arena, batch
from swordfish.bots import Budget
from swordfish.bots.swishbones.evaluation import SwishbonesGreedy
from swordfish.core import Command, Luck, Rng, State, open_seed
from swordfish.games import swishbones
from swordfish.games.swish.model import PLACES
from swordfish.games.swish.swishes import find_swish
from swordfish.games.swishbones.actions import PLACE, STOP, SWISH
from tests.batch.feeding import Draws, Fed, fed, honest
from tests.batch.players import heaped

WHIMS = 5
"""One choice in so many is any legal one, so that plans are dropped and turns begin anywhere."""


def greedy_game(engine: Any, word: str, draw: Draws) -> tuple[list[Fed], list[bool]]:
    """A game of the bot, and for each step whether the bot has chosen."""
    bots = [SwishbonesGreedy(swishbones, seat, Luck(open_seed("bots"))(seat)) for seat in range(engine.seats)]
    own = [False] * bool(not engine.options.pond)

    def choose(state: State, seat: int, legal: Sequence[Command], rng: Rng) -> Command:
        own.append(rng.below(WHIMS) > 0)
        if not own[-1]:
            return rng.pick(legal)
        return bots[seat].choose(swishbones.view(state, seat), legal, (), Budget())  # pyright: ignore[reportArgumentType] - the states of the log are of swishbones

    return fed(engine, Luck(open_seed(word))(0), choose, draw), own


def followed(engine: Any, logs: Sequence[Sequence[Fed]], own: Sequence[Sequence[bool]]) -> Any:
    """What the policy would choose before each step of these games."""
    import jax
    import jax.numpy as jnp

    from swordfish.batch.engine import choose as either
    from swordfish.batch.swishbones import POLICIES

    planner: Any = POLICIES["greedy"](engine)
    most, idle = max(map(len, logs)), Fed(0, engine.to_outcome(()), (), 0)
    rows = [[*log, *[idle] * (most - len(log))] for log in logs]
    asks = np.array([[*row, *[False] * (most - len(row))] for row in own])
    actions = np.array([[step.action for step in row] for row in rows], np.int32)
    outcomes = jax.tree.map(
        lambda *leaves: np.stack(leaves).reshape(len(rows), most, *np.shape(leaves[0])),
        *[step.outcome for row in rows for step in row],
    )

    def one(carry: Any, step: Any) -> Any:
        state, memory = carry
        asked, action, outcome = step
        chosen, after = planner.choose(state, memory, jnp.uint32(0), asked)
        return (engine.step(state, action, outcome), either(asked, after, planner.memory)), chosen

    def follow(asks: Any, actions: Any, outcomes: Any) -> Any:
        begin = jax.tree.map(
            lambda array: jnp.broadcast_to(array, (len(rows), *array.shape)), (engine.start(), planner.memory)
        )
        steps = jax.tree.map(lambda array: jnp.swapaxes(array, 0, 1), (asks, actions, outcomes))
        return jax.lax.scan(jax.vmap(one), begin, steps)[1]

    return np.asarray(jax.jit(follow)(asks, actions, outcomes)).T


@pytest.mark.long
@pytest.mark.parametrize("options", [{"seats": 2}, {"seats": 4}, {"seats": 3, "bends": tuple(range(-60, 61, 10))}])
def test_greedy_of_swishbones_chooses_like_the_bot(options: dict[str, Any]) -> None:
    engine = batch.make("swishbones", **options)
    found = [greedy_game(engine, f"greedy {number}", heaped if number % 2 else honest) for number in range(12)]
    chosen = followed(engine, [log for log, _ in found], [own for _, own in found])
    kinds = set[str]()
    for (log, own), ours in zip(found, chosen, strict=True):
        for step, its, mine in zip(log, own, ours.tolist(), strict=False):
            if its and step.action >= PLACE:
                assert mine == step.action
                kinds.add("stop" if step.action == STOP else "swish" if step.action >= SWISH else "place")
    assert kinds == {"place", "swish", "stop"}


@pytest.mark.long
@pytest.mark.parametrize("players", [("greedy", "random"), ("easy", "medium")])
def test_greedy_of_swishbones_wins_as_often_as_the_bot(players: tuple[str, ...]) -> None:
    from swordfish.batch.simulate import simulate

    options: dict[str, object] = {"seats": 2}
    found = simulate("swishbones", players, options, 1000, "seed")
    reference = arena.simulate("swishbones", players, options, 60, "seed", jobs=1)
    for (low, high), (lower, higher) in zip(found.wins_interval, reference.wins_interval, strict=True):
        assert low <= higher
        assert lower <= high


@pytest.mark.parametrize("limits", [((2, 12),), ((3, 5), (2, 2))])
def test_random_of_swish_sees_the_swish_that_the_chooser_sees(limits: tuple[tuple[int, int], ...]) -> None:
    import jax
    import jax.numpy as jnp

    from swordfish.batch.swish.policies import first_swish

    engine = batch.make("swish", seats=2, limits=limits)
    cards, rng = engine.options.cards, Luck(open_seed("layouts"))(0)
    areas = np.full((400, PLACES), -1, np.int32)
    for row in areas:
        places = rng.sample(range(PLACES), 5 + rng.below(12))
        row[[*places]] = rng.sample(range(len(cards)), len(places))
    seats = np.arange(len(areas), dtype=np.int32) % 2

    def seen(area: Any, seat: Any) -> Any:
        return first_swish(engine.options, engine.start()._replace(area=area, turn=seat), jnp.asarray(True))

    sizes = set[int]()
    for area, seat, found in zip(areas, seats, np.asarray(jax.jit(jax.vmap(seen))(areas, seats)), strict=True):
        limit, filled = engine.options.limit(int(seat)), np.flatnonzero(area >= 0)
        expected = np.zeros(PLACES, np.int32)
        for number, orientation in find_swish([cards[area[place]] for place in filled], limit.least, limit.most) or ():
            expected[filled[number]] = 1 + orientation
        assert np.array_equal(found, expected)
        sizes.add(int((found > 0).sum()))
    assert sizes >= {0, 2, 3}


@pytest.mark.long
@pytest.mark.parametrize("options", [{"seats": 3}, {"seats": 2, "limits": ((2, 2), (3, 3))}])
def test_random_of_swish_wins_as_often_as_the_bot(options: dict[str, object]) -> None:
    from swordfish.batch.simulate import simulate

    players = ["random"] * int(str(options["seats"]))
    found = simulate("swish", players, options, 500, "seed")
    reference = arena.simulate("swish", players, options, 100, "seed", jobs=1)
    for (low, high), (lower, higher) in zip(found.wins_interval, reference.wins_interval, strict=True):
        assert low <= higher
        assert lower <= high
