"""Greedy: a whole turn ahead."""

import pytest

from swordfish import arena, bots
from swordfish.bots import Budget
from swordfish.bots.swishbones import farness, planned, swum, worth_trying
from swordfish.core import BadOptions, Luck, Rng, open_seed
from swordfish.games import swishbones
from swordfish.games.swishbones import rules
from swordfish.games.swishbones.model import Options, Place, State, Stop, Swish, Take
from swordfish.games.swishbones.notation import read

FAR = "1.35@20000,0:0"


def finishes(state: State) -> tuple[State, bool]:
    """Where its plan leads, each part of it said when it is due, and whether it stops there of its own will."""
    for view, command in planned(state):
        assert view == state
        if isinstance(command, Stop):
            return state, True
        assert isinstance(command, Swish)
        state = swum(state, command)
    return state, False


def test_greedy_is_found_by_name_where_it_can_play() -> None:
    assert bots.find("greedy", "swishbones") is bots.BOTS["swishbones"]["greedy"]
    with pytest.raises(BadOptions, match="The bots are: random"):
        bots.find("greedy", "swipe")


def test_it_eats_what_it_can_reach_in_this_turn() -> None:
    """Given food three steps ahead and aside, and a fish of five."""
    state, _ = finishes(read(f"0.5.6.7.9@0,0:0:0:0:0 {FAR} | 8@2900,1500 14@-9000,0 >0 q0/1"))
    assert state.fish[0].pieces[-1] == 8


def test_it_swims_round_food_until_it_can_digest_it() -> None:
    """Given yellow food straight ahead, and a fish that can digest it only with its third swish."""
    state, _ = finishes(read(f"0.5.6@0,0:0:0 {FAR} | 9@1990,0 14@0,9000 >0 q0/1"))
    assert state.fish[0].penalty == ()
    assert state.fish[0].pieces == (0, 5, 6, 9)


def test_it_leaves_what_it_cannot_digest() -> None:
    state, stops = finishes(read(f"5.0@0,0:0 {FAR} | 9@1990,0 14@0,9000 >0 q0/1"))
    assert state.fish[0].penalty == ()
    assert (state.fed, stops) == (False, False)


def test_else_it_swims_to_the_nearest_digestible_food() -> None:
    before = read(f"0.5.6@0,0:0:0 {FAR} | 8@9000,0 14@0,-12000 >0 q0/1")
    after, _ = finishes(before)
    assert farness(after, 0) < farness(before, 0)
    assert after.fish[0].centres[0][0] > 2500


def test_it_stops_rather_than_swim_away() -> None:
    """Given a fish that can only turn further away from the one bone that is left."""
    line = "5.0.10.4@-125,308:59:119:119 12.6.13.7.1.11.9@-3807,5390:181:155:155:95:48:48 | 8@-4334,-6361 >0 + q0/2"
    assert finishes(read(line))[1]


def test_it_looks_at_every_bend_of_a_table_that_allows_few() -> None:
    state = read(f"0.5.6@0,0:0:0 {FAR} | 9@0,-9000 >0 q0/1 b-60,-1,0,1,60")
    assert worth_trying(state) == [Swish(bend) for bend in (-60, -1, 0, 1, 60)]


def test_it_places_its_fish_near_food() -> None:
    state = read("0 1.6 | 8@7000,0 12@-1000,0 >1 q0/1")
    bot = bots.find("greedy", "swishbones")(swishbones, 1, Rng(b""))
    command = bot.choose(state, rules.legal(state, 1), [], Budget())
    assert command == Place(0)
    taking = read("0 1 | 4@0,0 5@2000,0 6@4000,0 >1 q0/1")
    assert isinstance(bot.choose(taking, rules.legal(taking, 1), [], Budget()), Take)


def test_it_beats_the_player_without_insight() -> None:
    makers = [bots.find("greedy", "swishbones"), bots.find("random", "swishbones")]
    for seed in range(4):
        luck = Luck(open_seed(seed))
        result = arena.play(swishbones, Options(quiet_rounds=2), arena.seated(makers, swishbones, luck), luck)
        assert result.places[0] == 1
