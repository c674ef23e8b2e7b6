"""Run pieces of work on a Ray cluster (the extra `cluster`). Every node needs this version of swordfish."""

import logging
import socket
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeVar

from swordfish import games
from swordfish.core import Refusal

Item = TypeVar("Item")
Result = TypeVar("Result")

AHEAD = 2
"""Pieces of work that wait for each core of the cluster."""
PATIENCE = 10.0
"""Seconds in which the cluster must accept a connection."""
AGAIN = 10
"""How often a piece of work may lose its worker. After that we stop, because the work itself kills its workers."""


@contextmanager
def connected(address: str) -> Generator[Any]:
    """Ray, connected to the cluster; a connection that is open already stays open."""
    if find_spec("ray") is None:
        raise Refusal("cluster-no-ray")
    ray = import_module("ray")
    if ray.is_initialized():
        yield ray
        return
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, RuntimeError, ValueError) as error:
        raise Refusal("cluster-unreachable", address=address, reason=str(error).splitlines()[0]) from None
    try:
        _compare(ray)
        yield ray
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Connect once to an address with a port, since Ray itself tries for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host:
        socket.create_connection((host, int(port)), PATIENCE).close()


def on_cluster(work: Callable[[Item], Result], items: Sequence[Item], address: str) -> Iterator[tuple[int, Result]]:
    """The number and the result of each item, in the order in which they end.

    Ray plays an item again if its worker or its node dies.
    """
    with connected(address) as ray:
        remote = ray.remote(max_retries=AGAIN)(_done)
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        given = ray.put(work)
        left = iter(enumerate(items))
        running: dict[Any, int] = {}
        try:
            while True:
                while len(running) < room and (following := next(left, None)):
                    number, item = following
                    running[remote.remote(given, item)] = number
                if not running:
                    return
                ended, _ = ray.wait([*running])
                for reference in ended:
                    yield running.pop(reference), _result(ray, reference)
        finally:
            for reference in running:
                ray.cancel(reference, force=True)


def _done(work: Callable[[Any], Any], item: Any) -> Any:
    return work(item)


def _result(ray: Any, reference: Any) -> Any:
    """The result; a refusal as it was raised there; a sentence if its workers died again and again."""
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.RayError as error:
        raise Refusal("cluster-lost", times=AGAIN, reason=str(error).splitlines()[0]) from None


def versions() -> dict[str, str]:
    """What must be the same on all nodes for the same games: the program and the rules of all games."""
    from swordfish import __version__  # only here: it reads the metadata of the package

    return {"swordfish": __version__} | {name: str(games.find(name).VERSION) for name in games.NAMES}


def _compare(ray: Any) -> None:
    """Refuse a cluster with a node that lacks swordfish or has another version."""
    affinity = import_module("ray.util.scheduling_strategies").NodeAffinitySchedulingStrategy
    ours = versions()
    asked = {
        node["NodeManagerAddress"]: ray.remote(num_cpus=0)(versions)
        .options(scheduling_strategy=affinity(node_id=node["NodeID"], soft=False))
        .remote()
        for node in ray.nodes()
        if node["Alive"]
    }
    for node, reference in asked.items():
        try:
            theirs = ray.get(reference)
        except ray.exceptions.RayError as error:
            raise Refusal("cluster-no-swordfish", node=node, reason=str(error).splitlines()[-1]) from None
        for name in {*ours, *theirs}:
            if ours.get(name) != theirs.get(name):
                differ = {"ours": ours.get(name, "–"), "theirs": theirs.get(name, "–")}
                raise Refusal("cluster-other-version", node=node, name=name, **differ)
