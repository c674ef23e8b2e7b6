"""Algorithms of OpenSpiel on our small tables: CFR, MCCFR, DQN, NFSP and Deep CFR."""

from importlib import import_module
from typing import Any

import pytest

from swordfish.envs.openspiel import SMALL


def load(name: str) -> Any:
    return import_module(f"open_spiel.python.{name}")


def small(game: str) -> Any:
    assert game in SMALL
    spiel: Any = import_module("pyspiel")
    return spiel.load_game(f"swordfish_{game}(variant=exhaustive)")


@pytest.mark.parametrize("game", ["swishbones"])
def test_cfr_reduces_exploitability(game: str) -> None:
    solver = load("algorithms.cfr").CFRSolver(small(game))
    measured = load("algorithms.exploitability").nash_conv
    before = measured(small(game), solver.average_policy())
    for _ in range(5):
        solver.evaluate_and_update_policy()
    assert measured(small(game), solver.average_policy()) < before


def test_mccfr_samples_swirl() -> None:
    solver = load("algorithms.external_sampling_mccfr").ExternalSamplingSolver(
        small("swirl"), load("algorithms.external_sampling_mccfr").AverageType.SIMPLE
    )
    for _ in range(3):
        solver.iteration()
    assert solver.average_policy().action_probabilities(first_choice(small("swirl")))


def first_choice(game: Any) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def environment(game: str) -> Any:
    return load("rl_environment").Environment(small(game))


def trained(env: Any, agents: list[Any], episodes: int) -> None:
    for _ in range(episodes):
        step = env.reset()
        while not step.last():
            player = step.observations["current_player"]
            step = env.step([agents[player].step(step).action])
        for agent in agents:
            agent.step(step)


def test_dqn_and_nfsp_learn_in_torch() -> None:
    env = environment("swishbones")
    size, count = env.observation_spec()["info_state"][0], env.action_spec()["num_actions"]
    dqn = load("pytorch.dqn").DQN(0, size, count, hidden_layers_sizes=[16], replay_buffer_capacity=200, batch_size=8)
    nfsp = load("pytorch.nfsp").NFSP(1, size, count, [16], reservoir_buffer_capacity=200, anticipatory_param=0.1)
    trained(env, [dqn, nfsp], 5)


def test_deep_cfr_runs_in_torch() -> None:
    solver = load("pytorch.deep_cfr").DeepCFRSolver(
        small("swishbones"),
        policy_network_layers=(16,),
        advantage_network_layers=(16,),
        num_iterations=1,
        num_traversals=2,
        batch_size_advantage=8,
        batch_size_strategy=8,
        policy_network_train_steps=2,
        advantage_network_train_steps=2,
    )
    solver.solve()
