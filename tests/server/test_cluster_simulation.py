"""The simulation of many nodes loses no table and gives none to two nodes."""

from benchmarks.load.cluster import Failure, Simulation, simulated

from swordfish.server.nodes.lease import BEAT_SECONDS
from swordfish.server.store.nodes import LEASE_MS


def test_every_table_is_served_again_after_many_failures() -> None:
    found = simulated(nodes=20, tables=2000, seconds=40, every=2, seed=3)
    assert found.unowned == 0
    assert found.counts[Failure.KILL.value] > 5
    assert max(found.waits) > LEASE_MS / 1000 - BEAT_SECONDS


def test_each_table_has_one_owner_whichever_node_dies() -> None:
    made = Simulation(nodes=6, tables=300, seed=1)
    for node in range(6):
        made.at(0.1 * node, lambda node=node: made.beat(node, 0))
    kill, loss, pause = Failure
    for when, node, failure in ((1.0, 0, kill), (1.2, 1, pause), (4.0, 2, loss), (4.1, 3, kill), (30.0, 0, loss)):
        made.at(when, lambda node=node, failure=failure: made.fail(node, failure))
    made.run(100.0)
    assert sorted(table for owned in made.owned for table in owned) == [*range(300)]
    assert made.lost == {}
