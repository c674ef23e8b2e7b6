"""The batch engine of swipe follows logs of the reference, array by array."""

from typing import Any

from swordfish import batch
from swordfish.core import Luck, Rng, open_seed
from swordfish.games.swipe.model import Face, Rolled, Throw
from tests.batch.feeding import Fed, Follower, fed, honest

EVENTS = 2000


def crossed(due: Any, rng: Rng) -> Any:
    """Chance with many Super Swipes, one after the other."""
    if isinstance(due, Throw) and rng.below(3):
        return Rolled((Face.X,) * due.dice)
    return honest(due, rng)


def test_it_shows_what_the_environments_show_after_every_step() -> None:
    engine = batch.make("swipe", seats=3)
    logs: list[list[Fed]] = []
    events = 0
    while events < EVENTS:
        logs.append(fed(engine, Luck(open_seed(events))(0), draw=honest if len(logs) % 3 else crossed))
        events += sum(step.events for step in logs[-1])
    assert Follower(engine, games=16, steps=512).differences(logs) == []
