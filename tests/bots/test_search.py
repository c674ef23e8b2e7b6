"""The search that all games share: chance, hidden information, time."""

from collections.abc import Iterator
from typing import Any

import pytest

from swordfish import bots
from swordfish.bots import LEVELS, Budget, levels
from swordfish.bots.plans import Plan, PlanComparison
from swordfish.bots.search import FINE, AnySearch, Search, SearchNode, shares, spread_out, won
from swordfish.bots.swipe import evaluation as swipe
from swordfish.bots.swirl import evaluation as swirl
from swordfish.bots.swirl import hands as swirl_hands
from swordfish.bots.swishbones import evaluation as swishbones
from swordfish.core import C, Command, E, Luck, Over, Players, Rng, State, no_draw, open_seed, settled, step
from swordfish.games import GAMES, Game
from swordfish.games import swipe as swipe_game
from swordfish.games import swirl as swirl_game
from swordfish.games import swishbones as swishbones_game
from swordfish.games.swipe.model import Face, Hoard, Swipe, Throw
from swordfish.games.swipe.model import State as SwipeState
from swordfish.games.swirl.model import Dealt, Enough
from tests.games.swirl.tables import after, play, table

LUCK = Luck(open_seed("search"))
ENOUGH = 10**9
"""More milliseconds than any search of a test takes."""


def moment(game: Game, choices: int, **options: Any) -> tuple[State, int]:
    """A state after this many choices of the game's chooser, and the seat that is due."""
    state, number, rng = game.start(game.Options(**options)), 0, LUCK(1)
    while True:
        steps, due = settled(game, state, LUCK, number)
        state, number = steps[-1][2] if steps else state, number + len(steps)
        assert isinstance(due, Players)
        seat = due.seats[0]
        if number >= choices:
            return state, seat
        command = game.chooser.choose(game.view(state, seat), seat, game.legal(state, seat), rng)
        for event in game.decide(state, seat, command, 0):
            state, number = game.evolve(state, event), number + 1


def nodes(root: SearchNode[C, E]) -> Iterator[SearchNode[C, E]]:
    yield root
    for child in root.children.values():
        yield from nodes(child)


def keys(root: SearchNode[C, E]) -> list[E]:
    """All events in the keys of the tree."""
    return [event for node in nodes(root) for told in node.children for event in told]


def searched(game: Game, evaluator: Any, state: State, seat: int, simulations: int, key: bytes = b"") -> AnySearch:
    search = Search(game, evaluator, game.view(state, seat), seat, Rng(key))
    search.run(Budget(ms=ENOUGH, simulations=simulations))
    return search


def test_a_search_makes_exactly_the_allowed_number_of_simulations() -> None:
    state, seat = moment(swirl_game, 20)
    search = searched(swirl_game, swirl.SwirlEvaluator(Rng(b"")), state, seat, 60)
    assert search.simulations == 60
    assert sum(edge.visits for edge in search.root.edges.values()) == 60
    assert search.best().commands[0] in swirl_game.legal(state, seat)


def test_the_same_generator_gives_the_same_choice() -> None:
    state, seat = moment(swirl_game, 20)

    def tried(key: bytes) -> dict[Any, tuple[int, float]]:
        root = searched(swirl_game, swirl.SwirlEvaluator(Rng(b"")), state, seat, 60, key).root
        return {commands: (edge.visits, edge.total) for commands, edge in root.edges.items()}

    assert tried(b"a") == tried(b"a")
    assert any(tried(b"a") != tried(key) for key in (b"b", b"c", b"d"))


def test_worlds_with_the_same_view_share_a_node() -> None:
    """The tree is keyed by redacted events, and contains no deal, because deals cannot be listed."""
    state, seat = moment(swirl_game, 20)
    found = keys(searched(swirl_game, swirl.SwirlEvaluator(Rng(b"")), state, seat, 200).root)
    assert found
    assert all(event == swirl_game.redact(event, seat) for event in found)
    assert not any(isinstance(event, Dealt) for event in found)


class FaceDown:
    """Rules and evaluator of a guessing game: seat 1 lays one of two cards face down, and seat 0 guesses which."""

    depth = 3

    def due(self, state: tuple[str, ...]) -> Players | Over:
        if len(state) < 3:
            return Players((len(state) % 2,))
        return Over((1, 2) if state[1][-1] == state[2][-1] else (2, 1))

    def decide(self, state: tuple[str, ...], seat: int, command: str, at: int) -> list[str]:
        return [command]

    def evolve(self, state: tuple[str, ...], event: str) -> tuple[str, ...]:
        return (*state, event)

    def redact(self, event: str, seat: int) -> str:
        return "face down" if event.startswith("card") and seat == 0 else event

    def plans(self, state: tuple[str, ...], seat: int) -> list[Plan[str]]:
        kind = ("say", "card", "guess")[len(state)]
        return [Plan((f"{kind} {number}",), 0.5) for number in (1, 2)]

    def rollout(self, state: tuple[str, ...], seat: int) -> tuple[str, ...]:
        return self.plans(state, seat)[0].commands

    def world(self, view: tuple[str, ...], seat: int, rng: Rng) -> tuple[str, ...]:
        return view


