"""OpenSpiel's own simulations, and every history of one small variant per game."""

import random
from importlib import import_module
from math import comb, prod
from pathlib import Path
from typing import Any

import pyspiel
import pytest
from msgspec import Struct

from swordfish.core import BadOptions
from swordfish.envs.openspiel import SMALL
from swordfish.envs.openspiel.efg import efg
from swordfish.exact.swipe import odds
from swordfish.games import swipe
from tests.rulebook import ROOT

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
"""To make them again, run `open_spiel.python.examples.playthrough --update_path tests/envs/playthroughs` as the main
module, by `runpy.run_module`, after `import swordfish.envs.openspiel`."""
MOST_HISTORIES = 100_000


def algorithm(name: str) -> Any:
    return import_module(f"open_spiel.python.algorithms.{name}")


def load(text: str) -> Any:
    return pyspiel.load_game(f"swordfish_{text}")


@pytest.mark.parametrize(
    "text",
    [
        "swipe",
        "swipe(players=6,variant=short)",
        "swipe(players=2,chips=10)",
        "swipe(players=2,chips=10,tap=1)",
        "swipe(players=4,variant=tiny,tap=1)",
        "swirl",
        "swirl(players=3,variant=pocket)",
        "swirl(variant=teams)",
        "swishbones(ponds=20)",
        "swishbones(players=4,variant=tiny)",
        *(f"{game}(variant=exhaustive)" for game in SMALL),
    ],
)
def test_random_simulations_with_serialisation(text: str) -> None:
    pyspiel.random_sim_test(load(text), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    "text",
    ["swipe(chips=12)", "swipe(chips=10,tap=1,most_throws=4)", "swirl(variant=pocket)", "swishbones(variant=tiny)"],
)
def test_a_state_answers_as_openspiel_would(text: str) -> None:
    """States answer some questions themselves, for speed; OpenSpiel's own methods ask them through C++."""
    openspiel: Any = pyspiel.State
    state, pick, kinds = load(text).new_initial_state(), random.Random(5), set[int]()
    while not state.is_terminal():
        agree(state, openspiel)
        kinds.add(min(0, state.current_player()))
        if state.is_chance_node():
            numbers, chances = zip(*state.chance_outcomes(), strict=True)
            assert state.legal_actions() == [*numbers]
            with pytest.raises(pyspiel.SpielError):
                state.observation_tensor()
            state.apply_action(pick.choices(numbers, chances)[0])
        else:
            state.apply_action(pick.choice(state.legal_actions()))
    agree(state, openspiel)
    assert kinds == {-1, 0}, "players and chance"


def agree(state: Any, openspiel: Any) -> None:
    """The same answers, for the player to move and for each player."""
    assert state.is_chance_node() == openspiel.is_chance_node(state)
    assert state.legal_actions() == openspiel.legal_actions(state)
    if state.current_player() >= 0:
        assert state.observation_tensor() == openspiel.observation_tensor(state)
    for player in range(state.num_players()):
        assert state.legal_actions(player) == openspiel.legal_actions(state, player)
        assert state.observation_tensor(player) == openspiel.observation_tensor(state, player)
        if state.get_game().get_type().provides_information_state_tensor:
            assert state.information_state_tensor(player) == openspiel.information_state_tensor(state, player)


class Tree(Struct):
    """The findings of a walk over every history of a small game."""

    histories: int = 0
    ends: int = 0
    choices: int = 0
    legal: dict[str, list[int]] = {}
    recalled: dict[str, int] = {}
    chance: set[float] = set()
    traced: dict[str, tuple[tuple[int, int], ...]] = {}
    longest: int = 0


def tree(game: str) -> Tree:
    """Visit every history and check its invariants."""
    found = Tree()

    def walk(state: Any, memories: tuple[int, ...], luck: float) -> None:
        found.histories += 1
        if state.is_terminal():
            found.ends += 1
            assert sum(state.returns()) == pytest.approx(0)
            found.chance.add(luck)
        elif state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            for number, chance in outcomes:
                assert chance > 0
                walk(state.child(number), memories, luck * chance)
        else:
            found.choices += 1
            player: int = state.current_player()
            known, legal = state.information_state_string(player), state.legal_actions()
            assert len(legal) > 1 or game == "swirl", "a node is a choice; but a last hidden card is asked for"
            assert found.legal.setdefault(known, legal) == legal, "who knows the same may do the same"
            memory: int = memories[player]
            assert found.recalled.setdefault(known, memory) == memory, "who knows the same remembers the same"
            steps = tuple(state.traced(player))
            assert found.traced.setdefault(known, steps) == steps, "the tensor tells no more than the text"
            found.longest = max(found.longest, len(steps))
            for action in legal:
                mine = hash((memory, known, action))
                walk(state.child(action), (*memories[:player], mine, *memories[player + 1 :]), luck)

    loaded = load(f"{game}(variant=exhaustive)")
    players: int = loaded.num_players()
    walk(loaded.new_initial_state(), (0,) * players, 1.0)
    return found


