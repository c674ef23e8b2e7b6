"""How far a fish can swim: every reachable place is found, and none behind a bone that blocks the way."""

from itertools import product
from math import hypot

from swordfish.core import IllegalMove, suppose
from swordfish.exact.swishbones import CELL, TURN, Far, far, way
from swordfish.games import swishbones
from swordfish.games.swishbones import notation
from swordfish.games.swishbones.model import State, Swish
from swordfish.games.swishbones.plane import WIDEST


def swum(state: State, *bends: int) -> State | None:
    """The table after these swishes, if they are legal."""
    try:
        return suppose(swishbones, state, state.turn, [Swish(bend) for bend in bends]).view
    except IllegalMove:
        return None


def test_every_place_that_can_be_swum_to_is_reached_in_as_many_swishes_or_fewer() -> None:
    state = notation.read("0.6@0,0:0 1.8.5@1900,900:180:180 | 10@1500,-1200 11@-3000,0 >0 q0/1")
    found = {(x // CELL, y // CELL): swishes for x, y, swishes in far(state).cells}
    bends = range(-WIDEST, WIDEST + 1, TURN)
    tried = 0
    for chain in [*product(bends), *product(bends, bends)]:
        after = swum(state, *chain)
        if after is not None:
            x, y = after.fish[0].centres[0]
            assert found[x // CELL, y // CELL] <= len(chain)
            tried += 1
    assert tried > 20
    assert far(state).food == ((10, 1, False),)


def test_food_counts_the_swishes_that_it_takes() -> None:
    state = notation.read("0.4.5.6@0,0:0:0:0 1.8@-9000,0:0 | 10@3900,0 11@1000,1500 12@9000,0 >0 q0/1")
    assert far(state).food == ((10, 3, True), (11, 1, True))


def test_food_is_digestible_if_some_way_of_this_turn_makes_it_so() -> None:
    fish = "0.7.6.5@0,0:0:0:0 1.8@-9000,0:0 | {food} >0 q0/1"
    yellow = notation.read(fish.format(food="9@1700,300 13@0,9000"))
    assert far(yellow).food == ((9, 2, True),), "after one swish the yellow tail is in front; after two it is not"
    at_once = suppose(swishbones, yellow, 0, [Swish(0)])
    assert at_once.view.fish[0].penalty, "so there is a way to indigestion, too"
    short = notation.read("0.5@0,0:0 1.8@-9000,0:0 | 9@1700,300 10@900,-2300 >0 q0/1")
    assert far(short).food == ((9, 1, False), (10, 2, True)), "the yellow bone is in front or at the tail"


def test_food_comes_with_what_the_way_to_it_leads_to() -> None:
    state = notation.read(LONG.format(food="10@2400,0 11@2500,2300 12@900,-2600 13@5200,-900 14@-3000,3000 15@0,9000"))
    for piece, swishes, digestible in far(state).food:
        bone = next(one for one in state.food if one.piece == piece)
        found = suppose(swishbones, state, 0, way(state, (bone.x, bone.y)))
        assert len(found.events) > swishes
        assert bone not in found.view.food
        assert digestible == (not found.view.fish[0].penalty)
    assert len(far(state).food) > 2


def test_nothing_is_reachable_before_the_fish_are_in_the_water() -> None:
    state = notation.read("0 1.8@-9000,0:0 | 10@1500,0 11@0,0 >0 q0/1")
    assert far(state) == Far((), ())


LONG = "0.4.5.6.7.9@0,0:0:0:0:0:0 1.8@-9000,0:0 | {food} >0 q0/1"
"""A fish of six in open water, that looks to the right and may swish six times."""


def front(state: State, to: tuple[int, int]) -> tuple[float, int]:
    """How far from a place the planned way ends, and its length."""
    swishes = way(state, to)
    x, y = suppose(swishbones, state, state.turn, swishes).view.fish[0].centres[0]
    return hypot(x - to[0], y - to[1]), len(swishes)


def test_a_way_leads_to_a_place_in_open_water_with_as_few_swishes_as_possible() -> None:
    state = notation.read(LONG.format(food="10@0,9000"))
    for to, swishes in (((1000, 0), 1), ((3000, 0), 3), ((1500, 1500), 2), ((1500, -1500), 2), ((0, 2500), 4)):
        away, count = front(state, to)
        assert away < CELL
        assert count <= swishes


def test_a_way_leads_around_food_and_rivals_except_to_food_itself() -> None:
    state = notation.read(LONG.format(food="10@2400,0"))
    past = suppose(swishbones, state, 0, way(state, (4500, 0))).view
    assert len(past.food) == 1, "nothing was touched on the way"
    assert past.fish[0].centres[0][0] > 3000
    there = suppose(swishbones, state, 0, way(state, (2400, 0))).view
    assert not there.food


def test_a_longer_way_on_which_the_fish_eats_goes_before_indigestion() -> None:
    state = notation.read("0.7.6.5@0,0:0:0:0 1.8@-9000,0:0 | 9@1700,300 >0 q0/1")
    direct = suppose(swishbones, state, 0, [Swish(0)]).view.fish[0]
    assert len(direct.penalty) == 1, "after one swish the yellow tail is in front"
    eaten = suppose(swishbones, state, 0, way(state, (1700, 300))).view
    assert not eaten.food
    assert not eaten.fish[0].penalty


def test_a_way_on_which_a_second_bone_is_indigestible_comes_last() -> None:
    state = notation.read(LONG.format(food="16@2200,1700 17@3000,900 20@0,9000"))
    eaten = suppose(swishbones, state, 0, way(state, (3000, 900))).view.fish[0]
    assert 17 in eaten.pieces
    assert not eaten.penalty


def test_a_place_out_of_reach_is_approached() -> None:
    state = notation.read(LONG.format(food="10@0,9000"))
    away, swishes = front(state, (20000, 0))
    assert swishes == 6
    assert away < 14500


def test_a_touch_beside_an_indigestible_bone_leads_past_it() -> None:
    state = notation.read("0.5@0,0:0 1.8@-9000,0:0 | 9@1000,-700 10@0,9000 >0 q0/1")
    swishes = way(state, (3000, -4000))
    assert swishes
    assert len(suppose(swishbones, state, 0, swishes).view.food) == 2, "nothing was touched on the way"


def test_a_fish_turns_to_a_place_behind_it_although_it_gets_no_nearer() -> None:
    state = notation.read("0.6@0,0:0 1.8@-9000,0:0 | 10@0,9000 >0 q0/1")
    bends = [swish.bend for swish in way(state, (-3000, -1))]
    assert abs(sum(bends)) >= WIDEST


def test_where_every_swish_touches_food_a_way_does() -> None:
    food = "9@1300,-1000 13@1600,0 17@1300,1000"
    state = notation.read(f"0.5@0,0:0 1.8@-9000,0:0 | {food} >0 q0/1")
    assert len(way(state, (5000, 0))) == 1


def test_a_fish_that_is_there_needs_no_way() -> None:
    assert way(notation.read(LONG.format(food="10@0,9000")), (0, 0)) == ()


def test_there_is_no_way_before_the_fish_are_in_the_water() -> None:
    state = notation.read("0 1.8@-9000,0:0 | 10@1500,0 11@0,0 >0 q0/1")
    assert way(state, (1000, 0)) == ()
