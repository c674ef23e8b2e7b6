"""Finished games for tests: a few events and a last state, with no more than a statement needs."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from swordfish.core import Stamped
from swordfish.games import swipe, swirl, swish, swishbones
from swordfish.games.swipe.model import Hoard
from swordfish.games.swishbones.model import Fish
from swordfish.record import read
from swordfish.stories import Story, story
from tests.rulebook import ROOT

LOGS = sorted((ROOT / "tests" / "logs").glob("*.jsonl"))


def told(
    game: str,
    places: Sequence[int],
    *events: tuple[int, Any],
    states: Sequence[Any] = (),
    bots: Sequence[str] = (),
) -> Story:
    """A game of these events, each with its time in milliseconds."""
    entries = tuple(Stamped(at, event) for at, event in events)
    return Story(game=game, entries=entries, states=tuple(states), places=tuple(places), bots=tuple(bots))


def swish_end(*piles: int) -> Any:
    """A state in which the seats have so many cards."""
    state = swish.start(swish.Options(seats=len(piles)))
    return replace(state, piles=tuple(tuple(range(count)) for count in piles))


def bones_end(*fish: tuple[int, int]) -> Any:
    """A state with fish of these lengths and penalties."""
    state = swishbones.start(swishbones.Options(seats=len(fish)))
    made = tuple(Fish(tuple(range(length)), (), tuple(range(penalty))) for length, penalty in fish)
    return replace(state, fish=made)


def swirl_end(*series_and_pile: tuple[int, int], **options: Any) -> Any:
    """A state with series and piles of these sizes."""
    state = swirl.start(swirl.Options(seats=len(series_and_pile), **options))
    series, piles = zip(*series_and_pile, strict=True)
    return replace(
        state,
        series=tuple(tuple(range(count)) for count in series),
        piles=tuple(tuple(range(count)) for count in piles),
    )


def swipe_end(*hoards: tuple[int, int]) -> Any:
    """A state in which the seats have so many chips and dice."""
    state = swipe.start(swipe.Options(seats=len(hoards)))
    return replace(state, seats=tuple(Hoard(chips, dice) for chips, dice in hoards))


def stored(path: Path) -> Story:
    """The story of a stored game."""
    record = read(path)
    assert record.places, "it is finished"
    return story(record.header.game, record.game, record.header.options, record.entries, record.places)