@pytest.mark.parametrize("game", SMALL)
def test_every_history_of_a_small_variant(game: str) -> None:
    seen = tree(game)
    print(f"{game}: {seen.histories} histories, {seen.ends} ends, {len(seen.legal)} information states")
    assert seen.histories < MOST_HISTORIES
    assert len(set(seen.traced.values())) == len(seen.traced), "the tensor tells no less than the text"
    assert seen.longest <= load(f"{game}(variant=exhaustive)").information_state_tensor_shape()[0]
    row = f"| `{game}` | {seen.histories:,} | {seen.ends:,} | {len(seen.legal):,} |"
    assert row in (ROOT / "docs" / "reference" / "openspiel.md").read_text(encoding="utf-8"), row
    if game == "swirl":
        assert len(seen.legal) < seen.choices, "what is hidden makes several histories look the same"
        hands = comb(9, 2) * comb(7, 2)  # all equally likely; then the middle: four of the creature cards left,
        wanted = [1 / hands / comb(5, 4), 1 / hands / comb(4, 4)]  # five if the snatch was dealt, else four
        assert sorted({round(chance, 12) for chance in seen.chance}) == pytest.approx(wanted)
    else:
        assert len(seen.legal) == seen.choices


def moments(text: str, seed: int, every: int) -> list[Any]:
    """States in which a player chooses, from one random game."""
    chance = random.Random(seed)
    state = load(text).new_initial_state()
    found: list[Any] = []
    while not state.is_terminal():
        if not state.is_chance_node() and not state.move_number() % every:
            found.append(state.clone())
        state.apply_action(chance.choice(state.legal_actions()))
    return found


@pytest.mark.parametrize("text", ["swirl(players=3)", "swirl(variant=pocket)", "swipe", "swishbones(variant=tiny)"])
def test_a_resampled_state_is_indistinguishable_for_its_player(text: str) -> None:
    chance = random.Random(1)
    others: set[str] = set()
    for state in moments(text, seed=5, every=5):
        for player in range(state.num_players()):
            again = state.resample_from_infostate(player, chance.random)
            assert again.information_state_string(player) == state.information_state_string(player)
            assert again.observation_string(player) == state.observation_string(player)
            assert again.current_player() == state.current_player()
            if player == state.current_player():
                assert again.legal_actions() == state.legal_actions()
            others.add("other" if str(again) != str(state) else "same")
    assert ("other" in others) == text.startswith("swirl")


@pytest.mark.parametrize("cards", [6, 12, 14])  # half of the hands, all of them, half of the middle
def test_an_unfinished_deal_is_resampled_too(cards: int) -> None:
    chance = random.Random(3)
    state = load("swirl(players=3)").new_initial_state()
    for _ in range(3 + cards):  # after three creatures
        state.apply_action(chance.choice(state.legal_actions()))
    others: set[str] = set()
    for _ in range(5):
        again = state.resample_from_infostate(1, chance.random)
        assert again.information_state_string(1) == state.information_state_string(1)
        assert (again.is_chance_node(), again.move_number()) == (True, state.move_number())
        others.add(str(again))
    assert len(others) > 1


def test_there_is_an_information_state_tensor_where_a_game_has_a_bound() -> None:
    observation = import_module("open_spiel.python.observation")
    recall = pyspiel.IIGObservationType(perfect_recall=True)
    [state, *_] = moments("swirl(players=3)", seed=2, every=9)[2:]
    seen = observation.make_observation(state.get_game(), recall)
    seen.set_from(state, 1)
    steps = seen.dict["steps"]
    assert steps.tolist()[:3] == [[who + 1, 1 + state.history()[who]] for who in range(3)]  # the creatures
    deal = steps[3:15]
    assert deal[:, 0].tolist() == [4] * 12, "chance comes after the players"
    assert [bool(card) for card in deal[:, 1]] == [False] * 4 + [True] * 4 + [False] * 4, "one's own hand, no other"
    endless = load("swipe")
    assert not endless.get_type().provides_information_state_tensor
    assert load("swipe(variant=tiny)").get_type().provides_information_state_tensor
    blind = observation.make_observation(endless, recall)
    with pytest.raises(ValueError, match="has no bound"):
        blind.set_from(endless.new_initial_state(), 0)


def test_nobody_sees_all_hands() -> None:
    with pytest.raises(ValueError, match="what one player sees"):
        load("swirl").make_py_observer(
            pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
        )


