"""Plans are computed in threads: an address has a lane, and pays for the seconds."""

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import pytest

from swordfish.server.buckets import Buckets
from swordfish.server.budgets import Lanes
from swordfish.server.limits import ANY, Rate
from swordfish.server.planning import PlanThreads
from swordfish.server.store.tables import RunSlow, at_once
from swordfish.server.table.registry import Registry
from tests.server.hosting import Visitor, hosted
from tests.server.room import Memory, no_bots, settle, table

BUSY = 0.02
"""Seconds of processor time."""
ONE_SECOND = Rate(1, 0.5)


def compute(done: str = "done") -> str:
    """Work for a while."""
    until = time.thread_time() + BUSY
    while time.thread_time() < until:
        pass
    return done


def planning(check: Callable[[PlanThreads, Buckets], Coroutine[Any, Any, None]], rate: Rate = ANY) -> None:
    """Run a check with threads that allow each owner one plan at once, and with a clock that stands still."""
    seconds = Buckets(rate, clock=lambda: 0.0)
    plans = PlanThreads(Lanes(1), seconds)
    try:
        asyncio.run(check(plans, seconds))
    finally:
        plans.close()


def test_an_owner_pays_for_the_seconds_of_a_plan_also_of_one_that_fails() -> None:
    async def check(plans: PlanThreads, seconds: Buckets) -> None:
        assert await plans.paid_by("ann")(compute, done="yes") == "yes"
        assert seconds.wait("ann") >= BUSY / ONE_SECOND.a_second
        assert seconds.wait("ben") == 0
        with pytest.raises(ValueError, match="nowhere"):
            await plans.paid_by("cat")(fail)
        assert seconds.wait("cat") > 0

    planning(check, ONE_SECOND)


def fail() -> None:
    compute()
    raise ValueError("nowhere")


def test_an_owner_in_debt_waits_and_others_do_not() -> None:
    async def check(plans: PlanThreads, seconds: Buckets) -> None:
        seconds.spend("ann", 1000)
        late = asyncio.ensure_future(plans.paid_by("ann")(compute))
        await settle()
        assert await plans.paid_by("ben")(compute) == "done"
        assert not late.done()
        late.cancel()
        with suppress(asyncio.CancelledError):
            await late
        seconds.spend("ann", -1000)
        assert await plans.paid_by("ann")(compute) == "done", "who left the line holds no lane"

    planning(check, ONE_SECOND)


def test_an_owner_who_leaves_holds_the_lane_until_the_thread_has_ended() -> None:
    async def check(plans: PlanThreads, _: Buckets) -> None:
        begun, end, order = threading.Event(), threading.Event(), list[str]()

        def long() -> None:
            begun.set()
            end.wait()
            order.append("first")

        first = asyncio.ensure_future(plans.paid_by("ann")(long))
        await asyncio.to_thread(begun.wait)
        first.cancel()
        second = asyncio.ensure_future(plans.paid_by("ann")(order.append, "second"))
        await plans.paid_by("ben")(order.append, "ben")
        end.set()
        await second
        assert order == ["ben", "first", "second"]

    planning(check)


def test_the_address_of_a_player_pays_for_a_plan_at_a_table() -> None:
    owners: list[str] = []

    def paid_by(owner: str) -> RunSlow:
        owners.append(owner)
        return at_once

    async def play() -> None:
        registry = Registry(Memory().tables, no_bots(), compute_for=paid_by)
        pond = [[4, -4000, 0], [5, -2000, 300], [6, 1000, 300], [7, 4000, 4000]]
        ann, ben = await table(registry, "swishbones", bones=4, pond=pond, places=[0, 180])
        ann.link.address = "203.0.113.9"
        await ben.must("Speak", commands=[{"type": "Take", "piece": 6}])
        await ann.must("Speak", commands=[{"type": "Take", "piece": 7}])
        await ann.ask("Suppose", commands=[], to=[3000, 0])
        assert owners == ["203.0.113.9"]

    asyncio.run(play())


def test_the_address_of_a_learner_pays_for_a_plan_in_a_lesson(tmp_path_factory: pytest.TempPathFactory) -> None:
    with hosted(tmp_path_factory.mktemp("planning"), trusted_proxy="127.0.0.1") as host:
        learner = Visitor(host.port, {"x-forwarded-for": "203.0.113.9"})
        app: Any = host.server.config.app
        seconds = app.app.state.services.budgets.planning
        before = seconds.bucket("203.0.113.9").tokens
        assert learner.post("/api/lessons/swishbones/1/suppose", {"commands": [], "far": True})[0] == 200
        assert seconds.bucket("203.0.113.9").tokens < before
