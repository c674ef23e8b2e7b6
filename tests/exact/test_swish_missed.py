"""After a game of swish: its layouts, and every swish of each."""

from itertools import combinations, product

import pytest

from swordfish.core import Luck, Stamped, open_seed
from swordfish.exact.swish.missed import layers, moments, swishes
from swordfish.games import GAMES
from swordfish.games.swish.cards import ORIENTATIONS, turned
from swordfish.games.swish.model import EMPTY, Event, Limit, Options, Proven, State, Swapped
from swordfish.games.swish.rules import evolve, start
from swordfish.games.swish.swishes import is_swish
from tests.playing import play


def played(options: Options, seed: str) -> tuple[Stamped[Event], ...]:
    """The events of a whole game by the game's own chooser."""
    return tuple(play(GAMES["swish"], options, Luck(open_seed(seed)), Luck(open_seed(f"whim {seed}"))(0)).entries)


def states(options: Options, entries: tuple[Stamped[Event], ...]) -> list[State]:
    found = [start(options)]
    for entry in entries:
        found.append(evolve(found[-1], entry.event))
    return found


@pytest.mark.parametrize("options", [Options(seats=2), Options(seats=1, limits=(Limit(3),))])
def test_every_layout_is_listed_and_contains_the_swish_that_was_taken(options: Options) -> None:
    entries = played(options, "missed")
    after, found = states(options, entries), moments(options, entries)
    proofs = [entry.event for entry in entries if isinstance(entry.event, Proven)]
    swaps = sum(isinstance(entry.event, Swapped) for entry in entries)
    assert len(proofs) > 3
    assert len([moment for moment in found if moment.taken]) == len(proofs)
    assert len(found) in {len(proofs) + swaps, len(proofs) + swaps + 1}, "the last proof may leave no card at all"
    for moment, proof in zip([moment for moment in found if moment.taken], proofs, strict=True):
        area = after[moment.frame].area
        assert [area[layer.place].card for layer in moment.taken] == [*proof.cards]
        assert all(state.area == area for state in after[moment.frame : moment.last + 1])
        size = len(moment.taken)
        assert moment.counts[size - 2] > 0
        assert moment.at <= moment.until


def test_the_swishes_of_a_moment_are_all_there_are_the_largest_first() -> None:
    options = Options(seats=1, limits=(Limit(2, 3),))
    entries = played(options, "three")
    state = states(options, entries)[1]
    every = layers(options, state.area, 0, 10_000)
    sizes = [len(one) for one in every]
    assert sizes == sorted(sizes, reverse=True)
    cards = [options.cards[lying.card] for lying in state.area if lying != EMPTY]
    plain = {
        used
        for size in (2, 3)
        for used in combinations(range(16), size)
        for ways in product(range(ORIENTATIONS), repeat=size - 1)
        if is_swish([turned(cards[card], way) for card, way in zip(used, (0, *ways), strict=True)])
    }
    assert {tuple(sorted(layer.place for layer in one)) for one in every} == plain
    for one in every:
        assert is_swish([turned(cards[layer.place], layer.orientation) for layer in one])
    assert every[3:5] == layers(options, state.area, 3, 2)
    assert layers(options, state.area, len(every), 5) == ()
    assert len(swishes(options, state.area)) == len(every)
