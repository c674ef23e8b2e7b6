# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false
"""Weights that are fitted to batch games: the features are those of the reference, and so are the weights."""

from collections.abc import Iterable
from operator import itemgetter
from typing import Any

import numpy as np
import pytest

from swordfish import batch
from swordfish.arena import fit as reference
from swordfish.core import states
from swordfish.games import find
from tests.batch.chance import likely

SEATS = {"swipe": 3, "swirl": 3}
STEPS = {"swipe": 150, "swirl": 120}
GAMES = {"swipe": (240, 3000), "swirl": (480, 3000)}
"""Games of the reference, and in batch."""


@pytest.mark.long
@pytest.mark.parametrize("game", SEATS)
def test_features_of_batch_tables_are_those_of_the_reference(game: str) -> None:
    import jax

    from swordfish.batch.records import recorded
    from swordfish.parts import own

    engine, tables, steps = batch.make(game, seats=SEATS[game]), 24, STEPS[game]
    rules, fitting, moment = find(game), reference.fittings()[game], own("batch", game, "moment")

    def one(state: Any, words: Any) -> tuple[Any, Any]:
        action, outcome = engine.pick(state, words[0]), engine.outcome(state, words[1:])
        return engine.step(state, action, outcome), ((action, outcome), moment(engine, state, action))

    def play(words: Any) -> Any:
        return jax.lax.scan(one, engine.start(), words)[1]

    words = jax.random.bits(jax.random.key(5), (tables, steps, engine.words + 1))
    log, (tells, features) = jax.tree.map(np.asarray, jax.jit(jax.vmap(play))(words))
    compared = 0
    for table in range(tables):
        kept = recorded(engine, [jax.tree.map(itemgetter((table, at)), log) for at in range(steps)])
        expected = [
            [fitting.features(state, seat) for seat in range(engine.seats)]
            for state in states(rules, engine.options, kept.entries)
            if fitting.tells(state, rules.due(state))
        ]
        found = features[table][tells[table]]
        assert 0 <= len(expected) - len(found) <= 1  # the next step would see the last one
        both = min(len(found), len(expected))
        if not both:
            continue  # the game ended in its first deal
        assert np.allclose(found[:both], expected[:both], atol=1e-5)
        compared += both
    assert compared >= 20


@pytest.mark.long
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("game", GAMES)
def test_weights_fitted_in_batch_are_those_of_the_reference(game: str) -> None:
    from swordfish.batch.fit import kinds, played

    few, many = GAMES[game]
    theirs = reference.fitted([reference.samples(game, number) for number in range(few)])
    ours = reference.fitted(played(game, many))
    assert agree(ours, theirs)
    moved = reference.FittedWeights(ours.values + errors([ours, theirs]) * 4, ours.covariance)
    assert not agree(moved, theirs)
    assert len(kinds(game)) > 1


def errors(fits: Iterable[reference.FittedWeights]) -> Any:
    """The errors of the difference of two fits."""
    return np.sqrt(sum(np.diag(fit.covariance) for fit in fits))


def agree(ours: reference.FittedWeights, theirs: reference.FittedWeights) -> bool:
    """Whether chance explains the difference of two fits, all weights together."""
    apart = ours.values - theirs.values
    return likely(float(apart @ np.linalg.solve(ours.covariance + theirs.covariance, apart)), len(apart))
