"""Pieces, ponds and places. Rulebook, section 2."""

from collections.abc import Iterator
from itertools import combinations, repeat

import pytest
from hypothesis import given
from hypothesis import strategies as st

from swordfish import Table
from swordfish.core import BadOptions, Forced, IllegalMove, Luck, Players, open_seed
from swordfish.games import options, swishbones
from swordfish.games.swishbones import pond, rules
from swordfish.games.swishbones.model import (
    Bone,
    BoneTaken,
    Colour,
    FishPlaced,
    Laying,
    Options,
    Place,
    PondLaid,
    State,
    Stop,
    Swish,
    Take,
)
from swordfish.games.swishbones.plane import STEPS
from tests.rulebook import rule

HAND = tuple(Bone(4 + nth, x, y) for nth, (x, y) in enumerate(pond.LATTICE[:8]))


def water(seats: int = 2, **more: object) -> State:
    """A state with the pond laid and no fish in it."""
    state = rules.start(Options(**{"seats": seats, "bones": 8, "pond": HAND, **more}))  # pyright: ignore[reportArgumentType] - values of any option
    assert not state.box
    return state


def after(state: State, *commands: Take | Place) -> State:
    """The state after set-up choices and what they force."""
    for command in commands:
        state = rules.evolve(state, rules.decide(state, state.turn, command, 0)[0])
    return state


@rule("swishbones.pieces", "swishbones.numbers")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_a_head_for_each_seat_and_eight_bones_in_each_colour(seats: int) -> None:
    state = rules.start(Options(seats=seats))
    assert swishbones.pieces(state) == (*range(seats), *range(4, 36))
    assert [fish.pieces for fish in state.fish] == [(seat,) for seat in range(seats)]
    assert all(sum(piece % 4 == colour for piece in state.box) == 8 for colour in Colour)


@rule("swishbones.numbers", "all.seats")
def test_the_table_may_choose_colours() -> None:
    state = rules.start(Options(seats=2, colours=(Colour.BLUE, Colour.GREEN)))
    assert [fish.pieces for fish in state.fish] == [(3,), (2,)]


@rule("swishbones.pond", "swishbones.pond.spacing")
@given(st.integers(0, 10**6), st.integers(1000, 2000), st.sampled_from([8, 20, 32]))
def test_a_random_pond_lies_within_its_edge_and_apart(seed: int, spacing: int, bones: int) -> None:
    laid = Laying(tuple(range(4, 4 + bones)), spacing).draw(Luck(open_seed(seed))(0))
    assert isinstance(laid, PondLaid)
    assert [bone.piece for bone in laid.bones] == [*range(4, 4 + bones)]
    assert all(bone.x**2 + bone.y**2 <= 8000**2 for bone in laid.bones)
    for one, other in combinations(laid.bones, 2):
        assert (one.x - other.x) ** 2 + (one.y - other.y) ** 2 >= spacing**2


@rule("swishbones.pond")
def test_every_place_of_a_pond_may_get_every_colour() -> None:
    ponds = [Laying(tuple(range(4, 36)), 2000).draw(Luck(open_seed(seed))(0)) for seed in range(60)]
    eastern = {max(laid.bones, key=lambda bone: bone.x).piece % 4 for laid in ponds}
    assert eastern == {0, 1, 2, 3}


class Stubborn:
    """A generator that always returns the same number: no second bone finds a place."""

    def stream(self, kinds: int) -> Iterator[int]:
        return repeat(kinds // 2)

    def sample(self, items: tuple[tuple[int, int], ...], count: int) -> tuple[tuple[int, int], ...]:
        return items[:count]


@rule("swishbones.pond")
def test_a_pond_is_laid_in_bounded_time_whatever_the_luck() -> None:
    assert len(pond.thrown(32, 2000, Stubborn())) == 1  # pyright: ignore[reportArgumentType] - as much of an Rng as is used
    places = pond.scattered(32, 2000, Stubborn())  # pyright: ignore[reportArgumentType] - as much of an Rng as is used
    assert len(set(places)) == 32
    pond.check([(4 + nth, *place) for nth, place in enumerate(places)], range(4, 36), 2000)
    pond.check([(nth, *place) for nth, place in enumerate(pond.LATTICE)], range(len(pond.LATTICE)), 2000)


def test_luck_hardly_ever_fails_to_fill_a_pond() -> None:
    assert all(len(pond.thrown(32, 2000, Luck(open_seed(seed))(0))) == 32 for seed in range(100))


@pytest.mark.long
def test_not_in_a_thousand_ponds() -> None:
    assert all(len(pond.thrown(32, 2000, Luck(open_seed(seed))(0))) == 32 for seed in range(1000))


@rule("swishbones.pond.spacing")
def test_bones_lie_two_widths_apart_unless_the_table_chooses_less() -> None:
    assert rules.due(rules.start(Options())) == Laying(tuple(range(4, 36)), 2000)
    assert rules.due(rules.start(Options(spacing=1000))) == Laying(tuple(range(4, 36)), 1000)
    for spacing in (999, 2001):
        with pytest.raises(BadOptions, match="apart"):
            rules.start(Options(spacing=spacing))


@rule("swishbones.pond.hand")
def test_a_pond_laid_by_hand_comes_with_the_options() -> None:
    table = Table("swishbones", bones=8, pond=[list(bone) for bone in HAND], seed=1)
    assert table.state.food == HAND
    assert table.due == Players((1,))


@rule("swishbones.pond.hand")
@pytest.mark.parametrize(
    ("laid", "said"),
    [
        (HAND[:-1], "Bone 11 is missing: this pond has 8 bones"),
        ((*HAND[:-1], Bone(4, 0, 0)), "Bone 4 is in the pond twice"),
        ((*HAND[:-1], Bone(12, 0, 0)), "Bone 12 does not belong"),
        ((*HAND[:-1], Bone(11, 8001, 0)), "Bone 11 is outside"),
        ((*HAND[:-1], Bone(11, HAND[0].x + 1999, HAND[0].y)), "Bones 4 and 11 are too close"),
    ],
)
def test_a_pond_laid_by_hand_is_checked(laid: tuple[Bone, ...], said: str) -> None:
    with pytest.raises(BadOptions, match=said):
        options(swishbones, {"bones": 8, "pond": laid})


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"seats": 1}, "2 to 4 players, not 1"),
        ({"seats": 5}, "2 to 4 players, not 5"),
        ({"seats": 4, "bones": 7}, "8 to 32 bones, not 7"),
        ({"bones": 33}, "not 33"),
        ({"quiet_rounds": 0}, "not 0"),
        ({"bends": [0, 61]}, "from −60 to"),
        ({"bends": [0, 0]}, "different"),
        ({"places": [0]}, "2 different bearings"),
        ({"places": [0, 90]}, "180° from the next"),
        ({"places": [360, 180]}, "from 0 to 359"),
        ({"seats": 3, "colours": [0, 1]}, "3 different colours"),
        ({"colours": [2, 2]}, "2 different colours"),
        ({"colours": [4, 1]}, "4"),
        ({"pond": [[4, 0]]}, "pond"),
        ({"depth": 3}, "depth"),
    ],
)
def test_an_impossible_table_is_refused_in_a_sentence(values: dict[str, object], said: str) -> None:
    with pytest.raises(BadOptions, match=said):
        options(swishbones, values)


