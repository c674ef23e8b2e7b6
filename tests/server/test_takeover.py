"""Nodes die and pause while people play: every table goes on, and nobody notices more than a moment's silence."""

import asyncio
import itertools
from pathlib import Path

import pytest

from tests.server.histories import History, Log, faults
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


def log(*bodies: bytes, asker: str = "ann") -> Log:
    made = b'{"type":"Made","game":"swipe","options":{},"host":"ann","listed":false,"seats":2}'
    rows = [(0, made, None, None), *((at, body, asker, at) for at, body in enumerate(bodies, 1))]
    return Log(rows, b"s" * 32)


LOCKED, OPENED = b'{"type":"Locked","locked":true}', b'{"type":"Locked","locked":false}'


def test_the_checker_finds_what_is_lost_repeated_reordered_and_told_too_soon() -> None:
    good = History("ann", 0)
    good.received(b'{"type":"News","seq":2,"entries":[%b]}' % LOCKED)
    good.received(b'{"type":"Done","number":1,"seq":2}')
    assert faults(log(LOCKED), [good], over=False) == []
    assert faults(log(LOCKED), [good]) == ["the game is stuck"]
    assert "is not in the log" in faults(log(), [good], over=False)[1]
    assert "in the log at None" in faults(log(), [good], over=False)[0]
    assert "told otherwise" in faults(log(OPENED), [good], over=False)[0]
    good.received(b'{"type":"News","seq":1,"entries":[]}')
    assert faults(log(LOCKED), [good], over=False) == ["the number went back from 2 to 1"]
    twice = Log([*log(LOCKED).rows, (2, OPENED, "ann", 1)], b"s" * 32)
    assert faults(twice, [], over=False) == ["request 1 of ann is in the log 2 times"]
    gap = Log([*log().rows, (2, OPENED, None, None)], b"s" * 32)
    assert faults(gap, [], over=False) == ["entry 1 is followed by 2"]
    leaked = History("ann", 0)
    leaked.received(b'{"type":"Presence","seats":["%b"]}' % (b"s" * 32).hex().encode())
    assert faults(log(LOCKED), [leaked], over=False) == ["the seed was sent before the end"]
    unsure = History("ann", 0)
    for seq in (2, 3):
        unsure.received(b'{"type":"Done","number":1,"seq":%d}' % seq)
    assert faults(log(LOCKED), [unsure], over=False) == ["request 1 was answered in two ways"]
