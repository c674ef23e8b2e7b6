"""Abuse at one table hardly affects the others: p99 of a quiet table, with and without."""

import asyncio
import time
from pathlib import Path

import pytest

from tests.server.attacker import ABUSES, attacked, served
from tests.server.hosting import Line, Visitor

pytestmark = pytest.mark.torture
PACE = 0.02
A_WINDOW = 100
ROUNDS = 10


async def window(line: Line) -> list[float]:
    """Paced commands that are stored, each awaited; returns their times in milliseconds."""
    took: list[float] = []
    for number in range(A_WINDOW):
        began = time.perf_counter()
        command = {"type": "Lift", "place": 0} if number % 2 else {"type": "Lay", "place": 0, "orientation": 0}
        assert (await line.say("Speak", commands=[command]))["type"] == "Done"
        took.append(1000 * (time.perf_counter() - began))
        await asyncio.sleep(max(0.0, PACE - took[-1] / 1000))
    return took


def p50(took: list[float]) -> float:
    return sorted(took)[len(took) // 2]


def p99(took: list[float]) -> float:
    return sorted(took)[int(len(took) * 0.99)]


@pytest.mark.parametrize("abuse", ABUSES)
def test_the_p99_of_other_tables_does_not_double(tmp_path: Path, abuse: str) -> None:
    """Quiet and abused periods alternate, and each kind is pooled: a busy machine is busy for both."""

    async def measure(port: int) -> tuple[list[float], list[float]]:
        ann = Visitor(port)
        assert ann.post("/api/guest", {"name": "Ann"})[0] == 200
        made = ann.table("swish", options={"seats": 1, "proof": 120})["table"]
        async with ann.socket(made) as line:
            await line.news()
            await line.say("Sit", seat=0)
            await line.say("Begin")
            await line.say("Speak", commands=[{"type": "Call", "layout": 0}])
            await window(line)
            quiet: list[float] = []
            loud: list[float] = []
            for _ in range(ROUNDS):
                quiet += await window(line)
                with attacked(port, abuse):
                    loud += await window(line)
                line.told.clear()
            return quiet, loud

    with served(tmp_path) as (port, _):
        quiet, loud = asyncio.run(measure(port))
    print(
        f"\n{abuse}: {len(quiet)} quiet and {len(loud)} abused commands,"
        f" p50 {p50(quiet):.1f} → {p50(loud):.1f} ms, p99 {p99(quiet):.1f} → {p99(loud):.1f} ms"
    )
    assert p99(loud) < 2 * p99(quiet)
