"""Estimate who is going to win a race of swish, and what a proof cost its caller."""

from collections.abc import Sequence
from math import sqrt
from operator import mul

from swordfish.bots.advice import Advice, Option
from swordfish.bots.search import shares
from swordfish.bots.swish.perception import HARD, visible
from swordfish.core import suppose
from swordfish.games import swish
from swordfish.games.swish import rules
from swordfish.games.swish.model import EMPTY, NOBODY, PLACES, Call, Command, Lay, Layer, Prove, State

WEIGHTS = (2.35, 3.67)
"""Of the features, by `python -m swordfish.arena.fit swish`."""


SEEN = HARD.most
"""The cards of the largest swish that a player is expected to see: as many as the quickest level with human eyes."""


def features(state: State, seat: int) -> tuple[float, ...]:
    """The cards of a seat, and whether it proves a swish: the fewer cards are left, the more both count."""
    left = len(state.deck) + sum(lying != EMPTY for lying in state.area)
    scale = 1 / sqrt(1 + left)
    return scale * len(state.piles[seat]), scale * (state.caller == seat)


def estimate(state: State) -> Sequence[float]:
    """Each seat's win probability, by its cards so far: a seat with more of them is also likely to be quicker."""
    return shares([sum(map(mul, WEIGHTS, features(state, seat))) for seat in range(state.options.seats)])


def judge(view: State, seat: int, said: tuple[Command, ...], at: int) -> Advice:
    """What a quick player would have laid instead of this proof, as similar to the proof as possible.

    That is a largest swish of at most `SEEN` cards, or of as many as the player proved, or else a smallest one. Where
    there was no swish, it is not to call.
    """
    laid = {command.place for command in said if isinstance(command, Lay)}
    after = suppose(swish, view, seat, said, at).view
    proved = len(after.piles[seat]) - len(view.piles[seat])
    there = visible(view, seat, PLACES)
    reach = max(SEEN, proved, min(map(len, there), default=0))
    seen = [layers for layers in there if len(layers) <= reach]
    best = max(seen, key=lambda layers: (len(layers), overlap(layers, laid)), default=())
    plan = (Call(view.layout), *(Lay(layer.place, layer.orientation) for layer in best), Prove()) if best else ()
    return Advice(*(Option(commands, share(view, seat, commands, at)) for commands in (plan, said)))


def overlap(layers: Sequence[Layer], places: set[int]) -> int:
    """How many of these cards a proof has."""
    return sum(layer.place in places for layer in layers)


def share(view: State, seat: int, commands: Sequence[Command], at: int) -> float:
    """The seat's win probability after these commands; a proof that they leave unfinished fails."""
    state = suppose(swish, view, seat, commands, at).view
    return estimate(state if state.caller == NOBODY else rules.evolve(state, rules.failed(state, at)))[seat]
