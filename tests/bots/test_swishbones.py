"""Greedy, one whole turn ahead; and the search over such turns."""

from collections.abc import Sequence
from itertools import pairwise

import pytest
from benchmarks.bots_time import LATE

from swordfish import arena, bots
from swordfish.arena import play, seated
from swordfish.bots import Budget
from swordfish.bots.plans import Plan
from swordfish.bots.search import Search
from swordfish.bots.swishbones.evaluation import SwishbonesEvaluator, planned
from swordfish.bots.swishbones.turns import farness, for_rollout, lines, swum, value, worth_trying
from swordfish.bots.thinker import Thinker
from swordfish.core import BadOptions, Due, Luck, Over, Players, Rng, no_draw, open_seed, step
from swordfish.games import options, swishbones
from swordfish.games.swishbones import rules
from swordfish.games.swishbones.model import Command, Event, Options, Place, State, Stop, Swish, Take
from swordfish.games.swishbones.notation import read, write

FAR = "1.35@20000,0:0"


def finishes(state: State) -> tuple[State, bool]:
    """Where its plan leads when each part is played in turn, and whether it stops voluntarily."""
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


def test_greedy_eats_the_food_that_it_can_reach_in_this_turn() -> None:
    """Given food three steps ahead and aside, and a fish of five."""
    state, _ = finishes(read(f"0.5.6.7.9@0,0:0:0:0:0 {FAR} | 8@2900,1500 14@-9000,0 >0 q0/1"))
    assert state.fish[0].pieces[-1] == 8


def test_greedy_swims_round_food_until_it_can_digest_it() -> None:
    """Given yellow food straight ahead, and a fish that can digest it only with its third swish."""
    state, _ = finishes(read(f"0.5.6@0,0:0:0 {FAR} | 9@1990,0 14@0,9000 >0 q0/1"))
    assert state.fish[0].penalty == ()
    assert state.fish[0].pieces == (0, 5, 6, 9)


def test_greedy_leaves_indigestible_food() -> None:
    state, stops = finishes(read(f"5.0@0,0:0 {FAR} | 9@1990,0 14@0,9000 >0 q0/1"))
    assert state.fish[0].penalty == ()
    assert (state.fed, stops) == (False, False)


def test_otherwise_greedy_swims_to_the_nearest_digestible_food() -> None:
    before = read(f"0.5.6@0,0:0:0 {FAR} | 8@9000,0 14@0,-12000 >0 q0/1")
    after, _ = finishes(before)
    assert farness(after, 0) < farness(before, 0)
    assert after.fish[0].centres[0][0] > 2500


def test_greedy_stops_rather_than_swim_away_from_food() -> None:
    """Given a fish that can only turn further away from the one bone that is left."""
    line = "5.0.10.4@-125,308:59:119:119 12.6.13.7.1.11.9@-3807,5390:181:155:155:95:48:48 | 8@-4334,-6361 >0 + q0/2"
    assert finishes(read(line))[1]


def test_greedy_tries_every_bend_of_a_table_that_allows_few() -> None:
    state = read(f"0.5.6@0,0:0:0 {FAR} | 9@0,-9000 >0 q0/1 b-60,-1,0,1,60")
    assert worth_trying(state) == [Swish(bend) for bend in (-60, -1, 0, 1, 60)]


def test_greedy_places_its_fish_near_food() -> None:
    state = read("0 1.6 | 8@7000,0 12@-1000,0 >1 q0/1")
    bot = bots.find("greedy", "swishbones")(swishbones, 1, Rng(b""))
    command = bot.choose(state, rules.legal(state, 1), [], Budget())
    assert command == Place(0)
    taking = read("0 1 | 4@0,0 5@2000,0 6@4000,0 >1 q0/1")
    assert isinstance(bot.choose(taking, rules.legal(taking, 1), [], Budget()), Take)


def test_it_beats_the_random_player() -> None:
    makers = [bots.find("greedy", "swishbones"), bots.find("random", "swishbones")]
    for seed in range(4):
        luck = Luck(open_seed(seed))
        result = arena.play(swishbones, Options(quiet_rounds=2), arena.seated(makers, swishbones, luck), luck)
        assert result.places[0] == 1


