"""Summarises a finished game: scores, three highlights, and achievements. Each is a true statement about the log.

`stories/<game>` may have `scores(state)`, `team(state, seat)`, `highlights(story)`, `moment(event)` and
`ACHIEVEMENTS`; `generic.py` has those of any game.
"""

from collections.abc import Iterator, Mapping, Sequence

from swordfish.core import Event, Stamped
from swordfish.games import names
from swordfish.parts import own
from swordfish.stories import generic
from swordfish.stories.story import Claim, Highlight, Story, story

__all__ = ["Claim", "Highlight", "Story", "achievements", "earned", "highlights", "moments", "scores", "story"]

MOST = 3
"""How many highlights a game has."""


def scores(told: Story) -> tuple[dict[str, int], ...]:
    """What each seat has in the end, as facts of the sentence `<game>-score`; empty if the game counts nothing."""
    counted = own("stories", told.game, "scores")
    return counted(told.end) if counted else ()


def highlights(told: Story) -> tuple[Highlight, ...]:
    """The three most remarkable statements about a game, the most remarkable first; no two of one kind."""
    find = own("stories", told.game, "highlights")
    found = sorted([*(find(told) if find else ()), *generic.highlights(told)], key=lambda one: one.weight)
    best = {one.key: one for one in found}  # of each kind the last one, with the greatest weight
    return tuple(sorted(best.values(), key=lambda one: -one.weight)[:MOST])


def moments(game: str, entries: Sequence[Stamped[Event]]) -> Iterator[tuple[int, str]]:
    """The key moments of a game: the number of events up to and with each, and its kind, `capture` or `steal`."""
    kind_of = own("stories", game, "moment")
    for number, entry in enumerate(entries if kind_of else (), 1):
        if kind := kind_of(entry.event):
            yield number, kind


def achievements(game: str) -> Mapping[str, Claim]:
    """What a seat can achieve in one game: those of any game, then the game's own."""
    return {**generic.ACHIEVEMENTS, **own("stories", game, "ACHIEVEMENTS", {})}


def earned(told: Story, seat: int) -> tuple[str, ...]:
    """The achievements that are true of this seat in this game."""
    return tuple(name for name, claim in achievements(told.game).items() if claim(told, seat))


def every() -> dict[str, str]:
    """All achievements of single games, each with its game; those of any game have none."""
    found = dict.fromkeys(generic.ACHIEVEMENTS, "")
    for game in names():
        found |= dict.fromkeys(own("stories", game, "ACHIEVEMENTS", {}), game)
    return found
