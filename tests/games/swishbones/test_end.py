"""How a game ends, and who wins. Rulebook, section 2."""

import pytest

from swordfish.core import BadOptions, Forced, Over, Players
from swordfish.games.swishbones import rules
from swordfish.games.swishbones.model import (
    BoneEaten,
    FishPlaced,
    Options,
    Passed,
    PenaltyTaken,
    State,
    Stopped,
    Swish,
    Swished,
    TurnEnded,
)
from swordfish.games.swishbones.notation import read, write
from tests.rulebook import rule

APART = "0.5@0,0:0 1.6@20000,0:0 2.7@0,20000:0"
"""Three fish far from each other and from all food."""


def quiet_turn(state: State) -> State:
    """A turn of one swish in which nothing is touched."""
    state = rules.evolve(state, rules.decide(state, state.turn, Swish(0), 0)[0])
    return rules.evolve(state, Stopped(state.turn))


@rule("swishbones.end.food")
@pytest.mark.parametrize("food", [8, 11])
def test_a_game_is_over_as_soon_as_all_food_is_gone(food: int) -> None:
    state = read(f"0.5.6@0,0:0:0 1.7@20000,0:0 | {food}@1990,0 >0 q0/1")
    state = rules.evolve(state, rules.decide(state, 0, Swish(0), 0)[0])
    state = rules.evolve(state, rules.tasted(state))
    assert not state.food
    assert isinstance(rules.due(state), Over)


@rule("swishbones.end.quiet", "swishbones.end.round")
def test_a_game_is_over_after_as_many_quiet_turns_as_there_are_seats() -> None:
    state = read(f"{APART} | 8@0,-9000 >0 q0/1")
    for _ in range(2):
        state = quiet_turn(state)
        assert isinstance(rules.due(state), Players)
    assert isinstance(rules.due(quiet_turn(state)), Over)


@rule("swishbones.end.round")
def test_a_round_begins_with_the_next_seat_after_a_bone_has_left_the_pond() -> None:
    """Given seat 1 eats, then seats 2, 0 and 1 have a quiet turn each before the end; a pass is one too."""
    state = read("0.5@0,0:0 1.6@20000,0:0 2.7@0,20000:0 | 8@0,-9000 12@21990,0 >1 q1/1")
    state = rules.evolve(state, Swished(1, 0, (12,)))
    state = rules.evolve(state, rules.tasted(state))
    state = rules.evolve(state, TurnEnded(1))
    assert (state.turn, state.quiet) == (2, 0)
    state = rules.evolve(quiet_turn(state), Passed(0))
    assert rules.due(state) == Players((1,))
    assert isinstance(rules.due(quiet_turn(state)), Over)


@rule("swishbones.end.round")
@pytest.mark.parametrize("food", [8, 10])
def test_an_indigestible_bone_counts_as_eaten_for_the_round(food: int) -> None:
    state = read(f"0.5.6@0,0:0:0 1.7@20000,0:0 | {food}@1990,0 9@0,-9000 >0 q1/1")
    state = rules.evolve(state, rules.decide(state, 0, Swish(0), 0)[0])
    event = rules.tasted(state)
    assert isinstance(event, BoneEaten if food == 8 else PenaltyTaken)
    state = rules.evolve(rules.evolve(state, event), TurnEnded(0))
    assert state.quiet == 0
    assert rules.due(state) == Players((1,))


@rule("swishbones.end.round")
def test_the_set_up_does_not_count() -> None:
    state = read("0.5 1.6@9000,0:180 | 7@0,-5000 >0 q0/1")
    assert rules.due(state) == Forced(FishPlaced(0, 180))
    state = rules.evolve(state, FishPlaced(0, 180))
    assert (state.turn, state.quiet) == (0, 0)


@rule("swishbones.end.two")
def test_the_table_may_choose_two_quiet_rounds() -> None:
    state = read(f"{APART} | 8@0,-9000 >0 q0/2")
    for _ in range(5):
        state = quiet_turn(state)
        assert isinstance(rules.due(state), Players)
    assert isinstance(rules.due(quiet_turn(state)), Over)


@rule("swishbones.score", "swishbones.score.win")
@pytest.mark.parametrize(
    ("fish", "places"),
    [
        ("0.5.6.9@0,0:0:0:0 1.7@20000,0:0 2.8.11@0,20000:0:0", (1, 3, 2)),
        ("0.5.6.9@0,0:0:0:0-4.10 1.7@20000,0:0 2.8.11@0,20000:0:0", (2, 2, 1)),
        ("0.5@0,0:0 1.7@20000,0:0 2.8@0,20000:0-11", (1, 1, 3)),
        ("0.5@0,0:0-4.6.9 1.7@20000,0:0-10.13 2.8@0,20000:0-11", (3, 2, 1)),
    ],
)
def test_bones_count_head_included_less_penalties_and_equals_share(fish: str, places: tuple[int, ...]) -> None:
    assert rules.due(read(f"{fish} | >0 q0/1")) == Over(places)


@rule("swishbones.score")
def test_the_head_counts_and_penalty_bones_are_taken_off():
    state = read("0.5.6.9@0,0:0:0:0-4 1.7@20000,0:0-10.13.17 | 8@5000,5000 >0 q0/1")
    assert [rules.score(fish) for fish in state.fish] == [3, -1]


@rule("swishbones.move.head")
def test_a_head_of_any_colour_ends_the_move_in_front():
    state = read("6.3@0,0:0 2.7@20000,0:0 | 8@5000,5000 >0 q0/1")
    state = rules.evolve(state, Swished(0, 0))
    assert rules.due(state) == Forced(TurnEnded(0))


@rule("swishbones.headstart")
def test_a_head_start_is_points_more() -> None:
    level = read("0.5.6@0,0:0:0 1.7@20000,0:0 | >0 q0/1")
    assert rules.due(level) == Over((1, 2))
    ahead = read("0.5.6@0,0:0:0 1.7@20000,0:0 | >0 q0/1 h0,2")
    assert rules.due(ahead) == Over((2, 1))
    assert read(write(ahead)) == ahead
    assert rules.start(Options(seats=2, head_starts=(0, 2))).head_starts == (0, 2)
    for wrong in ((0, 0, 1), (-1,), (7,)):
        with pytest.raises(BadOptions, match="0 to 6 points"):
            rules.start(Options(seats=2, head_starts=wrong))
