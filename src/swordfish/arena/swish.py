"""swish in the arena: measures, ladder, fitting."""

from collections.abc import Mapping

from swordfish.arena.settings import Fitting, LadderSettings
from swordfish.bots.levels import AT
from swordfish.bots.swish import EYESIGHTS, SPEEDS
from swordfish.bots.swish.evaluation import features
from swordfish.core import Luck, open_seed
from swordfish.games.swish.model import NOBODY, Deal, State

LADDER = LadderSettings(tables=tuple({"seats": seats} for seats in (2, 3, 4, 8)), games=40)
TABLES = (2, 3, 4, 5, 6, 8)


def measures(end: State) -> Mapping[str, float]:
    piles = sorted(map(len, end.piles), reverse=True)
    return {"collected": float(sum(piles)), "best": float(piles[0]), "lost": float(len(end.discard))}


def table(number: int) -> dict[str, object]:
    """Tables of 2 to 8 seats, in turn."""
    return {"seats": TABLES[number % len(TABLES)]}


def players(number: int) -> list[str]:
    """Bots of one level, each at a speed of its own: people at one table are not equally quick, either."""
    level, draw = [*EYESIGHTS][number // len(TABLES) % len(EYESIGHTS)], Luck(open_seed(f"speeds {number}"))(0)
    speeds = [level, *(f"{level}{AT}{speed}" for speed in SPEEDS)]
    return [draw.pick(speeds) for _ in range(TABLES[number % len(TABLES)])]


def tells(state: State, due: object) -> bool:
    """Whether to record features now: before a deal, or at a call."""
    return isinstance(due, Deal) or (state.caller != NOBODY and not state.mat)


FITTING = Fitting(table=table, tells=tells, features=features, players=players)
