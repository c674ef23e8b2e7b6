"""Pings: each announces the next one, and the server is never silent for longer than announced."""

import asyncio
from itertools import pairwise
from typing import Any

from swordfish.server.socket.attending import ping
from tests.server.room import Player, registry_of, step, table
from tests.server.virtual import run


class Watch:
    """The messages that a player received, with their times."""

    def __init__(self, player: Player) -> None:
        self.told: list[tuple[float, dict[str, Any]]] = []
        loop = asyncio.get_running_loop()
        player.on_told = lambda told: self.told.append((loop.time(), told))
        self.pinging = asyncio.create_task(ping(player.live, player.link))

    def pings(self) -> list[tuple[float, float]]:
        """When each came, and within how many seconds the next was announced."""
        return [(at, told["within"] / 1000) for at, told in self.told if told["type"] == "Ping"]

    def gaps(self) -> list[tuple[float, float]]:
        """From ping to ping: the seconds that passed, and those announced."""
        return [(round(after - before, 6), within) for (before, within), (after, _) in pairwise(self.pings())]


def test_the_first_ping_comes_with_the_socket_and_pings_are_frequent_before_the_game_and_in_a_race() -> None:
    async def play() -> None:
        registry, _ = registry_of()
        live = await registry.make("ann", "swipe", {"seats": 2}, listed=False)
        lobby = Watch(await Player(registry, "ann").join(live))
        race = Watch((await table(registry, "swish"))[0])
        began = asyncio.get_running_loop().time()
        await asyncio.sleep(21)
        for watch in (lobby, race):
            assert watch.pings()[0][0] - began < 0.1
            assert watch.gaps() == [(2, 2)] * 10
            watch.pinging.cancel()

    run(play())


def test_in_a_game_of_turns_pings_are_seldom_and_say_so() -> None:
    async def play() -> None:
        registry, _ = registry_of()
        watch = Watch((await table(registry, "swirl"))[0])
        await asyncio.sleep(61)
        assert watch.gaps() == [(10, 10)] * 6
        watch.pinging.cancel()

    run(play())


def test_no_silence_is_longer_than_announced_while_the_game_begins_is_raced_proven_and_ends() -> None:
    async def play() -> None:
        registry, _ = registry_of()
        live = await registry.make("ann", "swish", {"seats": 2, "proof": 20}, listed=False)
        ann, ben = [await Player(registry, guest).join(live) for guest in ("ann", "ben")]
        watch = Watch(ann)
        await asyncio.sleep(5)
        for seat, player in enumerate((ann, ben)):
            await player.must("Sit", seat=seat)
        await ann.must("Begin")
        await asyncio.sleep(5)
        await ann.must("Speak", commands=[{"type": "Call", "layout": 0}])
        await asyncio.sleep(40)
        assert {within for _, within in watch.gaps()} == {2, 10}
        assert all(passed <= announced for passed, announced in watch.gaps())
        silent = [round(after - before, 6) for (before, _), (after, _) in pairwise(watch.told)]
        assert max(silent) <= 10
        watch.pinging.cancel()
        other = await table(registry, chips=6)
        over = Watch(other[0])
        while await step(other):
            pass
        await asyncio.sleep(31)
        assert over.gaps() == [(10, 10)] * 3
        over.pinging.cancel()

    run(play())