def test_a_choice_that_the_searcher_cannot_see_does_not_split_the_tree() -> None:
    game: Any = FaceDown()
    search = Search(game, game, (), 0, Rng(b""))
    search.run(Budget(ms=ENOUGH, simulations=60))
    assert {*search.root.children} == {("say 1",), ("say 2",)}
    for spoken in search.root.children.values():
        assert {*spoken.children} == {("face down",)}
        assert {command for (command,) in spoken.edges} == {"card 1", "card 2"}
        [laid] = spoken.children.values()
        assert {*laid.children} == {("guess 1",), ("guess 2",)}


def test_chance_that_can_be_listed_is_in_the_tree() -> None:
    state, seat = moment(swipe_game, 60, seats=3)
    root = searched(swipe_game, swipe.SwipeEvaluator(Rng(b"")), state, seat, 200).root
    assert any(type(event).__name__ == "Rolled" for event in keys(root))


def test_listed_chance_is_sampled_by_its_probability() -> None:
    events, bounds = spread_out(Throw(3))
    likely = dict(Throw(3).outcomes())
    parts = [high - low for low, high in zip((0, *bounds), (*bounds, FINE), strict=True)]
    assert len(events) == len(likely)
    assert all(abs(part / FINE - likely[event]) < 1e-8 for event, part in zip(events, parts, strict=True))


def reading(rng: Rng) -> swirl.SwirlEvaluator:
    return swirl.SwirlEvaluator(rng, swirl_hands.Reader())


@pytest.mark.parametrize(
    ("game", "evaluator", "choices"),
    [
        (swirl_game, swirl.SwirlEvaluator, 60),
        (swirl_game, reading, 60),
        (swipe_game, swipe.SwipeEvaluator, 60),
        (swishbones_game, swishbones.SwishbonesEvaluator, 8),
    ],
)
def test_a_search_keeps_to_its_time(game: Game, evaluator: Any, choices: int) -> None:
    """On a clock that advances by a millisecond at each reading."""
    state, seat = moment(game, choices, seats=3)
    readings = iter(range(10**6))
    view = game.view(state, seat)
    search = Search(game, evaluator(Rng(b"")), view, seat, Rng(b""), clock=lambda: next(readings) / 1000)
    search.run(Budget(ms=100))
    assert 0 < search.simulations <= 100
    assert next(readings) <= 110


def test_a_simulation_that_runs_out_of_time_leaves_no_trace() -> None:
    """Each choice of a rollout takes a second, by a clock that stands still meanwhile; then the search goes on."""
    state, seat = moment(swishbones_game, 8, seats=2)
    clock = 0.0

    class Slow(swishbones.SwishbonesEvaluator):
        def rollout(self, state: Any, seat: int) -> Any:
            nonlocal clock
            clock += 1
            return super().rollout(state, seat)

    search = Search(
        swishbones_game,
        Slow(Rng(b"")),
        swishbones_game.view(state, seat),
        seat,
        Rng(b""),
        clock=lambda: clock,
    )
    search.run(Budget(ms=1))
    assert search.simulations == 0
    assert not search.root.edges
    search.run(Budget(ms=ENOUGH, simulations=2))
    assert search.simulations == 2
    assert all(edge.visits for node in nodes(search.root) for edge in node.edges.values())


def test_a_search_keeps_to_its_number_of_simulations() -> None:
    """All plans are tried in the last world too."""
    state, seat = moment(swirl_game, 20)
    search = searched(swirl_game, swirl.SwirlEvaluator(Rng(b"")), state, seat, 50)
    assert 50 <= search.simulations < 50 + len(search.root.plans)


def test_a_search_starts_no_simulation_that_may_overrun_its_time() -> None:
    """Sampling a world takes 30 ms, by a clock that advances only there."""
    clock = 0.0

    class Slow(swirl.SwirlEvaluator):
        def world(self, view: Any, seat: int, rng: Rng) -> Any:
            nonlocal clock
            clock += 0.03
            return super().world(view, seat, rng)

    state, seat = moment(swirl_game, 20)
    search = Search(swirl_game, Slow(Rng(b"")), swirl_game.view(state, seat), seat, Rng(b""), clock=lambda: clock)
    search.run(Budget(ms=100))
    assert (search.race.rounds, round(clock, 3)) == (3, 0.09)


PLANS = [Plan(("likely",), 0.6), Plan(("rather",), 0.3), Plan(("hardly",), 0.1)]


def raced(rounds: int, *worths: float) -> PlanComparison[str]:
    """Plans with these values in worlds whose variation is far greater."""
    race, rng = PlanComparison(PLANS), LUCK(7)
    for _ in range(rounds):
        world = rng.below(1000) / 1000
        found = {plan.commands: world + worth for plan, worth in zip(PLANS, worths, strict=True)}
        if race.running:
            race.note([found[plan.commands] + rng.below(1000) / 1e5 for plan in race.running])
    return race