ENDS = {
    "printed": "0.21.28.13.31.6.19.32.29.22.17.35@2065,5066:44:29:329:269:209:204:204:219:167:122:72 "
    "1.34.20.33.23.5.10.25.15.26.24.14@-392,6407:357:357:357:357:57:117:177:117:81:61:2 | 4@1866,-5376 7@-1610,-3896 "
    "8@2630,-7414 9@-5256,-5004 11@-3218,-5987 12@3602,6222 16@7027,-3205 18@-1009,-5845 27@7600,95 30@4630,-5587 "
    ">0 q2/1",
    "heaps": "30.29.7.4.6.15.28.19.5.16.27.26.0.31.17"
    "@4061,-822:176:116:57:357:301:319:259:214:154:205:148:158:167:167 "
    "35.32.33.10.11.22.21.12.23.14.1.20.13@-5024,-876:299:359:3:60:120:122:180:181:241:237:183:183-34 | 8@5500,1736 "
    "9@4500,-1736 18@7000,868 24@-5500,1736 25@-6500,-1736 >0 q20/10 s1000 p0,180",
}
"""The results of greedy against itself when it was first written, commit 1d7c6f9."""


@pytest.mark.parametrize("variant", ENDS)
def test_the_recorded_results_of_greedy_have_not_changed(variant: str) -> None:
    luck, made = Luck(open_seed("medium")), options(swishbones, swishbones.VARIANTS[variant])
    players = seated([bots.find("medium", "swishbones")] * 2, swishbones, luck)
    assert write(play(swishbones, made, players, luck).end) == ENDS[variant]


SHOAL = "10@21900,0 12@22000,3000 16@22000,-3000 18@24000,1500 20@24000,-1500 22@26000,0"
LEADS = f"0.5.6@0,0:0:0 {FAR} | 8@-9000,0 {SHOAL} 26@1900,500 >0 q1/1"
"""Seat 0 leads by one bone, and one more quiet turn ends the game; it could eat, but the other has more food near."""


def after(state: State, commands: Sequence[Command]) -> tuple[State, Due[Event]]:
    """The state after a whole turn."""
    due = swishbones.due(state)
    for command in commands:
        steps, due = step(swishbones, state, state.turn, command, no_draw)
        state = steps[-1][2]
    return state, due


def test_a_search_ends_the_game_where_it_leads() -> None:
    """Greedy would eat and let the other continue."""
    state = read(LEADS)
    search = Search(swishbones, SwishbonesEvaluator(Rng(b"")), state, 0, Rng(b""))
    search.run(Budget(ms=10**9, simulations=40))
    _, due = after(state, search.best().commands)
    assert due == Over((1, 2))
    assert not isinstance(after(state, [command for _, command in planned(state)])[1], Over)


def test_its_plans_are_whole_turns_of_different_outcomes() -> None:
    state = read(LEADS)
    plans = SwishbonesEvaluator(Rng(b"")).plans(state, 0)
    ends = [after(state, plan.commands)[0] for plan in plans]
    assert all(end.turn == 1 for end in ends)
    assert len({(end.food, end.fish[0].centres) for end in ends}) == len(plans) > 2
    assert {len(end.food) for end in ends} == {7, 8}


def test_a_partial_move_has_the_value_of_its_end_state() -> None:
    for line in (LEADS, f"5.0@0,0:0 {FAR} | 9@1990,0 14@0,9000 >0 q0/1"):
        view = read(line)
        found = [*lines(view)]
        assert found
        assert all(each.value == value(view, each.state) for each in found)
        assert all(each.front is None or each.state.fish[0].centres[0] == each.front[1:] for each in found)


def test_the_rollout_policy_tries_bends_to_digestible_food_and_some_into_free_water() -> None:
    """Given yellow food straight ahead, which a fish of red and yellow does not like, and green food beside it."""
    state = read(f"5.0@0,0:0 {FAR} | 9@1990,0 14@1000,1700 18@9000,0 >0 q0/1")
    touched = [rules.swish(state, swish.bend).food for swish in for_rollout(state)]
    assert [food for food in touched if food] == [(14,)]
    assert () in touched


def test_in_rollouts_the_leader_ends_the_game_and_the_others_eat() -> None:
    leading, behind = read(LEADS), read(LEADS.replace("0.5.6@0,0:0:0", "0.5@0,0:0"))
    evaluator = SwishbonesEvaluator(Rng(b""))
    assert after(leading, evaluator.rollout(leading, 0))[1] == Over((1, 2))
    state, due = after(behind, evaluator.rollout(behind, 0))
    assert due == Players((1,))
    assert 26 in state.fish[0].pieces


