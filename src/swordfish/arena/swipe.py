"""swipe in the arena: measures, ladder, fitting."""

from collections.abc import Mapping

from swordfish.arena.settings import Fitting, LadderSettings
from swordfish.bots.swipe.evaluation import features
from swordfish.core import State as AnyState
from swordfish.games.swipe.model import State, Throw

LADDER = LadderSettings(tables=tuple({"seats": seats} for seats in range(3, 7)), games=1200)


def measures(end: State) -> Mapping[str, float]:
    chips = sorted((hoard.chips for hoard in end.seats), reverse=True)
    return {"rolled-off": bool(end.contenders), "lead": float(chips[0] - chips[1])}


def table(number: int) -> dict[str, object]:
    """Tables of 3 to 6 seats, in turn."""
    return {"seats": 3 + number % 4}


def tells(state: AnyState, due: object) -> bool:
    """Whether to record features now: before a throw."""
    return isinstance(due, Throw)


FITTING = Fitting(table=table, tells=tells, features=features)
