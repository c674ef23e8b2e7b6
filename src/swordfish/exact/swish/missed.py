"""After a game of swish: every swish of every layout, and which of them was collected."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec import Struct

from swordfish.core import Stamped
from swordfish.exact.swish.found import Swishes
from swordfish.exact.swish.solver import all_swishes
from swordfish.games.swish.cards import CELLS, Card
from swordfish.games.swish.model import EMPTY, Dealt, Event, Layer, Lying, Options, Proven, State, Swapped
from swordfish.games.swish.rules import evolve, start


class Moment(Struct, frozen=True, kw_only=True):
    """A layout of the game, from the event that created it to the last event before it changed."""

    frame: int  # events before it, as in a replay
    last: int
    at: int  # table time, in milliseconds
    until: int
    counts: tuple[int, ...]  # the number of swishes of 2, 3, … 12 cards that some seat was allowed to collect
    taken: tuple[Layer, ...]  # the swish that was collected, if any


def moments(options: Options, entries: Sequence[Stamped[Event]]) -> tuple[Moment, ...]:
    """All layouts of a game in which a seat could have called, in order; `entries` without undone ones."""
    found: list[Moment] = []
    for frame, last, area, taken in _layouts(options, entries):
        counts = swishes(options, area).count_by_size()
        found.append(
            Moment(
                frame=frame,
                last=last,
                at=entries[frame - 1].at,
                until=entries[min(last, len(entries) - 1)].at,
                counts=tuple(counts[size] for size in range(2, CELLS + 1)),
                taken=taken,
            )
        )
    return tuple(found)


def _layouts(
    options: Options, entries: Sequence[Stamped[Event]]
) -> Iterator[tuple[int, int, tuple[Lying, ...], tuple[Layer, ...]]]:
    """First and last frame of each layout, its cards, and the proof that ended it, if one did."""
    state, since, taken = start(options), 0, ()
    for number, entry in enumerate(entries, 1):
        before, state = state, evolve(state, entry.event)
        if isinstance(entry.event, Proven):
            taken = before.mat
        if since and state.area != before.area and (isinstance(entry.event, Proven | Swapped)):
            yield since, number - 1, before.area, taken
            since, taken = 0, ()
        if isinstance(entry.event, Dealt | Swapped | Proven) and searched(state):
            since = number
    if since:
        yield since, len(entries), state.area, ()


def searched(state: State) -> bool:
    """Whether players can search now: the deal is complete and some cards lie there."""
    return state.area != (EMPTY,) * len(state.area) and not (state.deck and EMPTY in state.area)


def swishes(options: Options, area: Sequence[Lying]) -> Swishes:
    """Every swish of these cards of a size that some seat may collect."""
    least = min(limit.least for limit in options.limits)
    most = max(limit.most for limit in options.limits)
    return _solved(tuple(options.cards[lying.card] for lying in area if lying != EMPTY), least, most)


@lru_cache(maxsize=512)
def _solved(cards: tuple[Card, ...], least: int, most: int) -> Swishes:
    return all_swishes(cards, least, most)


def layers(options: Options, area: Sequence[Lying], first: int, count: int) -> tuple[tuple[Layer, ...], ...]:
    """`count` of them as proofs, largest first, starting at index `first`."""
    places = [place for place, lying in enumerate(area) if lying != EMPTY]
    found = swishes(options, area)
    wanted = range(len(found) - 1 - first, max(len(found) - 1 - first - count, -1), -1)
    return tuple(
        tuple(Layer(places[card], way) for card, way in zip(swish.cards, swish.orientations, strict=True))
        for swish in (found[number] for number in wanted)
    )
