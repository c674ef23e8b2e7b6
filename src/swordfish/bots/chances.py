"""The win probabilities of all seats: known ones, and estimates by a game's evaluator."""

from collections.abc import Iterable

from msgspec import Struct

from swordfish.core import Over, Players, Rng, State, hands_of
from swordfish.games import Game
from swordfish.parts import own


class WinProbabilities(Struct, frozen=True):
    """Each seat's win probability, and how far one may be from the truth: 0 where they are exact."""

    wins: tuple[float, ...]
    within: float = 0.0


def known(game: str) -> bool:
    """Whether win probabilities are known at some tables: the game's part has a function `chances`."""
    return own("bots", game, "chances") is not None


def chances(game: str, view: State) -> WinProbabilities | None:
    """Each seat's win probability, where it is known; else None."""
    found = own("bots", game, "chances")
    return found(view) if found else None


def estimates(game: str, rules: Game, states: Iterable[State]) -> list[tuple[float, ...]] | None:
    """Each seat's win probability in each state of a game, by static evaluation; None if the game has none.

    While events are carried out, the last estimate holds. A single player cannot lose: then there is nothing to tell.
    """
    make, value = own("bots", game, "evaluator"), own("bots", game, "estimate")
    if make:
        value = make(Rng(bytes(32))).value
    if value is None:
        return None
    found = list[tuple[float, ...]]()
    for state in states:
        due = rules.due(state)
        if isinstance(due, Over):
            first = [place == 1 for place in due.places]
            found.append(tuple(won / sum(first) for won in first))
        elif isinstance(due, Players) or hands_of(due) or not found:
            found.append(tuple(value(state)))
        else:
            found.append(found[-1])
    return found if found and len(found[0]) > 1 else None
