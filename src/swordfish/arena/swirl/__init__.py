"""swirl in the arena. `seer.py` measures how far luck lets anybody go."""

from collections.abc import Mapping

from swordfish.arena.settings import Fitting, Ladder
from swordfish.bots.swirl.evaluation import features
from swordfish.games.swirl.model import Deal, State

LADDER = Ladder(table={"seats": 2, "rotating": True}, games=400, bars={("best", "medium"): 0.58})


def measures(end: State) -> Mapping[str, float]:
    """How long it took, and in which deal a series was completed, if one was."""
    complete = any(len(series) == end.options.colours for series in end.series)
    spans = {"early": range(1, 3), "third": range(3, 5), "fifth": range(5, 7), "late": range(7, 1000)}
    shares = {f"series-{name}": complete and end.deals in span for name, span in spans.items()}
    return {"deals": float(end.deals), "series": complete, **shares}


def table(number: int) -> dict[str, object]:
    """Tables of 2 to 4, with rotating starter and without, in turn."""
    return {"seats": 2 + number % 3, "rotating": bool(number % 2)}


def tells(state: State, due: object) -> bool:
    """Whether the features tell something now: at a deal that is not the first."""
    return isinstance(due, Deal) and bool(state.deals)


FITTING = Fitting(table=table, tells=tells, features=features)
