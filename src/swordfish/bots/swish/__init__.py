"""The bots of swish: simulated eyesight, from slow to quick; estimates and reviews of a race."""

from swordfish.bots.levels import AT, Maker
from swordfish.bots.swish.evaluation import estimate, judge
from swordfish.bots.swish.perception import EASY, HARD, MEDIUM, Eyesight, Hawk, SwishBot, visible
from swordfish.core import Refusal, Rng
from swordfish.games.swish import rules
from swordfish.games.swish.chooser import towards
from swordfish.games.swish.model import PLACES, Call, Command, NoSwish, State


def with_eyesight(eyesight: Eyesight) -> Maker:
    """A level of swish."""
    return lambda game, seat, rng: SwishBot(game, seat, rng, eyesight)


EYESIGHTS = {"easy": EASY, "medium": MEDIUM, "hard": HARD}
SPEEDS = (50, 65, 80, 125, 160, 200)
"""Other speeds of a level, in percent: each step wins about two games of three against the one below."""
LEVELS: dict[str, Maker] = {**{level: with_eyesight(eyesight) for level, eyesight in EYESIGHTS.items()}, "best": Hawk}
MORE: dict[str, Maker] = {
    f"{level}{AT}{speed}": with_eyesight(eyesight.at(speed))
    for level, eyesight in EYESIGHTS.items()
    for speed in SPEEDS
}


def reviewed(command: Command) -> bool:
    """Whether reviews judge this choice: only a call, with its proof, because otherwise speed decides."""
    return isinstance(command, Call)


def same_turn(state: State, seat: int) -> bool:
    """Whether a review still counts the next choice to the same proof."""
    return state.caller == seat


def advise(view: State, seat: int, rng: Rng) -> Command:
    """The next step towards the largest swish; not offered to people who play against others."""
    if view.options.seats > 1:
        raise Refusal("hint-alone")
    layers = max(visible(view, seat, PLACES), key=len, default=())
    if view.caller == seat:
        return towards(view, layers, rules.legal(view, seat), rng)
    return Call(view.layout) if layers else NoSwish(view.layout)


__all__ = ["LEVELS", "MORE", "advise", "estimate", "judge", "reviewed", "same_turn"]
