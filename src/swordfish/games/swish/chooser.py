"""A player without skill whose games end. The laws run on its games, and the bot `random` uses it.

Uniform play would hardly ever prove a swish, and would swap for ever. So this player mostly calls and proves what is
there, says "no swish" where there is none, and is sometimes wrong.
"""

from collections.abc import Sequence

from swordfish.core import Rng
from swordfish.games.swish.model import (
    EMPTY,
    NOBODY,
    Call,
    Command,
    Lay,
    Layer,
    Lift,
    Prove,
    State,
)
from swordfish.games.swish.swishes import find_swish

WRONG = 16
"""One choice in this many is any legal one."""

LOOKS = range(8_000, 40_000)
LAYS = range(300, 700)
LOOKS_AGAIN = range(60_000, 120_000)
"""Milliseconds to look at the cards, at the mat, and again after saying "no swish"."""


def pace(view: State, seat: int, rng: Rng) -> int:
    return rng.pick(LAYS if view.caller == seat else LOOKS_AGAIN if seat in view.words else LOOKS)


def searches(view: State) -> bool:
    return view.caller == NOBODY


def choose(view: State, seat: int, legal: Sequence[Command], rng: Rng) -> Command:
    seen = swish_of(view, seat)
    if not rng.below(WRONG):
        return rng.pick(legal)
    if view.caller == seat:
        return towards(view, seen, legal, rng)
    call = Call(view.layout)
    return call if seen and call in legal else legal[-1]  # say "no swish", or take it back


def swish_of(view: State, seat: int) -> tuple[Layer, ...]:
    """The first swish of the playing area that this seat may collect, or empty."""
    cards, limit = view.options.cards, view.options.limit(seat)
    filled = [place for place, lying in enumerate(view.area) if lying != EMPTY]
    found = find_swish([cards[view.area[place].card] for place in filled], limit.least, limit.most)
    return tuple(Layer(filled[number], orientation) for number, orientation in found or ())


def towards(view: State, seen: Sequence[Layer], legal: Sequence[Command], rng: Rng) -> Command:
    """The next step of a proof: lift a wrong card, lay a missing one; a false caller lays anything."""
    if not seen:
        return rng.pick(legal) if len(view.mat) < 2 else Prove()
    places = {layer.place for layer in seen}
    for layer in view.mat:
        if layer.place not in places:
            return Lift(layer.place)
    for layer in seen:
        if layer not in view.mat:
            return Lay(layer.place, layer.orientation)
    return Prove()
