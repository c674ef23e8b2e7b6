"""The promise of docs/reference/threats.md, measured: what others notice while one address attacks; prints figures."""

import asyncio
import json
import os
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.server.attacker import ATTACKS, attacked, served
from tests.server.hosting import Line, Visitor

pytestmark = pytest.mark.torture
HONEST = "127.0.0.7"
SECONDS = float(os.environ.get("SWORDFISH_ATTACK", "20"))
LEAST_MS = 50.0
MOST_MEGABYTES = 64
RECOVERY = 5.0
ROUNDS = 4


def megabytes(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1024


class Honest:
    """Somebody at another address who plays, comes and goes, and looks at pages."""

    def __init__(self, port: int) -> None:
        self.visitor = Visitor(port, source=HONEST)
        self.visitor.post("/api/guest", {"name": "Ann"})
        self.alone = self.visitor.table("swish", options={"seats": 1, "proof": 120})["table"]

    @asynccontextmanager
    async def playing(self) -> AsyncGenerator[Line]:
        """In the middle of a proof, so that every move is written down."""
        async with self.visitor.socket(self.alone) as line:
            await line.news()
            await line.say("Sit", seat=0)
            await line.say("Begin")
            await line.say("Speak", commands=[{"type": "Call", "layout": 0}])
            yield line

    async def measure(self, line: Line, seconds: float) -> dict[str, list[float]]:
        """Milliseconds of moves, joins and page requests, for so many seconds."""
        took: dict[str, list[float]] = {"move": [], "join": [], "page": []}
        end, laid = time.perf_counter() + seconds, False
        while time.perf_counter() < end:
            began = time.perf_counter()
            kind = {"type": "Lift", "place": 0} if laid else {"type": "Lay", "place": 0, "orientation": 0}
            answer = await line.say("Speak", commands=[kind])
            took["move"].append(1000 * (time.perf_counter() - began))
            laid = not laid if answer["type"] == "Done" else laid
            began = time.perf_counter()
            async with self.visitor.socket(self.alone) as joined:
                await joined.news()
                took["join"].append(1000 * (time.perf_counter() - began))
            for path in ("/", f"/api/tables/{self.alone}"):
                began = time.perf_counter()
                answer_ = await asyncio.to_thread(self.visitor.ask, "GET", path)
                took["page"].append(1000 * (time.perf_counter() - began))
                assert answer_.status == 200
            line.told.clear()
            await asyncio.sleep(0.03)
        return took

    async def bot_answers(self, seconds: float) -> dict[str, list[float]]:
        """Milliseconds from our move until it is our turn again, at tables with a bot, for so many seconds."""
        took: list[float] = []
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            made = self.visitor.table("swirl", options={"seats": 2})["table"]
            async with self.visitor.socket(made) as line:
                await line.news()
                await line.say("Sit", seat=0)
                await line.say("SeatBot", seat=1, bot="easy")
                await line.say("Begin")
                async with self.visitor.socket(made) as fresh:
                    took += await self._turns(fresh, end)
        return {"bot": took}

    async def _turns(self, line: Line, end: float) -> list[float]:
        took: list[float] = []
        news, began = await line.news(), 0.0
        while time.perf_counter() < end and news.get("due", {}).get("kind") != "over":
            if news.get("legal"):
                if began:
                    took.append(1000 * (time.perf_counter() - began))
                began = time.perf_counter()
                command = {"type": "Speak", "number": int(began * 1e6), "commands": [news["legal"][0]]}
                await line.connection.send(json.dumps(command))
            news = await line.next("News")
            line.told.clear()
        return took


def p99(took: list[float]) -> float:
    return sorted(took)[min(len(took) - 1, int(len(took) * 0.99))] if took else 0.0


async def in_turns(
    port: int, name: str, measured: Callable[[float], Awaitable[dict[str, list[float]]]]
) -> dict[str, dict[str, list[float]]]:
    """What is measured before, during and 5 s after an attack, several times: a busy machine is busy for all three."""
    found: dict[str, dict[str, list[float]]] = {"usual": {}, "attacked": {}, "after": {}}

    async def add(when: str) -> None:
        for what, took in (await measured(SECONDS / ROUNDS)).items():
            found[when].setdefault(what, []).extend(took)

    await measured(SECONDS / ROUNDS)
    for _ in range(ROUNDS):
        await add("usual")
        with attacked(port, name):
            await asyncio.sleep(1)  # so that it is in full swing
            await add("attacked")
        await asyncio.sleep(RECOVERY)
        await add("after")
    return found


@pytest.mark.parametrize("name", ATTACKS)
def test_an_attack_from_one_address_hardly_affects_other_players(tmp_path: Path, name: str) -> None:
    async def measure(port: int, pid: int) -> tuple[dict[str, dict[str, list[float]]], float]:
        honest = Honest(port)
        async with honest.playing() as line:
            await honest.measure(line, SECONDS / ROUNDS)
            before = most = megabytes(pid)

            async def measured(seconds: float) -> dict[str, list[float]]:
                nonlocal most
                took = await honest.measure(line, seconds)
                most = max(most, megabytes(pid))
                return took

            return await in_turns(port, name, measured), most - before

    with served(tmp_path) as (port, pid):
        found, grown = asyncio.run(measure(port, pid))
    print(f"\n{name}: memory +{grown:.0f} MB")
    for what in ("move", "join", "page"):
        figures = " → ".join(f"{p99(found[when][what]):.1f}" for when in ("usual", "attacked", "after"))
        print(f"  p99 of a {what}: {figures} ms ({len(found['attacked'][what])} while attacked)")
    for what in ("move", "join", "page"):
        most = max(2 * p99(found["usual"][what]), LEAST_MS)
        assert p99(found["attacked"][what]) <= most, what
        assert p99(found["after"][what]) <= most, what
    assert grown <= MOST_MEGABYTES


@pytest.mark.parametrize("name", ["bots", "costs", "puzzles"])
def test_bots_of_others_answer_at_most_twice_as_late(tmp_path: Path, name: str) -> None:
    async def measure(port: int) -> dict[str, dict[str, list[float]]]:
        return await in_turns(port, name, Honest(port).bot_answers)

    with served(tmp_path) as (port, _):
        found = asyncio.run(measure(port))
    usual, loud = (sorted(found[when]["bot"]) for when in ("usual", "attacked"))
    assert usual
    assert loud
    middle = [took[len(took) // 2] for took in (usual, loud)]
    print(f"\n{name}: a bot's answer, p50 {middle[0]:.0f} → {middle[1]:.0f} ms ({len(usual)}, {len(loud)} answers)")
    assert middle[1] <= 2 * middle[0]
