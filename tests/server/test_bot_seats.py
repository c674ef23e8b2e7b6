"""Bots' seats without processes, in virtual time: what a bot receives, when it retries, which results are cached."""

import asyncio
from collections.abc import Callable
from itertools import pairwise

import msgspec
import pytest
from msgspec import Raw

from swordfish.core import Refusal
from swordfish.server.bots import seats, shelf
from swordfish.server.bots.advice import REVIEW_PARTS, chances
from swordfish.server.bots.pool import BotLost, BotPool
from swordfish.server.bots.seats import BotSeats
from swordfish.server.bots.shelf import Shelf
from swordfish.server.bots.turns import Rank
from swordfish.server.bots.worker import ComputedChances, Job, Question, Reply, Review
from swordfish.server.table.entries import Ended
from swordfish.server.table.registry import Registry
from swordfish.server.table.replay import StoredTable
from tests.server.room import Memory, Player, registry_of, seeded, settle, step, table
from tests.server.virtual import run


class Answering(BotPool):
    """Records every job and answers in this process: a bot robs seat 0, or waits; another job finds `told`."""

    def __init__(self, told: object = None, *, waits_until: int = 0) -> None:
        super().__init__(size=1)
        self.jobs: list[Job] = []
        self.told = Raw(msgspec.json.encode(told))
        self.choice = Reply(wait=waits_until) if waits_until else Reply(command=Raw(b'{"type":"Swipe","victim":0}'))

    async def run(self, job: Job, rank: Rank = Rank.PLAY, owner: str = "") -> Reply:
        self.jobs.append(job)
        return self.choice if isinstance(job, Question) else Reply(told=self.told)


async def seated(registry: Registry, *, person: bool = True) -> Player:
    """Ann at a table of three with bots that has begun; or Ann as its host, who only watches three bots."""
    live = await registry.make("ann", "swipe", {"seats": 3, "chips": 40}, listed=False, throw_ms=0)
    ann = await Player(registry, "ann").join(live)
    if person:
        await ann.must("Sit", seat=0)
    for seat in range(person, 3):
        await ann.must("SeatBot", seat=seat, bot="random")
    await ann.must("Begin")
    return ann


def test_a_bot_receives_every_event_once_from_the_first_on() -> None:
    async def play() -> None:
        pool = Answering()
        registry = seeded(Memory(), BotSeats(pool, pace=0.0))
        ann = await seated(registry)
        while len(pool.jobs) < 6:
            if not await step([ann]):
                await asyncio.sleep(0.1)
        log = [msgspec.json.encode(entry.event) for entry in ann.live.state.log]
        for seat in (1, 2):
            asked = [job for job in pool.jobs if isinstance(job, Question) and job.seat == seat]
            news = [bytes(event) for job in asked for event in job.news]
            assert len(asked) > 1
            assert news == log[: len(news)], "swipe hides nothing"
        await registry.close()

    run(play())


def test_a_bot_that_failed_while_the_store_fails_waits_before_the_next_attempt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seats, "RETRY_SECONDS", 7.0)

    async def play() -> None:
        registry, store = registry_of()
        ann = await seated(registry)
        clock, attempts = asyncio.get_running_loop().time, list[float]()

        async def fail_for_bots() -> None:
            if not ann.due:
                attempts.append(clock())
            if len(attempts) < 3:
                store.before_append = fail_for_bots
            if attempts and len(attempts) < 3:
                raise OSError("disk full")

        store.before_append = fail_for_bots
        while ann.due:
            await step([ann])
        await asyncio.sleep(60)
        assert [later - earlier for earlier, later in pairwise(attempts)] == pytest.approx([7, 7], abs=0.1)
        await registry.close()

    run(play())