@rule("swishbones.fish.order", "all.seats")
def test_players_set_up_from_the_last_backwards_and_seat_0_begins() -> None:
    table = Table("swishbones", seats=3, seed=4)
    order: list[int] = []
    while not table.state.fish[0].centres:
        assert isinstance(table.due, Players)
        order.append(table.due.seats[0])
        table.say(table.legal()[0])
    assert order == [2, 2, 1, 1, 0]
    assert table.due == Players((0,))


@rule("swishbones.fish.bone")
def test_the_first_bone_has_another_colour_than_the_head() -> None:
    state = water()
    assert rules.due(state) == Players((1,))
    assert rules.legal(state, 1) == tuple(Take(piece) for piece in (4, 6, 7, 8, 10, 11))
    with pytest.raises(IllegalMove, match="That bone has the colour of the head"):
        rules.decide(state, 1, Take(5), 0)
    with pytest.raises(IllegalMove, match="no bone 12"):
        rules.decide(state, 1, Take(12), 0)
    assert rules.decide(state, 1, Take(6), 0) == (BoneTaken(1, 6, Colour.GREEN),)
    taken = after(state, Take(6))
    assert taken.fish[1].pieces == (1, 6)
    assert 6 not in [bone.piece for bone in taken.food]
    with pytest.raises(IllegalMove, match="already has its bone"):
        rules.decide(taken, 1, Take(7), 0)


def test_a_fish_takes_its_bone_then_its_place_then_swims() -> None:
    state = water()
    for early in (Swish(0), Stop()):
        with pytest.raises(IllegalMove, match="not in the water"):
            rules.decide(state, 1, early, 0)
    with pytest.raises(IllegalMove, match="needs a bone"):
        rules.decide(state, 1, Place(0), 0)
    swimming = after(state, Take(6), Place(0), Take(5), Place(180))
    with pytest.raises(IllegalMove, match="has its place"):
        rules.decide(swimming, 0, Place(0), 0)


@rule("swishbones.fish.place", "swishbones.chain", "swishbones.step")
@pytest.mark.parametrize("bearing", [0, 1, 37, 90, 225, 359])
def test_a_fish_lies_at_the_edge_and_heads_for_the_middle(bearing: int) -> None:
    fish = after(water(), Take(6), Place(bearing)).fish[1]
    x, y = STEPS[bearing]
    assert fish.centres == ((9 * x, 9 * y), (10 * x, 10 * y))
    assert swishbones.notation.headings(fish) == [(bearing + 180) % 360]


@rule("swishbones.fish.spaced")
def test_the_last_player_chooses_any_bearing_and_the_others_what_is_left_of_an_even_round() -> None:
    state = after(water(4), Take(4))
    assert rules.legal(state, 3) == tuple(map(Place, range(360)))
    state = after(state, Place(100), Take(5))
    assert rules.legal(state, 2) == (Place(10), Place(190), Place(280))
    with pytest.raises(IllegalMove, match="free: 10, 190, 280"):
        rules.decide(state, 2, Place(100), 0)
    state = after(state, Place(280), Take(6))
    assert rules.legal(state, 1) == (Place(10), Place(190))
    state = after(state, Place(190), Take(7))
    assert rules.due(state) == Forced(FishPlaced(0, 10)), "a single place needs no word"


@rule("swishbones.fish.spaced")
def test_a_table_may_fix_the_places() -> None:
    state = after(water(2, places=(270, 90)), Take(6))
    assert rules.due(state) == Forced(FishPlaced(1, 90))
    with pytest.raises(BadOptions):
        water(2, places=(0, 179))
