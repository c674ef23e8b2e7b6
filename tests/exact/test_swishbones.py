"""How far a fish can swim: every reachable place is found, and none behind a bone that blocks the way."""

from itertools import product

from swordfish.core import IllegalMove, suppose
from swordfish.exact.swishbones import CELL, TURN, Far, far
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
    assert far(state).food == ((10, 1),)


def test_food_counts_the_swishes_that_it_takes() -> None:
    state = notation.read("0.4.5.6@0,0:0:0:0 1.8@-9000,0:0 | 10@1000,1500 11@3900,0 12@9000,0 >0 q0/1")
    assert dict(far(state).food) == {10: 1, 11: 3}


def test_nobody_gets_anywhere_before_the_fish_are_in_the_water() -> None:
    state = notation.read("0 1.8@-9000,0:0 | 10@1500,0 11@0,0 >0 q0/1")
    assert far(state) == Far((), ())
