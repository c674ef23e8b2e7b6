"""Swishes, where they end and where they may not go. Rulebook, section 2."""

import pytest

from swordfish.core import Forced, IllegalMove, Players
from swordfish.games.swishbones import rules
from swordfish.games.swishbones.model import (
    Passed,
    State,
    Stop,
    Stopped,
    Swish,
    Swished,
    TurnEnded,
)
from swordfish.games.swishbones.notation import read
from swordfish.games.swishbones.plane import STEPS, touch
from tests.rulebook import rule

FAR = "1.35@20000,0:0"
"""Another fish, in nobody's way."""
CLEAR = read(f"0.5.6.7.9@0,0:0:0:0:0 {FAR} | 10@0,9000 >0 q0/1")


def after(state: State, *bends: int) -> State:
    """The state after these swishes, and before what they force."""
    for bend in bends:
        state = rules.evolve(state, rules.decide(state, state.turn, Swish(bend), 0)[0])
    return state


def bends(state: State) -> list[int]:
    return [command.bend for command in rules.legal(state, state.turn) if isinstance(command, Swish)]


@rule("swishbones.swish", "swishbones.chain")
@pytest.mark.parametrize("bend", [-60, -1, 0, 13, 60])
def test_a_swish_puts_the_tail_before_the_front(bend: int) -> None:
    fish = after(CLEAR, bend).fish[0]
    assert fish.pieces == (9, 0, 5, 6, 7)
    assert fish.centres == (STEPS[bend % 360], (0, 0), (-1000, 0), (-2000, 0), (-3000, 0))


@rule("swishbones.swish")
def test_bends_go_from_60_right_to_60_left_and_add_up() -> None:
    assert bends(CLEAR) == [*range(-60, 61)]
    for bend in (-61, 61):
        with pytest.raises(IllegalMove, match="at most 60° to either side, not by"):
            rules.decide(CLEAR, 0, Swish(bend), 0)
    front, behind = after(CLEAR, 60, 40).fish[0].centres[:2]
    assert (front[0] - behind[0], front[1] - behind[1]) == STEPS[100]


def test_a_table_may_allow_some_bends_only() -> None:
    state = read(f"0.5@0,0:0 {FAR} | 10@0,9000 >0 q0/1 b-60,0,60")
    assert bends(state) == [-60, 0, 60]
    with pytest.raises(IllegalMove, match=r"only these: -60, \+0, \+60"):
        rules.decide(state, 0, Swish(1), 0)


@rule("swishbones.move.head")
@pytest.mark.parametrize(("line", "most"), [("0.5.6.7.9", 5), ("5.0.6.7.9", 4), ("5.6.7.9.0", 1)])
def test_a_move_ends_when_the_head_is_in_front_again(line: str, most: int) -> None:
    state = read(f"{line}@0,0:0:0:0:0 {FAR} | 10@0,9000 >0 q0/1")
    for _ in range(most - 1):
        state = after(state, 0)
        assert rules.due(state) == Players((0,))
    assert rules.due(after(state, 0)) == Forced(TurnEnded(0))


@rule("swishbones.move.food")
def test_a_move_ends_when_food_is_touched() -> None:
    state = read(f"0.5.6.7@0,0:0:0:0 {FAR} | 10@1990,0 12@0,9000 >0 q0/1")
    state = after(state, 0)
    assert state.mouth == (10,)
    state = rules.evolve(state, rules.tasted(state))
    assert rules.due(state) == Forced(TurnEnded(0))


@rule("swishbones.move.stop", "swishbones.move.least")
def test_a_player_may_stop_after_the_first_swish() -> None:
    assert Stop() not in rules.legal(CLEAR, 0)
    with pytest.raises(IllegalMove, match="at least once"):
        rules.decide(CLEAR, 0, Stop(), 0)
    moved = after(CLEAR, 0)
    assert rules.legal(moved, 0)[-1] == Stop()
    assert rules.decide(moved, 0, Stop(), 0) == (Stopped(0),)
    assert rules.due(rules.evolve(moved, Stopped(0))) == Players((1,))