def test_a_plan_slightly_better_in_every_world_is_found_although_worlds_differ_much() -> None:
    assert raced(60, 0.0, 0.01, 0.0).best() == PLANS[1]
    assert raced(60, 0.0, 0.0, 0.01).best() == PLANS[2]


def test_clearly_worse_plans_are_dropped_and_a_single_plan_is_not_tried_further() -> None:
    assert PLANS[2] not in raced(40, 0.0, 0.001, -0.1).running
    decided = raced(60, 0.0, 0.1, 0.0)
    assert decided.running == []
    assert decided.rounds < 60
    assert decided.best() == PLANS[1]


def test_without_a_difference_the_prior_decides() -> None:
    race = PlanComparison(PLANS)
    for _ in range(20):
        race.note([0.5, 0.5, 0.5])
    assert race.best() == PLANS[0]


def test_a_finished_game_is_scored_by_its_places() -> None:
    assert won((1, 2, 3)) == [1.0, 0.0, 0.0]
    assert won((2, 1, 1)) == [0.0, 0.5, 0.5]
    assert shares([1.0, 1.0]) == [0.5, 0.5]


def test_swirl_keeps_a_card_that_would_complete_an_opponents_series() -> None:
    """Greedy leaves the cheaper card; but the purple fish would complete the fish of seat 1, who takes it by a 3."""
    state = table(
        "fish purple 3, star fish green 9",
        "star fish red 3, sea horse red 3",
        middle="sea horse green 10",
        series=("", "fish red 1, fish green 1, fish yellow 1"),
        deck="crab red 1, crab green 1, crab yellow 1, crab purple 1, star fish yellow 3, sea horse yellow 3",
    )
    search = searched(swirl_game, swirl.SwirlEvaluator(Rng(b"")), state, 0, 300)
    assert search.best().commands == (play("star fish green 9"),)


def test_swipe_robs_the_player_who_would_win() -> None:
    state = SwipeState(
        centre=Hoard(1, 1),
        seats=(Hoard(14, 3), Hoard(15, 3), Hoard(3, 3)),
        turn=0,
        thrown=(Face.SWIPE_CHIP, Face.WIN_CHIP, Face.X),
        todo=(Face.SWIPE_CHIP, Face.WIN_CHIP, Face.X),
    )
    search = searched(swipe_game, swipe.SwipeEvaluator(Rng(b"")), state, 0, 60)
    assert search.best().commands == (Swipe(1),)


def test_priors_add_up() -> None:
    state, seat = moment(swirl_game, 20)
    plans: list[Plan[Command]] = [*swirl.SwirlEvaluator(Rng(b"")).plans(state, seat)]
    assert {plan.commands[0] for plan in plans} == set(swirl_game.legal(state, seat))
    assert abs(sum(plan.prior for plan in plans) - 1) < 1e-9


@pytest.mark.parametrize("options", [{"seats": 2}, {"seats": 3}, {"seats": 4, "teams": True}])
def test_a_plan_of_swirl_is_a_whole_turn_and_legal(options: dict[str, Any]) -> None:
    """Afterwards it is another seat's turn, or the same seat plays another card."""
    asked = 0
    for choices in range(6, 60):
        state, seat = moment(swirl_game, choices, **options)
        for plan in swirl.SwirlEvaluator(Rng(b"")).plans(state, seat):
            end = state
            for command in plan.commands:
                assert command in swirl_game.legal(end, seat)
                steps, _ = step(swirl_game, end, seat, command, no_draw)
                end = steps[-1][2]
            assert not end.played
            asked += len(plan.commands) > 1
    assert asked > 5


def test_a_plan_of_swirl_says_enough_where_more_could_be_taken() -> None:
    twos, fours = "fish red 2, fish green 2, fish yellow 2", "star fish red 4, star fish green 4, star fish yellow 4"
    state = table("fish red 6", "fish red 1", middle=f"{twos}, {fours}")
    plans = [plan.commands for plan in swirl.SwirlEvaluator(Rng(b"")).plans(state, 0)]
    assert sorted(plan[-1] == Enough() for plan in plans) == [False, True]
    for plan in plans:
        assert not after(state, *plan).played


def test_the_rollout_policy_of_swirl_plays_greedys_turn() -> None:
    for choices in range(6, 60):
        state, seat = moment(swirl_game, choices)
        greedy, said = swirl.SwirlGreedy(swirl_game, seat, Rng(b"")), list[Any]()
        view = swirl_game.view(state, seat)
        rollout = swirl.SwirlEvaluator(Rng(b"")).rollout(view, seat)
        while len(said) < len(rollout):
            said.append(greedy.choose(view, swirl_game.legal(view, seat), (), Budget()))
            [event] = swirl_game.decide(view, seat, said[-1], 0)
            view = swirl_game.evolve(view, event)
        assert tuple(said) == rollout


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_levels(game: str) -> None:
    assert set(LEVELS[game]) <= set(bots.BOTS[game])
    for level in LEVELS[game]:
        called = levels.name(level, game)
        assert levels.character(level, game).startswith(called)


def test_medium_is_greedy_where_the_game_has_one() -> None:
    for game in ("swirl", "swishbones"):
        assert bots.find("medium", game) is bots.find("greedy", game)