def test_observers_see_what_they_are_asked_for() -> None:
    observation = import_module("open_spiel.python.observation")
    game = load("swirl(players=3)")
    [state, *_] = moments("swirl(players=3)", seed=2, every=9)[1:]
    own = observation.make_observation(game)
    public = observation.make_observation(
        game, pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    )
    recalling = observation.make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    own.set_from(state, 1)
    public.set_from(state, 1)
    assert own.dict["hands"][0].sum() == own.dict["sizes"][0] > 0
    assert public.dict["hands"].sum() == 0
    assert public.dict["middle"].tolist() == own.dict["middle"].tolist()
    assert prod(own.dict["piles"].shape) == 3 * 85
    assert recalling.string_from(state, 1) == state.information_state_string(1)
    assert own.string_from(state, 1) == state.observation_string(1) != public.string_from(state, 1)


@pytest.mark.parametrize("game", [pytest.param("swipe", marks=pytest.mark.long), "swishbones"])
def test_counterfactual_regret_decreases(game: str) -> None:
    loaded = load(f"{game}(variant=exhaustive)")
    solver = algorithm("cfr").CFRPlusSolver(loaded)
    conv = algorithm("exploitability").nash_conv
    before = conv(loaded, solver.average_policy())
    for _ in range(3):
        solver.evaluate_and_update_policy()
    assert conv(loaded, solver.average_policy()) < before / 2


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=pytest.mark.long) if game == "swirl" else game for game in SMALL]
)
def test_the_exported_tree_is_the_game_and_regret_decreases_on_it(game: str) -> None:
    loaded = load(f"{game}(variant=exhaustive)")
    written = pyspiel.load_efg_game(efg(loaded))
    solver = pyspiel.CFRPlusSolver(written)
    before: float = pyspiel.nash_conv(written, solver.average_policy(), False)
    for _ in range(10):
        solver.evaluate_and_update_policy()
    assert 0 < pyspiel.nash_conv(written, solver.average_policy(), False) < before / 10
    assert written.num_players() == loaded.num_players()


def test_an_exported_tree_has_the_values_of_the_game() -> None:
    scores = algorithm("expected_game_score")
    uniform = import_module("open_spiel.python.policy").UniformRandomPolicy
    loaded = load("swishbones(variant=exhaustive)")
    written = pyspiel.load_efg_game(efg(loaded))
    values = [scores.policy_value(one.new_initial_state(), [uniform(one)] * 2) for one in (loaded, written)]
    assert values[0] == pytest.approx(values[1])


def test_sampled_regret_runs_on_swirl() -> None:
    loaded = load("swirl(variant=exhaustive)")
    solver = algorithm("external_sampling_mccfr").ExternalSamplingSolver(loaded)
    for _ in range(20):
        solver.iteration()
    state = moments("swirl(variant=exhaustive)", seed=1, every=1)[0]
    assert sum(solver.average_policy().action_probabilities(state).values()) == pytest.approx(1)


def test_impossible_parameters_are_refused_in_a_sentence() -> None:
    with pytest.raises(BadOptions, match="no variant called"):
        load("swirl(variant=huge)")
    with pytest.raises(BadOptions, match="at least one pond"):
        load("swishbones(ponds=0)")


@pytest.mark.parametrize("path", sorted(PLAYTHROUGHS.glob("*.txt")), ids=lambda path: path.stem)
def test_playthroughs_are_reproduced(path: Path) -> None:
    import_module("absl.flags").FLAGS.mark_as_parsed()  # OpenSpiel reads a flag there
    original, again = algorithm("generate_playthrough").replay(str(path))
    assert original == again


def test_every_turn_game_has_a_playthrough() -> None:
    assert {path.stem for path in PLAYTHROUGHS.glob("*.txt")} == set(SMALL)


@pytest.mark.parametrize("limit", [0, 3])
def test_the_value_of_small_two_player_swipe_by_value_iteration_is_the_exact_one(limit: int) -> None:
    """Without a throw limit the same positions recur; `tap` gives each a player node."""
    game = load(f"swipe(players=2,chips=7,dice=4,most_throws={limit},tap=1)")
    values = algorithm("value_iteration").value_iteration(game, depth_limit=-1, threshold=1e-10, cyclic_game=True)
    start = swipe.start(swipe.Options(seats=2, chips=7, dice=4, most_throws=limit))
    wins = odds(start).wins
    root: str = str(game.new_initial_state())
    assert values[root] == pytest.approx(wins[0] - wins[1], abs=1e-8)
    assert len(values) > 200


def test_every_position_has_its_exact_value() -> None:
    game = load("swipe(players=2,chips=6,dice=4,tap=1)")
    values = algorithm("value_iteration").value_iteration(game, depth_limit=-1, threshold=1e-10, cyclic_game=True)
    for position, value in values.items():
        wins = odds(swipe.notation.read(position)).wins
        assert value == pytest.approx(wins[0] - wins[1], abs=1e-8), position
