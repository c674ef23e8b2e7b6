"""A game on a server with PostgreSQL goes on after the server and PostgreSQL were killed, without losing a move."""

import asyncio
from pathlib import Path

from tests.server.evening import Evening
from tests.server.postgresql import Cluster, Databases, execute
from tests.server.process import Server, logged
from tests.waiting import LONG

KILLS = 2


async def evening(folder: Path, cluster: Cluster, url: str) -> None:
    server, acks, acked = Server(folder, url), 0, asyncio.Event()

    def note() -> None:
        nonlocal acks
        acks += 1
        acked.set()

    async def killing() -> None:
        """Kill the server after some acknowledgements, restart PostgreSQL at once, then start the server again."""
        for number in range(1, KILLS + 1):
            while acks < 6 * number:
                acked.clear()
                await acked.wait()
            await server.kill()
            await asyncio.to_thread(cluster.kill)
            await asyncio.to_thread(cluster.start)
            await server.start()

    await server.start()
    try:
        played = Evening(server.url, 0, note, chips=40)
        (table, guests), _ = await asyncio.gather(played.game(), killing())
        sql = "select seq, body from entries where tid = ? order by seq"
        entries = logged(await asyncio.to_thread(execute, url, sql, table))
        sql = "select asker, number from entries where tid = ? and asker is not null"
        answered = await asyncio.to_thread(execute, url, sql, table)
        played.compare(entries, [(asker, number) for asker, number in answered], guests)
        assert played.back == 0, "a number went back"
        assert await server.stop() == 0
    finally:
        await server.kill()


def test_a_game_survives_the_death_of_its_server_and_of_postgresql(tmp_path: Path) -> None:
    cluster = Cluster()
    try:
        with Databases(cluster.socket).fresh() as url:
            asyncio.run(asyncio.wait_for(evening(tmp_path, cluster, url), LONG))
    finally:
        cluster.remove()