def test_a_rollout_swims_on_where_all_food_is_indigestible() -> None:
    state = read(f"5.0@0,0:0 {FAR} | 9@1990,0 14@9000,0 >0 q0/1 b0")
    assert for_rollout(state) == []
    assert SwishbonesEvaluator(Rng(b"")).rollout(state, 0) == (Swish(0),)


def test_the_whole_set_up_is_planned_with_the_nearest_food_first() -> None:
    state = read("0 1 | 4@0,0 8@7000,0 11@-1000,0 14@-1000,2000 >1 q0/1")
    evaluator = SwishbonesEvaluator(Rng(b""))
    plans = evaluator.plans(state, 1)
    for plan in plans:
        taken, _ = after(state, plan.commands[:1])
        assert isinstance(plan.commands[0], Take)
        assert plan.commands[1] in rules.legal(taken, 1)
        assert after(state, plan.commands)[0].fish[1].centres
    assert plans[0].commands[1] == Place(0)
    assert plans[0].prior == max(plan.prior for plan in plans)
    taken, _ = after(state, plans[0].commands[:1])
    assert evaluator.rollout(taken, 1) == (Place(0),)


def test_where_places_are_fixed_only_a_bone_is_planned() -> None:
    state = read("0 1.4@9000,0:180 | 8@7000,0 11@-1000,0 14@-1000,2000 >0 q0/1")
    plans = SwishbonesEvaluator(Rng(b"")).plans(state, 0)
    assert {plan.commands for plan in plans} == {(Take(11),), (Take(14),)}


def test_a_planned_turn_is_played_without_another_search() -> None:
    state, rng = read(LEADS), Rng(b"")
    bot = Thinker(swishbones, 0, rng, SwishbonesEvaluator(rng), 12)
    said: list[Command] = []
    while state.turn == 0 and isinstance(swishbones.due(state), Players):
        once = Budget(ms=10**9 if not said else 0)
        answer = bot.choose(state, swishbones.legal(state, 0), (), once)
        said.append(answer)
        state, _ = after(state, [answer])
    search = Search(swishbones, SwishbonesEvaluator(Rng(b"")), read(LEADS), 0, Rng(b""))
    search.run(Budget(ms=10**9, simulations=12))
    assert tuple(said) == search.best().commands


class Noting(SwishbonesEvaluator):
    """Counts how often it is asked for plans."""

    asked = 0

    def plans(self, state: State, seat: int) -> Sequence[Plan[Command]]:
        self.asked += 1
        return super().plans(state, seat)


def test_plans_are_listed_at_most_once_between_two_readings_of_the_clock() -> None:
    """That takes longest, late in a big game."""
    evaluator = Noting(Rng(b""))
    asked: list[int] = []

    def clock() -> float:
        asked.append(evaluator.asked)
        return len(asked) / 1000

    search = Search(swishbones, evaluator, read(LATE), 0, Rng(b""), clock=clock)
    search.run(Budget(ms=100))
    assert search.simulations > 3
    assert all(later - sooner <= 1 for sooner, later in pairwise(asked))


@pytest.mark.parametrize("ms", [500, 2000])
def test_late_in_a_big_game_a_search_uses_its_time_and_no_more(ms: int) -> None:
    """On a test clock: listing plans takes nearly a third of the time, nothing else takes any."""
    now = 0.0

    class Slow(SwishbonesEvaluator):
        def plans(self, state: State, seat: int) -> Sequence[Plan[Command]]:
            nonlocal now
            now += 0.312 * ms / 1000
            return super().plans(state, seat)

    rng = Rng(b"")
    bot = Thinker(swishbones, 0, rng, Slow(rng), clock=lambda: now)
    state = read(LATE)
    assert bot.choose(state, swishbones.legal(state, 0), (), Budget(ms=ms)) in swishbones.legal(state, 0)
    assert 0.9 * ms <= 1000 * now <= ms


@pytest.mark.parametrize("level", ["easy", "hard", "best"])
def test_levels_play_to_the_end(level: str) -> None:
    makers = [bots.find(level, "swishbones")] * 2
    few = Options(bones=6)
    players = seated(makers, swishbones, Luck(open_seed("bots")))
    assert 1 in play(swishbones, few, players, Luck(open_seed("end")), think=10).places
