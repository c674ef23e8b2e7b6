"""Corner cases: each is a position in docs/corners, and the chooser reaches each of them by itself."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from swordfish.core import AnyStep, Forced, Luck, Over, Players, advance, no_draw, open_seed, step
from swordfish.games import swishbones
from swordfish.games.swishbones import rules
from swordfish.games.swishbones.model import (
    BoneEaten,
    Colour,
    Indigestion,
    Options,
    Passed,
    PenaltyTaken,
    State,
    Stopped,
    Swish,
    Swished,
    TurnEnded,
)
from swordfish.games.swishbones.notation import read
from swordfish.games.swishbones.outlook import outlook
from tests.playing import Moment, Played, play
from tests.rulebook import ROOT, rule

CORNERS = {path.stem: path for path in sorted((ROOT / "docs" / "corners").glob("*.txt"))}


def corner(name: str) -> State:
    return read(CORNERS[name].read_text(encoding="utf-8"))


def after(state: State, *bends: int) -> State:
    """The state after these swishes and all that they force."""
    for bend in bends:
        steps, _ = step(swishbones, state, state.turn, Swish(bend), no_draw)
        state = steps[-1][2]
    return state


def blockers(state: State) -> set[int]:
    """Whose bones are in the way of the fish whose turn it is."""
    return {blocker.seat for span in outlook(state) for blocker in span.blockers}


@pytest.mark.parametrize("path", CORNERS.values(), ids=CORNERS.keys())
def test_a_corner_is_a_position_of_the_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    state = read(text)
    assert swishbones.notation.write(state) == text.strip()
    for fish in state.fish:
        ring = (*fish.pieces, fish.pieces[0])
        assert all(one % 4 != other % 4 for one, other in pairwise(ring))


@rule("swishbones.pass")
def test_a_fish_that_is_stuck_for_a_turn_swims_on_when_the_other_has_gone() -> None:
    state = corner("stuck-for-a-turn")
    assert rules.due(state) == Forced(Passed(0))
    assert blockers(state) == {1}
    state = after(rules.evolve(state, Passed(0)), 0, 0, 0)
    assert rules.due(state) == Players((0,))
    assert rules.legal(state, 0)


@rule("swishbones.pass", "swishbones.end.quiet")
def test_a_fish_that_is_stuck_for_good_passes_until_the_end() -> None:
    state = corner("stuck-for-good")
    assert blockers(state) == {0}, "only its own bones are in its way, and they will never move"
    state = rules.evolve(state, Passed(0))
    state = rules.evolve(after(state, 0), Stopped(1))
    assert isinstance(rules.due(state), Over)


@rule("swishbones.blocked.own")
def test_a_fish_can_be_in_its_own_way() -> None:
    state = corner("own-way")
    assert [(span.first, span.last, bool(span.blockers)) for span in outlook(state)] == [(-60, 0, False), (1, 60, True)]
    assert blockers(state) == {0}


@rule("swishbones.move.food", "swishbones.move.head")
def test_food_touched_in_the_very_last_swish_is_eaten_and_the_turn_ends_once() -> None:
    state = corner("last-swish")
    state = rules.evolve(state, rules.decide(state, 0, Swish(0), 0)[0])
    assert state.fish[0].pieces[0] == 0, "the head is in front"
    steps: list[AnyStep] = []
    advance(swishbones, state, no_draw, steps)
    events = [event for _, event, _ in steps]
    assert events == [BoneEaten(0, 10, Colour.GREEN, 0), TurnEnded(0)]


@rule("swishbones.indigestion.room")
def test_a_bone_without_room_behind_the_tail_is_a_penalty() -> None:
    state = corner("no-room")
    why = {morsel.indigestion for span in outlook(state) for morsel in span.food}
    assert why == {Indigestion.NONE, Indigestion.ROOM}
    assert after(state, 20).fish[0].penalty == (32,)


@rule("swishbones.move.head")
def test_a_fish_whose_head_is_behind_swims_until_it_is_in_front() -> None:
    state = corner("head-behind")
    assert state.fish[0].pieces.index(0) == 3
    assert after(state, 0).turn == 0
    assert after(state, 0, 0).turn == 1, "two swishes bring the head to the front: the tail first, then the head"


@rule("swishbones.end.quiet")
def test_the_quiet_round_that_ends_the_game() -> None:
    state = corner("quiet-round")
    assert rules.due(state) == Players((1,))
    assert rules.due(rules.evolve(state, Stopped(1))) == Over((1, 2))


def seen(moment: Moment) -> list[str]:
    """The corner cases that an event of a game shows."""
    before, after, event = moment.before, moment.after, moment.event
    found: list[str] = []
    match event:
        case Passed(seat):
            found.append("stuck-for-good" if blockers(before) == {seat} else "stuck-for-a-turn")
        case Swished(seat, _, food):
            if seat in blockers(before):
                found.append("own-way")
            if food and after.fish[seat].pieces[0] < 4:
                found.append("last-swish")
            if not before.moved and before.fish[seat].pieces[0] >= 4:
                found.append("head-behind")
        case PenaltyTaken(why=Indigestion.ROOM):
            found.append("no-room")
        case _:
            pass
    if after.quiet == after.quiet_turns:
        found.append("quiet-round")
    return found


def games(seats: int, variant: str, count: int) -> Iterator[Played]:
    options = Options(seats=seats, **swishbones.VARIANTS[variant])  # pyright: ignore[reportArgumentType] - values of any option
    for seed in range(count):
        yield play(swishbones, options, Luck(open_seed(seed)), Luck(open_seed(f"whim {seed}"))(0))


def test_the_chooser_meets_the_corners() -> None:
    counted = Counter(name for game in games(3, "cramped", 12) for moment in game.moments for name in seen(moment))
    assert {name for name in CORNERS if counted[name] >= 10} == set(CORNERS) - {"no-room"}


def test_the_chooser_meets_the_rarest_corner_too() -> None:
    """Hardly ever in open water, but about once in fifty games with two heaps of bones."""
    events = (moment.event for game in games(2, "heaps", 100) for moment in game.moments)
    assert any(isinstance(event, PenaltyTaken) and event.why is Indigestion.ROOM for event in events)