@rule("swishbones.move.least")
def test_the_only_legal_swish_at_the_beginning_of_a_turn_needs_no_choice() -> None:
    state = read(f"0.5@0,0:0 {FAR} | 10@0,9000 >0 q0/1 b7")
    assert rules.due(state) == Forced(Swished(0, 7))
    assert rules.due(after(state, 7)) == Players((0,)), "now one may stop"


@rule("swishbones.touch")
@pytest.mark.parametrize(("apart", "touching"), [(997, True), (998, False)])
def test_bones_touch_if_their_centres_are_less_than_998_apart(apart: int, touching: bool) -> None:
    assert touch(0, 0, apart, 0) is touching
    state = read(f"0.5@0,0:0 1.6@20000,0:0 | 10@{1000 + apart},0 >0 q0/1")
    assert bool(after(state, 0).mouth) is touching


@rule("swishbones.blocked.opponent")
def test_the_front_may_not_touch_an_opponent() -> None:
    state = read("0.5@0,0:0 1.6@1900,0:180 | 10@0,9000 >0 q0/1")
    blocked = [bend for bend in range(-60, 61) if touch(*STEPS[bend % 360], 1900, 0)]
    assert 0 in blocked
    assert bends(state) == [bend for bend in range(-60, 61) if bend not in blocked]
    with pytest.raises(IllegalMove, match="touch Seat 2’s fish"):
        rules.decide(state, 0, Swish(0), 0)


CURLED = read(f"0.5.6.7.9.10.12.13@0,0:0:300:240:180:120:60:0 {FAR} | 14@0,9000 >0 q0/1")
"""A fish of eight that has swum five sixths of a hexagon: its own sixth bone is 60° to its left."""


@rule("swishbones.blocked.own")
def test_the_front_may_not_touch_its_own_fish() -> None:
    assert 60 not in bends(CURLED)
    assert -60 in bends(CURLED)
    with pytest.raises(IllegalMove, match="touch its own bones"):
        rules.decide(CURLED, 0, Swish(60), 0)


@rule("swishbones.touch.neighbours", "swishbones.blocked.own")
def test_the_bone_behind_and_the_place_that_the_tail_leaves_are_in_nobodys_way() -> None:
    """Given a fish whose tail alone lies where the front will, then it can go there: the tail is that front."""
    ring = read(f"0.5.6.7.9.10@0,0:0:300:240:180:120 {FAR} | 14@0,9000 >0 q0/1")
    assert bends(ring) == [*range(-60, 61)]
    assert after(ring, 60).fish[0].centres[0] == ring.fish[0].centres[-1]


@rule("swishbones.touch.when")
def test_contact_is_tested_only_when_a_bone_is_laid() -> None:
    """Given a fish placed so that its head touches food, then nothing comes of it."""
    state = read(f"0.5@0,0:0 {FAR} | 10@0,990 11@0,9000 >0 q0/1")
    assert rules.due(state) == Players((0,))
    assert after(state, -60).mouth == ()


@rule("swishbones.blocked.both")
def test_food_and_a_fish_at_once_is_not_allowed() -> None:
    food_only = read(f"0.5@0,0:0 {FAR} | 10@1600,700 >0 q0/1")
    both = read("0.5@0,0:0 1.6@1600,-700:180 | 10@1600,700 >0 q0/1")
    assert after(food_only, 0).mouth == (10,)
    with pytest.raises(IllegalMove, match="Seat 2’s fish"):
        rules.decide(both, 0, Swish(0), 0)


@rule("swishbones.pass", "swishbones.move.stop")
def test_a_player_without_a_legal_swish_passes_or_has_finished() -> None:
    wall = "1.7.10@919,919:113:67 | 14@-3000,4000"  # three bones round the place ahead
    fresh, moved = read(f"0.5.6@0,0:0:0 {wall} >0 q0/1"), read(f"5.0.6@0,0:0:0 {wall} >0 + q0/1")
    assert not bends(fresh)
    assert rules.due(fresh) == Forced(Passed(0))
    assert rules.due(rules.evolve(fresh, Passed(0))) == Players((1,))
    assert rules.due(moved) == Forced(TurnEnded(0))
