"""Rewards at the end of an episode: by places, by the win alone, or by the margin.

A game's part has `points(state)` for the margin: a number per seat, from 0 to 1, greater for a better place.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from swordfish.core import BadOptions, Over, State
from swordfish.parts import own

PLACES, WIN, MARGIN = "places", "win", "margin"
REWARDS = (PLACES, WIN, MARGIN)
Pay: TypeAlias = Callable[[Over, State], list[float]]
"""Each seat's reward, from the places and the last state."""


def reward(game: str, name: str) -> Pay:
    """The reward of that name; a refusal lists the rewards there are."""
    if name not in REWARDS:
        raise BadOptions("env-no-such-reward", reward=name, rewards=", ".join(REWARDS))
    if name != MARGIN:
        return by_places if name == PLACES else by_win
    points = own("envs", game, "points")
    if points is None:
        raise BadOptions("env-no-margin", game=game)
    return partial(by_margin, points)


def returns(over: Over) -> list[float]:
    """Each seat's return at the end: the share of opponents behind it minus the share ahead. The sum is 0."""
    others = len(over.places) - 1
    return [sum((other > mine) - (other < mine) for other in over.places) / max(1, others) for mine in over.places]


def by_places(over: Over, end: State) -> list[float]:
    return returns(over)


def by_win(over: Over, end: State) -> list[float]:
    """1 for the winner, shared between winners, 0 for all others: the mean is the share of games won."""
    winners = over.places.count(1)
    return [1 / winners if place == 1 else 0.0 for place in over.places]


def by_margin(points: Callable[[State], Sequence[float]], over: Over, end: State) -> list[float]:
    """The seat's points minus the most points of a seat with another place; 0 if all have the same place."""
    found = points(end)
    return [
        mine - max((theirs for theirs, other in zip(found, over.places, strict=True) if other != place), default=mine)
        for mine, place in zip(found, over.places, strict=True)
    ]
