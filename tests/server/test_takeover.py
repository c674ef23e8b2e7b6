"""Nodes die and pause while people play: every table goes on, and nobody notices more than a moment's silence."""

import asyncio
import itertools
from pathlib import Path

import pytest

from tests.server.nodes_process import Match, NodeProcess, Nodes, Player, running
from tests.waiting import LONG


async def killed(node: NodeProcess, nodes: Nodes, table: str) -> None:
    """Kill a node at once, start it again, and wait until a node serves this table of it."""
    epoch = await asyncio.to_thread(nodes.epoch, table)
    await node.kill()
    await node.launch()
    await moved(nodes, table, epoch)


async def paused(node: NodeProcess, nodes: Nodes, table: str) -> None:
    """Pause a node until another owns a table of it, then let it go on."""
    epoch = await asyncio.to_thread(nodes.epoch, table)
    node.pause()
    try:
        await moved(nodes, table, epoch)
    finally:
        node.resume()


async def moved(nodes: Nodes, table: str, epoch: int) -> None:
    """Wait until a table has another epoch."""
    async with asyncio.timeout(LONG):
        while await asyncio.to_thread(nodes.epoch, table) == epoch:
            await asyncio.sleep(0.1)


async def lonely(nodes: Nodes) -> str:
    """A table with a turn clock, in the middle of a game, that nobody has open."""
    guests = [Player(nodes.url, f"Lonely {seat}") for seat in range(2)]
    for guest in guests:
        await guest.greet()
    asked = {"game": "swirl", "options": {"seats": 2}, "turn_ms": 6000}
    table: str = (await guests[0].patient("POST", "/api/tables", asked))["table"]
    for seat, guest in enumerate(guests):
        guest.remote.table = table
        await guest.connect()
        await guest.sit(seat)
    await guests[0].begin()
    while guests[0].due.get("kind") != "players":
        await guests[0].changed()
    for guest in guests:
        await guest.close()
    return table


async def lane(nodes: Nodes, game: str, stop: asyncio.Event) -> list[str]:
    """Play one game after the other until told to stop; returns every fault."""
    found: list[str] = []
    for number in itertools.count():
        match = Match(nodes, number, game, {})
        found += [f"{match.table}: {fault}" for fault in await match.play()]
        if stop.is_set():
            break
    return found


async def evening(folder: Path, store: str) -> None:
    async with running(folder, store) as nodes:
        stop = asyncio.Event()
        playing = [asyncio.create_task(lane(nodes, game, stop)) for game in ("swipe", "swirl")]
        alone = await lonely(nodes)
        for fault in (killed, paused):
            owner = await asyncio.to_thread(nodes.owner, alone)
            assert owner is not None
            await fault(owner, nodes, alone)
        owner = await asyncio.to_thread(nodes.owner, alone)
        assert owner is not None
        epoch = await asyncio.to_thread(nodes.epoch, alone)
        await owner.kill()
        await moved(nodes, alone, epoch)
        async with asyncio.timeout(LONG):  # its deadline passes at some node, although nobody asks for the table
            while b'"Lapsed"' not in (await asyncio.to_thread(nodes.log, alone)).text:
                await asyncio.sleep(0.1)
        stop.set()
        assert await asyncio.gather(*playing) == [[], []]
        assert [await node.stop() for node in nodes.nodes if node is not owner] == [0, 0]


@pytest.mark.waits
def test_games_go_on_while_nodes_are_killed_and_paused(tmp_path: Path, postgres: str) -> None:
    asyncio.run(asyncio.wait_for(evening(tmp_path, postgres), LONG))
