"""Call ordering: players who see a swish at the same time win equally often, near or far; lying gains nothing."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from swordfish.core import Players, verify
from swordfish.server.socket.connection import FULL_QUOTA, JITTER, JITTER_SECONDS, MOST_CREDIT, QUOTA_RATE, Connection
from swordfish.server.socket.protocol import told_by_proxy
from swordfish.server.table.registry import Registry
from tests.server.hosting import Host, hosted
from tests.server.room import Memory, Player, seeded, settle, table
from tests.server.virtual import run


async def race(lags: tuple[float, float], rounds: int, forger: type[Player] = Player) -> list[int]:
    """How often each of two players, who see a swish at the same time, is first."""
    whim = random.Random(11)
    registry = seeded(Memory())
    live = await registry.make("near", "swish", {"seats": 2, "wait": 0}, listed=False)
    near, far = await forger(registry, "near", lags[0]).join(live), await Player(registry, "far", lags[1]).join(live)
    await asyncio.sleep(1)
    near.send("Sit", number=1, seat=0)
    far.send("Sit", number=1, seat=1)
    await asyncio.sleep(1)
    near.send("Begin", number=2)
    loop, wins = asyncio.get_running_loop(), [0, 0]
    for number in range(100, 100 + rounds):
        near.link.ping(loop.time(), 2.0)
        far.link.ping(loop.time(), 2.0)
        await asyncio.sleep(whim.uniform(1.0, 2.0))
        for player in (near, far):
            call = live.game.rules.legal(live.game.state, 0)[0]
            loop.call_later(whim.uniform(0, 0.05), player.call, call, number)
        await asyncio.sleep(0.5)
        caller: int = live.game.state.caller
        wins[caller] += 1
        [near, far][caller].send("Speak", number=10_000 + number, commands=[{"type": "Prove"}])
        await asyncio.sleep(0.5)
        assert live.game.state.caller == -1
    verify(live.game.rules, live.state.options, live.state.log, live.game.luck)
    await registry.close()
    return wins


@pytest.mark.parametrize("lags", [(0.02, 0.2), (0.2, 0.02)])
@pytest.mark.waits
def test_near_and_distant_players_win_equally_often(lags: tuple[float, float]) -> None:
    rounds = 2000
    wins = run(race(lags, rounds))
    print(f"{rounds} calls at {lags[0] * 1000:.0f} and {lags[1] * 1000:.0f} ms: {wins[0]} and {wins[1]} won")
    assert abs(wins[0] / rounds - 0.5) <= 0.04


class Forger(Player):
    """Answers pings that were never sent, and old ones again, to appear farther away."""

    def send(self, kind: str, **facts: Any) -> None:
        super().send(kind, **facts)
        if kind == "Pong":
            for lie in (facts["id"] - 1, facts["id"] + 1, facts["id"], facts["id"] + 1000):
                super().send("Pong", id=lie)


def test_a_client_that_forges_pongs_gains_nothing() -> None:
    rounds = 1000
    wins = run(race((0.02, 0.02), rounds, Forger))
    print(f"{rounds} calls of a forger: {wins[0]} won")
    assert abs(wins[0] / rounds - 0.5) <= 0.057


class Delayer(Player):
    """Delays every pong; the operating system knows the real distance."""

    def __init__(self, registry: Registry, guest: str, lag: float = 0.0) -> None:
        super().__init__(registry, guest, lag)
        self.link.route = lambda: lag

    def send(self, kind: str, **facts: Any) -> None:
        if kind == "Pong":
            asyncio.get_running_loop().call_later(0.25, lambda: super(Delayer, self).send(kind, **facts))
        else:
            super().send(kind, **facts)


def test_a_client_that_delays_pongs_gains_nothing() -> None:
    rounds = 1000
    wins = run(race((0.02, 0.02), rounds, Delayer))
    print(f"{rounds} calls of one who holds answers back: {wins[0]} won")
    assert abs(wins[0] / rounds - 0.5) <= 0.057


def test_without_the_systems_measurement_a_delayed_pong_counts_as_lag_within_the_limit() -> None:
    link = Connection("near", "Near")
    link.ping(0.0, 2.0)
    link.pong(1, 5.0)
    assert link.credit == MOST_CREDIT
    bounded = Connection("near", "Near")
    bounded.route = lambda: 0.02
    bounded.ping(0.0, 2.0)
    bounded.pong(1, 5.0)
    assert bounded.credit == pytest.approx((0.02 * JITTER + JITTER_SECONDS) / 2)


@pytest.mark.parametrize(
    ("header", "seconds"), [(b"30000", 0.03), (b"", 0.0), (b"-5", 0.0), (b"1e9", 0.0), (b"9" * 30, 0.0)]
)
def test_behind_a_proxy_only_its_header_gives_the_round_trip(header: bytes, seconds: float) -> None:
    assert told_by_proxy(header) == seconds


def test_behind_a_proxy_a_delayed_pong_gains_nothing(tmp_path: Path) -> None:
    """300 ms late, through a proxy that does not say how far away its client is."""

    async def wait(host: Host) -> int:
        ann = host.guest("Ann")
        async with ann.socket(ann.table()["table"]) as line:
            await line.news()
            ping = await line.next("Ping", pong=False)
            await asyncio.sleep(0.3)
            await line.connection.send(json.dumps({"type": "Pong", "id": ping["id"]}))
            await line.say("Sit", seat=0)
            return (await line.news())["table"]["seats"][0]["lag"]

    with hosted(tmp_path, trusted_proxy="127.0.0.1") as host:
        assert asyncio.run(wait(host)) == round(1000 * JITTER_SECONDS / 2)


def test_a_message_with_a_time_of_its_own_is_refused() -> None:
    async def play() -> None:
        registry = seeded(Memory())
        ann, _ = await table(registry, "swish")
        refused = await ann.ask("Speak", commands=[ann.news["legal"][0]], at=-1000)
        assert refused["key"] == "bad-message"

    run(play())


def test_credit_comes_out_of_a_quota() -> None:
    async def play() -> None:
        link = Connection("far", "Far")
        for ping in range(1, 9):
            link.ping(0.0, 2.0)
            link.pong(ping, 10.0)
        spent = sum(link.spend(0.0) for _ in range(100))
        assert spent == pytest.approx(FULL_QUOTA)
        assert link.spend(1.0) == pytest.approx(QUOTA_RATE)

    run(play())


def test_messages_to_a_link_never_overtake_one_another() -> None:
    async def play() -> None:
        link = Connection("far", "Far")
        for number, delay in enumerate([0.1, 0.0, 0.05, 0.2, 0.0]):
            link.send(b"%d" % number, delay)
        assert link.queue.empty()
        await asyncio.sleep(0.15)
        assert len(link.queue) == 3
        await asyncio.sleep(0.1)
        assert [await link.queue.get() for _ in range(5)] == [b"0", b"1", b"2", b"3", b"4"]

    run(play())


def test_new_cards_arrive_together() -> None:
    async def play() -> None:
        registry = seeded(Memory())
        live = await registry.make("near", "swish", {"seats": 2, "wait": 0}, listed=False)
        near, far = await Player(registry, "near", 0.02).join(live), await Player(registry, "far", 0.2).join(live)
        loop, arrived = asyncio.get_running_loop(), dict[str, float]()
        for _ in range(8):
            near.link.ping(loop.time(), 2.0)
            far.link.ping(loop.time(), 2.0)
        await asyncio.sleep(1)
        near.send("Sit", number=1, seat=0)
        far.send("Sit", number=1, seat=1)
        await asyncio.sleep(1)

        def watch(player: Player) -> None:
            def told(message: dict[str, Any]) -> None:
                if message["type"] == "News" and any(
                    entry["type"] == "Happened" and entry["event"]["type"] == "Dealt" for entry in message["entries"]
                ):
                    arrived[player.guest] = loop.time()

            player.on_told = told

        watch(near)
        watch(far)
        near.send("Begin", number=2)
        await asyncio.sleep(1)
        assert arrived["near"] == pytest.approx(arrived["far"], abs=0.02)
        assert [seat["lag"] for seat in near.news["table"]["seats"]] == [
            pytest.approx(10, abs=2),
            pytest.approx(100, abs=12),
        ]
        await settle()

    run(play())


def test_a_deadline_waits_for_commands_made_before_it() -> None:
    async def play() -> None:
        registry = seeded(Memory())
        ann, ben = await table(registry, "swish", wait=5, proof=5)
        now = asyncio.get_running_loop().time()
        for ping in range(1, 9):
            ben.link.ping(now, 2.0)
            ben.link.pong(ping, now + 0.2)
        await ann.must("Speak", commands=[ann.news["legal"][0]])
        await ann.must("Speak", commands=[{"type": "Prove"}])
        await asyncio.sleep(4.0)
        assert ben.news["due"]["seats"] == [0, 1]
        until = ben.news["due"]["until"]
        await asyncio.sleep((until - ann.live.clock()) / 1000 + 0.05)
        assert isinstance(ann.live.game.due, Players)
        assert ann.live.game.due.until == until, "somebody far away may still have said something before it"
        await asyncio.sleep(0.2)
        assert [entry.at for entry in ann.live.state.log if type(entry.event).__name__ == "WaitEnded"] == [until]

    run(play())
