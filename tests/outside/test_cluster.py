"""Arena, simulation and ladder on a real Ray cluster of two nodes: the same files as on one machine."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from swordfish.arena import simulate
from swordfish.arena.cluster import AGAIN, on_cluster
from swordfish.arena.plan import ArenaPlan
from swordfish.arena.robin import run
from swordfish.core import Refusal
from tests.waiting import until

psutil: Any = import_module("psutil")
PLAN = ArenaPlan(game="swirl", bots=("hard", "greedy"), options={"seats": 2}, seed="test", think=60_000, simulations=10)
"""Searches are counted, not timed: the games depend on the plan alone."""
NODE = {"num_cpus": 1}
os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"  # as on those systems: everything stays on the loopback address
os.environ["RAY_raylet_start_wait_time_s"] = "200"  # noqa: SIM112 - Ray writes it so


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    found = import_module("ray.cluster_utils").Cluster(
        initialize_head=True, head_node_args=NODE | {"include_dashboard": False}
    )
    found.add_node(**NODE)
    yield found
    found.shutdown()


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What two processes of this machine write."""
    folder = tmp_path_factory.mktemp("here")
    run(PLAN, 12, folder, jobs=2)
    return folder


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*.jsonl"))}


def workers() -> list[int]:
    """The processes that play games for Ray at this moment."""
    return [process.pid for process in psutil.process_iter(["cmdline"]) if "ray::_done" in str(process.info["cmdline"])]


def test_an_arena_writes_the_same_bytes(cluster: Any, expected: Path, tmp_path: Path) -> None:
    told: list[int] = []
    run(PLAN, 12, tmp_path, progress=told.append, cluster=cluster.address)
    assert files(tmp_path) == files(expected)
    assert sum(told) == 12


def test_a_killed_worker_costs_only_its_games(cluster: Any, expected: Path, tmp_path: Path) -> None:
    killed: list[int] = []

    def kill(games: int) -> None:
        if games and len(killed) < 2 and (found := workers()):
            os.kill(found[0], signal.SIGKILL)
            killed.append(found[0])

    run(PLAN, 12, tmp_path, progress=kill, cluster=cluster.address)
    assert killed
    assert files(tmp_path) == files(expected)


def test_a_killed_driver_resumes(cluster: Any, expected: Path, tmp_path: Path) -> None:
    typed = ["arena", "swirl", "hard", "greedy", "--games", "12", "--seed", "test", "--think", "60000"]
    typed += ["--simulations", "10", "--cluster", cluster.address, "--out", str(tmp_path)]
    driver = subprocess.Popen([sys.executable, "-m", "swordfish", *typed], stdout=subprocess.DEVNULL)
    results = tmp_path / "results.jsonl"
    until(lambda: results.exists() and len(results.read_bytes().splitlines()) > 3, "three games")
    driver.kill()
    driver.wait()
    kept = results.read_bytes().splitlines()
    assert len(kept) < 13
    assert subprocess.run([sys.executable, "-m", "swordfish", *typed], stdout=subprocess.DEVNULL).returncode == 0
    assert files(tmp_path) == files(expected)
    assert {*kept} <= {*results.read_bytes().splitlines()}


def test_a_simulation_has_the_same_report_and_records(cluster: Any, tmp_path: Path) -> None:
    bots = ["medium", "random", "random"]
    here = simulate("swipe", bots, {"seats": 3}, 90, "test", 2, folder=str(tmp_path / "here"))
    there = simulate("swipe", bots, {"seats": 3}, 90, "test", folder=str(tmp_path / "there"), cluster=cluster.address)
    assert here == there
    assert files(tmp_path / "here") == files(tmp_path / "there")


def test_a_ladder_writes_the_same_bytes(cluster: Any, tmp_path: Path) -> None:
    typed = ["ladder", "swipe", "--seats", "3", "--quick", "--simulations", "10", "--think", "60000", "--seed", "test"]
    for name, workers in {"here": ("--jobs", "2"), "there": ("--cluster", cluster.address)}.items():
        out = ["--out", str(tmp_path / name)]
        assert subprocess.run([sys.executable, "-m", "swordfish", *typed, *workers, *out]).returncode == 0
    assert files(tmp_path / "here") == files(tmp_path / "there")
    assert len([*tmp_path.rglob("there/**/results.jsonl")]) > 1


def test_work_that_kills_its_workers_gets_a_sentence(cluster: Any) -> None:
    with pytest.raises(Refusal) as refused:
        next(on_cluster(os._exit, [1], cluster.address))
    assert (refused.value.key, refused.value.facts["times"]) == ("cluster-lost", AGAIN)


def test_a_refusal_is_raised_as_it_was_there(cluster: Any, tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="whist"):
        simulate("whist", ["random", "random"], {"seats": 2}, 40, "test", cluster=cluster.address)


def test_a_node_that_dies_costs_only_its_games(cluster: Any, expected: Path, tmp_path: Path) -> None:
    doomed = cluster.add_node(**NODE)
    gone: list[Any] = []

    def kill(games: int) -> None:
        if games and not gone:
            gone.append(cluster.remove_node(doomed, allow_graceful=False))

    run(PLAN, 12, tmp_path, progress=kill, cluster=cluster.address)
    assert gone
    assert files(tmp_path) == files(expected)


@pytest.mark.parametrize("address", ["127.0.0.1:9", "ray://127.0.0.1:9", "127.0.0.1:many"])
def test_no_cluster_gets_a_sentence(address: str, tmp_path: Path) -> None:
    typed = ["arena", "swipe", "random", "easy", "--games", "2", "--out", str(tmp_path), "--cluster", address]
    told = subprocess.run([sys.executable, "-m", "swordfish", *typed], capture_output=True, text=True)
    assert told.returncode == 2
    assert f"No Ray cluster answers at “{address}”" in told.stderr
