"""Bots in separate processes: one that crashes, hangs or burns CPU time loses its turn, and nothing else."""

import asyncio
import json
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from msgspec import Raw

from swordfish import bots
from swordfish.bots import Wait
from swordfish.core import Refusal
from swordfish.exact.swipe.table import shelf
from swordfish.exact.swipe.table.sizes import Size
from swordfish.games import swipe
from swordfish.server.bots.advice import told
from swordfish.server.bots.pool import BotPool
from swordfish.server.bots.seats import BotSeats
from swordfish.server.bots.worker import Compute, Question, Worker
from swordfish.server.logs import JsonFormatter
from swordfish.server.table.registry import Registry
from tests.server.badbots import BAD
from tests.server.room import Memory, Player, seeded, step, table


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    for known in bots.BOTS.values():
        for name, bot in BAD.items():
            monkeypatch.setitem(known, name, bot)


@asynccontextmanager
async def hosting(think: int = 100, grace: float = 60.0) -> AsyncGenerator[tuple[Registry, BotPool]]:
    pool = BotPool(size=2, command=(sys.executable, "-m", "tests.server.badbots"), grace=grace)
    registry = seeded(Memory(), BotSeats(pool, pace=0.0, think=think))
    try:
        yield registry, pool
    finally:
        await registry.close()


async def against(registry: Registry, *names: str, game: str = "swipe", **options: int) -> Player:
    """A table at which one person and these bots have begun."""
    live = await registry.make("ann", game, {"seats": 1 + len(names), **options}, listed=False)
    ann = await Player(registry, "ann").join(live)
    await ann.must("Sit", seat=0)
    for seat, name in enumerate(names, 1):
        await ann.must("SeatBot", seat=seat, bot=name)
    await ann.must("Begin")
    return ann


async def finish(ann: Player) -> None:
    """Play Ann's seat until the game is over; the bots play by themselves."""
    heard = asyncio.Event()
    ann.on_told = lambda _: heard.set()
    while ann.live.state.phase != "over":
        heard.clear()
        if not await step([ann]):
            await heard.wait()


@pytest.mark.parametrize("bad", ["raises", "crashes", "hangs", "burns", "cheats"])
def test_a_bad_bot_loses_its_turn_and_nothing_else_happens(bad: str) -> None:
    async def play() -> None:
        silent = bad in {"hangs", "burns"}  # only these are not waited for; a good bot has all the time it needs
        async with hosting(grace=0.2 if silent else 60.0) as (registry, _):
            ann = await against(registry, bad, "random", chips=9)
            others = await against(registry, "random", "prints", chips=9)
            await asyncio.gather(finish(ann), finish(others))
            assert ann.live.record().places
            assert others.live.record().places

    asyncio.run(asyncio.wait_for(play(), 240))


def test_a_mistake_of_a_bot_or_of_advice_is_logged_with_its_place(caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        async with hosting() as (registry, pool):
            await finish(await against(registry, "raises", "raises", chips=60))
            with pytest.raises(Refusal, match="did not come in time"):
                await told(pool, Compute(key="k", game="swipe", what="no such job", facts=Raw(b"null"), ms=1000), "ann")

    asyncio.run(asyncio.wait_for(play(), 240))
    noted = [json.loads(JsonFormatter().format(record)) for record in caplog.records]
    [bot, *_], [advice] = ([one for one in noted if one["what"] == what] for what in ("a bot failed", "advice failed"))
    assert bot["error"] == "ZeroDivisionError"
    assert "badbots.py" in bot["where"][-1]
    assert advice["job"] == "Compute"
    assert "worker.py" in advice["where"][-1]


def test_a_bot_that_failed_too_often_is_not_queried_again() -> None:
    async def play() -> None:
        async with hosting(think=1) as (registry, pool):
            asked: list[str] = []
            run_ = pool.run

            async def counted(question: object, *facts: object) -> object:
                asked.append("asked")
                return await run_(question, *facts)  # pyright: ignore[reportArgumentType] - only counts what goes by

            pool.run = counted  # pyright: ignore[reportAttributeAccessIssue] - only counts what goes by
            ann = await against(registry, "raises", "raises", chips=60)
            await finish(ann)
            assert len(asked) <= 6
            assert pool.running == 0

    asyncio.run(asyncio.wait_for(play(), 240))


def test_in_a_race_a_bot_waits_and_is_queried_again() -> None:
    async def play() -> None:
        async with hosting() as (registry, _):
            ann = await against(registry, "waits", game="swish")
            called = asyncio.Event()

            def noticed(_: object) -> None:
                if any(entry["type"] == "Happened" and entry["event"]["type"] == "Called" for entry in ann.entries()):
                    called.set()

            ann.on_told = noticed
            await called.wait()
            [at] = [entry.at for entry in ann.live.state.log if type(entry.event).__name__ == "Called"][:1]
            assert at >= 300

    asyncio.run(asyncio.wait_for(play(), 240))


def test_a_failed_bot_in_a_race_plays_nothing_and_people_play_on() -> None:
    async def play() -> None:
        async with hosting() as (registry, _):
            ann = await against(registry, "crashes", game="swish")
            await ann.must("Speak", commands=[ann.news["legal"][0]])
            assert ann.news["due"]["seats"] == [0]

    asyncio.run(asyncio.wait_for(play(), 240))


def test_a_seat_that_was_left_is_played_by_a_bot_until_its_guest_is_back() -> None:
    async def play() -> None:
        async with hosting() as (registry, _):
            ann, ben, cat = await table(registry, guests=("ann", "ben", "cat"), chips=40)
            await ben.must("Stand")
            await cat.must("SeatBot", seat=1, bot="random")
            for _ in range(3):
                while not (ann.due or cat.due):
                    await asyncio.sleep(0.01)
                await step([ann, cat])
            assert ann.live.state.phase == "playing", "with 40 chips no game ends so soon"
            await ben.must("Sit", seat=1)
            assert not ann.live.state.chairs[1].bot

    asyncio.run(asyncio.wait_for(play(), 240))


class Counting:
    """A bot that waits until it has been queried this many times."""

    def __init__(self, _game: object, _seat: int, _rng: object) -> None:
        self.queries = 0

    def choose(self, _view: object, _legal: object, _news: object, _budget: object) -> Wait:
        self.queries += 1
        return Wait(self.queries)


def test_a_worker_keeps_the_bot_of_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS["swipe"], "counting", Counting)
    view = Raw(msgspec.json.encode(swipe.notation.read("41.4 2.2 2.2 2.2 >0 Cx/C")))
    worker = Worker(prepares=False)

    def asked(key: str) -> int:
        whim = "00" * 32
        question = Question(key=key, bot="counting", game="swipe", seat=0, view=view, news=(), at=0, ms=10, whim=whim)
        return worker.answer(question).wait

    assert [asked("one"), asked("one"), asked("other"), asked("one")] == [1, 2, 1, 3]


def test_an_unprepared_worker_solves_nothing_in_the_background(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SWORDFISH_HOME", str(tmp_path))
    size = Size(3, 47, 10)  # takes minutes
    state = swipe.notation.read("41.4 2.2 2.2 2.2 >0 Cx/C")
    view = Raw(msgspec.json.encode(state))
    question = Question(key="", bot="random", game="swipe", seat=0, view=view, news=(), at=0, ms=10, whim="00" * 32)
    assert Worker(prepares=False).answer(question).error == ""
    assert size not in shelf.solvers
    assert Worker().answer(question).error == ""
    solver = shelf.solvers.pop(size)
    solver.kill()
    solver.communicate()
