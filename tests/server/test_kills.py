"""SIGKILL at random times under load: nothing acknowledged is lost, nothing happens twice, games continue."""

import asyncio
import os
import random
from pathlib import Path

import pytest

from tests.server.evening import Evening
from tests.server.forked import Forked

KILLS = int(os.environ.get("SWORDFISH_KILLS", "1000"))
EVENINGS = 4


async def torture(folder: Path, kills: int) -> str:
    whim = random.Random(kills)
    server = Forked(folder)
    server.start()
    acks, acked, done = 0, asyncio.Event(), False

    def note() -> None:
        nonlocal acks
        acks += 1
        acked.set()

    async def games(evening: Evening) -> None:
        while not done:
            table, guests = await evening.game()
            evening.compare(server.entries(table), server.answers(table), guests)

    async def killing() -> None:
        nonlocal done
        for number in range(kills):
            if number and number % 100 == 0:
                print(f"{number} kills, {acks} acknowledgements so far", flush=True)
            enough = acks + whim.randrange(1, 25)
            while acks < enough:
                acked.clear()
                await acked.wait()
            await asyncio.sleep(whim.uniform(0, 0.01))  # at any time, not only after a reply
            server.kill()
            server.start()
        done = True

    evenings = [Evening(server.url, number, note) for number in range(EVENINGS)]
    try:
        async with asyncio.TaskGroup() as group:
            for evening in evenings:
                group.create_task(games(evening))
            group.create_task(killing())
    finally:
        server.close()
    played, commands = sum(evening.games for evening in evenings), sum(evening.commands for evening in evenings)
    assert sum(evening.back for evening in evenings) == 0, "a number went back"
    assert played >= EVENINGS
    return f"{kills} kills, {played} games, {commands} commands, {acks} acknowledgements: none lost, none twice"


def test_eight_kills(tmp_path: Path) -> None:
    print(asyncio.run(asyncio.wait_for(torture(tmp_path, 8), 280)))


@pytest.mark.torture
def test_a_thousand_kills(tmp_path: Path) -> None:
    print(asyncio.run(torture(tmp_path, KILLS)))
