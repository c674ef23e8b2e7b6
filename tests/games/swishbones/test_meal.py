"""Eating and indigestion. Rulebook, section 2."""

import pytest

from swordfish.core import Forced
from swordfish.games.swishbones import rules
from swordfish.games.swishbones.model import (
    BoneEaten,
    Colour,
    Event,
    Indigestion,
    PenaltyTaken,
    State,
    Swish,
    TurnEnded,
)
from swordfish.games.swishbones.notation import read
from swordfish.games.swishbones.plane import STEPS, touch
from tests.rulebook import rule

FAR = "1.35@20000,0:0"


def eats(line: str, bend: int = 0) -> tuple[State, list[Event]]:
    """What a swish and all that it forces, up to the end of the turn, lead to."""
    state = read(line)
    events: list[Event] = [*rules.decide(state, state.turn, Swish(bend), 0)]
    state = rules.evolve(state, events[0])
    while isinstance(due := rules.due(state), Forced) and not isinstance(due.event, TurnEnded):
        events.append(due.event)
        state = rules.evolve(state, due.event)
    return state, events[1:]


@rule("swishbones.eat", "swishbones.eat.behind")
def test_an_eaten_bone_is_added_behind_the_tail() -> None:
    state, events = eats(f"0.5.6@0,0:0:0 {FAR} | 7@1990,0 10@0,9000 >0 q0/1")
    assert events == [BoneEaten(0, 7, Colour.BLUE, 0)]
    assert state.fish[0].pieces == (6, 0, 5, 7)
    assert state.fish[0].centres == ((1000, 0), (0, 0), (-1000, 0), (-2000, 0))
    assert [bone.piece for bone in state.food] == [10]
    assert rules.due(state) == Forced(TurnEnded(0))


@rule("swishbones.eat.room")
def test_the_line_is_that_of_the_last_two_bones() -> None:
    """Given a fish whose tail, after the swish, lies at heading 40 behind the second-last bone."""
    state, _ = eats(f"0.5.6@0,0:0:40 {FAR} | 7@1990,0 10@0,9000 >0 q0/1")
    assert state.fish[0].centres[-1] == (-2000, 0), "the tail of before is gone, the line is that of 0 and 5"


@rule("swishbones.eat.room")
@pytest.mark.parametrize(
    ("in_the_way", "bend"),
    [
        ("10@-2000,-990", 1),  # a hair away on the right: one degree to the left (counter-clockwise) is not enough …
        ("10@-2000,990", -1),
    ],
)
def test_without_room_on_the_line_it_is_laid_at_the_first_bend_with_room(in_the_way: str, bend: int) -> None:
    """The bone on the side is touched on the line; a degree away from it is tried second or third."""
    state, events = eats(f"0.5.6@0,0:0:0 {FAR} | 7@1990,0 {in_the_way} >0 q0/1")
    dx, dy = STEPS[180 - bend * 1]
    assert isinstance(events[0], BoneEaten)
    assert events[0].bend == -bend
    assert state.fish[0].centres[-1] == (-1000 + dx, dy)


@rule("swishbones.eat.room")
def test_bends_are_tried_left_before_right_from_the_line_outwards() -> None:
    """Given a bone on the line: both sides are equally far, and left (counter-clockwise, +) comes first."""
    _, events = eats(f"0.5.6@0,0:0:0 {FAR} | 7@1990,0 10@-2500,0 >0 q0/1")
    assert isinstance(events[0], BoneEaten)
    assert events[0].bend > 30


@rule("swishbones.eat.room")
def test_its_old_place_in_the_pond_is_empty_by_then() -> None:
    """Given a fish whose tail is beside the very bone that it eats."""
    ring = "0.5.6.7.9.10@0,0:0:300:240:180:120"
    state, events = eats(f"{ring} {FAR} | 15@1550,1100 14@0,9000 >0 q0/1", 20)
    assert events == [BoneEaten(0, 15, Colour.BLUE, 0)]
    assert touch(*state.fish[0].centres[-1], 1550, 1100), "it lies where it would have touched itself"


@rule("swishbones.eat.several")
def test_several_are_tried_nearest_first() -> None:
    near_first = f"0.5.6@0,0:0:0 {FAR} | 7@1800,-500 10@1400,600 14@0,9000 >0 q0/1 s1000"
    state, events = eats(near_first)
    assert events == [
        PenaltyTaken(0, 10, Colour.GREEN, Indigestion.FRONT),  # 6 is in front
        BoneEaten(0, 7, Colour.BLUE, 0),
    ]
    assert state.fish[0].penalty == (10,)


@rule("swishbones.eat.several")
def test_of_several_equally_near_the_lower_number_is_tried_first_and_changes_the_tail() -> None:
    _, events = eats(f"0.5.6@0,0:0:0 {FAR} | 11@1600,-500 7@1600,500 14@0,9000 >0 q0/1 s1000")
    assert events == [BoneEaten(0, 7, Colour.BLUE, 0), PenaltyTaken(0, 11, Colour.BLUE, Indigestion.TAIL)]


@rule("swishbones.indigestion")
@pytest.mark.parametrize(
    ("piece", "why"),
    [
        (9, Indigestion.TAIL),  # yellow, as 5, which is the tail after the swish
        (10, Indigestion.FRONT),  # green, as 6, which is in front then
        (8, Indigestion.NONE),  # red, as the head, which is neither
        (7, Indigestion.NONE),
    ],
)
def test_food_is_indigestible_if_it_has_the_colour_of_tail_or_front(piece: int, why: Indigestion) -> None:
    _, events = eats(f"0.5.6@0,0:0:0 {FAR} | {piece}@1990,0 14@0,9000 >0 q0/1")
    colour = Colour(piece % 4)
    eaten = BoneEaten(0, piece, colour, 0)
    assert events == [PenaltyTaken(0, piece, colour, why) if why else eaten]


@rule("swishbones.indigestion.penalty")
def test_an_indigestible_bone_leaves_the_pond_for_the_penalty_pile() -> None:
    state, _ = eats(f"0.5.6@0,0:0:0 {FAR} | 9@1990,0 14@0,9000 >0 q0/1")
    assert state.fish[0].penalty == (9,)
    assert state.fish[0].pieces == (6, 0, 5)
    assert [bone.piece for bone in state.food] == [14]
    assert rules.due(state) == Forced(TurnEnded(0)), "the move is over all the same"


@rule("swishbones.indigestion.room")
def test_food_is_indigestible_without_room_behind_the_tail() -> None:
    line = "0.5.6.7.8.9.10.11@566,1254:185:155:122:62:2:302:0 1.31@6000,3000:200 | 32@-1097,1037 34@2000,5000 >0 q0/1"
    _, events = eats(line, 20)
    assert events == [PenaltyTaken(0, 32, Colour.RED, Indigestion.ROOM)]
    assert isinstance(eats(line, 10)[1][0], BoneEaten), "a swish a little further right leaves room"
