"""swirl in the arena: measures, sides, ladder, fitting. `open_hands.py` measures how much of the game is luck."""

from collections.abc import Mapping

from swordfish.arena.settings import Fitting, LadderSettings, Sides
from swordfish.bots.swirl.evaluation import features
from swordfish.games.swirl.model import Deal, Options, State

LADDER = LadderSettings(
    tables=(
        *({"seats": seats, "rotating": True} for seats in (2, 3, 4)),
        {"seats": 4, "rotating": True, "teams": True},
    ),
    games=400,
    bars={("best", "medium"): 0.58},
)


def sides(options: Options) -> Sides:
    """Partners sit opposite each other."""
    return ((0, 2), (1, 3)) if options.teams else tuple((seat,) for seat in range(options.seats))


def measures(end: State) -> Mapping[str, float]:
    """The length, and the deal in which a series was completed, if any."""
    complete = any(len(series) == end.options.colours for series in end.series)
    spans = {"early": range(1, 3), "third": range(3, 5), "fifth": range(5, 7), "late": range(7, 1000)}
    shares = {f"series-{name}": complete and end.deals in span for name, span in spans.items()}
    return {"deals": float(end.deals), "series": complete, **shares}


def table(number: int) -> dict[str, object]:
    """Tables of 2 to 4 seats, with and without rotating starter, in turn."""
    return {"seats": 2 + number % 3, "rotating": bool(number % 2)}


def tells(state: State, due: object) -> bool:
    """Whether to record features now: at a deal that is not the first."""
    return isinstance(due, Deal) and bool(state.deals)


FITTING = Fitting(table=table, tells=tells, features=features)