def test_only_a_player_against_bots_gets_win_probabilities_during_a_game() -> None:
    async def play() -> None:
        pool = Answering(ComputedChances(wins=[], within=0.0, choices=True), waits_until=10**9)
        registry = seeded(Memory(), BotSeats(pool, pace=0.0))
        ann = await seated(registry)
        played = StoredTable(ann.live.tid, ann.live.state, b"")
        assert await chances(pool, played, "ann")
        with pytest.raises(Refusal, match="shown only against bots"):
            await chances(pool, played, "dan")
        shown = await seated(registry, person=False)
        with pytest.raises(Refusal, match="shown only against bots"):
            await chances(pool, StoredTable(shown.live.tid, shown.live.state, b""), "ann")
        await registry.close()

    run(play())


class Leaving(BotPool):
    """Fails for a bot whose table everybody leaves meanwhile."""

    def __init__(self) -> None:
        super().__init__(size=1)
        self.leave: Callable[[], None] = lambda: None
        self.calls = 0

    async def run(self, job: Job, rank: Rank = Rank.PLAY, owner: str = "") -> Reply:
        self.calls += 1
        self.leave()
        raise BotLost("hangs")


def test_a_bot_that_fails_after_everybody_has_left_does_nothing() -> None:
    async def play() -> None:
        pool = Leaving()
        registry = seeded(Memory(), BotSeats(pool, pace=0.0))
        ann = await seated(registry)
        pool.leave, pool.calls = lambda: ann.live.presence.leave(ann.link), 0
        while ann.due:
            await step([ann])
        events = len(ann.live.state.log)
        await settle()
        assert (pool.calls, len(ann.live.state.log)) == (1, events)
        await registry.close()

    run(play())


@pytest.mark.parametrize(("pace", "queries"), [(0.0, 1), (1.0, 0)])
def test_a_bot_is_not_queried_after_the_guest_has_returned_to_the_seat(pace: float, queries: int) -> None:
    async def play() -> None:
        pool = Answering(waits_until=5000)
        registry = seeded(Memory(), BotSeats(pool, pace=pace))
        ann, ben = await table(registry, "swish", limits=[[2, 12]])
        await ben.must("Stand")
        await ann.must("SeatBot", seat=1, bot="random")
        await settle()
        assert len(pool.jobs) == queries
        await ben.must("Sit", seat=1)
        await ann.must("Speak", commands=[ann.news["legal"][-1]])
        await asyncio.sleep(60)
        assert len(pool.jobs) == queries
        await registry.close()

    run(play())


@pytest.mark.parametrize(("limit", "value"), [("MOST_RESULTS", 2), ("MOST_BYTES", 16)])
def test_the_cache_drops_the_results_that_were_used_least_recently(
    limit: str, value: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, limit, value)

    async def play() -> None:
        cache = Shelf(Answering("found"))
        for facts in (1, 2, 1, 3):
            assert await cache.result("swish", "puzzle", facts) == b'"found"'
        await settle()
        assert [cache.ready("swish", "puzzle", facts) for facts in (1, 2, 3)] == [True, False, True]

    run(play())


def test_requests_for_a_review_share_one_computation_and_a_failed_one_is_not_kept() -> None:
    class Failing(Answering):
        async def run(self, job: Job, rank: Rank = Rank.PLAY, owner: str = "") -> Reply:
            await super().run(job, rank, owner)
            raise BotLost("gone")

    async def play() -> None:
        registry = seeded(Memory(), BotSeats(Answering(), pace=0.0))
        live = (await seated(registry)).live
        finished = StoredTable(live.tid, live.state, b"")
        live.state.ended = Ended((), "")
        pool, lost = Answering([]), Failing()
        cache, failing = Shelf(pool), Shelf(lost)
        assert await asyncio.gather(cache.costs(finished), cache.costs(finished)) == [[], []]
        assert await cache.costs(finished) == []
        assert [job.part for job in pool.jobs if isinstance(job, Review)] == [*range(REVIEW_PARTS)]
        for count in (1, 2):
            with pytest.raises(Refusal):
                await failing.costs(finished)
            await settle()
            assert (len(lost.jobs), failing.reviewed(finished)) == (count, False)
        await registry.close()

    run(play())
