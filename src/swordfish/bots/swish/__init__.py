"""The bots of swish: eyes like a person's, from slow to quick."""

from swordfish.bots.levels import Maker
from swordfish.bots.swish.perception import EASY, HARD, MEDIUM, Eyes, Hawk, Seer, visible
from swordfish.core import Command, Refusal, Rng
from swordfish.games.swish import rules
from swordfish.games.swish.chooser import towards
from swordfish.games.swish.model import PLACES, Call, NoSwish, State


def seeing(eyes: Eyes) -> Maker:
    """A level of swish."""
    return lambda game, seat, rng: Seer(game, seat, rng, eyes)


LEVELS: dict[str, Maker] = {"easy": seeing(EASY), "medium": seeing(MEDIUM), "hard": seeing(HARD), "best": Hawk}
JUDGED = False
"""What counts is to be first, so no choice is judged afterwards."""


def advise(view: State, seat: int, rng: Rng) -> Command:
    """The next step towards the largest swish; who plays against others must find it alone."""
    if view.options.seats > 1:
        raise Refusal("hint-alone")
    layers = max(visible(view, seat, PLACES), key=len, default=())
    if view.caller == seat:
        return towards(view, layers, rules.legal(view, seat), rng)
    return Call(view.layout) if layers else NoSwish(view.layout)
