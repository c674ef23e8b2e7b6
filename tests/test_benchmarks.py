"""The harness of the claims of speed: what holds, what does not, and what the docs quote."""

import pkgutil
from collections.abc import Mapping

import benchmarks
import pytest
from benchmarks.__main__ import NOT_CLAIMS
from benchmarks.harness import AtLeast, Claim, Missing, Rival, Within, interval, measure, peer, report

from tests.rulebook import ROOT


def sums(much: int) -> Rival:
    """Whoever adds up so many numbers and calls it one sum."""

    def batch(number: int) -> Mapping[str, int]:
        return {"sums": len([sum(range(much))])}

    return Rival(f"up to {much}", batch)


def contest(*bounds: AtLeast | Within) -> Claim:
    return Claim("less is faster", [sums(1000), sums(20_000)], bounds, rounds=3, seconds=0.01)


@pytest.mark.parametrize(
    ("bound", "holds"),
    [
        (AtLeast(2, "sums", ours="up to 1000", theirs="up to 20000"), True),
        (AtLeast(2, "sums", ours="up to 20000", theirs="up to 1000"), False),
        (Within(1e6, "sums", ours="up to 1000"), True),
        (Within(1e-3, "sums", ours="up to 1000"), False),
    ],
)
def test_a_claim_holds_only_if_it_was_measured_so(
    bound: AtLeast | Within, holds: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    claim = contest(bound)
    assert report("less", claim, measure("less", claim)) is holds
    assert ("DOES NOT HOLD" in capsys.readouterr().out) is not holds


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
    page = (ROOT / "docs" / "speed.md").read_text(encoding="utf-8")
    for found in pkgutil.iter_modules(benchmarks.__path__):
        if not found.ispkg and found.name not in NOT_CLAIMS:
            assert f"`python -m benchmarks {found.name}`" in page, f"docs/speed.md does not quote {found.name}"
