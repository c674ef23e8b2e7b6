"""Three nodes behind the real nginx, with the list of docs/reference/nodes.md: people play while nodes are killed."""

import asyncio
from pathlib import Path

import pytest

from tests.server.nodes_process import Match, NodeProcess, Nodes, launched
from tests.server.proxying import installed, proxied
from tests.waiting import LONG

KILLS = 3


async def kill_owner(nodes: Nodes, match: Match) -> None:
    """Kill the owner of a game that has begun, and start it again."""
    await match.begun.wait()
    owner = await asyncio.to_thread(nodes.owner, match.table)
    assert owner is not None
    await owner.kill()
    await owner.launch()


async def evening(folder: Path, store: str) -> int:
    nodes = [NodeProcess(folder, store, f"n{number}") for number in range(3)]
    kills = 0
    async with launched(nodes):
        with proxied("nginx", folder, *(node.port for node in nodes)) as port:
            seen = Nodes(nodes, port, store)
            for number in range(KILLS):
                both = [Match(seen, 10 * number + lane, game, {}) for lane, game in enumerate(("swipe", "swirl"))]
                playing = [asyncio.create_task(match.play()) for match in both]
                await kill_owner(seen, both[number % 2])
                kills += 1
                assert await asyncio.gather(*playing) == [[], []]
    return kills


@pytest.mark.long
@pytest.mark.skipif(not installed("nginx"), reason="nginx is not installed here")
def test_people_play_through_nginx_while_nodes_are_killed(tmp_path: Path, postgres: str) -> None:
    assert asyncio.run(asyncio.wait_for(evening(tmp_path, postgres), LONG)) == KILLS
