"""Our search on swipe and swirl beside OpenSpiel's: its Python MCTS on its Python games, its C++ ones on C++ games.

None of its Python games can be resampled from what a player knows, so its Python ISMCTS plays leduc poker, a C++ game.

A batch is one choice: a position from the middle of a game, and a number of simulations from it. A simulation descends
the tree once, evaluates the leaf as its search does, and backs up; theirs by one random playout, ours by an evaluator.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from benchmarks.harness import AtLeast, Batch, Claim, Comparison, Rival, peer
from swordfish.bots import Budget
from swordfish.bots.search import AnyEvaluator, Search
from swordfish.bots.swipe import evaluation as swipe
from swordfish.bots.swirl import evaluation as swirl
from swordfish.bots.swirl import hands as swirl_hands
from swordfish.core import Luck, Players, Rng, State, open_seed, settled
from swordfish.games import GAMES

SIMULATIONS = 60
POSITIONS = 40
SWIPE, SWIRL = "swordfish swipe, 3 seats", "swordfish swirl, 2 seats"
TICTAC, POKER = "OpenSpiel Python MCTS, python_tic_tac_toe", "OpenSpiel Python ISMCTS, leduc_poker"
PIG, RUMMY = "OpenSpiel C++ MCTS, pig", "OpenSpiel C++ ISMCTS, gin_rummy"


def claim() -> Claim:
    spiel: Any = peer("pyspiel")
    mcts: Any = peer("open_spiel.python.algorithms.mcts")
    ismcts: Any = peer("open_spiel.python.algorithms.ismcts")
    peer("open_spiel.python.games")

    def python_mcts(game: Any, seed: int) -> Any:
        chance = peer("numpy").random.RandomState(seed)
        return mcts.MCTSBot(game, 1.4, SIMULATIONS, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)

    def python_ismcts(game: Any, seed: int) -> Any:
        chance = peer("numpy").random.RandomState(seed)
        return ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 1.4, SIMULATIONS, random_state=chance)

    def native_mcts(game: Any, seed: int) -> Any:
        return spiel.MCTSBot(
            game,
            spiel.RandomRolloutEvaluator(1, seed),
            1.4,
            SIMULATIONS,
            1000,
            False,
            seed,
            False,
            spiel.ChildSelectionPolicy.UCT,
        )

    def native_ismcts(game: Any, seed: int) -> Any:
        kept = spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        return spiel.ISMCTSBot(seed, spiel.RandomRolloutEvaluator(1, seed), 1.4, SIMULATIONS, -1, kept, False, False)

    theirs = ("open_spiel", "numpy")
    return Claim(
        "simulations per second: our search at least as many as OpenSpiel's Python MCTS on its Python games",
        rivals=[
            Rival(SWIPE, ours("swipe", swipe.SwipeEvaluator, seats=3), packages=("swordfish", "msgspec")),
            Rival(SWIRL, ours("swirl", lambda rng: swirl.SwirlEvaluator(rng, swirl_hands.Reader()), rotating=True)),
            Rival(TICTAC, others(spiel.load_game("python_tic_tac_toe"), python_mcts), packages=theirs),
            Rival(POKER, others(spiel.load_game("leduc_poker"), python_ismcts)),
            Rival(PIG, others(spiel.load_game("pig(players=3)"), native_mcts)),
            Rival(RUMMY, others(spiel.load_game("gin_rummy"), native_ismcts)),
        ],
        bounds=[
            AtLeast(1, "simulations", ours=SWIPE, theirs=TICTAC, aim=3),
            AtLeast(1, "simulations", ours=SWIRL, theirs=TICTAC, aim=3),
        ],
        comparisons=[
            Comparison("simulations", ours=SWIRL, theirs=POKER),
            Comparison("simulations", ours=SWIPE, theirs=PIG),
            Comparison("simulations", ours=SWIRL, theirs=RUMMY),
        ],
        rounds=15,
    )


def ours(name: str, evaluator: Callable[[Rng], AnyEvaluator], **options: object) -> Batch:
    """Our search at positions of games played by the game's own chooser."""
    game, places = GAMES[name], positions(name, options)

    def choose(number: int) -> Mapping[str, int]:
        state, seat = places[number % len(places)]
        rng = Luck(open_seed(f"search {number}"))(0)
        search = Search(game, evaluator(rng), game.view(state, seat), seat, rng)
        search.run(Budget(ms=60_000, simulations=SIMULATIONS))
        return {"simulations": search.simulations}

    return choose


def positions(name: str, options: Mapping[str, object]) -> Sequence[tuple[State, int]]:
    """Positions with a real choice, one from each of many games."""
    game, found = GAMES[name], list[tuple[State, int]]()
    for number in range(POSITIONS):
        luck = Luck(open_seed(f"position {number}"))
        rng, state, events, wanted = luck(1 << 30), game.start(game.Options(**options)), 0, 20 + number % 20
        while True:
            steps, due = settled(game, state, luck, events)
            state, events = steps[-1][2] if steps else state, events + len(steps)
            if not isinstance(due, Players):
                break
            seat = due.seats[0]
            legal = game.legal(state, seat)
            if events >= wanted and len(legal) > 1:
                found.append((state, seat))
                break
            command = game.chooser.choose(game.view(state, seat), seat, legal, rng)
            for event in game.decide(state, seat, command, 0):
                state, events = game.evolve(state, event), events + 1
    return found


def others(game: Any, make: Callable[[Any, int], Any]) -> Batch:
    """A search of OpenSpiel's, a move or two into its game."""

    def choose(number: int) -> Mapping[str, int]:
        chance, state = random.Random(number), game.new_initial_state()
        for _ in range(2):
            while state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            if number % 2 and len(state.legal_actions()) > 1 and not state.history():
                state.apply_action(chance.choice(state.legal_actions()))
        make(game, number).step(state)
        return {"simulations": SIMULATIONS}

    return choose
