"""Randomness that anyone can recompute."""

from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from swordfish.core import Luck, Rng, commitment, fresh_seed, open_seed
from tests.rulebook import ROOT


def vectors() -> list[tuple[str, str]]:
    """The test vectors that docs/luck.md shows: formula and result."""
    text = Path(ROOT / "docs" / "reference" / "luck-vectors.txt").read_text(encoding="utf-8")
    return [tuple(line.split(" -> ")) for line in text.splitlines() if " -> " in line]  # pyright: ignore[reportReturnType] - two parts, by the arrow


@pytest.mark.parametrize(("formula", "value"), vectors())
def test_the_vectors_of_the_docs_come_out(formula: str, value: str) -> None:
    names = {"Luck": Luck, "open_seed": open_seed, "commitment": commitment, "bytes": bytes, "range": range}
    result = eval(formula.strip(), names)  # our own page
    assert (result.hex() if isinstance(result, bytes) else str(result)) == value.strip()


def test_there_are_vectors() -> None:
    assert len(vectors()) >= 8


def test_an_independent_implementation_gives_the_same_numbers() -> None:
    """An independent implementation of docs/luck.md."""
    seed, number = bytes(range(32)), 5
    key = sha256(b"swordfish luck 1" + seed).digest()
    stream = b"".join(
        sha256(key + number.to_bytes(8, "big") + block.to_bytes(8, "big")).digest() for block in range(40)
    )
    rng, at = Luck(seed)(number), 0
    for kinds in [6, 2, 256, 1, 60, 1000, 257, 16_000_001, 6, 6] * 10:
        width = next(width for width in range(1, 9) if 256**width >= kinds)
        while True:
            value = int.from_bytes(stream[at : at + width], "big")
            at += width
            if value < 256**width // kinds * kinds:
                break
        assert rng.below(kinds) == value % kinds


@pytest.mark.parametrize("kinds", [6, 256, 16_001])
def test_several_numbers_and_a_stream_are_those_of_below(kinds: int) -> None:
    one, many, flow = (Luck(open_seed(3))(1) for _ in range(3))
    expected = [one.below(kinds) for _ in range(100)]
    assert many.several(kinds, 40) + many.several(kinds, 60) == expected
    drawn = flow.stream(kinds)
    assert [next(drawn) for _ in range(100)] == expected
    assert one.below(10**6) == many.below(10**6) == flow.below(10**6), "no more is drawn than is taken"


def test_a_draw_depends_on_the_seed_the_salts_and_the_number_alone() -> None:
    luck = Luck(open_seed(7))
    first = [luck(3).below(1000) for _ in range(3)]
    assert len(set(first)) == 1, "the same event draws the same again"
    others = [Luck(open_seed(7))(4), Luck(open_seed(8))(3), Luck(open_seed(7), [b"x" * 16])(3)]
    assert all(rng.below(10**6) != luck(3).below(10**6) for rng in others)


@given(st.integers(1, 10**12), st.integers(0, 10**6))
def test_numbers_lie_below_their_bound(kinds: int, seed: int) -> None:
    assert 0 <= Luck(open_seed(seed))(0).below(kinds) < kinds


def test_all_numbers_are_equally_likely() -> None:
    rng, draws = Luck(open_seed("fair"))(0), 60_000
    counts = Counter(rng.below(6) for _ in range(draws))
    chi = sum((counts[face] - draws / 6) ** 2 / (draws / 6) for face in range(6))
    assert chi < 20.5, "one honest die in a thousand goes beyond it"


@given(st.lists(st.integers(), max_size=40), st.integers(0, 10**6))
def test_a_shuffle_loses_nothing(items: list[int], seed: int) -> None:
    assert Counter(Rng(str(seed).encode()).shuffled(items)) == Counter(items)


def test_each_subset_is_sampled_equally_often() -> None:
    luck, draws = Luck(open_seed("sample")), 12_000
    counts = Counter(luck(number).sample("abcd", 2) for number in range(draws))
    assert len(counts) == 12
    assert all(abs(count - draws / 12) < 5 * (draws / 12) ** 0.5 for count in counts.values())


def test_fresh_seeds_have_32_bytes_and_never_repeat() -> None:
    seeds = {fresh_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert {len(seed) for seed in seeds} == {32}
