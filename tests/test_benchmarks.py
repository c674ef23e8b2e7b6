"""The benchmark harness: which claims hold, which fail, and what the docs quote."""

import asyncio
import pkgutil
import random
import subprocess
import sys
from collections.abc import Mapping, Sequence

import benchmarks
import pytest
from benchmarks.__main__ import NOT_CLAIMS
from benchmarks.harness import (
    AtLeast,
    Claim,
    Comparison,
    Missing,
    Rates,
    Rival,
    Within,
    interval,
    measure,
    peer,
    report,
)
from benchmarks.load.clients import Swipe
from benchmarks.load.field import to_the_end
from benchmarks.load.processes import ours

from tests.rulebook import ROOT

RATES: Rates = {"fast": {"sums": [900.0, 1000.0, 1100.0]}, "slow": {"sums": [100.0, 100.0, 100.0]}}
"""The fast one is ten times as fast, give or take a tenth, and takes 1,000 µs per sum."""


def idle(number: int) -> Mapping[str, int]:
    """A batch that is never run: the rates are given."""
    raise AssertionError


def contest(bounds: Sequence[AtLeast | Within] = (), comparisons: Sequence[Comparison] = ()) -> Claim:
    return Claim("fast is faster", [Rival("fast", idle), Rival("slow", idle)], bounds, comparisons)


@pytest.mark.parametrize(
    ("bound", "holds"),
    [
        (AtLeast(8, "sums", ours="fast", theirs="slow"), True),
        (AtLeast(9.5, "sums", ours="fast", theirs="slow"), False),  # the interval begins below
        (AtLeast(2, "sums", ours="slow", theirs="fast"), False),
        (Within(1200, "sums", ours="fast"), True),
        (Within(1050, "sums", ours="fast"), False),  # the interval ends above
    ],
)
def test_a_claim_holds_only_if_its_whole_interval_does(
    bound: AtLeast | Within, holds: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    assert report("less", contest([bound]), RATES) is holds
    assert ("DOES NOT HOLD" in capsys.readouterr().out) is not holds


def test_a_comparison_is_printed_and_claims_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert report("less", contest(comparisons=[Comparison("sums", ours="slow", theirs="fast")]), RATES)
    said = capsys.readouterr().out
    assert "| slow, sums : fast |   0.10 |     0.09–0.11 |" in said
    assert "hold" not in said.lower()


def test_a_bound_that_cannot_fail_is_refused() -> None:
    with pytest.raises(ValueError, match="use a Comparison"):
        AtLeast(0, "sums", ours="fast", theirs="slow")


def test_a_claim_against_a_rival_that_did_not_take_part_does_not_hold(capsys: pytest.CaptureFixture[str]) -> None:
    """boardgame.io, where there is no npm."""
    alone = {"fast": RATES["fast"]}
    bound, comparison = AtLeast(8, "sums", ours="fast", theirs="slow"), Comparison("sums", ours="fast", theirs="slow")
    assert not report("less", contest([bound], [comparison]), alone)
    assert "NOT MEASURED" in capsys.readouterr().out
    assert report("less", contest((), [comparison]), alone)


def test_a_rival_that_does_more_per_second_of_cpu_has_the_higher_rate() -> None:
    def sums(much: int) -> Rival:
        def batch(number: int) -> Mapping[str, int]:
            return {"sums": len([sum(range(much))])}

        return Rival(f"up to {much}", batch)

    rates = measure("less", Claim("", [sums(1000), sums(100_000)], rounds=3, seconds=0.01))
    assert len(rates["up to 1000"]["sums"]) == 3
    assert min(rates["up to 1000"]["sums"]) > max(rates["up to 100000"]["sums"])


def test_a_claim_of_batches_gives_all_rivals_the_same_work() -> None:
    seen: dict[str, list[int]] = {"a": [], "b": []}

    def listen(name: str) -> Rival:
        def batch(number: int) -> Mapping[str, int]:
            seen[name].append(number)
            return {"batches": sum(range(1000)) and 1}

        return Rival(name, batch)

    measure("same", Claim("", [listen("a"), listen("b")], rounds=3, batches=2))
    assert seen["a"] == seen["b"] == [0, 1, 0, 1, 2, 3, 4, 5]  # the first two warm up


def test_the_interval_lies_around_the_median_and_within_the_rounds() -> None:
    middle, low, high = interval([1.0, 2.0, 3.0, 4.0, 50.0])
    assert middle == 3.0
    assert 1.0 <= low < middle < high <= 50.0


def test_a_peer_that_is_not_installed_is_named() -> None:
    with pytest.raises(Missing, match="no_such_peer"):
        peer("no_such_peer")


def test_the_page_on_speed_has_every_claim() -> None:
    page = (ROOT / "docs" / "lab" / "speed.md").read_text(encoding="utf-8")
    for found in pkgutil.iter_modules(benchmarks.__path__):
        if not found.ispkg and found.name not in NOT_CLAIMS:
            assert f"`python -m benchmarks {found.name}`" in page, f"docs/lab/speed.md does not quote {found.name}"


@pytest.mark.skipif(sys.platform != "linux", reason="the servers are observed through /proc")
def test_the_page_is_measured_without_the_test_runner() -> None:
    """The environment of `make bench` has a browser's driver, and no pytest."""
    check = "import sys; sys.modules['pytest'] = None; import tests.web.browser, tests.web.house"
    subprocess.run([sys.executable, "-c", check], check=True, cwd=ROOT, timeout=60)


def test_the_clients_of_the_load_play_a_whole_game_on_our_server() -> None:
    async def played() -> tuple[int, bool]:
        async with ours() as server:
            table = await Swipe.open(server.port, random.Random(1))
            count = await to_the_end(table)
            over = table.over
            await table.close()
            return count, over

    count, over = asyncio.run(asyncio.wait_for(played(), 60))
    assert over
    assert count > 0
