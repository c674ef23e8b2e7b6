"""Budgets: buckets, counters and lanes, with a test clock; and the page that lists them."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from swordfish.core import Refusal
from swordfish.server.banned import BanList
from swordfish.server.buckets import Bucket, Buckets
from swordfish.server.budgets import Budgets, Lanes, SocketCounter
from swordfish.server.http.middleware import Message, Middleware, Receive, Scope, Send
from swordfish.server.http.static import is_file
from swordfish.server.limits import BUDGETS, Limits, Rate, table
from swordfish.server.metrics import Metrics
from swordfish.server.settings import Settings
from tests.rulebook import ROOT
from tests.server.hosting import Visitor, hosted
from tests.server.room import settle


def test_a_bucket_allows_a_burst_and_then_a_rate_per_second() -> None:
    bucket = Bucket(Rate(3, 2), now=0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.wait(0.0) == pytest.approx(0.5)
    assert bucket.take(0.49) is False
    assert bucket.take(0.51) is True
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False], "never more than the burst"


def test_buckets_are_independent_and_the_least_recently_used_are_dropped() -> None:
    now = 0.0
    buckets = Buckets(Rate(1, 0.5), clock=lambda: now, most=3)
    assert buckets.take("a") == 0.0
    assert buckets.take("a") == pytest.approx(2.0)
    assert buckets.take("b") == 0.0
    for name in ("c", "a", "d"):
        buckets.take(name)
    assert len(buckets) == 3
    assert buckets.take("a") > 0, "used lately, so not forgotten"


def test_the_socket_counter_limits_open_sockets() -> None:
    turnstile = SocketCounter(Limits(sockets=3, guest_sockets=2, address_sockets=2))
    turnstile.enter("ann", "here")
    turnstile.enter("ann", "there")
    with pytest.raises(Refusal, match="too many connections"):
        turnstile.enter("ann", "elsewhere")
    turnstile.enter("ben", "here")
    with pytest.raises(Refusal):
        turnstile.enter("cat", "here")
    with pytest.raises(Refusal):
        turnstile.enter("cat", "elsewhere")
    turnstile.leave("ann", "here")
    turnstile.enter("cat", "here")
    assert turnstile.count == 3


def test_an_overdrawn_bucket_gives_nothing_until_the_debt_is_repaid() -> None:
    bucket = Bucket(Rate(10, 2), now=0.0)
    bucket.spend(0.0, 30)
    assert bucket.wait(0.0) == pytest.approx(10.5)
    assert bucket.take(10.4) is False
    assert bucket.take(10.6) is True


def test_jobs_of_one_owner_wait_in_line_and_those_of_others_do_not() -> None:
    async def run() -> list[str]:
        lanes, done, end = Lanes(2), list[str](), asyncio.Event()

        async def job(owner: str, name: str) -> None:
            async with lanes.run(owner):
                done.append(name)
                if owner == "many":
                    await end.wait()

        jobs = [asyncio.create_task(job("many", f"many {number}")) for number in range(5)]
        await settle()
        jobs.append(asyncio.create_task(job("one", "one")))
        await settle()
        assert done == ["many 0", "many 1", "one"], "two of one owner, and any other owner"
        jobs[2].cancel()
        end.set()
        await asyncio.gather(*jobs, return_exceptions=True)
        async with lanes.run("many"), lanes.run("many"):
            pass
        return done

    assert asyncio.run(run()) == ["many 0", "many 1", "one", "many 3", "many 4"]


def test_a_job_that_waits_for_something_else_gives_its_turn_away() -> None:
    async def run() -> None:
        lanes, woken = Lanes(1), asyncio.Event()

        async def long() -> None:
            async with lanes.run("ann"), lanes.aside("ann"):
                await woken.wait()

        waiting = asyncio.create_task(long())
        await settle()
        async with lanes.run("ann"):
            woken.set()
            await settle()
            assert not waiting.done(), "it goes on when it is its turn again"
        await waiting

    asyncio.run(run())


def test_a_request_whose_client_left_before_its_turn_never_runs(tmp_path: Path) -> None:
    """Real middleware around an application that stays busy until it is told."""

    async def work() -> None:
        ran, busy, budgets = list[bytes](), asyncio.Event(), Budgets(replace(Limits(), requests=1))

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            ran.append((await receive())["body"])
            await busy.wait()

        metrics = Metrics()
        guarded = Middleware(app, Settings(store=tmp_path / "tables.db"), metrics, BanList(), budgets)

        def asked(*messages: Message) -> asyncio.Task[None]:
            left, scope = list(messages), {"type": "http", "method": "POST", "client": ("192.0.2.1", 9)}

            async def receive() -> Message:
                if not left:
                    await asyncio.Event().wait()  # a client that stays says nothing more
                return left.pop(0)

            async def send(message: Message) -> None:
                raise AssertionError("nobody answers here")

            return asyncio.create_task(guarded({**scope, "headers": [(b"host", b"localhost")]}, receive, send))

        def body(text: bytes, *, more: bool = False) -> Message:
            return {"type": "http.request", "body": text, "more_body": more}

        gone: Message = {"type": "http.disconnect"}
        requests = [asked(body(b"first"))]
        await settle()
        requests += [asked(body(b"left"), gone), asked(body(b"stays")), asked(body(b"long", more=True), gone)]
        await settle()
        assert ran == [b"first"]
        busy.set()
        await asyncio.gather(*requests)
        assert ran == [b"first", b"stays", b"long"], "a long body is read in its turn"
        assert metrics.requests["POST", "other", 499] == 1

    asyncio.run(work())


def test_every_limit_has_one_budget_with_an_owner() -> None:
    assert sorted(budget.limit for budget in BUDGETS) == sorted(Limits.__struct_fields__)


def test_the_page_shows_all_budgets() -> None:
    assert table() in (ROOT / "docs" / "limits.md").read_text(encoding="utf-8"), (
        "docs/limits.md: paste what `python -m swordfish.server.limits` prints"
    )


def test_what_is_to_spare_is_the_upper_half_of_a_burst() -> None:
    now = 0.0
    buckets = Buckets(Rate(120, 0.5), clock=lambda: now)
    assert buckets.half_full("a")
    buckets.spend("a", 61)
    assert not buckets.half_full("a")
    now = 2.0
    assert buckets.half_full("a")


def test_a_queue_gives_each_token_once_and_says_when() -> None:
    now = 0.0
    buckets = Buckets(Rate(2, 0.5), clock=lambda: now)
    assert [buckets.queue("a", 5) for _ in range(4)] == [0, 0, 2, 4]
    with pytest.raises(Refusal, match="too often"):
        buckets.queue("a", 5)
    now = 2.0
    assert buckets.queue("a", 5) == pytest.approx(4), "a refusal takes nothing"


def test_files_of_the_page_do_not_use_up_the_requests_of_an_address(tmp_path: Path) -> None:
    limits = replace(Limits(), address=Rate(2, 1e-6), files=Rate(5, 1e-6))
    with hosted(tmp_path, limits=limits) as host:

        def status(path: str) -> int:
            return Visitor(host.port).ask("GET", path).status

        assert [status(path) for path in ("/", "/tv/ABC", "/worker.js", "/assets/none.js", "/licences.txt")] == [
            *(200, 200, 200, 404, 200)
        ]
        assert status("/") == 429, "one address cannot ask for files without end"
        assert [status("/health") for _ in range(3)] == [200, 200, 429]


@pytest.mark.parametrize("path", ["/health", "/metrics", "/api/games", "/r/table", "/replay/table", "/nothing"])
def test_only_files_served_from_memory_count_as_files(path: str) -> None:
    assert not is_file(path)
