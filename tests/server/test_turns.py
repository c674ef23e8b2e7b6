"""The order of jobs for bot processes: games of people first, no address gets all processes, everybody has a quota."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from swordfish.core import Refusal
from swordfish.server.bots.pool import BotPool
from swordfish.server.bots.seats import BotSeats
from swordfish.server.bots.turns import Rank, Turns
from swordfish.server.bots.worker import Job, Reply
from swordfish.server.limits import BOUNDLESS, Rate
from tests.server.hosting import Visitor, hosted
from tests.server.room import Memory, Player, seeded, settle
from tests.server.virtual import run
from tests.waiting import until


async def order_of(turns: Turns, *jobs: tuple[Rank, str]) -> list[tuple[Rank, str]]:
    """The order in which jobs begin that all wait at once."""
    began: list[tuple[Rank, str]] = []

    async def work(rank: Rank, owner: str) -> None:
        await turns.enter(rank, owner)
        began.append((rank, owner))
        await settle(1)
        turns.leave(owner)

    await asyncio.gather(*(work(*job) for job in jobs))
    return began


def test_play_goes_before_advice_and_tables_without_people_come_last() -> None:
    jobs = [(Rank.SHOW, "a"), (Rank.PUZZLE, "a"), (Rank.ADVICE, "a"), (Rank.PLAY, "a")]
    began = asyncio.run(order_of(Turns(1, 8), *jobs))
    assert began == [jobs[0], jobs[3], jobs[2], jobs[1]], "only what ran already was not overtaken"


def test_one_owner_never_has_all_workers_and_many_jobs_do_not_delay_a_single_one() -> None:
    async def play() -> None:
        turns = Turns(2, 8)
        await turns.enter(Rank.PLAY, "many")
        waiting = [asyncio.create_task(turns.enter(Rank.PLAY, "many")) for _ in range(20)]
        await settle()
        assert not any(job.done() for job in waiting), "one worker stays free for others"
        await asyncio.wait_for(turns.enter(Rank.SHOW, "one"), 10)
        turns.leave("one")
        for job in waiting:
            job.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    run(play())


def test_a_job_whose_client_has_gone_is_dropped_before_it_begins() -> None:
    async def play() -> None:
        turns = Turns(1, 8)
        await turns.enter(Rank.PLAY, "ann")
        gone = asyncio.create_task(turns.enter(Rank.ADVICE, "ben"))
        await settle()
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        late = asyncio.create_task(turns.enter(Rank.SHOW, "cat"))
        turns.leave("ann")
        await asyncio.wait_for(late, 10)

    run(play())


def test_only_so_many_jobs_of_advice_wait_for_one_owner() -> None:
    async def play() -> None:
        turns = Turns(1, 2)
        await turns.enter(Rank.PLAY, "ann")
        waiting = [asyncio.create_task(turns.enter(Rank.ADVICE, "ben")) for _ in range(3)]
        await settle()
        with pytest.raises(Refusal):
            await waiting[2]
        other = asyncio.create_task(turns.enter(Rank.ADVICE, "cat"))
        await settle()
        assert not other.done(), "others may still wait"
        for job in (*waiting[:2], other):
            job.cancel()
        await asyncio.gather(*waiting, other, return_exceptions=True)

    run(play())


class Noted(BotPool):
    """Records rank and owner of every job, and lets each bot wait."""

    def __init__(self) -> None:
        super().__init__(size=1)
        self.asked: list[tuple[Rank, str]] = []

    async def run(self, job: Job, rank: Rank = Rank.PLAY, owner: str = "") -> Reply:
        self.asked.append((rank, owner))
        return Reply(wait=10**9)


def test_bots_work_for_the_address_of_the_host_and_last_where_people_only_watch() -> None:
    async def play() -> None:
        pool = Noted()
        registry = seeded(Memory(), BotSeats(pool, pace=0.0))
        live = await registry.make("ann", "swish", {"seats": 2}, listed=False)
        ann = Player(registry, "ann")
        ann.link.address = "203.0.113.9"
        await ann.join(live)
        for seat in (0, 1):
            await ann.must("SeatBot", seat=seat, bot="random")
        await ann.must("Begin")
        await asyncio.sleep(1)
        assert set(pool.asked) == {(Rank.SHOW, "203.0.113.9")}
        pool.asked.clear()
        other = await registry.make("ann", "swish", {"seats": 2}, listed=False)
        again = Player(registry, "ann")
        again.link.address = "203.0.113.9"
        await again.join(other)
        watcher = Player(registry, "mal")
        watcher.link.address = "203.0.113.66"
        await watcher.join(other)
        await again.must("Sit", seat=0)
        await again.must("SeatBot", seat=1, bot="random")
        await again.must("Begin")
        await asyncio.sleep(1)
        assert set(pool.asked) == {(Rank.PLAY, "203.0.113.9")}
        await registry.close()

    run(play())


def test_advice_has_a_quota_for_each_guest(tmp_path: Path) -> None:
    with hosted(tmp_path, limits=replace(BOUNDLESS, advice=Rate(2, 0.001))) as host:
        ann, ben = host.guest("Ann"), host.guest("Ben")
        ask = "/api/tables/nothing/cost"
        assert [ann.get(ask)[0] for _ in range(3)] == [404, 404, 429]
        assert ben.get(ask)[0] == 404


def test_seconds_of_bot_processes_have_a_quota_for_each_address(tmp_path: Path) -> None:
    limits = replace(BOUNDLESS, thinking=Rate(1.0001, 1e-6))
    with hosted(tmp_path, limits=limits, trusted_proxy="127.0.0.1") as host:

        def practise(address: str, number: int) -> int:
            visitor = Visitor(host.port, {"x-forwarded-for": address})
            visitor.post("/api/guest", {"name": "Ann"})
            return visitor.get(f"/api/practice?grade=easy&number={number}")[0]

        assert [practise("203.0.113.9", 1), practise("203.0.113.9", 2)] == [200, 429]
        assert practise("203.0.113.9", 1) == 200, "what is ready costs nothing"
        assert practise("203.0.113.10", 2) == 200


def test_a_request_without_a_number_gets_a_puzzle_that_is_ready(tmp_path: Path) -> None:
    with hosted(tmp_path) as host:
        ann = host.guest("Ann")
        services: Any = host.server.config.app
        stock = services.app.state.services.shelf.stock
        first = ann.get("/api/practice?grade=easy")[1]
        until(lambda: stock["swish easy"], "one is made ahead")
        ready = int(stock["swish easy"][0])
        assert ann.get("/api/practice?grade=easy")[1]["number"] == ready
        assert ann.get(f"/api/practice?grade=easy&number={first['number']}")[1] == first
