"""Messages are repeated, reordered, delayed and lost: the result is the same."""

import asyncio
import os
import random
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from swordfish.bots import Budget
from swordfish.core import Command, Event, State, open_seed
from swordfish.games import GAMES
from swordfish.server.store.sqlite import Sqlite
from swordfish.server.store.tables import TableRow, Tables
from swordfish.server.table.entries import Made, encode
from tests.server.evening import Witness
from tests.server.faulty import Faulty
from tests.server.forked import Forked

MANY = int(os.environ.get("SWORDFISH_FAULTS", "100"))


class First:
    """Always the first legal command: the same seed gives the same game."""

    def choose(self, view: State, legal: Sequence[Command], news: Sequence[Event], budget: Budget) -> Command:
        return legal[0]


async def tables(store: Sqlite, hosts: Sequence[str], game: str, seed: str, options: dict[str, Any]) -> list[str]:
    """A table for each host, all with the same seed, which no route allows."""
    made = msgspec.to_builtins(msgspec.convert(options, GAMES[game].Options))
    for number, host in enumerate(hosts):
        first = Made(game=game, options=made, host=host, listed=False, seats=options["seats"])
        stamp = int(time.time())
        row = TableRow(f"{game}-{seed}-{number}", f"{seed}{number}", game, "open", False, stamp, stamp)
        await Tables(store).make(row, open_seed(seed), encode(first))
    return [f"{game}-{seed}-{number}" for number in range(len(hosts))]


async def play(server: Forked, host: str, table: str, guests: Sequence[Witness]) -> tuple[list[Any], State]:
    """Play a game over this host; returns its events and places."""
    for guest in guests:
        guest.remote.table, guest.remote.host = table, host
        await guest.connect()
    for seat, guest in enumerate(guests):
        await guest.sit(seat)
    await guests[0].begin()
    await asyncio.gather(*(guest.play(First()) for guest in guests))
    assert guests[0].view == guests[1].view == guests[2].view
    for guest in guests:
        await guest.answered()
        await guest.close()
    assert {number for guest in guests for number in guest.acknowledged} == {
        number for _, number in server.answers(table)
    }
    events = [entry["event"] for entry in server.entries(table) if entry["type"] == "Happened"]
    return events, guests[0].view


async def compare(folder: Path, games: int) -> str:
    server = Forked(folder)
    store = Sqlite(server.store)
    server.start()
    proxy = Faulty(server.url.removeprefix("http://"), random.Random(5))
    direct = server.url.removeprefix("http://")
    try:
        async with proxy.running():
            for number in range(games):
                sides = [[Witness(server.url, f"{side} {seat}") for seat in range(3)] for side in ("good", "bad")]
                for guest in (*sides[0], *sides[1]):
                    await guest.patient("POST", "/api/guest", {"name": guest.name})
                hosts = [(await side[0].remote.http("GET", "/api/guest"))["guest"] for side in sides]
                options = {"seats": 3, "chips": 20}
                good, bad = await tables(store, hosts, "swipe", f"fault{number}", options)
                without = await play(server, direct, good, sides[0])
                assert await play(server, proxy.host, bad, sides[1]) == without
    finally:
        server.close()
        store.close()
    return (
        f"{games} games, {proxy.passed} messages: {proxy.repeated} repeated, {proxy.delayed} delayed, "
        f"{proxy.lost} lost, {proxy.broken} connections broken; every end the same as without"
    )


def test_the_end_is_the_same_over_a_bad_network(tmp_path: Path) -> None:
    print(asyncio.run(asyncio.wait_for(compare(tmp_path, 2), 280)))


@pytest.mark.torture
def test_the_end_is_the_same_over_a_bad_network_many_times(tmp_path: Path) -> None:
    print(asyncio.run(compare(tmp_path, MANY)))
