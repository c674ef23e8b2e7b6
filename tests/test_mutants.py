"""The tool that breaks the rules on purpose: what it changes, what it leaves, and that it does break them."""

from itertools import islice

import pytest

from tests.mutants import ROOMS, noticed, of
from tests.mutations import mutations


def changed(source: str) -> list[str]:
    return [text for _, text in mutations(source)]


@pytest.mark.parametrize(
    ("source", "changes"),
    [
        ("a < b", ["(a <= b)", "(a >= b)"]),
        ("a and b", ["(a or b)", "(b)", "(a)"]),
        ("not a", ["(a)"]),
        ("a + 1", ["(a - 1)", "a + 2"]),
        ("a if b else c", ["(a)", "(c)"]),
        ("a(b, c=d)", ["pass", "a(b)"]),
        ("x = [a for a in b if c]", ["x = [a for a in b if True]"]),
        ("if a: b", ["if True: b", "if False: b"]),
        ("match a:\n case 0 | b.c: d", ["match a:\n case 0 | b.c if False: d", "match a:\n case (b.c): d"]),
        ("match a:\n case b if c: d", ["match a:\n case b if True: d", "match a:\n case b if False: d"]),
        ("é = 'ü' ; a = 1", ["é = 'ü~' ; a = 1", "é = 'ü' ; a = 2"]),
    ],
)
def test_each_change_is_a_small_one(source: str, changes: list[str]) -> None:
    assert set(changes) <= set(changed(source))


@pytest.mark.parametrize(
    "source",
    [
        '"""Said, not done."""',
        "def f(a: int | None) -> int | None: return a",
        "__all__ = ['a']",
        "zip(a, strict=True).b",
    ],
)
def test_what_makes_no_difference_is_left_alone(source: str) -> None:
    assert changed(source) == []


@pytest.mark.parametrize("room", sorted(path.parent.name for path in ROOMS.glob("*/rules.py")))
def test_every_broken_room_is_still_python(room: str) -> None:
    for mutant in islice(of(room), 0, None, 4):
        compile(mutant.source, mutant.path, "exec")
        assert mutant.source != mutant.path.read_text(encoding="utf-8")


@pytest.mark.long
def test_a_broken_rule_is_noticed_and_a_whole_one_is_not() -> None:
    rules = (ROOMS / "swipe" / "rules.py").read_text(encoding="utf-8")
    broken = rules.replace("victim == seat", "victim != seat")
    assert not noticed("swipe", "swordfish.games.swipe.rules", rules)
    assert noticed("swipe", "swordfish.games.swipe.rules", broken)
